/// What a host draws from, as it is after the last call. Offsets are those seen: rubber-banded when pulled. Points,
/// seconds.
extension Coordinator {
  /// The offset of the whole.
  public var shownOuter: Double {
    @inline(__always) mutating get { outer + overscroll.outer }
  }

  /// The offset of the current page.
  public var shownInner: Double {
    @inline(__always) mutating get { inner + overscroll.inner }
  }

  /// What is beyond an end as seen: top negative, bottom positive.
  public var shownOverscroll: Double {
    @inline(__always) mutating get { overscroll.shown }
  }

  /// R: how far the header collapses.
  public var range: Double {
    @inline(__always) mutating get { layout.range }
  }

  /// The greatest outer offset: R, or less on a short page.
  public var maxOuter: Double {
    @inline(__always) mutating get { extent.maxOuter }
  }

  /// The current page's greatest offset.
  public var maxInner: Double {
    @inline(__always) mutating get { extent.maxInner }
  }

  /// Where header, hover bar and pager are.
  public var frames: StackFrames {
    @inline(__always) mutating get { StackFrames(layout, outer: shownOuter) }
  }

  /// The current page, -1 for none.
  public var pageIndex: Int {
    @inline(__always) mutating get { currentIndex }
  }

  /// The pages between which the pager is, -1 when it is at rest.
  public var pageTransition: PageTransition {
    @inline(__always) mutating get { transition }
  }

  public var collapseState: CollapseState {
    @inline(__always)
    mutating get {
      let outer = shownOuter
      return outer <= 0 ? .expanded : (outer >= layout.range ? .pinned : .collapsing)
    }
  }

  public var phase: Phase {
    @inline(__always)
    mutating get {
      if gesture.isActive && gesture.isDragging { return .dragging }
      switch vertical.kind {
      case .fling: return .decelerating
      case .bounce: return .bouncing
      case .animation: return .animating
      case .none: return pager.isMoving ? (pager.isBouncing ? .bouncing : .paging) : .idle
      }
    }
  }

  /// Where the vertical motion will end; where it is, when nothing moves.
  public var restOffsets: (outer: Double, inner: Double) {
    @inline(__always)
    mutating get {
      vertical.isActive ? (vertical.rest.outer, vertical.rest.inner) : (outer, inner)
    }
  }

  /// In offset direction: of the motion, or of the finger along the axis it drags.
  public var velocity: (x: Double, y: Double) {
    @inline(__always)
    mutating get {
      if gesture.kind == .pointers && gesture.isDragging { return fingerVelocity() }
      return (x: pager.isMoving ? pager.velocity * readingDirection : 0, y: vertical.velocity)
    }
  }

  private mutating func fingerVelocity() -> (x: Double, y: Double) {
    let finger = gesture.tracker.velocity(at: now)
    return gesture.axis == .vertical ? (x: 0, y: 0 - finger.y) : (x: 0 - finger.x, y: 0)
  }

  /// What the last update or wheel step left over, in offset direction.
  public var unconsumed: (x: Double, y: Double) {
    @inline(__always) mutating get { (x: unconsumedX, y: unconsumedY) }
  }

  // MARK: Pages

  /// How many pages show.
  public var visiblePageCount: Int {
    @inline(__always) mutating get { seen.overlapping.count }
  }

  /// The n-th page that shows, in ascending order of index; n must be below `visiblePageCount`.
  @inline(__always)
  public mutating func visiblePage(_ n: Int, frames: StackFrames) -> Page {
    describePage(seen.overlapping.first + n, frames: frames)
  }

  public mutating func page(_ index: Int) throws(Failure) -> Page {
    try require(index, within: 0, pages.count - 1, .outOfRange, "index: there is no such page")
    return describePage(index, frames: frames)
  }

  @inline(__always)
  private mutating func describePage(_ index: Int, frames: StackFrames) -> Page {
    let page = pages[index]
    let isCurrent = index == currentIndex
    // Beyond R the hover bar stays, and the pages alone show the pull.
    let beyond = shownOuter - layout.range
    let x = layout.pagerX + readingDirection * (Double(index) * layout.stride - pager.offset)
    return Page(
      index: index, isNeeded: page.isNeeded, isVisible: seen.overlapping.contains(index),
      contentHeight: page.contentHeight, offset: isCurrent ? shownInner : page.offset,
      maxOffset: Extent.maxInner(contentHeight: page.contentHeight, pagerHeight: layout.pagerHeight),
      frame: Rect(
        x: x, y: frames.pager.y - (beyond > 0 ? beyond : 0), width: layout.pagerWidth, height: layout.pagerHeight))
  }

  /// How many pages are needed.
  public var livePageCount: Int { mutating get { liveCount } }

  /// Calls `visit` with the index of every needed page, in ascending order.
  public mutating func forEachLivePage(_ visit: (Int) -> Void) {
    if liveCount == 0 { return }
    for index in lowestLive...highestLive where pages[index].isNeeded { visit(index) }
  }

  // MARK: Events

  /// How many events wait, and how many were dropped because nobody polled.
  public var waitingEvents: (count: Int, lost: UInt32) {
    @inline(__always) mutating get { (events.count, events.lost) }
  }

  /// Calls `visit` with the oldest event and takes it out of the queue; false when none waits.
  @inline(__always)
  public mutating func pollEvent(_ visit: (UnsafePointer<Event>) -> Void) -> Bool {
    if events.count == 0 { return false }
    visit(events.oldest)
    events.dropOldest()
    return true
  }
}
