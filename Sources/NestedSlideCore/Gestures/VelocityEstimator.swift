/// How the velocity of a finger is made of the positions it had.
public enum VelocityEstimator: Int32, Sendable {
  /// The last three segments weighted, the newest least, as iOS is known to do.
  case weighted = 0
  /// The slope at the newest of a parabola of least squares, as Android and Flutter do.
  case leastSquares = 1
  /// What a body would have that took each segment as a push, as Android does for wheels.
  case impulse = 2
  /// The way through the time, as GTK, WebKit and libadwaita do.
  case mean = 3
}

/// An estimator, and which positions count for it.
struct VelocityReading {
  let estimator: VelocityEstimator
  /// A finger at rest this long, in seconds, has no velocity. For `leastSquares` and `impulse` what was before such a
  /// rest counts no more.
  let stillTime: Double
  /// How far back positions count, in seconds.
  let window: Double
  /// How many positions count at most.
  let mostSamples: Int

  init(_ estimator: VelocityEstimator, stillTime: Double? = nil, mostSamples: Int? = nil) {
    let isFit = estimator == .leastSquares || estimator == .impulse
    self.estimator = estimator
    self.stillTime = stillTime ?? (isFit ? 0.04 : 0.1)
    window = estimator == .mean ? 0.15 : 0.1
    self.mostSamples = mostSamples ?? (estimator == .mean ? VelocityHistory.capacity : 20)
  }
}
