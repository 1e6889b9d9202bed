/// Beginning motions: each is planned whole, with the place where everything will rest and the instants on the way.
///
/// Whoever begins a motion asks `Rest` where it may end: here, and nowhere else.
extension Path {
  // MARK: Flings

  /// Throws the path: a fling that goes on to a place to rest.
  mutating func fling(_ velocity: Double, at time: Double, _ rules: PathRules) {
    begin(planFling(velocity, at: time, rules))
    note(heading: velocity > 0 ? 1 : -1)
    if motion.sequel != .fling, let goal = Rest(rules, extent).goal(ofFlick: velocity, from: place, to: motion.rest) {
      // With less motion it goes on as the fling that it is, wherever it can.
      if rules.reducesMotion || goal.inner != motion.rest.inner && goal.outer == motion.rest.outer {
        return redirect(to: goal, at: time, rules)
      }
      return lead(to: goal, as: .snap, at: time, rules)
    }
    enterCell(at: time, rules)
  }

  /// A fling from where the path is; the instant of the seam, of the end or of rest is solved for here.
  private mutating func planFling(_ velocity: Double, at time: Double, _ rules: PathRules) -> PathMotion {
    let up = velocity > 0
    let route = route(up: up, rules)
    let physics = rules.physics
    var fling = physics.fling(abs(velocity))
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
        fling = .exponential(Decay(velocity: abs(velocity), deceleration: physics.seamResistance))
      } else {
        length = route.lengthToSeam
        sequel = .fling
      }
    }
    var goal = length
    var duration = fling.time(toOffset: length) ?? 0
    if fling.distance <= length + physics.restDistance {
      goal = fling.distance < length ? fling.distance : length
      duration = fling.restTime(within: physics.restDistance)
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
    case .rest: motion.rest = route.place(at: goal)
    case .bounce: motion.rest = route.end
    case .fling: motion.rest = route.place(at: length + fling.velocity(atOffset: length) / physics.seamResistance)
    }
    return motion
  }

  /// Leads a fling to another end, its velocity kept: by a decay of its own that ends there, where that brakes neither
  /// much weaker than the fling nor hard, else by the spring of programmatic animation.
  mutating func redirect(to goal: Route.Place, at time: Double, _ rules: PathRules) {
    if !redirectByDecay(to: goal, at: time, rules) { lead(to: goal, as: .snap, at: time, rules) }
  }

  private mutating func redirectByDecay(to goal: Route.Place, at time: Double, _ rules: PathRules) -> Bool {
    let velocity = motion.velocity
    // With next to no velocity there would be no deceleration to divide by.
    if !motion.isFling || !overscroll.isZero || !(abs(velocity) > 1e-200) { return false }
    let physics = rules.physics
    let route = route(up: velocity > 0, rules)
    guard let way = route.distance(to: goal), way > physics.restDistance else { return false }
    let speed = abs(velocity)
    // Led there already it stays on its curve, whatever the fling's own would do by now.
    let isLed = motion.kind == .redirected && motion.rest.outer == goal.outer && motion.rest.inner == goal.inner
    let isTooFar =
      way > physics.fling(speed).distance * Path.weakestBrake || way < speed / Path.hardestBrake
    if isTooFar && !isLed { return false }
    let decay = Decay(velocity: speed, deceleration: speed / way)
    var led = PathMotion()
    led.kind = .redirected
    led.curve = .fling(.exponential(decay))
    led.route = route
    led.start = time
    led.end = time + decay.restTime(within: physics.restDistance)
    led.goal = way
    led.velocity = velocity
    led.rest = goal
    begin(led)
    enterCell(at: time, rules)
    return true
  }

  /// How much further than its own way a fling can be led.
  private static var weakestBrake: Double { 4.0 / 3 }
  /// The greatest deceleration, 1/s, by which it can be led to a nearer end.
  private static var hardestBrake: Double { 30 }

  /// What a fling will have left at an end of the path that nobody shows, and when; no velocity where it leaves nothing.
  mutating func leftAtEnd(_ rules: PathRules) -> (velocity: Double, time: Double) {
    if motion.kind != .fling || motion.sequel != .rest || motion.goal != motion.route.length { return (0, 0) }
    guard case .fling(let fling) = motion.curve, fling.distance - motion.goal > rules.physics.restDistance else {
      return (0, 0)
    }
    return (fling.velocity(atOffset: motion.goal) * motion.route.heading, motion.end)
  }

  // MARK: To a place

  /// Moves to a place by a critically damped spring that goes on from the current velocity.
  /// - Parameters:
  ///   - raw: where a step leads by itself, from which the next step goes on.
  @inline(never)
  mutating func lead(
    to goal: Route.Place, as kind: PathMotion.Kind = .animation, cause: PathMotion.Cause = .other,
    raw: Route.Place? = nil, at time: Double, _ rules: PathRules
  ) {
    var motion = planAnimation(to: goal, at: time, frequency: Physics.animationFrequency, rules)
    motion.kind = kind
    motion.cause = cause
    motion.steppedGoal = raw ?? goal
    if rules.reducesMotion { motion.endAtStart() }
    begin(motion)
    enterCell(at: time, rules)
  }

  /// Follows steps of a wheel that come one upon the other, a little behind them.
  mutating func trail(to goal: Route.Place, raw: Route.Place, at time: Double, _ rules: PathRules) {
    var motion = planAnimation(to: goal, at: time, frequency: Physics.trailFrequency, rules)
    motion.kind = .animation
    motion.cause = .wheel
    motion.steppedGoal = raw
    begin(motion)
    enterCell(at: time, rules)
  }

  private mutating func planAnimation(
    to goal: Route.Place, at time: Double, frequency: Double, _ rules: PathRules
  ) -> PathMotion {
    let velocity = motion.velocity
    withOverscroll { $0.letGo() }
    let overshoot = overscroll.shown
    let routeRules = routeRules(rules)
    // On a natural way the spring may pass its goal and come back; made to measure it ends there.
    var route = self.route(up: velocity >= 0, rules)
    var distance = route.distance(to: goal)
    if distance == nil {
      route = self.route(up: velocity < 0, rules)
      distance = route.distance(to: goal)
    }
    if distance == nil { route = .direct(routeRules, to: goal) }
    let way = distance ?? route.length
    var motion = PathMotion()
    motion.route = route
    motion.goal = way
    motion.start = time
    motion.rest = goal
    motion.velocity = velocity
    var along = velocity * route.direction(at: 0)
    if overshoot != 0 {
      motion.edge = overshoot < 0 ? .top : .bottom
      motion.pageOffset = overscroll.owner == .both ? overscroll.inner / overscroll.outer : 0
      along = -velocity * motion.edge.sign
    }
    let spring = Spring(offset: -abs(overshoot) - way, velocity: along, angularFrequency: frequency, dampingRatio: 1)
    motion.curve = .spring(spring)
    motion.end = time + spring.restTime(within: rules.physics.restDistance)
    withOverscroll {
      $0.raw = 0
      $0.pageLag = 0
    }
    return motion
  }

  /// Leads the animation that runs to another place, from where it is and the velocity it has.
  mutating func retarget(to goal: Route.Place, at time: Double, _ rules: PathRules) {
    let (kind, cause) = (motion.kind, motion.cause)
    // One that has yet to begin waits as long as it would have.
    let start = motion.start > time ? motion.start : time
    if cause == .wheel {
      glide(to: goal, raw: goal, at: time, rules)
    } else {
      lead(to: goal, as: kind, cause: cause, at: start, rules)
    }
  }

  /// Glides to a place as a wheel step does, from where the path is and the velocity it has.
  mutating func glide(to goal: Route.Place, raw: Route.Place, at time: Double, _ rules: PathRules) {
    let velocity = motion.velocity
    var motion = planAnimation(to: goal, at: time, frequency: Physics.glideFrequency, rules)
    motion.kind = .animation
    motion.cause = .wheel
    let way = motion.goal
    let style = rules.setup.pointee.settings.input.wheelGlide
    // Back to where it is right now a spring leads; an ease has no way to go.
    if style != .spring && motion.edge == .none && way != 0 {
      let along = velocity * motion.route.direction(at: 0)
      let isImpulse = style == .impulse
      var duration = isImpulse ? Ease.impulseDuration(distance: way) : Ease.wheelDuration(distance: way)
      let bound = Ease.retargetBound(distance: way, velocity: along)
      if bound < duration { duration = bound }
      motion.curve = .ease(
        Ease(distance: way, velocity: along, duration: duration, timing: isImpulse ? .impulse : .easeInOut))
      motion.end = time + duration
    }
    motion.steppedGoal = raw
    begin(motion)
    enterCell(at: time, rules)
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
    let seen = released ? velocity * bands.band(overscroll.owner).slope(overscroll.raw) : velocity
    var motion = PathMotion()
    motion.kind = .bounce
    motion.edge = shown != 0 ? (shown < 0 ? .top : .bottom) : (velocity < 0 ? .top : .bottom)
    let sign = motion.edge.sign
    // Along the way: below 0 beyond the end, above 0 within the path, where an under-damped spring swings to.
    let spring = physics.bounce(offset: -sign * shown, velocity: -sign * seen)
    motion.curve = .spring(spring)
    motion.route = swingRoute(up: motion.edge == .top, rules)
    motion.start = time
    motion.velocity = seen
    let rest = Rest(rules, extent)
    motion.rest = rest.goal(from: place, heading: lastHeading, isReleased: released) ?? place
    if overscroll.owner == .both {
      motion.pageOffset = overscroll.inner
      motion.pageVelocity = released ? velocity * bands.page.slope(overscroll.raw + overscroll.pageLag) : velocity
    }
    var duration = spring.restTime(within: physics.restDistance)
    if (released || leaves) && seen * shown < 0, let crossing = spring.firstCrossing(), crossing < duration {
      duration = crossing
      motion.sequel = .fling
      let left = -sign * spring.state(at: crossing).velocity
      let onward = planFling(left, at: time + crossing, rules)
      motion.rest = rest.goal(ofFlick: left, from: place, to: onward.rest) ?? onward.rest
    }
    motion.end = time + duration
    if rules.reducesMotion { motion.endAtStart() }
    withOverscroll {
      $0.raw = 0
      $0.pageLag = 0
    }
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

  /// Where an under-damped bounce swings to beyond its end: a page that was pulled alone swings alone.
  private mutating func swingRoute(up: Bool, _ rules: PathRules) -> Route {
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
