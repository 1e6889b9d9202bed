/// A section of which something is seen, and what; it is found faster from where it was found last.
struct ListCursor: BitwiseCopyable {
  /// Of the list when it was found.
  var version = -1
  var index = 0
  var top = 0.0
  var bottom = 0.0
  /// Where the first and the last item that is seen are, with rows.
  var firstPlace = ItemHeights.Place.unknown
  var lastPlace = ItemHeights.Place.unknown

  /// The first item that is seen, and how many are.
  var item = 0
  var itemCount = 0
  var hasHeader = false
  var hasFooter = false
  /// For which span that was found, and through which port. Looked at again the same way nothing has to be found.
  var looked = VisibleSpan(from: .infinity, to: .infinity, sticks: false)
  var lookedOffset = 0.0
  var lookedBottom = 0.0

  /// What is seen of the section has to be found anew.
  mutating func forget() { looked.from = .infinity }
}

// Of what is pointed to, as a value of this size would be copied.
extension UnsafeMutablePointer<ListCursor> {
  /// How much is seen.
  @inline(__always)
  var count: Int { pointee.itemCount + (pointee.hasHeader ? 1 : 0) + (pointee.hasFooter ? 1 : 0) }

  /// The first and the last of it; there must be something.
  var first: ItemPath {
    if pointee.hasHeader { return ItemPath(headerOf: pointee.index) }
    return pointee.itemCount > 0 ? ItemPath(pointee.index, item: pointee.item) : ItemPath(footerOf: pointee.index)
  }

  var last: ItemPath {
    if pointee.hasFooter { return ItemPath(footerOf: pointee.index) }
    if pointee.itemCount == 0 { return ItemPath(headerOf: pointee.index) }
    return ItemPath(pointee.index, item: pointee.item + pointee.itemCount - 1)
  }
}

/// Between which offsets something is seen, and whether headers and footers are looked for where they stick or at their
/// own places.
struct VisibleSpan: BitwiseCopyable {
  var from: Double
  var to: Double
  var sticks: Bool
}

/// The sections of which something is seen, from top to bottom. A list has three cursors, in memory of its own: for the
/// first of them, for the last, and for one in between at a time.
extension List {
  typealias Cursor = UnsafeMutablePointer<ListCursor>

  /// What shows by no more than this counts as not seen, points: sums are rounded.
  static var leastSeen: Double { 1e-6 }

  /// What is seen, with so many points more above and below.
  @inline(__always)
  mutating func span(before: Double, behind: Double, sticks: Bool) throws(Failure) -> VisibleSpan {
    try require(before, within: 0, Limits.length, "before: must be from 0 to 1e12 points")
    try require(behind, within: 0, Limits.length, "behind: must be from 0 to 1e12 points")
    return VisibleSpan(
      from: port.offset - before + List.leastSeen, to: port.bottom + behind - List.leastSeen, sticks: sticks)
  }

  private var middleCursor: Cursor { mutating get { cursors + 2 } }

  /// Points a cursor to the section at an offset, the last that begins there or above it. There must be one.
  @inline(__always)
  private mutating func point(_ cursor: Cursor, to y: Double) {
    if cursor.pointee.version == version && cursor.pointee.top <= y && y < cursor.pointee.bottom { return }
    point(cursor, sections.place(atOffset: y))
  }

  @inline(never)
  private mutating func point(_ cursor: Cursor, _ place: MeasuredTree.Place) {
    cursor.pointee = ListCursor()
    cursor.pointee.version = version
    cursor.pointee.index = place.index
    cursor.pointee.top = place.start
    cursor.pointee.bottom = place.start + place.length
  }

  /// A cursor for a section: one that points there already, or the one for those in between.
  @inline(never)
  mutating func cursor(ofSection index: Int) -> Cursor {
    for cursor in 0..<2 where cursors[cursor].version == version && cursors[cursor].index == index {
      return cursors + cursor
    }
    point(middleCursor, sections.place(ofEntry: index))
    return middleCursor
  }

  /// A cursor for the section at an offset, the last that begins there or above it. There must be one.
  mutating func cursor(at y: Double) -> Cursor { cursor(ofSection: sections.place(atOffset: y).index) }

