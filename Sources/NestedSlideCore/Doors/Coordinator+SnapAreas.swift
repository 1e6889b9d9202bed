/// Snap areas: stretches of a page's content that the path rests on.
extension Coordinator {
  /// Replaces the snap areas of a page; none forgets them.
  public mutating func setSnapAreas(
    ofPage index: Int, count: Int, isMandatory: Bool, paddingStart: Double, paddingEnd: Double,
    _ area: (Int) throws(Failure) -> SnapArea
  ) throws(Failure) {
    try require(index, within: 0, pages.count - 1, .outOfRange, "page: there is no such page")
    try require(count, within: 0, SnapAreas.greatestCount, .outOfRange, "count: must be from 0 to 100000")
    try require(paddingStart, within: 0, Limits.length, "padding_start: must be from 0 to 1e12 points")
    try require(paddingEnd, within: 0, Limits.length, "padding_end: must be from 0 to 1e12 points")
    if count == 0 && pages.store.extras(index).snapAreas == nil { return }
    guard pages.store.needExtras() else { throw Failure(.outOfMemory, "out of memory") }
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
    pages.store.changeExtras(index) {
      made?.pointee.snapped = $0.snapAreas?.pointee.snapped ?? -1
      SnapAreas.free($0.snapAreas)
      $0.snapAreas = made
    }
    if made != nil { pages.store.hasSnapAreas = true }
    if index == path.page {
      followSnapArea()
      if path.motion.isFling {
        let rules = rules
        path.goOnFlinging(at: now, rules)
      }
    }
    settle()
    if index == path.page && !path.isMoving && !hand.gesture.isActive && path.overscroll.isZero { noteSnapArea() }
    show()
  }

  private var currentSnapAreas: UnsafeMutablePointer<SnapAreas>? {
    mutating get { path.page < 0 ? nil : pages.store.extras(path.page).snapAreas }
  }

  private var snapPort: SnapAreas.Port {
    mutating get { SnapAreas.Port(height: layout.pagerHeight, greatestOffset: path.extent.maxInner) }
  }

  /// All is at rest: the page holds on to the area that it lies on.
  mutating func noteSnapArea() {
    guard pages.store.hasSnapAreas, let areas = currentSnapAreas else { return }
    areas.pointee.snapped = path.outer < path.extent.maxOuter ? -1 : areas.pointee.index(at: path.inner, in: snapPort)
  }

  /// The layout has changed: a page at rest on an area follows it to its new place.
  mutating func followSnapArea() {
    guard pages.store.hasSnapAreas, let areas = currentSnapAreas else { return }
    if path.isMoving || hand.gesture.isActive || !path.overscroll.isZero || path.outer < path.extent.maxOuter { return }
    if let offset = areas.pointee.offset(ofSnapped: path.inner, in: snapPort) { path.follow(inner: offset) }
  }
}
