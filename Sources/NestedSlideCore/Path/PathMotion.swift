/// A motion of the two vertical offsets: one curve along a route. It gives the path's place at any time, and when it
/// next reaches a place at which something happens.
///
/// The curve gives `way`, the distance along the route:
///
///     way < 0                        0 ─── first leg ───┬─── second leg ───┬── … ── length
///     an overshoot beyond `edge`,    outer or inner     the other one      ↑ instants
///     or back along the way it came
///
/// The cell [low, high] is the stretch of the way in which nothing happens but that numbers change. It is state: what
/// holds (who moves, whether the header is pinned) is what holds within the cell. `next`, the instant at which the cell
/// is left, follows from it.
struct PathMotion {
  enum Kind: UInt8 {
    case none
    /// A fling's curve along the route.
    case fling
    /// A fling that was led to another end.
    case redirected
    /// A spring about an end of the path.
    case bounce
    /// A spring or an ease to a place on the route.
    case animation
    /// An animation of what may not rest at its place. It may begin a little later than now.
    case snap
  }

  /// What follows when the motion has ended.
  enum Sequel: UInt8 {
    case rest
    /// The fling has reached an end of the path.
    case bounce
    /// The motion continues as a fling: past the seam, or out of an overscroll.
    case fling
    /// The header is collapsed: a coordinator inside continues with the velocity.
    case handsIn
  }

  /// An end of the path.
  enum End: Int8 {
    case top = -1
    case none = 0
    case bottom = 1

    /// Which way leads beyond it.
    var sign: Double { Double(rawValue) }
  }

  /// What began it.
  enum Cause: UInt8 {
    case other
    /// A command to scroll to the top.
    case top
    /// A wheel step in lines or notches.
    case wheel
    case key
    /// A command that brings something into view.
    case reveal
    /// A pointer near an edge, or away from the place at which it was pressed.
    case autoscroll
  }

  // The fields that every frame touches come first, in as few cache lines as possible.
  /// Which of the two scrolls moves within the cell; none in an overshoot.
  private(set) var leg = Leg()
  var kind = Kind.none
  var sequel = Sequel.rest
  var cause = Cause.other
  /// Bounce: the end it is about. Animation: the end it began beyond.
  var edge = End.none
  private(set) var leavesHigh = false
  /// When it began.
  var start = 0.0
  /// The cell.
  private(set) var low = 0.0
  private(set) var high = 0.0
  /// Of the path, points per second, as of the last time.
  var velocity = 0.0
  var curve = Curve.still
  /// How far along the route it ends.
  var goal = 0.0
  /// When it will end.
  var end = 0.0
  /// It is a part of a movement through several linked paths: before its way and behind it others move.
  private(set) var isPart = false
  /// How long after the start the cell is left; infinity if it is not. Seconds of the curve's own: late in a long
  /// session the instants of two bounds may round to the same time, and still one comes after the other.
  private var exit = Double.infinity
  /// If whole and page both overscroll, the page's own spring: offset and velocity at the start. Animation: the
  /// ratio of the page's overshoot to the whole's.
  var pageOffset = 0.0
  var pageVelocity = 0.0
  /// The place at which the path will rest.
  var leadsTo = Goal(Route.Place(outer: 0, inner: 0))
  var route = Route(restingAt: 0, 0)

  /// One of the two offsets as a function of the way: `base + sign * way`.
  struct Leg {
    var base = 0.0
    var sign = 0.0
    /// Which way the path goes as the way grows: 1 up, -1 down.
    var heading: Int8 = 0
    var mover = Indicator.none

    init() {}

    init(base: Double, sign: Double, heading: Double, mover: Indicator) {
      (self.base, self.sign, self.mover) = (base, sign, mover)
      self.heading = heading > 0 ? 1 : (heading < 0 ? -1 : 0)
    }
  }

  /// When the cell is left, or the motion ends; infinity if there is no motion.
  var next: Double {
    if kind == .none { return .infinity }
    let instant = start + exit
    return instant < end ? instant : end
  }

  /// For who wants less motion: it waits for its start if that is later, and then is there.
  mutating func endAtStart() {
    end = start
    velocity = 0
  }

  /// It is a part of a movement, and others move first.
  var isWaiting: Bool { isPart && kind != .none && high <= 0 }

