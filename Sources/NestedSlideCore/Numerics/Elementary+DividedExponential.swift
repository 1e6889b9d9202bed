// The exponential function and its divided differences at 0, which is what the motions under several forces at a time
// are made of.
extension Elementary {
  /// e^x, (e^x - 1) / x and (e^x - 1 - x) / x^2; the last two are 1 and 1/2 at 0, and no argument near 0 cancels. The
  /// first is good to 1 ulp, the others to some 2e-15 of themselves, for any `x` up to 700 and down to -infinity.
  @inline(never)
  static func dividedExponential(_ x: Double) -> (power: Double, first: Double, second: Double) {
    if x.magnitude < 0.34657 {
      let second = 0.5 + x * exponentialKernel(x, x * x)
      let first = 1 + x * second
      return (1 + x * first, first, second)
    }
    // Below, exp keeps the digits of a small power; above, expm1 those of the quotients.
    let power: Double
    let grown: Double
    if x < 0 {
      power = exp(x)
      grown = power - 1
    } else {
      grown = expm1(x)
      power = grown + 1
    }
    let first = grown / x
    return (power, first, (first - 1) / x)
  }
}
