/// Items are measured: they get other heights.
extension List {
  /// Gives items heights of their own, or none.
  public mutating func setHeights(
    _ index: Int, _ item: Int, _ count: Int, _ heights: UnsafePointer<Double>
  ) throws(Failure) {
    try requireItems(index, item, count)
    let section = section(index)
    let length = try List.length(
      of: heights, count, standard: section.pointee.heights.standard, spacing: section.pointee.heights.spacing)
    if count == 0 { return }
    if count == 1 && section.pointee.arrangement == .rows {
      if try setHeight(index, item, heights.pointee) { return }
    }
    let leaf = section.pointee.heights.leaves.place(ofItem: item)
    let change = length - section.pointee.heights.length(of: count, at: item, in: leaf)
    try requireHeight(change)
    if section.pointee.arrangement != .rows { try section.pointee.reserveForHeights(width: port.width) }
    let held = hold()
    let leaves = section.pointee.heights.leaves.count
    guard section.pointee.heights.set(count, at: item, in: leaf, heights: heights, change: change)
    else {
      // Some of the leaves may have been made already.
      version &+= 1
      throw List.outOfMemory()
    }
    if section.pointee.arrangement != .rows { section.pointee.layOut(from: item, to: item + count) }
    greatestExtent += change
    sections.measure(sections.entry(index), length: section.pointee.extent)
    if leaves != section.pointee.heights.leaves.count { return settle(held) }
    window.version = -1
    for cursor in 0..<2 { renew(cursors + cursor, index, item, item + count) }
    follow(held)
  }

  /// Changes the height of one row that is above or below all that is seen, in a list on its own of which only rows are
  /// seen. What is seen stays what it is, and moves with the rows above. False, and nothing has changed, if that is
  /// not known.
  @_optimize(speed)
  public mutating func setHeightQuickly(_ index: Int32, _ item: Int32, _ height: Double) -> Bool {
    let (cursor, item) = (cursors, Int(item))
    if owner != 0 || cursor.pointee.plainVersion != version || cursor.pointee.index != Int(index) { return false }
    let section = cursor.pointee.section.unsafelyUnwrapped
    let first = cursor.pointee.item
    let isAbove = item < first
    if item < 0 || first != cursor.pointee.firstPlace.item || section.pointee.isEstimated
      || !isAbove && (item <= cursor.pointee.lastPlace.item || item >= section.pointee.count)
      || cursors[1].version == version || !holdsFirstRow
      || cursor.pointee.looked.from != port.offset + settings.overlap + List.leastSeen
      || cursor.pointee.looked.to != port.bottom - List.leastSeen || cursor.pointee.itemCount <= 0
    {
      return false
    }
    let leaf = section.pointee.heights.leaves.place(ofItem: item)
    guard let block = ItemHeights.block(leaf) else { return false }
    let stored = block + (item - leaf.firstItem)
    let change = height - stored.pointee
    // Not a number is not at least 0, and neither is a height if a row had none of its own.
    if !(height >= 0 && stored.pointee >= 0 && greatestExtent + change <= Limits.length) { return false }

    lastHeld = ItemPath(Int(index), item: first)
    let beyond = beyond
    section.pointee.heights.set(height, stored, in: leaf, change: change)
    greatestExtent += change
    let extent = section.pointee.extent
    sections.measure(sections.entry(Int(index)), length: extent)
    cursor.pointee.bottom = cursor.pointee.top + extent
    shift = 0
    window.version = -1
    if isAbove {
      let itemsTop = cursor.pointee.top + section.pointee.itemsTop
      let top = itemsTop + cursor.pointee.firstPlace.top
      section.pointee.heights.renew(
        &cursor.pointee.firstPlace, &cursor.pointee.lastPlace, first: item, end: item &+ 1)
      cursor.pointee.forget()
      shift = itemsTop + cursor.pointee.firstPlace.top - top
    }
    moveAlone(isGoal: false, from: beyond)
    return true
  }

  /// The first row that is seen keeps its place.
  @inline(__always)
  private var holdsFirstRow: Bool {
    mutating get {
      if namedAnchor != nil || goal != nil || sticksToEnd { return false }
      return settings.anchor == .visible || settings.anchor == .scrolled && port.offset > 0
    }
  }

  /// Changes the height of one item in a section of rows, as hosts do for each item that they have measured. False
  /// if there is no memory for it yet.
  @_optimize(speed) @inline(never)
  private mutating func setHeight(_ index: Int, _ item: Int, _ height: Double) throws(Failure) -> Bool {
    let section = section(index)
    let leaf = section.pointee.heights.leaves.place(ofItem: item)
    guard let block = ItemHeights.block(leaf) else { return false }
    let stored = block + (item - leaf.firstItem)
    let standard = section.pointee.heights.standard
    let change = (height < 0 ? standard : height) - (stored.pointee < 0 ? standard : stored.pointee)
    try requireHeight(change)
    let held = hold()
    section.pointee.heights.set(height, stored, in: leaf, change: change)
    greatestExtent += change
    sections.measure(sections.entry(index), length: section.pointee.extent)
    window.version = -1
    for cursor in 0..<2 { renew(cursors + cursor, index, item, item + 1) }
    follow(held)
    return true
  }

  /// Heights of a section have changed, and nothing else: a cursor behind them moves.
  @_optimize(speed) @inline(never)
  private mutating func renew(_ cursor: Cursor, _ index: Int, _ first: Int, _ end: Int) {
    if cursor.pointee.index > index { (cursor.pointee.version, cursor.pointee.plainVersion) = (-1, -1) }
    if cursor.pointee.index != index || cursor.pointee.version != version { return }
    let section = section(index)
    cursor.pointee.bottom = cursor.pointee.top + section.pointee.extent
    // Behind what is seen nothing that shows has changed, but the place of the footer.
    let seenEnd = cursor.pointee.item + cursor.pointee.itemCount
    if first <= seenEnd || section.pointee.footerHeight > 0 || section.pointee.arrangement != .rows {
      cursor.pointee.forget()
    }
    section.pointee.heights.renew(&cursor.pointee.firstPlace, &cursor.pointee.lastPlace, first: first, end: end)
  }

  /// Items were inserted in leaves that were there before: a cursor that looks at rows, as it mostly does, continues
  /// from where it is. In time for the next version of the list.
  @inline(never)
  mutating func keep(_ cursor: Cursor, _ index: Int, _ item: Int, inserted count: Int) {
    if cursor.pointee.plainVersion != version || cursor.pointee.index != index { return }
    (cursor.pointee.version, cursor.pointee.plainVersion) = (version &+ 1, version &+ 1)
    let section = section(index)
    cursor.pointee.bottom = cursor.pointee.top + section.pointee.extent
    // What follows the last row that is seen may be seen, too: the section may have ended there.
    if item <= cursor.pointee.item + cursor.pointee.itemCount { cursor.pointee.forget() }
    section.pointee.heights.move(&cursor.pointee.firstPlace, &cursor.pointee.lastPlace, by: count, from: item)
  }
}
