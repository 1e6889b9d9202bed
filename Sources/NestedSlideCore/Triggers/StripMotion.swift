/// How a hand moves the strip of tabs by itself.
///
/// The strip usually follows the pager. A finger or a wheel takes it elsewhere; there it stays until another page is
/// selected, and then the turn leads it back. A hand that comes while pages turn is not disturbed by that turn:
///
///     follows ──a hand──▶ own ──another page is current──▶ follows
///        └────a hand while pages turn──▶ stays ──the turn has ended──▶ own
///
/// At its ends the strip stops: nothing overscrolls, and nothing passes to the pager.
struct StripMotion {
  enum Rule: Int32 {
    case follows
    case own
    case stays
  }

  /// The places of the items; follows from settings and pages.
  var items = TabItems()
  /// How far it is scrolled if the pager rests, or if a hand has moved it; points.
  private(set) var offset = 0.0
  private(set) var rule = Rule.follows
  private(set) var isMoving = false
  /// Of a fling from its start, of a glide to its goal.
  private(set) var curve = Curve.still
  private(set) var start = 0.0
  private(set) var end = 0.0
  /// The offset at which the curve is 0.
  private var base = 0.0
  private(set) var goal = 0.0
  /// Along the curve the offset grows, 1, or shrinks, -1.
  private(set) var sign = 1.0

  /// It lies elsewhere than the pager would have it.
  func isElsewhere(isPagerAtRest: Bool) -> Bool { rule == .stays || rule == .own && (isMoving || isPagerAtRest) }

  /// A throw moves it.
  var isFlung: Bool {
    if case .fling = curve { return true }
    return false
  }

  func isFlung(fasterThan slow: Double, at time: Double) -> Bool {
    isMoving && isFlung && abs(state(at: time).velocity) >= slow
  }

  /// It has other items. It may have become shorter than it was scrolled.
  mutating func take(_ items: TabItems, greatest: Double) {
    self.items = items
    if isMoving && goal > greatest { stop() }
    if offset > greatest { offset = greatest }
  }

  mutating func put(at offset: Double) { self.offset = offset }

  /// A hand moves it, from its visible place.
  mutating func take(at offset: Double, inTurn: Bool) {
    stop()
    self.offset = offset
    rule = inTurn ? .stays : .own
  }

  mutating func stop() { if isMoving { (isMoving, curve) = (false, .still) } }

  /// Another page has been selected.
  mutating func comeBack() {
    if rule != .own { return }
    stop()
    rule = .follows
  }

  /// No turn continues any more that it does not take part in.
  mutating func endTurn() { if rule == .stays { rule = .own } }

  @inline(never)
  mutating func fling(_ velocity: Double, within greatest: Double, _ physics: Physics, at time: Double) {
    let fling = physics.fling(abs(velocity))
    sign = velocity < 0 ? -1 : 1
    let room = velocity < 0 ? offset : greatest - offset
    let way = physics.way(of: fling)
    let duration = room < way ? fling.time(toOffset: room) ?? 0 : physics.duration(of: fling)
    if !(duration > 0) { return }
    begin(.fling(fling), base: offset, to: offset + sign * (room < way ? room : way), at: time, for: duration)
  }

  /// As a wheel's step does.
  mutating func glide(to goal: Double, velocity: Double, restDistance: Double, at time: Double) {
    // A spring's offset counts from its goal; it does not pass it.
    let way = abs(goal - offset)
    sign = goal < offset ? -1 : 1
    let spring = Spring.arriving(way: way, velocity: sign * velocity, angularFrequency: Physics.glideFrequency)
    let duration = spring.restTime(within: restDistance)
    if !(duration > 0) { return }
    begin(.spring(spring), base: goal, to: goal, at: time, for: duration)
  }

  private mutating func begin(_ curve: Curve, base: Double, to goal: Double, at time: Double, for duration: Double) {
    (self.curve, self.base, self.goal) = (curve, base, goal)
    (start, end, isMoving) = (time, time + duration, true)
  }

  /// At a time from its start on; after its end it lies at its goal.
  @inline(never)
  func state(at time: Double) -> MotionState {
    if time >= end { return MotionState(offset: goal, velocity: 0) }
    let state = curve.state(at: time > start ? time - start : 0)
    let offset = base + sign * state.offset
    return MotionState(offset: sign * (offset - goal) < 0 ? offset : goal, velocity: sign * state.velocity)
  }

  /// - Parameter time: not before its start.
  mutating func follow(to time: Double) {
    offset = state(at: time).offset
    if time >= end { stop() }
  }

  mutating func archive(_ archive: inout Archive, now: Double) {
    archive.number(&offset)
    archive.choice(&rule)
    archive.flag(&isMoving)
    if !isMoving || archive.isCorrupt { return }
    curve.archive(&archive)
    archive.number(&start, 0, Limits.time)
    archive.number(&end)
    archive.number(&base)
    archive.number(&goal)
    archive.number(&sign, -1, 1)
    if case .still = curve { archive.fail() }
    archive.demand(sign.magnitude == 1 && start <= now && now <= end && end - start < 1e7)
  }
}
