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
    let added = try List.length(
      of: heights, count, standard: section.pointee.heights.standard, spacing: section.pointee.heights.spacing)
    if count == 0 { return }
    try requireHeight(added)
    try section.pointee.reserve(
      items: there + count, settings: section.pointee.settings, width: port.width,
      allStandard: heights == nil && section.pointee.heights.areAllStandard)
    let edit = Renumbering.insertedItems(section: index, item: item, count: count)
    let held = hold(during: edit)
    let leaves = section.pointee.heights.leaves.count
    guard section.pointee.heights.insert(count, at: item, heights: heights) else {
      throw List.outOfMemory()
    }
    section.pointee.layOut(from: item)
    greatestExtent += added
    measure(index)
    if leaves == section.pointee.heights.leaves.count { keep(cursors, index, item, inserted: count) }
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

  /// Inserts or removes items at a section's end.
  public mutating func setItemCount(_ index: Int, _ count: Int) throws(Failure) {
    try requireSection(index)
    let there = section(index).pointee.count
    try require(count, within: 0, List.mostItems, .outOfRange, "count: must be from 0 to 100000000")
    if count > there {
      try insertItems(index, there, count - there, heights: nil)
    } else {
      try removeItems(index, count, there - count)
    }
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
    try to.pointee.reserve(
      items: to.pointee.count + 1, settings: toSettings, width: port.width,
      allStandard: height < 0 && to.pointee.heights.areAllStandard)
    let edit = Renumbering.movedItem(from: ItemPath(index, item: item), to: ItemPath(toIndex, item: toItem))
    let held = hold(during: edit)
    // First in, then out, which needs no memory.
    let isBefore = index == toIndex && toItem <= item
    let place = index == toIndex && toItem > item ? toItem + 1 : toItem
    let isInserted = withUnsafePointer(to: height) {
      to.pointee.heights.insert(1, at: place, heights: height < 0 ? nil : $0)
    }
    if !isInserted { throw List.outOfMemory() }
    from.pointee.heights.remove(1, at: isBefore ? item + 1 : item)
    greatestExtent += change
    from.pointee.layOut(from: index == toIndex ? min(item, toItem) : item)
    if index != toIndex { to.pointee.layOut(from: toItem) }
    measure(index)
    if index != toIndex { measure(toIndex) }
    settle(held, after: edit)
  }

  /// Names what keeps its place; nil leaves it to the settings.
  public mutating func setAnchor(_ path: ItemPath?) {
    namedAnchor = path
  }
}
