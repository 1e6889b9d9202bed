/// The arguments that the hash of the elementary functions is taken over: made of whole numbers alone, so that they are
/// the same wherever this is compiled.
struct Arguments {
  /// The state of the generator, splitmix64.
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// Argument `number` of a function: every kind in turn.
  mutating func next(_ number: Int) -> Double {
    switch number % 10 {
    // Anything: NaN, infinite, huge, subnormal.
    case 0: return Double(bitPattern: next())
    case 1: return Double(bitPattern: next() & 0x800F_FFFF_FFFF_FFFF)
    case 2: return nearSpecial()
    case 3: return nearRightAngle()
    // The exponents of a decay and the angles of a spring.
    case 4: return uniform(-20, 0)
    case 5: return uniform(-750, 715)
    // Either side of where exp, log and their companions change their ways.
    case 6: return uniform(-2, 2)
    case 7: return uniform(-1_200_000, 1_200_000)
    case 8: return spread(from: -60, to: 3)
    default: return spread(from: -300, to: 900)
    }
  }

  /// Evenly between two numbers.
  private mutating func uniform(_ low: Double, _ high: Double) -> Double {
    low + (high - low) * (Double(next() >> 11) * 0x1p-53)
  }

  /// Of either sign, with binary exponents evenly between two.
  private mutating func spread(from low: Int64, to high: Int64) -> Double {
    let bits = next()
    let exponent = UInt64(1023 + low) + next() % UInt64(high - low)
    return Double(bitPattern: bits & 0x800F_FFFF_FFFF_FFFF | exponent << 52)
  }

  /// One of the numbers at which something changes, or one of its neighbours, of either sign.
  private mutating func nearSpecial() -> Double {
    let bits = next()
    let special = Arguments.special(bits >> 8 & 31)
    let neighbour = special.bitPattern &+ (bits & 15) &- 8
    return Double(bitPattern: neighbour ^ (bits & 0x80) << 56)
  }

  private mutating func nearRightAngle() -> Double {
    let bits = next()
    let angle = Double(bits >> 44) * 0x1.921fb54442d18p0
    return Double(bitPattern: angle.bitPattern &+ (bits & 7) &- 3)
  }

  private static func special(_ number: UInt64) -> Double {
    switch number {
    // Where the results leave the normal numbers, and the doubles.
    case 0: 708
    case 1: 0x1.6232bdd7abcd2p9
    case 2: 0x1.62e42fefa39efp9
    case 3: 709.8
    case 4: 0x1.74910d52d3051p9
    case 5: 745.2
    // Where the argument's reduction begins, or another one does.
    case 6: 0x1.62e42fefa39efp-2
    case 7: 0.34657
    case 8: 40
    case 9: 0.2928
    case 10: 0.4142
    case 11: 0x1.6a09e667f3bcdp-1
    case 12: 0x1.6a09e667f3bcdp0
    case 13: 0x1.921fb54442d18p-1
    case 14: 0x1p20
    // Where nothing is left of something.
    case 15: 0x1p-54
    case 16: 0x1p-53
    case 17: 0x1p-27
    case 18: 0x1p52
    case 19: 0x1p53
    case 20: 0x1p54
    // The ends of the kinds of numbers, and whole numbers.
    case 21: .leastNormalMagnitude
    case 22: .greatestFiniteMagnitude
    case 23: .infinity
    case 24: 0
    case 25: 1
    case 26: 0.5
    case 27: 2
    case 28: 0x1.5bf0a8b145769p1
    case 29: 10
    // The double that is, for its size, nearest to a multiple of a right angle.
    case 30: 0x1.6ac5b262ca1ffp849
    default: 1e22
    }
  }
}
