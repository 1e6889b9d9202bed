import CNestedSlide
import Testing

@testable import NestedSlideCore

/// `SettingTable` names places in nslide_config and in `AllSettings` by numbers: each must be that of the field.
@Suite("Setting table")
struct SettingTableTests {
  private typealias Field<Value> = WritableKeyPath<nslide_config, Value>
  private typealias Own<Value> = WritableKeyPath<AllSettings, Value>

  private static func usual() -> nslide_config {
    var config = nslide_config()
    AllSettings().write(to: &config)
    return config
  }

  private static func read(_ config: nslide_config) throws -> AllSettings {
    var result = AllSettings()
    try withUnsafePointer(to: config) { try result.read($0) }
    return result
  }

  /// A field of C is read as that setting and as no other, and written back.
  private func check<C: Equatable, Value>(
    _ field: Field<C>, _ given: C, _ own: Own<Value>, _ value: Value, at location: SourceLocation = #_sourceLocation
  ) {
    var config = SettingTableTests.usual()
    config[keyPath: field] = given
    var expected = AllSettings()
    expected[keyPath: own] = value
    let found = try? SettingTableTests.read(config)
    #expect(found?.settings == expected.settings && found?.fine == expected.fine, sourceLocation: location)
    var written = nslide_config()
    expected.write(to: &written)
    let isSame = withUnsafeBytes(of: &written) { ours in withUnsafeBytes(of: &config) { ours.elementsEqual($0) } }
    #expect(isSame, sourceLocation: location)
  }

  private func refuses<C>(_ field: Field<C>, _ given: C, at location: SourceLocation = #_sourceLocation) {
    var config = SettingTableTests.usual()
    config[keyPath: field] = given
    #expect(throws: Failure.self, sourceLocation: location) { try SettingTableTests.read(config) }
  }

  private func number(
    _ field: Field<Double>, _ own: Own<Double>, _ bounds: ClosedRange<Double> = 0...1e12,
    at location: SourceLocation = #_sourceLocation
  ) {
    for value in [bounds.lowerBound, 1.5, bounds.upperBound] where bounds.contains(value) {
      check(field, value, own, value, at: location)
    }
    for value in [bounds.lowerBound.nextDown, bounds.upperBound.nextUp, .nan] { refuses(field, value, at: location) }
  }

  private func automatic(
    _ field: Field<Double>, _ own: Own<Double?>, _ bounds: ClosedRange<Double>,
    at location: SourceLocation = #_sourceLocation
  ) {
    check(field, NSLIDE_AUTO, own, nil, at: location)
    for value in [bounds.lowerBound, bounds.upperBound] { check(field, value, own, value, at: location) }
    for value in [bounds.lowerBound.nextDown, bounds.upperBound.nextUp, .nan] { refuses(field, value, at: location) }
  }

  private func choice<Choice: RawRepresentable<Int32>>(
    _ field: Field<Int32>, _ own: Own<Choice>, most: Int32? = nil, at location: SourceLocation = #_sourceLocation
  ) {
    var raw: Int32 = 0
    while let value = Choice(rawValue: raw), raw <= most ?? raw {
      check(field, raw, own, value, at: location)
      raw += 1
    }
    refuses(field, raw, at: location)
    refuses(field, -1, at: location)
  }

  private func choice<Choice: RawRepresentable<Int32>>(
    _ field: Field<Int32>, _ own: Own<Choice?>, at location: SourceLocation = #_sourceLocation
  ) {
    var raw: Int32 = 0
    while let value = Choice(rawValue: raw) {
      check(field, raw, own, value, at: location)
      raw += 1
    }
    check(field, -1, own, nil, at: location)
    refuses(field, raw, at: location)
    refuses(field, -2, at: location)
  }

  private func flag(_ field: Field<Int32>, _ own: Own<Bool>, at location: SourceLocation = #_sourceLocation) {
    check(field, 0, own, false, at: location)
    check(field, 1, own, true, at: location)
    for value: Int32 in [-1, 2] { refuses(field, value, at: location) }
  }

  private func count(_ field: Field<Int32>, _ own: Own<Int32>, at location: SourceLocation = #_sourceLocation) {
    for value in [0, 7, Int32.max] { check(field, value, own, value, at: location) }
    refuses(field, -1, at: location)
  }

  @Test("numbers")
  func numbers() {
    number(\.viewport_width, \.settings.layout.viewportWidth)
    number(\.viewport_height, \.settings.layout.viewportHeight)
    number(\.header_height, \.settings.layout.headerHeight)
    number(\.header_min_height, \.settings.layout.headerMinHeight)
    number(\.header_return_height, \.settings.layout.headerReturnHeight)
    number(\.hover_height, \.settings.layout.hoverHeight)
    number(\.pin_inset, \.settings.layout.pinInset)
    number(\.seam_resistance, \.settings.motion.seamResistance, 0.001...1000)
    number(\.touch_slop, \.settings.input.touchSlop)
    number(\.axis_ratio, \.settings.input.axisRatio, 0...1000)
    number(\.page_flick_velocity, \.settings.paging.flickVelocity, 0...1e9)
    number(\.load_threshold, \.settings.paging.loadThreshold, 0...1.0.nextDown)
    number(\.indicator_width, \.settings.tabs.indicatorWidth)
    number(\.indicator_height, \.settings.tabs.indicatorHeight)
    number(\.indicator_radius, \.settings.tabs.indicatorRadius)
    number(\.snap_velocity, \.settings.snapVelocity, 0...1e9)
    number(\.refresh_height, \.settings.refreshHeight)
    number(\.load_more_distance, \.settings.loadMoreDistance)
    number(\.press_delay, \.fine.pressDelay, 0...10)
    number(\.tap_velocity, \.fine.tapVelocity, 0...1e9)
    number(\.mouse_slop, \.fine.mouseSlop)
  }

