/// What is seen of a section.
struct VisibleSection {
  var cursor: ListCursor
  var items: Range<Int>
  var hasHeader = false
  var hasFooter = false

  var count: Int { items.count + (hasHeader ? 1 : 0) + (hasFooter ? 1 : 0) }
}

/// Questions of the host: what is seen.
extension List {
  /// Between which offsets something is seen, with so many points more above and below.
  func span(before: Double, behind: Double) throws(Failure) -> (from: Double, to: Double) {
    try require(before, within: 0, Limits.length, "before: must be from 0 to 1e12 points")
    try require(behind, within: 0, Limits.length, "behind: must be from 0 to 1e12 points")
    return (port.offset - before + List.leastSeen, port.bottom + behind - List.leastSeen)
  }

  /// The first and the last of what is seen.
  public mutating func range(before: Double, behind: Double) throws(Failure) -> ItemRange {
    let span = try span(before: before, behind: behind)
    var range = ItemRange()
    guard let first = firstPath(endingBelow: span.from, above: span.to) else { return range }
    let last = lastPath(beginningAbove: span.to, from: first)
    (range.firstSection, range.firstItem) = (first.section, first.item)
    (range.lastSection, range.lastItem) = (last.section, last.item)
    return range
  }

  /// How many things are seen.
  @inline(never)
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
    before: Double, behind: Double, to target: UnsafeMutablePointer<ListItem>?, capacity: Int
  ) throws(Failure) -> Int {
    let span = try span(before: before, behind: behind)
    let count = visibleCount(span)
    guard let target, count <= capacity else { return count }
    slots.sort()
    var items = target
    var next = firstVisibleSection(span)
    while let seen = next {
      writeItems(seen, to: items)
      items += seen.items.count
      next = nextVisibleSection(seen.cursor, span)
    }
    writeEdges(headers: false, span, to: &items)
    writeEdges(headers: true, span, to: &items)
    return count
  }

  @inline(never)
  private mutating func writeEdges(
    headers: Bool, _ span: (from: Double, to: Double), to target: inout UnsafeMutablePointer<ListItem>
  ) {
    var next = firstVisibleSection(span)
    while let seen = next {
      if headers ? seen.hasHeader : seen.hasFooter {
        let index = seen.cursor.index
        writeEdge(headers ? ItemPath(headerOf: index) : ItemPath(footerOf: index), seen.cursor, to: target)
        target += 1
      }
      next = nextVisibleSection(seen.cursor, span)
    }
  }

  private func writeItems(_ seen: VisibleSection, to target: UnsafeMutablePointer<ListItem>) {
    let section = section(seen.cursor.index)
    var frames = FrameTarget(target)
    section.pointee.writeFrames(
      seen.items.lowerBound, seen.items.count, near: seen.cursor.item, top: seen.cursor.top,
      rightToLeft: settings.rightToLeft, to: &frames)
    var path = ItemPath(seen.cursor.index, item: seen.items.lowerBound)
    for index in 0..<seen.items.count {
      if !section.pointee.settings.isEstimated { target[index].flags = 0 }
      (target[index].section, target[index].item) = (path.section, path.rank)
      target[index].slot = slots.slot(of: path)
      path.rank += 1
    }
  }

  private func writeEdge(_ path: ItemPath, _ cursor: ListCursor, to target: UnsafeMutablePointer<ListItem>) {
    let frame = edgeFrame(path, cursor, sticks: true)
    let isStuck = frame.y != edgeFrame(path, cursor, sticks: false).y
    target.pointee = ListItem(
      frame: frame, section: path.section, item: path.item, slot: slots.slot(of: path),
      flags: isStuck ? ListItem.stuck : 0)
  }

  // MARK: Sections

  /// The first section of which something is seen.
  @inline(never)
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
  @inline(never)
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

  @inline(never)
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
    func isSeen(_ path: ItemPath) -> Bool {
      let frame = edgeFrame(path, cursor, sticks: true)
      return frame.height > 0 && frame.y + frame.height > span.from && frame.y < span.to
    }
    var seen = VisibleSection(cursor: cursor, items: first..<(last >= first ? last + 1 : first))
    seen.hasHeader = isSeen(ItemPath(headerOf: cursor.index))
    seen.hasFooter = isSeen(ItemPath(footerOf: cursor.index))
    return seen
  }
}
