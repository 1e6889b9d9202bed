// exp and expm1. With x = n ln 2 + r, |r| <= ln 2 / 2, exp(x) = 2^n exp(r), and exp(r) = 1 + r + r^2 q(r) with a
// polynomial q of degree 10 (error below 2^-61 of exp(r) - 1), whose first coefficient is exactly 1/2.
extension Elementary {
  /// The argument split as x = n ln 2 + (hi - lo).
  struct ReducedExponent {
    /// The shifter plus n: its low bits are n in two's complement.
    let shifted: Double
    /// x - n ln 2 without the low part of ln 2; exact.
    let hi: Double
    /// n times the low part of ln 2.
    let lo: Double
    /// hi - lo, rounded.
    let r: Double

    /// For |x| < 2^20.
    @inline(__always)
    init(_ x: Double) {
      shifted = x * 0x1.71547652b82fep0 + Elementary.shifter
      let n = shifted - Elementary.shifter
      hi = x - n * Elementary.ln2High
      lo = n * Elementary.ln2Low
      r = hi - lo
    }

    /// exp(r) - 1 - r.
    @inline(__always)
    var beyondLinear: Double {
      let z = r * r
      return 0.5 * z + r * z * Elementary.exponentialKernel(r, z)
    }
  }

  /// (exp(r) - 1 - r - r^2 / 2) / r^3 for |r| <= 0.3467; `z` is r^2.
  @inline(__always)
  static func exponentialKernel(_ r: Double, _ z: Double) -> Double {
    let even =
      0x1.5555555555559p-3
      + z
      * (0x1.111111110f659p-7
        + z * (0x1.a01a01b00095fp-13 + z * (0x1.71ddf819562cbp-19 + z * 0x1.af5f172ab98f7p-26)))
    let odd =
      0x1.555555555554cp-5
      + z
      * (0x1.6c16c16c1b322p-10
        + z * (0x1.a01a018b44f8bp-16 + z * (0x1.27e5198469b2ep-22 + z * 0x1.1f102bb7c77e5p-29)))
    return even + r * odd
  }

  /// e to the power of `x`; 0 below -745.2, infinity above 709.8. Worst seen: 0.83 ulp.
  @_optimize(speed)
  public static func exp(_ x: Double) -> Double {
    guard x.magnitude < 708 else { return exponentialAtTheLimits(x) }
    return expInPlace(x)
  }

  /// The same for |x| < 708, for what is computed in every frame.
  @inline(__always)
  static func expInPlace(_ x: Double) -> Double {
    let reduced = ReducedExponent(x)
    let y = 1 + (reduced.hi - (reduced.lo - reduced.beyondLinear))
    // 2^n y by adding n to the exponent: y is between 0.7 and 1.5 and n between -1022 and 1022, the result is normal.
    return Double(bitPattern: y.bitPattern &+ (reduced.shifted.bitPattern &<< 52))
  }

  /// exp if the result may be subnormal, zero, infinite or NaN. Scales in two steps, of which only the second may
  /// round.
  @inline(never)
  private static func exponentialAtTheLimits(_ x: Double) -> Double {
    if x > 709.8 { return .infinity }
    if x < -745.2 { return 0 }
    if x.isNaN { return x }
    let reduced = ReducedExponent(x)
    let y = 1 + (reduced.hi - (reduced.lo - reduced.beyondLinear))
    let half: UInt64 = x > 0 ? UInt64(bitPattern: -1) : 256
    let scaled = Double(bitPattern: y.bitPattern &+ ((reduced.shifted.bitPattern &+ half) &<< 52))
    return scaled * (x > 0 ? 2 : 0x1p-256)
  }

  /// exp(x) - 1 without cancellation for small `x`; -1 far below zero, infinity above 709.8. Worst seen: 0.83 ulp.
  public static func expm1(_ x: Double) -> Double {
    if x.magnitude < 0.34657 {
      // Too small to change, and it keeps the sign of zero.
      if x.magnitude < 0x1p-54 { return x }
      let z = x * x
      return x + (0.5 * z + x * z * exponentialKernel(x, z))
    }
    // exp(x) here is below 2^-57 or above the range of the formula below, where the 1 no longer matters.
    guard x > -40, x < 708 else { return x > 0 ? exp(x) : (x.isNaN ? x : -1) }
    // exp(x) - 1 = 2^n ((1 - 2^-n) + (exp(r) - 1)), both terms and their sum with the errors of rounding.
    let reduced = ReducedExponent(x)
    let inverseScale = Double(bitPattern: (UInt64(1023) &<< 52) &- (reduced.shifted.bitPattern &<< 52))
    // What r lost in rounding counts exp(r) times, near enough 1 + r times.
    let lost = (reduced.hi - reduced.r) - reduced.lo
    let z = reduced.r * reduced.r
    let correction = 0.5 * z + (reduced.r * z * exponentialKernel(reduced.r, z) + lost * (1 + reduced.r))
    let power = reduced.r + correction
    let powerError = correction - (power - reduced.r)
    let base = twoSum(1, -inverseScale)
    let sum = twoSum(base.sum, power)
    let y = sum.sum + (sum.error + (base.error + powerError))
    return Double(bitPattern: y.bitPattern &+ (reduced.shifted.bitPattern &<< 52))
  }
  /// What is left of 1 after a decay, exp(-`exponent`), and what is gone, 1 - exp(-`exponent`), both to some 2 ulp for
  /// an exponent >= 0. One of them is computed, the other follows: the small gone part from expm1, as long as that
  /// needs no reduction, and beyond, where at least 0.29 is gone, the left part from exp.
  @inline(__always)
  static func decay(_ exponent: Double) -> (left: Double, gone: Double) {
    if exponent < 0.34657 {
      let gone = -expm1(-exponent)
      return (1 - gone, gone)
    }
    let left = exp(-exponent)
    return (left, 1 - left)
  }

  /// What is left of 1 by the same formula, for what is computed in every frame; nil if `decay` takes another one.
  @inline(__always)
  static func decayInPlace(_ exponent: Double) -> Double? {
    exponent >= 0.34657 && exponent < 708 ? expInPlace(-exponent) : nil
  }
}
