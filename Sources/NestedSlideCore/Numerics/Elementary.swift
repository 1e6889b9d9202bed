/// The elementary functions of the engine, the same bits on every platform.
///
/// They are made of IEEE 754 double additions, subtractions, multiplications, divisions, comparisons and operations on
/// bits, in a fixed order and without fused operations, so a result depends on nothing but the argument. Each is
/// within 1 ulp of the exact value, where an ulp is the distance of neighbouring doubles at the exact value: tested
/// against the table of `Tests/tools/make_elementary.py`. The worst seen at twenty million random arguments is given
/// with each function. None of them traps, whatever the argument; NaN gives NaN.
///
/// The method is the usual one: an argument reduction that loses nothing, and a polynomial on the small interval
/// that is left, arranged so that all but the last addition work on small corrections. The coefficients come from
/// `Tests/tools/make_coefficients.py`.
public enum Elementary {
  /// 1.5 * 2^52. A double of magnitude below 2^51 added to it is rounded to a whole number (ties to even), which then
  /// stands in two's complement in the low bits of the sum; subtracting it again gives that number as a double.
  static let shifter = 0x1.8p52

  /// The leading 32 bits of ln 2; a whole number of at most 21 bits times it is exact.
  static let ln2High = 0x1.62e42feep-1
  /// ln 2 - `ln2High`, rounded.
  static let ln2Low = 0x1.a39ef35793c76p-33

  /// The sum of two doubles, rounded, and exactly what the rounding lost, in whichever order of magnitude they are.
  @inline(__always)
  static func twoSum(_ a: Double, _ b: Double) -> (sum: Double, error: Double) {
    let sum = a + b
    let shareOfB = sum - a
    return (sum, (a - (sum - shareOfB)) + (b - shareOfB))
  }
}
