/// A fling as Android throws it, on the curve that Flutter made of it: as far as Android's spline goes, but a function
/// of the velocity alone, so that begun again from any of its own states it continues as before. Android's own spline
/// does not: after a quarter of its time it would go a tenth less far if it were begun again.
///
/// It is slowed down by c |v|^((r - 2) / (r - 1)) and stands still at a time Tf. With the share of the time that is
/// left, w = 1 - t / Tf, it is at x = D (1 - w^r) with v = v0 w^(r - 1).
///
/// Formulas and constants: docs/physics.md, "Android's spline"; each to some 1e-14 of itself, 1e-13 for
/// velocities next to nothing.
struct SplineDecay {
  /// v0, at time 0, in points per second.
  let velocity: Double
  /// D = 0.35 v0 T: the signed way to its resting place, in points.
  let distance: Double
  /// Tf = 0.35 r T: when it stands still, seconds.
  let duration: Double

  /// r = ln 0.78 / ln 0.9.
  static var rate: Double { 0x1.2dd98e9d4fa63p1 }
  /// The share of the way at which the two halves of Android's spline meet.
  private static var inflexion: Double { 0.35 }
  /// C = 9.80665 m/s^2 * 39.37 in/m * 160 pt/in * 0.84, in points per second squared.
  private static var pull: Double { 51_890.201_731_2 }

  /// - Parameter friction: F, Android's `ViewConfiguration` has 0.015; above 0.
  init(velocity: Double, friction: Double) {
    self.velocity = velocity
    // T = (0.35 |v0| / (F C))^(1 / (r - 1)): 0 if the velocity is.
    let share = Self.inflexion * velocity.magnitude / (friction * Self.pull)
    let time = Elementary.exp(Elementary.log(share) / (Self.rate - 1))
    distance = Self.inflexion * velocity * time
    duration = Self.inflexion * Self.rate * time
  }

  private init(velocity: Double, distance: Double, duration: Double) {
    self.velocity = velocity
    self.distance = distance
    self.duration = duration
  }

  /// The same law with another way, in points: Tf = r D / v0, whatever the friction.
  func stretched(to way: Double) -> SplineDecay {
    SplineDecay(velocity: velocity, distance: way, duration: Self.rate * way / velocity)
  }

  /// What is left of a whole after a part of it has gone, with its logarithm, for 0 <= `part` < `whole`.
  @inline(never)
  private static func rest(of whole: Double, after part: Double) -> (share: Double, log: Double) {
    let gone = part / whole
    if gone < 0.5 { return (1 - gone, Elementary.log1p(-gone)) }
    // The difference loses nothing here.
    let share = (whole - part) / whole
    return (share, Elementary.log(share))
  }

  /// The state at `time` >= 0 in seconds; from `duration` on, also for infinity, the end.
  func state(at time: Double) -> MotionState {
    guard time < duration else { return MotionState(offset: distance, velocity: 0) }
    let rest = Self.rest(of: duration, after: time)
    let way = Elementary.decay(-Self.rate * rest.log)
    return MotionState(offset: distance * way.gone, velocity: velocity * (way.left / rest.share))
  }

  /// When it is at an offset: 0 for 0, nil for one that it does not reach. The end itself is not reached.
  func time(toOffset offset: Double) -> Double? {
    if offset == 0 { return 0 }
    guard offset.magnitude < distance.magnitude, (offset < 0) == (distance < 0) else { return nil }
    return -duration * Elementary.expm1(Self.rest(of: distance, after: offset).log / Self.rate)
  }

  /// The velocity at an offset between 0 and `distance`: v0 (1 - x / D)^((r - 1) / r).
  func velocity(atOffset offset: Double) -> Double {
    guard offset != 0, (offset < 0) == (distance < 0) else { return velocity }
    guard offset.magnitude < distance.magnitude else { return 0 }
    let log = Self.rest(of: distance, after: offset).log
    return velocity * Elementary.exp(log * ((Self.rate - 1) / Self.rate))
  }

  /// The instant at which the rest of the way is `restDistance` (above 0); 0 if it never is more.
  func restTime(within restDistance: Double) -> Double {
    let way = distance.magnitude
    guard way > restDistance else { return 0 }
    return -duration * Elementary.expm1(-Elementary.log(way / restDistance) / Self.rate)
  }
}
