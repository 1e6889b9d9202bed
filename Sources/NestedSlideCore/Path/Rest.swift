/// Where the path may rest. Whatever plans a motion asks here where it may end, and whatever leaves the path at rest
/// asks whether it may stay: so no command can forget it.
///
///     header that snaps   0 ·──────── forbidden ────────· R      also allowed: what a part that returns leaves showing,
///     page with areas     a1 ·─────· a2 ·──────────· a3          and all offsets at which a tall header fills the viewport
///
/// Three questions, three rules: a release without velocity goes to the nearest place; a step (key, line, notch)
/// continues in its direction, never back; a flick goes to the area nearest to its predicted rest among those ahead.
///
/// A new kind of place to rest is one more interval in `headerGap`, or one more source in `SnapAreas`.
struct Rest {
  private let rules: PathRules
  private let extent: Extent

  init(_ rules: PathRules, _ extent: Extent) {
    self.rules = rules
    self.extent = extent
  }

  // MARK: The questions

  /// The place the path goes to from one at which nothing moves or holds it; nil if it may stay.
  /// - Parameter isReleased: by a finger or a wheel, without velocity: near an area it goes there, if areas are not
  ///   mandatory. Whatever else rests near one may have left it on purpose.
  func goal(from place: Route.Place, heading: Int8, isReleased: Bool) -> Route.Place? {
    var goal = place
    if !rules.isPlaced, let gap = headerGap(at: place.outer) {
      goal.outer =
        rules.snap == .direction && heading != 0 ? (heading > 0 ? gap.high : gap.low) : nearer(place.outer, gap)
    }
    if let areas = areas(at: goal), areas.pointee.isMandatory || isReleased,
      let inner = areas.pointee.goal(from: goal.inner, to: goal.inner, in: port)
    {
      goal.inner = inner
    }
    return changed(goal, place)
  }

  /// Fingers have left the path that did not throw it: of the places beside it, the one that a throw would go to.
  /// - Parameters:
  ///   - still: the place it goes to without velocity.
  ///   - thrown: the resting place of the throw.
  func goal(
    from place: Route.Place, _ still: Route.Place, thrownTo thrown: Route.Place, _ velocity: Double
  ) -> Route.Place {
    var goal = still
    if rules.snap != .direction, let gap = headerGap(at: place.outer) {
      goal.outer = nearer(thrown.outer.clamped(gap.low, gap.high), gap)
    }
    if let stop = stop(from: place, to: Route.Place(outer: goal.outer, inner: thrown.inner)) { return stop }
    if abs(velocity) >= rules.setup.snapVelocity, let areas = areas(at: place) {
      goal.inner =
        areas.pointee.ahead(of: place.inner, up: velocity > 0, nearestTo: thrown.inner, in: port) ?? goal.inner
    }
    return goal
  }

  /// The place a fling is led to that would rest at the given one; nil if it may rest there.
  func goal(ofFlick velocity: Double, from start: Route.Place, to rest: Route.Place) -> Route.Place? {
    let up = velocity > 0
    var goal = rest
    if let gap = headerGap(at: rest.outer) {
      goal.outer = rules.snap == .direction ? (up ? gap.high : gap.low) : nearer(rest.outer, gap)
    }
    if let stop = stop(from: start, to: goal) { return changed(stop, rest) }
    if let areas = areas(at: goal) {
      let isFlick = abs(velocity) >= rules.setup.snapVelocity
      // From a header that is on its way all areas of the page lie ahead.
      let from = start.outer == goal.outer ? start.inner : -1
      let inner =
        isFlick
        ? areas.pointee.ahead(of: from, up: up, nearestTo: goal.inner, in: port)
        : areas.pointee.goal(from: goal.inner, to: goal.inner, in: port)
      if let inner { goal.inner = inner }
    }
    return changed(goal, rest)
  }

  /// By direction, a slow release snaps by the last movement wherever its velocity would lead; nil if it does not.
  func goal(ofSlowRelease velocity: Double, from place: Route.Place, _ heading: Int8) -> Route.Place? {
    let isSlow = abs(velocity) <= rules.setup.snapVelocity
    if rules.snap != .direction || !isSlow || headerGap(at: place.outer) == nil { return nil }
    return goal(from: place, heading: heading, isReleased: true)
  }

