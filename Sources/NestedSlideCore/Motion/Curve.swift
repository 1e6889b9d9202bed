/// A closed-form motion of one number, from time 0 on.
enum Curve {
  case still
  case decay(Decay)
  case spring(Spring)

  @inline(__always)
  func state(at time: Double) -> MotionState {
    switch self {
    case .still: return MotionState(offset: 0, velocity: 0)
    case .decay(let decay): return decay.state(at: time)
    case .spring(let spring): return spring.state(at: time)
    }
  }
}
