/// Time: the place the motion has brought the path to, and what follows when one of its instants has come.
extension Path {
  /// When anything but numbers changes next; infinity if nothing moves.
  @inline(__always) var next: Double { motion.next }

  /// Brings the offset that moves to what it is at `time`, which lies within the motion's cell, a leg of the route.
  @inline(__always)
  mutating func followLeg(to time: Double) {
    // What it closed on the way here is closed.
    followLeg(way(at: time))
  }

  /// The same in place for an exponential fling; false, and nothing changed, for others, and in its first and its very
  /// last moments.
  @inline(__always)
  mutating func followFling(to time: Double) -> Bool {
    guard case .fling(.exponential(let decay)) = motion.curve,
      let state = decay.stateInPlace(at: time - motion.start)
    else { return false }
    followLeg(state)
    return true
  }

  /// The whole alone shows an overshoot beyond the top, and does within the motion's cell. A page that has shown a part
  /// of it until now takes that back first.
  var isWholeBeyondTop: Bool {
    overscroll.owner == .whole && overscroll.inner == 0 && motion.edge == .top && motion.high <= 0
  }

  /// The same for an overshoot that the whole shows.
  @inline(__always)
  mutating func followWhole(to time: Double) -> Bool {
    if !isWholeBeyondTop { return false }
    let way = way(at: time)
    withOverscroll { $0.outer = way.offset < 0 ? way.offset : 0 }
    setVelocity(way.velocity)
    return true
  }

  @inline(__always)
  private mutating func followLeg(_ state: MotionState) {
    // A rounding must not lead out of the cell.
    let way = state.offset.clamped(motion.low, motion.high)
    let offset = motion.leg.base + motion.leg.sign * way
    if motion.leg.mover == .page { move(inner: offset) } else { move(outer: offset) }
    setVelocity(state.velocity * Double(motion.leg.heading))
  }

  @inline(__always) private mutating func move(inner: Double) { move(to: Route.Place(outer: outer, inner: inner)) }
  @inline(__always) private mutating func move(outer: Double) { move(to: Route.Place(outer: outer, inner: inner)) }

  /// Brings the offsets to what they are at `time`, which lies within the motion's cell.
  @inline(never)
  mutating func follow(to time: Double, _ rules: PathRules) {
    // A fling that has yet to begin waits at its place.
    if motion.kind == .none || motion.isFling && motion.start > time { return }
    // By the same sums as in a steady frame: the route's own may round otherwise.
    if motion.leg.sign != 0 {
      closeOvershoot()
      return followLeg(to: time)
    }
    let elapsed = time > motion.start ? time - motion.start : 0
    // A rounding must not lead out of the cell.
    var way = motion.way(at: time)
    way.offset = way.offset.clamped(motion.low, motion.high)
    followWay(way, elapsed: elapsed, rules)
  }

  /// Shows the path at a distance along the route.
  private mutating func followWay(_ way: MotionState, elapsed: Double, _ rules: PathRules) {
    let distance = way.offset
    if distance >= 0 || motion.edge == .none && (motion.isFling || motion.isPart) {
      closeOvershoot()
      move(to: motion.route.place(at: distance))
      let isOfOther = motion.isPart && !(distance > 0 && distance < motion.route.length)
      setVelocity(isOfOther ? 0 : way.velocity * motion.route.direction(at: distance))
    } else if motion.edge != .none {
      let overshoot = -distance * motion.edge.sign
      let page = pageOvershoot(overshoot, elapsed: elapsed, rules)
      if motion.kind == .bounce { move(to: motion.route.place(at: 0)) }
      withOverscroll { $0.show(overshoot, page: page) }
      setVelocity(-way.velocity * motion.edge.sign)
    } else {
      closeOvershoot()
      move(to: wayBack(rules).place(at: -distance))
      setVelocity(way.velocity * motion.route.direction(at: 0))
    }
  }

  private mutating func closeOvershoot() {
    if !overscroll.isZero { withOverscroll { $0.show(0, page: 0) } }
  }

