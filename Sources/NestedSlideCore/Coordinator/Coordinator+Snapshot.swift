/// Keeping the snapshot up to date: all of it where the layout, the pages or the pager changed, else only what vertical
/// motion moves.
extension Coordinator {
  /// What the offsets as seen decide.
  @_optimize(speed)
  @inline(__always)
  mutating func refreshOffsets(outer: Double, inner: Double) {
    view.inner = inner
    view.path = outer + inner
    view.overscroll = overscroll.shown
    refreshPageBar(inner: inner)
  }

  /// What the outer offset decides.
  @_optimize(speed)
  mutating func refreshFrames(outer: Double) {
    let frames = StackFrames(layout, settings.layout, outer: outer)
    let range = layout.range
    view.outer = outer
    view.collapse = range > 0 ? (outer / range).clamped(0, 1) : 0
    let state = outer <= 0 ? CollapseState.expanded : (outer >= range ? .pinned : .collapsing)
    view.collapseState = state.rawValue
    view.headerShown = frames.headerShown
    view.headerStretch = frames.headerStretch
    view.header.y = frames.header.y
    view.header.height = frames.header.height
    view.hover.y = frames.hover.y
    view.pager.y = frames.pager.y
    refreshOuterBar(outer: outer)
  }

  /// What the motions decide.
  @_optimize(speed)
  @inline(__always)
  mutating func refreshMotion(_ activity: Activity) {
    if activity != seen.activity { refreshActivity(activity) }
    view.velocityY = vertical.velocity
    view.velocityX = pager.isMoving ? pager.velocity * readingDirection : 0
    if vertical.isActive {
      view.restOuter = vertical.rest.outer
      view.restInner = vertical.rest.inner
    } else {
      view.restOuter = outer
      view.restInner = inner
    }
  }

  private mutating func refreshActivity(_ activity: Activity) {
    seen.activity = activity
    view.phase = activity.phase.rawValue
    view.needsFrame = activity.isMoving ? 1 : 0
    view.isAtRest = activity.isRest ? 1 : 0
  }

  /// What settings, pages and pager decide.
  mutating func refreshLayout() {
    viewIsStale = false
    pageHasTurned = false
    movementIsNoted = false
    view.range = layout.range
    view.header.x = layout.topX
    view.header.width = layout.topWidth
    view.hover.x = layout.topX
    view.hover.width = layout.topWidth
    view.hover.height = layout.hoverHeight
    view.pager.x = layout.pagerX
    view.pager.width = layout.pagerWidth
    view.pager.height = layout.pagerHeight
    view.pageCount = Int32(truncatingIfNeeded: pages.count)
    view.visiblePages = Int32(truncatingIfNeeded: seen.overlapping.count)
    let told = transition.told(count: pages.count)
    view.transitionFrom = told.from
    view.transitionTo = told.to
    view.pagePosition = pagePosition
    view.transitionProgress = transition.progress(position: pager.position(stride: layout.stride))
    view.refresh = currentRefresh.rawValue
    refreshOffsets(outer: shownOuter, inner: shownInner)
    refreshFrames(outer: shownOuter)
    refreshTabs()
    commitIndicator()
    tellOfTop()
  }

  /// Calls `body` with the snapshot.
  @inline(__always)
  public mutating func withSnapshot(_ body: (UnsafePointer<Snapshot>) -> Void) {
    view.eventsQueued = UInt32(truncatingIfNeeded: events.count)
    view.eventsLost = events.lost
    body(&view)
  }
}
