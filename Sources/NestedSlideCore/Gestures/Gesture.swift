/// One gesture from the first touch to the last: who drives it, which axis it took, what it still swallows.
struct Gesture {
  enum Kind: UInt8 {
    case none
    case pointers
    case session
  }

  enum Axis: UInt8 {
    case undecided
    case vertical
    case horizontal
    /// Decided, but for an axis that may not move, or given up for a command.
    case refused
  }

  var kind = Kind.none
  var axis = Axis.undecided
  var source = InputSource.touch
  /// Where it began.
  private var place: UInt8 = 0

  var beganAbovePager: Bool {
    @inline(__always) get { place & 4 != 0 }
    @inline(__always) set { place = newValue ? place | 4 : place & ~4 }
  }

  /// The axes that the host claims there.
  var claimed: Axes {
    get { Axes(rawValue: Int32(place & 3)) }
    set { place = place & ~3 | UInt8(truncatingIfNeeded: newValue.rawValue & 3) }
  }

  /// The step of the pager nearest to its place when the gesture began.
  @Narrow var stepAtTouch = 0
  /// Where the driving pointer's slop is measured from.
  var originX = 0.0
  var originY = 0.0
  /// What of the slop is still to be swallowed along the decided axis.
  var slopLeft = 0.0
  /// When a pointer that went down and stays where it is presses what is under it, seconds.
  var pressEnd = 0.0
  var tracker = VelocityTracker()

  @inline(__always) var isActive: Bool { kind != .none }
  @inline(__always) var isDragging: Bool { axis == .vertical || axis == .horizontal }

  /// The axis of a movement; a tie is vertical.
  static func axis(dx: Double, dy: Double, ratio: Double) -> Axis {
    abs(dx) > ratio * abs(dy) ? .horizontal : .vertical
  }

  /// Takes what is left of the slop out of a movement along the axis.
  mutating func swallowSlop(_ delta: Double) -> Double {
    if slopLeft == 0 { return delta }
    let amount = abs(delta)
    if amount <= slopLeft {
      slopLeft -= amount
      return 0
    }
    let rest = amount - slopLeft
    slopLeft = 0
    return delta < 0 ? -rest : rest
  }
}
