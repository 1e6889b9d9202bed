/// Parts of a list as snap areas of its page, by a rule: a million rows need no million areas.
///
/// The areas lie in the list's order, and none reaches beyond the next one's ends. So they are searched by halving,
/// from what lies at the offset that is asked for:
///
///     item        0   1   2   3   4   5   6        every third: 0, 3, 6
///     belongs to  0   0   0   3   3   3   6        all of a group stand for its first
///
/// Items are counted through all sections, as the list knows the places of those.
extension List {
  private var candidateCount: Int { mutating get { settings.snap == .sections ? sections.count : sections.totalItems } }

  /// Which area a candidate stands for.
  private mutating func areaPath(_ number: Int) -> ItemPath {
    if settings.snap == .sections { return ItemPath(headerOf: number) }
    let place = sections.place(ofItem: number)
    let section = section(place.index)
    var every = settings.snapEvery > 0 ? Int(settings.snapEvery) : 1
    if section.pointee.settings.layout == .grid { every *= section.pointee.columns }
    let item = number - place.firstItem
    return ItemPath(place.index, item: item - item % every)
  }

  /// The offsets of the page at which an area is in its place.
  @inline(never)
  private mutating func areaOffsets(_ path: ItemPath, in port: SnapAreas.Port) -> (low: Double, high: Double) {
    guard let rule else { return (0, 0) }
    let section = section(Int(path.section))
    var area = SnapArea(start: 0, length: 0, align: settings.snapAlign)
    if path.isItem {
      (area.start, area.length) = stretch(path)
      // Of those side by side only the tops are in order.
      if section.pointee.settings.layout == .waterfall && section.pointee.columns > 1 {
        area.length -= frame(path).height
      }
    } else {
      let footer = frame(ItemPath(footerOf: Int(path.section)))
      area.start = top(of: path) - settings.overlap
      area.length = footer.y + footer.height - area.start
    }
    return rule.pointee.offsets(of: area, in: port)
  }

  /// The first candidate whose area ends at an offset or behind it, or their number.
  private mutating func firstCandidate(endingAt offset: Double, in port: SnapAreas.Port) -> Int {
    // None up to `low` does, all from `high` on do.
    let count = candidateCount
    var (low, high) = (-1, count)
    if count == 0 { return 0 }
    // From what lies there in steps that double, until it is between two; then by halves.
    var (number, step) = (candidate(at: offset), 1)
    while high - low > 1 {
      if areaOffsets(areaPath(number), in: port).high >= offset { high = number } else { low = number }
      if low < 0 {
        number = high > step ? high - step : 0
      } else if high == count {
        number = low + step < count ? low + step : count - 1
      } else {
        number = low + (high - low) / 2
      }
      step *= 2
    }
    return high
  }

  /// A candidate that lies at an offset, or near it.
  private mutating func candidate(at offset: Double) -> Int {
    let index = sections.place(atOffset: offset).index
    if settings.snap == .sections { return index }
    let place = sections.place(ofEntry: index)
    let section = section(index)
    let item = section.pointee.firstItem(endingBelow: offset - place.start - section.pointee.itemsTop)
    return min(place.firstItem + item, candidateCount - 1)
  }

  // MARK: Questions

  /// As `SnapAreas.places(around:)`, with the candidate above.
  private mutating func find(_ offset: Double, in port: SnapAreas.Port) -> (
    below: Double?, above: Double?, number: Int
  ) {
    let count = candidateCount
    let number = firstCandidate(endingAt: offset, in: port)
    var found = (below: Double?.none, above: Double?.none, number: number)
    if number < count {
      found.above = areaOffsets(areaPath(number), in: port).low
      if let low = found.above, low <= offset { return (offset, offset, number) }
    }
    if number > 0 { found.below = areaOffsets(areaPath(number - 1), in: port).high }
    return found
  }

  mutating func snapPlaces(around offset: Double, in port: SnapAreas.Port) -> (below: Double?, above: Double?) {
    let found = find(offset, in: port)
    return (found.below, found.above)
  }

  /// As `SnapAreas.stop(from:to:)`.
  mutating func snapStop(from start: Double, to end: Double, in port: SnapAreas.Port) -> Double? {
    if !settings.snapAlwaysStop { return nil }
    if end < start {
      // The last area that ends before.
      let number = firstCandidate(endingAt: start, in: port)
      if number == 0 { return nil }
      let stop = areaOffsets(areaPath(number - 1), in: port).high
      return stop > end ? stop : nil
    }
    var number = firstCandidate(endingAt: start.nextUp, in: port)
    var offsets = (low: Double.infinity, high: start)
    for _ in 0..<2 where number < candidateCount && !(offsets.low < .infinity && offsets.low > start) {
      offsets = areaOffsets(areaPath(number), in: port)
      // From within a long one it is the next.
      if offsets.low <= start { number = firstCandidate(endingAt: offsets.high.nextUp, in: port) }
    }
    return offsets.low > start && offsets.low < end ? offsets.low : nil
  }

  /// The page rests at an offset, nil: anywhere. It holds on to what lies there.
  mutating func noteSnapped(at offset: Double?, in port: SnapAreas.Port) {
    if let offset, let path = snapped, snapPlace(nearestTo: offset, of: path, in: port) == offset { return }
    snapped = nil
    guard let offset else { return }
    let found = find(offset, in: port)
    if found.above == offset { snapped = areaPath(found.number) }
  }

  /// The present place of what the page rested on, for a page at an offset.
  mutating func snappedOffset(_ offset: Double, in port: SnapAreas.Port) -> Double? {
    snapped.map { snapPlace(nearestTo: offset, of: $0, in: port) }
  }

  private mutating func snapPlace(nearestTo offset: Double, of path: ItemPath, in port: SnapAreas.Port) -> Double {
    let (low, high) = areaOffsets(path, in: port)
    return offset.clamped(low, high)
  }
}
