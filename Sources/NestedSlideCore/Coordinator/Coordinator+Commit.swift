/// The end of every call: what has changed since the host last saw it becomes events, positions first, ends last.
extension Coordinator {
  @inline(never)
  mutating func push(_ event: Event) { pushInPlace(event) }

  /// The same for what happens in every frame.
  @inline(__always)
  private mutating func pushInPlace(_ event: Event) {
    // Eager loading asks for every page at once; nothing else fills the queue in one call.
    events.push(event, limit: 1024 &+ 2 &* pages.count)
  }

  mutating func push(_ kind: Event.Kind) { push(Event(kind, at: now)) }

  mutating func push(_ kind: Event.Kind, index: Int) {
    var event = Event(kind, at: now)
    event.index = Int32(truncatingIfNeeded: index)
    push(event)
  }

  /// Anything begins to move.
  mutating func beginScroll() {
    extras?.pointee.edge.velocityY = 0
    if isScrolling { return }
    isScrolling = true
    push(.scrollBegan)
  }

  /// A fling, bounce or page settling begins.
  mutating func beginDeceleration() {
    beginScroll()
    if isDecelerating { return }
    isDecelerating = true
    push(.decelerationBegan)
  }

  mutating func endDeceleration() {
    if !isDecelerating { return }
    isDecelerating = false
    push(.decelerationEnded)
  }

  private mutating func endScroll() {
    endDeceleration()
    noteSnapArea()
    isScrolling = false
    push(.scrollEnded)
    push(.settled)
  }

  @_optimize(speed)
  mutating func commit() {
    if abs(pager.offset - seen.pagerOffset) > 0 || transition.isActive { commitPager() }
    commitPinning()
    let moved = commitOffset()
    if watchesEnds {
      commitRefresh()
      if moved { commitLoadMore() }
    }
    let activity = Activity(vertical, pager, gesture, otherMotions)
    // Where the pager begins to rest so does the strip of tabs, whether or not it has moved.
    if activity != seen.activity && activity.movesPager != seen.activity.movesPager { viewIsStale = true }
    if viewIsStale { refreshLayout() }
    if activity.isRest && isScrolling { endScroll() }
    refreshMotion(activity)
  }

  mutating func commitPager() {
    viewIsStale = true
    if gesture.isActive && gesture.axis == .horizontal || otherMotions.contains(.trackpadHold) {
      followTransitionOfDrag()
    }
    let moved = pager.offset != seen.pagerOffset
    if moved {
      passPages()
      pushPageScrolled()
    }
    commitIndex()
    releaseFarPages()
    if pagerIsAtRest { endTransition(cancelled: Int(transition.to) != pager.restingIndex) }
  }

  /// The pager has come by pages.
  mutating func passPages() {
    alignPagesBetween(seen.pagerOffset, pager.offset)
    updateShowingPages(swept: true)
    seen.pagerOffset = pager.offset
  }

  /// The current page follows the pager, by the index rule.
  mutating func commitIndex() {
    var index = currentIndex
    if pages.count == 0 {
      index = -1
    } else if settings.paging.indexRule == .live {
      index = wrapped(nearestPage)
    } else if pagerIsAtRest || currentIndex < 0 {
      index = pager.restingIndex
    }
    if index != currentIndex { turnCurrent(to: index) }
    if currentIndex != Int(view.pageIndex) {
      view.pageIndex = Int32(truncatingIfNeeded: currentIndex)
      updateLivePages()
      push(.pageChanged, index: currentIndex)
    }
  }

  /// Another page becomes the one that vertical motion moves.
  mutating func turnCurrent(to index: Int) {
    giveUpPullOfPage()
    dropPageOvershoot()
    makeCurrent(index)
    refitExtent()
  }

  @inline(__always)
  mutating func commitPinning() {
    let pinned = isPinned && layout.range > 0
    if pinned != seen.isPinned { pinningChanged(to: pinned) }
  }

  private mutating func pinningChanged(to pinned: Bool) {
    seen.isPinned = pinned
    if !pinned && layout.range > 0 { resetPagesOnOpening() }
    var event = Event(pinned ? .pinned : .unpinned, at: now)
    event.first = shownOuter
    event.inner = shownInner
    push(event)
  }

  @inline(__always)
  private mutating func commitOffset() -> Bool {
    let outer = shownOuter
    let inner = shownInner
    let outerWay = outer - view.outer
    let innerWay = inner - view.inner
    let outerMoved = abs(outerWay) > 0
    let innerMoved = abs(innerWay) > 0
    if !outerMoved && !innerMoved { return false }
    if outerMoved == innerMoved || (outerMoved ? Indicator.outer : .page) != lastMoved {
      noteMovement(outer: outerWay, inner: pageHasTurned ? 0 : innerWay, mover: moverOfBounce)
    }
    refreshOffsets(outer: outer, inner: inner)
    if outerMoved { refreshFrames(outer: outer) }
    var event = Event(.offsetChanged, at: now)
    event.index = view.pageIndex
    event.first = outer
    event.inner = inner
    pushInPlace(event)
    return true
  }

  mutating func pushPageScrolled() {
    var event = Event(.pageScrolled, at: now)
    event.index = Int32(truncatingIfNeeded: currentIndex)
    event.first = pagePosition
    event.transition = transition.told(count: pages.count)
    event.steps = stepsToTell()
    push(event)
  }
}
