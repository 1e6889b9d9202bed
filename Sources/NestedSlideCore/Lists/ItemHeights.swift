/// The heights of a section's items, each with the spacing below it, as one running sum.
///
/// Items lie in leaves of up to 64 heights. Items next to each other that were given no height of their own can be a
/// leaf without memory, a run: a million of them are one entry. The leaves are the entries of a tree of sums.
struct ItemHeights: ~Copyable {
  /// Where an item begins, and how it was found. A place is only good until the heights change.
  struct Place: BitwiseCopyable {
    /// The leaf, where it begins, and its first item.
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
  /// Stands for `standard`: NSLIDE_AUTO. A sum with one in it is below 0.
  static var none: Double { -1.0e300 }

  init(standard: Double, spacing: Double) {
    self.standard = standard
    self.spacing = spacing
  }

  deinit {
    leaves.visit { RawMemory.free(ItemHeights.block($0)) }
  }

  var count: Int { leaves.totalItems }

  /// From the first item's top to the last one's bottom.
  var extent: Double {
    let total = leaves.totalLength
    return total > spacing ? total - spacing : 0
  }

  /// No item has a height of its own, and none has memory.
  var areAllStandard: Bool { leaves.count == 0 || leaves.count == 1 && leaves.reference(0) == 0 }

  // MARK: Leaves

  /// A leaf's heights, nil for a run.
  @inline(__always)
  static func block(_ leaf: MeasuredTree.Place) -> UnsafeMutablePointer<Double>? {
    UnsafeMutablePointer(bitPattern: leaf.reference)
  }

  @inline(__always)
  private func isLast(_ leaf: MeasuredTree.Place) -> Bool { leaf.firstItem + leaf.itemCount == count }

  /// From an item's top to the next one's.
  @inline(__always)
  private func pitch(_ height: Double) -> Double { (height < 0 ? standard : height) + spacing }

  @inline(never)
  func length(_ block: UnsafeMutablePointer<Double>?, _ count: Int) -> Double {
    guard let block else { return Double(count) * pitch(ItemHeights.none) }
    return ItemHeights.sum(block, count, standard: standard) + Double(count) * spacing
  }

  /// The sum of heights, with `standard` for those that are `none`.
  @_optimize(speed) @inline(never)
  static func sum(_ heights: UnsafePointer<Double>, _ count: Int, standard: Double) -> Double {
    // Four sums side by side are faster than one, and mostly there is nothing to put in place of anything.
    var (a, b, c, d) = (0.0, 0.0, 0.0, 0.0)
    var index = 0
    while index &+ 4 <= count {
      a += heights[index]
      b += heights[index &+ 1]
      c += heights[index &+ 2]
      d += heights[index &+ 3]
      index &+= 4
    }
    while index < count {
      a += heights[index]
      index &+= 1
    }
    let sum = (a + b) + (c + d)
    return sum >= 0 ? sum : sumWithNone(heights, count, standard: standard)
  }

  @inline(never)
  private static func sumWithNone(_ heights: UnsafePointer<Double>, _ count: Int, standard: Double) -> Double {
    var sum = 0.0
    for index in 0..<count { sum += heights[index] < 0 ? standard : heights[index] }
    return sum
  }

