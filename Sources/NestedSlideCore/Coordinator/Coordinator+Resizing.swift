/// Changes of size: of the viewport, the header, a page's content.
extension Coordinator {
  public var currentSettings: Settings { mutating get { settings } }

  /// Changes all settings at once.
  public mutating func apply(_ changed: Settings, _ fine: FineSettings? = nil) throws(Failure) {
    try changed.check()
    let fine = fine ?? currentFineSettings
    try fine.check()
    if changed.paging.lazy != settings.paging.lazy {
      throw Failure(.invalidState, "lazy: is fixed after creation")
    }
    try requireHeights(of: changed)
    try makeRoom(for: changed, fine)
    view.canRetarget = 0
    otherMotions.remove(.resizing)
    let before = layout
    let turned = changed.layout.rightToLeft != settings.layout.rightToLeft
    let wasPinned = before.range > 0 && isPinned
    let wasHeldOpen = extent.minOuter < 0 && outer == extent.minOuter && !vertical.isActive
    let heightBefore = settings.refreshHeight
    let wasEndless = settings.paging.isEndless
    adopt(changed, fine)
    // Until the pager lies on its page it goes by the ends it had.
    settings.paging.isEndless = wasEndless
    layout = StackLayout(changed.layout, headerIsFixed: changed.headerMotion == .fixed)

    if settings.refreshHeight != heightBefore {
      extent.minOuter = 0
      if settings.refreshHeight == 0 { finishRefreshesOfNoHeight() }
    }
    outer = wasPinned ? layout.range : outer.clamped(extent.minOuter, layout.range)
    if layout.pagerHeight != before.pagerHeight { clampHiddenPages() }
    if overscroll.raw != 0 { overscroll.pull(to: overscroll.raw, bands: bands) }
    refitExtent()
    if wasHeldOpen && !vertical.isActive { outer = extent.minOuter }
    layOutTabs()
    let endsChange = changed.paging.isEndless != wasEndless && pages.count > 1
    if layout.stride != before.stride || layout.pagerWidth != before.pagerWidth || turned || endsChange { alignPager() }
    settings.paging.isEndless = changed.paging.isEndless
    if pages.count > 0 {
      updateShowingPages()
      updateLivePages()
      commitIndex()
      releaseFarPages()
    }
    commit()
  }

  /// The pager lies on the current page at once.
  mutating func alignPager() {
    viewIsStale = true
    extras?.pointee.reveal = nil
    endTransition(cancelled: true)
    pager.align(to: currentIndex < 0 ? 0 : currentIndex, stride: layout.stride)
    seen.pagerOffset = pager.offset
    if settings.paging.isEndless { gesture.pageAtTouch = pager.restingIndex }
  }

  mutating func clampHiddenPages() {
    for index in 0..<pages.count where index != currentIndex { clampPage(index) }
  }

  /// Brings a page's offset within its range.
  mutating func clampPage(_ index: Int) {
    let greatest = Extent.maxInner(contentHeight: pages[index].contentHeight, pagerHeight: layout.pagerHeight)
    if pages[index].offset > greatest { pages[index].offset = greatest }
  }

  /// The current page's ranges, and whether anything happens near their ends.
  mutating func measureExtent() {
    extent = currentExtent()
    let content = layout.pagerHeight + extent.maxInner
    pageBarScale = content > 0 ? layout.pagerHeight / content.asDivisor : 1
    watchesEnds =
      settings.loadMoreDistance > 0 || refreshHeight(of: currentIndex) > 0 || currentPage.refresh != .idle
      || refresh != .idle
  }

  /// The current page's ranges have changed, or another page is current: what is seen stays where it can, a motion
  /// goes on towards the new ends.
  mutating func refitExtent() {
    viewIsStale = true
    let before = extent
    measureExtent()
    if vertical.kind == .bounce && extent == before && bouncesWhereItIs { return }
    let velocity = vertical.velocity
    if takeOvershootIntoPage() || closeBelowTop() { return }
    let excess = inner - extent.maxInner
    if excess > 0 {
      inner = extent.maxInner
      // What a spring moves already is followed, not bounced about.
      if isResizing && overscroll.isZero && vertical.kind == .none { return }
      if overscroll.owner != .page && !overscroll.isZero {
        // The bounce of the whole goes on about the new end.
        if vertical.kind == .bounce { startBounce(velocity, released: false, at: now) }
        return
      }
      overscroll.owner = .page
      overscroll.inner += excess
      springOrHoldOvershoot(velocity)
      return
    }
    switch vertical.kind {
    case .none: followSnapArea()
    case .fling:
      startFling(velocity, at: now)
    case .redirected:
      let goal = extent.clamped(vertical.rest)
      if goal.outer == vertical.rest.outer && goal.inner == vertical.rest.inner {
        redirectFling(to: goal, orAs: .snap, at: now)
      } else {
        startFling(velocity, at: now)
      }
    case .animation, .snap:
      let before = vertical.isStepped ? vertical.steppedGoal : vertical.rest
      var goal = extent.clamped(before)
      goal.outer = before.outer.clamped(extent.minOuter, layout.range)
      if goal.outer == outer && goal.inner == inner && overscroll.isZero {
        // What it moved is no more, or cannot move: it is there.
        hasReachedTop = hasReachedTop || vertical.goesToTop
        vertical = VerticalMotion()
      } else {
        retargetAnimation(to: goal)
      }
    case .bounce:
      if overscroll.shown == 0 {
        vertical = VerticalMotion()
      } else {
        startBounce(velocity, released: false, leaves: vertical.sequel == .fling, at: now)
      }
    }
  }

