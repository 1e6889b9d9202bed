extension Double {
  /// The nearest value within `lower...upper`; `lower` if the bounds are crossed.
  @inline(__always)
  func clamped(_ lower: Double, _ upper: Double) -> Double {
    self < lower ? lower : (self > upper ? (upper < lower ? lower : upper) : self)
  }

  /// A whole number, limited to what fits; the bounds are within 2^53. NaN gives `lower`. Never traps.
  @inline(__always)
  func wholeNumber(_ lower: Int, _ upper: Int) -> Int {
    // Limited before it is converted, not after: converted in either case, by a compiler that sees no harm in it, what
    // does not fit would be an invalid operation.
    let (least, most) = (Double(lower), Double(upper))
    let limited = self > least ? (self < most ? self : most) : least
    return Int(limited)
  }
}

extension Double {
  /// The same place but for a rounding. A way to there would end at its start, and parts of a notch do not add up to the
  /// bit.
  @inline(never)
  func isPlace(_ other: Double) -> Bool { abs(self - other) <= max(1e-9, abs(other) * 0x1p-50) }
}
