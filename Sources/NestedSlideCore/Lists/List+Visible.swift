/// What is seen of a section.
struct VisibleSection {
  var cursor: ListCursor
  var items: Range<Int>
  /// nil where it is not seen.
  var header: Rect?
  var footer: Rect?

  var count: Int { items.count + (header == nil ? 0 : 1) + (footer == nil ? 0 : 1) }
}

/// Questions of the host: what is seen.
extension List {
  /// Between which offsets something is seen, with so many points more above and below.
  func span(before: Double, behind: Double) throws(Failure) -> (from: Double, to: Double) {
    try require(before, within: 0, Limits.length, "before: must be from 0 to 1e12 points")
    try require(behind, within: 0, Limits.length, "behind: must be from 0 to 1e12 points")
    return (port.offset - before + List.leastSeen, port.bottom + behind - List.leastSeen)
  }

  /// The first and the last of what is seen, nil where nothing is.
  public mutating func range(before: Double, behind: Double) throws(Failure) -> (first: Path, last: Path)? {
    let span = try span(before: before, behind: behind)
    guard let first = firstPath(endingBelow: span.from, above: span.to) else { return nil }
    return (Path(first), Path(lastPath(beginningAbove: span.to, from: first)))
  }

  /// Something that is seen.
  public struct Item {
    public var path: Path
    public var frame: Rect
    public var slot: Int
    public var isStuck: Bool
    public var isEstimated: Bool
  }

  /// How many things are seen.
  mutating func visibleCount(_ span: (from: Double, to: Double)) -> Int {
    var count = 0
    var next = firstVisibleSection(span)
    while let seen = next {
      count += seen.count
      next = nextVisibleSection(seen.cursor, span)
    }
    return count
  }

  /// Writes what is seen in the order to draw it, unless it is more than `capacity`. Answers how much it is.
  public mutating func visible(
    before: Double, behind: Double, capacity: Int, _ write: (Int, Item) -> Void
  ) throws(Failure) -> Int {
    let span = try span(before: before, behind: behind)
    let count = visibleCount(span)
    if count > capacity { return count }
    slots.sort()
    var index = 0
    var next = firstVisibleSection(span)
    while let seen = next {
      index = writeItems(seen, index, write)
      next = nextVisibleSection(seen.cursor, span)
    }
    next = firstVisibleSection(span)
    while let seen = next {
      if let frame = seen.footer {
        let ownTop = seen.cursor.bottom - frame.height
        index = writeEdge(ItemPath(footerOf: seen.cursor.index), frame, ownTop, index, write)
      }
      next = nextVisibleSection(seen.cursor, span)
    }
    next = firstVisibleSection(span)
    while let seen = next {
      if let frame = seen.header {
        index = writeEdge(ItemPath(headerOf: seen.cursor.index), frame, seen.cursor.top, index, write)
      }
      next = nextVisibleSection(seen.cursor, span)
    }
    return count
  }

  private func writeItems(_ seen: VisibleSection, _ start: Int, _ write: (Int, Item) -> Void) -> Int {
    if seen.items.isEmpty { return start }
    let section = section(seen.cursor.index)
    var walk = section.pointee.walk(to: seen.items.lowerBound, from: seen.cursor.item)
    var index = start
    while true {
      let path = ItemPath(seen.cursor.index, item: walk.item)
      write(
        index,
        Item(
          path: Path(path), frame: frame(walk, in: seen.cursor), slot: slots.slot(of: path), isStuck: false,
          isEstimated: section.pointee.settings.isEstimated && section.pointee.isStandard(walk)))
      index += 1
      if walk.item + 1 == seen.items.upperBound { return index }
      section.pointee.advance(&walk)
    }
  }

  private func writeEdge(
    _ path: ItemPath, _ frame: Rect, _ ownTop: Double, _ index: Int, _ write: (Int, Item) -> Void
  ) -> Int {
    write(
      index,
      Item(path: Path(path), frame: frame, slot: slots.slot(of: path), isStuck: frame.y != ownTop, isEstimated: false))
    return index + 1
  }

  // MARK: Sections

  /// The first section of which something is seen.
  mutating func firstVisibleSection(_ span: (from: Double, to: Double)) -> VisibleSection? {
    if sections.count == 0 || !(span.from < span.to) { return nil }
    if !holds(firstCursor, span.from) { firstCursor = cursor(at: span.from) }
    var seen = visibleSection(firstCursor, span)
    firstCursor = seen.cursor
    if seen.count > 0 { return seen }
    while let next = cursor(behind: seen.cursor, span) {
      seen = visibleSection(next, span)
      if seen.count > 0 { return seen }
    }
    return nil
  }

  /// The next one.
  mutating func nextVisibleSection(_ last: ListCursor, _ span: (from: Double, to: Double)) -> VisibleSection? {
    var last = last
    while let next = cursor(behind: last, span) {
      let seen = visibleSection(next, span)
      if seen.count > 0 { return seen }
      last = next
    }
    return nil
  }

  private func cursor(behind last: ListCursor, _ span: (from: Double, to: Double)) -> ListCursor? {
    if last.index + 1 >= sections.count || last.bottom >= span.to { return nil }
    return cursor(ofSection: last.index + 1)
  }

  private mutating func visibleSection(_ place: ListCursor, _ span: (from: Double, to: Double)) -> VisibleSection {
    var cursor = place
    let section = section(cursor.index)
    let itemsTop = cursor.top + section.pointee.itemsTop
    var last = -1
    let first = section.pointee.firstItem(endingBelow: span.from - itemsTop, near: &cursor.item)
    if first < section.pointee.count {
      if lastCursor.version != version || lastCursor.index != cursor.index { lastCursor = cursor }
      last = section.pointee.lastItem(beginningAbove: span.to - itemsTop, near: &lastCursor.item)
    }
    func isSeen(_ frame: Rect) -> Bool {
      frame.height > 0 && frame.y + frame.height > span.from && frame.y < span.to
    }
    var seen = VisibleSection(cursor: cursor, items: first..<(last >= first ? last + 1 : first))
    let header = headerFrame(cursor, sticks: true)
    if isSeen(header) { seen.header = header }
    let footer = footerFrame(cursor, sticks: true)
    if isSeen(footer) { seen.footer = footer }
    return seen
  }
}
