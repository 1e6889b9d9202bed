/// The horizontal scroll, in the verbs of the vertical one: drag, release, turn, glide, hold, `follow`, `reach`.
///
/// Its place is a page and a distance: `offset` points from the place of `origin`, towards higher pages whatever the
/// reading direction. Steps count pages from the origin: step 1 is its neighbour. If there are no ends any step
/// stands for a page, so nothing has to be renumbered on the way.
///
///     step      -1        0        1        2
///     page    o - 1     origin   o + 1    o + 2        (without ends: round the circle)
///               ├────────┼──offset─▶┤
///
/// In a far turn only two pages stand side by side, the origin and the target: one step is then as many pages as lie
/// between them, and the position in pages runs over the whole way.
struct Pager: ~Copyable {
  enum Kind: UInt8 {
    case none
    /// To a page, after a finger or a wheel let go.
    case settle
    /// To a page, as a command or a key asked.
    case turn
    /// Back from beyond an end.
    case bounce
    /// Nothing moves: what an end shows of a pull springs back.
    case edge
    /// To the goal of a wheel step, which need be no page.
    case glide
  }

  /// The page it rests on, or left when it began to move.
  @Narrow private(set) var origin = 0
  /// Pages from the origin to the target of a far turn, or 0.
  @Narrow private(set) var far = 0
  /// How many pages a step back from the origin of a far turn stands for: those of the turn it took over from.
  @Narrow private(set) var farBehind = 0
  /// The step it will rest on; valid while it moves.
  @Narrow private(set) var goalStep = 0
  /// The turn under way, -1 for none.
  private(set) var turn = PageTransition()
  private(set) var kind = Kind.none
  /// Which way it goes at this instant: 0 if nothing moves it.
  private(set) var heading: Int8 = 0
  private var leavesHigh = false
  /// As seen, points. Beyond the ends, if there are any, it is rubber-banded.
  private(set) var offset = 0.0
  /// Under a finger: the raw overshoot beyond an end, negative before the first page. If a number shows it, the
  /// offset is that of the end.
  private(set) var raw = 0.0
  /// The step it will rest at, or glides to.
  private(set) var goal = 0.0
  private(set) var start = 0.0
  private(set) var end = 0.0
  private(set) var velocity = 0.0
  /// About `goal`; valid while it moves.
  private(set) var spring = Physics.animation(offset: 0, velocity: 0)
  /// The stretch of offsets in which nothing happens but that numbers change.
  private(set) var low = 0.0
  private(set) var high = 0.0
  /// How long after the start that stretch is left, in the spring's own seconds; infinity if it is not.
  private var exit = Double.infinity
  /// Its offset when a finger took hold of it.
  private(set) var grip = 0.0
  /// What is told of its place since the turn got another goal.
  private(set) var bend = PositionBend()

  /// By its own clock, which is finer than times late in a long session: when the stretch is left, in seconds since the
  /// start.
  var clock: Double { exit }

  /// When the stretch is left, or the motion ends; infinity if nothing moves.
  var next: Double {
    if kind == .none { return .infinity }
    let instant = start + exit
    return instant < end ? instant : end
  }

  @inline(__always) var isMoving: Bool { kind != .none }
  var isBouncing: Bool { kind == .bounce || kind == .edge }
  /// It lies exactly on a page and nothing moves it, though a finger may hold it.
  @inline(__always) var isOnPage: Bool { kind == .none && offset == 0 && raw == 0 }

  /// The same as of the path: a touch that stops it now stops something that is seen to continue.
  func isFast(_ slow: Double, at time: Double) -> Bool {
    if kind == .none || isBouncing || start > time { return false }
    return abs(velocity) >= slow || abs(goal - offset) >= slow * Physics.lastStretch
  }

  // MARK: Stopping and placing

  @inline(never)
  mutating func stop() {
    kind = .none
    velocity = 0
    heading = 0
    exit = .infinity
  }

  /// A finger stops it.
  @inline(never)
  mutating func hold(at time: Double, _ rules: PagerRules) {
    let beyond = kind == .edge ? shownEdge(at: time, rules) : overshoot(rules)
    stop()
    grip = offset
    if beyond != 0 { raw = rules.band.raw(beyond) }
  }

  /// Lies on a page at once.
  @inline(never)
  mutating func align(to index: Int) {
    stop()
    origin = index
    offset = 0
    raw = 0
    far = 0
    farBehind = 0
    grip = 0
    bend = PositionBend()
  }