  /// The velocity it began with first leads away from the goal: the way there.
  private mutating func wayBack(_ rules: PathRules) -> Route {
    var back = routeRules(rules)
    back.outer = motion.route.outerStart
    back.inner = motion.route.innerBefore
    return motion.route.direction(at: 0) > 0 ? .down(back) : .up(back)
  }

  /// If whole and page both overscroll: the page's part.
  private mutating func pageOvershoot(_ overshoot: Double, elapsed: Double, _ rules: PathRules) -> Double {
    if overscroll.owner != .both { return 0 }
    if motion.kind != .bounce || motion.curve.crossesZero { return overshoot * motion.pageOffset }
    return rules.physics.bounce(offset: motion.pageOffset, velocity: motion.pageVelocity).state(at: elapsed).offset
  }

  /// The way back, if the motion may take it.
  private mutating func back(_ rules: PathRules) -> Route {
    motion.edge != .none || motion.isFling ? motion.route : wayBack(rules)
  }

  // MARK: Instants

  /// The result of an instant, for the caller that puts the parts together.
  struct Reached {
    /// What began the motion that has ended; nil if it continues.
    var ended: PathMotion.Cause?
    /// A fling has come to an end of the path that does not give, with this velocity.
    var absorbed = 0.0
  }

  /// Looks anew at the place of the motion: it has begun, or what is watched has changed.
  @inline(never)
  mutating func enterCell(at time: Double, _ rules: PathRules) {
    let back = back(rules)
    withMotion { $0.enterCell(at: time, watched: rules.watched, back: back) }
    noteMover()
  }

  /// The next instant has come: the motion meets the bound of its cell, or its end.
  mutating func reach(_ rules: PathRules) -> Reached {
    let time = motion.next
    if !(time < motion.end) { return finish(rules) }
    var passed = motion
    // Arriving sets the offsets to the bound exactly.
    let velocity = motion.way(at: time).velocity
    followWay(MotionState(offset: passed.exitWay, velocity: velocity), elapsed: time - motion.start, rules)
    if passed.exitWay == 0 && motion.edge != .none { closeOvershoot() }
    passed.velocity = motion.velocity
    passed.passBound(watched: rules.watched, back: back(rules))
    begin(passed)
    noteMover()
    return Reached()
  }

  /// What moves from now on is what moved last.
  private mutating func noteMover() {
    if motion.kind == .bounce || motion.leg.mover == .none && motion.edge != .none {
      if overscroll.owner != .none && overscroll.owner != .edge {
        note(moved: overscroll.owner == .whole ? .outer : .page)
      }
    } else if motion.leg.mover != .none {
      note(moved: motion.leg.mover)
    }
  }

  /// Ends the motion at its own instant and begins what follows from there.
  private mutating func finish(_ rules: PathRules) -> Reached {
    let ended = motion
    var reached = Reached()
    endMotion()
    switch ended.kind {
    case .none: break
    case .fling:
      move(to: ended.route.place(at: ended.goal))
      guard case .fling(let fling) = ended.curve else { break }
      let velocity = fling.velocity(atOffset: ended.goal) * ended.route.heading
      switch ended.sequel {
      case .rest:
        // At the end of this one's way, not of the fling's.
        let physics = rules.physics
        if physics.way(of: fling) - ended.goal > physics.restDistance && ended.goal == ended.route.length {
          reached.absorbed = velocity
        }
      case .fling: self.fling(velocity, at: ended.end, rules)
      case .handsIn: break
      case .bounce:
        if rules.overscrollOwner(top: ended.route.heading < 0, extent) == .edge { reached.absorbed = velocity }
        bounceOffEnd(velocity, up: ended.route.heading > 0, at: ended.end, rules)
      }
    case .bounce:
      withOverscroll { $0.clear() }
      move(to: ended.route.place(at: 0))
      if ended.sequel == .fling {
        let velocity = -ended.curve.state(at: ended.end - ended.start).velocity * ended.edge.sign
        if velocity != 0 { fling(velocity, at: ended.end, rules) }
      }
    case .redirected: move(to: ended.rest)
    case .animation, .snap:
      withOverscroll { $0.clear() }
      move(to: ended.rest)
    }
    if !isMoving { reached.ended = ended.cause }
    return reached
  }
}
