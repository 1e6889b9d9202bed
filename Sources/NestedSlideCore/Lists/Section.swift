/// A section of a list: its settings, its items' heights, and their places. Offsets are points from the first item's
/// top, unless said otherwise.
struct Section: ~Copyable {
  private(set) var settings: SectionSettings
  var heights: ItemHeights
  private(set) var flow = Flow()
  /// Of the list.
  private(set) var width: Double
  private(set) var columns = 1
  private(set) var columnWidth = 0.0
  /// How the items are found.
  private(set) var arrangement = Arrangement.rows

  // What is looked at in every frame; to read it from the settings would copy them.
  private(set) var isEstimated = false
  private(set) var headerHeight = 0.0
  private(set) var footerHeight = 0.0
  /// From the section's top to the first item's.
  private(set) var itemsTop = 0.0
  /// From the last item's bottom to the section's.
  private var below = 0.0
  /// From a line's top to the next one's, if all are of one height.
  private var pitch = 0.0

  enum Arrangement {
    /// One below the other.
    case rows
    /// In lines that are all of one height.
    case lines
    /// Each depends on those before it.
    case flow
  }

  init(settings: SectionSettings, width: Double) {
    self.settings = settings
    self.width = width
    heights = ItemHeights(standard: settings.itemHeight, spacing: settings.lineSpacing)
    note()
  }

  /// Notes what follows from the settings and the width.
  private mutating func note() {
    (columns, columnWidth) = settings.columns(in: width)
    isEstimated = settings.isEstimated
    (headerHeight, footerHeight) = (settings.headerHeight, settings.footerHeight)
    itemsTop = headerHeight + settings.insets.top
    below = settings.insets.bottom + footerHeight
    pitch = settings.itemHeight + settings.lineSpacing
  }

  var count: Int { mutating get { heights.count } }

  var itemsExtent: Double {
    mutating get {
      switch arrangement {
      case .rows: return heights.extent
      case .flow: return flow.extent
      case .lines:
        let lines = (count + columns - 1) / columns
        return lines == 0 ? 0 : Double(lines) * pitch - heights.spacing
      }
    }
  }

  /// From the header's top to the footer's bottom.
  @inline(never)
  var extent: Double { mutating get { itemsTop + itemsExtent + below } }

  /// How high the section would be if all its items lay one below the other: it is never higher.
  var greatestExtent: Double { mutating get { itemsTop + below + heights.leaves.totalLength } }

  /// The same with other settings.
  mutating func greatestExtent(with settings: SectionSettings) -> Double {
    settings.around + heights.totalLength(standard: settings.itemHeight, spacing: settings.lineSpacing)
  }

  /// Rows and nothing else, and at least one.
  var isPlain: Bool {
    mutating get { arrangement == .rows && headerHeight == 0 && footerHeight == 0 && heights.leaves.count > 0 }
  }

  // MARK: Laying out

  private mutating func arrangement(for settings: SectionSettings, allStandard: Bool) -> Arrangement {
    if settings.layout == .list { return .rows }
    return allStandard ? .lines : .flow
  }

  /// More items than that, each of which depends on those before, would take seconds to lay out.
  static let mostInFlow = 10_000_000

  /// Makes room for a layout of so many items, some with heights of their own or none. Refuses what would take too
  /// long, and what there is no memory for; then nothing has changed.
  @inline(never)
  mutating func reserve(items: Int, settings: SectionSettings, width: Double, allStandard: Bool) throws(Failure) {
    if arrangement(for: settings, allStandard: allStandard) != .flow { return }
    if items > Section.mostInFlow {
      throw Failure(
        .outOfRange, "list: a grid or waterfall has at most 10000000 items where some have heights of their own")
    }
    if !flow.reserve(items: items, columns: settings.columns(in: width).number) { throw List.outOfMemory() }
  }

  /// Makes room for a layout of items with heights of their own.
  @inline(never)
  mutating func reserveForHeights(width: Double) throws(Failure) {
    try reserve(items: count, settings: settings, width: width, allStandard: false)
  }

