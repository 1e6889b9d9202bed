/// The vertical scroll: the one path that header and page move along.
///
///     outer 0 ──────────── R = inner 0 ──────────── M
///     ↑ overscroll         ↑ seam                   ↑ overscroll
///
/// It owns both offsets, what is beyond the ends, and the one motion that moves them. Callers that want it moved use
/// these verbs: drag (by a finger, at once), throw (a fling), lead (to a place), hold (stop), fit (to other ranges),
/// shift (with its content), drive (another page). `follow` brings it to a time, `reach` lets happen what happens at
/// its next instant.
struct Path: ~Copyable {
  // The fields that every frame touches come first, in as few cache lines as possible.
  /// The page whose offset `inner` is, -1 for none.
  @Narrow private(set) var page = -1
  /// Which of the two scrolls moved last.
  private(set) var lastMoved = Indicator.none
  /// The header's offset: 0 for open, R for collapsed.
  private(set) var outer = 0.0
  /// The offset of the page that the path drives.
  private(set) var inner = 0.0
  private(set) var motion = PathMotion()
  private(set) var extent = Extent(maxOuter: 0, maxInner: 0)
  private(set) var overscroll = Overscroll()
  /// Its place when the last call or instant ended.
  private(set) var settled = Route.Place(outer: 0, inner: 0)
  /// The header has not been fully open since that was told last.
  private(set) var hasClosed = false
  /// The last movement by a finger or a step, of which only the sign counts: above 0 up, 0 for none yet.
  private var lastStep = 0.0
  /// The last movement led towards the top.
  @inline(__always) var leadsToTop: Bool { lastStep < 0 }
  /// Which way it moved last: 1 up, -1 down, 0 not yet.
  var lastHeading: Int8 { lastStep > 0 ? 1 : (lastStep < 0 ? -1 : 0) }

  @inline(__always) var isMoving: Bool { motion.kind != .none }
  @inline(__always) var velocity: Double { motion.velocity }
  @inline(__always) var place: Route.Place { Route.Place(outer: outer, inner: inner) }
  /// The offsets as seen.
  @inline(__always) var shownOuter: Double { outer + overscroll.outer }
  @inline(__always) var shownInner: Double { inner + overscroll.inner }
  /// The place at which the path will rest.
  var rest: Route.Place { isMoving ? motion.rest : place }
  /// It is at the place it was put to, nothing moves it there, and no edge shows a pull.
  @inline(never)
  func isAt(_ goal: Route.Place) -> Bool {
    goal.outer == shownOuter && goal.inner == shownInner && !isMoving && overscroll.edge == 0
  }

  /// The header is fully collapsed, and does not begin to open at this instant. Without a range it always counts as
  /// such.
  @inline(__always)
  func isPinned(range: Double) -> Bool {
    if outer < range { return false }
    if !isMoving || motion.leg.mover != .outer || !(range > 0) { return true }
    // On its way back along a leg it goes the other way; from rest it goes along.
    return velocity != 0 ? velocity > 0 : motion.leg.heading > 0
  }

  /// The header is fully open, and does not begin to close at this instant.
  var isOpen: Bool { outer <= 0 && !(isMoving && motion.leg.mover == .outer && velocity > 0) }

  /// Answers whether the header is fully open again.
  mutating func noteOpening() -> Bool {
    if !isOpen {
      hasClosed = true
      return false
    }
    defer { hasClosed = false }
    return hasClosed
  }

  /// A touch that stops the motion stops something that is seen to continue: no bounce, no fling slower than `slow`, no
  /// last points of what ends at a place, and nothing that waits to begin.
  @inline(never)
  func isFast(_ slow: Double, at time: Double) -> Bool {
    switch motion.kind {
    case .none, .bounce: return false
    case .fling, .redirected: return abs(velocity) >= slow
    case .animation, .snap:
      let left = abs(motion.rest.outer - outer) + abs(motion.rest.inner - inner)
      return motion.start <= time && (abs(velocity) >= slow || left >= slow * Physics.lastStretch)
    }
  }

  // MARK: Stopping and placing

  /// Stops at the place currently shown. What is beyond an end is held as if by a finger.
  mutating func hold(_ rules: PathRules) {
    endMotion()
    if !overscroll.isZero { overscroll.hold(bands: rules.bands) }
  }

  /// Stops at the place currently shown, within its ranges. Who leads it on in the same call continues from its
  /// velocity.
  mutating func stop(_ rules: PathRules) {
    let velocity = velocity
    hold(rules)
    setVelocity(velocity)
  }

  /// Goes to a place at once.
  @inline(never)
  mutating func put(at place: Route.Place) {
    endMotion()
    overscroll.clear()
    (outer, inner) = (place.outer, place.inner)
  }

