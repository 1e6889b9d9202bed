/// Where the items of a waterfall, or of a grid with lines of different heights, are: each depends on all before it. At
/// every so many items it keeps where the columns end, so that any item is found by going on from there.
struct Flow: ~Copyable {
  /// Goes from item to item.
  struct Walk {
    var place: ItemHeights.Place
    /// Of the item that was put last.
    var column = 0
    var top = 0.0
  }

  private(set) var columns = 1
  private var isGrid = false
  private var spacing = 0.0
  /// First the columns' ends during a walk, then those at every mark. A column without items ends a spacing above the
  /// first item's top, so that the next one in any column begins a spacing below its end.
  private var ends: UnsafeMutablePointer<Double>?
  private var room = 0
  /// The items at which marks are: multiples of this.
  private var interval = 64
  /// The marks that are known, from the one at item 0 on.
  private var marks = 0
  /// From the first item's top to the lowest bottom, once all are laid out.
  private(set) var extent = 0.0

  init() {}

  deinit { RawMemory.free(ends) }

  /// A whole number of lines, and few more marks than items in a thousand.
  private static func interval(columns: Int) -> Int {
    let least = columns < 16 ? 64 : 4 * columns
    return (least + columns - 1) / columns * columns
  }

  /// Makes room for the marks of so many items; false, and nothing changed, when there is no memory for them.
  @inline(never)
  mutating func reserve(items: Int, columns: Int) -> Bool {
    let needed = (items / Flow.interval(columns: columns) + 2) * columns
    if needed <= room { return true }
    let grown = room > 0 && needed < room + room / 2 ? room + room / 2 : needed
    guard let memory = RawMemory.allocate(Double.self, count: grown) else { return false }
    if let ends { RawMemory.move(ends, to: memory, count: room) }
    RawMemory.free(ends)
    ends = memory
    room = grown
    return true
  }

  /// Nothing needs it any more.
  mutating func clear() {
    RawMemory.free(ends)
    (ends, room, marks) = (nil, 0, 0)
  }

  // MARK: Laying out

  /// Lays out all items from one on, the first that is not where it was; there must be room for them.
  @inline(never)
  mutating func layOut(
    _ heights: inout ItemHeights, from item: Int, columns: Int, isGrid: Bool
  ) {
    guard let ends else { return }
    if columns != self.columns || isGrid != self.isGrid || heights.spacing != spacing { marks = 0 }
    (self.columns, self.isGrid, spacing) = (columns, isGrid, heights.spacing)
    interval = Flow.interval(columns: columns)
    let known = item / interval + 1
    if marks > known { marks = known }
    if marks == 0 {
      for column in 0..<columns { mark(0)[column] = -spacing }
      marks = 1
    }
    let count = heights.count
    var next = (marks - 1) * interval
    if next > count {
      marks = count / interval + 1
      next = (marks - 1) * interval
    }
    RawMemory.move(mark(marks - 1), to: ends, count: columns)
    if next < count {
      var place = heights.place(ofItem: next)
      while next < count {
        _ = put(next, heights.height(place), ends)
        heights.advance(&place)
        next += 1
        if next % interval == 0 {
          RawMemory.move(ends, to: mark(marks), count: columns)
          marks += 1
        }
      }
    }
    let end = Flow.lowest(ends, columns)
    extent = end > 0 ? end : 0
  }

  private func mark(_ index: Int) -> UnsafeMutablePointer<Double> {
    ends.unsafelyUnwrapped + columns * (index + 1)
  }

  /// Puts an item where it goes: its column and top.
  @inline(never)
  private func put(_ item: Int, _ height: Double, _ ends: UnsafeMutablePointer<Double>) -> (column: Int, top: Double) {
    if isGrid {
      let column = item % columns
      if column == 0 {
        let top = nextTop(ends)
        for column in 0..<columns { ends[column] = top }
      }
      // The last column still ends at the line's top.
      let top = ends[columns - 1]
      ends[column] = top + height
      return (column, top)
    }
    let column = highest(ends)
    let top = ends[column] + spacing
    ends[column] = top + height
    return (column, top)
  }