  /// Lays out the items from one on, the first that has changed.
  /// - Parameter end: the items from there on are as many and as high as before.
  @inline(never)
  mutating func layOut(from item: Int, to end: Int = .max) {
    arrangement = arrangement(for: settings, allStandard: heights.areAllStandard)
    if arrangement == .flow {
      flow.layOut(&heights, from: item, to: end, columns: columns, isGrid: settings.layout == .grid)
    } else {
      flow.clear()
    }
  }

  /// Puts settings and a width in force; there must be room for them.
  @inline(never)
  mutating func adopt(_ settings: SectionSettings, width: Double) {
    let heightsChange = settings.itemHeight != heights.standard || settings.lineSpacing != heights.spacing
    (self.settings, self.width) = (settings, width)
    note()
    if heightsChange {
      (heights.standard, heights.spacing) = (settings.itemHeight, settings.lineSpacing)
      heights.measureAll()
    }
    layOut(from: 0)
  }

  // MARK: Looking up

  /// The items of which something lies between two offsets: the first of them, and the last. Without any the
  /// last is before the first. With rows `first` and `last` are brought there, or to the item before.
  @_optimize(speed) @inline(__always)
  mutating func items(
    from top: Double, to bottom: Double, near first: UnsafeMutablePointer<ItemHeights.Place>,
    _ last: UnsafeMutablePointer<ItemHeights.Place>
  ) -> (first: Int, last: Int) {
    if arrangement != .rows || heights.leaves.count == 0 || !(bottom > 0) {
      return (firstItem(endingBelow: top), lastItem(beginningAbove: bottom))
    }
    heights.seekFar(first, top, hint: first)
    heights.seekFar(last, bottom.nextDown, hint: first)
    let item = first.pointee.item
    return (first.pointee.top + heights.height(first.pointee) > top ? item : item + 1, last.pointee.item)
  }

  /// The first item that ends below `y`, or their number.
  @inline(never)
  mutating func firstItem(endingBelow y: Double) -> Int {
    let count = count
    if count == 0 { return 0 }
    if arrangement == .rows {
      let place = heights.place(atOffset: y)
      return place.top + heights.height(place) > y ? place.item : place.item + 1
    }
    if arrangement == .flow { return flow.firstItem(endingBelow: y, &heights) }
    var line = lineNumber(at: y)
    if Double(line) * pitch + heights.standard <= y { line += 1 }
    return line * columns < count ? line * columns : count
  }

  /// The last item that begins above `y`, or -1.
  @inline(never)
  mutating func lastItem(beginningAbove y: Double) -> Int {
    let count = count
    if count == 0 || !(y > 0) { return -1 }
    if arrangement == .rows { return heights.place(atOffset: y.nextDown).item }
    if arrangement == .flow { return flow.lastItem(beginningAbove: y, &heights) }
    let next = (lineNumber(at: y.nextDown) + 1) * columns
    return (next < count ? next : count) - 1
  }

  /// The line that begins at `y` or last before it, or the first.
  private mutating func lineNumber(at y: Double) -> Int {
    let last = (count - 1) / columns
    var line = pitch > 0 ? (y / pitch.asDivisor).wholeNumber(0, last) : (y >= 0 ? last : 0)
    // The quotient may be rounded to the wrong side.
    if line > 0 && Double(line) * pitch > y { line -= 1 }
    if line < last && Double(line + 1) * pitch <= y { line += 1 }
    return line
  }

  // MARK: Frames

  /// Writes the frames of items that are there.
  /// - Parameters:
  ///   - near: the place of the first one, if it is known.
  ///   - top: of the section.
  @inline(never)
  mutating func writeFrames(
    _ first: Int, _ count: Int, near: ItemHeights.Place, top: Double, rightToLeft: Bool, to target: inout FrameTarget
  ) {
    if count == 0 { return }
    let itemsTop = top + self.itemsTop
    switch arrangement {
    case .rows:
      let x = self.x(ofColumn: 0, rightToLeft)
      var near = near
      var place = heights.place(ofItem: first, near: &near)
      for index in 0..<count {
        if index > 0 { heights.advance(&place) }
        let stored = heights.stored(place)
        target.put(
          x, itemsTop + place.top, columnWidth, stored < 0 ? heights.standard : stored, isStandard: stored < 0)
      }
    case .lines:
      for item in first..<first + count {
        let (line, column) = place(inLines: item)
        target.put(
          x(ofColumn: column, rightToLeft), itemsTop + Double(line) * pitch, columnWidth, heights.standard,
          isStandard: true)
      }
    case .flow:
      var walk = flow.walk(&heights, to: first)
      for index in 0..<count {
        if index > 0 { flow.advance(&walk, &heights) }
        target.put(
          x(ofColumn: walk.column, rightToLeft), itemsTop + walk.top, columnWidth, heights.height(walk.place),
          isStandard: heights.stored(walk.place) < 0)
      }
    }
  }

