// The reduction of angles of 2^20 radians and more. The engine has no use for them, but no argument may give nonsense.
extension Elementary {
  /// Takes multiples of pi / 2 off a number of at least 2^20 (infinities and NaN give NaN), whatever its size: the
  /// 53 bits of the number times the 192 bits of 2 / pi that matter for it, in whole numbers modulo 4 right angles
  /// (Payne and Hanek, 1983). The bits left out are below 2^-137 of a right angle, and no double comes closer to a
  /// multiple of a right angle than some 2^-62.
  @inline(never)
  static func reduceLongAngle(_ x: Double) -> ReducedAngle {
    guard x.magnitude < .infinity else { return ReducedAngle(quadrant: 0, hi: .nan, lo: 0) }
    let bits = x.magnitude.bitPattern
    let integer = (bits & 0x000f_ffff_ffff_ffff) | 0x0010_0000_0000_0000
    // |x| = integer * 2^(exponent - 1075). A bit of 2 / pi of weight 2^-i counts a multiple of four right angles, that
    // is nothing, when exponent - 1075 - i >= 2. The first word of the table is 64 zero bits before the point.
    let offset = (bits &>> 52) &- (1075 + 2 - 64)
    let (word, shift) = (offset &>> 6, offset & 63)
    let a = twoOverPi(word) << shift | twoOverPi(word &+ 1) >> (64 &- shift)
    let b = twoOverPi(word &+ 1) << shift | twoOverPi(word &+ 2) >> (64 &- shift)
    let c = twoOverPi(word &+ 2) << shift | twoOverPi(word &+ 3) >> (64 &- shift)

    // The low 192 bits of the product: two bits of quadrant, then 190 bits of fraction.
    let lowest = integer.multipliedFullWidth(by: c)
    let middle = integer.multipliedFullWidth(by: b)
    var low = lowest.low
    var (mid, carry) = middle.low.addingReportingOverflow(lowest.high)
    var high = integer &* a &+ middle.high &+ (carry ? 1 : 0)
    var quadrant = high &>> 62

    // The fraction as a signed number in -1/2 ..< 1/2, then its magnitude.
    high = high &<< 2 | mid &>> 62
    mid = mid &<< 2 | low &>> 62
    low = low &<< 2
    let above = high &>> 63 == 1
    if above {
      quadrant = quadrant &+ 1
      low = ~low &+ 1
      carry = low == 0
      mid = ~mid &+ (carry ? 1 : 0)
      carry = carry && mid == 0
      high = ~high &+ (carry ? 1 : 0)
    }

    // Its leading 106 bits as two doubles, times pi / 2 in the precision of two doubles.
    let zeros = UInt64(high.leadingZeroBitCount)
    high = high << zeros | mid >> (64 &- zeros)
    mid = mid << zeros | low >> (64 &- zeros)
    let scale = Double(bitPattern: (1023 &- 53 &- zeros) &<< 52)
    let leading = Double(high &>> 11) * scale
    let trailing = Double((high & 0x7ff) &<< 42 | mid &>> 22) * (scale * 0x1p-53)
    let angle = timesHalfPi(leading, trailing)

    if x < 0 { quadrant = 0 &- quadrant }
    let negative = above != (x < 0)
    return ReducedAngle(quadrant: quadrant, hi: negative ? -angle.hi : angle.hi, lo: negative ? -angle.lo : angle.lo)
  }

  /// (a + b) * pi / 2 as a sum of two doubles. The product of the high parts is made exact by halving each factor into
  /// parts of 26 bits (Dekker, 1971).
  private static func timesHalfPi(_ a: Double, _ b: Double) -> (hi: Double, lo: Double) {
    let (pi, piHigh, piLow) = (0x1.921fb54442d18p0, 0x1.921fb5p0, 0x1.110b46p-26)
    let aHigh = Double(bitPattern: a.bitPattern & 0xffff_ffff_f800_0000)
    let aLow = a - aHigh
    let product = a * pi
    let error = ((aHigh * piHigh - product) + aHigh * piLow + aLow * piHigh) + aLow * piLow
    let sum = twoSum(product, error + (a * 0x1.1a62633145c07p-54 + b * pi))
    return (sum.sum, sum.error)
  }

  /// The bits of 2 / pi, 64 at a time, after one word of zeros.
  private static func twoOverPi(_ word: UInt64) -> UInt64 {
    switch word {
    case 1: 0xa2f9_836e_4e44_1529
    case 2: 0xfc27_57d1_f534_ddc0
    case 3: 0xdb62_9599_3c43_9041
    case 4: 0xfe51_63ab_debb_c561
    case 5: 0xb724_6e3a_424d_d2e0
    case 6: 0x0649_2eea_09d1_921c
    case 7: 0xfe1d_eb1c_b129_a73e
    case 8: 0xe882_35f5_2ebb_4484
    case 9: 0xe99c_7026_b45f_7e41
    case 10: 0x3991_d639_8353_39f4
    case 11: 0x9c84_5f8b_bdf9_283b
    case 12: 0x1ff8_97ff_de05_980f
    case 13: 0xef2f_118b_5a0a_6d1f
    case 14: 0x6d36_7ecf_27cb_09b7
    case 15: 0x4f46_3f66_9e5f_ea2d
    case 16: 0x7527_bac7_ebe5_f17b
    case 17: 0x3d07_39f7_8a52_92ea
    case 18: 0x6bfb_5fb1_1f8d_5d08
    case 19: 0x5603_3046_fc7b_6bab
    case 20: 0xf0cf_bc20_9af4_361d
    default: 0
    }
  }
}
