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
      func three(_ first: Int) -> UInt64 {
        func word(_ index: Int) -> UInt64 { bytes.load(fromByteOffset: 8 * index, as: UInt64.self) }
        return word(first) | word(first + 1) | word(first + 2)
      }
      // Written out: a coordinator that is created asks.
      return three(0) | three(3) | three(6) | three(9) | three(12) == 0
    }
  }
}
