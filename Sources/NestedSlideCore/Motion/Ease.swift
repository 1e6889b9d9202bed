/// A smooth scroll by a given way in a given time that sets out with the velocity there is: the wheel's. It starts at
/// time 0 and offset 0 and ends, standing still, at `duration` and `distance`. Begun again on the way, with the state
/// it has then, the velocity continues without a jump, but it becomes another curve.
///
/// Time and offset are cubic Bezier curves of one parameter s, as in CSS, time with the control points x1 and x2. The
/// offset has the control points p = x1 v0 T and D, so that it sets out with v0; that is a y1 of x1 v0 T / D, but goes
/// without the division by D, which may be 0:
///
///     t / T = 3 s (1 - s)^2 x1 + 3 s^2 (1 - s) x2 + s^3,  x = 3 s (1 - s)^2 p + (3 s^2 (1 - s) + s^3) D.
///
/// Formulas: docs/physics.md, "Smooth scrolling"; each to some 1e-15 of the way.
struct Ease {
  /// How time runs along the curve.
  enum Timing: UInt8 {
    /// x1 = 0.42, x2 = 0.58: gathers speed, and loses it.
    case easeInOut
    /// x1 = 0.25, x2 = 0: most of the way at once.
    case impulse
    /// x1 = 0.4, x2 = 0: sets out slowly, and takes its time to arrive.
    case program
    /// A line: no ease at all.
    case steady

    @inline(__always)
    var curve: Bezier {
      switch self {
      case .easeInOut: Bezier(first: 0.42, second: 0.58)
      case .impulse: Bezier(first: 0.25, second: 0)
      case .program: Bezier(first: 0.4, second: 0)
      case .steady: Bezier(first: 1 / 3, second: 2 / 3)
      }
    }
  }

  /// D, in points.
  let distance: Double
  /// v0, at time 0, in points per second.
  let velocity: Double
  /// T, in seconds. With 0 it is at its end from the start.
  let duration: Double
  let timing: Timing

  /// The state at `time` >= 0 in seconds; from `duration` on, also for infinity, the end.
  func state(at time: Double) -> MotionState {
    guard time < duration else { return MotionState(offset: distance, velocity: 0) }
    guard time > 0 else { return MotionState(offset: 0, velocity: velocity) }
    if timing == .steady { return MotionState(offset: velocity * time, velocity: velocity) }
    return Ease.state(at: time, of: duration, distance: distance, velocity: velocity, timing.curve)
  }

  /// The same for a time between 0 and `duration`, and any timing.
  static func state(
    at time: Double, of duration: Double, distance: Double, velocity: Double, _ timing: Bezier
  ) -> MotionState {
    let point = timing.first * velocity * duration
    let at = timing.parameter(part: time, left: duration - time, of: duration)
    let (s, left) = (at.s, at.left)
    let moved = s < 0.5 ? s * s * (3 - 2 * s) : 1 - left * left * (3 - 2 * left)
    return MotionState(
      offset: 3 * s * left * left * point + moved * distance,
      velocity: left * (point * (left - 2 * s) + 2 * s * distance) / (timing.pace(at: s) * duration).asDivisor)
  }

  /// A velocity with which it does not pass its end: one that leads there is held to D / (x1 T), where the offset's
  /// first control point is at the end itself.
  static func heldVelocity(
    _ velocity: Double, distance: Double, duration: Double, timing: Timing
  ) -> Double {
    let time = timing.curve.first * duration
    if !(velocity * distance > 0) || (velocity * time).magnitude <= distance.magnitude { return velocity }
    return distance / time.asDivisor
  }
}

// How long they take. A way is in points, signed; it counts by its size.
extension Ease {
  /// For the notch of a wheel: the farther, the faster, 14 - |d| / 60 sixtieths of a second, within 6 to 12.
  static func wheelDuration(distance: Double) -> Double {
    (14 - distance.magnitude / 60).clamped(6, 12) / 60
  }

  /// For what a program asks, eased in and out: sqrt |d| sixtieths of a second, at most 42.
  static func programmaticDuration(distance: Double) -> Double {
    distance.magnitude.squareRoot().clamped(0, 42) / 60
  }

  /// With `Timing.program`: the same, at most 1.5 s.
  static func programDuration(distance: Double) -> Double {
    distance.magnitude.squareRoot().clamped(0, 90) / 60
  }

  /// For a key: 9 sixtieths of a second, whatever the way.
  static var keyboardDuration: Double { 0.15 }

  /// With `Timing.impulse`: 1.5 ms a point, within 200 to 500 ms.
  static func impulseDuration(distance: Double) -> Double {
    (0.0015 * distance.magnitude).clamped(0.2, 0.5)
  }

  /// The longest that a scroll under way at `velocity`, points per second, may take for a new way: 2.5 times as long as
  /// it would at that velocity. Infinity if it has none, or leads away. At more than 1 / x1 times as long, which is
  /// 2.38 for ease-in-out, it passes the target and turns back, at 2.5 by 0.04 % of the way.
  static func retargetBound(distance: Double, velocity: Double) -> Double {
    // Slower than this it would take longer than any time, whatever the way.
    let hasSpeed = velocity.magnitude > 1e-280
    let time = distance / (hasSpeed ? velocity : 1)
    return hasSpeed && time >= 0 ? 2.5 * time : .infinity
  }
}
