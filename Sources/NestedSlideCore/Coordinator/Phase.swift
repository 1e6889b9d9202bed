/// What the coordinator is doing.
public enum Phase: Int32, Sendable {
  case idle
  case dragging
  case decelerating
  case bouncing
  case snapping
  case paging
  case animating
}

/// How far the header is collapsed.
public enum CollapseState: Int32, Sendable {
  case expanded
  case collapsing
  case pinned
}

/// What may move beside the path and the pager.
struct OtherMotions: OptionSet {
  let rawValue: UInt8

  /// A layout is becoming another.
  static let resizing = OtherMotions(rawValue: 1)
  /// A finger moves a scroll view of the host's own.
  static let observedDrag = OtherMotions(rawValue: 2)
  /// Inertia does.
  static let observedInertia = OtherMotions(rawValue: 4)
  /// A pointer is down, for less than a press takes.
  static let pressing = OtherMotions(rawValue: 8)
  static let observed: OtherMotions = [.observedDrag, .observedInertia]
}

/// What moves and what is held, in one word: most frames change nothing of it. 0: all is at rest.
struct Activity: Equatable {
  private var word: UInt32

  private static let movingPager: UInt32 = 1 << 8
  private static let bouncingPager: UInt32 = 1 << 9
  private static let heldWheel: UInt32 = 1 << 10
  private static let draggingWheel: UInt32 = 1 << 11

  init() { word = 0 }

  @inline(__always)
  init(
    _ vertical: VerticalMotion, _ pager: Pager, _ gesture: Gesture, _ wheel: WheelGesture, _ others: OtherMotions
  ) {
    word = UInt32(vertical.kind.rawValue)
    word |= pager.isMoving ? Activity.movingPager : 0
    word |= pager.isBouncing ? Activity.bouncingPager : 0
    word |= wheel.isHeld ? (wheel.axis == .undecided ? Activity.heldWheel : Activity.heldWheel | Activity.draggingWheel) : 0
    word |= UInt32(gesture.kind.rawValue) << 16
    word |= UInt32(gesture.axis.rawValue) << 20
    word |= UInt32(others.rawValue) << 24
  }

  @inline(__always) var isRest: Bool { word == 0 }
  private var others: OtherMotions { OtherMotions(rawValue: UInt8(truncatingIfNeeded: word >> 24)) }
  var isMoving: Bool { word & 0xFF != 0 || word & Activity.movingPager != 0 || !others.isEmpty }

  var phase: Phase {
    let axis = Gesture.Axis(rawValue: UInt8(truncatingIfNeeded: word >> 20 & 0xF))
    if axis == .vertical || axis == .horizontal || others.contains(.observedDrag) { return .dragging }
    switch VerticalMotion.Kind(rawValue: UInt8(truncatingIfNeeded: word)) {
    case .fling, .redirected: return .decelerating
    case .bounce: return .bouncing
    case .animation: return .animating
    case .snap: return .snapping
    default: break
    }
    if word & Activity.bouncingPager != 0 { return .bouncing }
    if word & Activity.movingPager != 0 { return .paging }
    if word & Activity.draggingWheel != 0 { return .dragging }
    if others.contains(.observedInertia) { return .decelerating }
    return others.contains(.resizing) ? .animating : .idle
  }
}
