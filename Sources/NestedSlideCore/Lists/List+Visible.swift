/// Questions of the host: what is seen.
extension List {
  /// The first and the last of what is seen.
  public mutating func range(
    before: Double, behind: Double, to range: UnsafeMutablePointer<ItemRange>
  ) throws(Failure) {
    let span = try span(before: before, behind: behind, sticks: false)
    guard let seen = firstVisibleSection(span) else {
      range.pointee = ItemRange()
      return
    }
    (range.pointee.firstSection, range.pointee.firstItem) = (seen.first.section, seen.first.item)
    let last = lastPath(seen, span)
    (range.pointee.lastSection, range.pointee.lastItem) = (last.section, last.item)
  }

  /// A range within a section of rows that was looked at last, without header and footer: mostly so. Else nil, as when
  /// a parameter is wrong.
  @_optimize(speed) @inline(__always)
  public mutating func spanOfRows(before: Double, behind: Double) -> VisibleSpan? {
    let cursor = cursors
    if cursor.pointee.plainVersion != version { return nil }
    if !(before >= 0 && behind >= 0 && before + behind <= Limits.length) { return nil }
    let span = VisibleSpan(
      from: port.offset - before + port.edge, to: port.bottom + behind - List.leastSeen, sticks: false)
    let isWithin = cursor.pointee.top < span.from && span.from < span.to && span.to <= cursor.pointee.bottom
    return isWithin ? span : nil
  }

  /// The first and the last item within such a span. False, and nothing written, if the list has gone far.
  @_optimize(speed) @inline(__always)
  public mutating func rangeNear(_ span: VisibleSpan, to range: UnsafeMutablePointer<ItemRange>) -> Bool {
    if !cursors.lookAtRowsNear(span) { return false }
    return writeRange(to: range)
  }

  /// The same ifver the list has gone. False if nothing is seen between two items.
  public mutating func rangeFar(_ span: VisibleSpan, to range: UnsafeMutablePointer<ItemRange>) -> Bool {
    cursors.lookAtRows(span)
    return writeRange(to: range)
  }

  @_optimize(speed) @inline(__always)
  private mutating func writeRange(to range: UnsafeMutablePointer<ItemRange>) -> Bool {
    if cursors.pointee.itemCount <= 0 { return false }
    let index = Int32(truncatingIfNeeded: cursors.pointee.index)
    range.pointee.firstSection = index
    range.pointee.firstItem = Int32(truncatingIfNeeded: cursors.pointee.item)
    range.pointee.lastSection = index
    range.pointee.lastItem = Int32(truncatingIfNeeded: cursors.pointee.lastPlace.item)
    return true
  }

  /// Writes what is seen in the order to draw it, unless it is more than `capacity`. Answers how much it is.
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

  /// Looks at a section's rows if nothing else is seen; else false.
  @_optimize(speed) @inline(__always)
  public mutating func lookAtRows(before: Double, behind: Double) -> Bool {
    guard slots.isSorted, let span = spanOfRows(before: before, behind: behind) else { return false }
    if cursors.pointee.looked.from != span.from || cursors.pointee.looked.to != span.to {
      if !cursors.lookAtRowsNear(span) { cursors.lookAtRows(span) }
    }
    return cursors.pointee.itemCount > 0
  }

  /// Writes the rows that were looked at just now. Answers how many they are; -1 if that is more than `capacity`.
  @_optimize(speed) @inline(__always)
  public mutating func visibleRows(to target: UnsafeMutablePointer<ListItem>, capacity: Int) -> Int {
    let count = cursors.pointee.itemCount
    if count > capacity { return -1 }
    if count <= RowWindow.mostSeen && bringWindow(cursors) {
      window.copy(cursors.pointee.item, count, to: target)
    } else {
      writeRows(cursors, cursors.pointee.item, count, cursors.pointee.firstPlace, to: target)
      if slots.count > 0 { writeSlots(cursors, to: target) }
    }
    return count
  }

  @inline(never)
  private mutating func writeItems(_ seen: Cursor, to target: UnsafeMutablePointer<ListItem>) {
    if seen.pointee.itemCount == 0 { return }
    let section = section(seen.pointee.index)
    if section.pointee.arrangement == .rows {
      writeRows(seen, seen.pointee.item, seen.pointee.itemCount, seen.pointee.firstPlace, to: target)
      if slots.count > 0 { writeSlots(seen, to: target) }
      return
    }
    var frames = FrameTarget(target)
    section.pointee.writeFrames(
      seen.pointee.item, seen.pointee.itemCount, near: seen.pointee.firstPlace, top: seen.pointee.top,
      rightToLeft: settings.rightToLeft, to: &frames)
    let mask = section.pointee.isEstimated ? -1 as Int32 : 0
    for index in 0..<seen.pointee.itemCount {
      target[index].flags &= mask
      target[index].section = Int32(truncatingIfNeeded: seen.pointee.index)
      target[index].item = Int32(truncatingIfNeeded: seen.pointee.item + index)
      target[index].slot = -1
    }
    writeSlots(seen, to: target)
  }

