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
