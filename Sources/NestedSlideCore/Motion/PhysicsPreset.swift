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

  /// How a fling slows down.
  var flingCurve: FlingCurve { self == .android ? .spline : .exponential }

  /// k of the exponential curve, 1/s: -1000 ln(rate per millisecond) for 0.998 and 0.99.
  var deceleration: Double {
    switch self {
    case .ios, .android: Physics.decelerationNormal
    case .iosFast: Physics.decelerationFast
    case .desktop: 4
    }
  }

  /// Slope of the rubber band at the edge; 0 where there is none.
  var rubberBand: Double { self == .android ? 0 : 0.55 }

  /// Period of the undamped bounce spring, seconds.
  var springResponse: Double { self == .desktop ? 0x1.921fb54442d18p2 / 10 : 0.5 }

  /// How a pointer's velocity is taken. A desktop takes a mouse as GTK does. That way would halve a finger's velocity,
  /// which still grows when it lifts.
  func velocityEstimator(_ source: InputSource) -> VelocityEstimator {
    switch self {
    case .ios, .iosFast: .weighted
    case .android: .leastSquares
    case .desktop: source == .mouse ? .mean : .leastSquares
    }
  }

  /// Whether it looks at more of the pointer's positions than `VelocityTracker` keeps.
  var needsHistory: Bool { self == .android || self == .desktop }

  /// A pointer that lifts slower throws nothing, points per second.
  var minFlingVelocity: Double { self == .android ? 50 : 0 }

  /// A pointer throws no faster whatever the preset, points per second.
  static var maxFlingVelocity: Double { 8000 }
}
