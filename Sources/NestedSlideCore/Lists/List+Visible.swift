/// Questions of the host: what is seen.
extension List {
  /// The first and the last of what is seen.
  @_optimize(speed)
  public mutating func range(before: Double, behind: Double) throws(Failure) -> ItemRange {
    let span = try span(before: before, behind: behind, sticks: false)
    var range = ItemRange()
    guard let seen = firstVisibleSection(span) else { return range }
    let first = seen.first
    let last = lastPath(seen, span)
    (range.firstSection, range.firstItem) = (first.section, first.item)
    (range.lastSection, range.lastItem) = (last.section, last.item)
    return range
  }

  /// Writes what is seen in the order to draw it, unless it is more than `capacity`. Answers how much it is.
  @_optimize(speed)
  public mutating func visible(
    before: Double, behind: Double, to target: UnsafeMutablePointer<ListItem>?, capacity: Int
  ) throws(Failure) -> Int {
    let span = try span(before: before, behind: behind, sticks: true)
    var next = firstVisibleSection(span)
    // The cursor of the first section stays as it is, the others are found again.
    let isFirst = next == cursors
    var (items, footers, headers) = (0, 0, 0)
    while let seen = next {
      items += seen.pointee.itemCount
      if seen.pointee.hasFooter { footers += 1 }
      if seen.pointee.hasHeader { headers += 1 }
      next = nextVisibleSection(seen, span)
    }
    let count = items + footers + headers
    guard let target, count <= capacity else { return count }
    slots.sort()
    next = isFirst ? cursors : firstVisibleSection(span)
    (headers, footers, items) = (items + footers, items, 0)
    while let seen = next {
      writeItems(seen, to: target + items)
      items += seen.pointee.itemCount
      if seen.pointee.hasFooter {
        writeEdge(ItemPath(footerOf: seen.pointee.index), seen, to: target + footers)
        footers += 1
      }
      if seen.pointee.hasHeader {
        writeEdge(ItemPath(headerOf: seen.pointee.index), seen, to: target + headers)
        headers += 1
      }
      next = nextVisibleSection(seen, span)
    }
    return count
  }

  @_optimize(speed)
  private mutating func writeItems(_ seen: Cursor, to target: UnsafeMutablePointer<ListItem>) {
    let section = section(seen.pointee.index)
    var frames = FrameTarget(target)
    section.pointee.writeFrames(
      seen.pointee.item, seen.pointee.itemCount, near: seen.pointee.firstPlace, top: seen.pointee.top,
      rightToLeft: settings.rightToLeft,
      to: &frames)
    var path = ItemPath(seen.pointee.index, item: seen.pointee.item)
    let (number, slotCount, mask) = (seen.pointee.itemCount, slots.count, section.pointee.isEstimated ? -1 as Int32 : 0)
    // The entries of items next to each other are next to each other.
    var entry = number > 0 && slotCount > 0 ? slots.index(of: path) : 0
    var item = target
    for _ in 0..<number {
      item.pointee.flags &= mask
      (item.pointee.section, item.pointee.item) = (path.section, path.rank)
      item.pointee.slot = entry < slotCount ? slots.slot(of: path, at: entry) : -1
      if item.pointee.slot >= 0 { entry &+= 1 }
      path.rank &+= 1
      item += 1
    }
  }

  @inline(never)
  private mutating func writeEdge(_ path: ItemPath, _ cursor: Cursor, to target: UnsafeMutablePointer<ListItem>) {
    let frame = edgeFrame(path, cursor, sticks: true)
    let isStuck = frame.y != edgeFrame(path, cursor, sticks: false).y
    target.pointee = ListItem(
      frame: frame, section: path.section, item: path.item, slot: slots.slot(of: path),
      flags: isStuck ? ListItem.stuck : 0)
  }
}
