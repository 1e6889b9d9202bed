/// Questions of the host: single items.
extension List {
  mutating func requireSection(_ index: Int) throws(Failure) {
    try require(index, within: 0, sections.count - 1, .outOfRange, "section: there is no such section")
  }

  /// Refuses a range of items that a section does not have.
  @_optimize(speed)
  public mutating func requireItems(_ section: Int, _ item: Int, _ count: Int) throws(Failure) {
    try requireSection(section)
    let there = self.section(section).pointee.count
    try require(item, within: 0, there, .outOfRange, "item: there is no such item")
    try require(count, within: 0, there - item, .outOfRange, "count: there are not so many items")
  }

  /// An item, header or footer as the C interface names it; refused if it does not exist.
  public mutating func path(_ section: Int32, _ item: Int32) throws(Failure) -> ItemPath {
    try requireSection(Int(section))
    if item == ItemPath.headerRank { return ItemPath(headerOf: Int(section)) }
    if item == ItemPath.footerIndex { return ItemPath(footerOf: Int(section)) }
    try require(
      Int(item), within: 0, self.section(Int(section)).pointee.count - 1, .outOfRange, "item: there is no such item")
    return ItemPath(Int(section), item: Int(item))
  }

  /// Writes the frames of items from one on, or of a header or footer at its present place.
  public mutating func frames(
    _ section: Int32, _ item: Int32, _ count: Int32, to target: UnsafeMutablePointer<Rect>?
  ) throws(Failure) {
    if item < 0 {
      let path = try path(section, item)
      try require(Int(count), within: 0, 1, .outOfRange, "count: a section has one header and one footer")
      if count == 1 { target?.pointee = edgeFrame(path, cursor(ofSection: Int(section)), sticks: true) }
      return
    }
    try requireItems(Int(section), Int(item), Int(count))
    if count == 0 { return }
    guard let target else { return }
    let cursor = cursor(ofSection: Int(section))
    var frames = FrameTarget(target)
    self.section(cursor.pointee.index).pointee.writeFrames(
      Int(item), Int(count), near: .unknown, top: cursor.pointee.top, rightToLeft: settings.rightToLeft, to: &frames)
  }

  /// What lies at a point of the content, nil for nothing.
  public mutating func path(atX x: Double, y: Double) throws(Failure) -> ItemPath? {
    try require(x, within: -Limits.length, Limits.length, "x: must be within 1e12 points")
    try require(y, within: -Limits.length, Limits.length, "y: must be within 1e12 points")
    if sections.count == 0 { return nil }
    let (x, y) = isTurned ? (y, x) : (x, y)
    let cursor = cursor(at: y)
    // Wherever it sticks a header is within its section.
    func holds(_ path: ItemPath) -> Bool {
      let frame = edgeFrame(path, cursor, sticks: true)
      return x >= 0 && x < frame.width && y >= frame.y && y < frame.y + frame.height
    }
    if holds(ItemPath(headerOf: cursor.pointee.index)) { return ItemPath(headerOf: cursor.pointee.index) }
    if holds(ItemPath(footerOf: cursor.pointee.index)) { return ItemPath(footerOf: cursor.pointee.index) }
    let section = section(cursor.pointee.index)
    return section.pointee.item(
      atX: x, y: y - cursor.pointee.top - section.pointee.itemsTop, rightToLeft: settings.rightToLeft
    ).map { ItemPath(cursor.pointee.index, item: $0) }
  }

  /// The item with a number counted through all sections.
  public mutating func path(ofNumber number: Int) throws(Failure) -> ItemPath {
    try require(number, within: 0, sections.totalItems - 1, .outOfRange, "number: there are not so many items")
    let place = sections.place(ofItem: number)
    return ItemPath(place.index, item: number - place.firstItem)
  }
}
