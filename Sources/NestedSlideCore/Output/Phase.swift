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
