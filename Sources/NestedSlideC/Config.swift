import CNestedSlide
import NestedSlideCore

/// nslide_config and the engine's settings.
extension Settings {
  init(_ config: UnsafePointer<nslide_config>?) throws(Failure) {
    let pointer = try required(config, "config: must not be null")
    try StructSize.checkInput(pointer, "struct_size: must be that of nslide_config, with a tail of zeros")
    self.init()
    try readLayout(pointer)
    try readMotion(pointer)
    try readInput(pointer)
    try readPolicies(pointer)
    try readPaging(pointer)
    try readTabs(pointer)
    try check()
  }

  private mutating func readLayout(_ config: UnsafePointer<nslide_config>) throws(Failure) {
    layout.viewportWidth = config.pointee.viewport_width
    layout.viewportHeight = config.pointee.viewport_height
    layout.headerHeight = config.pointee.header_height
    layout.headerMinHeight = config.pointee.header_min_height
    layout.headerReturnHeight = config.pointee.header_return_height
    layout.hoverHeight = config.pointee.hover_height
    layout.pinInset = config.pointee.pin_inset
    layout.pinDistance = automatic(config.pointee.pin_distance)
    layout.rightToLeft = try flag(config.pointee.right_to_left, "right_to_left: must be 0 or 1")
    layout.headerStretch = try flag(config.pointee.header_stretch, "header_stretch: must be 0 or 1")
  }

  private mutating func readMotion(_ config: UnsafePointer<nslide_config>) throws(Failure) {
    motion.preset = try choice(config.pointee.physics, PhysicsPreset.self, "physics: must be a NSLIDE_PHYSICS_ value")
    motion.flingCurve = try presetChoice(
      config.pointee.fling_curve, FlingCurve.self, "fling_curve: must be a NSLIDE_FLING_ value or -1")
    motion.deceleration = automatic(config.pointee.deceleration)
    motion.rubberBand = automatic(config.pointee.rubber_band)
    motion.springResponse = automatic(config.pointee.spring_response)
    motion.springDamping = automatic(config.pointee.spring_damping)
    motion.restDistance = automatic(config.pointee.rest_distance)
    motion.seamResistance = config.pointee.seam_resistance
  }

  private mutating func readInput(_ config: UnsafePointer<nslide_config>) throws(Failure) {
    input.touchSlop = config.pointee.touch_slop
    input.axisRatio = config.pointee.axis_ratio
    input.horizontalEnabled = try flag(config.pointee.horizontal_enabled, "horizontal_enabled: must be 0 or 1")
    input.swipeArea = try choice(config.pointee.swipe_area, SwipeArea.self, "swipe_area: must be a NSLIDE_SWIPE_ value")
    input.velocityEstimator = try presetChoice(
      config.pointee.velocity_estimator, VelocityEstimator.self,
      "velocity_estimator: must be a NSLIDE_VELOCITY_ value or -1")
    input.repeatedFlings = try choice(
      config.pointee.repeated_flings, RepeatedFlings.self, "repeated_flings: must be a NSLIDE_REPEAT_ value")
    input.wheelGlide = try choice(
      config.pointee.wheel_glide, WheelGlide.self, "wheel_glide: must be a NSLIDE_GLIDE_ value")
    input.wheelLatches = try flag(config.pointee.wheel_latch, "wheel_latch: must be 0 or 1")
    input.chaining.top = try choice(config.pointee.chain_top, Chain.self, "chain_top: must be a NSLIDE_CHAIN_ value")
    input.chaining.bottom = try choice(
      config.pointee.chain_bottom, Chain.self, "chain_bottom: must be a NSLIDE_CHAIN_ value")
    input.chaining.start = try choice(
      config.pointee.chain_start, Chain.self, "chain_start: must be a NSLIDE_CHAIN_ value")
    input.chaining.end = try choice(config.pointee.chain_end, Chain.self, "chain_end: must be a NSLIDE_CHAIN_ value")
  }

