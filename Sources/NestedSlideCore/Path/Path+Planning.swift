/// Beginning motions: each is planned whole, with the place at which everything will rest and the instants on the way.
///
/// A motion asks `Rest` for its end when it begins, here and nowhere else.
extension Path {
  // MARK: Flings

  /// Throws the path: a fling that continues to a place to rest.
  @inline(never)
  mutating func fling(_ velocity: Double, at time: Double, _ rules: PathRules) {
    fling(rules.physics.fling(abs(velocity)), velocity, at: time, rules)
  }

  /// The fling under way continues within other ranges, or to another place to rest.
  @inline(never)
  mutating func goOnFlinging(at time: Double, _ rules: PathRules) {
    let velocity = motion.velocity
    // One that has yet to begin waits as long as it would have.
    let start = motion.start > time ? motion.start : time
    fling(flingUnderWay(at: time, rules), velocity, handsIn: motion.sequel == .handsIn, at: start, rules)
  }

  /// Throws the header alone, up until it is collapsed or down until it has returned. Answers what velocity is
  /// left there, 0 if the fling ends before, and when.
  mutating func flingHeader(
    _ velocity: Double, at time: Double, _ rules: PathRules
  ) -> (velocity: Double, time: Double) {
    fling(rules.physics.fling(abs(velocity)), velocity, handsIn: true, at: time, rules)
    guard motion.sequel == .handsIn, case .fling(let fling) = motion.curve else { return (0, time) }
    return (fling.velocity(atOffset: motion.goal) * motion.route.heading, motion.end)
  }

  /// The resting place of a throw from here that nothing stops but the ends.
  mutating func rest(ofThrow velocity: Double, _ rules: PathRules) -> Route.Place {
    plan(rules.physics.fling(abs(velocity)), up: velocity > 0, at: 0, rules).rest
  }

  /// How far the header goes from the path's resting place, before the page moves.
  mutating func headerWay(up: Bool, _ rules: PathRules) -> Double {
    if !overscroll.isZero { return 0 }
    var from = routeRules(rules)
    (from.outer, from.inner) = (rest.outer, rest.inner)
    return (up ? Route.up(from) : Route.down(from)).headerLength
  }

  @inline(never)
  private mutating func fling(
    _ fling: Fling, _ velocity: Double, handsIn: Bool = false, at time: Double, _ rules: PathRules
  ) {
    begin(plan(fling, up: velocity > 0, handsIn: handsIn, at: time, rules))
    note(heading: velocity > 0 ? 1 : -1)
    let goesOn = motion.sequel == .fling || motion.sequel == .handsIn
    if !goesOn, let goal = Rest(rules, extent).goal(ofFlick: velocity, from: place, to: motion.rest) {
      return redirect(to: goal, at: time, rules)
    }
    enterCell(at: time, rules)
  }

  /// What the fling under way is from here on, whichever end it has been led to.
  private mutating func flingUnderWay(at time: Double, _ rules: PathRules) -> Fling {
    let speed = abs(motion.velocity)
    guard case .fling(let fling) = motion.curve else { return rules.physics.fling(speed) }
    return rules.physics.continued(fling, after: time > motion.start ? time - motion.start : 0, velocity: speed)
  }

