extension Double {
  /// The nearest value within `lower...upper`; `lower` where the bounds are crossed.
  @inline(__always)
  func clamped(_ lower: Double, _ upper: Double) -> Double {
    self < lower ? lower : (self > upper ? (upper < lower ? lower : upper) : self)
  }

  /// A whole number, limited to what fits. NaN gives `lower`. Never traps.
  @inline(__always)
  func wholeNumber(_ lower: Int, _ upper: Int) -> Int {
    if !(self > Double(lower)) { return lower }
    if self >= Double(upper) { return upper }
    return Int(self)
  }
}
