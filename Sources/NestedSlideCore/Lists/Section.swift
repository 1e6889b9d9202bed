/// A section of a list: its settings, its items' heights, and where they are. Offsets are points from the first item's
/// top, unless said otherwise.
struct Section: ~Copyable {
  var settings: SectionSettings
  var heights: ItemHeights
  var flow = Flow()
  /// Of the list.
  private(set) var width: Double
  private(set) var columns = 1
  private(set) var columnWidth = 0.0
  /// How the items are found.
  private(set) var arrangement = Arrangement.rows

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
    (columns, columnWidth) = settings.columns(in: width)
  }

  var count: Int { heights.count }

  /// From the section's top to the first item's.
  var itemsTop: Double { settings.headerHeight + settings.insets.top }

  var itemsExtent: Double {
    switch arrangement {
    case .rows: return heights.extent
    case .flow: return flow.extent
    case .lines:
      let lines = (count + columns - 1) / columns
      return lines == 0 ? 0 : Double(lines) * pitch - settings.lineSpacing
    }
  }

  /// From the header's top to the footer's bottom.
  var extent: Double { itemsTop + itemsExtent + settings.insets.bottom + settings.footerHeight }

  /// How high the section would be if all its items lay one below the other: it is never higher.
  var greatestExtent: Double { settings.around + heights.leaves.totalLength }

  /// The same with other settings.
  func greatestExtent(with settings: SectionSettings) -> Double {
    settings.around + heights.totalLength(standard: settings.itemHeight, spacing: settings.lineSpacing)
  }

  /// From a line's top to the next one's, where all are of one height.
  private var pitch: Double { settings.itemHeight + settings.lineSpacing }

  // MARK: Laying out

  private func arrangement(for settings: SectionSettings, allStandard: Bool) -> Arrangement {
    if settings.layout == .list { return .rows }
    return allStandard ? .lines : .flow
  }

  /// Makes room for a layout of so many items, some with heights of their own or none; false, and nothing changed, when
  /// there is no memory for it.
  mutating func reserve(items: Int, settings: SectionSettings, width: Double, allStandard: Bool) -> Bool {
    if arrangement(for: settings, allStandard: allStandard) != .flow { return true }
    return flow.reserve(items: items, columns: settings.columns(in: width).number)
  }

  /// Lays out the items from one on, the first that has changed.
  mutating func layOut(from item: Int) {
    arrangement = arrangement(for: settings, allStandard: heights.areAllStandard)
    if arrangement == .flow {
      flow.layOut(heights, from: item, columns: columns, isGrid: settings.layout == .grid)
    } else {
      flow.clear()
    }
  }

  /// Puts settings and a width in force; there must be room for them.
  mutating func adopt(_ settings: SectionSettings, width: Double) {
    let heightsChange = settings.itemHeight != heights.standard || settings.lineSpacing != heights.spacing
    (self.settings, self.width) = (settings, width)
    (columns, columnWidth) = settings.columns(in: width)
    if heightsChange {
      (heights.standard, heights.spacing) = (settings.itemHeight, settings.lineSpacing)
      heights.measureAll()
    }
    layOut(from: 0)
  }

  // MARK: Looking up

  /// The first item that ends below `y`, their number where none does.
  func firstItem(endingBelow y: Double, near cursor: inout ItemHeights.Place?) -> Int {
    let count = count
    if count == 0 { return 0 }
    switch arrangement {
    case .rows:
      let place = place(atOffset: y, near: &cursor)
      return place.top + heights.height(place) > y ? place.item : place.item + 1
    case .flow: return flow.firstItem(endingBelow: y, heights)
    case .lines:
      var line = lineNumber(at: y)
      if Double(line) * pitch + settings.itemHeight <= y { line += 1 }
      return line * columns < count ? line * columns : count
    }
  }

  /// The last item that begins above `y`, -1 where none does.
  func lastItem(beginningAbove y: Double, near cursor: inout ItemHeights.Place?) -> Int {
    let count = count
    if count == 0 || !(y > 0) { return -1 }
    switch arrangement {
    case .rows: return place(atOffset: y.nextDown, near: &cursor).item
    case .flow: return flow.lastItem(beginningAbove: y, heights)
    case .lines:
      let next = (lineNumber(at: y.nextDown) + 1) * columns
      return (next < count ? next : count) - 1
    }
  }

  private func place(atOffset y: Double, near cursor: inout ItemHeights.Place?) -> ItemHeights.Place {
    let place = cursor.map { heights.place(atOffset: y, near: $0) } ?? heights.place(atOffset: y)
    cursor = place
    return place
  }

  /// The line that begins at `y` or last before it, the first where none does.
  private func lineNumber(at y: Double) -> Int {
    let last = (count - 1) / columns
    var line = pitch > 0 ? (y / pitch).wholeNumber(0, last) : (y >= 0 ? last : 0)
    // The quotient may be rounded to the wrong side.
    if line > 0 && Double(line) * pitch > y { line -= 1 }
    if line < last && Double(line + 1) * pitch <= y { line += 1 }
    return line
  }

  // MARK: Frames

  /// Goes from item to item.
  struct Walk {
    fileprivate var place = ItemHeights.Place()
    fileprivate var flow: Flow.Walk?
    fileprivate(set) var item: Int
  }

  /// Begins at an item; there must be one.
  func walk(to item: Int) -> Walk {
    switch arrangement {
    case .rows: return Walk(place: heights.place(ofItem: item), item: item)
    case .lines: return Walk(item: item)
    case .flow: return Walk(flow: flow.walk(heights, to: item), item: item)
    }
  }

  /// Begins at an item of which the place is known.
  func walk(to item: Int, from cursor: ItemHeights.Place?) -> Walk {
    if arrangement == .rows, let cursor, cursor.item == item { return Walk(place: cursor, item: item) }
    return walk(to: item)
  }

  /// Goes on to the next item; there must be one.
  func advance(_ walk: inout Walk) {
    walk.item += 1
    switch arrangement {
    case .rows: heights.advance(&walk.place)
    case .lines: break
    case .flow:
      guard var onward = walk.flow else { return }
      flow.advance(&onward, heights)
      walk.flow = onward
    }
  }

  /// Where an item is in its section, x from the list's left.
  func frame(_ walk: Walk, rightToLeft: Bool) -> Rect {
    var (column, top, height) = (0, 0.0, settings.itemHeight)
    switch arrangement {
    case .rows: (top, height) = (walk.place.top, heights.height(walk.place))
    case .lines: (column, top) = (walk.item % columns, Double(walk.item / columns) * pitch)
    case .flow:
      if let walk = walk.flow { (column, top, height) = (walk.column, walk.top, heights.height(walk.place)) }
    }
    let fromStart = Double(column) * (columnWidth + settings.itemSpacing)
    let x = rightToLeft ? width - settings.insets.right - fromStart - columnWidth : settings.insets.left + fromStart
    return Rect(x: x, y: itemsTop + top, width: columnWidth, height: height)
  }

  /// An item was given no height of its own.
  func isStandard(_ walk: Walk) -> Bool {
    switch arrangement {
    case .rows: heights.stored(walk.place) < 0
    case .lines: true
    case .flow: walk.flow.map { heights.stored($0.place) < 0 } ?? true
    }
  }
}