  /// A fling from the path's place; the instant of the seam, of the end or of rest is solved for here.
  private mutating func plan(
    _ thrown: Fling, up: Bool, handsIn: Bool = false, at time: Double, _ rules: PathRules
  ) -> PathMotion {
    let route = route(up: up, rules)
    let physics = rules.physics
    var fling = thrown
    var length = route.length
    let springs = !rules.reducesMotion && rules.overscrollOwner(top: !up, extent) != .none
    var sequel = springs ? PathMotion.Sequel.bounce : .rest
    let seam = rules.page.seam ?? rules.setup.pointee.settings.seam
    let isAtSeam = outer >= rules.range
    if up && seam != .continuous && rules.beganAbovePager && extent.maxOuter >= rules.range {
      if seam == .stop {
        if !isAtSeam || inner <= 0 {
          length = route.lengthToSeam
          sequel = .rest
        }
      } else if isAtSeam {
        fling = .exponential(Decay(velocity: thrown.velocity, deceleration: physics.seamResistance))
      } else {
        length = route.lengthToSeam
        sequel = .fling
      }
    }
    if handsIn { (length, sequel) = (route.headerLength, .handsIn) }
    var goal = length
    var duration = fling.time(toOffset: length) ?? 0
    let way = physics.way(of: fling)
    if way <= length + physics.restDistance {
      goal = way < length ? way : length
      duration = physics.duration(of: fling)
      sequel = .rest
    }
    var motion = PathMotion()
    motion.kind = .fling
    motion.sequel = sequel
    motion.curve = .fling(fling)
    motion.route = route
    motion.start = time
    motion.end = time + duration
    motion.goal = goal
    // A curve may have a greatest velocity.
    motion.velocity = up ? fling.velocity : -fling.velocity
    switch sequel {
    case .rest, .handsIn: motion.leadsTo = Goal(route.place(at: goal))
    case .bounce: motion.leadsTo = Goal(route.end)
    case .fling:
      motion.leadsTo = Goal(route.place(at: length + fling.velocity(atOffset: length) / physics.seamResistance))
    }
    return motion
  }

  /// Leads a fling to another end, its velocity kept: by its own law with other numbers, if it then does not take
  /// much longer, else by the spring of programmatic animation.
  @inline(never)
  mutating func redirect(to goal: Route.Place, at time: Double, _ rules: PathRules) {
    if !redirectOnItsCurve(to: goal, at: time, rules) { lead(to: goal, as: .snap, at: time, rules) }
  }

  private mutating func redirectOnItsCurve(to goal: Route.Place, at time: Double, _ rules: PathRules) -> Bool {
    let velocity = motion.velocity
    // With next to no velocity there would be nothing to divide by.
    if !motion.isFling || !overscroll.isZero || !(abs(velocity) > 1e-100) { return false }
    let physics = rules.physics
    let route = route(up: velocity > 0, rules)
    guard let way = route.distance(to: goal), way > physics.restDistance else { return false }
    let own = flingUnderWay(at: time, rules)
    if !(own.distance > 1e-200) { return false }
    let fling = own.stretched(to: way)
    if !fling.isWithinBounds { return false }
    let duration = fling.restTime(within: physics.restDistance)
    // Led there already it stays on its curve, whatever the fling's own would do by now.
    let isLed = motion.kind == .redirected && motion.rest.outer == goal.outer && motion.rest.inner == goal.inner
    let free = physics.fling(abs(velocity)).restTime(within: physics.restDistance)
    let most = free * Path.latestRest < Path.soonEnough ? Path.soonEnough : free * Path.latestRest
    if duration > most && !isLed { return false }
    var led = PathMotion()
    led.kind = .redirected
    led.curve = .fling(fling)
    led.route = route
    led.start = time
    led.end = time + duration
    led.goal = way
    led.velocity = velocity
    led.leadsTo = named(goal, rules)
    begin(led)
    enterCell(at: time, rules)
    return true
  }

  /// How much longer than by itself a fling may take to another end.
  private static var latestRest: Double { 1.5 }
  /// How long it may take in any case, seconds.
  private static var soonEnough: Double { 0.4 }

  /// What a fling will have left at an end of the path that nobody shows, and when; no velocity if it leaves
  /// nothing.
  mutating func leftAtEnd(_ rules: PathRules) -> (velocity: Double, time: Double) {
    if motion.kind != .fling || motion.sequel != .rest || motion.goal != motion.route.length { return (0, 0) }
    guard case .fling(let fling) = motion.curve else { return (0, 0) }
    let physics = rules.physics
    if !(physics.way(of: fling) - motion.goal > physics.restDistance) { return (0, 0) }
    return (fling.velocity(atOffset: motion.goal) * motion.route.heading, motion.end)
  }

  // MARK: Ends

