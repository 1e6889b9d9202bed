/// Settings of one page that override the coordinator's; nil inherits.
public struct PageSettings: Equatable, Sendable {
  public var overscrollTop: OverscrollOwner?
  public var seam: Seam?
  public var shortPage: ShortPage?
  public var scrollToTop: ScrollToTop?

  public init() {}
}

/// What the engine keeps of a page.
struct PageState {
  var contentHeight: Double
  /// Within 0 to the page's greatest offset.
  var offset = 0.0
  var settings = PageSettings()
  /// Asked for and not released.
  var isNeeded = false

  init(contentHeight: Double) {
    self.contentHeight = contentHeight
  }
}
