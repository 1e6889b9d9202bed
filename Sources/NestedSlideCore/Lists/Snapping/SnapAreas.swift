/// A stretch of a page's content that the path rests on. It lies in memory as nslide_snap_area does.
public struct SnapArea: Equatable, Sendable {
  /// From the content's top, points.
  public var start: Double
  /// Points.
  public var length: Double
  private var alignNumber: Int32
  private var stopNumber: Int32
  /// The host's own number of the area, 0 for none.
  public var key: Int64
  /// By how much the area counts as larger than it is, before its start and behind its end; negative: smaller. Points.
  public var marginStart: Double
  public var marginEnd: Double

  /// Which of its places goes to that of the page's port; not `nearest`.
  public var align: Align {
    get { Align(rawValue: alignNumber) ?? .nearest }
    set { alignNumber = newValue.rawValue }
  }
  /// No fling passes it.
  public var alwaysStops: Bool {
    get { stopNumber != 0 }
    set { stopNumber = newValue ? 1 : 0 }
  }

  public init(
    start: Double, length: Double, align: Align = .start, alwaysStops: Bool = false, key: Int64 = 0,
    marginStart: Double = 0, marginEnd: Double = 0
  ) {
    (self.start, self.length, self.key) = (start, length, key)
    (self.marginStart, self.marginEnd) = (marginStart, marginEnd)
    (alignNumber, stopNumber) = (align.rawValue, alwaysStops ? 1 : 0)
  }

  /// Refuses what is outside the documented ranges.
  func check() throws(Failure) {
    try require(start, within: 0, Limits.length, "areas: start must be from 0 to 1e12 points")
    try require(length, within: 0, Limits.length, "areas: length must be from 0 to 1e12 points")
    try require(marginStart, within: -Limits.length, Limits.length, "areas: margins must be within 1e12 points")
    try require(marginEnd, within: -Limits.length, Limits.length, "areas: margins must be within 1e12 points")
    if Align(rawValue: alignNumber) == nil || align == .nearest {
      throw Failure(.invalidArgument, "areas: align must be start, center or end")
    }
    if stopNumber >> 1 != 0 { throw Failure(.invalidArgument, "areas: always_stop must be 0 or 1") }
  }
}

/// When a page rests on its snap areas.
public enum SnapStrictness: Int32, Sendable {
  /// If it would rest near one.
  case proximity
  case mandatory
}

/// The snap areas of a page and the arithmetic of CSS Scroll Snap for them: which offset brings an area to its place,
/// and on which of them a motion ends.
struct SnapAreas {
  static let greatestCount = 100_000

  /// What the areas are seen through.
  struct Port {
    /// Of the pager, points.
    var height: Double
    /// The page's greatest offset.
    var greatestOffset: Double
  }

  private let areas: UnsafeMutablePointer<SnapArea>
  /// The areas' places in order, made when they are first asked for.
  var order: SnapOrder
  private(set) var count: Int
  /// Always on an area, not only near one.
  var isMandatory: Bool
  /// These are parts of a list, by its rule: no other items are.
  var list: UnsafeMutablePointer<List>?
  /// For each area, the part of the page's list at its start; nil if the page has no list.
  private var items: UnsafeMutablePointer<AreaItem>?
  /// By how much the port is smaller than the pager, points.
  let paddingStart: Double
  let paddingEnd: Double
  /// The area that the page rested on last, -1 for none.
  var snapped = -1
  /// The area that has the focus, -1 for none.
  private(set) var focused = -1
  /// The key of that area, 0 for none. There need not be one yet.
  private(set) var focus: Int64 = 0
  /// How far all areas have moved since they were given, with the content above what is seen.
  private(set) var shift = 0.0

  /// Areas to be filled in, nil if there is no memory for them.
  static func make(
    count: Int, isMandatory: Bool, paddingStart: Double, paddingEnd: Double
  ) -> UnsafeMutablePointer<SnapAreas>? {
    guard let made = RawMemory.allocate(SnapAreas.self, count: 1) else { return nil }
    guard let areas = RawMemory.allocate(SnapArea.self, count: count) else {
      RawMemory.free(made)
      return nil
    }
    guard let order = SnapOrder(areaCount: count) else {
      RawMemory.free(areas)
      RawMemory.free(made)
      return nil
    }
    areas.initialize(repeating: SnapArea(start: 0, length: 0), count: count)
    made.initialize(
      to: SnapAreas(
        areas: areas, order: order, count: count, isMandatory: isMandatory, paddingStart: paddingStart,
        paddingEnd: paddingEnd))
    return made
  }