  /// The end that the path bounces about is where it was.
  private var bouncesWhereItIs: Bool {
    mutating get {
      let swing = overscroll.shown == 0 ? abs(vertical.curve.state(at: now - vertical.start).offset) : 0
      let place = vertical.route.place(at: swing)
      return place.outer == outer && place.inner == inner
    }
  }

  /// The top has moved: what is held open closes, or what was pulled is held open. False where nothing has to move.
  private mutating func closeBelowTop() -> Bool {
    let velocity = vertical.velocity
    openIntoHold()
    let (outerMissing, innerMissing) = (outer - extent.minOuter, inner - extent.minInner)
    if outerMissing >= 0 && innerMissing >= 0 { return false }
    if outerMissing < 0 {
      outer = extent.minOuter
      if overscroll.owner != .both { overscroll.owner = .whole }
      overscroll.outer += outerMissing
    } else {
      inner = extent.minInner
      overscroll.owner = .page
      overscroll.inner += innerMissing
    }
    springOrHoldOvershoot(velocity, leaves: vertical.kind == .fling)
    return true
  }

  /// What was pulled beyond the old top lies within the range where that begins earlier now.
  private mutating func openIntoHold() {
    let room = outer - extent.minOuter
    if room > 0 && overscroll.outer < 0 && outer <= 0 {
      let taken = room < -overscroll.outer ? room : -overscroll.outer
      outer -= taken
      overscroll.outer += taken
      holdWhatIsLeft()
    }
    let pageRoom = inner - extent.minInner
    if pageRoom > 0 && overscroll.owner == .page && overscroll.inner < 0 && inner <= 0 {
      let taken = pageRoom < -overscroll.inner ? pageRoom : -overscroll.inner
      inner -= taken
      overscroll.inner += taken
      holdWhatIsLeft()
    }
  }

  /// A finger that holds an overshoot holds what is left of it; of two the page's own may be.
  mutating func holdWhatIsLeft() {
    if overscroll.outer == 0 && overscroll.owner == .both { overscroll.owner = .page }
    if overscroll.outer == 0 && overscroll.inner == 0 {
      overscroll.clear()
    } else if overscroll.raw != 0 {
      overscroll.raw = 0
      overscroll.hold(bands: bands)
    }
  }

  /// Content that grew under a pulled page takes the overshoot in. False where there was none to take.
  private mutating func takeOvershootIntoPage() -> Bool {
    let room = extent.maxInner - inner
    if overscroll.owner != .page || !(overscroll.inner > 0) || !(room > 0) { return false }
    let velocity = vertical.velocity
    let taken = room < overscroll.inner ? room : overscroll.inner
    inner += taken
    if taken == overscroll.inner {
      overscroll.clear()
      vertical = VerticalMotion()
      if velocity != 0 { startFling(velocity, at: now) }
    } else {
      overscroll.inner -= taken
      springOrHoldOvershoot(velocity)
    }
    return true
  }

  /// An overshoot that appears under a finger is held by it; without one it eases back, as it goes on doing under a swipe.
  private mutating func springOrHoldOvershoot(_ velocity: Double, leaves: Bool = false) {
    let isSwipe = gesture.axis == .horizontal && vertical.kind == .bounce
    if gesture.isActive && gesture.axis != .refused && !isSwipe {
      overscroll.hold(bands: bands)
    } else {
      startBounce(velocity, released: false, leaves: leaves, at: now)
      beginDeceleration()
    }
  }

  /// An overshoot belongs to the page that was pulled, and ends when another becomes current.
  mutating func dropPageOvershoot() {
    if overscroll.inner == 0 { return }
    if overscroll.owner == .both {
      overscroll.inner = 0
      overscroll.owner = .whole
    } else {
      overscroll.clear()
      vertical = VerticalMotion()
    }
  }
}
