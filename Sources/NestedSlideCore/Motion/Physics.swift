/// A set of physics numbers under one name.
public enum PhysicsPreset: Int32, Sendable {
  /// The deceleration of a scroll view that loses 0.2 % of its speed a millisecond.
  case ios
  /// 1 % a millisecond.
  case iosFast
}

/// What motion follows: a preset, and the numbers that override it.
public struct MotionSettings: Equatable, Sendable {
  /// Of a fling's velocity, 1/s.
  @Automatic public var deceleration: Double?
  /// Slope of the rubber band at the edge.
  @Automatic public var rubberBand: Double?
  /// Period of the undamped bounce spring, seconds.
  @Automatic public var springResponse: Double?
  /// Damping ratio of the bounce spring.
  @Automatic public var springDamping: Double?
  /// A motion ends this close to its goal, points.
  @Automatic public var restDistance: Double?
  /// Deceleration past the seam with `Seam.resisted`, 1/s.
  public var seamResistance = 2.0
  public var preset = PhysicsPreset.ios

  public init() {}
}

/// The numbers that motion uses.
struct Physics {
  let deceleration: Double
  let rubberBand: Double
  let bounceFrequency: Double
  let bounceDamping: Double
  let restDistance: Double
  let seamResistance: Double

  /// k = -1000 ln(rate per millisecond), for 0.998 and 0.99.
  static let decelerationNormal = 2.0020026706730793
  static let decelerationFast = 10.050335853501442
  /// Programmatic motion and page settling: critically damped, response 0.35 s. 2 pi / response.
  static let animationFrequency = 17.951958020513104

  init(_ settings: MotionSettings) {
    deceleration =
      settings.deceleration ?? (settings.preset == .ios ? Physics.decelerationNormal : Physics.decelerationFast)
    rubberBand = settings.rubberBand ?? 0.55
    bounceFrequency = Spring.angularFrequency(response: settings.springResponse ?? 0.5)
    bounceDamping = settings.springDamping ?? 1
    restDistance = settings.restDistance ?? 0.1
    seamResistance = settings.seamResistance
  }

  func bounce(offset: Double, velocity: Double) -> Spring {
    Spring(offset: offset, velocity: velocity, angularFrequency: bounceFrequency, dampingRatio: bounceDamping)
  }

  static func animation(offset: Double, velocity: Double) -> Spring {
    Spring(offset: offset, velocity: velocity, angularFrequency: animationFrequency, dampingRatio: 1)
  }
}
