/// Questions of the host: single items.
extension List {
  func requireSection(_ index: Int) throws(Failure) {
    try require(index, within: 0, sections.count - 1, .outOfRange, "section: there is no such section")
  }

  /// Refuses a range of items that a section does not have.
  public func requireItems(_ section: Int, _ item: Int, _ count: Int) throws(Failure) {
    try requireSection(section)
    let there = self.section(section).pointee.count
    try require(item, within: 0, there, .outOfRange, "item: there is no such item")
    try require(count, within: 0, there - item, .outOfRange, "count: there are not so many items")
  }

  /// An item, header or footer as the C interface names it, refused where there is none.
  public func path(_ section: Int, _ item: Int) throws(Failure) -> Path {
    try requireSection(section)
    if item == List.headerIndex { return Path(ItemPath(headerOf: section)) }
    if item == List.footerIndex { return Path(ItemPath(footerOf: section)) }
    try requireItems(section, item, 1)
    return Path(ItemPath(section, item: item))
  }

  /// In place of an item's index.
  public static var headerIndex: Int { -1 }
  public static var footerIndex: Int { -2 }
  public static var noIndex: Int { -3 }

  /// Something of the list, as the host names it.
  public struct Path: Equatable {
    let inner: ItemPath

    init(_ inner: ItemPath) { self.inner = inner }

    public var section: Int { Int(inner.section) }

    /// An index, or `headerIndex` or `footerIndex`.
    public var item: Int {
      if inner.rank == ItemPath.headerRank { return List.headerIndex }
      return inner.isItem ? Int(inner.rank) : List.footerIndex
    }
  }

  /// Writes the frames of items from one on. The range must be there.
  func writeFrames(_ section: Int, _ item: Int, _ count: Int, _ write: (Int, Rect) -> Void) {
    if count == 0 { return }
    let cursor = cursor(ofSection: section)
    let section = self.section(section)
    var walk = section.pointee.walk(to: item)
    for index in 0..<count {
      if index > 0 { section.pointee.advance(&walk) }
      write(index, frame(walk, in: cursor))
    }
  }

  /// Writes the frames of items from one on, or of a header or footer where it is now.
  public func frames(
    _ section: Int, _ item: Int, _ count: Int, _ write: (Int, Rect) -> Void
  ) throws(Failure) {
    if item < 0 {
      let path = try path(section, item)
      try require(count, within: 0, 1, .outOfRange, "count: a section has one header and one footer")
      if count == 0 { return }
      let cursor = cursor(ofSection: section)
      let isHeader = path.item == List.headerIndex
      write(0, isHeader ? headerFrame(cursor, sticks: true) : footerFrame(cursor, sticks: true))
    } else {
      try requireItems(section, item, count)
      writeFrames(section, item, count, write)
    }
  }

  /// What lies at a point of the content, nil for nothing.
  public mutating func path(atX x: Double, y: Double) throws(Failure) -> Path? {
    try require(x, within: -Limits.length, Limits.length, "x: must be within 1e12 points")
    try require(y, within: -Limits.length, Limits.length, "y: must be within 1e12 points")
    if sections.count == 0 { return nil }
    var cursor = cursor(at: y)
    func holds(_ frame: Rect) -> Bool {
      x >= frame.x && x < frame.x + frame.width && y >= frame.y && y < frame.y + frame.height
    }
    // Wherever it sticks a header is within its section.
    if holds(headerFrame(cursor, sticks: true)) { return Path(ItemPath(headerOf: cursor.index)) }
    if holds(footerFrame(cursor, sticks: true)) { return Path(ItemPath(footerOf: cursor.index)) }

    let section = section(cursor.index)
    let local = y - cursor.top - section.pointee.itemsTop
    let first = section.pointee.firstItem(endingBelow: local, near: &cursor.item)
    let last = section.pointee.lastItem(beginningAbove: local.nextUp, near: &cursor.item)
    if first > last { return nil }
    var walk = section.pointee.walk(to: first)
    while !holds(frame(walk, in: cursor)) {
      if walk.item == last { return nil }
      section.pointee.advance(&walk)
    }
    return Path(ItemPath(cursor.index, item: walk.item))
  }

  /// The item with a number counted through all sections.
  public func path(ofNumber number: Int) throws(Failure) -> Path {
    try require(number, within: 0, sections.totalItems - 1, .outOfRange, "number: there are not so many items")
    let place = sections.place(ofItem: number)
    return Path(ItemPath(place.index, item: number - place.firstItem))
  }
}
