/// What motion follows: a preset, and the numbers that override it.
public struct MotionSettings: Equatable, Sendable {
  public var preset = PhysicsPreset.ios
  public var flingCurve: FlingCurve?

  public init() {}
}

/// The curve on which a fling comes to rest.
public enum FlingCurve: Int32, Sendable {
  /// A friction that grows with the velocity, as iOS and most toolkits have it: `Decay`.
  case exponential = 0
  /// Android's spline: `SplineDecay`.
  case spline = 1
  /// A constant deceleration, as Qt has it: `FrictionDecay` with a rate of 0.
  case constant = 2
  /// Chromium's older curve for touch screens: `FrictionDecay.chromium`.
  case chromium = 3
  /// Chromium's of today: `ShapedDecay`, which also has the host's own.
  case chromiumPhysics = 4
}

/// A set of physics numbers and curves under one name.
public enum PhysicsPreset: Int32, Sendable {
  /// The deceleration of a scroll view that loses 0.2 % of its speed a millisecond.
  case ios
  /// 1 % a millisecond.
  case iosFast
  /// Android's spline in the form that can be restarted; the ends do not give.
  case android
  /// The deceleration of kinetic scrolling on desktops, 4 1/s, and a softer bounce.
  case desktop
  /// Chromium as it is today on Linux and Windows; the ends do not give.
  case chromium
  /// Qt Quick's Flickable: a constant deceleration.
  case qt
}

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
