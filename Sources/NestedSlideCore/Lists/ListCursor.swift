/// A section of which something is seen, and what; it is found faster from its last place.
struct ListCursor: BitwiseCopyable {
  /// Of the list when it was found.
  var version = -1
  /// The same if the section has neither header nor footer, and its items lie one below the other.
  var plainVersion = -1
  var index = 0
  /// The section, while the version is right.
  var section: UnsafeMutablePointer<Section>?
  var top = 0.0
  var bottom = 0.0
  /// The places of the first and the last visible item, with rows.
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
  mutating func forget() { looked.to = .infinity }

}

// Of what is pointed to, as a value of this size would be copied.
extension UnsafeMutablePointer<ListCursor> {
  /// Looks again at a section of rows with neither header nor footer.
  @_optimize(speed) @inline(never)
  func lookAtRows(_ span: VisibleSpan) {
    let section = pointee.section.unsafelyUnwrapped
    let itemsTop = pointee.top + section.pointee.itemsTop
    let bottom = span.to - itemsTop
    // The next number below, if this one is above 0; the library's own way looks at the sign.
    let last = Double(bitPattern: bottom.bitPattern &- 1)
    if isNear(span) {
      section.pointee.heights.seek(&pointee.firstPlace, span.from - itemsTop, hint: &pointee.firstPlace)
      if bottom > 0 { section.pointee.heights.seek(&pointee.lastPlace, last, hint: &pointee.firstPlace) }
    } else {
      section.pointee.heights.find(&pointee.firstPlace, span.from - itemsTop)
      if bottom > 0 { section.pointee.heights.seekFar(&pointee.lastPlace, last, hint: &pointee.firstPlace) }
    }
    noteRows(span, section, itemsTop, isBeforeEnd: false)
  }

  /// Less than half a screen away from what was looked at last.
  @_optimize(speed) @inline(__always)
  func isNear(_ span: VisibleSpan) -> Bool { abs(span.from - pointee.looked.from) < 400 }

  /// The same as `lookAtRows` if both items are few items further down; else false.
  @_optimize(speed) @inline(__always)
  func lookAtRowsNear(_ span: VisibleSpan) -> Bool {
    let section = pointee.section.unsafelyUnwrapped
    let itemsTop = pointee.top + section.pointee.itemsTop
    if !section.pointee.heights.seekNear(&pointee.firstPlace, span.from - itemsTop) { return false }
    let bottom = span.to - itemsTop
    if !(bottom > 0) { return false }
    let last = Double(bitPattern: bottom.bitPattern &- 1)
    if !section.pointee.heights.seekNear(&pointee.lastPlace, last) { return false }
    noteRows(span, section, itemsTop, isBeforeEnd: true)
    return true
  }

  /// - Parameter isBeforeEnd: the last item does not begin and end above the span.
  @_optimize(speed) @inline(__always)
  private func noteRows(
    _ span: VisibleSpan, _ section: UnsafeMutablePointer<Section>, _ itemsTop: Double, isBeforeEnd: Bool
  ) {
    (pointee.looked.from, pointee.looked.to) = (span.from, span.to)
    var item = pointee.firstPlace.item
    // Without a spacing the item that begins above something ends below it.
    if !isBeforeEnd || section.pointee.heights.spacing > 0 {
      let bottom = pointee.firstPlace.top + section.pointee.heights.height(pointee.firstPlace)
      if bottom <= span.from - itemsTop { item &+= 1 }
    }
    pointee.item = item
    // Above the first item nothing is seen.
    pointee.itemCount = span.to > itemsTop ? pointee.lastPlace.item &- item &+ 1 : 0
  }

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

/// Between which offsets something is seen, and whether headers and footers are looked for at the place they stick to
/// or at their own places.
public struct VisibleSpan: BitwiseCopyable {
  var from: Double
  var to: Double
  private(set) var sticks: Bool
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
      from: port.offset - before + port.edge, to: port.bottom + behind - List.leastSeen, sticks: sticks)
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
    let section = section(place.index)
    cursor.pointee.section = section
    let isPlain = section.pointee.isPlain
    cursor.pointee.plainVersion = isPlain ? version : -1
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

  /// The first section of which something is seen.
  @_optimize(speed) @inline(never)
  mutating func firstVisibleSection(_ span: VisibleSpan) -> Cursor? {
    let first = cursors
    if !(span.from < span.to) { return nil }
    if first.pointee.plainVersion == version && first.pointee.top <= span.from && span.from < first.pointee.bottom {
      if first.pointee.looked.from != span.from || first.pointee.looked.to != span.to { first.lookAtRows(span) }
      if first.pointee.itemCount > 0 { return first }
    }
    return findFirstVisibleSection(span)
  }

  @inline(never)
  private mutating func findFirstVisibleSection(_ span: VisibleSpan) -> Cursor? {
    if sections.count == 0 { return nil }
    point(cursors, to: span.from)
    look(cursors, span)
    return cursors.count > 0 ? cursors : nextVisibleSection(cursors, span)
  }

  /// The next section of which something is seen.
  @inline(__always)
  mutating func nextVisibleSection(_ last: Cursor, _ span: VisibleSpan) -> Cursor? {
    if last.pointee.bottom >= span.to || last.pointee.index + 1 == sections.count { return nil }
    return findNextVisibleSection(last, span)
  }

  @inline(never)
  private mutating func findNextVisibleSection(_ last: Cursor, _ span: VisibleSpan) -> Cursor? {
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

  /// The last of what is seen, if something is in the section of `first`.
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
    let seen = section.pointee.items(
      from: span.from - itemsTop, to: span.to - itemsTop, near: &cursor.pointee.firstPlace, &cursor.pointee.lastPlace)
    cursor.pointee.item = seen.first
    cursor.pointee.itemCount = seen.last >= seen.first ? seen.last - seen.first + 1 : 0
    cursor.pointee.hasHeader = section.pointee.headerHeight > 0 && isSeen(headerOf: cursor, span)
    cursor.pointee.hasFooter = section.pointee.footerHeight > 0 && isSeen(footerOf: cursor, span)
  }

  @inline(never)
  private mutating func isSeen(headerOf cursor: Cursor, _ span: VisibleSpan) -> Bool {
    isSeen(ItemPath(headerOf: cursor.pointee.index), cursor, span)
  }

  @inline(never)
  private mutating func isSeen(footerOf cursor: Cursor, _ span: VisibleSpan) -> Bool {
    isSeen(ItemPath(footerOf: cursor.pointee.index), cursor, span)
  }

  @inline(never)
  private mutating func isSeen(_ path: ItemPath, _ cursor: Cursor, _ span: VisibleSpan) -> Bool {
    let frame = edgeFrame(path, cursor, sticks: span.sticks)
    return frame.y + frame.height > span.from && frame.y < span.to
  }
}
