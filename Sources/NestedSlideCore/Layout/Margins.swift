/// What lies around and between header, hover bar and pager: 0 in most layouts. Lengths in points, 0 or more.
public struct Margins: Equatable, Sendable {
  /// Around all.
  public var main = Insets()
  /// Around header and hover bar.
  public var top = Insets()
  /// Around the pager.
  public var content = Insets()
  /// Between the hover bar and the pager.
  public var mainSpacing = 0.0
  /// Between header and hover bar.
  public var topSpacing = 0.0
  /// Between pages.
  public var pageSpacing = 0.0

  public init() {}

  /// All are 0, and none of them -0.
  var areNone: Bool {
    withUnsafeBytes(of: self) { bytes in
      var bits: UInt64 = 0
      func word(_ index: Int) -> UInt64 { bytes.load(fromByteOffset: 8 * index, as: UInt64.self) }
      // There are 15.
      for index in stride(from: 0, to: bytes.count / 8, by: 3) {
        bits |= word(index) | word(index + 1) | word(index + 2)
      }
      return bits == 0
    }
  }
}
