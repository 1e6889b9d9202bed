extension Curve {
  @inline(never)
  mutating func archive(_ archive: inout Archive) {
    var kind = kindNumber
    archive.integer(&kind, 0, 7)
    switch kind {
    case 1:
      var decay = Decay(velocity: 0, deceleration: 1)
      if case .fling(.exponential(let own)) = self { decay = own }
      archive.numbers(&decay)
      archive.demand(decay.isSound)
      self = .fling(.exponential(decay))
    case 2:
      var decay = SplineDecay(velocity: 0, friction: 1)
      if case .fling(.spline(let own)) = self { decay = own }
      archive.numbers(&decay)
      archive.demand(decay.isSound)
      self = .fling(.spline(decay))
    case 3:
      var decay = FrictionDecay(velocity: 0, rate: 1, deceleration: 1)
      if case .fling(.friction(let own)) = self { decay = own }
      archive.numbers(&decay)
      archive.demand(decay.isSound)
      self = .fling(.friction(decay))
    case 4:
      var spring = Physics.animation(offset: 0, velocity: 0)
      if case .spring(let own) = self { spring = own }
      archive.numbers(&spring)
      archive.demand(spring.isSound)
      self = .spring(spring)
    case 5:
      var ease = Ease(distance: 0, velocity: 0, duration: 0, timing: .easeInOut)
      if case .ease(let own) = self { ease = own }
      ease.archive(&archive)
      self = .ease(ease)
    case 6:
      var decay = BezierDecay(ShapedDecay(velocity: 0, most: 0))
      if case .fling(.bezier(let own)) = self { decay = own }
      archive.numbers(&decay)
      archive.demand(decay.shaped.isSound)
      self = .fling(.bezier(decay))
    case 7: archiveSampled(&archive)
    default: self = .still
    }
  }

  private var kindNumber: UInt8 {
    switch self {
    case .still: 0
    case .fling(.exponential): 1
    case .fling(.spline): 2
    case .fling(.friction): 3
    case .spring: 4
    case .ease: 5
    case .fling(.bezier): 6
    case .fling(.sampled): 7
    }
  }
}

extension Curve {
  /// The samples have been read before.
  private mutating func archiveSampled(_ archive: inout Archive) {
    var decay: SampledDecay
    if case .fling(.sampled(let own)) = self {
      decay = own
    } else if let samples = archive.flingSamples?.assumingMemoryBound(to: FlingSamples.self) {
      decay = SampledDecay(velocity: 0, factor: 1, elapsed: 0, samples: samples)
    } else {
      return archive.fail()
    }
    archive.number(&decay.velocity, -Limits.velocity, Limits.velocity)
    archive.number(&decay.factor, 0, 1e9)
    archive.number(&decay.elapsed, 0, 1e9)
    archive.demand(decay.shaped.isSound)
    self = .fling(.sampled(decay))
  }
}

// No curve has rates beyond these, and numbers would grow beyond their range.

extension Decay {
  fileprivate var isSound: Bool {
    deceleration > 1e-6 && deceleration < 1e6
      && distance == Decay(velocity: velocity, deceleration: deceleration).distance
  }
}

extension FrictionDecay {
  fileprivate var isSound: Bool {
    let isWithin = rate >= 0 && rate < 1e6 && deceleration >= 1 && deceleration < 1e9
    return isWithin && duration == FrictionDecay(velocity: velocity, rate: rate, deceleration: deceleration).duration
  }
}

extension ShapedDecay {
  fileprivate var isSound: Bool {
    let (speed, way) = (firstVelocity.magnitude, wholeDistance.magnitude)
    // To the last digits: stretched to another end it takes as much longer as its way is longer.
    let isOneWay = wholeDistance * firstVelocity >= 0 && way <= speed * wholeDuration * (1 + 1e-9)
    return isWithinBounds && speed <= Limits.velocity && isOneWay && elapsed >= 0 && elapsed <= wholeDuration
  }
}

extension SplineDecay {
  fileprivate var isSound: Bool {
    if !(duration >= 0) || !(duration < 1e9) || velocity.magnitude > Limits.velocity { return false }
    // Whatever the friction: D = 0.35 v0 T and Tf = 0.35 r T.
    let way = velocity * duration
    let difference = (distance * SplineDecay.rate - way).magnitude
    return difference <= 1e-9 * way.magnitude + 1e-200
  }
}

extension Spring {
  /// No setting makes one that swings more often before it rests.
  private static var greatestSwing: Double { 200 }

  var isSound: Bool {
    slowRate > 1e-4 && slowRate < 1e6 && (split == 0 || abs(split) > 1e-10 && abs(split) < 1e6)
      && split < slowRate * Spring.greatestSwing
  }
}

extension Ease {
  fileprivate mutating func archive(_ archive: inout Archive) {
    var (distance, velocity, duration, timing) = (self.distance, self.velocity, self.duration, self.timing)
    archive.number(&distance)
    archive.number(&velocity)
    archive.choice(&timing)
    archive.number(&duration, 0, timing == .steady ? Limits.time : 1000)
    self = Ease(distance: distance, velocity: velocity, duration: duration, timing: timing)
  }
}

extension Spring {
  mutating func archive(_ archive: inout Archive) {
    archive.numbers(&self)
    archive.demand(isSound)
  }
}
