/// Where vertical motion comes to rest: no header stays half open where it snaps, no page beside its snap areas.
extension Coordinator {
  /// A wheel has no last step: how long after one the path waits before it snaps, seconds.
  static var snapDelay: Double { 0.15 }

  /// Where a motion that would rest at `rest` has to go instead, nil where it may rest there.
  mutating func snapGoal(_ rest: Route.Place, movedUp: Bool) -> Route.Place? {
    let header = headerSnapGoal(rest, movedUp: movedUp)
    return pageSnapGoal(header ?? rest) ?? header
  }

  private mutating func headerSnapGoal(_ rest: Route.Place, movedUp: Bool) -> Route.Place? {
    let greatest = extent.maxOuter
    if settings.headerSnap == .none || !(rest.outer > 0) || !(rest.outer < greatest) { return nil }
    guard let (low, high) = snapRange(at: rest.outer) else { return nil }
    let outer = settings.headerSnap.goal(outer: rest.outer, movedUp: movedUp, low: low, high: high)
    return Route.Place(outer: outer, inner: rest.inner)
  }

  /// A page rests on its snap areas where the header is collapsed as far as it can be.
  private mutating func pageSnapGoal(_ rest: Route.Place) -> Route.Place? {
    guard pages.hasSnapAreas, let areas = currentSnapAreas else { return nil }
    if rest.inner < 0 { return nil }
    if rest.outer < extent.maxOuter {
      // On the way down through the page, before the header opens, there may be one that no fling passes.
      if outer < extent.maxOuter || settings.headerMotion != .headerFirst { return nil }
      let stop = areas.pointee.stop(from: inner, to: rest.inner, in: snapPort)
      return stop.map { Route.Place(outer: outer, inner: $0) }
    }
    let goal = areas.pointee.goal(from: inner, to: rest.inner, in: snapPort)
    return goal.map { $0 == rest.inner ? nil : Route.Place(outer: rest.outer, inner: $0) } ?? nil
  }

  /// Something has left the path where it is: half open a header snaps, and so does a page beside its snap areas.
  mutating func snapFromRest(at time: Double) {
    if vertical.isActive || gesture.isActive || !overscroll.isZero { return }
    guard let goal = snapGoal(Route.Place(outer: outer, inner: inner), movedUp: lastMovedUp) else { return }
    startAnimation(to: goal, at: time)
    vertical.kind = .snap
  }

  /// By direction, a slow release snaps by the last movement wherever its velocity would lead. False where it does not.
  mutating func snapSlowRelease(_ velocity: Double) -> Bool {
    if settings.headerSnap != .direction || abs(velocity) > settings.snapVelocity { return false }
    guard let goal = headerSnapGoal(Route.Place(outer: outer, inner: inner), movedUp: lastMovedUp) else { return false }
    vertical.velocity = velocity
    startAnimation(to: goal, at: now)
    vertical.kind = .snap
    return true
  }

  /// A fling that would rest where it may not goes on to where it may, from the velocity it has: a header by the spring,
  /// a page as the fling's own curve would.
  mutating func snapFling(at time: Double) {
    if vertical.kind != .fling || vertical.sequel == .fling { return }
    let header = headerSnapGoal(vertical.rest, movedUp: lastMovedUp)
    if let goal = pageSnapGoal(header ?? vertical.rest) {
      redirectFling(to: goal, orAs: .snap, at: time)
    } else if let header {
      startAnimation(to: header, at: time)
      vertical.kind = .snap
    }
  }

  /// The place of the next snap area beyond a place of the path, nil where there is none.
  mutating func nextSnapArea(from place: Route.Place, up: Bool) -> Route.Place? {
    guard let areas = currentSnapAreas, let inner = areas.pointee.next(from: place.inner, up: up, in: snapPort) else {
      return nil
    }
    return Route.Place(outer: place.outer, inner: inner)
  }

  // MARK: Snap areas

  /// Replaces the snap areas of a page; none forgets them.
  public mutating func setSnapAreas(
    ofPage index: Int, count: Int, isMandatory: Bool, paddingStart: Double, paddingEnd: Double,
    _ area: (Int) throws(Failure) -> SnapArea
  ) throws(Failure) {
    try require(index, within: 0, pages.count - 1, .outOfRange, "page: there is no such page")
    try require(count, within: 0, SnapAreas.greatestCount, .outOfRange, "count: must be from 0 to 100000")
    try require(paddingStart, within: 0, Limits.length, "padding_start: must be from 0 to 1e12 points")
    try require(paddingEnd, within: 0, Limits.length, "padding_end: must be from 0 to 1e12 points")
    if count == 0 && pages.extras(index).snapAreas == nil { return }
    guard pages.needExtras() else { throw Failure(.outOfMemory, "out of memory") }
    var made: UnsafeMutablePointer<SnapAreas>?
    if count > 0 {
      made = SnapAreas.make(
        count: count, isMandatory: isMandatory, paddingStart: paddingStart, paddingEnd: paddingEnd)
      guard let made else { throw Failure(.outOfMemory, "out of memory") }
      do throws(Failure) {
        for place in 0..<count {
          let given = try area(place)
          try given.check()
          made.pointee[place] = given
        }
      } catch {
        SnapAreas.free(made)
        throw error
      }
    }
    var extras = pages.extras(index)
    made?.pointee.snapped = extras.snapAreas?.pointee.snapped ?? -1
    SnapAreas.free(extras.snapAreas)
    extras.snapAreas = made
    pages.setExtras(index, extras)
    if made != nil { pages.hasSnapAreas = true }
    if index == currentIndex {
      followSnapArea()
      if vertical.kind == .fling || vertical.kind == .redirected {
        startFling(vertical.velocity, at: now)
      } else if !vertical.isActive {
        snapFromRest(at: now)
        if vertical.isActive { beginDeceleration() }
      }
      if !vertical.isActive && !gesture.isActive && overscroll.isZero { noteSnapArea() }
    }
    commit()
  }

  private var currentSnapAreas: UnsafeMutablePointer<SnapAreas>? {
    mutating get { currentIndex < 0 ? nil : pages.extras(currentIndex).snapAreas }
  }

  private var snapPort: SnapAreas.Port {
    mutating get { SnapAreas.Port(height: layout.pagerHeight, greatestOffset: extent.maxInner) }
  }

  /// All is at rest: the page holds on to the area that it lies on.
  mutating func noteSnapArea() {
    guard pages.hasSnapAreas, let areas = currentSnapAreas else { return }
    areas.pointee.snapped = outer < extent.maxOuter ? -1 : areas.pointee.index(at: inner, in: snapPort)
  }

  /// The layout has changed: a page at rest on an area follows it to its new place.
  mutating func followSnapArea() {
    guard pages.hasSnapAreas, let areas = currentSnapAreas else { return }
    if vertical.isActive || gesture.isActive || !overscroll.isZero || outer < extent.maxOuter { return }
    if let offset = areas.pointee.offset(ofSnapped: inner, in: snapPort) { inner = offset }
  }
}
