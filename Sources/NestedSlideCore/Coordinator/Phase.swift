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

/// What may move, or be held, beside the path and the pager.
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
  /// Fingers are on a trackpad, and move along an axis.
  static let trackpadHold = OtherMotions(rawValue: 16)
  static let trackpadDrag = OtherMotions(rawValue: 32)
  static let trackpad: OtherMotions = [.trackpadHold, .trackpadDrag]
  static let observed: OtherMotions = [.observedDrag, .observedInertia]
}

/// What moves and what is held, in one word: most frames change nothing of it. 0: all is at rest.
struct Activity: Equatable {
  private var word: UInt32

  private static let movingPager: UInt32 = 1 << 8
  private static let bouncingPager: UInt32 = 1 << 9

  init() { word = 0 }

  @inline(__always)
  init(
    _ vertical: VerticalMotion, _ pager: Pager, _ gesture: Gesture, _ others: OtherMotions
  ) {
    word = UInt32(vertical.kind.rawValue)
    word |= pager.isMoving ? Activity.movingPager : 0
    word |= pager.isBouncing ? Activity.bouncingPager : 0
    word |= UInt32(others.rawValue) << 10
    // As they lie in memory.
    word |= UInt32(gesture.kind.rawValue) << 16
    word |= UInt32(gesture.axis.rawValue) << 24
  }

  @inline(__always) var isRest: Bool { word == 0 }
  private var others: OtherMotions { OtherMotions(rawValue: UInt8(truncatingIfNeeded: word >> 10 & 0x3F)) }

  /// The pager moves, or a finger holds it.
  var movesPager: Bool {
    word & Activity.movingPager != 0 || UInt8(truncatingIfNeeded: word >> 24) == Gesture.Axis.horizontal.rawValue
  }

  var isMoving: Bool { word & 0xFF != 0 || word & Activity.movingPager != 0 || !others.isSubset(of: .trackpad) }

  var phase: Phase {
    let axis = Gesture.Axis(rawValue: UInt8(truncatingIfNeeded: word >> 24))
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
    if others.contains(.trackpadDrag) { return .dragging }
    if others.contains(.observedInertia) { return .decelerating }
    return others.contains(.resizing) ? .animating : .idle
  }
}