  /// What all items would come to with another height and spacing.
  @inline(never)
  func totalLength(standard: Double, spacing: Double) -> Double {
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

  /// Brings a place to the item that begins at `offset` or last before it, the first where none does. There must be one.
  @inline(__always)
  func seek(_ place: inout Place, _ offset: Double) {
    if offset >= place.leaf.start && offset < place.leaf.start + place.leaf.length {
      // From the leaf's first again: what is taken off a sum does not leave the sum that was there before.
      if offset < place.top { (place.local, place.partial) = (0, 0) }
      if scan(&place, until: offset, isNear: true) { return }
    }
    seekAnew(&place, offset)
  }

  @inline(never)
  private func seekAnew(_ place: inout Place, _ offset: Double) { place = self.place(atOffset: offset) }

  /// The item that begins at `offset` or last before it, the first where none does. There must be one.
  @_optimize(speed) @inline(never)
  func place(atOffset offset: Double) -> Place {
    var place = Place(leaf: leaves.place(atOffset: offset))
    _ = scan(&place, until: offset, isNear: false)
    return place
  }

  /// Goes on within the leaf to the last item that begins at `offset` or before. False where that may be in another.
  @_optimize(speed) @inline(__always)
  private func scan(_ place: inout Place, until offset: Double, isNear: Bool) -> Bool {
    let count = place.leaf.itemCount
    guard let block = ItemHeights.block(place.leaf) else { return scanRun(&place, until: offset, count: count) }
    var (local, partial) = (place.local, place.partial)
    // In the next frame it is mostly one of the next few.
    let near = !isNear ? local : (local &+ 3 < count ? local &+ 3 : count)
    while local < near {
      let next = partial + pitch(block[local])
      if place.leaf.start + next > offset {
        (place.local, place.partial) = (local, partial)
        return true
      }
      place.partial = partial
      partial = next
      local &+= 1
    }
    // Eight at a time, as long as all of them are passed and have heights of their own.
    let spacingOfEight = 8 * spacing
    while local &+ 8 < count {
      let next = block + local
      let sum = ((next[0] + next[2]) + (next[4] + next[6])) + ((next[1] + next[3]) + (next[5] + next[7]))
      if !(sum >= 0) || place.leaf.start + (partial + (sum + spacingOfEight)) > offset { break }
      partial += sum + spacingOfEight
      local &+= 8
    }
    while local < count {
      let next = partial + pitch(block[local])
      if place.leaf.start + next > offset {
        (place.local, place.partial) = (local, partial)
        return true
      }
      place.partial = partial
      partial = next
      local &+= 1
    }
    place.local = count - 1
    return isLast(place.leaf)
  }

  @inline(never)
  private func scanRun(_ place: inout Place, until offset: Double, count: Int) -> Bool {
    let pitch = pitch(ItemHeights.none)
    let way = offset - place.leaf.start
    var local = pitch > 0 ? (way / pitch.asDivisor).wholeNumber(0, count - 1) : (way >= 0 ? count - 1 : 0)
    // The quotient may be rounded to the wrong side.
    if local > 0 && place.leaf.start + Double(local) * pitch > offset { local -= 1 }
    if local + 1 < count && place.leaf.start + Double(local + 1) * pitch <= offset { local += 1 }
    place.local = local
    place.partial = Double(local) * pitch
    return local + 1 < count || place.leaf.start + Double(count) * pitch > offset
      || isLast(place.leaf)
  }

  /// Where an item begins; there must be one.
  @_optimize(speed) @inline(never)
  func place(ofItem item: Int) -> Place {
    var place = Place(leaf: leaves.place(ofItem: item))
    place.local = item - place.leaf.firstItem
    place.partial = length(ItemHeights.block(place.leaf), place.local)
    return place
  }

  /// Heights from `first` to before `end` have changed, and nothing else: a place in what is behind moves.
  @inline(never)
  func renew(_ place: inout Place, first: Int, end: Int) {
    if place.isUnknown || place.item < first { return }
    if place.leaf.firstItem >= end {
      place.leaf = leaves.place(ofItem: place.leaf.firstItem)
    } else {
      place = self.place(ofItem: place.item)
    }
  }

  /// The lengths of items from one on, with the spacing below each.
  /// - Parameter leaf: where the first one is.
  func length(of number: Int, at item: Int, in leaf: MeasuredTree.Place) -> Double {
    let local = item - leaf.firstItem
    if local + number <= leaf.itemCount {
      return length(ItemHeights.block(leaf).map { $0 + local }, number)
    }
    return (item + number == count ? leaves.totalLength : place(ofItem: item + number).top) - place(ofItem: item).top
  }

  /// The height an item was given, or `none`.
  @inline(__always)
  func stored(_ place: Place) -> Double {
    guard let block = ItemHeights.block(place.leaf) else { return ItemHeights.none }
    return block[place.local]
  }

  @inline(__always)
  func height(_ place: Place) -> Double {
    let stored = stored(place)
    return stored < 0 ? standard : stored
  }

  /// Goes on to the next item; nothing happens at the last.
  @inline(__always)
  func advance(_ place: inout Place) {
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
