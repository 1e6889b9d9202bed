/// A damped linear spring about offset 0, x'' = -2 zeta w0 x' - w0^2 x: what bounces and animations do. It starts at
/// time 0 and is a function of the time since then alone; begun again from any of its own states it continues as
/// before.
///
/// If it does not oscillate there are two rates of decay, s <= f, and with g = v0 + s x0 and
/// G = (1 - e^(-(f - s) t)) / (f - s), which becomes t as f - s goes to 0,
///
///     x = e^(-s t) (x0 + g G),  v = e^(-s t) (v0 - f g G) = e^(-s t) g e^(-(f - s) t) - s x.
///
/// This is the textbook solution, written so that no branch is near a cancellation and nothing overflows. Where it
/// oscillates, with w = w0 sqrt(1 - zeta^2) and b = zeta w0: x = e^(-b t) (x0 cos w t + (v0 + b x0) sin w t / w).
public struct Spring {
  /// x0, at time 0, in points.
  let offset: Double
  /// v0, at time 0, in points per second.
  let velocity: Double
  /// The slower rate of decay, 1/s: zeta w0 up to critical damping, w0 (zeta - sqrt(zeta^2 - 1)) beyond.
  let slowRate: Double
  /// Above 0: the angular frequency of the oscillation, rad/s. 0: critically damped. Below 0: minus the difference of
  /// the two rates of decay, 1/s.
  let split: Double

  /// `angularFrequency` is w0 in rad/s, `dampingRatio` is zeta; both above 0.
  init(offset: Double, velocity: Double, angularFrequency: Double, dampingRatio: Double) {
    self.offset = offset
    self.velocity = velocity
    if dampingRatio == 1 {
      slowRate = angularFrequency
      split = 0
    } else if dampingRatio < 1 {
      slowRate = dampingRatio * angularFrequency
      split = angularFrequency * ((1 - dampingRatio) * (1 + dampingRatio)).squareRoot()
    } else {
      let root = ((dampingRatio - 1) * (dampingRatio + 1)).squareRoot()
      slowRate = angularFrequency / (dampingRatio + root)
      split = -2 * angularFrequency * root
    }
  }

  /// Critically damped, to a place `way` ahead, which it does not pass: a velocity that leads there is held to w0 times
  /// the way. Its offset counts from the place.
  static func arriving(way: Double, velocity: Double, angularFrequency: Double) -> Spring {
    let most = angularFrequency * way
    return Spring(
      offset: -way, velocity: velocity < most ? velocity : most, angularFrequency: angularFrequency, dampingRatio: 1)
  }

  /// Another motion of the same spring.
  private init(offset: Double, velocity: Double, like spring: Spring) {
    self.offset = offset
    self.velocity = velocity
    slowRate = spring.slowRate
    split = spring.split
  }

  /// The angular frequency, rad/s, of an undamped spring of the given period in seconds.
  static func angularFrequency(response: Double) -> Double { 0x1.921fb54442d18p2 / response }

  /// The state after `time` >= 0 seconds; at rest once e^(-s t) is zero in doubles, also for infinity.
  @inline(never)
  @_optimize(speed)
  func state(at time: Double) -> MotionState { isCritical ? criticalState(at: time) : unusualState(at: time) }

  @inline(__always) var isCritical: Bool { split == 0 }

  /// The same of a spring that is critically damped, for what moves in every frame.
  @inline(__always)
  func criticalState(at time: Double) -> MotionState {
    let exponent = -slowRate * time
    if !(exponent > -700) { return unusualState(at: time) }
    let decay = Elementary.expInPlace(exponent)
    let g = velocity + slowRate * offset
    return MotionState(offset: decay * (offset + g * time), velocity: decay * (velocity - slowRate * (g * time)))
  }

  /// Not critically damped, or long at rest.
  @inline(never)
  private func unusualState(at time: Double) -> MotionState {
    let decay = Elementary.exp(-slowRate * time)
    guard decay > 0 else { return MotionState(offset: 0, velocity: 0) }
    if split > 0 { return oscillation(at: time, decay: decay) }
    let g = velocity + slowRate * offset
    if split == 0 {
      return MotionState(
        offset: decay * (offset + g * time), velocity: decay * (velocity - slowRate * (g * time)))
    }
    return overdamped(at: time, decay: decay, g: g)
  }

  /// x = e^(-b t) (x0 C + c S) and v = e^(-b t) (v0 C - (b v0 + w0^2 x0) S), with c = v0 + b x0, C = cos w t,
  /// S = sin w t / w. Rewritten with w0^2 = b^2 + w^2.
  @inline(never)
  private func oscillation(at time: Double, decay: Double) -> MotionState {
    let angle = Elementary.sineAndCosine(split * time)
    let c = velocity + slowRate * offset
    let s = angle.sine / split
    return MotionState(
      offset: decay * (offset * angle.cosine + c * s),
      velocity: decay * (velocity * angle.cosine - (slowRate * c * s + split * offset * angle.sine)))
  }

  @inline(never)
  private func overdamped(at time: Double, decay: Double, g: Double) -> MotionState {
    let fast = Elementary.decay(-split * time)
    let way = g * (fast.gone / -split)
    let offset = decay * (offset + way)
    // Of the two equal forms the one that does not cancel: early the first, which is exact at time 0.
    if fast.gone < 0.5 { return MotionState(offset: offset, velocity: decay * (velocity - (slowRate - split) * way)) }
    return MotionState(offset: offset, velocity: decay * (g * fast.left) - slowRate * offset)
  }

  /// The velocity as a motion of its own: it obeys the same equation. Its offset is this one's velocity, its velocity
  /// this one's acceleration.
  var derivative: Spring {
    let fastRate = split > 0 ? slowRate : slowRate - split
    let square = split > 0 ? slowRate * slowRate + split * split : slowRate * fastRate
    return Spring(offset: velocity, velocity: -((slowRate + fastRate) * velocity + square * offset), like: self)
  }

  /// The first time after 0 at which the offset is 0; nil if it never is, as for a motion at rest.
  func firstCrossing() -> Double? {
    let g = velocity + slowRate * offset
    if split > 0 {
      if offset == 0, velocity == 0 { return nil }
      return Elementary.phase(ofZero: offset, g / split) / split
    }
    // x0 + g G = 0 where G grows from 0 to 1 / (f - s), or without limit if s = f.
    guard g.magnitude > offset.magnitude * 1e-300 else { return nil }
    let way = -offset / g
    guard way > 0 else { return nil }
    if split == 0 { return way }
    let share = -split * way
    return share < 1 ? Elementary.log1p(-share) / split : nil
  }
}
