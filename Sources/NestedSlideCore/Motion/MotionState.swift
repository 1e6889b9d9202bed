/// Where a motion is and how fast it goes, at one instant.
struct MotionState: Equatable {
  /// Points.
  var offset: Double
  /// Points per second; the derivative of `offset`.
  var velocity: Double
}
