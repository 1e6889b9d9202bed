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
    if path.isItem { return frame(path, in: cursor).y }
    return edgeFrame(path, cursor, sticks: false).y
  }

  /// Where something is that exists.
  @inline(never)
  func frame(_ path: ItemPath) -> Rect { frame(path, in: cursor(ofSection: Int(path.section))) }

  private func frame(_ path: ItemPath, in cursor: ListCursor) -> Rect {
    if !path.isItem { return edgeFrame(path, cursor, sticks: false) }
    return section(cursor.index).pointee.frame(
      Int(path.rank), near: cursor.item, top: cursor.top, rightToLeft: settings.rightToLeft)
  }

  /// Where a section's header or footer is, stuck or at its own place.
  ///
  /// A box that sticks stays where it is in its section as long as that shows it; else it moves with the edge of what is
  /// seen, to the section's other end at most. [CSS positioned layout, sticky positioning]
  @inline(never)
  func edgeFrame(_ path: ItemPath, _ cursor: ListCursor, sticks: Bool) -> Rect {
    let section = section(cursor.index)
    var frame = Rect(x: 0, y: cursor.top, width: port.width, height: section.pointee.settings.headerHeight)
    if path.rank == ItemPath.headerRank {
      if sticks && section.pointee.settings.stickyHeader {
        let (edge, lowest) = (port.offset + settings.overlap, cursor.bottom - frame.height)
        let wanted = edge < lowest ? edge : lowest
        if wanted > frame.y { frame.y = wanted }
      }
      return frame
    }
    frame.height = section.pointee.settings.footerHeight
    frame.y = cursor.bottom - frame.height
    if sticks && section.pointee.settings.stickyFooter {
      let edge = port.bottom - frame.height
      let wanted = edge > cursor.top ? edge : cursor.top
      if wanted < frame.y { frame.y = wanted }
    }
    return frame
  }
}
