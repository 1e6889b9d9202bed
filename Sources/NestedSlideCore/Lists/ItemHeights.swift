/// The heights of a section's items, each with the spacing below it, as one running sum.
///
/// Items lie in leaves of up to 64 heights. Items next to each other that were given no height of their own can be a
/// leaf without memory, a run: a million of them are one entry. The leaves are the entries of a tree of sums.
struct ItemHeights: ~Copyable {
  /// The start of an item, and how it was found. A place is only good until the heights change.
  struct Place: BitwiseCopyable {
    /// The leaf, its start, and its first item.
    var leaf = MeasuredTree.Place()
    /// The item's index in the leaf, and how far below the leaf's start it begins.
    var local = 0
    var partial = 0.0

    /// No place yet: it begins beyond every offset.
    static var unknown: Place { Place(leaf: MeasuredTree.Place(start: .infinity)) }

    @inline(__always) var isUnknown: Bool { leaf.start == .infinity }

    @inline(__always) var item: Int { leaf.firstItem + local }
    @inline(__always) var top: Double { leaf.start + partial }
  }

  var leaves = MeasuredTree()
  /// The height of items that have none of their own.
  var standard: Double
  /// Below every item.
  var spacing: Double

  static var leafCapacity: Int { 64 }
  static var leafFill: Int { 61 }
  /// Stands for `standard`: NSLIDE_AUTO. A sum with one in it is below 0.
  static var none: Double { -1.0e300 }

  init(standard: Double, spacing: Double) {
    self.standard = standard
    self.spacing = spacing
  }

  deinit {
    leaves.visit { RawMemory.free(ItemHeights.block($0)) }
  }

  var count: Int { mutating get { leaves.totalItems } }

  /// From the first item's top to the last one's bottom.
  var extent: Double {
    mutating get {
      let total = leaves.totalLength
      return total > spacing ? total - spacing : 0
    }
  }

  /// No item has a height of its own, and none has memory.
  var areAllStandard: Bool {
    mutating get { leaves.count == 0 || leaves.count == 1 && leaves.reference(0) == 0 }
  }

  // MARK: Leaves

  /// A leaf's heights, nil for a run.
  @inline(__always)
  static func block(_ leaf: MeasuredTree.Place) -> UnsafeMutablePointer<Double>? {
    UnsafeMutablePointer(bitPattern: leaf.reference)
  }

  @inline(__always)
  private mutating func isLast(_ leaf: MeasuredTree.Place) -> Bool { leaf.firstItem + leaf.itemCount == count }

  /// From an item's top to the next one's.
  @inline(__always)
  private mutating func pitch(_ height: Double) -> Double { (height < 0 ? standard : height) + spacing }

  @inline(never)
  mutating func length(_ block: UnsafeMutablePointer<Double>?, _ count: Int) -> Double {
    guard let block else { return Double(count) * pitch(ItemHeights.none) }
    return ItemHeights.sum(block, count, standard: standard) + Double(count) * spacing
  }

  /// The same of a leaf whose heights come to `sum` as they are.
  @inline(__always)
  mutating func length(_ block: UnsafeMutablePointer<Double>, _ count: Int, sum: Double) -> Double {
    (sum >= 0 ? sum : ItemHeights.sumWithNone(block, count, standard: standard)) + Double(count) * spacing
  }

  /// The sum of heights, with `standard` for those that are `none`.
  @_optimize(speed) @inline(never)
  static func sum(_ heights: UnsafePointer<Double>, _ count: Int, standard: Double) -> Double {
    // Mostly there is nothing to put in place of anything.
    let sum = plainSum(heights, count).sum
    return sum >= 0 ? sum : sumWithNone(heights, count, standard: standard)
  }

  /// The sum of heights as they are, and whether none of them is below 0.
  @_optimize(speed) @inline(__always)
  static func plainSum(_ heights: UnsafePointer<Double>, _ count: Int) -> (sum: Double, isPositive: Bool) {
    // Two words of signs: with one of them the compiler shuffles more than it adds.
    var (even, odd) = (SIMD2<UInt64>(), SIMD2<UInt64>())
    let sum = addUp(heights, count) { two, index in
      if index & 2 == 0 {
        even |= unsafeBitCast(two, to: SIMD2.self)
      } else {
        odd |= unsafeBitCast(two, to: SIMD2.self)
      }
    }
    return (sum, Int64(bitPattern: even[0] | even[1] | odd[0] | odd[1]) >= 0)
  }

  /// Copies heights to a new leaf, and answers their sum as they are.
  @_optimize(speed) @inline(never)
  static func copy(_ heights: UnsafePointer<Double>, to leaf: UnsafeMutablePointer<Double>, _ count: Int) -> Double {
    // Behind the last one of an odd number a 0 is written: leaves have room for multiples of 8.
    addUp(heights, count) { two, index in
      UnsafeMutableRawPointer(leaf + index).storeBytes(of: two, as: SIMD2<Double>.self)
    }
  }