  @Test("margins")
  func margins() {
    let all: [(Field<nslide_insets>, Own<Insets>)] = [
      (\.main_margins, \.fine.margins.main), (\.top_margins, \.fine.margins.top),
      (\.content_margins, \.fine.margins.content),
    ]
    for (field, own) in all {
      number(field.appending(path: \.top), own.appending(path: \.top))
      number(field.appending(path: \.left), own.appending(path: \.left))
      number(field.appending(path: \.bottom), own.appending(path: \.bottom))
      number(field.appending(path: \.right), own.appending(path: \.right))
    }
    number(\.main_spacing, \.fine.margins.mainSpacing)
    number(\.top_spacing, \.fine.margins.topSpacing)
    number(\.page_spacing, \.fine.margins.pageSpacing)
  }

  @Test("numbers that may be left to the engine")
  func automatic() {
    automatic(\.pin_distance, \.settings.layout.pinDistance, 0...1e12)
    automatic(\.deceleration, \.settings.motion.deceleration, 0.001...1000)
    automatic(\.rubber_band, \.settings.motion.rubberBand, 0.001...1)
    automatic(\.spring_response, \.settings.motion.springResponse, 0.01...100)
    automatic(\.spring_damping, \.settings.motion.springDamping, 0.01...100)
    automatic(\.rest_distance, \.settings.motion.restDistance, 0.000001...100)
    automatic(\.constant_deceleration, \.fine.constantDeceleration, 1...1e6)
    automatic(\.fling_friction, \.fine.flingFriction, 0.0001...10)
    automatic(\.min_fling_velocity, \.fine.minFlingVelocity, 0...1e9)
    automatic(\.max_fling_velocity, \.fine.maxFlingVelocity, 0...1e9)
  }

  @Test("enumerators")
  func choices() {
    choice(\.physics, \.settings.motion.preset)
    choice(\.fling_curve, \.settings.motion.flingCurve)
    choice(\.swipe_area, \.settings.input.swipeArea)
    choice(\.velocity_estimator, \.settings.input.velocityEstimator)
    choice(\.repeated_flings, \.settings.input.repeatedFlings)
    choice(\.wheel_glide, \.settings.input.wheelGlide)
    choice(\.chain_top, \.settings.input.chaining.top)
    choice(\.chain_bottom, \.settings.input.chaining.bottom)
    choice(\.chain_start, \.settings.input.chaining.start)
    choice(\.chain_end, \.settings.input.chaining.end)
    choice(\.page_memory, \.settings.paging.memory)
    choice(\.page_index, \.settings.paging.indexRule)
    choice(\.far_turns, \.settings.paging.farTurns)
    choice(\.fingers, \.settings.input.fingers)
    choice(\.tab_alignment, \.settings.tabs.alignment)
    choice(\.header_motion, \.settings.headerMotion)
    choice(\.header_snap, \.settings.headerSnap)
    choice(\.seam, \.settings.seam)
    choice(\.overscroll_top, \.settings.overscrollTop)
    choice(\.overscroll_bottom, \.settings.overscrollBottom, most: OverscrollOwner.page.rawValue)
    choice(\.bounces, \.settings.bounces)
    choice(\.short_page, \.settings.shortPage)
    choice(\.scroll_to_top, \.settings.scrollToTop)
    choice(\.indicators, \.settings.indicators)
  }

  @Test("flags and counts")
  func flags() {
    flag(\.right_to_left, \.settings.layout.rightToLeft)
    flag(\.header_stretch, \.settings.layout.headerStretch)
    flag(\.horizontal_enabled, \.settings.input.horizontalEnabled)
    flag(\.wheel_latch, \.settings.input.wheelLatches)
    flag(\.reduced_motion, \.settings.input.reducesMotion)
    flag(\.page_bounces, \.settings.paging.bounces)
    flag(\.lazy, \.settings.paging.lazy)
    flag(\.endless, \.settings.paging.isEndless)
    flag(\.page_always_stop, \.settings.paging.alwaysStops)
    count(\.prefetch, \.settings.paging.prefetch)
    count(\.keep_alive, \.settings.paging.keepAlive)
    count(\.initial_page, \.settings.paging.initialPage)
  }

  @Test("the order of saving is that of the structs")
  func order() {
    let count = SettingTable.numbers.count
    let places = (0..<SettingTable.order.count).map { index in
      let row = Int(SettingTable.order[index])
      return row < count ? SettingTable.numbers[row].own : SettingTable.choices[row - count].own
    }
    #expect(zip(places, places.dropFirst()).allSatisfy { $0 < $1 })
  }
}