  /// The pages have other numbers, and those involved are still neighbours, or the two of a far turn. What was pulled
  /// beyond an end is no pull any more if there is a page now.
  /// - Parameter far: pages from the origin to the target of a far turn, as they are counted now.
  mutating func renumber(_ number: PageRenumbering, far: Int, _ rules: PagerRules) {
    origin = number(origin)
    self.far = far
    if raw != 0 && !isBeyond(rules) { raw = 0 }
    if turn.isActive {
      turn = PageTransition(from: number(Int(turn.from)), to: number(Int(turn.to)), steps: turn.steps)
    }
  }

  /// The turn has got another goal: what is told continues from a position.
  mutating func bend(from position: Double, _ rules: PagerRules) {
    bend = PositionBend()
    if offset == 0 || !(rules.stride > 0) { return }
    var difference = position - self.position(rules)
    if rules.isEndless {
      let count = Double(rules.count)
      difference -= (difference / count.asDivisor + 0.5).rounded(.down) * count
    }
    if abs(difference) > 1e-9 { bend = PositionBend(at: offset, by: difference) }
  }

  // MARK: Moving

  /// Moves by `delta` under a finger or a wheel and answers what was not used.
  mutating func drag(_ delta: Double, bounces: Bool, _ rules: PagerRules) -> Double {
    let ends = ends(rules)
    var rest = delta
    if raw != 0 {
      let closing = (raw < 0) != (rest < 0)
      if !closing || abs(rest) < abs(raw) {
        raw = (raw + rest).clamped(-Overscroll.greatestRaw, Overscroll.greatestRaw)
        offset = (raw < 0 ? ends.low : ends.high) + rules.moved(raw)
        return 0
      }
      rest += raw
      offset = raw < 0 ? ends.low : ends.high
      raw = 0
    }
    // Beyond an end without a pull it was left by settings that show none any more.
    let wanted = offset.clamped(ends.low, ends.high) + rest
    let held = wanted.clamped(ends.low, ends.high)
    offset = withinCircle(held, rules)
    rest = wanted - held
    if rest == 0 || !bounces { return rest }
    raw = rest.clamped(-Overscroll.greatestRaw, Overscroll.greatestRaw)
    offset = held + rules.moved(raw)
    return 0
  }

  /// A whole circle from the origin is the origin again: so the offset stays small however far a finger goes.
  private mutating func withinCircle(_ offset: Double, _ rules: PagerRules) -> Double {
    if !rules.isEndless || far != 0 || !(rules.stride > 0) { return offset }
    let circle = Double(rules.count) * rules.stride
    if abs(offset) < circle { return offset }
    let circles = (abs(offset) / circle.asDivisor).rounded(.down)
    // Of a thousand million circles doubles keep no useful rest.
    let rest = circles < 1e9 ? abs(offset) - circles * circle : 0
    return offset < 0 ? -rest : rest
  }

  /// Puts it at an offset for the length of a question.
  mutating func move(to offset: Double) { self.offset = offset }

  mutating func move(to offset: Double, raw: Double) { (self.offset, self.raw) = (offset, raw) }

  /// Begins to move to a step by a spring.
  mutating func begin(_ kind: Kind, step: Double, spring: Spring, at time: Double, _ rules: PagerRules) {
    raw = 0
    goalStep = step.wholeNumber(-(1 << 30), 1 << 30)
    goal = step * rules.stride
    begin(kind, spring: spring, at: time, rules)
  }

  /// Begins to glide to an offset, from which it has to settle on a page.
  mutating func glide(to goal: Double, spring: Spring, at time: Double, _ rules: PagerRules) {
    self.goal = goal
    begin(.glide, spring: spring, at: time, rules)
  }

  @inline(never)
  private mutating func begin(_ kind: Kind, spring: Spring, at time: Double, _ rules: PagerRules) {
    self.kind = kind
    self.spring = spring
    start = time
    end = rules.reducesMotion && kind != .glide ? time : time + spring.restTime(within: rules.restDistance)
    velocity = spring.state(at: 0).velocity
    enterCell(at: time, rules)
  }

  /// Makes the turn a far one: the target stands beside the origin, however many pages lie between.
  /// - Parameters:
  ///   - pages: from the origin to the target.
  ///   - behind: how many pages the steps on the other side stand for.
  mutating func beginFarTurn(pages: Int, behind: Int) {
    far = pages
    farBehind = behind
  }

  /// Counts from another page, which lies `step` steps from the origin; what is seen does not move.
  mutating func count(from page: Int, step: Double, _ rules: PagerRules) {
    origin = page
    offset -= step * rules.stride
    far = 0
    farBehind = 0
  }

  // MARK: Time

  /// Moves on to `time`, before the next instant.
  @inline(never)
  mutating func follow(to time: Double) { follow(spring.state(at: time > start ? time - start : 0)) }

  /// The same in place, by a spring that is critically damped.
  @inline(__always)
  mutating func followCritical(to time: Double) { follow(spring.criticalState(at: time > start ? time - start : 0)) }

