/// A fling on one of the curves, from time 0 and offset 0 on. All but the last two are a function of the velocity
/// alone: begun again from any of their own states they continue as before. `continued` does so for every one.
///
/// The operations are those of `Decay`, which is asked in place; the others are called.
enum Fling {
  case exponential(Decay)
  case spline(SplineDecay)
  case friction(FrictionDecay)
  case bezier(BezierDecay)
  case sampled(SampledDecay)

  /// At time 0, points per second.
  @inline(__always) var velocity: Double {
    switch self {
    case .exponential(let decay): return decay.velocity
    case .spline(let decay): return decay.velocity
    case .friction(let decay): return decay.velocity
    case .bezier(let decay): return decay.shaped.velocity
    case .sampled(let decay): return decay.shaped.velocity
    }
  }

  /// The signed way to its resting place, points.
  @inline(__always) var distance: Double {
    if case .exponential(let decay) = self { return decay.distance }
    return otherDistance
  }

  /// The state at `time` >= 0 in seconds; infinity gives the end.
  @inline(__always)
  func state(at time: Double) -> MotionState {
    if case .exponential(let decay) = self { return decay.state(at: time) }
    return otherState(at: time)
  }

  /// When it is at an offset: 0 for 0, nil for one that it does not reach. The end itself is not reached.
  @inline(never)
  func time(toOffset offset: Double) -> Double? {
    if case .exponential(let decay) = self { return decay.time(toOffset: offset) }
    return otherTime(toOffset: offset)
  }

  /// The velocity at an offset between 0 and `distance`.
  @inline(never)
  func velocity(atOffset offset: Double) -> Double {
    if case .exponential(let decay) = self { return decay.velocity(atOffset: offset) }
    return otherVelocity(atOffset: offset)
  }

  /// The instant at which the rest of the way is `restDistance` (above 0); 0 if it never is more.
  @inline(never)
  func restTime(within restDistance: Double) -> Double {
    if case .exponential(let decay) = self { return decay.restTime(within: restDistance) }
    return otherRestTime(within: restDistance)
  }
}

// Other ways to continue.
extension Fling {
  /// The same law with another way, from the same velocity: the time changes as the way does. Needs a way of its own,
  /// of the same direction.
  @inline(never)
  func stretched(to way: Double) -> Fling {
    switch self {
    case .exponential(let decay):
      return .exponential(Decay(velocity: decay.velocity, deceleration: decay.velocity / way))
    case .spline(let decay): return .spline(decay.stretched(to: way))
    case .friction(let decay):
      let factor = decay.distance / way
      return .friction(
        FrictionDecay(
          velocity: decay.velocity, rate: decay.rate * factor, deceleration: decay.deceleration * factor))
    case .bezier(let decay): return Fling.stretched(decay.shaped, to: way)
    case .sampled(let decay): return Fling.stretched(decay.shaped, to: way)
    }
  }
}

extension Fling {
  /// Led to other ends again and again, it is still a fling that can be kept.
  var isWithinBounds: Bool {
    switch self {
    case .bezier(let decay): return decay.shaped.isWithinBounds
    case .sampled(let decay): return decay.shaped.isWithinBounds
    default: return true
    }
  }
}

// The curves that are not the usual one.
extension Fling {
  private static func stretched(_ decay: ShapedDecay, to way: Double) -> Fling {
    decay.stretched(by: way / decay.distance).kept
  }

  private var otherDistance: Double {
    @inline(never) get {
      switch self {
      case .exponential(let decay): return decay.distance
      case .spline(let decay): return decay.distance
      case .friction(let decay): return decay.distance
      case .bezier(let decay): return decay.shaped.distance
      case .sampled(let decay): return decay.shaped.distance
      }
    }
  }

  @inline(never)
  private func otherState(at time: Double) -> MotionState {
    switch self {
    case .exponential(let decay): return decay.state(at: time)
    case .spline(let decay): return decay.state(at: time)
    case .friction(let decay): return decay.state(at: time)
    case .bezier(let decay): return decay.shaped.state(at: time)
    case .sampled(let decay): return decay.shaped.state(at: time)
    }
  }

  @inline(never)
  private func otherTime(toOffset offset: Double) -> Double? {
    switch self {
    case .exponential(let decay): return decay.time(toOffset: offset)
    case .spline(let decay): return decay.time(toOffset: offset)
    case .friction(let decay): return decay.time(toOffset: offset)
    case .bezier(let decay): return decay.shaped.time(toOffset: offset)
    case .sampled(let decay): return decay.shaped.time(toOffset: offset)
    }
  }

  @inline(never)
  private func otherVelocity(atOffset offset: Double) -> Double {
    switch self {
    case .exponential(let decay): return decay.velocity(atOffset: offset)
    case .spline(let decay): return decay.velocity(atOffset: offset)
    case .friction(let decay): return decay.velocity(atOffset: offset)
    case .bezier(let decay): return decay.shaped.velocity(atOffset: offset)
    case .sampled(let decay): return decay.shaped.velocity(atOffset: offset)
    }
  }

  @inline(never)
  private func otherRestTime(within restDistance: Double) -> Double {
    switch self {
    case .exponential(let decay): return decay.restTime(within: restDistance)
    case .spline(let decay): return decay.restTime(within: restDistance)
    case .friction(let decay): return decay.restTime(within: restDistance)
    case .bezier(let decay): return decay.shaped.restTime(within: restDistance)
    case .sampled(let decay): return decay.shaped.restTime(within: restDistance)
    }
  }
}
