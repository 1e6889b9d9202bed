/// The numbers and rules of each preset.
extension PhysicsPreset {
  /// How a fling slows down.
  var flingCurve: FlingCurve {
    switch self {
    case .ios, .iosFast, .desktop: .exponential
    case .android: .spline
    case .chromium: .chromiumPhysics
    case .qt: .constant
    }
  }

  /// k of the exponential curve, 1/s: -1000 ln(rate per millisecond) for 0.998 and 0.99.
  var deceleration: Double {
    switch self {
    case .ios, .android, .chromium, .qt: Physics.decelerationNormal
    case .iosFast: Physics.decelerationFast
    case .desktop: 4
    }
  }

  /// Slope of the rubber band at the edge, or 0.
  var rubberBand: Double { self == .android || self == .chromium ? 0 : 0.55 }

  /// Period of the undamped bounce spring, seconds.
  var springResponse: Double { self == .desktop ? 0x1.921fb54442d18p2 / 10 : 0.5 }

  /// How a pointer's velocity is taken. A desktop takes a mouse as GTK does. That way would halve a finger's velocity,
  /// which still grows when it lifts.
  func velocity(_ source: InputSource) -> VelocityReading {
    switch self {
    case .ios, .iosFast: VelocityReading(.weighted)
    case .android: VelocityReading(.leastSquares)
    case .desktop: VelocityReading(source == .mouse ? .mean : .leastSquares)
    case .chromium: VelocityReading(.leastSquares, stillTime: 0.08)
    // Of the last three moves.
    case .qt: VelocityReading(.mean, stillTime: 0.05, mostSamples: 4)
    }
  }

  /// Whether it looks at more of the pointer's positions than `VelocityTracker` keeps.
  var needsHistory: Bool { self != .ios && self != .iosFast }

  /// A pointer that lifts slower throws nothing, points per second.
  var minFlingVelocity: Double {
    switch self {
    case .ios, .iosFast, .desktop: 0
    case .android, .chromium: 50
    case .qt: 75
    }
  }

  /// A pointer throws no faster, points per second.
  var maxFlingVelocity: Double { self == .qt ? 2500 : 8000 }

  /// How far a pointer moves before it drags, points.
  var touchSlop: Double {
    switch self {
    case .ios, .iosFast, .qt: 10
    case .android, .desktop: 8
    case .chromium: 15
    }
  }

  /// A swipe let go faster than this turns a page, points per second.
  var flickVelocity: Double {
    switch self {
    case .ios, .iosFast, .desktop, .chromium: 300
    case .android: 400
    case .qt: 75
    }
  }

  /// From which part of the way to the next page on a slower swipe goes there.
  var turnShare: Double { self == .android ? 0.6 : 0.5 }

  /// A swipe that is slower turns a page by where its velocity would carry it, and not by where it was let go.
  var projectsSwipes: Bool { self != .android && self != .qt }

  /// What a fling gets of the one that its touch caught.
  var repeatedFlings: RepeatedFlings {
    switch self {
    case .ios, .iosFast: .carry
    case .android, .chromium: .add
    case .desktop, .qt: .none
    }
  }

  /// A finger that stops a fling drags from its first movement, without a slop.
  var dragsWhatItCatches: Bool { self == .android }

  /// How a wheel step in lines or notches moves the path.
  var wheelGlide: Glide { self == .chromium ? .ease : .spring }

  /// How what the host asks for moves the path.
  var commandGlide: Glide { self == .chromium ? .program : .spring }
}

/// What is the preset's where the host has not set it.
extension Settings {
  var touchSlop: Double { input.touchSlop ?? motion.preset.touchSlop }
  var repeatedFlings: RepeatedFlings { input.repeatedFlings ?? motion.preset.repeatedFlings }

  /// The velocity of a pointer is taken from more of its positions than `VelocityTracker` keeps.
  var needsHistory: Bool { input.velocityEstimator.map { $0 != .weighted } ?? motion.preset.needsHistory }
}
