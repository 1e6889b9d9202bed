/// Motions to a place: a command's, a key's, a wheel step's, a snap, autoscroll. `Path+Planning.swift` has those that a
/// velocity begins.
extension Path {
  /// Moves to a place: by a critically damped spring, or, if a command, a key or a wheel step began it and the
  /// settings say so, by an ease. It continues from the current velocity, as far as that does not lead beyond the
  /// place.
  /// - Parameters:
  ///   - asked: the goal of a step by itself, from which the next step continues.
  mutating func lead(
    to place: Route.Place, as kind: PathMotion.Kind = .animation, cause: PathMotion.Cause = .other,
    asked: Route.Place? = nil, at time: Double, _ rules: PathRules
  ) {
    // What comes into view and what snaps has its own place, also at the end.
    let meansEnd = kind == .animation && cause != .reveal
    lead(to: named(place, asked: asked, meansEnd: meansEnd, rules), as: kind, cause: cause, at: time, rules)
  }

  /// The goal that brings a stretch of the page into view.
  func goal(showing stretch: Reveal, _ rules: PathRules) -> Goal {
    Goal(stretch.place(from: place, in: extent, rules), showing: stretch)
  }

  /// The place by its name, as far as it has one.
  func named(
    _ place: Route.Place, asked: Route.Place? = nil, meansEnd: Bool = false, _ rules: PathRules
  ) -> Goal {
    Goal(place, asked: asked ?? place, meansEnd: meansEnd, extent, range: rules.range)
  }

  @inline(never)
  mutating func lead(
    to goal: Goal, as kind: PathMotion.Kind = .animation, cause: PathMotion.Cause, at time: Double, _ rules: PathRules
  ) {
    var motion = planSpring(to: goal, at: time, frequency: Path.frequency(of: cause), rules)
    motion.kind = kind
    motion.cause = cause
    if kind == .animation { motion.ease(rules.glide(of: cause)) }
    if rules.reducesMotion && (kind == .snap || cause != .wheel) { motion.endAtStart() }
    begin(motion)
    enterCell(at: time, rules)
  }

  /// Follows small steps of a wheel, a little behind them.
  mutating func trail(to place: Route.Place, asked: Route.Place, at time: Double, _ rules: PathRules) {
    trail(to: named(place, asked: asked, meansEnd: true, rules), at: time, rules)
  }

  private mutating func trail(to goal: Goal, at time: Double, _ rules: PathRules) {
    var motion = planSpring(to: goal, at: time, frequency: Physics.trailFrequency, rules)
    motion.kind = .animation
    motion.cause = .wheel
    begin(motion)
    enterCell(at: time, rules)
  }

  private mutating func planSpring(
    to goal: Goal, at time: Double, frequency: Double, _ rules: PathRules
  ) -> PathMotion {
    let velocity = motion.velocity
    withOverscroll { $0.letGo() }
    let overshoot = overscroll.shown
    let (route, way) = route(to: goal.rest, rules)
    var motion = PathMotion()
    motion.route = route
    motion.goal = way
    motion.start = time
    motion.leadsTo = goal
    if overshoot != 0 {
      motion.edge = overshoot < 0 ? .top : .bottom
      motion.pageOffset = overscroll.owner == .both ? overscroll.inner / overscroll.outer : 0
    }
    var along = velocity * motion.sense
    if along < 0 && overshoot == 0 {
      // Away from the place no faster than there is room for: with v it goes less than v / (e w0) that way.
      let room = self.route(up: motion.sense < 0, rules).length
      let most = 0x1.5bf0a8b145769p1 * frequency * room
      if along < -most { along = -most }
    }
    let spring = Spring.arriving(way: abs(overshoot) + way, velocity: along, angularFrequency: frequency)
    motion.velocity = spring.velocity * motion.sense
    motion.curve = .spring(spring)
    motion.end = time + spring.restTime(within: rules.physics.restDistance)
    withOverscroll { $0.spring() }
    return motion
  }

  // MARK: One movement through several paths

  /// Plans the motion to a place that is under way anew, from the path's place.
  mutating func planAnew(at time: Double, _ rules: PathRules) {
    let goal = motion.leadsTo
    if motion.trails { return trail(to: goal, at: time, rules) }
    lead(to: goal, as: .animation, cause: motion.cause, at: time, rules)
  }

