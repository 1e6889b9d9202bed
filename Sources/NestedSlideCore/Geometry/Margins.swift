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
}
