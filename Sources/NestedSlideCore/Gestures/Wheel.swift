/// Units of a wheel step.
public enum WheelUnit: Int32, Sendable {
  /// Points.
  case pixel
  case line
  case notch

  /// In points.
  @inline(__always)
  var length: Double {
    switch self {
    case .pixel: 1
    case .line: 40
    case .notch: 120
    }
  }
}

/// The phase of a wheel step in a trackpad's gesture.
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

/// What lies at the place at which a gesture begins.
struct WheelPlace {
  private(set) var isAbovePager = false
  /// A strip of tabs that can be scrolled.
  private(set) var isOnStrip = false
  /// The axes that are the host's there.
  private(set) var claimed: Axes = []

  mutating func archive(_ archive: inout Archive) {
    archive.flag(&isAbovePager)
    archive.flag(&isOnStrip)
    var axes = claimed.rawValue
    archive.integer(&axes, 0, 3)
    claimed = Axes(rawValue: axes)
  }
}

/// A gesture of a wheel or of a trackpad. It has one axis, and is told of as one scroll:
///
///     began, changed ...   ended          momentum ...    momentum ended, or 0.15 s of silence
///     held ──────────────▶ left ────────▶ coasting ─────▶ none
///
///     a step, another ...  0.15 s of silence
///     stepping ──────────▶ none
///
/// Nothing that it has moved is at rest until it is over. Its end is an instant of the agenda, `quietAt`. What it leads
/// to follows from the sum of its steps and from their times, not from how the host cuts them.
struct WheelGesture {
  enum Stage: UInt8 {
    case none
    /// Steps by themselves follow each other.
    case stepping
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
  private(set) var axis = Gesture.Axis.undecided
  /// It has moved this coordinator.
  var hasMoved = false
  /// It has moved another one, around this one or inside it.
  var hasMovedOther = false
  private(set) var place = WheelPlace()
  /// Lines or notches have come: it rests at the same place as one step of the sum.
  private(set) var hasSteps = false
  /// A whole line or notch has come: it leads on at once, and so do those after it.
  private(set) var glides = false
  /// What has come, points.
  private(set) var sumX = 0.0
  private(set) var sumY = 0.0
  /// Lines and notches across since the last of them turned a page, points.
  var sinceTurn = 0.0
  /// The path's place when it began, when the steps last turned, or when the fingers left the trackpad.
  private(set) var began = Route.Place(outer: 0, inner: 0)
  /// Which way the last step along the path led; 0: there was none.
  private var heading = 0.0
  /// When it is over if nothing more comes of it, seconds.
  var quietAt = -Limits.time
  /// With `wheelLatches`, the time until which the moved coordinator is remembered, seconds.
  private(set) var latchedUntil = -Limits.time
  /// It was a trackpad that moved them.
  private var latchesTrackpad = false

  /// How long after a step nothing more has to come for the gesture to be over, seconds.
  static var pause: Double { 0.15 }
  /// With `wheelLatches`, how long after a step the moved coordinator is remembered, seconds.
  static var latchedPause: Double { 0.5 }
  /// So long a sum decides the axis, points.
  private static var leastSum: Double { 3 }

  init() {}

  init(_ stage: Stage, _ place: WheelPlace, from began: Route.Place) {
    (self.stage, self.place, self.began) = (stage, place, began)
  }

  /// Remembers which coordinator an earlier gesture of the same device has moved.
  mutating func remember(_ before: WheelGesture) {
    (hasMoved, hasMovedOther, latchedUntil) = (before.hasMoved, before.hasMovedOther, before.latchedUntil)
    latchesTrackpad = before.latchesTrackpad
  }

  /// Remembers the moved coordinator until a time.
  mutating func latch(until time: Double) {
    latchedUntil = time
    latchesTrackpad = isOfTrackpad
  }

  /// True if the coordinator that an earlier gesture has moved keeps this one.
  func isLatched(by before: WheelGesture, at time: Double) -> Bool {
    time <= before.latchedUntil && before.latchesTrackpad == isOfTrackpad
  }

  /// A step comes. The sum decides the axis: at once if it has but one, else as soon as it is long enough; and anew,
  /// as long as nothing has moved, if it comes to lead the other way by two to one.
  /// - Returns: what moves now along the axis, of this step and of those that waited for it, points.
  mutating func add(dx: Double, dy: Double, ratio: Double) -> Double {
    sumX = (sumX + dx).clamped(-Limits.length, Limits.length)
    sumY = (sumY + dy).clamped(-Limits.length, Limits.length)
    let (x, y) = (abs(sumX), abs(sumY))
    if axis == .undecided {
      let isLong = x >= WheelGesture.leastSum || y >= WheelGesture.leastSum
      if x == 0 && y == 0 || x != 0 && y != 0 && !isLong { return 0 }
      axis = Gesture.axis(dx: sumX, dy: sumY, ratio: ratio)
      return axis == .vertical ? sumY : sumX
    }
    if !hasMoved && !hasMovedOther && stage != .coasting {
      if axis == .vertical ? x > 2 * y : y > 2 * x { axis = axis == .vertical ? .horizontal : .vertical }
    }
    return axis == .vertical ? dy : dx
  }

  /// A gesture of one inside: it has decided the axis.
  mutating func join(_ axis: Gesture.Axis) { self.axis = axis }

  /// A step along the path comes in lines or notches.
  /// - Parameter from: the path's place, or the goal of the steps before.
  mutating func noteStep(_ dy: Double, isWhole: Bool, from place: Route.Place) {
    if heading * dy < 0 || heading == 0 { began = place }
    heading = dy < 0 ? -1 : 1
    hasSteps = true
    if isWhole { glides = true }
  }

  /// The fingers have left the trackpad with the path at a place: what their momentum may pass counts from there.
  mutating func noteLift(at place: Route.Place) { began = place }

  /// The page's content has another place.
  mutating func shift(by shift: Double) { began.inner += shift }

  /// The path's place when the fingers left.
  var leftAt: Route.Place { began }

  /// It moves the strip of tabs.
  var movesStrip: Bool { axis == .horizontal && place.isOnStrip }
  /// It moves the pager.
  var movesPager: Bool { axis == .horizontal && !place.isOnStrip }
  @inline(__always) var isHeld: Bool { stage == .held }
  /// The fingers have left, and it is not over yet.
  @inline(__always) var isLeft: Bool { stage.rawValue >= Stage.left.rawValue }
  /// It is a trackpad's.
  @inline(__always) var isOfTrackpad: Bool { stage.rawValue >= Stage.held.rawValue }

  mutating func archive(_ archive: inout Archive) {
    archive.choice(&stage)
    archive.flag(&swallowsMomentum)
    archive.choice(&axis)
    archive.flag(&hasMoved)
    archive.flag(&hasMovedOther)
    place.archive(&archive)
    archive.flag(&hasSteps)
    archive.flag(&glides)
    archive.number(&sumX)
    archive.number(&sumY)
    archive.number(&sinceTurn)
    archive.number(&began.outer)
    archive.number(&began.inner)
    archive.number(&heading, -1, 1)
    archive.number(&quietAt, -Limits.time, Limits.time + 1)
    archive.number(&latchedUntil, -Limits.time, Limits.time + 1)
    archive.flag(&latchesTrackpad)
  }
}
