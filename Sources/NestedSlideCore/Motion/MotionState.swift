/// A motion's place and velocity at one instant.
struct MotionState: Equatable {
  /// Points.
  var offset: Double
  /// Points per second; the derivative of `offset`.
  var velocity: Double
}
