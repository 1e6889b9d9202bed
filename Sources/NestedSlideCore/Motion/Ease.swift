/// A smooth scroll by a given way in a given time that sets out with the velocity there is: the wheel's. It starts at
/// time 0 and offset 0 and ends, standing still, at `duration` and `distance`. Begun again on the way, with the state it
/// has then, the velocity goes on without a jump, but it becomes another curve.
///
/// Time and offset are cubic Bezier curves of one parameter s, as in CSS, time with the control points x1 and x2. The
/// offset has the control points p = x1 v0 T and D, so that it sets out with v0; that is a y1 of x1 v0 T / D, but goes
/// without the division by D, which may be 0:
///
///     t / T = 3 s (1 - s)^2 x1 + 3 s^2 (1 - s) x2 + s^3,  x = 3 s (1 - s)^2 p + (3 s^2 (1 - s) + s^3) D.
///
/// Formulas: docs/physics.md, "Smooth wheel"; each to some 1e-15 of the way.
struct Ease {
  /// How time runs along the curve.
  enum Timing: UInt8 {
    /// x1 = 0.42, x2 = 0.58: gathers speed, and loses it.
    case easeInOut
    /// x1 = 0.25, x2 = 0: most of the way at once.
    case impulse
  }

  /// D, in points.
  let distance: Double
  /// v0, at time 0, in points per second.
  let velocity: Double
  /// T, in seconds. With 0 it is at its end from the start.
  let duration: Double
  let timing: Timing

  /// Where it is at `time` >= 0 in seconds; from `duration` on, also for infinity, the end.
  func state(at time: Double) -> MotionState {
    guard time < duration else { return MotionState(offset: distance, velocity: 0) }
    guard time > 0 else { return MotionState(offset: 0, velocity: velocity) }
    let (x1, x2) = timing == .easeInOut ? (0.42, 0.58) : (0.25, 0)
    let point = x1 * velocity * duration
    // From the nearer end, so that what has gone and what is left are small numbers with all their digits.
    let isEarly = time < 0.5 * duration
    let near =
      isEarly
      ? Ease.parameter(at: time / duration, x1, x2) : Ease.parameter(at: (duration - time) / duration, 1 - x2, 1 - x1)
    let (s, left) = isEarly ? (near, 1 - near) : (1 - near, near)
    let moved = isEarly ? s * s * (3 - 2 * s) : 1 - left * left * (3 - 2 * left)
    let pace = left * (left * x1 + 2 * s * (x2 - x1)) + s * s * (1 - x2)
    return MotionState(
      offset: 3 * s * left * left * point + moved * distance,
      velocity: left * (point * (left - 2 * s) + 2 * s * distance) / (pace * duration).asDivisor)
  }

  /// The parameter at which a Bezier curve from 0 to 1 with the control points `x1` and `x2`, which grows all along, is
  /// at `value`, up to 1/2. Newton's method inside a bracket that halves wherever a step leaves it.
  private static func parameter(at value: Double, _ x1: Double, _ x2: Double) -> Double {
    var (lower, upper) = (0.0, 1.0)
    var s = value
    for _ in 0..<100 {
      let left = 1 - s
      let miss = s * (3 * left * (left * x1 + s * x2) + s * s) - value
      if miss == 0 { break }
      if miss < 0 { lower = s } else { upper = s }
      let slope = 3 * (left * (left * x1 + 2 * s * (x2 - x1)) + s * s * (1 - x2))
      let step = miss / slope
      if !(step.magnitude > s * 0x1p-52) { break }
      let next = s - step
      s = next > lower && next < upper ? next : lower + 0.5 * (upper - lower)
    }
    return s
  }
}

// How long they take. A way is in points, signed; it counts by its size.
extension Ease {
  /// For the notch of a wheel: the farther, the faster, 14 - |d| / 60 sixtieths of a second, within 6 to 12.
  static func wheelDuration(distance: Double) -> Double {
    (14 - distance.magnitude / 60).clamped(6, 12) / 60
  }

  /// For what a program asks: sqrt |d| sixtieths of a second, at most 42.
  static func programmaticDuration(distance: Double) -> Double {
    distance.magnitude.squareRoot().clamped(0, 42) / 60
  }

  /// For a key: 9 sixtieths of a second, whatever the way.
  static var keyboardDuration: Double { 0.15 }

  /// With `Timing.impulse`: 1.5 ms a point, within 200 to 500 ms.
  static func impulseDuration(distance: Double) -> Double {
    (0.0015 * distance.magnitude).clamped(0.2, 0.5)
  }

  /// The longest that a scroll under way at `velocity`, points per second, may take for a new way: 2.5 times as long as
  /// it would at that velocity. Infinity if it has none, or leads away. At more than 1 / x1 times as long, which is 2.38
  /// for ease-in-out, it passes the target and turns back, at 2.5 by 0.04 % of the way.
  static func retargetBound(distance: Double, velocity: Double) -> Double {
    // Slower than this it would take longer than any time, whatever the way.
    let hasSpeed = velocity.magnitude > 1e-280
    let time = distance / (hasSpeed ? velocity : 1)
    return hasSpeed && time >= 0 ? 2.5 * time : .infinity
  }
}
