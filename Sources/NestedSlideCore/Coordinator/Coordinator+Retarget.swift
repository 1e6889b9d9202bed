/// Changing where a release leads, as long as nothing of it was seen.
extension Coordinator {
  /// Leads the motion that a release began to another place; nil leaves an offset as predicted.
  public mutating func retarget(outer: Double?, inner: Double?) throws(Failure) {
    if let outer { try require(outer, within: -Limits.length, Limits.length, "outer: must be within 1e12 points") }
    if let inner { try require(inner, within: -Limits.length, Limits.length, "inner: must be within 1e12 points") }
    if view.canRetarget == 0 { throw Failure(.invalidState, "retarget: only from a release until time moves on") }

    let predicted = vertical.isActive ? vertical.rest : Route.Place(outer: self.outer, inner: self.inner)
    let goal = Route.Place(
      outer: outer.map { $0.clamped(extent.minOuter, extent.maxOuter) } ?? predicted.outer,
      inner: inner.map { $0.clamped(extent.minInner, extent.maxInner) } ?? predicted.inner)
    if goal.outer == predicted.outer && goal.inner == predicted.inner { return }
    beginScroll()
    redirectFling(to: goal, orAs: .snap, at: now)
    beginDeceleration()
    followVertical(to: now)
    commit()
  }
}
