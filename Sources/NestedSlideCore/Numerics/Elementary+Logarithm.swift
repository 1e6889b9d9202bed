// log and log1p. With x = 2^n m, m between sqrt(1/2) and sqrt(2), log(x) = n ln 2 + log(m); with f = m - 1 and
// s = f / (2 + f), log(m) = 2 artanh(s) = f - f^2/2 + s (f^2/2 + R(s^2)), where R is the rest of the artanh series
// after its first term, here a polynomial with an error below 2^-59 of the result.
extension Elementary {
  /// n ln 2 + log(1 + f) + `correction` for f between sqrt(1/2) - 1 and sqrt(2) - 1, and a tiny correction.
  @inline(never)
  private static func logarithm(_ f: Double, exponent n: Double, correction: Double) -> Double {
    let s = f / (2 + f)
    let z = s * s
    let w = z * z
    let odd = 0x1.5555555555594p-1 + w * (0x1.249249423921fp-2 + w * (0x1.746647bc11963p-3 + w * 0x1.2f0cbc841c3b7p-3))
    let even = 0x1.999999997f757p-2 + w * (0x1.c71c51d819e2ap-3 + w * 0x1.39a0ee89f2cf0p-3)
    let rest = z * odd + w * even
    let halfSquare = 0.5 * f * f
    return n * ln2High - ((halfSquare - (s * (halfSquare + rest) + (n * ln2Low + correction))) - f)
  }

  /// A positive normal double as 2^n (1 + f), 1 + f between sqrt(1/2) and sqrt(2).
  @inline(__always)
  private static func split(_ x: Double) -> (exponent: Double, f: Double) {
    let sqrtHalf: UInt64 = 0x3fe6_a09e_667f_3bcd
    let aboveSqrtHalf = x.bitPattern &- sqrtHalf
    let exponent = Int64(bitPattern: aboveSqrtHalf) &>> 52
    let m = Double(bitPattern: (aboveSqrtHalf & 0x000f_ffff_ffff_ffff) &+ sqrtHalf)
    return (Double(exponent), m - 1)
  }

  /// The natural logarithm; -infinity for zero, NaN below. Worst seen: 0.86 ulp, subnormal arguments included.
  public static func log(_ x: Double) -> Double {
    if x >= .leastNormalMagnitude, x < .infinity {
      let parts = split(x)
      return logarithm(parts.f, exponent: parts.exponent, correction: 0)
    }
    if x == 0 { return -.infinity }
    if !(x > 0) { return .nan }
    if x == .infinity { return x }
    let parts = split(x * 0x1p54)
    return logarithm(parts.f, exponent: parts.exponent - 54, correction: 0)
  }

  /// log(1 + x) without cancellation for small `x`; -infinity for -1, NaN below. Worst seen: 0.85 ulp.
  public static func log1p(_ x: Double) -> Double {
    if x > -0.2928, x < 0.4142 {
      // Too small to change, and it keeps the sign of zero.
      if x.magnitude < 0x1p-54 { return x }
      return logarithm(x, exponent: 0, correction: 0)
    }
    if !(x > -1) { return x == -1 ? -.infinity : .nan }
    if x == .infinity { return x }
    // 1 + x = u + lost exactly, and log(u + lost) = log(u) + lost / u up to a square that does not matter.
    let u = 1 + x
    let lost = x < 1 ? x - (u - 1) : 1 - (u - x)
    let parts = split(u)
    return logarithm(parts.f, exponent: parts.exponent, correction: lost / u)
  }
}
