/// The heights of a section's items, each with the spacing below it, as one running sum.
///
/// Items lie in leaves of up to 64 heights. Items next to each other that were given no height of their own can be a
/// leaf without memory, a run: a million of them are one entry.
struct ItemHeights: ~Copyable {
  /// Where an item begins, and how it was found. A place is only good until the heights change.
  struct Place {
    /// The leaf, where it begins, and its first item.
    var leaf = MeasuredArray.Place()
    /// The item's index in the leaf, and how far below the leaf's start it begins.
    var local = 0
    var partial = 0.0

    @inline(__always) var item: Int { leaf.firstItem + local }
    @inline(__always) var top: Double { leaf.start + partial }
  }

  var leaves = MeasuredArray()
  /// The height of items that have none of their own.
  var standard: Double
  /// Below every item.
  var spacing: Double

  static var leafCapacity: Int { 64 }
  /// Stands for `standard`.
  static var none: Double { -1 }

  init(standard: Double, spacing: Double) {
    self.standard = standard
    self.spacing = spacing
  }

  deinit {
    for index in 0..<leaves.count { RawMemory.free(block(index)) }
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
  func block(_ leaf: Int) -> UnsafeMutablePointer<Double>? {
    UnsafeMutablePointer(bitPattern: leaves.reference(leaf))
  }

  /// From an item's top to the next one's.
  @inline(__always)
  private func pitch(_ height: Double) -> Double { (height < 0 ? standard : height) + spacing }

  @inline(never)
  func length(_ block: UnsafeMutablePointer<Double>?, _ count: Int) -> Double {
    guard let block else { return Double(count) * pitch(ItemHeights.none) }
    // Four sums side by side are faster than one.
    var (a, b, c, d) = (0.0, 0.0, 0.0, 0.0)
    var index = 0
    while index + 4 <= count {
      a += pitch(block[index])
      b += pitch(block[index + 1])
      c += pitch(block[index + 2])
      d += pitch(block[index + 3])
      index += 4
    }
    while index < count {
      a += pitch(block[index])
      index += 1
    }
    return (a + b) + (c + d)
  }

  /// What all items would come to with another height and spacing.
  @inline(never)
  func totalLength(standard: Double, spacing: Double) -> Double {
    if standard == self.standard && spacing == self.spacing { return leaves.totalLength }
    var total = 0.0
    for leaf in 0..<leaves.count {
      let count = leaves.itemCount(leaf)
      var standards = count
      if let block = block(leaf) {
        standards = 0
        for index in 0..<count { if block[index] < 0 { standards += 1 } else { total += block[index] } }
      }
      total += Double(standards) * standard + Double(count) * spacing
    }
    return total
  }

  /// What `standard` or `spacing` say has changed: measures all leaves anew.
  @inline(never)
  mutating func measureAll() {
    for index in 0..<leaves.count {
      let (block, count) = (block(index), leaves.itemCount(index))
      leaves.set(index, leaves.reference(index), length: length(block, count), items: count)
    }
    leaves.renew(from: 0)
  }

  // MARK: Looking up

  /// The item that begins at `offset` or last before it, the first where none does. There must be one.
  @inline(never)
  func place(atOffset offset: Double) -> Place {
    var place = Place(leaf: leaves.place(atOffset: offset))
    scan(&place, until: offset)
    return place
  }

  /// The same, from a place that was found for an offset not far away.
  @inline(__always)
  func place(atOffset offset: Double, near last: Place) -> Place {
    var place = last
    if offset < place.top {
      if offset < place.leaf.start { return self.place(atOffset: offset) }
      (place.local, place.partial) = (0, 0)
    }
    scan(&place, until: offset)
    if place.local == leaves.itemCount(place.leaf.index) - 1 && place.leaf.index + 1 < leaves.count
      && offset >= place.top + pitch(of: place)
    {
      return self.place(atOffset: offset)
    }
    return place
  }

  /// Where an item begins; there must be one.
  @inline(never)
  func place(ofItem item: Int) -> Place {
    var place = Place(leaf: leaves.place(ofItem: item))
    let local = item - place.leaf.firstItem
    if let block = block(place.leaf.index) {
      for index in 0..<local { place.partial += pitch(block[index]) }
    } else {
      place.partial = Double(local) * pitch(ItemHeights.none)
    }
    place.local = local
    return place
  }

  /// The lengths of items from one on, with the spacing below each.
  @inline(never)
  func length(of number: Int, at item: Int) -> Double {
    let end = item + number == count ? leaves.totalLength : place(ofItem: item + number).top
    return end - place(ofItem: item).top
  }

  /// Goes on within the leaf to the last item that begins at `offset` or before.
  @inline(__always)
  private func scan(_ place: inout Place, until offset: Double) {
    let last = leaves.itemCount(place.leaf.index) - 1
    guard let block = block(place.leaf.index) else { return scanRun(&place, until: offset, last: last) }
    while place.local < last {
      let next = place.partial + pitch(block[place.local])
      if place.leaf.start + next > offset { return }
      place.partial = next
      place.local += 1
    }
  }

  @inline(never)
  private func scanRun(_ place: inout Place, until offset: Double, last: Int) {
    let pitch = pitch(ItemHeights.none)
    var local = pitch > 0 ? ((offset - place.leaf.start) / pitch).wholeNumber(0, last) : last
    // The quotient may be rounded to the wrong side.
    if local > 0 && place.leaf.start + Double(local) * pitch > offset { local -= 1 }
    if local < last && place.leaf.start + Double(local + 1) * pitch <= offset { local += 1 }
    place.local = local
    place.partial = Double(local) * pitch
  }

  @inline(__always)
  private func pitch(of place: Place) -> Double { pitch(stored(place)) }

  /// The height an item was given, or `none`.
  @inline(__always)
  func stored(_ place: Place) -> Double {
    guard let block = block(place.leaf.index) else { return ItemHeights.none }
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
    if place.local + 1 < leaves.itemCount(place.leaf.index) {
      place.local += 1
      place.partial =
        block(place.leaf.index).map { place.partial + pitch($0[place.local - 1]) }
        ?? Double(place.local) * pitch(ItemHeights.none)
    } else if place.leaf.index + 1 < leaves.count {
      place = Place(leaf: leaves.place(ofEntry: place.leaf.index + 1))
    }
  }
}