  @inline(never)
  static func free(_ areas: UnsafeMutablePointer<SnapAreas>?) {
    guard let areas else { return }
    RawMemory.free(areas.pointee.areas)
    RawMemory.free(areas.pointee.items)
    areas.pointee.order.free()
    RawMemory.free(areas)
  }

  private init(
    areas: UnsafeMutablePointer<SnapArea>, order: SnapOrder, count: Int, isMandatory: Bool, paddingStart: Double,
    paddingEnd: Double
  ) {
    self.areas = areas
    self.order = order
    self.count = count
    self.isMandatory = isMandatory
    self.paddingStart = paddingStart
    self.paddingEnd = paddingEnd
  }

  subscript(index: Int) -> SnapArea {
    get {
      var area = areas[index]
      area.start += shift
      return area
    }
    set {
      areas[index] = newValue
      areas[index].start -= shift
      order.forget()
    }
  }

  /// As it was given: before all moved.
  func given(_ index: Int) -> SnapArea { areas[index] }

  /// All of them as they were given.
  var unmoved: SnapAreas {
    var areas = self
    areas.shift = 0
    return areas
  }

  /// All move: what is above them all has changed. Their order stays.
  mutating func move(by distance: Double) { shift = (shift + distance).clamped(-Limits.length, Limits.length) }

  /// Gives one of them the focus.
  mutating func setFocus(_ key: Int64) {
    focus = key
    focused = index(withKey: key)
  }

  /// The first with a key, or -1.
  private func index(withKey key: Int64) -> Int {
    if key == 0 { return -1 }
    for index in 0..<count where areas[index].key == key { return index }
    return -1
  }

  /// These come in place of others: the page continues with the area that has the key of the one it rested on. Of one
  /// without a key that is the area that lies there now, else the one with its number.
  /// - Parameters:
  ///   - number: of the one it rested on, among those before.
  @inline(never)
  mutating func goOn(focus: Int64, number: Int, key: Int64, at offset: Double, in port: Port) {
    setFocus(focus)
    snapped = -1
    if number < 0 { return }
    if key != 0 {
      snapped = index(withKey: key)
    } else {
      let there = index(at: offset, in: port)
      snapped = there >= 0 ? there : (number < count ? number : -1)
    }
  }

  var snappedKey: Int64 { snapped < 0 ? 0 : areas[snapped].key }

  // MARK: On the page's list

  /// Makes room to note items; false if there is no memory.
  mutating func needItems() -> Bool {
    if items != nil { return true }
    guard let memory = RawMemory.allocate(AreaItem.self, count: count) else { return false }
    memory.initialize(repeating: AreaItem(path: ItemPath(-1, item: 0), y: 0), count: count)
    items = memory
    return true
  }

  /// The page has this list no more: what the areas lay on says nothing of another.
  mutating func forgetItems() {
    RawMemory.free(items)
    items = nil
  }

  /// The list is about to change: notes what the areas lie on.
  mutating func noteItems(_ list: UnsafeMutablePointer<List>) {
    guard let items else { return }
    for index in 0..<count {
      let start = self[index].start
      let path = list.pointee.path(endingBelow: start)
      items[index] = AreaItem(
        path: path ?? ItemPath(-1, item: 0), y: path.map { start - list.pointee.top(of: $0) } ?? 0)
    }
  }

  /// The list has changed: the areas follow what they lie on, and go with what is gone. False if none has moved.
  mutating func followItems(_ list: UnsafeMutablePointer<List>) -> Bool {
    guard let items else { return false }
    var (kept, hasChanged) = (0, false)
    for index in 0..<count {
      var area = self[index]
      if items[index].path.section >= 0 {
        var path: ItemPath? = items[index].path
        if let edit = list.pointee.lastEdit { path = edit(items[index].path) }
        if let path {
          let start = (list.pointee.top(of: path) + items[index].y).clamped(0, Limits.length)
          // But for a rounding.
          if (start - area.start).magnitude > 1e-9 {
            area.start = start
            hasChanged = true
          }
        } else {
          hasChanged = true
          continue
        }
      }
      // One that has moved off the page, again and again, goes no further than any number may.
      area.start = area.start.clamped(-Limits.length, Limits.length)
      areas[kept] = area
      kept += 1
    }
    (count, shift) = (kept, 0)
    order.forget()
    return hasChanged
  }

  /// All of them, as they lie in memory for a caller in C.
  var address: UnsafePointer<SnapArea> { UnsafePointer(areas) }

