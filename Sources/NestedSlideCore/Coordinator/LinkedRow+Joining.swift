/// A key, a step of a wheel or a command that moves several of a row moves them one after the other, as one movement:
/// they share one curve over all that they have to go, and each takes its part of it.
///
///     the curve     ├──────────────── all they go ────────────────┤
///     one           ├─ its way ─┤ rests
///     the next        waits     ├───────── its way ───────────────┤
///
/// Headers of links with `headerFirst` come first, from the outside in; down only those that return quickly. Then the
/// inner one comes, then those around it.
extension LinkedRow {
  /// Joins the motions that were begun now, and the parts of such a movement that still have a way to go.
  @inline(never)
  func joinMotions(of cause: PathMotion.Cause, up: Bool) {
    let time = first.pointee.now
    var (way, velocity, count) = (0.0, 0.0, 0)
    var moves = PathMotion()
    eachInOrder(up: up) { one in
      if !one.pointee.path.motion.isOf(cause, at: time) { return }
      let left = one.pointee.partLeft(at: time)
      if left.way == 0 { return }
      if count == 0 || one == first { moves = one.pointee.path.motion }
      way += left.way
      velocity += left.velocity
      count += 1
    }
    if count < 2 { return finishJoined(up: up) }
    // None turns back on the way.
    let course = first.pointee.course(of: way, velocity > 0 ? velocity : 0, like: moves)
    var begun = 0.0
    var before = 0
    eachInOrder(up: up) { one in
      let own = one.pointee.path.motion.goal
      if !one.pointee.path.motion.isOf(cause, at: time) || own == 0 { return }
      one.pointee.takePart(in: course, from: begun)
      if one == first {
        if begun > 0 { first.pointee.waitForHeader(before, until: first.pointee.path.next) }
        first.pointee.leadsAround = begun + own < way
      }
      begun += own
      before = index(of: one)
    }
    finishJoined(up: up)
  }

  /// What waits around for the first one begins no more.
  func stopWaiting() {
    for index in 0..<verticalCount(of: around.count) where around[index].pointee.path.motion.isWaiting {
      let outer = around[index]
      outer.pointee.standAt(first.pointee.now)
      if outer.pointee.path.motion.isWaiting { outer.pointee.stopWaiting() }
    }
  }

  private func finishJoined(up: Bool) {
    eachInOrder(up: up) { one in
      if one == first || one.pointee.now == first.pointee.now { one.pointee.finish() }
    }
  }

  private func index(of one: UnsafeMutablePointer<Coordinator>) -> Int {
    for index in 0..<around.count where around[index] == one { return index + 1 }
    return 0
  }

  private func eachInOrder(up: Bool, _ body: (UnsafeMutablePointer<Coordinator>) -> Void) {
    let count = verticalCount(of: around.count)
    for index in (0..<count).reversed() where headerGoesFirst(index, up: up) { body(around[index]) }
    body(first)
    for index in 0..<count where !headerGoesFirst(index, up: up) { body(around[index]) }
  }

  private func headerGoesFirst(_ index: Int, up: Bool) -> Bool {
    self[index].pointee.isHeaderFirst && (up || around[index].pointee.settings.headerMotion.returnsQuickly)
  }
}

extension HeaderMotion {
  /// Down the header comes before the page.
  fileprivate var returnsQuickly: Bool { self == .quickReturn || self == .quickReturnMinimum }
}

extension PathMotion {
  /// Such a cause has begun it now, or a movement of which it is a part. Keys and steps of a wheel add to each other.
  /// What springs out of an overshoot is no part of a movement.
  fileprivate func isOf(_ cause: Cause, at time: Double) -> Bool {
    if kind != .animation || edge != .none || !(isPart || start == time) { return false }
    return self.cause == cause || isStepped && (cause == .key || cause == .wheel)
  }
}

extension Coordinator {
  /// Joins what has begun here and around.
  mutating func joinMotions(of cause: PathMotion.Cause, up: Bool) { withRow { $0.joinMotions(of: cause, up: up) } }

  /// A link from here on out leads headers first.
  var movesHeadersAround: Bool { mutating get { !linkedAxes.isEmpty && withRow { $0.movesHeaders } } }

  /// A pointer near an edge scrolls this one up: headers around collapse first, at its velocity. It is to stop: so do
  /// they.
  mutating func autoscrollHeadersAround(_ velocity: Double) {
    // What is pulled beyond an end comes back first.
    if !linkedAxes.contains(.vertical) || !path.overscroll.isZero { return }
    if !withRow({ $0.autoscrollHeaders(velocity) }) { return }
    let rules = rules
    path.scroll(steadily: velocity, at: now, rules)
    pending.autoscrollWaits(!path.isMoving)
    joinMotions(of: .autoscroll, up: true)
  }

  /// A command scrolls this one up: headers around collapse first, by so much at most. Answers how much of it that
  /// took.
  mutating func collapseHeadersAround(atMost way: Double, animated: Bool, cause: PathMotion.Cause) -> Double {
    if !linkedAxes.contains(.vertical) { return 0 }
    return withRow { $0.collapseHeaders(atMost: way, animated: animated, cause: cause) }
  }

  /// Some around wait until the path of this one has gone its way.
  fileprivate(set) var leadsAround: Bool {
    get { extras?.pointee.link.leadsAround ?? false }
    nonmutating set { extras?.pointee.link.leadsAround = newValue }
  }

  /// Something else moves this one: what waits around for it does not begin. A step begins anew in the same call.
  mutating func leadNoneAround(inStep: Bool = false) {
    if !leadsAround { return }
    leadsAround = false
    if !inStep { withRow { $0.stopWaiting() } }
  }

  /// What is left of the motion to a place, planned anew from here: its way, and the velocity along it.
  fileprivate mutating func partLeft(at time: Double) -> (way: Double, velocity: Double) {
    if now < time { standAt(time) }
    if path.motion.kind != .animation { return (0, 0) }
    if path.motion.isPart {
      let rules = rules
      path.planAnew(at: time, rules)
    }
    return (path.motion.goal, path.motion.velocity * path.motion.sense)
  }

  fileprivate mutating func course(of way: Double, _ velocity: Double, like motion: PathMotion) -> PathMotion {
    let rules = rules
    return path.course(of: way, velocity, like: motion, at: now, rules)
  }

  fileprivate mutating func takePart(in course: PathMotion, from start: Double) {
    let rules = rules
    path.takePart(in: course, from: start, at: now, rules)
  }

  fileprivate mutating func stopWaiting() {
    let rules = rules
    path.hold(rules)
    finish()
  }
}
