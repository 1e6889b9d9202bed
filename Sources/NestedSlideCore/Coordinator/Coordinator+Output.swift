extension Coordinator {
  public var snapshot: Snapshot {
    @inline(__always)
    get {
      let shownOuter = shownOuter
      let frames = StackFrames(layout, outer: shownOuter)
      let rest = vertical.isActive ? vertical.rest : Route.Place(outer: outer, inner: inner)
      let velocity = seenVelocity
      let position = pagePosition
      let range = layout.range
      return Snapshot(
        phase: phase,
        collapseState: shownOuter <= 0 ? .expanded : (shownOuter >= range ? .pinned : .collapsing),
        isAtRest: isAtRest, needsFrame: isMoving, pageIndex: currentIndex, pageCount: pages.count,
        transitionFrom: transition.from, transitionTo: transition.to, visiblePages: seen.overlapping.count,
        eventsQueued: events.count, eventsLost: events.lost, time: now, outer: shownOuter, inner: shownInner,
        range: range, maxOuter: extent.maxOuter, maxInner: extent.maxInner, overscroll: overscroll.shown,
        collapse: range > 0 ? (shownOuter / range).clamped(0, 1) : 0,
        headerShown: frames.headerShown, headerStretch: frames.headerStretch, velocityX: velocity.x,
        velocityY: velocity.y, restOuter: rest.outer, restInner: rest.inner, unconsumedX: unconsumedX,
        unconsumedY: unconsumedY, pagePosition: position,
        transitionProgress: transition.progress(position: position), header: frames.header, hover: frames.hover,
        pager: frames.pager)
    }
  }

  var phase: Phase {
    if gesture.isActive && gesture.isDragging { return .dragging }
    switch vertical.kind {
    case .fling: return .decelerating
    case .bounce: return .bouncing
    case .animation: return .animating
    case .none: return pager.isMoving ? (pager.isBouncing ? .bouncing : .paging) : .idle
    }
  }

  /// In offset direction: of the motion, or of the finger along the axis it drags.
  private var seenVelocity: (x: Double, y: Double) {
    if gesture.kind == .pointers && gesture.isDragging {
      let finger = gesture.tracker.velocity(at: now)
      return gesture.axis == .vertical ? (x: 0, y: 0 - finger.y) : (x: 0 - finger.x, y: 0)
    }
    return (x: pager.isMoving ? pager.velocity * readingDirection : 0, y: vertical.velocity)
  }

  // MARK: Pages

  /// How many pages show.
  public var visiblePageCount: Int { seen.overlapping.count }

  /// The n-th page that shows, in ascending order of index; n must be below `visiblePageCount`.
  public func visiblePage(_ n: Int) -> Page { describePage(seen.overlapping.first + n) }

  public func page(_ index: Int) throws(Failure) -> Page {
    try require(index, within: 0, pages.count - 1, .outOfRange, "index: there is no such page")
    return describePage(index)
  }

  private func describePage(_ index: Int) -> Page {
    let page = pages[index]
    let isCurrent = index == currentIndex
    let shownOuter = shownOuter
    let frames = StackFrames(layout, outer: shownOuter)
    // Beyond R the hover bar stays, and the pages alone show the pull.
    let pulled = shownOuter > layout.range ? shownOuter - layout.range : 0
    let x = layout.pagerX + readingDirection * (Double(index) * layout.stride - pager.offset)
    return Page(
      index: index, isNeeded: page.isNeeded, isVisible: seen.overlapping.contains(index),
      contentHeight: page.contentHeight, offset: isCurrent ? shownInner : page.offset,
      maxOffset: isCurrent ? extent.maxInner : maxOffset(ofPage: index),
      frame: Rect(
        x: x, y: frames.pager.y - pulled, width: layout.pagerWidth, height: layout.pagerHeight))
  }

  /// How many pages are needed.
  public var livePageCount: Int { liveCount }

  /// Calls `visit` with the index of every needed page, in ascending order.
  public func forEachLivePage(_ visit: (Int) -> Void) {
    if liveCount == 0 { return }
    for index in lowestLive...highestLive where pages[index].isNeeded { visit(index) }
  }

  // MARK: Events

  public mutating func pollEvent() -> Event? { events.pop() }
}

extension Coordinator {
  /// What the last update or wheel step left over, in offset direction.
  public var unconsumed: (x: Double, y: Double) { (x: unconsumedX, y: unconsumedY) }
}