  /// Adds up heights as they are, and shows them two by two, the last ones with a 0 each. Four sums side by side are
  /// faster than one.
  @inline(__always)
  private static func addUp(
    _ heights: UnsafePointer<Double>, _ count: Int, _ see: (_ two: SIMD2<Double>, _ index: Int) -> Void
  ) -> Double {
    let memory = UnsafeRawPointer(heights)
    var (even, odd) = (SIMD2<Double>(), SIMD2<Double>())
    var index = 0
    @inline(__always)
    func take(_ sum: inout SIMD2<Double>, at index: Int) {
      let two = (memory + index * 8).loadUnaligned(as: SIMD2<Double>.self)
      sum += two
      see(two, index)
    }
    while index &+ 8 <= count {
      take(&even, at: index)
      take(&odd, at: index &+ 2)
      take(&even, at: index &+ 4)
      take(&odd, at: index &+ 6)
      index &+= 8
    }
    while index < count {
      let height = heights[index]
      even[0] += height
      see(SIMD2(height, 0), index)
      index &+= 1
    }
    return (even[0] + even[1]) + (odd[0] + odd[1])
  }

  @inline(never)
  static func sumWithNone(_ heights: UnsafePointer<Double>, _ count: Int, standard: Double) -> Double {
    var sum = 0.0
    for index in 0..<count { sum += heights[index] < 0 ? standard : heights[index] }
    return sum
  }

  /// What all items would come to with another height and spacing.
  @inline(never)
  mutating func totalLength(standard: Double, spacing: Double) -> Double {
    if standard == self.standard && spacing == self.spacing { return leaves.totalLength }
    var total = 0.0
    leaves.visit { leaf in
      let count = leaf.itemCount
      total +=
        ItemHeights.block(leaf).map { ItemHeights.sum($0, count, standard: standard) } ?? Double(count) * standard
      total += Double(count) * spacing
    }
    return total
  }

  /// What `standard` or `spacing` say has changed: measures all leaves anew.
  @inline(never)
  mutating func measureAll() {
    let (standard, spacing) = (standard, spacing)
    leaves.measureAll { leaf in
      let count = leaf.itemCount
      let heights =
        ItemHeights.block(leaf).map { ItemHeights.sum($0, count, standard: standard) } ?? Double(count) * standard
      return heights + Double(count) * spacing
    }
  }

  // MARK: Looking up

  /// Brings a place to the item that begins at `offset` or last before it, or the first. There must be
  /// one.
  /// - Parameter hint: a place that may be near, from which it continues if the first is far away.
  @_optimize(speed) @inline(never)
  mutating func seek(_ place: UnsafeMutablePointer<Place>, _ offset: Double, hint: UnsafeMutablePointer<Place>) {
    if seekNear(place, offset) { return }
    seekFar(place, offset, hint: hint)
  }

  /// The same if that is one of the next few items in the leaf, as it mostly is from one frame to the next. Else false,
  /// and nothing changed.
  @_optimize(speed) @inline(__always)
  mutating func seekNear(_ place: UnsafeMutablePointer<Place>, _ offset: Double) -> Bool {
    let start = place.pointee.leaf.start
    var (local, partial) = (place.pointee.local, place.pointee.partial)
    // Not if the place is unknown: then nothing is beyond its start.
    if offset >= start + partial {
      guard let block = ItemHeights.block(place.pointee.leaf) else { return false }
      let (count, few) = (place.pointee.leaf.itemCount, local &+ ItemHeights.near)
      let end = few < count ? few : count
      while local < end {
        let next = partial + pitch(block[local])
        if start + next > offset {
          (place.pointee.local, place.pointee.partial) = (local, partial)
          return true
        }
        partial = next
        local &+= 1
      }
    }
    return false
  }

  /// So many items are passed one by one. More than a fast fling passes in a frame.
  private static var near: Int { 4 }

  /// The same for an item that is somewhere else.
  /// - Parameter hint: a place that may be near, from which it continues.
  @_optimize(speed) @inline(never)
  mutating func seekFar(
    _ place: UnsafeMutablePointer<Place>, _ offset: Double, hint: UnsafeMutablePointer<Place>
  ) {
    // In the leaf of the hint, or in the next one.
    if !hint.pointee.isUnknown && offset >= hint.pointee.leaf.start {
      place.pointee = hint.pointee
      if offset < place.pointee.top { (place.pointee.local, place.pointee.partial) = (0, 0) }
      var rest = 2
      repeat {
        if offset < place.pointee.leaf.start + place.pointee.leaf.length {
          if scan(place, until: offset) { return }
          break
        }
        (place.pointee.local, place.pointee.partial) = (0, 0)
        rest &-= 1
      } while rest > 0 && place.pointee.leaf.advance()
    }
    find(place, offset)
  }

  /// Brings a place to the item that begins at `offset` or last before it, wherever the place was.
  @inline(__always)
  mutating func find(_ place: UnsafeMutablePointer<Place>, _ offset: Double) {
    place.pointee = Place(leaf: leaves.place(atOffset: offset))
    _ = scan(place, until: offset)
  }

  /// The item that begins at `offset` or last before it, or the first. There must be one.
  @_optimize(speed) @inline(never)
  mutating func place(atOffset offset: Double) -> Place {
    var place = Place.unknown
    find(&place, offset)
    return place
  }

