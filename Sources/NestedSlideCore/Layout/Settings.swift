/// All settings of a coordinator.
public struct Settings: Equatable, Sendable {
  public var layout = LayoutSettings()
  public var motion = MotionSettings()
  public var input = InputSettings()
  public var paging = PagingSettings()
  public var tabs = TabSettings()
  /// With `HeaderSnap.direction`, a release no faster than this snaps by the last movement, points per second.
  public var snapVelocity = 50.0
  /// Pulled further than this and let go it refreshes, held open by as much, points; 0: never.
  public var refreshHeight = 0.0
  /// More is asked for when less than this is left of the path, points; 0: never.
  public var loadMoreDistance = 0.0
  public var headerMotion = HeaderMotion.headerFirst
  public var headerSnap = HeaderSnap.none
  public var seam = Seam.continuous
  public var overscrollTop = OverscrollOwner.whole
  public var overscrollBottom = OverscrollOwner.page
  public var bounces = Bounces.always
  public var shortPage = ShortPage.pad
  public var scrollToTop = ScrollToTop.whole
  public var indicators = Indicators.switching

  public init() {}

  /// Refuses settings outside their documented ranges.
  public func check() throws(Failure) {
    try layout.check()
    try motion.check()
    try require(input.touchSlop, within: 0, Limits.length, "touch_slop: must be from 0 to 1e12 points")
    try require(input.axisRatio, within: 0, 1000, "axis_ratio: must be from 0 to 1000")
    try require(snapVelocity, within: 0, Limits.velocity, "snap_velocity: must be from 0 to 1e9 points per second")
    try require(refreshHeight, within: 0, Limits.length, "refresh_height: must be from 0 to 1e12 points")
    try require(loadMoreDistance, within: 0, Limits.length, "load_more_distance: must be from 0 to 1e12 points")
    try tabs.check()
    let threshold = paging.loadThreshold
    try require(threshold, within: 0, 1, "load_threshold: must be from 0 to less than 1")
    if threshold == 1 { throw Failure(.invalidArgument, "load_threshold: must be from 0 to less than 1") }
    try require(
      paging.flickVelocity, within: 0, Limits.velocity, "page_flick_velocity: must be from 0 to 1e9 points per second")
    let count = Int(Int32.max)
    try require(Int(paging.prefetch), within: 0, count, .invalidArgument, "prefetch: must be 0 or more pages")
    try require(Int(paging.keepAlive), within: 0, count, .invalidArgument, "keep_alive: must be 0 or more pages")
    try require(Int(paging.initialPage), within: 0, count, .invalidArgument, "initial_page: must be 0 or more")
    if overscrollBottom == .both {
      throw Failure(.invalidArgument, "overscroll_bottom: must be none, page or whole")
    }
  }
}

extension LayoutSettings {
  func check() throws(Failure) {
    if areLengths { return }
    // Something is wrong: which, and how?
    let length = Limits.length
    try require(viewportWidth, within: 0, length, "viewport_width: must be from 0 to 1e12 points")
    try require(viewportHeight, within: 0, length, "viewport_height: must be from 0 to 1e12 points")
    try require(headerHeight, within: 0, length, "header_height: must be from 0 to 1e12 points")
    try require(headerMinHeight, within: 0, length, "header_min_height: must be from 0 to 1e12 points")
    try require(headerReturnHeight, within: 0, length, "header_return_height: must be from 0 to 1e12 points")
    try require(hoverHeight, within: 0, length, "hover_height: must be from 0 to 1e12 points")
    try require(pinInset, within: 0, length, "pin_inset: must be from 0 to 1e12 points")
    if let pinDistance {
      try require(pinDistance, within: 0, length, "pin_distance: must be from 0 to 1e12 points, or automatic")
    }
  }

  private var areLengths: Bool {
    isLength(viewportWidth) && isLength(viewportHeight) && isLength(headerHeight) && isLength(headerMinHeight)
      && isLength(headerReturnHeight) && isLength(hoverHeight) && isLength(pinInset) && isLength(pinDistance ?? 0)
  }
}

/// Finite, not negative, and not too long.
@inline(__always)
private func isLength(_ value: Double) -> Bool { value >= 0 && value <= Limits.length }

extension Insets {
  func check(_ message: StaticString) throws(Failure) {
    try require(top, within: 0, Limits.length, message)
    try require(left, within: 0, Limits.length, message)
    try require(bottom, within: 0, Limits.length, message)
    try require(right, within: 0, Limits.length, message)
  }
}

extension PageSettings {
  /// Refuses settings outside their documented ranges.
  public func check() throws(Failure) {
    if let refreshHeight {
      try require(
        refreshHeight, within: 0, Limits.length, "refresh_height: must be from 0 to 1e12 points, or automatic")
    }
    if let tabWidth {
      try require(tabWidth, within: 0, Limits.length, "tab_width: must be from 0 to 1e12 points, or automatic")
    }
  }

  /// There is something that few pages have.
  var needsExtras: Bool { refreshHeight != nil || tabWidth != nil || key != 0 }
}

extension TabSettings {
  func check() throws(Failure) {
    try require(indicatorWidth, within: 0, Limits.length, "indicator_width: must be from 0 to 1e12 points")
    try require(indicatorHeight, within: 0, Limits.length, "indicator_height: must be from 0 to 1e12 points")
    try require(indicatorRadius, within: 0, Limits.length, "indicator_radius: must be from 0 to 1e12 points")
  }
}

extension MotionSettings {
  func check() throws(Failure) {
    if let deceleration {
      try require(deceleration, within: 0.001, 1000, "deceleration: must be from 0.001 to 1000 per second")
    }
    if let rubberBand { try require(rubberBand, within: 0.001, 1, "rubber_band: must be from 0.001 to 1") }
    if let springResponse {
      try require(springResponse, within: 0.01, 100, "spring_response: must be from 0.01 to 100 seconds")
    }
    if let springDamping { try require(springDamping, within: 0.01, 100, "spring_damping: must be from 0.01 to 100") }
    if let restDistance {
      try require(restDistance, within: 0.000001, 100, "rest_distance: must be from 0.000001 to 100 points")
    }
    try require(seamResistance, within: 0.001, 1000, "seam_resistance: must be from 0.001 to 1000 per second")
  }
}
