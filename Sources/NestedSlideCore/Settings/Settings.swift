/// All settings of a coordinator.
public struct Settings: Equatable, Sendable {
  public var layout = LayoutSettings()
  public var motion = MotionSettings()
  public var input = InputSettings()
  public var paging = PagingSettings()
  /// Pulled further than this and let go it refreshes, held open by as much, points; 0: never.
  public var refreshHeight = 0.0
  /// More is asked for when less than this is left of the path, points; 0: never.
  public var loadMoreDistance = 0.0
  public var headerMotion = HeaderMotion.headerFirst
  public var headerSnap = HeaderSnap.none
  public var axis = PathAxis.vertical
  public var seam = Seam.continuous
  public var overscrollTop = OverscrollOwner.whole
  public var overscrollBottom = OverscrollOwner.page
  public var bounces = Bounces.always
  public var shortPage = ShortPage.pad
  public var shortPageArrival = ShortPageArrival.keep
  public var scrollToTop = ScrollToTop.whole
  public var indicators = Indicators.switching

  public init() {}
}
