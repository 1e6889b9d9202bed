/// Animations that are no springs: what `Glide` says of commands, keys and wheel steps.
extension PathMotion {
  /// +1 if the path grows as the way does at its beginning, -1 if it shrinks.
  var sense: Double { edge == .none ? route.direction(at: 0) : -edge.sign }

  /// Goes to its goal at a speed that stays as it is.
  mutating func goSteadily(_ speed: Double) {
    var duration = goal / speed.asDivisor
    // Slower than that nothing moves.
    if !(duration < Limits.time) { duration = Limits.time }
    curve = .ease(Ease(distance: goal, velocity: speed, duration: duration, timing: .steady))
    end = start + duration
  }

  /// Takes another curve to the same place than the spring's.
  mutating func ease(_ glide: Glide) {
    // Out of an overshoot, and back to its present place, a spring leads: an ease has no way to go.
    guard edge == .none, goal != 0, let timing = glide.timing else { return }
    let along = velocity * sense
    var duration = glide.duration(ofWay: goal, cause)
    let bound = Ease.retargetBound(distance: goal, velocity: along)
    if bound < duration { duration = bound }
    let held = Ease.heldVelocity(along, distance: goal, duration: duration, timing: timing)
    curve = .ease(Ease(distance: goal, velocity: held, duration: duration, timing: timing))
    velocity = held * sense
    end = start + duration
  }
}

extension Glide {
  /// Nil for the spring.
  fileprivate var timing: Ease.Timing? {
    switch self {
    case .spring: nil
    case .ease: .easeInOut
    case .impulse: .impulse
    case .program: .program
    }
  }

  /// Seconds for a way in points. An ease takes what Chromium takes for what began it.
  fileprivate func duration(ofWay way: Double, _ cause: PathMotion.Cause) -> Double {
    switch self {
    case .spring: 0
    case .impulse: Ease.impulseDuration(distance: way)
    case .program: Ease.programDuration(distance: way)
    case .ease:
      switch cause {
      case .wheel: Ease.wheelDuration(distance: way)
      case .key: Ease.keyboardDuration
      case .other, .top, .reveal, .autoscroll: Ease.programmaticDuration(distance: way)
      }
    }
  }
}

extension PathRules {
  /// How a motion goes that something began.
  func glide(of cause: PathMotion.Cause) -> Glide {
    let input = setup.pointee.settings.input
    switch cause {
    case .wheel: return input.wheelGlide ?? setup.pointee.settings.motion.preset.wheelGlide
    case .key: return input.keyGlide
    case .other, .top, .reveal, .autoscroll:
      return input.commandGlide ?? setup.pointee.settings.motion.preset.commandGlide
    }
  }
}
