/// One gesture from the first touch to the last: who drives it, which axis it took, what it still swallows.
struct Gesture {
  enum Kind: UInt8 {
    case none
    case pointers
    case session
    /// Of a coordinator inside this one, which leads it.
    case inside
  }

  enum Axis: UInt8 {
    case undecided
    case vertical
    case horizontal
    /// Decided, but for an axis that may not move, or given up for a command.
    case refused
    /// The finger that drove has thrown and lifted. Those that are left rest, and take no part until one moves.
    case thrown
  }

  var kind = Kind.none
  var axis = Axis.undecided
  var source = InputSource.touch
  /// The place at which it began.
  private var place: UInt8 = 0

  var beganAbovePager: Bool {
    @inline(__always) get { place & 4 != 0 }
    @inline(__always) set { place = newValue ? place | 4 : place & ~4 }
  }

  /// In the hover bar, on a strip of tabs that is wider than the bar.
  var beganOnStrip: Bool {
    get { place & 8 != 0 }
    set { place = newValue ? place | 8 : place & ~8 }
  }

  /// The finger has stopped a fling, and drags from its first movement.
  var dragsAtOnce: Bool {
    get { place & 16 != 0 }
    set { place = newValue ? place | 16 : place & ~16 }
  }

  /// The axes that the host claims there.
  var claimed: Axes {
    get { Axes(rawValue: Int32(place & 3)) }
    set { place = place & ~3 | UInt8(truncatingIfNeeded: newValue.rawValue & 3) }
  }

  /// The step of the pager nearest to its place when the gesture began.
  @Narrow var stepAtTouch = 0

  @inline(__always) var isActive: Bool { kind != .none }
  /// It keeps things from coming to rest.
  @inline(__always) var holds: Bool { kind != .none && axis != .thrown }
  @inline(__always) var isDragging: Bool { axis == .vertical || axis == .horizontal }

  /// The axis of a movement; a tie is vertical.
  static func axis(dx: Double, dy: Double, ratio: Double) -> Axis {
    abs(dx) > ratio * abs(dy) ? .horizontal : .vertical
  }
}
