/// Snap areas: stretches of a page's content that the path rests on.
extension Coordinator {
  /// Replaces the snap areas of a page; none forgets them.
  /// - Parameter areas: `count` of them, or nil if that is 0.
  public mutating func setSnapAreas(
    ofPage index: Int, _ areas: UnsafePointer<SnapArea>?, count: Int, isMandatory: Bool, paddingStart: Double,
    paddingEnd: Double
  ) throws(Failure) {
    try require(index, within: 0, pages.count - 1, .outOfRange, "page: there is no such page")
    try require(count, within: 0, SnapAreas.greatestCount, .outOfRange, "count: must be from 0 to 100000")
    if count > 0 && areas == nil {
      throw Failure(.invalidArgument, "areas: must not be null where count is more than 0")
    }
    try require(paddingStart, within: 0, Limits.length, "padding_start: must be from 0 to 1e12 points")
    try require(paddingEnd, within: 0, Limits.length, "padding_end: must be from 0 to 1e12 points")
    if count == 0 && pages.store.extras(index).snapAreas == nil { return }
    if let areas { for place in 0..<count { try areas[place].check() } }
    guard pages.store.needExtras() else { throw Failure(.outOfMemory, "out of memory") }
    var made: UnsafeMutablePointer<SnapAreas>?
    if count > 0 {
      made = SnapAreas.make(
        count: count, isMandatory: isMandatory, paddingStart: paddingStart, paddingEnd: paddingEnd)
      guard let made, let areas else { throw Failure(.outOfMemory, "out of memory") }
      for place in 0..<count { made.pointee[place] = areas[place] }
      if pages.store.list(of: index) != nil && !made.pointee.needItems() {
        SnapAreas.free(made)
        throw Failure(.outOfMemory, "out of memory")
      }
    }
    let (offset, port) = (offset(of: index), snapPort)
    pages.store.changeExtras(index) {
      if let made, let old = $0.snapAreas {
        made.pointee.goOn(
          focus: old.pointee.focus, number: old.pointee.snapped, key: old.pointee.snappedKey, at: offset, in: port)
      }
      SnapAreas.free($0.snapAreas)
      $0.snapAreas = made
    }
    if made != nil { pages.store.hasSnapAreas = true }
    finishSnapAreas(ofPage: index)
  }

  /// Names the area of a page that has the focus: of several that the page rests on it is the one that is followed.
  public mutating func focusSnapArea(ofPage index: Int, key: Int64) throws(Failure) {
    try require(index, within: 0, pages.count - 1, .outOfRange, "page: there is no such page")
    guard let areas = pages.store.extras(index).snapAreas else { return }
    areas.pointee.setFocus(key)
    finishSnapAreas(ofPage: index)
  }

  /// The list of a page has changed: areas that the host has set follow the items that they lie on. To a record that is
  /// areas set anew.
  mutating func moveSnapAreas(with list: UnsafeMutablePointer<List>, page index: Int) {
    guard let areas = pages.store.extras(index).snapAreas else { return }
    let (number, key) = (areas.pointee.snapped, areas.pointee.snappedKey)
    if !areas.pointee.followItems(list) { return }
    areas.pointee.goOn(
      focus: areas.pointee.focus, number: number, key: key, at: offset(of: index), in: snapPort)
    record(
      Recorded(
        .setSnapAreas,
        (
          Int64(index), areas.pointee.isMandatory ? 1 as Int64 : 0, areas.pointee.paddingStart,
          areas.pointee.paddingEnd,
          UnsafeRawPointer?(areas.pointee.address), areas.pointee.count
        )))
    if areas.pointee.count == 0 {
      pages.store.changeExtras(index) { $0.snapAreas = nil }
      SnapAreas.free(areas)
    }
    finishSnapAreas(ofPage: index)
  }

  /// The items of a page's list are areas, and have changed: a fling continues to the present place of one.
  mutating func redirectToRule(page index: Int) {
    guard index == path.page, path.motion.isFling, let areas = currentSnapAreas else { return }
    let goal = path.motion.rest.inner
    if areas.pointee.places(around: goal, in: snapPort).below == goal { return }
    finishSnapAreas(ofPage: index)
  }

  /// A page has other areas: it follows the one that it rested on, or continues to one.
  mutating func finishSnapAreas(ofPage index: Int) {
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
    mutating get { path.page < 0 ? nil : pages.store.extras(path.page).areas }
  }

  private var snapPort: SnapAreas.Port {
    mutating get { setup.snapPort(drivenPage, path.extent) }
  }

  /// All is at rest: the page holds on to the area that it lies on.
  mutating func noteSnapArea() {
    guard pages.store.hasSnapAreas, let areas = currentSnapAreas else { return }
    areas.pointee.note(at: path.outer < path.extent.maxOuter ? nil : path.inner, in: snapPort)
  }

  /// The layout has changed: a page at rest on an area follows it to its new place.
  mutating func followSnapArea() {
    guard pages.store.hasSnapAreas, let areas = currentSnapAreas else { return }
    if path.isMoving || hand.gesture.isActive || !path.overscroll.isZero || path.outer < path.extent.maxOuter { return }
    if let offset = areas.pointee.offset(ofSnapped: path.inner, in: snapPort) { path.follow(inner: offset) }
  }
}