  @inline(__always)
  private mutating func follow(_ state: MotionState) {
    // A rounding must not lead out of the cell.
    offset = (goal + state.offset).clamped(low, high)
    velocity = state.velocity
  }

  /// A finger moves it strictly within the stretch around its offset; false, and nothing changed, for other moves.
  @inline(__always)
  mutating func dragWithin(_ low: Double, _ high: Double, _ delta: Double) -> Bool {
    let moved = offset + delta
    if !(moved > low && moved < high) || moved == offset { return false }
    offset = moved
    return true
  }

  /// The next instant has come. True if the motion has ended: on a page, or at the goal of a glide.
  mutating func reach(_ rules: PagerRules) -> Bool {
    let time = next
    if !(time < end) {
      offset = goal
      stop()
      return true
    }
    velocity = spring.state(at: time - start).velocity
    offset = leavesHigh ? high : low
    heading = leavesHigh ? 1 : -1
    let cell = cell(rules)
    (low, high) = cell
    findExit(after: exit)
    return false
  }

  /// Looks anew at the place of it: it has begun to move, or pages or settings have changed.
  mutating func enterCell(at time: Double, _ rules: PagerRules) {
    if kind == .none { return }
    let elapsed = time > start ? time - start : 0
    if kind == .edge {
      (heading, low, high, exit) = (0, goal, goal, .infinity)
      return
    }
    heading = Curve.spring(spring).isRising(at: elapsed) ? 1 : -1
    let cell = cell(rules)
    (low, high) = cell
    findExit(after: elapsed)
  }

  /// - Parameter elapsed: since the start, seconds.
  private mutating func findExit(after elapsed: Double) {
    exit = .infinity
    if kind == .edge { return }
    let duration = end - start
    let found = Curve.spring(spring).exit(low: low - goal, high: high - goal, after: elapsed, until: duration)
    if let found, found.time < duration {
      exit = found.time
      leavesHigh = found.isHigh
    }
  }

  /// It rests on a page, which is the origin from now on.
  mutating func rest(on page: Int) { align(to: page) }

  // MARK: The turn

  mutating func beginTurn(_ turn: PageTransition) { self.turn = turn }
  mutating func endTurn() { turn = PageTransition() }

  // MARK: Saving

  /// What was read fits the pages: a far turn leads to one of them, nothing is pulled beyond ends that there are not,
  /// and no motion passes more pages than anything that begins one.
  mutating func isSound(_ rules: PagerRules) -> Bool {
    let target = far == 0 ? origin : page(atStep: far > 0 ? 1 : -1, rules) ?? origin
    if far != 0 && !(target >= 0 && target < rules.count) { return false }
    if !hasSoundReach(rules) { return false }
    let ends = ends(rules)
    return raw == 0 || (raw < 0 ? ends.low > -.infinity : ends.high < .infinity)
  }

  /// Without ends each page that is passed is an instant, and takes time.
  private mutating func hasSoundReach(_ rules: PagerRules) -> Bool {
    if !rules.isEndless || !(rules.stride > 0) { return true }
    let most = 1e6 * rules.stride
    // The next motion may begin with the present velocity.
    if !(abs(velocity) <= most * Physics.animationFrequency) { return false }
    if kind == .none || kind == .edge { return true }
    return abs(spring.offset) + abs(spring.velocity) / spring.slowRate <= most
  }

  @inline(never)
  mutating func archive(_ archive: inout Archive, now: Double, pageCount: Int) {
    archive.integer(&origin, 0, pageCount > 0 ? pageCount - 1 : 0)
    archive.number(&offset)
    archive.number(&raw)
    archive.choice(&kind)
    archive.integer(&far, -pageCount, pageCount)
    archive.integer(&farBehind, -pageCount, pageCount)
    archive.integer(&goalStep, -(1 << 30), 1 << 30)
    archive.number(&goal)
    archive.number(&start, -Limits.time, Limits.time + 1)
    archive.number(&end)
    archive.number(&velocity)
    spring.archive(&archive)
    archive.bound(&low)
    archive.bound(&high)
    archive.number(&grip)
    bend.archive(&archive)
    archive.integer(&heading, -1, 1)
    turn.archive(&archive, pageCount: pageCount)
    // Only what a wheel has left between two pages may begin later than now, or have been about to.
    archive.demand(start <= now || kind != .turn && kind != .glide)
    archive.demand(start <= end && end - start < 1e7)
    archive.demand(low <= high && low < .infinity && high > -.infinity)
    // Not if it is only written: it continues.
    if !archive.isReading { return }
    exit = .infinity
    if !archive.isCorrupt && kind != .none { findExit(after: now > start ? now - start : 0) }
  }
}
