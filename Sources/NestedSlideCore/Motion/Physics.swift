/// The numbers that motion uses.
struct Physics {
  let curve: FlingCurve
  /// k, 1/s.
  let deceleration: Double
  /// a, points per second squared.
  let constantDeceleration: Double
  /// F of the spline.
  let flingFriction: Double
  let bounceFrequency: Double
  let bounceDamping: Double
  let restDistance: Double
  /// An exponential fling that is slower than this ends, points per second.
  let stopVelocity: Double
  let seamResistance: Double
  /// Points. Three of these are as far as a fling of Chromium's goes.
  let viewportHeight: Double
  /// The host's own curve, which goes before `curve`.
  let samples: UnsafePointer<FlingSamples>?

  /// k = -1000 ln(rate per millisecond), for 0.998 and 0.99.
  static let decelerationNormal = 2.0020026706730793
  static let decelerationFast = 10.050335853501442
  /// Programmatic motion and page settling: critically damped, response 0.35 s. 2 pi / response.
  static let animationFrequency = 17.951958020513104
  /// Wheel steps of a whole line or notch: critically damped, response 0.2 s. 2 pi / response.
  static let glideFrequency = 31.415926535897932
  /// Smaller steps: critically damped, and 0.04 s behind what moves steadily. 2 / delay.
  static let trailFrequency = 50.0
  /// How long what ends at a place would take, at the speed below which a touch may be a tap, for its last points,
  /// seconds.
  static let lastStretch = 0.1
  /// Chromium's fling curve a e^(-g t) - b t - a: g in 1/s, and g b in points per second squared.
  static let chromium = (deceleration: 3.7, constant: 3.7 * 172)

  init(
    _ settings: MotionSettings, _ fine: FineSettings, viewportHeight: Double,
    samples: UnsafePointer<FlingSamples>? = nil
  ) {
    let curve = settings.flingCurve ?? settings.preset.flingCurve
    let isChromium = curve == .chromium
    self.curve = curve
    deceleration =
      fine.deceleration ?? (isChromium ? Physics.chromium.deceleration : settings.preset.deceleration)
    constantDeceleration = fine.constantDeceleration ?? (isChromium ? Physics.chromium.constant : 1500)
    flingFriction = fine.flingFriction ?? 0.015
    bounceFrequency = Spring.angularFrequency(response: fine.springResponse ?? settings.preset.springResponse)
    bounceDamping = fine.springDamping ?? 1
    restDistance = fine.restDistance ?? 0.1
    stopVelocity = fine.stopVelocity
    seamResistance = fine.seamResistance
    self.viewportHeight = viewportHeight
    self.samples = samples
  }

  /// A fling with a velocity in points per second.
  func fling(_ velocity: Double) -> Fling {
    if let samples {
      return .sampled(SampledDecay(velocity: velocity, factor: 1, elapsed: 0, samples: samples))
    }
    return switch curve {
    case .exponential: .exponential(Decay(velocity: velocity, deceleration: deceleration))
    case .spline: .spline(SplineDecay(velocity: velocity, friction: flingFriction))
    case .constant: .friction(FrictionDecay(velocity: velocity, rate: 0, deceleration: constantDeceleration))
    case .chromium:
      .friction(
        FrictionDecay(
          velocity: velocity.clamped(-FrictionDecay.chromiumSpeed, FrictionDecay.chromiumSpeed), rate: deceleration,
          deceleration: constantDeceleration))
    case .chromiumPhysics: ShapedDecay(velocity: velocity, most: 3 * viewportHeight).kept
    }
  }

  /// What a fling under way continues as, from the velocity that it has after a time: as before, if these numbers
  /// have not changed.
  func continued(_ fling: Fling, after time: Double, velocity: Double) -> Fling {
    if case .sampled(let decay) = fling, decay.samples == samples { return decay.shaped.continued(after: time).kept }
    if case .bezier(let decay) = fling, curve == .chromiumPhysics, samples == nil {
      return decay.shaped.continued(after: time).kept
    }
    return self.fling(velocity)
  }

  /// How far a fling goes that nothing ends before, and how long: until it is so near to its end that it rests there,
  /// or so slow that it stops at once.
  func way(of fling: Fling) -> Double { stop(of: fling) ?? fling.distance }

  func duration(of fling: Fling) -> Double {
    guard let way = stop(of: fling) else { return fling.restTime(within: restDistance) }
    return fling.time(toOffset: way) ?? 0
  }

  /// The offset at which it is slow enough to stop; nil if it rests at its end before. v = k (D - x).
  private func stop(of fling: Fling) -> Double? {
    guard case .exponential(let decay) = fling, stopVelocity > restDistance * decay.deceleration else { return nil }
    let way = decay.distance - stopVelocity / decay.deceleration
    return way > 0 ? way : 0
  }

  func bounce(offset: Double, velocity: Double) -> Spring {
    Spring(offset: offset, velocity: velocity, angularFrequency: bounceFrequency, dampingRatio: bounceDamping)
  }

  static func animation(offset: Double, velocity: Double) -> Spring {
    Spring(offset: offset, velocity: velocity, angularFrequency: animationFrequency, dampingRatio: 1)
  }
}
