extension Double {
  /// The number itself, or 1e-290 if it is smaller: what to divide by if 0 may stand for "absent".
  ///
  /// The engine neither divides by zero nor overflows nor makes a NaN, because a host may have those exceptions trap. A
  /// condition is not enough for that: the compiler may turn `b > 0 ? a / b : 0` into a division that is always made,
  /// and a choice between its result and 0. Divided by this, a number of the engine's, below 1e17, stays finite.
  @inline(__always)
  var asDivisor: Double { self > 1e-290 ? self : 1e-290 }
}
