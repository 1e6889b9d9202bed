/// A section, and where an item was found in it last.
struct ListCursor {
  var version = -1
  var index = 0
  var top = 0.0
  var bottom = 0.0
  var item: ItemHeights.Place?
}

/// Where things are in the content, at their own places.
extension List {
  /// What shows by no more than this counts as not seen, points: sums are rounded.
  static var leastSeen: Double { 1e-6 }

  /// A cursor still points to the section at an offset.
  @inline(__always)
  func holds(_ cursor: ListCursor, _ y: Double) -> Bool {
    cursor.version == version && cursor.top <= y && y < cursor.bottom
  }

  /// The section at an offset, the last that begins there or above it. There must be one.
  @inline(never)
  func cursor(at y: Double) -> ListCursor {
    let place = sections.place(atOffset: y)
    return ListCursor(
      version: version, index: place.index, top: place.start, bottom: place.start + sections.length(place.index))
  }

  /// The same for a section that is known.
  func cursor(ofSection index: Int) -> ListCursor {
    let place = sections.place(ofEntry: index)
    return ListCursor(version: version, index: index, top: place.start, bottom: place.start + sections.length(index))
  }

  /// The first item, header or footer that ends below `y`, of those that begin above `limit`.
  mutating func firstPath(endingBelow y: Double, above limit: Double) -> ItemPath? {
    if sections.count == 0 { return nil }
    if !holds(firstCursor, y) { firstCursor = cursor(at: y) }
    var cursor = firstCursor
    while cursor.top < limit {
      let found = firstPath(in: &cursor, endingBelow: y)
      if cursor.index == firstCursor.index { firstCursor = cursor }
      if let found { return top(of: found, in: cursor) < limit ? found : nil }
      if cursor.index + 1 == sections.count { return nil }
      cursor = self.cursor(ofSection: cursor.index + 1)
    }
    return nil
  }

  private func firstPath(in cursor: inout ListCursor, endingBelow y: Double) -> ItemPath? {
    let section = section(cursor.index)
    let header = section.pointee.settings.headerHeight
    if header > 0 && cursor.top + header > y { return ItemPath(headerOf: cursor.index) }
    let item = section.pointee.firstItem(
      endingBelow: y - cursor.top - section.pointee.itemsTop, near: &cursor.item)
    if item < section.pointee.count { return ItemPath(cursor.index, item: item) }
    if section.pointee.settings.footerHeight > 0 && cursor.bottom > y { return ItemPath(footerOf: cursor.index) }
    return nil
  }

  /// The last item, header or footer that begins above `y`, of those that are not before `first`.
  mutating func lastPath(beginningAbove y: Double, from first: ItemPath) -> ItemPath {
    if !holds(lastCursor, y.nextDown) { lastCursor = cursor(at: y.nextDown) }
    var cursor = lastCursor
    while cursor.index >= Int(first.section) {
      let found = lastPath(in: &cursor, beginningAbove: y)
      if cursor.index == lastCursor.index { lastCursor = cursor }
      if let found { return found < first ? first : found }
      if cursor.index == 0 { break }
      cursor = self.cursor(ofSection: cursor.index - 1)
    }
    return first
  }

  private func lastPath(in cursor: inout ListCursor, beginningAbove y: Double) -> ItemPath? {
    let section = section(cursor.index)
    let footer = section.pointee.settings.footerHeight
    if footer > 0 && cursor.bottom - footer < y { return ItemPath(footerOf: cursor.index) }
    let item = section.pointee.lastItem(
      beginningAbove: y - cursor.top - section.pointee.itemsTop, near: &cursor.item)
    if item >= 0 { return ItemPath(cursor.index, item: item) }
    if section.pointee.settings.headerHeight > 0 && cursor.top < y { return ItemPath(headerOf: cursor.index) }
    return nil
  }

  private func top(of path: ItemPath, in cursor: ListCursor) -> Double {
    if path.rank == ItemPath.headerRank { return cursor.top }
    let section = section(cursor.index)
    if !path.isItem { return cursor.bottom - section.pointee.settings.footerHeight }
    let walk = section.pointee.walk(to: Int(path.rank), from: cursor.item)
    return cursor.top + section.pointee.frame(walk, rightToLeft: false).y
  }

  /// Where something is that exists.
  func frame(_ path: ItemPath) -> Rect {
    let cursor = cursor(ofSection: Int(path.section))
    if path.rank == ItemPath.headerRank { return headerFrame(cursor, sticks: false) }
    if !path.isItem { return footerFrame(cursor, sticks: false) }
    let section = section(cursor.index)
    return frame(section.pointee.walk(to: Int(path.rank)), in: cursor)
  }

  @inline(__always)
  func frame(_ walk: Section.Walk, in cursor: ListCursor) -> Rect {
    var frame = section(cursor.index).pointee.frame(walk, rightToLeft: settings.rightToLeft)
    frame.y += cursor.top
    return frame
  }

  // MARK: Headers and footers

  // A box that sticks stays where it is within its section as long as that shows it; else it moves with the edge of what
  // is seen, to the section's other end at most. [CSS positioned layout, sticky positioning]

  /// Where a section's header is, stuck or at its own place.
  func headerFrame(_ cursor: ListCursor, sticks: Bool) -> Rect {
    let settings = section(cursor.index).pointee.settings
    var y = cursor.top
    if sticks && settings.stickyHeader {
      let lowest = cursor.bottom - settings.headerHeight
      let edge = port.offset + self.settings.overlap
      y = max(y, min(edge, lowest))
    }
    return Rect(x: 0, y: y, width: port.width, height: settings.headerHeight)
  }

  /// Where a section's footer is, stuck or at its own place.
  func footerFrame(_ cursor: ListCursor, sticks: Bool) -> Rect {
    let settings = section(cursor.index).pointee.settings
    var y = cursor.bottom - settings.footerHeight
    if sticks && settings.stickyFooter {
      let edge = port.bottom - settings.footerHeight
      y = min(y, max(edge, cursor.top))
    }
    return Rect(x: 0, y: y, width: port.width, height: settings.footerHeight)
  }
}