  /// The end of a step that would end at a place: that place, or the next place to rest in its direction.
  /// - Parameter passes: it has an end of its own, as Home has: no area on the way stops it.
  func goal(ofStepFrom start: Route.Place, to end: Route.Place, up: Bool, passes: Bool = false) -> Route.Place {
    var goal = end
    if let gap = headerGap(at: end.outer) {
      let isHigh = end.outer.isPlace(gap.high) || up && !end.outer.isPlace(gap.low)
      goal.outer = isHigh ? gap.high : gap.low
    }
    if !passes, let stop = stop(from: start, to: goal) { return stop }
    if let areas = areas(at: goal) {
      let from = start.outer == goal.outer ? start.inner : -1
      if let inner = areas.pointee.step(from: from, to: goal.inner, up: up, in: port) { goal.inner = inner }
    }
    return goal
  }

  /// The end of wheel steps that are followed closely: their sum, or an always-stop area before it.
  func goal(ofStepsFrom start: Route.Place, to end: Route.Place) -> Route.Place { stop(from: start, to: end) ?? end }

  @inline(never)
  private func changed(_ goal: Route.Place, _ place: Route.Place) -> Route.Place? {
    goal.outer.isPlace(place.outer) && goal.inner.isPlace(place.inner) ? nil : goal
  }

  // MARK: The header

  /// The offsets around one between which the header may not rest; nil if it may rest there.
  private func headerGap(at outer: Double) -> (low: Double, high: Double)? {
    let greatest = extent.maxOuter
    if rules.snap == .none || !(outer > 0) || !(outer < greatest) { return nil }
    var gap = (low: 0.0, high: greatest)
    let layout = rules.setup.pointee.layout
    let headerTop = layout.hoverTop - layout.headerGap - layout.headerHeight
    if rules.parts.count > 0 {
      let inset = rules.setup.pointee.settings.layout.pinInset
      guard let cut = rules.parts.cut(at: outer, reach: headerTop - inset) else { return nil }
      gap = (cut.low.clamped(0, greatest), cut.high.clamped(0, greatest))
    }
    // What a quick return leaves showing.
    let returns = rules.returnOuter
    if rules.motion == .quickReturnMinimum && !leave(&gap, outer, returns, returns) { return nil }
    // A header taller than the viewport rests wherever it fills it.
    let fills = (low: headerTop > 0 ? headerTop : 0, high: headerTop + layout.headerHeight - viewportHeight)
    if fills.low <= fills.high && !leave(&gap, outer, fills.low, fills.high) { return nil }
    return gap
  }

  /// Takes places at which the header may rest out of a gap around an offset; false if the offset is one of them.
  private func leave(_ gap: inout (low: Double, high: Double), _ outer: Double, _ low: Double, _ high: Double) -> Bool {
    if outer < low {
      if low < gap.high { gap.high = low }
    } else if outer > high {
      if high > gap.low { gap.low = high }
    } else {
      return false
    }
    return true
  }

  /// By half; exactly half shuts.
  private func nearer(_ outer: Double, _ gap: (low: Double, high: Double)) -> Double {
    outer >= (gap.low + gap.high) / 2 ? gap.high : gap.low
  }

  private var viewportHeight: Double { rules.setup.pointee.settings.layout.viewportHeight }

  // MARK: The page

  /// What is held open beyond the page's end is no place for areas.
  var port: SnapAreas.Port {
    rules.setup.snapPort(rules.page, extent)
  }

  /// A page rests on its areas when the header is collapsed as far as it can be.
  private func areas(at place: Route.Place) -> UnsafeMutablePointer<SnapAreas>? {
    guard let areas = rules.areas, place.inner >= 0, place.outer >= extent.maxOuter else { return nil }
    if rules.page.load == .held && place.inner > port.greatestOffset { return nil }
    return areas
  }

  /// On the way there may be an area that no motion passes: up, or down through the page before the header opens.
  private func stop(from start: Route.Place, to goal: Route.Place) -> Route.Place? {
    guard let areas = rules.areas else { return nil }
    if goal.inner < 0 || start.outer < extent.maxOuter && goal.outer < extent.maxOuter { return nil }
    if goal.outer < extent.maxOuter && rules.motion != .headerFirst { return nil }
    let outer = goal.outer < extent.maxOuter ? start.outer : goal.outer
    return areas.pointee.stop(from: start.inner, to: goal.inner, in: port).map { Route.Place(outer: outer, inner: $0) }
  }
}
