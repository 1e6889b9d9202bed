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

/// Everything a host draws from. Offsets are those seen: rubber-banded when pulled. Points, seconds.
public struct Snapshot {
  public var phase: Phase
  public var collapseState: CollapseState
  public var isAtRest: Bool
  public var needsFrame: Bool
  public var pageIndex: Int
  public var pageCount: Int
  public var transitionFrom: Int
  public var transitionTo: Int
  public var visiblePages: Int
  public var eventsQueued: Int
  public var eventsLost: UInt32
  public var time: Double
  public var outer: Double
  public var inner: Double
  public var range: Double
  public var maxOuter: Double
  public var maxInner: Double
  public var overscroll: Double
  public var collapse: Double
  public var headerShown: Double
  public var headerStretch: Double
  public var velocityX: Double
  public var velocityY: Double
  public var restOuter: Double
  public var restInner: Double
  public var unconsumedX: Double
  public var unconsumedY: Double
  public var pagePosition: Double
  public var transitionProgress: Double
  public var header: Rect
  public var hover: Rect
  public var pager: Rect
}

/// One page as a host sees it.
public struct Page {
  public var index: Int
  public var isNeeded: Bool
  public var isVisible: Bool
  public var contentHeight: Double
  /// As seen, overscroll included.
  public var offset: Double
  public var maxOffset: Double
  /// In the viewport.
  public var frame: Rect
}
