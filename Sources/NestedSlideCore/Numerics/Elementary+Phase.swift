extension Elementary {
  /// The first angle after 0, in radians up to pi, at which `cosine` * cos(angle) + `sine` * sin(angle) is zero: where
  /// a harmonic motion passes through its middle. pi if `cosine` is zero. Within some 4 ulp.
  ///
  /// A guess to half a per cent of the slope, and two steps with the exact tangent of the remaining angle, whose
  /// errors go 0.06, 3e-9, 0.
  static func phase(ofZero cosine: Double, _ sine: Double) -> Double {
    let pi = 0x1.921fb54442d18p1
    if cosine == 0 { return pi }
    // The point (x, y) is in the direction looked for; y is positive.
    let y = cosine.magnitude
    let x = cosine > 0 ? -sine : sine
    var angle: Double
    if y <= x.magnitude {
      let slope = y / x.magnitude
      angle = slope * (1.0584 - 0.273 * slope)
    } else {
      let slope = x.magnitude / y
      angle = 0.5 * pi - slope * (1.0584 - 0.273 * slope)
    }
    if x < 0 { angle = pi - angle }
    for _ in 0..<2 {
      let at = sineAndCosine(angle)
      let tangent = (y * at.cosine - x * at.sine) / (x * at.cosine + y * at.sine).asDivisor
      angle += tangent - tangent * tangent * tangent / 3
    }
    return angle
  }
}
