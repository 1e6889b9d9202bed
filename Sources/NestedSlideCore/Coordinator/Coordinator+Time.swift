/// Time: from instant to instant.
extension Coordinator {
  /// Moves time on. What is told, and what is seen at a time, does not depend on how many calls led there.
  ///
  /// A time before that of the last input is taken as that; one before the last frame's is refused.
  @_optimize(speed)
  public mutating func advance(to time: Double) throws(Failure) {
    if isCalm(at: time) {
      _ = passCalmly(to: time, telling: nil)
    } else {
      try advanceTheLongWay(to: time)
    }
  }

  /// The same without the calm path: what that has to agree with.
  @inline(never)
  public mutating func advanceTheLongWay(to time: Double) throws(Failure) {
    try check(time: time)
    noteFrame(time)
    run(to: time > now ? time : now)
    if attention.contains(.resampling) { resample(at: time) }
    show()
  }

  /// Refuses a time that `advance` would refuse.
  @inline(__always)
  public mutating func check(time: Double) throws(Failure) {
    try require(time, within: -Limits.time, Limits.time, "time: must be within 1e12 seconds")
    if time < lastFrame { throw Failure(.timeWentBack, "time: must not be before the last frame's") }
  }

  /// Brings everything to a time, and lets happen what happens until then.
  @inline(never)
  mutating func run(to time: Double) {
    if output.view.canRetarget != 0 && time > now { setCanRetarget(false) }
    var next = nextInstant()
    var stall = Stall()
    while next <= time {
      happen(at: next > now ? next : now)
      if stall.isReached(at: now, clock: pager.clock) {
        assertionFailure("the agenda makes no progress")
        break
      }
      next = nextInstant()
    }
    clearAgenda()
    readAgendaIfStale()
    follow(to: time)
  }

  /// Brings what moves to a time that nothing on the agenda comes before. What is due then is brought there by its
  /// instant.
  /// - Parameter bringsPath: something goes before the path's instant, and must not find the path at the place at which
  ///   the last frame left it.
  private mutating func follow(to time: Double, bringsPath: Bool = false) {
    setTime(time)
    if path.isMoving && (bringsPath || path.next > time) {
      let rules = rules
      path.follow(to: time, rules)
    }
    if pager.next > time && pager.isMoving { pager.follow(to: time) }
    if extras?.pointee.movesAside ?? false { followAside(to: time) }
  }

  private mutating func followAside(to time: Double) {
    if isCoasting { followCoast(to: time) }
    if isStripMoving { extras?.pointee.strip.follow(to: time) }
  }

  /// Lets happen what happens at an instant. Of several things the layout comes first, then the pager, then the path,
  /// then what waits for them: docs/architecture.md, "Ties".
  private mutating func happen(at time: Double) {
    var reachedTop = false
    let isStepDue = extras?.pointee.isStepDue(at: time) ?? false
    follow(to: time, bringsPath: isStepDue || pager.next <= time)
    if isStepDue { layOut(at: time) }
    if pager.next <= time { reachWithPager() }
    if extras != nil { enterFling(at: time) }
    if path.next <= time {
      let rules = rules
      let reached = path.reach(rules)
      if reached.absorbed != 0 { absorbFling(reached.absorbed, at: time) }
      if reached.ended == .top { reachedTop = true }
    }
    if hand.isPressing && time >= hand.fingers.pointee.pressEnd { press() }
    if awaitsWheel && time >= hand.wheel.quietAt { endOwnWheelGesture() }
    if let extras {
      if extras.pointee.observation.isQuiet(at: time) {
        if extras.pointee.observation.mover == Observation.pager { restObservedPager() }
        extras.pointee.observation.rest()
      }
      if let velocity = extras.pointee.link.takeBooked(at: time) { receiveFling(velocity, at: time) }
    }
    settle(midway: true, reachedTop: reachedTop)
  }

  /// The pager is at an instant of its own.
  private mutating func reachWithPager() {
    let rules = pagerRules
    let wasGliding = pager.kind == .glide
    let step = pager.goalStep
    if !pager.reach(rules) { return }
    if wasGliding {
      // More steps may follow; the end of a gesture that has not moved the pager releases nothing.
      let isAwaited = awaitsWheel && hand.wheel.movesPager && hand.wheel.hasMoved
      if !isAwaited { releasePager(0, touched: pager.nearestStep(rules)) }
      return
    }
    if let page = pager.page(atStep: step, rules) { restPager(on: page) }
  }
}