  /// The curve of one movement over a way, with the velocity along it, as the motion of one of the paths has it.
  mutating func course(
    of way: Double, _ velocity: Double, like motion: PathMotion, at time: Double, _ rules: PathRules
  ) -> PathMotion {
    if motion.cause == .autoscroll {
      var course = PathMotion()
      (course.cause, course.goal, course.start) = (.autoscroll, way, time)
      course.velocity = motion.velocity.magnitude
      course.goSteadily(motion.velocity.magnitude)
      return course
    }
    let frequency = motion.trails ? Physics.trailFrequency : Path.frequency(of: motion.cause)
    let spring = Spring.arriving(way: way, velocity: velocity, angularFrequency: frequency)
    var course = PathMotion()
    course.cause = motion.cause
    course.route = Route(restingAt: 0, 0)
    course.goal = way
    course.curve = .spring(spring)
    course.velocity = spring.velocity
    course.start = time
    course.end = time + spring.restTime(within: rules.physics.restDistance)
    if !motion.trails { course.ease(rules.glide(of: motion.cause)) }
    if rules.reducesMotion && motion.cause != .wheel { course.endAtStart() }
    return course
  }

  /// Goes its own way as a part of such a movement, which has gone so far by then.
  mutating func takePart(in course: PathMotion, from start: Double, at time: Double, _ rules: PathRules) {
    withMotion { $0.takePart(in: course, from: start) }
    enterCell(at: time, rules)
  }

  private static func frequency(of cause: PathMotion.Cause) -> Double {
    cause == .wheel ? Physics.glideFrequency : Physics.animationFrequency
  }

  /// The route to a place, and how far along it that is. On a natural one it may first go back the way it came; made to
  /// measure it does not.
  private mutating func route(to goal: Route.Place, _ rules: PathRules) -> (Route, way: Double) {
    let isUp = motion.velocity >= 0
    for up in [isUp, !isUp] {
      let route = self.route(up: up, rules)
      if let way = route.distance(to: goal) { return (route, way) }
    }
    let route = Route.direct(routeRules(rules), to: goal)
    return (route, route.length)
  }

  /// There is no way to go.
  mutating func isAtEnd(up: Bool, _ rules: PathRules) -> Bool { !(route(up: up, rules).length > 0) }

  /// Scrolls to an end of the path at a velocity that stays as it is.
  /// - Parameter asHeader: only until the page would move.
  mutating func scroll(steadily velocity: Double, asHeader: Bool = false, at time: Double, _ rules: PathRules) {
    let route = route(up: velocity > 0, rules)
    let way = asHeader ? route.headerLength : route.length
    if !(way > 0) { return }
    var motion = PathMotion()
    motion.kind = .animation
    motion.cause = .autoscroll
    motion.route = route
    motion.goal = way
    motion.start = time
    motion.goSteadily(velocity.magnitude)
    motion.velocity = velocity
    motion.leadsTo = Goal(route.place(at: way))
    begin(motion)
    note(heading: velocity > 0 ? 1 : -1)
    enterCell(at: time, rules)
  }

  /// Leads the animation that runs to another place, from its place and with the velocity it has.
  mutating func retarget(to place: Route.Place, at time: Double, _ rules: PathRules) {
    let meansEnd = motion.kind == .animation && motion.cause != .reveal
    retarget(to: named(place, meansEnd: meansEnd, rules), at: time, rules)
  }

  mutating func retarget(to goal: Goal, at time: Double, _ rules: PathRules) {
    if motion.cause == .autoscroll {
      // It has no place to go to: wherever the path ends now, it continues, unless it has gone its part of a movement.
      let velocity = motion.isWaiting ? motion.curve.state(at: 0).velocity * motion.sense : motion.velocity
      begin(PathMotion())
      if velocity != 0 { scroll(steadily: velocity, at: time, rules) }
      return
    }
    if goOnEasing(to: goal, at: time, rules) { return }
    if motion.trails { return trail(to: goal, at: time, rules) }
    let (kind, cause) = (motion.kind, motion.cause)
    // One that has yet to begin waits as long as it would have.
    lead(to: goal, as: kind, cause: cause, at: motion.start > time ? motion.start : time, rules)
  }

  /// An ease continues as it is if as much of its way is left as before: begun again it would be another curve.
  private mutating func goOnEasing(to goal: Goal, at time: Double, _ rules: PathRules) -> Bool {
    guard case .ease = motion.curve, motion.edge == .none else { return false }
    let left = -motion.curve.state(at: time - motion.start).offset
    let (route, way) = route(to: goal.rest, rules)
    // To the last digits of the two ends' places.
    let slack = 1e-9 + 0x1p-48 * (abs(goal.rest.outer) + abs(goal.rest.inner) + abs(way))
    if !(abs(way - left) <= slack) { return false }
    withMotion {
      $0.route = route
      $0.goal = left
      $0.leadsTo = goal
    }
    enterCell(at: time, rules)
    return true
  }
}