  private mutating func readPolicies(_ config: UnsafePointer<nslide_config>) throws(Failure) {
    headerMotion = try choice(
      config.pointee.header_motion, HeaderMotion.self, "header_motion: must be a NSLIDE_HEADER_ value")
    seam = try choice(config.pointee.seam, Seam.self, "seam: must be a NSLIDE_SEAM_ value")
    overscrollTop = try choice(
      config.pointee.overscroll_top, OverscrollOwner.self, "overscroll_top: must be a NSLIDE_OVERSCROLL_ value")
    overscrollBottom = try choice(
      config.pointee.overscroll_bottom, OverscrollOwner.self, "overscroll_bottom: must be a NSLIDE_OVERSCROLL_ value")
    headerSnap = try choice(config.pointee.header_snap, HeaderSnap.self, "header_snap: must be a NSLIDE_SNAP_ value")
    snapVelocity = config.pointee.snap_velocity
    scrollToTop = try choice(
      config.pointee.scroll_to_top, ScrollToTop.self, "scroll_to_top: must be a NSLIDE_SCROLL_TO_TOP_ value")
    indicators = try choice(
      config.pointee.indicators, Indicators.self, "indicators: must be a NSLIDE_INDICATORS_ value")
    refreshHeight = config.pointee.refresh_height
    loadMoreDistance = config.pointee.load_more_distance
    bounces = try choice(config.pointee.bounces, Bounces.self, "bounces: must be a NSLIDE_BOUNCES_ value")
    shortPage = try choice(config.pointee.short_page, ShortPage.self, "short_page: must be a NSLIDE_SHORT_PAGE_ value")
  }

  private mutating func readPaging(_ config: UnsafePointer<nslide_config>) throws(Failure) {
    paging.bounces = try flag(config.pointee.page_bounces, "page_bounces: must be 0 or 1")
    paging.memory = try choice(
      config.pointee.page_memory, PageMemory.self, "page_memory: must be a NSLIDE_MEMORY_ value")
    paging.indexRule = try choice(
      config.pointee.page_index, PageIndexRule.self, "page_index: must be a NSLIDE_PAGE_INDEX_ value")
    paging.lazy = try flag(config.pointee.lazy, "lazy: must be 0 or 1")
    paging.prefetch = config.pointee.prefetch
    paging.keepAlive = config.pointee.keep_alive
    paging.initialPage = config.pointee.initial_page
    paging.loadThreshold = config.pointee.load_threshold
    paging.isEndless = try flag(config.pointee.endless, "endless: must be 0 or 1")
    paging.alwaysStops = try flag(config.pointee.page_always_stop, "page_always_stop: must be 0 or 1")
    paging.flickVelocity = config.pointee.page_flick_velocity
    paging.farTurns = try choice(
      config.pointee.far_turns, FarTurns.self, "far_turns: must be a NSLIDE_FAR_TURNS_ value")
    if config.pointee.reserved != 0 { throw Failure(.invalidArgument, "reserved: must be 0") }
  }

  private mutating func readTabs(_ config: UnsafePointer<nslide_config>) throws(Failure) {
    tabs.alignment = try choice(
      config.pointee.tab_alignment, TabAlignment.self, "tab_alignment: must be a NSLIDE_TABS_ value")
    tabs.indicatorWidth = config.pointee.indicator_width
    tabs.indicatorHeight = config.pointee.indicator_height
    tabs.indicatorRadius = config.pointee.indicator_radius
  }