  /// The offsets at which an area is in its place: one, or if it is longer than the port all at which it fills it.
  func offsets(of area: SnapArea, in port: Port) -> (low: Double, high: Double) {
    let (low, high) = _withUnprotectedUnsafePointer(to: area) { span(of: $0, movedBy: 0, portHeight: port.height) }
    return (low.clamped(0, port.greatestOffset), high.clamped(0, port.greatestOffset))
  }

  /// The same of one of them, as if the page had no ends.
  @inline(__always)
  func span(_ index: Int, portHeight: Double) -> (low: Double, high: Double) {
    span(of: UnsafePointer(areas + index), movedBy: shift, portHeight: portHeight)
  }

  /// By a pointer: searches ask for many, and an area is large.
  @inline(never)
  private func span(
    of area: UnsafePointer<SnapArea>, movedBy shift: Double, portHeight: Double
  ) -> (low: Double, high: Double) {
    let top = area.pointee.start + shift
    let start = top - area.pointee.marginStart - paddingStart
    let portEnd = portHeight - paddingEnd
    let greatest = top + area.pointee.length + area.pointee.marginEnd - portEnd
    // Margins may leave nothing of it: then its start counts.
    let least = start + paddingStart - portEnd
    let end = greatest > least ? greatest : least
    if start < end { return (start, end) }
    switch area.pointee.align {
    case .start, .nearest: return (start, start)
    case .center: return ((start + end) / 2, (start + end) / 2)
    case .end: return (end, end)
    }
  }

  /// The end of a motion that would end at `end`: on the area nearest to that; nil if it may end as it is.
  @inline(never)
  mutating func goal(from start: Double, to end: Double, in port: Port) -> Double? {
    if let stop = stop(from: start, to: end, in: port) { return stop }
    return near(places(around: end, in: port), end, in: port)
  }

  /// The end of a flick that would end at `end`: on the area nearest to that among those strictly ahead of `start`.
  /// Without one it has to come back, if areas are mandatory.
  @inline(never)
  mutating func ahead(of start: Double, up: Bool, nearestTo end: Double, in port: Port) -> Double? {
    var around = places(around: end, in: port)
    if let below = around.below, up && below <= start { around.below = nil }
    if let above = around.above, !up && above >= start { around.above = nil }
    if around.below == nil && around.above == nil {
      return isMandatory ? goal(from: end, to: end, in: port) : nil
    }
    return near(around, end, in: port)
  }

  /// The end of a step that would end at `end`: there if that is a place of an area, else on the next area in its
  /// direction, or else on the last one before. Near one ahead is enough if areas are not
  /// mandatory.
  mutating func step(from start: Double, to end: Double, up: Bool, in port: Port) -> Double? {
    if !isMandatory { return ahead(of: start, up: up, nearestTo: end, in: port) }
    let around = places(around: end, in: port)
    if let below = around.below, below.isPlace(end) { return below }
    if let above = around.above, above.isPlace(end) { return above }
    return (up ? around.above : around.below) ?? (up ? around.below : around.above)
  }

  /// The nearer of two places, unless it is too far for areas that are not mandatory.
  @inline(never)
  private func near(_ around: (below: Double?, above: Double?), _ end: Double, in port: Port) -> Double? {
    let below = around.below.map { end - $0 } ?? .infinity
    let above = around.above.map { $0 - end } ?? .infinity
    // Exactly half way counts up.
    let nearest = below < above ? around.below : around.above
    if !isMandatory && (below < above ? below : above) > port.height / 3 { return nil }
    return nearest
  }

  /// All is at rest: the page holds on to the area that it lies on.
  /// - Parameter offset: the page's; nil: it cannot lie on one.
  mutating func note(at offset: Double?, in port: Port) {
    if let list { return list.pointee.noteSnapped(at: offset, in: port) }
    snapped = offset.map { index(at: $0, in: port) } ?? -1
  }

  /// The present place of the area that the page rested on, for a page at `offset`; nil if it rested on none.
  func offset(ofSnapped offset: Double, in port: Port) -> Double? {
    if let list { return list.pointee.snappedOffset(offset, in: port) }
    return snapped >= 0 && snapped < count ? nearest(to: offset, of: self[snapped], in: port) : nil
  }

  func nearest(to offset: Double, of area: SnapArea, in port: Port) -> Double {
    let (low, high) = offsets(of: area, in: port)
    return offset.clamped(low, high)
  }
}

/// The row, header or footer of a page's list at the start of an area, and how far below its top. Section -1: no row.
struct AreaItem: BitwiseCopyable {
  var path: ItemPath
  var y: Double
}
