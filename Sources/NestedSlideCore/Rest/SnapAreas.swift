/// A stretch of a page's content that the path rests on.
public struct SnapArea: Equatable, Sendable {
  /// From the content's top, points.
  public var start: Double
  /// Points.
  public var length: Double
  /// Which of its places goes to that of the page's port; not `nearest`.
  public var align: Align
  /// No fling passes it.
  public var alwaysStops: Bool

  public init(start: Double, length: Double, align: Align = .start, alwaysStops: Bool = false) {
    self.start = start
    self.length = length
    self.align = align
    self.alwaysStops = alwaysStops
  }

  /// Refuses what is outside the documented ranges.
  func check() throws(Failure) {
    try require(start, within: 0, Limits.length, "areas: start must be from 0 to 1e12 points")
    try require(length, within: 0, Limits.length, "areas: length must be from 0 to 1e12 points")
    if align == .nearest { throw Failure(.invalidArgument, "areas: align must be start, center or end") }
  }
}

/// The snap areas of a page and the arithmetic of CSS Scroll Snap for them: which offset brings an area to its place, and
/// on which of them a motion ends.
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
  let count: Int
  /// Always on an area, not only near one.
  let isMandatory: Bool
  /// By how much the port is smaller than the pager, points.
  let paddingStart: Double
  let paddingEnd: Double
  /// The area that the page rested on last, -1 for none.
  var snapped = -1

  /// Areas to be filled in, nil where there is no memory for them.
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

  static func free(_ areas: UnsafeMutablePointer<SnapAreas>?) {
    guard let areas else { return }
    RawMemory.free(areas.pointee.areas)
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
    get { areas[index] }
    set {
      areas[index] = newValue
      order.forget()
    }
  }

  /// The offsets at which an area is in its place: one, or where it is longer than the port all at which it fills it.
  func offsets(of area: SnapArea, in port: Port) -> (low: Double, high: Double) {
    let (low, high) = span(of: area, portHeight: port.height)
    return (low.clamped(0, port.greatestOffset), high.clamped(0, port.greatestOffset))
  }

  /// The same as if the page had no ends.
  @inline(never)
  func span(of area: SnapArea, portHeight: Double) -> (low: Double, high: Double) {
    let start = area.start - paddingStart
    let end = area.start + area.length - (portHeight - paddingEnd)
    if start < end { return (start, end) }
    switch area.align {
    case .start, .nearest: return (start, start)
    case .center: return ((start + end) / 2, (start + end) / 2)
    case .end: return (end, end)
    }
  }

  /// Where a motion that would end at `end` ends, nil where it may end as it is: on the area nearest to that.
  @inline(never)
  mutating func goal(from start: Double, to end: Double, in port: Port) -> Double? {
    if let stop = stop(from: start, to: end, in: port) { return stop }
    return near(places(around: end, in: port), end, in: port)
  }

  /// Where a flick ends that would end at `end`: on the area nearest to that among those strictly ahead of `start`. Where
  /// there is none it has to come back, if areas are mandatory.
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

  /// Where a step ends that would end at `end`: there if that is a place of an area, else on the next area in its
  /// direction, or, where there is none, on the last one before. Near one ahead is enough where areas are not mandatory.
  mutating func step(from start: Double, to end: Double, up: Bool, in port: Port) -> Double? {
    if !isMandatory { return ahead(of: start, up: up, nearestTo: end, in: port) }
    let around = places(around: end, in: port)
    if around.below == end { return end }
    return (up ? around.above : around.below) ?? (up ? around.below : around.above)
  }

  /// The nearer of two places, unless it is too far for areas that are not mandatory.
  @inline(never)
  private func near(_ around: (below: Double?, above: Double?), _ end: Double, in port: Port) -> Double? {
    let below = around.below.map { end - $0 } ?? .infinity
    let above = around.above.map { $0 - end } ?? .infinity
    let nearest = below <= above ? around.below : around.above
    if !isMandatory && (below < above ? below : above) > port.height / 3 { return nil }
    return nearest
  }

  /// Where the area that the page rested on is now, for a page at `offset`; nil where it rested on none.
  func offset(ofSnapped offset: Double, in port: Port) -> Double? {
    snapped >= 0 && snapped < count ? nearest(to: offset, of: areas[snapped], in: port) : nil
  }

  func nearest(to offset: Double, of area: SnapArea, in port: Port) -> Double {
    let (low, high) = offsets(of: area, in: port)
    return offset.clamped(low, high)
  }
}
