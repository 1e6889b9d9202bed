/// Settings of one page that override the coordinator's; nil inherits.
public struct PageSettings: Equatable, Sendable {
  public var overscrollTop: OverscrollOwner?
  public var seam: Seam?
  public var shortPage: ShortPage?
  public var scrollToTop: ScrollToTop?
  public var indicators: Indicators?
  @Automatic public var refreshHeight: Double?
  /// Of the page's item in the strip of tabs; nil: an equal share.
  @Automatic public var tabWidth: Double?
  /// The host's own number of the page, 0 for none.
  public var key: Int64 = 0
  /// More is asked for when less than this is left to the page's end, points.
  @Automatic public var loadMoreDistance: Double?
  /// There is nothing more to load.
  public var noMore = false

  public init() {}
}

extension PageSettings {
  /// There is something that few pages have.
  var needsExtras: Bool {
    refreshHeight != nil || tabWidth != nil || key != 0 || loadMoreDistance != nil || noMore
  }
}
