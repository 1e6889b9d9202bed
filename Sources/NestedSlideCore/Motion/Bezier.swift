/// A cubic Bezier curve from 0 to 1 that grows all along, one of the two coordinates of an easing as CSS has them. It
/// is given by the same coordinate of its control points, `first` and `second`, from 0 to 1.
///
/// With the parameter s it is 3 s (1 - s)^2 first + 3 s^2 (1 - s) second + s^3.
struct Bezier {
  let first: Double
  let second: Double

  /// The value at a parameter from 0 to 1.
  @inline(__always)
  func value(at s: Double) -> Double {
    let left = 1 - s
    return s * (3 * left * (left * first + s * second) + s * s)
  }

  /// A third of the slope by the parameter.
  @inline(__always)
  func pace(at s: Double) -> Double {
    let left = 1 - s
    return left * (left * first + 2 * s * (second - first)) + s * s * (1 - second)
  }

  /// The curve seen from its end: 1 minus the value at 1 minus the parameter.
  @inline(__always)
  var reversed: Bezier { Bezier(first: 1 - second, second: 1 - first) }

  /// The parameter at which the curve is at `value`, up to 1/2. Newton's method inside a bracket that halves wherever a
  /// step leaves it. A step so short that its square is below the digits is the last one.
  func parameter(at value: Double) -> Double {
    var (lower, upper) = (0.0, 1.0)
    var s = value
    for _ in 0..<100 {
      let miss = self.value(at: s) - value
      if miss == 0 { break }
      if miss < 0 { lower = s } else { upper = s }
      let step = miss / (3 * pace(at: s)).asDivisor
      let next = s - step
      if !(step.magnitude > s * 0x1p-27) { return next }
      s = next > lower && next < upper ? next : lower + 0.5 * (upper - lower)
    }
    return s
  }

  /// A parameter with what is left of it, each with all its digits: from the nearer end.
  struct Parameter {
    let s: Double
    let left: Double
  }

  /// The curve's value at the quotient of a part and a whole above 0, given with what is left of the part.
  @inline(__always)
  func parameter(part: Double, left: Double, of whole: Double) -> Parameter {
    if part < 0.5 * whole {
      let s = parameter(at: part / whole)
      return Parameter(s: s, left: 1 - s)
    }
    let rest = reversed.parameter(at: left / whole)
    return Parameter(s: 1 - rest, left: rest)
  }
}
