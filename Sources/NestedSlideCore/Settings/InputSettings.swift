/// The area in which a horizontal swipe may begin.
public enum SwipeArea: Int32, Sendable {
  case pages
  case all
}

/// What a fling gets of the one that its touch caught.
public enum RepeatedFlings: Int32, Sendable {
  case none
  /// The velocity that was left.
  case add
  /// A share of it that grows with the velocity, as measured of iOS.
  case carry
}

/// Who moves the content after fingers have left a trackpad.
public enum TrackpadMomentum: Int32, Sendable {
  /// The system, by steps of momentum.
  case system
  /// The engine, with the velocity of the fingers.
  case engine
}

/// How a command, a key or a wheel step in lines or notches moves.
public enum Glide: Int32, Sendable {
  case spring
  case ease
  case impulse
  case program
}

/// Which of several fingers move the path or the pager.
public enum FingerRule: Int32, Sendable {
  /// Of those that move the one that came last.
  case newest
  /// All that move, each by its share.
  case average
}

/// What becomes of a movement beyond an end.
public enum Chain: Int32, Sendable {
  /// What is not used passes outwards.
  case auto
  /// It ends here.
  case contain
  /// It ends here, and nothing overscrolls at this end.
  case none
}

/// What becomes of movements beyond the ends of the path and of the pager.
public struct Chaining: Equatable, Sendable {
  public var top = Chain.auto
  public var bottom = Chain.auto
  /// Before the first page.
  public var start = Chain.auto
  /// Beyond the last page.
  public var end = Chain.auto

  public init() {}
}

/// How a frame places what a pointer drags.
public enum Resampling: Int32, Sendable {
  /// At the pointer's last place.
  case none
  /// At the pointer's place a little before the frame: `Resampler`.
  case on
}

/// How input is read.
public struct InputSettings: Equatable, Sendable {
  /// How far a pointer moves before it drags, points; nil: the preset's.
  @Automatic public var touchSlop: Double?
  public var swipeArea = SwipeArea.pages
  public var horizontalEnabled = true
  /// How a finger's velocity is taken; nil: the preset's.
  public var velocityEstimator: VelocityEstimator?
  /// What a fling gets of the one that its touch caught; nil: the preset's.
  public var repeatedFlings: RepeatedFlings?
  /// How a wheel step in lines or notches moves the path; nil: the preset's.
  public var wheelGlide: Glide?
  /// A wheel gesture stays with the coordinator that it first moved.
  public var wheelLatches = false
  public var trackpadMomentum = TrackpadMomentum.system
  public var resampling = Resampling.none
  /// What an end is given that does not overscroll is shown by a number.
  public var showsEdges = false
  public var chaining = Chaining()
  /// How a key moves the path.
  public var keyGlide = Glide.ease
  /// How what the host asks for moves the path; nil: the preset's.
  public var commandGlide: Glide?
  public var fingers = FingerRule.newest
  /// Who uses it has asked for less motion: what is no fling and no finger's goes at once.
  public var reducesMotion = false

  public init() {}
}

/// What begins a motion: what a host's recogniser saw, or something else. Events say it.
public enum InputSource: Int32, Sendable {
  case touch
  case mouse
  case pen
  case trackpad
  case wheel
  case key
  case program
  /// What continues by itself when fingers have let go.
  case fling

  /// Fingers or a button hold while it lasts, so it can begin a session.
  public var isHand: Bool { rawValue <= InputSource.trackpad.rawValue }
}

/// What a raw pointer did.
public enum PointerAction: Int32, Sendable {
  case down
  case move
  case up
  case cancel
}
