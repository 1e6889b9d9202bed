/// How far a pull beyond an end is shown: shown = x c d / (d + c x) of the raw overshoot x, the same to both sides. It
/// starts with slope c and never reaches d. One absolute map, so the result does not depend on the steps of the pull.
///
/// Formulas: docs/physics.md, "Rubber band".
struct RubberBand {
  /// d, in points: the length of what is pulled. 0 if nothing can be.
  let dimension: Double
  /// c, the slope at the edge.
  let factor: Double

  /// A dimension or a factor that is not positive gives a band that does not move at all; so does a dimension of next
  /// to nothing, of which 1 % may be less than a double can tell.
  init(dimension: Double, factor: Double) {
    let moves = dimension > 1e-290 && factor > 0
    self.dimension = moves ? dimension : 0
    self.factor = moves ? factor : 0
  }

  /// The shown overshoot in points for a raw one.
  func shown(_ raw: Double) -> Double {
    guard dimension > 0 else { return 0 }
    let pull = factor * raw.magnitude
    if pull > 1e300 { return raw < 0 ? -dimension : dimension }
    return raw * (factor * (dimension / (dimension + pull)))
  }

  /// The derivative of `shown`: c (d / (d + c |x|))^2, from c down to 0.
  func slope(_ raw: Double) -> Double {
    guard dimension > 0 else { return 0 }
    let share = dimension / (dimension + factor * raw.magnitude)
    return factor * share * share
  }

  /// The raw overshoot in points for a shown one, which is limited to 0.99 d first: y d / (c (d - |y|)).
  func raw(_ shown: Double) -> Double {
    guard dimension > 0 else { return 0 }
    let limit = 0.99 * dimension
    let y = shown > limit ? limit : (shown < -limit ? -limit : shown)
    return (y / factor) * (dimension / (dimension - y.magnitude))
  }
}
