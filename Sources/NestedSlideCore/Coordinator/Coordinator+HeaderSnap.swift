/// A header does not rest half open where it snaps.
extension Coordinator {
  /// A wheel has no last step: how long after one the header waits before it snaps, seconds.
  static var snapDelay: Double { 0.15 }

  /// Where a motion that would rest at `rest` has to go instead, nil where it may rest there.
  mutating func snapGoal(_ rest: Route.Place) -> Route.Place? {
    let greatest = extent.maxOuter
    if settings.headerSnap == .none || !(rest.outer > 0) || !(rest.outer < greatest) { return nil }
    guard let (low, high) = snapRange(at: rest.outer) else { return nil }
    let outer = settings.headerSnap.goal(outer: rest.outer, movedUp: lastMovedUp, low: low, high: high)
    return Route.Place(outer: outer, inner: rest.inner)
  }

  private mutating func startSnap(to goal: Route.Place, at time: Double) {
    startAnimation(to: goal, at: time)
    vertical.kind = .snap
  }

  /// Something has left the header where it is: half open, it snaps.
  mutating func snapFromRest(at time: Double) {
    if vertical.isActive || gesture.isActive || !overscroll.isZero { return }
    guard let goal = snapGoal(Route.Place(outer: outer, inner: inner)) else { return }
    startSnap(to: goal, at: time)
  }

  /// By direction, a slow release snaps by the last movement wherever its velocity would lead. False where it does not.
  mutating func snapSlowRelease(_ velocity: Double) -> Bool {
    if settings.headerSnap != .direction || abs(velocity) > settings.snapVelocity { return false }
    guard let goal = snapGoal(Route.Place(outer: outer, inner: inner)) else { return false }
    vertical.velocity = velocity
    startSnap(to: goal, at: now)
    return true
  }

  /// A fling that would rest on a half open header goes on to where the header snaps, from the velocity it has.
  mutating func redirectFling(at time: Double) {
    guard vertical.kind == .fling, let goal = snapGoal(vertical.rest) else { return }
    startSnap(to: goal, at: time)
  }
}