  /// All settings as the C interface has them. struct_size is the caller's.
  func write(to config: UnsafeMutablePointer<nslide_config>) {
    var result = nslide_config()
    result.struct_size = config.pointee.struct_size
    result.viewport_width = layout.viewportWidth
    result.viewport_height = layout.viewportHeight
    result.header_height = layout.headerHeight
    result.header_min_height = layout.headerMinHeight
    result.header_return_height = layout.headerReturnHeight
    result.hover_height = layout.hoverHeight
    result.pin_inset = layout.pinInset
    result.pin_distance = layout.pinDistance ?? automaticValue
    result.right_to_left = layout.rightToLeft ? 1 : 0
    result.header_stretch = layout.headerStretch ? 1 : 0
    result.physics = motion.preset.rawValue
    result.deceleration = motion.deceleration ?? automaticValue
    result.rubber_band = motion.rubberBand ?? automaticValue
    result.spring_response = motion.springResponse ?? automaticValue
    result.spring_damping = motion.springDamping ?? automaticValue
    result.rest_distance = motion.restDistance ?? automaticValue
    result.seam_resistance = motion.seamResistance
    result.fling_curve = motion.flingCurve?.rawValue ?? -1
    result.touch_slop = input.touchSlop
    result.axis_ratio = input.axisRatio
    result.velocity_estimator = input.velocityEstimator?.rawValue ?? -1
    result.repeated_flings = input.repeatedFlings.rawValue
    result.wheel_glide = input.wheelGlide.rawValue
    result.wheel_latch = input.wheelLatches ? 1 : 0
    result.chain_top = input.chaining.top.rawValue
    result.chain_bottom = input.chaining.bottom.rawValue
    result.chain_start = input.chaining.start.rawValue
    result.chain_end = input.chaining.end.rawValue
    result.header_motion = headerMotion.rawValue
    result.seam = seam.rawValue
    result.header_snap = headerSnap.rawValue
    result.snap_velocity = snapVelocity
    result.scroll_to_top = scrollToTop.rawValue
    result.overscroll_top = overscrollTop.rawValue
    result.overscroll_bottom = overscrollBottom.rawValue
    result.bounces = bounces.rawValue
    result.short_page = shortPage.rawValue
    result.horizontal_enabled = input.horizontalEnabled ? 1 : 0
    result.swipe_area = input.swipeArea.rawValue
    result.page_bounces = paging.bounces ? 1 : 0
    result.page_memory = paging.memory.rawValue
    result.page_index = paging.indexRule.rawValue
    result.lazy = paging.lazy ? 1 : 0
    result.prefetch = paging.prefetch
    result.keep_alive = paging.keepAlive
    result.initial_page = paging.initialPage
    result.load_threshold = paging.loadThreshold
    result.endless = paging.isEndless ? 1 : 0
    result.page_always_stop = paging.alwaysStops ? 1 : 0
    result.page_flick_velocity = paging.flickVelocity
    result.far_turns = paging.farTurns.rawValue
    result.indicators = indicators.rawValue
    result.refresh_height = refreshHeight
    result.load_more_distance = loadMoreDistance
    result.tab_alignment = tabs.alignment.rawValue
    result.indicator_width = tabs.indicatorWidth
    result.indicator_height = tabs.indicatorHeight
    result.indicator_radius = tabs.indicatorRadius
    config.pointee = result
  }
}

extension FineSettings {
  /// Of a configuration that `Settings` has been made of.
  init(checked config: UnsafePointer<nslide_config>?) throws(Failure) {
    let config = try required(config, "config: must not be null")
    self.init()
    constantDeceleration = automatic(config.pointee.constant_deceleration)
    flingFriction = automatic(config.pointee.fling_friction)
    minFlingVelocity = automatic(config.pointee.min_fling_velocity)
    maxFlingVelocity = automatic(config.pointee.max_fling_velocity)
    pressDelay = config.pointee.press_delay
    margins.main = Insets(config.pointee.main_margins)
    margins.top = Insets(config.pointee.top_margins)
    margins.content = Insets(config.pointee.content_margins)
    margins.mainSpacing = config.pointee.main_spacing
    margins.topSpacing = config.pointee.top_spacing
    margins.pageSpacing = config.pointee.page_spacing
    try check()
  }

  func write(to config: UnsafeMutablePointer<nslide_config>) {
    config.pointee.constant_deceleration = constantDeceleration ?? automaticValue
    config.pointee.fling_friction = flingFriction ?? automaticValue
    config.pointee.min_fling_velocity = minFlingVelocity ?? automaticValue
    config.pointee.max_fling_velocity = maxFlingVelocity ?? automaticValue
    config.pointee.press_delay = pressDelay
    config.pointee.main_margins = nslide_insets(margins.main)
    config.pointee.top_margins = nslide_insets(margins.top)
    config.pointee.content_margins = nslide_insets(margins.content)
    config.pointee.main_spacing = margins.mainSpacing
    config.pointee.top_spacing = margins.topSpacing
    config.pointee.page_spacing = margins.pageSpacing
  }
}

/// An enumerator, or -1 for the preset's own.
private func presetChoice<Choice: RawRepresentable<Int32>>(
  _ value: Int32, _ type: Choice.Type, _ message: StaticString
) throws(Failure) -> Choice? {
  value == -1 ? nil : try choice(value, type, message)
}

let automaticValue = NSLIDE_AUTO

/// A number that the caller may leave to the engine.
func automatic(_ value: Double) -> Double? { value == automaticValue ? nil : value }

extension Insets {
  fileprivate init(_ insets: nslide_insets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}

extension nslide_insets {
  fileprivate init(_ insets: Insets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}