  /// Takes its part of a movement, which begins so far along it.
  mutating func takePart(in course: PathMotion, from start: Double) {
    isPart = true
    // Behind its part others move.
    route = route.cut(at: goal)
    curve = course.curve
    goal = course.goal - start
    (self.start, end) = (course.start, course.end)
    velocity = start > 0 ? 0 : course.velocity * sense
  }

  /// The place at which the path will rest.
  var rest: Route.Place { leadsTo.rest }
  @inline(__always) var isActive: Bool { kind != .none }
  /// A wheel step or a key began it: the next adds to it.
  var isStepped: Bool { cause == .wheel || cause == .key }

  /// It follows small steps of a wheel closely, as `Path.trail` has it.
  var trails: Bool {
    guard cause == .wheel, case .spring(let spring) = curve else { return false }
    return spring.slowRate == Physics.trailFrequency
  }
  var isFling: Bool { kind == .fling || kind == .redirected }

  // MARK: The way

  /// How far along the route it is, and how fast that grows.
  @inline(never)
  func way(at time: Double) -> MotionState { otherWayInPlace(at: time) }

  @inline(__always)
  private func otherWayInPlace(at time: Double) -> MotionState {
    let state = curve.state(at: time > start ? time - start : 0)
    if case .fling = curve { return state }
    return MotionState(offset: goal + state.offset, velocity: state.velocity)
  }

  /// The same for what moves in every frame: a spring is asked in place. Mutating, as a motion that is only read would
  /// be copied.
  @inline(__always)
  mutating func wayInPlace(at time: Double) -> MotionState {
    guard case .spring(let spring) = curve else { return otherWay(at: time) }
    let state = spring.state(at: time > start ? time - start : 0)
    return MotionState(offset: goal + state.offset, velocity: state.velocity)
  }

  @inline(never)
  mutating func otherWay(at time: Double) -> MotionState { otherWayInPlace(at: time) }

  // MARK: Instants

  /// Enters the cell in which the way lies at `time`.
  /// - Parameters:
  ///   - watched: a position of the path at which something happens too; infinity for none.
  ///   - back: the route for a way below 0 if there is no overshoot.
  mutating func enterCell(at time: Double, watched: Double, back: Route) {
    if kind == .none { return }
    let elapsed = time > start ? time - start : 0
    let isRising = curve.isRising(at: elapsed)
    enterCell(at: way(at: time).offset, isRising: isRising, watched: watched, back: back)
    findExit(after: elapsed)
  }

  /// The cell has been left: the place of that along the way.
  @inline(__always)
  var exitWay: Double { leavesHigh ? high : low }

  /// Enters the cell beyond the bound that was reached.
  mutating func passBound(watched: Double, back: Route) {
    enterCell(at: exitWay, isRising: leavesHigh, watched: watched, back: back)
    findExit(after: exit)
  }

  private mutating func enterCell(at way: Double, isRising: Bool, watched: Double, back: Route) {
    if way > 0 || way == 0 && isRising {
      route.bounds(at: way, isRising: isRising, watched: watched, &leg, &low, &high)
    } else if edge != .none || isPart {
      leg = Leg()
      leg.heading = -edge.rawValue
      (low, high) = (-.infinity, 0)
    } else {
      back.bounds(at: -way, isRising: !isRising, watched: watched, &leg, &low, &high)
      leg.sign = -leg.sign
      leg.heading = -leg.heading
      (low, high) = (-high, -low)
    }
  }

  /// - Parameter elapsed: since the start, seconds.
  private mutating func findExit(after elapsed: Double) {
    // A fling's curve counts from the route's beginning, the others' from the goal.
    var base = goal
    if case .fling = curve { base = 0 }
    let duration = end - start
    exit = .infinity
    if let found = curve.exit(low: low - base, high: high - base, after: elapsed, until: duration),
      found.time < duration
    {
      exit = found.time
      leavesHigh = found.isHigh
    }
  }

  /// As it was saved: the cell is state, the instant follows.
  mutating func restoreInstant(at time: Double) {
    if kind != .none { findExit(after: time > start ? time - start : 0) }
  }

  mutating func archiveCell(_ archive: inout Archive) {
    archive.flag(&isPart)
    var (low, high) = (self.low, self.high)
    archive.bound(&low)
    archive.bound(&high)
    (self.low, self.high) = (low, high)
    archive.demand(low <= high && low < .infinity && high > -.infinity)
    archive.choice(&leg.mover)
    archive.number(&leg.base)
    archive.number(&leg.sign, -1, 1)
    archive.integer(&leg.heading, -1, 1)
  }
}
