/// Flings: the path thrown with a velocity, and led to another end than its own.
extension Coordinator {
  /// Throws the path with a velocity.
  mutating func startFling(_ velocity: Double, at time: Double) {
    vertical = fling(velocity, at: time)
    lastMovedUp = velocity > 0
    movesDirectly = false
    snapFling(at: time)
  }

  /// A fling from where the path is; the instant of the seam, of the end or of rest is solved for here.
  mutating func fling(_ velocity: Double, at time: Double) -> VerticalMotion {
    let up = velocity > 0
    let route = route(up: up)
    let physics = physics
    var fling = physics.fling(abs(velocity))
    var length = route.length
    var sequel = overscrollOwner(top: !up) == .none ? VerticalMotion.Sequel.rest : .bounce

    let seam = currentPage.seam ?? settings.seam
    if up && seam != .continuous && gesture.beganAbovePager && extent.maxOuter >= layout.range {
      if seam == .stop {
        if !isPinned || inner <= 0 {
          length = route.lengthToSeam
          sequel = .rest
        }
      } else if isPinned {
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
    var motion = VerticalMotion()
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
  /// - Parameter spring: what the motion is in that case.
  mutating func redirectFling(to goal: Route.Place, orAs spring: VerticalMotion.Kind, at time: Double) {
    if !redirectByDecay(to: goal, at: time) {
      startAnimation(to: goal, at: time)
      vertical.kind = spring
    }
  }

  private mutating func redirectByDecay(to goal: Route.Place, at time: Double) -> Bool {
    let velocity = vertical.velocity
    // With next to no velocity there would be no deceleration to divide by.
    let isThrown = (vertical.kind == .fling || vertical.kind == .redirected) && abs(velocity) > 1e-200
    if !isThrown || !overscroll.isZero { return false }
    let physics = physics
    let route = route(up: velocity > 0)
    guard let way = route.distance(to: goal), way > physics.restDistance else { return false }
    let speed = abs(velocity)
    // Led there already it stays on its curve, whatever the fling's own would do by now.
    let isLed = vertical.kind == .redirected && vertical.rest.outer == goal.outer && vertical.rest.inner == goal.inner
    let natural = physics.fling(speed).distance
    let isTooFar = way > natural * Coordinator.weakestBrake || way < speed / Coordinator.hardestBrake
    if isTooFar && !isLed { return false }
    let decay = Decay(velocity: speed, deceleration: speed / way)
    var motion = VerticalMotion()
    motion.kind = .redirected
    motion.curve = .fling(.exponential(decay))
    motion.route = route
    motion.start = time
    motion.end = time + decay.restTime(within: physics.restDistance)
    motion.goal = way
    motion.velocity = velocity
    motion.rest = goal
    movesDirectly = false
    vertical = motion
    return true
  }

  /// How much further than its own way a fling can be led.
  private static var weakestBrake: Double { 4.0 / 3 }
  /// The greatest deceleration, 1/s, by which it can be led to a nearer end.
  private static var hardestBrake: Double { 30 }

  /// The finger threw the path again: what the fling that it caught gives to the new one, by `repeatedFlings`.
  mutating func withCaughtVelocity(_ velocity: Double) -> Double {
    guard let extras, settings.input.repeatedFlings != .none else { return velocity }
    let caught = extras.pointee.caughtVelocity
    // Flutter keeps the momentum only of a throw that is at least half as fast.
    if caught * velocity <= 0 || abs(velocity) < 0.5 * abs(caught) { return velocity }
    let gift = settings.input.repeatedFlings == .add ? abs(caught) : Coordinator.carriedVelocity(abs(caught))
    let sum = abs(velocity) + gift
    let limited = sum < Limits.velocity ? sum : Limits.velocity
    return velocity < 0 ? -limited : limited
  }

  /// Flutter's fit of what iOS carries over from one fling to the next, points per second.
  private static func carriedVelocity(_ speed: Double) -> Double {
    let carried = 0.000816 * Elementary.exp(1.967 * Elementary.log(speed))
    return carried < 40000 ? carried : 40000
  }
}
