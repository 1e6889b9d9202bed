/// Where in the pager the current page lies, if pages are narrower than it.
public enum PageAlignment: Int32, Sendable {
  case start
  case center
}

/// What lies around and between header, hover bar and pager, 0 in most layouts, and how pages lie in the pager. Lengths
/// in points, 0 or more.
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
  /// How wide a page is, of the pager's width: 0.1 to 1.
  public var pageWidth = 1.0
  /// Where in the pager the current page lies.
  public var pageAlignment = PageAlignment.start

  public init() {}
}