  /// The column that ends highest up, of several the first.
  @inline(__always)
  private func highest(_ ends: UnsafeMutablePointer<Double>) -> Int {
    var found = 0
    for column in 1..<(columns > 1 ? columns : 1) where ends[column] < ends[found] { found = column }
    return found
  }

  @inline(never)
  private static func lowest(_ ends: UnsafeMutablePointer<Double>, _ columns: Int) -> Double {
    var lowest = ends[0]
    for column in 1..<(columns > 1 ? columns : 1) where ends[column] > lowest { lowest = ends[column] }
    return lowest
  }

  /// The top of the item that is put next, at a grid's beginning of a line.
  @inline(__always)
  private func nextTop(_ ends: UnsafeMutablePointer<Double>) -> Double {
    (isGrid ? Flow.lowest(ends, columns) : ends[highest(ends)]) + spacing
  }

  // MARK: Looking up

  /// Begins to walk at an item; there must be one.
  @inline(never)
  func walk(_ heights: inout ItemHeights, to item: Int) -> Walk {
    let ends = ends.unsafelyUnwrapped
    let index = item / interval
    RawMemory.move(mark(index), to: ends, count: columns)
    var walk = Walk(place: heights.place(ofItem: index * interval))
    while true {
      (walk.column, walk.top) = put(walk.place.item, heights.height(walk.place), ends)
      if walk.place.item == item { return walk }
      heights.advance(&walk.place)
    }
  }

  /// Goes on to the next item; there must be one.
  @inline(never)
  func advance(_ walk: inout Walk, _ heights: inout ItemHeights) {
    heights.advance(&walk.place)
    (walk.column, walk.top) = put(walk.place.item, heights.height(walk.place), ends.unsafelyUnwrapped)
  }

  /// The first item that ends below `y`, their number where none does.
  @inline(never)
  func firstItem(endingBelow y: Double, _ heights: inout ItemHeights) -> Int {
    let count = heights.count
    if count == 0 { return 0 }
    let last = lastMark { Flow.lowest($0, columns) <= y }
    if last * interval >= count { return count }
    var walk = walk(&heights, to: last * interval)
    while walk.top + heights.height(walk.place) <= y {
      if walk.place.item + 1 == count { return count }
      advance(&walk, &heights)
    }
    return walk.place.item
  }

  /// The last item that begins above `y`, -1 where none does.
  @inline(never)
  func lastItem(beginningAbove y: Double, _ heights: inout ItemHeights) -> Int {
    let count = heights.count
    if count == 0 || !(y > 0) { return -1 }
    var last = lastMark { nextTop($0) < y }
    if last * interval >= count { last -= 1 }
    var walk = walk(&heights, to: last * interval)
    while walk.place.item + 1 < count {
      let item = walk.place.item
      advance(&walk, &heights)
      if walk.top >= y { return item }
    }
    return walk.place.item
  }

  /// The item of a column at `y`, of those from `first` to `last`; nil where there is none.
  func item(
    inColumn column: Int, at y: Double, from first: Int, to last: Int, _ heights: inout ItemHeights
  ) -> Int? {
    var walk = walk(&heights, to: first)
    while true {
      let item = walk.place.item
      if walk.column == column && walk.top <= y && y < walk.top + heights.height(walk.place) { return item }
      if item == last { return nil }
      advance(&walk, &heights)
    }
  }

  /// The last mark with a property that all before it have; the first has it or is taken all the same.
  @inline(never)
  private func lastMark(_ has: (UnsafeMutablePointer<Double>) -> Bool) -> Int {
    var (low, high) = (0, marks)
    while high - low > 1 {
      let middle = (low + high) / 2
      if has(mark(middle)) { low = middle } else { high = middle }
    }
    return low
  }
}