  /// Goes on within the leaf to the last item that begins at `offset` or before. False if that may be in another.
  @_optimize(speed) @inline(never)
  private mutating func scan(_ place: UnsafeMutablePointer<Place>, until offset: Double) -> Bool {
    let count = place.pointee.leaf.itemCount
    guard let block = ItemHeights.block(place.pointee.leaf) else { return scanRun(place, until: offset, count: count) }
    let start = place.pointee.leaf.start
    var (local, partial) = (place.pointee.local, place.pointee.partial)
    // Eight at a time, as long as all of them are passed and have heights of their own.
    if spacing == 0 {
      while local &+ 8 < count {
        let next = ItemHeights.addEight(block + local, to: partial)
        if !(next >= 0) || start + next > offset { break }
        partial = next
        local &+= 8
      }
    }
    var isFound = false
    while true {
      let next = partial + pitch(block[local])
      isFound = start + next > offset
      if isFound || local &+ 1 == count { break }
      partial = next
      local &+= 1
    }
    (place.pointee.local, place.pointee.partial) = (local, partial)
    return isFound || isLast(place.pointee.leaf)
  }

  @inline(never)
  private mutating func scanRun(
    _ place: UnsafeMutablePointer<Place>, until offset: Double, count: Int
  ) -> Bool {
    let pitch = pitch(ItemHeights.none)
    let way = offset - place.pointee.leaf.start
    var local = pitch > 0 ? (way / pitch.asDivisor).wholeNumber(0, count - 1) : (way >= 0 ? count - 1 : 0)
    // The quotient may be rounded to the wrong side.
    if local > 0 && place.pointee.leaf.start + Double(local) * pitch > offset { local -= 1 }
    if local + 1 < count && place.pointee.leaf.start + Double(local + 1) * pitch <= offset { local += 1 }
    place.pointee.local = local
    place.pointee.partial = Double(local) * pitch
    return local + 1 < count || place.pointee.leaf.start + Double(count) * pitch > offset
      || isLast(place.pointee.leaf)
  }

  /// The start of an item; there must be one.
  @_optimize(speed) @inline(never)
  mutating func place(ofItem item: Int) -> Place {
    var place = Place(leaf: leaves.place(ofItem: item))
    place.local = item - place.leaf.firstItem
    place.partial = top(ItemHeights.block(place.leaf), place.local)
    return place
  }

  /// How far below its leaf's start an item begins: added up one by one, as all do who come from the item above it, so
  /// that it begins at the same place however it was found.
  @_optimize(speed) @inline(never)
  mutating func top(_ block: UnsafeMutablePointer<Double>?, _ local: Int) -> Double {
    guard let block else { return Double(local) * pitch(ItemHeights.none) }
    var (index, top) = (0, 0.0)
    if spacing == 0 {
      while index &+ 8 <= local {
        let next = ItemHeights.addEight(block + index, to: top)
        if !(next >= 0) { break }
        top = next
        index &+= 8
      }
    }
    while index < local {
      top += pitch(block[index])
      index &+= 1
    }
    return top
  }

  /// Adds eight heights, one by one. Below 0 if one of them is `none`.
  @inline(__always)
  private static func addEight(_ heights: UnsafeMutablePointer<Double>, to sum: Double) -> Double {
    var sum = sum
    for index in 0..<8 { sum += heights[index] }
    return sum
  }

  /// The same, if another place may be that already.
  @inline(__always)
  mutating func place(ofItem item: Int, near: UnsafeMutablePointer<Place>) -> Place {
    !near.pointee.isUnknown && near.pointee.item == item ? near.pointee : place(ofItem: item)
  }

  /// The lengths of items from one on, with the spacing below each.
  /// - Parameter leaf: the leaf of the first one.
  mutating func length(of number: Int, at item: Int, in leaf: MeasuredTree.Place) -> Double {
    let local = item - leaf.firstItem
    if local + number <= leaf.itemCount {
      return length(ItemHeights.block(leaf).map { $0 + local }, number)
    }
    return (item + number == count ? leaves.totalLength : place(ofItem: item + number).top) - place(ofItem: item).top
  }

  /// The height an item was given, or `none`.
  @inline(__always)
  mutating func stored(_ place: Place) -> Double {
    guard let block = ItemHeights.block(place.leaf) else { return ItemHeights.none }
    return block[place.local]
  }

  @inline(__always)
  mutating func height(_ place: Place) -> Double {
    let stored = stored(place)
    return stored < 0 ? standard : stored
  }

  /// Goes on to the next item; nothing happens at the last.
  @inline(__always)
  mutating func advance(_ place: inout Place) {
    if place.local + 1 < place.leaf.itemCount {
      if let block = ItemHeights.block(place.leaf) {
        place.partial += pitch(block[place.local])
        place.local += 1
      } else {
        place.local += 1
        place.partial = Double(place.local) * pitch(ItemHeights.none)
      }
    } else if place.item + 1 < count {
      place = Place(leaf: leaves.place(ofItem: place.item + 1))
    }
  }
}
