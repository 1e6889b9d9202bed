/// Sections come, go, move and change.
extension List {
  private mutating func requireRoom(sections number: Int, items: Int) throws(Failure) {
    try require(
      number, within: 0, List.mostSections - sections.count, .outOfRange, "index: a list has at most 1000000 sections")
    try require(
      items, within: 0, List.mostItems - sections.totalItems, .outOfRange, "count: a list has at most 100000000 items")
  }

  /// Refuses content that would be too high, were all items one below the other.
  mutating func requireHeight(_ change: Double) throws(Failure) {
    if greatestExtent + change <= Limits.length { return }
    throw Failure(.invalidArgument, "list: its content would be higher than 1e12 points")
  }

  /// Upper bound of the height that items add to a section. Throws if a height is invalid.
  @_optimize(speed) @inline(never)
  static func length(
    of heights: UnsafePointer<Double>?, _ count: Int, standard: Double, spacing: Double
  ) throws(Failure) -> Double {
    guard let heights else { return Double(count) * standard + Double(count) * spacing }
    var (sum, isPositive) = ItemHeights.plainSum(heights, count)
    // A sum is not less than what it is of: mostly each height need not be looked at.
    if !isPositive || !(sum <= Limits.length) {
      try requireHeights(heights, count)
      sum = ItemHeights.sum(heights, count, standard: standard)
    }
    return sum + Double(count) * spacing
  }

  @inline(never)
  private static func requireHeights(_ heights: UnsafePointer<Double>, _ count: Int) throws(Failure) {
    for index in 0..<count where heights[index] != ItemHeights.none {
      try require(
        heights[index], within: 0, Limits.length, "heights: each must be from 0 to 1e12 points, or NSLIDE_AUTO")
    }
  }

  static func outOfMemory() -> Failure { Failure(.outOfMemory, "out of memory") }

  /// Inserts a section before `index`. Its settings have been checked.
  public mutating func insertSection(
    _ index: Int, _ settings: SectionSettings, items: Int, heights: UnsafePointer<Double>?
  ) throws(Failure) {
    try require(index, within: 0, sections.count, .outOfRange, "index: must be from 0 to the number of sections")
    try require(items, within: 0, List.mostItems, .outOfRange, "item_count: must be from 0 to 100000000")
    try requireRoom(sections: 1, items: items)
    let added =
      settings.around
      + (try List.length(of: heights, items, standard: settings.itemHeight, spacing: settings.lineSpacing))
    try requireHeight(added)
    guard sections.reserve(inserting: 1), let made = RawMemory.allocate(Section.self, count: 1) else {
      throw List.outOfMemory()
    }
    made.initialize(to: Section(settings: settings, width: port.width))
    do throws(Failure) {
      try made.pointee.reserve(items: items, settings: settings, width: port.width, allStandard: heights == nil)
      if !made.pointee.heights.insert(items, at: 0, heights: heights) { throw List.outOfMemory() }
    } catch {
      List.free(made)
      throw error
    }
    made.pointee.layOut(from: 0)

    let edit = Renumbering.insertedSections(index: index, count: 1)
    let held = hold(during: edit)
    sections.insert(UInt(bitPattern: made), length: made.pointee.extent, items: items, at: index)
    sections.renew()
    greatestExtent += added
    settle(held, after: edit)
  }

  public mutating func removeSections(_ index: Int, _ count: Int) throws(Failure) {
    try require(index, within: 0, sections.count, .outOfRange, "index: there is no such section")
    try require(count, within: 0, sections.count - index, .outOfRange, "count: there are not so many sections")
    if count == 0 { return }
    let edit = Renumbering.removedSections(index: index, count: count)
    let held = hold(during: edit)
    for index in index..<index + count {
      greatestExtent -= section(index).pointee.greatestExtent
      List.free(section(index))
    }
    sections.remove(index..<index + count)
    if sections.count == 0 { greatestExtent = 0 }
    settle(held, after: edit)
  }

  public mutating func moveSection(from: Int, to: Int) throws(Failure) {
    try require(from, within: 0, sections.count - 1, .outOfRange, "from: there is no such section")
    try require(to, within: 0, sections.count - 1, .outOfRange, "to: there is no such section")
    if from == to { return }
    let edit = Renumbering.movedSection(from: from, to: to)
    let held = hold(during: edit)
    if sections.reserve(inserting: 1) {
      let section = section(from)
      sections.remove(from..<from + 1)
      sections.insert(
        UInt(bitPattern: section), length: section.pointee.extent, items: section.pointee.count, at: to)
      sections.renew()
    } else {
      shiftSection(from: from, to: to)
    }
    settle(held, after: edit)
  }

  /// Moves a section by those between: slowly, but without memory.
  private mutating func shiftSection(from: Int, to: Int) {
    let moved = section(from)
    let step = from < to ? 1 : -1
    var index = from
    while index != to {
      let next = sections.entry(index + step)
      sections.set(sections.entry(index), next.reference, length: next.length, items: next.itemCount)
      index += step
    }
    sections.set(
      sections.entry(to), UInt(bitPattern: moved), length: moved.pointee.extent, items: moved.pointee.count)
    sections.renew()
  }

  public mutating func sectionSettings(_ index: Int) throws(Failure) -> SectionSettings {
    try require(index, within: 0, sections.count - 1, .outOfRange, "index: there is no such section")
    return section(index).pointee.settings
  }

  public mutating func setSection(_ index: Int, _ settings: SectionSettings) throws(Failure) {
    try require(index, within: 0, sections.count - 1, .outOfRange, "index: there is no such section")
    let section = section(index)
    let count = section.pointee.count
    let change = section.pointee.greatestExtent(with: settings) - section.pointee.greatestExtent
    try requireHeight(change)
    try section.pointee.reserve(
      items: count, settings: settings, width: port.width, allStandard: section.pointee.heights.areAllStandard)
    let held = hold()
    section.pointee.adopt(settings, width: port.width)
    greatestExtent += change
    measure(index)
    settle(held)
  }
}
