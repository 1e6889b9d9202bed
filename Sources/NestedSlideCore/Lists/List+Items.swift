/// Items come, go, move and change.
extension List {
  /// Inserts items before `item`.
  public mutating func insertItems(
    _ index: Int, _ item: Int, _ count: Int, heights: UnsafePointer<Double>?
  ) throws(Failure) {
    try requireSection(index)
    let section = section(index)
    let there = section.pointee.count
    try require(item, within: 0, there, .outOfRange, "item: must be from 0 to the section's number of items")
    try require(
      count, within: 0, List.mostItems - sections.totalItems, .outOfRange,
      "count: must be 0 or more, and a list has at most 100000000 items")
    try List.requireHeights(heights, count)
    if count == 0 { return }
    let settings = section.pointee.settings
    let added = List.sum(heights, count, standard: settings.itemHeight, spacing: settings.lineSpacing)
    try requireHeight(added)
    let isReserved = section.pointee.reserve(
      items: there + count, settings: settings, width: port.width,
      allStandard: heights == nil && section.pointee.heights.areAllStandard)
    let edit = Renumbering.insertedItems(section: index, item: item, count: count)
    let held = hold(during: edit)
    guard isReserved, section.pointee.heights.insert(count, at: item, heights: heights) else {
      throw List.outOfMemory()
    }
    section.pointee.layOut(from: item)
    greatestExtent += added
    measure(index)
    settle(held, after: edit)
  }

  public mutating func removeItems(_ index: Int, _ item: Int, _ count: Int) throws(Failure) {
    try requireItems(index, item, count)
    if count == 0 { return }
    let section = section(index)
    let edit = Renumbering.removedItems(section: index, item: item, count: count)
    let held = hold(during: edit)
    greatestExtent -= section.pointee.greatestExtent
    section.pointee.heights.remove(count, at: item)
    section.pointee.layOut(from: item)
    greatestExtent += section.pointee.greatestExtent
    measure(index)
    settle(held, after: edit)
  }

  /// Moves an item so that its section and index become `to`.
  public mutating func moveItem(_ index: Int, _ item: Int, to toIndex: Int, _ toItem: Int) throws(Failure) {
    try requireItems(index, item, 1)
    try require(toIndex, within: 0, sections.count - 1, .outOfRange, "to_section: there is no such section")
    let (from, to) = (section(index), section(toIndex))
    let last = to.pointee.count - (index == toIndex ? 1 : 0)
    try require(toItem, within: 0, last, .outOfRange, "to_item: must be from 0 to the number of the other items")
    let height = from.pointee.heights.stored(from.pointee.heights.place(ofItem: item))
    let (settings, toSettings) = (from.pointee.settings, to.pointee.settings)
    let added = (height < 0 ? toSettings.itemHeight : height) + toSettings.lineSpacing
    let change = added - (height < 0 ? settings.itemHeight : height) - settings.lineSpacing
    try requireHeight(change)
    let isReserved = to.pointee.reserve(
      items: to.pointee.count + 1, settings: toSettings, width: port.width,
      allStandard: height < 0 && to.pointee.heights.areAllStandard)
    let edit = Renumbering.movedItem(from: ItemPath(index, item: item), to: ItemPath(toIndex, item: toItem))
    let held = hold(during: edit)
    // First in, then out, which needs no memory.
    let isBefore = index == toIndex && toItem <= item
    let place = index == toIndex && toItem > item ? toItem + 1 : toItem
    let isInserted =
      isReserved
      && withUnsafePointer(to: height) { to.pointee.heights.insert(1, at: place, heights: height < 0 ? nil : $0) }
    if !isInserted { throw List.outOfMemory() }
    from.pointee.heights.remove(1, at: isBefore ? item + 1 : item)
    greatestExtent += change
    from.pointee.layOut(from: index == toIndex ? min(item, toItem) : item)
    if index != toIndex { to.pointee.layOut(from: toItem) }
    measure(index)
    if index != toIndex { measure(toIndex) }
    settle(held, after: edit)
  }

  /// Gives items heights of their own, or none.
  public mutating func setHeights(
    _ index: Int, _ item: Int, _ count: Int, _ heights: UnsafePointer<Double>
  ) throws(Failure) {
    try requireItems(index, item, count)
    try List.requireHeights(heights, count)
    if count == 0 { return }
    let section = section(index)
    if count == 1 && section.pointee.arrangement == .rows {
      if try setHeight(index, item, heights.pointee) { return }
    }
    let leaf = section.pointee.heights.leaves.place(ofItem: item)
    let change =
      ItemHeights.sum(heights, count, standard: section.pointee.heights.standard)
      + Double(count) * section.pointee.heights.spacing
      - section.pointee.heights.length(of: count, at: item, in: leaf)
    try requireHeight(change)
    let isReserved = section.pointee.arrangement == .rows || section.pointee.reserveForHeights(width: port.width)
    let held = hold()
    let leaves = section.pointee.heights.leaves.count
    guard isReserved, section.pointee.heights.set(count, at: item, in: leaf, heights: heights, change: change)
    else {
      // Some of the leaves may have been made already.
      version &+= 1
      throw List.outOfMemory()
    }
    if section.pointee.arrangement != .rows { section.pointee.layOut(from: item) }
    greatestExtent += change
    sections.measure(sections.entry(index), length: section.pointee.extent)
    if leaves != section.pointee.heights.leaves.count { return settle(held) }
    for cursor in 0..<2 { renew(cursors + cursor, index, item, item + count) }
    follow(held)
  }

  /// Changes the height of one item in a section of rows, as hosts do for each item that they have measured. False where
  /// there is no memory for it yet.
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
    if first < seenEnd || section.pointee.footerHeight > 0 || section.pointee.arrangement != .rows {
      cursor.pointee.forget()
    }
    section.pointee.heights.renew(&cursor.pointee.firstPlace, first: first, end: end)
    section.pointee.heights.renew(&cursor.pointee.lastPlace, first: first, end: end)
  }

  /// Names what keeps its place; nil leaves it to the settings.
  public mutating func setAnchor(_ path: ItemPath?) {
    namedAnchor = path
  }
}