  /// Which way a step leads, whether or not it can move anything.
  mutating func head(up: Bool) { lastStep = up ? 1 : -1 }

  /// Drives another page. What moved the one before stops; what is beyond an end closes.
  /// - Parameter takesFling: a fling continues, and has to be fitted to the ranges of the page.
  mutating func drive(page index: Int, offset: Double, takesFling: Bool = false, _ rules: PathRules) {
    dropPageOvershoot()
    if takesFling && motion.isFling {
      // The place it was led to lies on the page before.
      motion.kind = .fling
    } else if motion.kind != .bounce {
      endMotion()
    }
    page = index
    inner = offset
    settled.inner = offset
  }

  /// A call or an instant ends.
  mutating func settle() {
    settled = place
    if !isMoving { motion.velocity = 0 }
  }

  /// How far it has been moved in this call, points.
  var waySinceSettled: Double { outer - settled.outer + inner - settled.inner }

  /// It stands at its top, with the header open, and drives a page, -1 for none.
  mutating func begin(page index: Int, _ extent: Extent) {
    page = index
    self.extent = extent
  }

  /// Drives another page for as long as a question is answered; done again, the one before.
  mutating func exchange(_ driven: inout (page: Int, inner: Double, extent: Extent)) {
    let before = (page: page, inner: inner, extent: extent)
    (page, inner, extent) = driven
    driven = before
  }

  /// The page it drives has another number, or another offset while nothing is to move.
  mutating func renumber(page index: Int, offset: Double) {
    page = index
    inner = offset
    settled.inner = offset
  }

  /// The page's own offset goes to its top: the header has begun to open.
  mutating func resetPage() { inner = 0 }

  /// An overshoot belongs to the page that was pulled, and ends when another becomes the one that is driven.
  mutating func dropPageOvershoot() {
    if overscroll.inner == 0 { return }
    if overscroll.owner == .both {
      overscroll.inner = 0
      overscroll.owner = .whole
    } else {
      overscroll.clear()
      endMotion()
    }
  }

  // MARK: Dragging

  /// Moves by an amount at once; answers what nobody has used. Closes an overshoot, then follows the route, then
  /// overshoots if somebody shows it.
  mutating func drag(_ delta: Double, overscrolls: Bool = true, _ rules: PathRules) -> Double {
    if delta != 0 { lastStep = delta }
    var rest = delta
    if overscroll.raw != 0 {
      let closes = (overscroll.raw < 0) != (rest < 0)
      if !closes || abs(rest) < abs(overscroll.raw) {
        if !closes && !overscrolls { return rest }
        overscroll.pull(to: overscroll.raw + rest, bands: rules.bands)
        noteBeyond()
        return 0
      }
      rest += overscroll.raw
      noteBeyond()
      overscroll.clear()
    }
    if rest == 0 { return 0 }
    let route = route(up: rest > 0, rules)
    let distance = abs(rest)
    let before = place
    let after = route.place(at: distance)
    (outer, inner) = (after.outer, after.inner)
    noteLegs(before, after, up: rest > 0, rules)
    let left = distance - route.length
    if !(left > 0) { return 0 }
    let amount = rest < 0 ? -left : left
    if !overscrolls { return amount }
    let owner = rules.overscrollOwner(top: rest < 0, extent)
    if owner == .none { return amount }
    overscroll.owner = owner
    overscroll.pull(to: amount, bands: rules.bands)
    noteBeyond()
    return 0
  }

  /// The same for moves that stay within one of the two scrolls; false, and nothing changed, for others, and for those
  /// that move nothing.
  @inline(__always)
  mutating func dragWithin(_ reach: Reach, _ delta: Double) -> Bool {
    reach.mover == .page ? dragPageWithin(reach, delta) : dragOuterWithin(reach, delta)
  }

  @inline(__always)
  mutating func dragPageWithin(_ reach: Reach, _ delta: Double) -> Bool {
    let moved = inner + delta
    if !reach.allows(delta, from: inner, to: moved) { return false }
    inner = moved
    settled.inner = moved
    lastStep = delta
    return true
  }

  @inline(__always)
  mutating func dragOuterWithin(_ reach: Reach, _ delta: Double) -> Bool {
    let moved = outer + delta
    if !reach.allows(delta, from: outer, to: moved) { return false }
    hasClosed = true
    outer = moved
    settled.outer = moved
    lastStep = delta
    return true
  }

  /// The same for a pull beyond an end, which stays one.
  @inline(never)
  mutating func pullWithin(_ reach: Reach, _ delta: Double, _ bands: OverscrollBands) -> Bool {
    let raw = overscroll.raw + delta
    if !reach.allows(delta, from: overscroll.raw, to: raw) { return false }
    overscroll.pull(to: raw, bands: bands)
    lastStep = delta
    return true
  }