  /// A waterfall's items of no height all fit in its first column.
  private mutating func place(inLines item: Int) -> (line: Int, column: Int) {
    if !(pitch > 0) && settings.layout == .waterfall { return (0, 0) }
    return (item / columns, item % columns)
  }

  @inline(__always)
  mutating func x(ofColumn column: Int, _ rightToLeft: Bool) -> Double {
    let fromStart = Double(column) * (columnWidth + settings.itemSpacing)
    return rightToLeft ? width - settings.insets.right - fromStart - columnWidth : settings.insets.left + fromStart
  }

  /// An item's frame; it must be there.
  mutating func frame(_ item: Int, near: ItemHeights.Place, top: Double, rightToLeft: Bool) -> Rect {
    var frame = Rect(x: 0, y: 0, width: 0, height: 0)
    withUnsafeMutablePointer(to: &frame) { frame in
      var target = FrameTarget(frame)
      writeFrames(item, 1, near: near, top: top, rightToLeft: rightToLeft, to: &target)
    }
    return frame
  }

  /// An item was given no height of its own.
  mutating func isStandard(_ item: Int) -> Bool { heights.stored(heights.place(ofItem: item)) < 0 }

  /// The item at a point, or nil; x from the list's left, y from the first item's top.
  mutating func item(atX x: Double, y: Double, rightToLeft: Bool) -> Int? {
    let share = columnWidth + settings.itemSpacing
    let fromStart = rightToLeft ? width - settings.insets.right - x : x - settings.insets.left
    let guess = share > 0 ? (fromStart / share.asDivisor).wholeNumber(0, columns - 1) : 0
    // The quotient may be rounded to the wrong side.
    for column in (guess > 0 ? guess - 1 : 0)...(guess < columns - 1 ? guess + 1 : guess) {
      let left = self.x(ofColumn: column, rightToLeft)
      if x >= left && x < left + columnWidth { return item(inColumn: column, y: y) }
    }
    return nil
  }

  private mutating func item(inColumn column: Int, y: Double) -> Int? {
    let first = firstItem(endingBelow: y)
    let last = lastItem(beginningAbove: y.nextUp)
    if first > last { return nil }
    if arrangement == .flow { return flow.item(inColumn: column, at: y, from: first, to: last, &heights) }
    return first + column <= last ? first + column : nil
  }
}

/// The memory that frames are written to: one behind the other, or each at the start of a `ListItem`.
struct FrameTarget {
  private var next: UnsafeMutableRawPointer
  private let isItem: Bool

  init(_ frames: UnsafeMutablePointer<Rect>) { (next, isItem) = (UnsafeMutableRawPointer(frames), false) }

  init(_ items: UnsafeMutablePointer<ListItem>) { (next, isItem) = (UnsafeMutableRawPointer(items), true) }

  @inline(__always)
  mutating func put(_ x: Double, _ y: Double, _ width: Double, _ height: Double, isStandard: Bool) {
    let frame = Rect(x: x, y: y, width: width, height: height)
    if isItem {
      let item = next.assumingMemoryBound(to: ListItem.self)
      item.pointee.frame = frame
      item.pointee.flags = isStandard ? ListItem.estimated : 0
      next += MemoryLayout<ListItem>.stride
    } else {
      next.assumingMemoryBound(to: Rect.self).pointee = frame
      next += MemoryLayout<Rect>.stride
    }
  }
}
