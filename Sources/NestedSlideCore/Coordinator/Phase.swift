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

/// What moves and what is held, in one word: most frames change nothing of it.
struct Activity: Equatable {
  private var word: UInt32

  private static let movingPager: UInt32 = 1 << 8
  private static let bouncingPager: UInt32 = 1 << 9
  private static let held: UInt32 = 1 << 10
  private static let dragging: UInt32 = 1 << 11

  init() { word = 0 }

  @inline(__always)
  init(_ vertical: VerticalMotion, _ pager: Pager, _ gesture: Gesture) {
    word = UInt32(vertical.kind.rawValue)
    if pager.isMoving { word |= Activity.movingPager }
    if pager.isBouncing { word |= Activity.bouncingPager }
    if gesture.isActive { word |= gesture.isDragging ? Activity.held | Activity.dragging : Activity.held }
  }

  var isMoving: Bool { word & 0xFF != 0 || word & Activity.movingPager != 0 }
  var isHeld: Bool { word & Activity.held != 0 }

  var phase: Phase {
    if word & Activity.dragging != 0 { return .dragging }
    switch VerticalMotion.Kind(rawValue: UInt8(truncatingIfNeeded: word)) {
    case .fling: return .decelerating
    case .bounce: return .bouncing
    case .animation: return .animating
    case .snap: return .snapping
    default: break
    }
    if word & Activity.bouncingPager != 0 { return .bouncing }
    return word & Activity.movingPager != 0 ? .paging : .idle
  }
}