  private mutating func noteBeyond() { if overscroll.owner != .edge { lastMoved = moverBeyond } }

  /// Notes which of the two scrolls moved last on a way.
  private mutating func noteLegs(_ before: Route.Place, _ after: Route.Place, up: Bool, _ rules: PathRules) {
    let outerMoved = abs(after.outer - before.outer) > 1e-9
    let innerMoved = abs(after.inner - before.inner) > 1e-9
    if outerMoved != innerMoved {
      lastMoved = outerMoved ? .outer : .page
    } else if outerMoved {
      lastMoved = lastOfBoth(after, up: up, rules)
    }
  }

  /// If both moved, the one that moved last by the order in which they move.
  private mutating func lastOfBoth(_ place: Route.Place, up: Bool, _ rules: PathRules) -> Indicator {
    if place.inner < 0 { return .page }
    if up { return place.inner > 0 ? .page : .outer }
    switch rules.motion {
    case .headerFirst, .fixed: return .outer
    case .quickReturn: return place.outer > 0 ? .outer : .page
    case .contentFirst: return rules.beganAbovePager && place.outer <= 0 ? .page : .outer
    case .quickReturnMinimum: return place.outer != rules.returnOuter ? .outer : .page
    }
  }

  // MARK: Routes

  @inline(never)
  mutating func routeRules(_ rules: PathRules) -> RouteRules {
    RouteRules(
      outer: outer, inner: inner, extent: extent, range: rules.range, motion: rules.motion,
      beganAbovePager: rules.beganAbovePager, returnOuter: rules.returnOuter,
      pageResetsOnOpening: rules.pageResetsOnOpening)
  }

  @inline(never)
  mutating func route(up: Bool, _ rules: PathRules) -> Route {
    up ? .up(routeRules(rules)) : .down(routeRules(rules))
  }

  /// The place to which a step leads from another, and the rest of the step.
  mutating func stepped(
    from place: Route.Place, by delta: Double, _ rules: PathRules
  ) -> (goal: Route.Place, left: Double) {
    var routeRules = routeRules(rules)
    (routeRules.outer, routeRules.inner) = (place.outer, place.inner)
    let route = delta > 0 ? Route.up(routeRules) : Route.down(routeRules)
    let left = abs(delta) - route.length
    return (route.place(at: abs(delta)), left > 0 ? (delta < 0 ? -left : left) : 0)
  }

  // MARK: Written by the files beside this one

  @inline(never)
  mutating func begin(_ motion: PathMotion) { self.motion = motion }
  @inline(never)
  mutating func endMotion() { motion = PathMotion() }
  mutating func move(to place: Route.Place) { (outer, inner) = (place.outer, place.inner) }
  mutating func setVelocity(_ velocity: Double) { motion.velocity = velocity }
  mutating func withOverscroll<Answer>(_ body: (inout Overscroll) -> Answer) -> Answer { body(&overscroll) }
  mutating func withMotion<Answer>(_ body: (inout PathMotion) -> Answer) -> Answer { body(&motion) }
  @inline(__always)
  mutating func way(at time: Double) -> MotionState { motion.wayInPlace(at: time) }
  mutating func otherWay(at time: Double) -> MotionState { motion.otherWay(at: time) }
  mutating func setExtent(_ extent: Extent) { self.extent = extent }
  mutating func note(moved: Indicator) { lastMoved = moved }
  mutating func note(heading: Int8) { lastStep = Double(heading) }

  // MARK: Saving

  @inline(never)
  mutating func archive(_ archive: inout Archive, now: Double, pageCount: Int) {
    archive.integer(&page, pageCount == 0 ? -1 : 0, pageCount - 1)
    archive.numbers(&extent, -Limits.length, StackLayout.greatestLength)
    archive.number(&outer, -Limits.length, StackLayout.greatestLength)
    archive.place(&inner)
    overscroll.archive(&archive)
    motion.archive(&archive)
    // A curve before its start is beyond all bounds. Only a snap, or a fling after a finger that is resampled, may
    // begin later than now. Only autoscroll may be slow without a bound.
    let longest = motion.cause == .autoscroll ? 2 * Limits.time : 1e7
    archive.demand(
      (motion.start <= now || motion.kind == .snap || motion.isFling) && motion.start <= motion.end
        && motion.end - motion.start < longest)
    var heading = lastHeading
    archive.integer(&heading, -1, 1)
    lastStep = Double(heading)
    archive.choice(&lastMoved)
    archive.numbers(&settled)
    archive.flag(&hasClosed)
    if archive.isReading && !archive.isCorrupt { motion.restoreInstant(at: now) }
  }
}
