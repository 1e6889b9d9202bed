/// How many arguments each of the six functions gets: 1,020,000 in all.
private let argumentCount = 170_000

/// A hash of what a function gives for its arguments, bit for bit; every NaN counts as the same.
///
/// The functions, by number: exp, expm1, log, log1p, sin, cos.
@_cdecl("elementary_hash")
public func elementaryHash(_ function: Int32) -> UInt64 {
  var arguments = Arguments(seed: UInt64(truncatingIfNeeded: function))
  var hash: UInt64 = 0xCBF2_9CE4_8422_2325
  for number in 0..<argumentCount {
    let result = value(of: function, at: arguments.next(number))
    let bits = result.isNaN ? Double.nan.bitPattern : result.bitPattern
    hash = (hash ^ bits) &* 0x0000_0100_0000_01B3
    // A product carries upwards only.
    hash ^= hash >> 32
  }
  return hash
}

@inline(__always)
private func value(of function: Int32, at x: Double) -> Double {
  switch function {
  case 0: Elementary.exp(x)
  case 1: Elementary.expm1(x)
  case 2: Elementary.log(x)
  case 3: Elementary.log1p(x)
  case 4: Elementary.sin(x)
  default: Elementary.cos(x)
  }
}
