/// Programmatic scrolling.
extension Coordinator {
  /// Scrolls to an outer and an inner offset, each clamped to its range; nil leaves one as it is.
  public mutating func scroll(outer: Double?, inner: Double?, animated: Bool) throws(Failure) {
    if let outer { try require(outer, within: -Limits.length, Limits.length, "outer: must be within 1e12 points") }
    if let inner { try require(inner, within: -Limits.length, Limits.length, "inner: must be within 1e12 points") }
    var goal = Route.Place(
      outer: outer.map { $0.clamped(extent.minOuter, extent.maxOuter) } ?? self.outer,
      inner: inner.map { $0.clamped(extent.minInner, extent.maxInner) } ?? self.inner)
    if routeRules().pageResetsOnOpening && layout.range > 0 && isPinned && goal.outer < layout.range { goal.inner = 0 }
    scroll(to: goal, animated: animated)
    commit()
  }

  mutating func scroll(to goal: Route.Place, animated: Bool) {
    abandonGesture()
    endDeceleration()
    if animated {
      let isThere = goal.outer == shownOuter && goal.inner == shownInner && !vertical.isActive
      if !isThere {
        startAnimation(to: goal, at: now)
        beginScroll()
        followVertical(to: now)
      }
    } else {
      if goal.outer != shownOuter || goal.inner != shownInner { beginScroll() }
      vertical = VerticalMotion()
      overscroll.clear()
      place(goal)
    }
  }

  /// Brings the whole and the pages to their top, or the current page first, as `scrollToTop` says.
  public mutating func scrollToTop(animated: Bool) {
    scrollToTop(by: currentPage.scrollToTop ?? settings.scrollToTop, animated: animated)
  }

  mutating func scrollToTop(by rule: ScrollToTop, animated: Bool) {
    var goal = Route.Place(outer: 0, inner: 0)
    if rule == .pageFirst {
      if shownInner > 0 { goal.outer = outer < extent.maxOuter ? outer : extent.maxOuter }
    } else {
      for index in 0..<pages.count where index != currentIndex { pages[index].offset = 0 }
    }
    if goal.outer == shownOuter && goal.inner == shownInner && !vertical.isActive { return }
    abandonGesture()
    endDeceleration()
    beginScroll()
    if animated {
      startAnimation(to: goal, at: now)
      vertical.goesToTop = true
      followVertical(to: now)
    } else {
      vertical = VerticalMotion()
      overscroll.clear()
      place(goal)
      hasReachedTop = true
      viewIsStale = true
    }
    commit()
  }

  /// The motion to the top has ended there.
  mutating func tellOfTop() {
    if !hasReachedTop { return }
    hasReachedTop = false
    push(.scrolledToTop)
  }

  /// Turns to a page, clamped to those there are.
  public mutating func scrollToPage(_ index: Int, animated: Bool) {
    if pages.count == 0 { return }
    turn(to: index, animated: animated)
    commit()
  }

  /// As `scrollToPage`, where there are pages.
  mutating func turn(to index: Int, animated: Bool) {
    let target = index < 0 ? 0 : (index < pages.count ? index : pages.count - 1)
    let isThere = pagerIsAtRest && pager.restingIndex == target && currentIndex == target
    if isThere { return }
    abandonGesture()
    endDeceleration()
    stopForPageTurn()
    beginScroll()
    if animated {
      let velocity = pager.velocity
      holdPager()
      turnPager(to: numberToScroll(to: target), velocity: velocity)
    } else {
      jumpToPage(target)
    }
  }

  /// A vertical fling stops where it is when the page turns; an overshoot still springs back.
  private mutating func stopForPageTurn() {
    if vertical.kind == .bounce { return }
    holdVertical()
    if !overscroll.isZero { startBounce(0, released: false, at: now) }
  }

  /// Puts the pager on a page at once; the page begins to show.
  mutating func jumpToPage(_ index: Int) {
    if index != currentIndex && !seen.overlapping.contains(index) { alignPage(index) }
    endTransition(cancelled: wrapped(Int(transition.to)) != index)
    pager.align(to: index, stride: layout.stride)
    viewIsStale = true
    updateShowingPages()
    if pager.offset != seen.pagerOffset { pushPageScrolled() }
    seen.pagerOffset = pager.offset
    commitIndex()
    releaseFarPages()
  }
}
