// sin and cos. The argument is brought to x = n pi / 2 + (hi + lo), |hi| <= pi / 4, with hi + lo good to some 2^-65 of
// itself, and the polynomials are those of sin x / x and cos x in x^2.
extension Elementary {
  /// An angle after taking off the nearest multiple of a right angle.
  struct ReducedAngle {
    /// How many right angles were taken off; the two low bits count.
    let quadrant: UInt64
    /// The rest in radians, the rounded value and what is missing from it.
    let hi: Double
    let lo: Double

    /// The sine of the whole angle.
    @inline(__always)
    var sine: Double {
      let value = quadrant & 1 == 0 ? Elementary.sineKernel(hi, lo) : Elementary.cosineKernel(hi, lo)
      return quadrant & 2 == 0 ? value : -value
    }

    /// The cosine of the whole angle.
    @inline(__always)
    var cosine: Double {
      let value = quadrant & 1 == 0 ? Elementary.cosineKernel(hi, lo) : Elementary.sineKernel(hi, lo)
      return (quadrant &+ 1) & 2 == 0 ? value : -value
    }
  }

  /// The sine of `x` radians, any finite `x`; NaN for infinities. Worst seen: 0.79 ulp.
  public static func sin(_ x: Double) -> Double { reduceAngle(x).sine }

  /// The cosine of `x` radians, any finite `x`; NaN for infinities. Worst seen: 0.79 ulp.
  public static func cos(_ x: Double) -> Double { reduceAngle(x).cosine }

  /// Both at the price of one reduction.
  static func sineAndCosine(_ x: Double) -> (sine: Double, cosine: Double) {
    let angle = reduceAngle(x)
    return (angle.sine, angle.cosine)
  }

  /// sin(x + tail) for |x| <= pi / 4 and a tail below half an ulp of x.
  @inline(__always)
  private static func sineKernel(_ x: Double, _ tail: Double) -> Double {
    // Too small to change, and it keeps the sign of zero.
    if x.magnitude < 0x1p-27 { return x }
    let z = x * x
    let p =
      -0x1.5555555555548p-3
      + z
      * (0x1.111111110f75cp-7
        + z
        * (-0x1.a01a019bf1fc4p-13
          + z * (0x1.71de355ee5043p-19 + z * (-0x1.ae5e545b758bcp-26 + z * 0x1.5d8e2f8d91d30p-33))))
    return x + (x * z * p + tail * (1 - 0.5 * z))
  }

  /// cos(x + tail) for |x| <= pi / 4 and a tail below half an ulp of x.
  @inline(__always)
  private static func cosineKernel(_ x: Double, _ tail: Double) -> Double {
    let z = x * x
    let q =
      0x1.555555555554ap-5
      + z
      * (-0x1.6c16c16c14e49p-10
        + z
        * (0x1.a01a019c68759p-16
          + z * (-0x1.27e4f7d8dc0aep-22 + z * (0x1.1ee9ccade9593p-29 - z * 0x1.8f9f5c401d211p-37))))
    let half = 0.5 * z
    let leading = 1 - half
    return leading + (((1 - leading) - half) + (z * z * q - x * tail))
  }

  /// Takes multiples of pi / 2 off.
  private static func reduceAngle(_ x: Double) -> ReducedAngle {
    if x.magnitude < 0.785398 { return ReducedAngle(quadrant: 0, hi: x, lo: 0) }
    guard x.magnitude < 0x1p20 else { return reduceLongAngle(x) }
    let shifted = x * 0x1.45f306dc9c883p-1 + shifter
    let n = shifted - shifter
    // pi / 2 in three parts of 33 bits, whose products with n are exact, and a rounded fourth.
    let first = twoSum(x - n * 0x1.921fb544p0, -(n * 0x1.0b4611a6p-34))
    let second = twoSum(first.sum, -(n * 0x1.3198a2e0p-69))
    let missing = first.error + (second.error - n * 0x1.b839a252049c1p-104)
    let rest = twoSum(second.sum, missing)
    return ReducedAngle(quadrant: shifted.bitPattern, hi: rest.sum, lo: rest.error)
  }
}
