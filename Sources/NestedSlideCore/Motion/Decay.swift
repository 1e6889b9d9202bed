/// A motion slowed down by friction that grows with the velocity, dv/dt = -k v: what a fling does. It starts at time 0
/// and offset 0, and is a function of the time since then alone; begun again from any of its own states it continues as
/// before.
///
/// Formulas: docs/physics.md, "Decay"; each to a few ulp.
public struct Decay {
  /// v0, at time 0, in points per second.
  let velocity: Double
  /// k, in 1/s, above 0.
  let deceleration: Double
  /// v0 / k: the signed way to its resting place.
  let distance: Double

  init(velocity: Double, deceleration: Double) {
    self.velocity = velocity
    self.deceleration = deceleration
    distance = velocity / deceleration
  }

  /// x = (v0 / k) (1 - e^(-k t)) and v = v0 e^(-k t), `time` in seconds; infinity gives the end.
  func state(at time: Double) -> MotionState {
    let decay = Elementary.decay(deceleration * time)
    return MotionState(offset: distance * decay.gone, velocity: velocity * decay.left)
  }

  /// The same in place, to the last bit; nil if that would be long.
  @inline(__always)
  func stateInPlace(at time: Double) -> MotionState? {
    guard let left = Elementary.decayInPlace(deceleration * time) else { return nil }
    return MotionState(offset: distance * (1 - left), velocity: velocity * left)
  }

  /// When it is at an offset: 0 for 0, nil for one that it does not reach. The end itself is not reached.
  @inline(never)
  func time(toOffset offset: Double) -> Double? {
    if offset == 0 { return 0 }
    guard offset.magnitude < distance.magnitude, (offset < 0) == (distance < 0) else { return nil }
    return -Elementary.log1p(-offset / distance) / deceleration
  }

  /// The velocity at an offset between 0 and `distance`: v0 - k x.
  func velocity(atOffset offset: Double) -> Double { velocity - deceleration * offset }

  /// The instant at which the rest of the way is `restDistance` (above 0); 0 if it never is more.
  @inline(never)
  func restTime(within restDistance: Double) -> Double {
    let way = distance.magnitude
    return way > restDistance ? Elementary.log(way / restDistance) / deceleration : 0
  }
}
