extension Coordinator {
  /// A wheel step in points, in offset direction, at x, y in the viewport. It moves at once and never overscrolls.
  public mutating func wheel(dx: Double, dy: Double, x: Double, y: Double) throws(Failure) {
    try require(x, within: -Limits.length, Limits.length, "x: must be within 1e12 points")
    try require(y, within: -Limits.length, Limits.length, "y: must be within 1e12 points")
    try require(dx, within: -Limits.length, Limits.length, "dx: must be within 1e12 points")
    try require(dy, within: -Limits.length, Limits.length, "dy: must be within 1e12 points")
    if gesture.isActive { throw Failure(.invalidState, "wheel: a session is open, or a pointer is down") }

    wheel(dx: dx, dy: dy, abovePager: y < view.pager.y)
  }

  mutating func wheel(dx: Double, dy: Double, abovePager: Bool) {
    view.unconsumedX = dx
    view.unconsumedY = dy
    gesture.beganAbovePager = abovePager
    if Gesture.axis(dx: dx, dy: dy, ratio: settings.input.axisRatio) == .vertical {
      if dy != 0 { wheelVertical(dy) }
    } else if canSwipe(aboveThePager: gesture.beganAbovePager) {
      wheelHorizontal(dx)
    }
    if !linkedAxes.isEmpty {
      (view.unconsumedX, view.unconsumedY) = passOnWheel(dx: view.unconsumedX, dy: view.unconsumedY)
    }
    commit()
  }

  private mutating func wheelVertical(_ dy: Double) {
    // Outwards there is nothing to give: a bounce is left to itself, here as on the other axis.
    if overscroll.shown != 0 && (overscroll.shown < 0) == (dy < 0) { return }
    let before = (outer: shownOuter, inner: shownInner)
    let wasMoving = vertical.isActive
    holdVertical()
    view.unconsumedY = dragVertical(dy, overscrolls: false)
    if !overscroll.isZero { startBounce(0, released: false, at: now) }
    snapFromRest(at: now + Coordinator.snapDelay)
    if vertical.isActive {
      beginDeceleration()
    } else if wasMoving || shownOuter != before.outer || shownInner != before.inner {
      beginScroll()
    }
  }

  private mutating func wheelHorizontal(_ dx: Double) {
    let overshoot = pagerOvershoot
    if overshoot != 0 && (overshoot < 0) == (dx * readingDirection < 0) { return }
    let before = pager.offset
    holdPager()
    view.unconsumedX = dragPager(dx, bounces: false, from: pager.restingIndex)
    if pager.offset == before && pager.offset == Double(pager.restingIndex) * layout.stride { return }
    beginScroll()
    releasePager(0, pageAtTouch: pager.restingIndex)
    if pager.isMoving { beginDeceleration() }
  }
}
