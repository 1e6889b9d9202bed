/// The places of items, headers and footers in the content.
extension List {
  /// The frame of something that exists, at its own place.
  @inline(never)
  mutating func frame(_ path: ItemPath) -> Rect {
    let cursor = cursor(ofSection: Int(path.section))
    if !path.isItem { return edgeFrame(path, cursor, sticks: false) }
    return section(cursor.pointee.index).pointee.frame(
      Int(path.rank), near: cursor.pointee.firstPlace, top: cursor.pointee.top, rightToLeft: settings.rightToLeft)
  }

  /// The start of something, at its own place.
  @_optimize(speed)
  mutating func top(of path: ItemPath) -> Double {
    let place = cursors.pointee.firstPlace
    if cursors.pointee.version == version && cursors.pointee.index == Int(path.section) && !place.isUnknown
      && place.item == Int(path.rank)
    {
      let section = section(cursors.pointee.index)
      if section.pointee.arrangement == .rows { return cursors.pointee.top + section.pointee.itemsTop + place.top }
    }
    return frame(path).y
  }

  /// The first thing that ends below an offset, nil if none does.
  mutating func path(endingBelow y: Double) -> ItemPath? {
    firstVisibleSection(VisibleSpan(from: y + List.leastSeen, to: .greatestFiniteMagnitude, sticks: false))?.first
  }

  /// The frame of a section's header or footer, stuck or at its own place.
  ///
  /// A box that sticks keeps its place in its section as long as that shows it; else it moves with the edge of what
  /// is seen, to the section's other end at most. [CSS positioned layout, sticky positioning]
  @inline(never)
  mutating func edgeFrame(_ path: ItemPath, _ cursor: Cursor, sticks: Bool) -> Rect {
    let section = section(cursor.pointee.index)
    var frame = Rect(x: 0, y: cursor.pointee.top, width: port.width, height: section.pointee.headerHeight)
    if path.rank == ItemPath.headerRank {
      if sticks && section.pointee.settings.stickyHeader {
        let (edge, lowest) = (
          port.offset + settings.overlap - uncovered, cursor.pointee.bottom - frame.height
        )
        let wanted = edge < lowest ? edge : lowest
        if wanted > frame.y { frame.y = wanted }
      }
      return frame
    }
    frame.height = section.pointee.footerHeight
    frame.y = cursor.pointee.bottom - frame.height
    if sticks && section.pointee.settings.stickyFooter {
      let edge = port.bottom - frame.height
      let wanted = edge > cursor.pointee.top ? edge : cursor.pointee.top
      if wanted < frame.y { frame.y = wanted }
    }
    return frame
  }
}