  /// Springs an overshoot back to its end of the path.
  /// - Parameters:
  ///   - velocity: of the finger when `released`, else of what is seen.
  ///   - released: by a finger; an inward throw then leaves the overscroll as a fling.
  ///   - leaves: so does what is no finger's, a fling that a range has caught up with.
  mutating func bounce(
    _ velocity: Double, released: Bool, leaves: Bool = false, at time: Double, _ rules: PathRules
  ) {
    let physics = rules.physics
    let bands = rules.bands
    withOverscroll { $0.letGo() }
    let shown = overscroll.shown
    let seen = released ? velocity * overscroll.slope(bands) : velocity
    var motion = PathMotion()
    motion.kind = .bounce
    motion.edge = shown != 0 ? (shown < 0 ? .top : .bottom) : (velocity < 0 ? .top : .bottom)
    let sign = motion.edge.sign
    // Along the way: below 0 beyond the end, above 0 within the path, which an under-damped spring swings into.
    let spring = physics.bounce(offset: -sign * shown, velocity: -sign * seen)
    motion.curve = .spring(spring)
    motion.route = swingRoute(up: motion.edge == .top, rules)
    motion.start = time
    motion.velocity = seen
    let rest = Rest(rules, extent)
    motion.leadsTo = Goal(rest.goal(from: place, heading: lastHeading, isReleased: released) ?? place)
    var duration = spring.restTime(within: physics.restDistance)
    if overscroll.owner == .both && motion.curve.crossesZero {
      // The whole comes back into its range on the way. The page's overshoot is closed by then: it is a share of the
      // whole's.
      motion.pageOffset = overscroll.outer == 0 ? 1 : Overscroll.share(overscroll.inner, of: overscroll.outer)
    } else if overscroll.owner == .both {
      motion.pageOffset = overscroll.inner
      motion.pageVelocity =
        released ? velocity * overscroll.pageBand(bands).slope(overscroll.pageRaw) : velocity
      let pageSpring = physics.bounce(offset: motion.pageOffset, velocity: motion.pageVelocity)
      let pageDuration = pageSpring.restTime(within: physics.restDistance)
      if pageDuration > duration { duration = pageDuration }
    }
    if (released || leaves) && seen * shown < 0, let crossing = spring.firstCrossing(), crossing < duration {
      duration = crossing
      motion.sequel = .fling
      let left = -sign * spring.state(at: crossing).velocity
      let onward = plan(physics.fling(abs(left)), up: left > 0, at: time + crossing, rules)
      motion.leadsTo = Goal(rest.goal(ofFlick: left, from: place, to: onward.rest) ?? onward.rest)
    }
    motion.end = time + duration
    if rules.reducesMotion { motion.endAtStart() }
    withOverscroll { $0.spring() }
    begin(motion)
    enterCell(at: time, rules)
  }

  /// Springs at an end of the path that shows an overshoot, from a velocity that leads beyond it.
  mutating func bounceOffEnd(_ velocity: Double, up: Bool, at time: Double, _ rules: PathRules) {
    let owner = rules.overscrollOwner(top: !up, extent)
    withOverscroll {
      $0.clear()
      $0.owner = owner
    }
    bounce(velocity, released: false, at: time, rules)
  }

  /// How an under-damped bounce swings beyond its end: a page that was pulled alone swings alone, an edge nowhere.
  private mutating func swingRoute(up: Bool, _ rules: PathRules) -> Route {
    if overscroll.owner == .edge {
      return Route(
        outerStart: outer, outerMiddle: outer, outerEnd: outer, innerStart: inner, innerEnd: inner, heading: up ? 1 : -1
      )
    }
    if overscroll.owner != .page { return route(up: up, rules) }
    return Route(
      outerStart: outer, outerMiddle: outer, outerEnd: outer, innerStart: inner,
      innerEnd: up ? (inner > extent.maxInner ? inner : extent.maxInner) : extent.minInner, heading: up ? 1 : -1)
  }

  /// Lets go of the path at the end of a gesture: an overshoot springs back, a velocity throws.
  mutating func release(_ velocity: Double, at time: Double, _ rules: PathRules) {
    if !overscroll.isZero {
      bounce(velocity, released: true, leaves: true, at: time, rules)
    } else if velocity != 0, let goal = Rest(rules, extent).goal(ofSlowRelease: velocity, from: place, lastHeading) {
      setVelocity(velocity)
      lead(to: goal, as: .snap, at: time, rules)
    } else if velocity != 0 {
      fling(velocity, at: time, rules)
    }
  }
}
