/// Where the items of a waterfall, or of a grid with lines of different heights, are: each depends on all before it.
///
/// At every so many items there is a mark. It keeps the ends of the columns, counted from the highest of these ends,
/// and the marks' own places are sums of the way from each to the next:
///
///     mark 0 ── items ── mark 1 ── items ── mark 2 ── …          place of mark 2 = way 0 + way 1
///
/// Any item is found by going on from the mark before it. When items change, those behind are laid out again from the
/// mark before the first of them, but only to the first mark at which the columns end as before: from there on only the
/// way has changed, which is one number. In a grid that is the next mark, as lines begin at marks and have nothing of
/// those before.
struct Flow: ~Copyable {
  /// Goes from item to item.
  struct Walk {
    var place: ItemHeights.Place
    /// Of the item that was put last.
    var column = 0
    var top = 0.0
    /// The place of the mark before it.
    fileprivate var base = 0.0
  }

  private(set) var columns = 1
  private var isGrid = false
  private var spacing = 0.0
  /// While walking: in a waterfall the ends of the columns, and then the columns in a heap, the one that ends highest
  /// up first; in a grid the line's top and its lowest bottom. After that the marks, of `stride` numbers each. All
  /// places are counted from a mark's. A column without items ends a spacing above the first item's top, so that the
  /// next one in any column begins a spacing below its end.
  private var ends: UnsafeMutablePointer<Double>?
  private var room = 0
  /// From each mark to the next.
  private var ways = PrefixSums()
  /// The items at which marks are: multiples of this.
  private var interval = 64
  /// The marks that are known, from the one at item 0 on.
  private var marks = 0
  /// From the first item's top to the lowest bottom, once all are laid out.
  private(set) var extent = 0.0
  /// The lower edge of the lowest item behind the last mark.
  private var tail = 0.0

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
    let marks = items / Flow.interval(columns: columns) + 2
    if !ways.reserve(marks) { return false }
    let needed = 2 * columns + marks * (columns + 1)
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
    ways.clear()
    (ends, room, marks) = (nil, 0, 0)
  }

  // MARK: Laying out

  /// Lays out all items from one on, the first whose place has changed; there must be room for them.
  /// - Parameter end: the items from there on are as many and as high as before.
  @inline(never)
  mutating func layOut(
    _ heights: inout ItemHeights, from item: Int, to end: Int, columns: Int, isGrid: Bool
  ) {
    guard let ends else { return }
    if columns != self.columns || isGrid != self.isGrid || heights.spacing != spacing { marks = 0 }
    (self.columns, self.isGrid, spacing) = (columns, isGrid, heights.spacing)
    interval = Flow.interval(columns: columns)
    if marks == 0 {
      if !isGrid { mark(0).initialize(repeating: 0, count: stride) }
      marks = 1
    }
    let count = heights.count
    var index = item / interval
    if index >= marks { index = marks - 1 }
    if index > count / interval { index = count / interval }
    load(index)
    var next = index * interval
    if next < count {
      var place = heights.place(ofItem: next)
      while next < count {
        _ = put(next, heights.height(place), ends)
        heights.advance(&place)
        next += 1
        if next % interval != 0 { continue }
        ways.set(index, leaveMark())
        index += 1
        if index < marks && next >= end && endsAsBefore(index) {
          index = marks - 1
          break
        }
        store(index)
      }
    }
    if next >= count {
      marks = index + 1
      tail = lowest
    }
    let bottom = place(ofMark: index) + tail
    extent = bottom > 0 ? bottom : 0
  }

  // MARK: Marks

  /// A grid's lines begin at marks, with nothing of the lines before.
  private var stride: Int { isGrid ? 0 : columns + 1 }

  /// The ends of the columns, and then the lowest of these.
  private func mark(_ index: Int) -> UnsafeMutablePointer<Double> {
    ends.unsafelyUnwrapped + (2 * columns + stride * index)
  }

  private func place(ofMark index: Int) -> Double { ways.start(of: index) - spacing }

  /// Begins to walk at a mark.
  @inline(never)
  private func load(_ index: Int) {
    let ends = ends.unsafelyUnwrapped
    if isGrid {
      ends[0] = 0
      ends[1] = 0
      return
    }
    RawMemory.move(mark(index), to: ends, count: columns)
    for column in 0..<columns { order[column] = column }
    var parent = columns / 2
    while parent > 0 {
      parent -= 1
      sink(parent)
    }
  }

  /// The walk has come to the next mark: counts from there, and answers how far that is.
  private func leaveMark() -> Double {
    let ends = ends.unsafelyUnwrapped
    if isGrid {
      let way = ends[1]
      ends[0] = 0
      ends[1] = 0
      return way
    }
    let way = ends[order[0]]
    for column in 0..<columns { ends[column] -= way }
    return way
  }

  private func endsAsBefore(_ index: Int) -> Bool {
    if isGrid { return true }
    let (ends, mark) = (ends.unsafelyUnwrapped, mark(index))
    for column in 0..<columns where ends[column] != mark[column] { return false }
    return true
  }

  private func store(_ index: Int) {
    if isGrid { return }
    RawMemory.move(ends.unsafelyUnwrapped, to: mark(index), count: columns)
    mark(index)[columns] = lowest
  }

  /// The end of the lowest column, during a walk.
  private var lowest: Double {
    let ends = ends.unsafelyUnwrapped
    if isGrid { return ends[1] }
    var lowest = ends[0]
    for column in 1..<(columns > 1 ? columns : 1) where ends[column] > lowest { lowest = ends[column] }
    return lowest
  }

  // MARK: Items

  /// Puts an item at its place: its column and top.
  @inline(never)
  private func put(_ item: Int, _ height: Double, _ ends: UnsafeMutablePointer<Double>) -> (column: Int, top: Double) {
    if isGrid {
      let column = item % columns
      if column == 0 {
        ends[0] = ends[1] + spacing
        ends[1] = ends[0]
      }
      let bottom = ends[0] + height
      if bottom > ends[1] { ends[1] = bottom }
      return (column, ends[0])
    }
    let column = order[0]
    let top = ends[column] + spacing
    ends[column] = top + height
    sink(0)
    return (column, top)
  }

  private var order: UnsafeMutablePointer<Int> {
    UnsafeMutableRawPointer(ends.unsafelyUnwrapped + columns).assumingMemoryBound(to: Int.self)
  }

  /// The column that ends highest up comes first in the heap, of several the first.
  private func isBefore(_ column: Int, _ other: Int) -> Bool {
    let ends = ends.unsafelyUnwrapped
    return ends[column] < ends[other] || ends[column] == ends[other] && column < other
  }

  /// Moves a column down to its place in the heap.
  @inline(never)
  private func sink(_ start: Int) {
    let order = order
    let moved = order[start]
    var parent = start
    while true {
      var child = 2 * parent + 1
      if child >= columns { break }
      if child + 1 < columns && isBefore(order[child + 1], order[child]) { child += 1 }
      if !isBefore(order[child], moved) { break }
      order[parent] = order[child]
      parent = child
    }
    order[parent] = moved
  }

  // MARK: Looking up

  /// Begins to walk at an item; there must be one.
  @inline(never)
  func walk(_ heights: inout ItemHeights, to item: Int) -> Walk {
    let first = item / interval * interval
    var walk = Walk(place: heights.place(ofItem: first))
    step(&walk, &heights)
    while walk.place.item != item { advance(&walk, &heights) }
    return walk
  }

  /// Goes on to the next item; there must be one.
  @inline(never)
  func advance(_ walk: inout Walk, _ heights: inout ItemHeights) {
    heights.advance(&walk.place)
    step(&walk, &heights)
  }

  /// An item's place is counted from the mark before it, wherever the walk has begun.
  private func step(_ walk: inout Walk, _ heights: inout ItemHeights) {
    let item = walk.place.item
    if item % interval == 0 {
      load(item / interval)
      walk.base = place(ofMark: item / interval)
    }
    (walk.column, walk.top) = put(item, heights.height(walk.place), ends.unsafelyUnwrapped)
    walk.top += walk.base
  }

  /// The first item that ends below `y`, or their number.
  @inline(never)
  func firstItem(endingBelow y: Double, _ heights: inout ItemHeights) -> Int {
    let count = heights.count
    if count == 0 { return 0 }
    let last = ways.last(below: marks) { $1 - spacing + (isGrid ? 0 : mark($0)[columns]) <= y }.index
    if last * interval >= count { return count }
    var walk = walk(&heights, to: last * interval)
    while walk.top + heights.height(walk.place) <= y {
      if walk.place.item + 1 == count { return count }
      advance(&walk, &heights)
    }
    return walk.place.item
  }

  /// The last item that begins above `y`, or -1.
  @inline(never)
  func lastItem(beginningAbove y: Double, _ heights: inout ItemHeights) -> Int {
    let count = heights.count
    if count == 0 || !(y > 0) { return -1 }
    var last = ways.last(below: marks) { $1 < y }.index
    if last * interval >= count { last -= 1 }
    var walk = walk(&heights, to: last * interval)
    while walk.place.item + 1 < count {
      let item = walk.place.item
      advance(&walk, &heights)
      if walk.top >= y { return item }
    }
    return walk.place.item
  }

  /// The item of a column at `y`, of those from `first` to `last`, or nil.
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
}