  @_optimize(speed) @inline(never)
  mutating func firstVisibleSection(_ span: VisibleSpan) -> Cursor? {
    if sections.count == 0 || !(span.from < span.to) { return nil }
    point(cursors, to: span.from)
    look(cursors, span)
    return cursors.count > 0 ? cursors : nextVisibleSection(cursors, span)
  }

  @inline(never)
  mutating func nextVisibleSection(_ last: Cursor, _ span: VisibleSpan) -> Cursor? {
    var cursor = last
    while cursor.pointee.index + 1 < sections.count && cursor.pointee.bottom < span.to {
      cursor = self.cursor(ofSection: cursor.pointee.index + 1)
      look(cursor, span)
      if cursor == middleCursor && cursor.pointee.bottom >= span.to {
        cursors[1] = cursor.pointee
        cursor = cursors + 1
      }
      if cursor.count > 0 { return cursor }
    }
    return nil
  }

  /// The last of what is seen, where something is in the section of `first`.
  @inline(__always)
  mutating func lastPath(_ first: Cursor, _ span: VisibleSpan) -> ItemPath {
    if first.pointee.bottom >= span.to || first.pointee.index + 1 == sections.count { return first.last }
    let last = first.last
    return lastPath(behind: first.pointee.index, span) ?? last
  }

  @inline(never)
  private mutating func lastPath(behind index: Int, _ span: VisibleSpan) -> ItemPath? {
    let cursor = cursors + 1
    point(cursor, to: span.to)
    look(cursor, span)
    while cursor.count == 0 && cursor.pointee.index > index + 1 {
      // Of the cursors only the first one's is still asked for.
      let previous = cursor.pointee.index - 1
      point(cursor, sections.place(ofEntry: previous))
      look(cursor, span)
    }
    return cursor.count > 0 && cursor.pointee.index > index ? cursor.last : nil
  }

  /// Notes what is seen of a section.
  @inline(__always)
  private mutating func look(_ cursor: Cursor, _ span: VisibleSpan) {
    let looked = cursor.pointee.looked
    let isKnown =
      looked.from == span.from && looked.to == span.to && looked.sticks == span.sticks
      && cursor.pointee.lookedOffset == port.offset && cursor.pointee.lookedBottom == port.bottom
    if !isKnown { lookAnew(cursor, span) }
  }

  @_optimize(speed) @inline(never)
  private mutating func lookAnew(_ cursor: Cursor, _ span: VisibleSpan) {
    cursor.pointee.looked = span
    cursor.pointee.lookedOffset = port.offset
    cursor.pointee.lookedBottom = port.bottom
    let section = section(cursor.pointee.index)
    let itemsTop = cursor.pointee.top + section.pointee.itemsTop
    let first = section.pointee.firstItem(endingBelow: span.from - itemsTop, near: &cursor.pointee.firstPlace)
    // From far away it is no nearer than the first.
    let ahead = cursor.pointee.lastPlace.leaf.firstItem - cursor.pointee.firstPlace.leaf.firstItem
    if cursor.pointee.lastPlace.isUnknown || ahead < 0 || ahead > ItemHeights.leafCapacity {
      cursor.pointee.lastPlace = cursor.pointee.firstPlace
    }
    let last = section.pointee.lastItem(beginningAbove: span.to - itemsTop, near: &cursor.pointee.lastPlace)
    cursor.pointee.item = first
    cursor.pointee.itemCount = last >= first ? last - first + 1 : 0
    cursor.pointee.hasHeader =
      section.pointee.headerHeight > 0
      && isSeen(ItemPath(headerOf: cursor.pointee.index), cursor, span)
    cursor.pointee.hasFooter =
      section.pointee.footerHeight > 0
      && isSeen(ItemPath(footerOf: cursor.pointee.index), cursor, span)
  }

  private mutating func isSeen(_ path: ItemPath, _ cursor: Cursor, _ span: VisibleSpan) -> Bool {
    let frame = edgeFrame(path, cursor, sticks: span.sticks)
    return frame.y + frame.height > span.from && frame.y < span.to
  }
}
