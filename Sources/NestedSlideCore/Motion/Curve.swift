/// A closed-form motion of one number, from time 0 on.
enum Curve {
  case still
  case fling(Fling)
  case spring(Spring)
  case ease(Ease)

  @inline(never)
  @_optimize(speed)
  func state(at time: Double) -> MotionState {
    switch self {
    case .still: return MotionState(offset: 0, velocity: 0)
    case .fling(let fling): return fling.state(at: time)
    case .spring(let spring): return spring.state(at: time)
    case .ease(let ease):
      // As a spring's, the offset counts from its end.
      let state = ease.state(at: time)
      return MotionState(offset: state.offset - ease.distance, velocity: state.velocity)
    }
  }
}