  /// Rows one below the other, a leaf of heights at a time. They get no slots.
  /// - Parameter near: a place that may be the first one's.
  @_optimize(speed) @inline(never)
  mutating func writeRows(
    _ seen: Cursor, _ first: Int, _ count: Int, _ near: ItemHeights.Place, to target: UnsafeMutablePointer<ListItem>
  ) {
    let section = seen.pointee.section.unsafelyUnwrapped
    let row = SeenRow(
      x: section.pointee.x(ofColumn: 0, settings.rightToLeft), width: section.pointee.columnWidth,
      itemsTop: seen.pointee.top + section.pointee.itemsTop, standard: section.pointee.heights.standard,
      spacing: section.pointee.heights.spacing, estimated: section.pointee.isEstimated ? ListItem.estimated : 0)
    var near = near
    var place = section.pointee.heights.place(ofItem: first, near: &near)
    var left = count
    var item = UnsafeMutableRawPointer(target)
    var path = ItemPath(seen.pointee.index, item: first)
    while true {
      let there = place.leaf.itemCount &- place.local
      let count = there < left ? there : left
      if let block = ItemHeights.block(place.leaf) {
        row.write(block + place.local, count, place.leaf.start, place.partial, &path, to: &item)
      } else {
        row.writeRun(place.local, count, place.leaf.start, &path, to: &item)
      }
      left &-= count
      if left <= 0 { return }
      if !place.leaf.advance() { place.leaf = section.pointee.heights.leaves.place(ofItem: Int(path.rank)) }
      (place.local, place.partial) = (0, 0)
    }
  }

  /// The entries of items next to each other are next to each other.
  @_optimize(speed) @inline(never)
  mutating func writeSlots(_ seen: Cursor, to target: UnsafeMutablePointer<ListItem>) {
    var path = ItemPath(seen.pointee.index, item: seen.pointee.item)
    let count = seen.pointee.itemCount
    if var entry = slots.entries(from: path, count) {
      var item = target
      let end = item + count
      while item + 4 <= end {
        for row in 0..<4 { item[row].slot = entry[row].slot }
        entry += 4
        item += 4
      }
      while item < end {
        item.pointee.slot = entry.pointee.slot
        entry += 1
        item += 1
      }
      return
    }
    var index = slots.index(of: path)
    for item in 0..<count {
      target[item].slot = index < slots.count ? slots.slot(of: path, at: index) : -1
      if target[item].slot >= 0 { index &+= 1 }
      path.rank &+= 1
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

/// What the frames of a section's rows have in common.
struct SeenRow {
  let x: Double
  let width: Double
  let itemsTop: Double
  let standard: Double
  let spacing: Double
  /// The flags of a row without a height of its own.
  let estimated: Int32

  /// Writes rows with these heights.
  /// - Parameters:
  ///   - path: of the next row.
  ///   - item: the memory it is written to.
  @_optimize(speed) @inline(__always)
  func write(
    _ heights: UnsafePointer<Double>, _ count: Int, _ start: Double, _ partial: Double, _ path: inout ItemPath,
    to item: inout UnsafeMutableRawPointer
  ) {
    var (height, partial, target) = (heights, partial, item)
    // Section and item as one word, which is faster to write and to count on.
    var word = UInt64(UInt32(bitPattern: path.section)) | UInt64(UInt32(bitPattern: path.rank)) << 32
    let end = heights + count
    // Two at a time, as long as both have heights of their own.
    while height + 2 <= end, height[0] >= 0, height[1] >= 0 {
      for row in 0..<2 {
        let own = height[row]
        put(
          itemsTop + (start + partial), own, word &+ UInt64(row) << 32, 0,
          to: target + row * MemoryLayout<ListItem>.stride)
        partial += own + spacing
      }
      word &+= 2 << 32
      target += 2 * MemoryLayout<ListItem>.stride
      height += 2
    }
    while height < end {
      let own = height.pointee
      let y = itemsTop + (start + partial)
      if own >= 0 {
        put(y, own, word, 0, to: target)
        partial += own + spacing
      } else {
        putStandard(y, word, to: target)
        partial += standard + spacing
      }
      word &+= 1 << 32
      target += MemoryLayout<ListItem>.stride
      height += 1
    }
    path.rank &+= Int32(truncatingIfNeeded: count)
    item = target
  }

  /// Writes rows from one on, of those that have no heights of their own.
  @inline(never)
  func writeRun(
    _ first: Int, _ count: Int, _ start: Double, _ path: inout ItemPath, to item: inout UnsafeMutableRawPointer
  ) {
    for local in first..<first + count {
      let word = UInt64(UInt32(bitPattern: path.section)) | UInt64(UInt32(bitPattern: path.rank)) << 32
      putStandard(itemsTop + (start + Double(local) * (standard + spacing)), word, to: item)
      path.rank &+= 1
      item += MemoryLayout<ListItem>.stride
    }
  }

  @inline(never)
  private func putStandard(_ y: Double, _ path: UInt64, to item: UnsafeMutableRawPointer) {
    put(y, standard, path, estimated, to: item)
  }

  @inline(__always)
  private func put(_ y: Double, _ height: Double, _ path: UInt64, _ flags: Int32, to item: UnsafeMutableRawPointer) {
    item.storeBytes(of: x, as: Double.self)
    item.storeBytes(of: y, toByteOffset: 8, as: Double.self)
    item.storeBytes(of: width, toByteOffset: 16, as: Double.self)
    item.storeBytes(of: height, toByteOffset: 24, as: Double.self)
    item.storeBytes(of: path.littleEndian, toByteOffset: 32, as: UInt64.self)
    item.storeBytes(
      of: (UInt64(UInt32(bitPattern: flags)) << 32 | 0xFFFF_FFFF).littleEndian, toByteOffset: 40, as: UInt64.self)
  }
}
