import NestedSlideCore

extension TestCoordinator {
  /// What is wrong with a snapshot, nil if nothing is.
  var fault: String? {
    if !isFinite { return "not finite" }
    let view = self.view
    if view.collapse < 0 || view.collapse > 1 { return "collapse \(view.collapse)" }
    if view.transitionProgress < 0 || view.transitionProgress > 1 { return "progress \(view.transitionProgress)" }
    if view.pageIndex >= view.pageCount { return "page index" }
    if (view.pageIndex < 0) != (view.pageCount == 0) { return "page index" }
    if view.isAtRest == 0 { return nil }
    // Below 0 only where a refresh holds it open.
    let (leastOuter, leastInner) = (leastOuter, leastInner)
    if leastOuter < 0 && !isRefreshing { return "held open for nothing" }
    if view.outer < leastOuter || view.outer > view.range {
      return "outer \(view.outer) of \(leastOuter) to \(view.range) at rest"
    }
    if view.inner < leastInner || view.inner > view.maxInner {
      return "inner \(view.inner) of \(leastInner) to \(view.maxInner) at rest"
    }
    if view.refresh != RefreshState.idle.rawValue && !view.holdsRefreshOpen {
      return "refresh state \(view.refresh) at rest"
    }
    // The snapshot is written where an offset changes: of less than they can show it may keep a trace.
    if view.overscroll.magnitude > 1e-12 { return "an overshoot at rest" }
    if view.velocityX != 0 || view.velocityY != 0 { return "a velocity at rest" }
    if view.phase != Phase.idle.rawValue { return "phase \(view.phase) at rest" }
    // A hover bar hides, or comes back, while all else rests.
    if view.needsFrame != 0 && fine.hoverHides == .never { return "a frame for what is at rest" }
    if view.pagePosition != Double(max(view.pageIndex, 0)) { return "the pager between pages at rest" }
    if view.restOuter != view.outer || view.restInner != view.inner { return "a predicted rest elsewhere at rest" }
    return nil
  }
}
