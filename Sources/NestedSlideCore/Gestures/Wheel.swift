/// Units of a wheel step.
public enum WheelUnit: Int32, Sendable {
  /// Points.
  case pixel
  case line
  case notch

  /// In points.
  var length: Double {
    switch self {
    case .pixel: 1
    case .line: 40
    case .notch: 120
    }
  }
}

/// Where a wheel step stands in a trackpad's gesture.
public enum WheelPhase: Int32, Sendable {
  /// A step by itself: a wheel's.
  case none
  /// Fingers begin to move.
  case began
  /// They move on.
  case changed
  /// They have left.
  case ended
  /// The system's own inertia after that.
  case momentum
  /// That has come to its end.
  case momentumEnded
}

/// A wheel step in offset direction.
public struct WheelStep {
  public var unit: WheelUnit
  public var phase: WheelPhase
  /// With the shift key what is vertical is horizontal.
  public var shift: Bool
  /// In the viewport, points.
  public var x: Double
  public var y: Double
  public var dx: Double
  public var dy: Double

  public init(unit: WheelUnit, phase: WheelPhase, shift: Bool, x: Double, y: Double, dx: Double, dy: Double) {
    self.unit = unit
    self.phase = phase
    self.shift = shift
    self.x = x
    self.y = y
    self.dx = dx
    self.dy = dy
  }

  /// What it amounts to in points.
  var amount: (dx: Double, dy: Double) {
    let (x, y) = (dx * unit.length, dy * unit.length)
    return shift && x == 0 ? (y, 0) : (x, y)
  }
}

/// What lies where a step happens.
struct WheelPlace {
  var isAbovePager: Bool
  /// A strip of tabs that can be scrolled.
  var isOnStrip: Bool
  /// The axes that are the host's there.
  var claimed: Axes
}

/// A trackpad's gesture, from where it began to the end of its momentum; or a step by itself.
///
///     began, changed ...   ended          momentum ...    momentum ended, or 0.15 s of silence
///     held ──────────────▶ left ────────▶ coasting ─────▶ none
///
/// It is one gesture all along: nothing is at rest until it is over. Whether momentum comes after `ended` nobody knows,
/// so it waits for 0.15 s. That is an instant of the agenda, `Fingers.quietAt`.
struct WheelGesture: Equatable {
  enum Stage: UInt8 {
    /// No gesture, or a step by itself.
    case none
    /// Fingers are on the trackpad.
    case held
    /// They have left, and momentum may follow.
    case left
    /// The system's momentum comes.
    case coasting
  }

  var stage = Stage.none
  /// The rest of the momentum moves nothing.
  var swallowsMomentum = false
  /// Decided once, by the first step that is not zero.
  var axis = Gesture.Axis.undecided
  /// It has moved this coordinator.
  var hasMoved = false
  /// It has moved one around this one.
  var hasMovedOther = false
  /// It moves the strip of tabs.
  var movesStrip = false

  /// A horizontal step comes: the strip's, where that is what the gesture has moved or would be first to move.
  mutating func isOfStrip(_ onStrip: Bool) -> Bool {
    if stage == .none || !hasMoved { movesStrip = onStrip }
    return movesStrip
  }

  @inline(__always) var isHeld: Bool { stage == .held }
  /// The fingers have left, and it is not over yet.
  @inline(__always) var isLeft: Bool { stage.rawValue >= Stage.left.rawValue }
}
