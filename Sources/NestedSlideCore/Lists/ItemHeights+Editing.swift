/// Items come, go and change. Below 0 a height is `none`. What needs memory takes it first: without memory, nothing
/// has changed.
extension ItemHeights {
  static func capacity(for count: Int) -> Int {
    // Leaves that were split are half full: what they could hold is only taken as they grow.
    (count + 7) & ~7
  }

  static func makeBlock(for count: Int) -> UnsafeMutablePointer<Double>? {
    RawMemory.allocate(bytes: capacity(for: count) * 8, alignment: 8)?.assumingMemoryBound(to: Double.self)
  }

  /// Into how many leaves so many items are put. New leaves are nearly full: a full one would be split by the next item
  /// that comes.
  static func leaves(for total: Int) -> Int {
    total <= leafCapacity ? 1 : (total + leafFill - 1) / leafFill
  }

  func bits(_ block: UnsafeMutablePointer<Double>?) -> UInt { UInt(bitPattern: block) }

  /// Changes a leaf; its index stays as it is.
  @inline(never)
  mutating func setLeaf(_ index: Int, _ block: UnsafeMutablePointer<Double>?, _ count: Int) {
    setLeaf(leaves.place(ofEntry: index), block, count)
    leaves.renew()
  }

  @inline(never)
  mutating func setLeaf(_ leaf: MeasuredTree.Place, _ block: UnsafeMutablePointer<Double>?, _ count: Int) {
    leaves.set(leaf, bits(block), length: length(block, count), items: count)
  }

  @inline(never)
  private mutating func insertLeaf(_ index: Int, _ block: UnsafeMutablePointer<Double>?, _ count: Int) {
    leaves.insert(bits(block), length: length(block, count), items: count, at: index)
  }

  // MARK: Inserting

  /// Inserts items before `item`, with heights of their own or `none`; nil: none has one. False when there is no
  /// memory.
  mutating func insert(_ number: Int, at item: Int, heights: UnsafePointer<Double>?) -> Bool {
    if number == 0 { return true }
    let isInserted = leaves.count == 0 ? insertLeaves(number, heights, at: 0) : insertInto(number, at: item, heights)
    leaves.trim()
    return isInserted
  }

  @inline(never)
  private mutating func insertInto(_ number: Int, at item: Int, _ heights: UnsafePointer<Double>?) -> Bool {
    var leaf = leaves.place(ofItem: item)
    // At the joint of two leaves the one before takes it if it can.
    if item == leaf.firstItem && item > 0 {
      let before = leaves.place(ofItem: item - 1)
      if takes(before, number, heights) { leaf = before }
    }
    let (local, count) = (item - leaf.firstItem, leaf.itemCount)
    guard let block = ItemHeights.block(leaf) else {
      if heights != nil { return splitRun(leaf, at: local, number, heights) }
      setLeaf(leaf, nil, count + number)
      leaves.renew()
      return true
    }
    if heights == nil && number > ItemHeights.leafCapacity { return splitLeaf(leaf, at: local, run: number) }
    if count + number <= ItemHeights.leafCapacity { return insert(number, heights, into: leaf, block, at: local) }
    return spread(number, heights, over: leaf, block, at: local)
  }

  /// A leaf has room behind its last item, or is a run that grows.
  private func takes(_ leaf: MeasuredTree.Place, _ number: Int, _ heights: UnsafePointer<Double>?) -> Bool {
    if leaf.reference == 0 { return heights == nil }
    return leaf.itemCount + number <= ItemHeights.leafCapacity
  }

  @inline(never)
  private mutating func insert(
    _ number: Int, _ heights: UnsafePointer<Double>?, into leaf: MeasuredTree.Place,
    _ block: UnsafeMutablePointer<Double>, at local: Int
  ) -> Bool {
    let count = leaf.itemCount
    var target = block
    if ItemHeights.capacity(for: count + number) > ItemHeights.capacity(for: count) {
      guard let grown = ItemHeights.makeBlock(for: count + number) else { return false }
      RawMemory.move(block, to: grown, count: local)
      target = grown
    }
    RawMemory.move(block + local, to: target + local + number, count: count - local)
    if target != block { RawMemory.free(block) }
    ItemHeights.fill(target + local, number, heights)
    setLeaf(leaf, target, count + number)
    leaves.renew()
    return true
  }

  @inline(never)
  private static func fill(
    _ target: UnsafeMutablePointer<Double>, _ number: Int, _ heights: UnsafePointer<Double>?
  ) {
    guard let heights else {
      target.initialize(repeating: none, count: number)
      return
    }
    UnsafeMutableRawPointer(target).copyMemory(from: heights, byteCount: number * MemoryLayout<Double>.stride)
  }

  /// Puts a full leaf's items and the new ones into as many leaves as it takes, equally full.
  @inline(never)
  private mutating func spread(
    _ number: Int, _ heights: UnsafePointer<Double>?, over leaf: MeasuredTree.Place,
    _ block: UnsafeMutablePointer<Double>, at local: Int
  ) -> Bool {
    let behind = leaf.itemCount - local
    let done = makeLeaves(local + number + behind, at: leaf.index, insteadOfOne: true) { target, first, count in
      for index in 0..<count {
        let item = first + index
        if item < local {
          target[index] = block[item]
        } else if item < local + number {
          ItemHeights.fill(target + index, 1, heights.map { $0 + (item - local) })
        } else {
          target[index] = block[item - number]
        }
      }
      return ItemHeights.plainSum(target, count).sum
    }
    if done { RawMemory.free(block) }
    return done
  }

  /// New items only, in leaves before the one with an index.
  @inline(never)
  private mutating func insertLeaves(_ number: Int, _ heights: UnsafePointer<Double>?, at leaf: Int) -> Bool {
    guard let heights else {
      guard leaves.reserve(inserting: 1) else { return false }
      insertLeaf(leaf, nil, number)
      leaves.renew()
      return true
    }
    return makeLeaves(number, at: leaf, insteadOfOne: false) { target, first, count in
      ItemHeights.copy(heights + first, to: target, count)
    }
  }

  /// Makes leaves for `total` items before a leaf, or instead of it, then equally full; its memory is the caller's.
  /// False when there is no memory for them.
  /// - Parameter fill: answers what the heights come to as they are.
  @inline(never)
  private mutating func makeLeaves(
    _ total: Int, at leaf: Int, insteadOfOne: Bool,
    _ fill: (_ target: UnsafeMutablePointer<Double>, _ first: Int, _ count: Int) -> Double
  ) -> Bool {
    let number = ItemHeights.leaves(for: total)
    guard leaves.reserve(inserting: number),
      let blocks = ItemHeights.makeBlocks(number, for: total, equally: insteadOfOne)
    else { return false }
    var first = 0
    for index in 0..<number {
      let count = ItemHeights.share(index, of: number, total, equally: insteadOfOne)
      let block = blocks[index]
      let length = length(block, count, sum: fill(block, first, count))
      if insteadOfOne && index == 0 {
        leaves.set(leaves.place(ofEntry: leaf), bits(block), length: length, items: count)
        leaves.renew()
      } else {
        leaves.insert(bits(block), length: length, items: count, at: leaf + index)
      }
      first += count
    }
    RawMemory.free(blocks)
    leaves.renew()
    return true
  }

  /// How many of `total` items a leaf gets: of those not filled equally the last gets the rest.
  private static func share(_ index: Int, of number: Int, _ total: Int, equally: Bool) -> Int {
    if equally || number == 1 { return total / number + (index < total % number ? 1 : 0) }
    return index < number - 1 ? leafFill : total - index * leafFill
  }

  /// Memory for leaves, all or none.
  @inline(never)
  private static func makeBlocks(
    _ number: Int, for total: Int, equally: Bool
  ) -> UnsafeMutablePointer<UnsafeMutablePointer<Double>>? {
    guard let blocks = RawMemory.allocate(UnsafeMutablePointer<Double>.self, count: number) else { return nil }
    for index in 0..<number {
      guard let block = makeBlock(for: share(index, of: number, total, equally: equally)) else {
        for made in 0..<index { RawMemory.free(blocks[made]) }
        RawMemory.free(blocks)
        return nil
      }
      (blocks + index).initialize(to: block)
    }
    return blocks
  }

  /// Items with heights of their own within a run.
  @inline(never)
  private mutating func splitRun(
    _ leaf: MeasuredTree.Place, at local: Int, _ number: Int, _ heights: UnsafePointer<Double>?
  ) -> Bool {
    let behind = leaf.itemCount - local
    let room = ItemHeights.leaves(for: number)
    let next = local == 0 ? leaf.index : leaf.index + 1
    guard leaves.reserve(inserting: room + 1), insertLeaves(number, heights, at: next) else { return false }
    if local == 0 || behind == 0 { return true }
    insertLeaf(next + room, nil, behind)
    leaves.renew()
    setLeaf(leaf.index, nil, local)
    return true
  }

  /// A run within a leaf.
  @inline(never)
  private mutating func splitLeaf(_ leaf: MeasuredTree.Place, at local: Int, run number: Int) -> Bool {
    let (index, behind) = (leaf.index, leaf.itemCount - local)
    if local == 0 || behind == 0 { return insertLeaves(number, nil, at: local == 0 ? index : index + 1) }
    guard leaves.reserve(inserting: 2), let rest = ItemHeights.makeBlock(for: behind),
      let block = ItemHeights.block(leaf)
    else { return false }
    RawMemory.move(block + local, to: rest, count: behind)
    setLeaf(index, block, local)
    insertLeaf(index + 1, nil, number)
    insertLeaf(index + 2, rest, behind)
    leaves.renew()
    return true
  }

  // MARK: Setting

  /// Gives items heights of their own, or `none`. False when there is no memory for them.
  /// - Parameters:
  ///   - leaf: the leaf of the first one.
  ///   - change: how much longer all become by that.
  mutating func set(
    _ number: Int, at item: Int, in leaf: MeasuredTree.Place, heights: UnsafePointer<Double>, change: Double
  ) -> Bool {
    let end = item + number - leaf.firstItem
    if let block = ItemHeights.block(leaf), end <= leaf.itemCount {
      ItemHeights.fill(block + (end - number), number, heights)
      remeasure(leaf, change: change, isLong: number > 4)
      return true
    }
    let isSet = setAcross(number, at: item, heights: heights)
    leaves.trim()
    return isSet
  }

  /// Gives an item with room for a height of its own another one, or `none`.
  @inline(__always)
  mutating func set(
    _ height: Double, _ target: UnsafeMutablePointer<Double>, in leaf: MeasuredTree.Place, change: Double
  ) {
    target.pointee = height
    remeasure(leaf, change: change, isLong: false)
  }

  /// To add up a leaf anew costs more than all else. A sum of ordinary heights loses less than a billionth of a point.
  @inline(__always)
  private mutating func remeasure(_ leaf: MeasuredTree.Place, change: Double, isLong: Bool) {
    var sum = leaf.length + change
    if isLong || !(sum >= 0) || sum + abs(change) > 1e6 { sum = length(ItemHeights.block(leaf), leaf.itemCount) }
    leaves.measure(leaf, length: sum)
  }

  @inline(never)
  private mutating func setAcross(_ number: Int, at item: Int, heights: UnsafePointer<Double>) -> Bool {
    guard carveRuns(number, at: item) else { return false }
    var done = 0
    while done < number {
      let leaf = leaves.place(ofItem: item + done)
      let (count, local) = (leaf.itemCount, item + done - leaf.firstItem)
      let here = count - local < number - done ? count - local : number - done
      let block = ItemHeights.block(leaf)
      if let block { ItemHeights.fill(block + local, here, heights + done) }
      setLeaf(leaf, block, count)
      done += here
    }
    leaves.renew()
    return true
  }

  /// Gives all items of a range room for heights of their own; no height has changed by that.
  private mutating func carveRuns(_ number: Int, at item: Int) -> Bool {
    var next = item
    while next < item + number {
      let place = leaves.place(ofItem: next)
      let count = place.itemCount
      if place.reference == 0 {
        // Whole leaves, so that what is measured next has room already.
        let last = item + number - place.firstItem
        let low = (next - place.firstItem) & ~(ItemHeights.leafCapacity - 1)
        let high = (last + ItemHeights.leafCapacity - 1) & ~(ItemHeights.leafCapacity - 1)
        guard carve(place, low, high < count ? high : count) else { return false }
      }
      next = place.firstItem + count
    }
    return true
  }

  @inline(never)
  private mutating func carve(_ leaf: MeasuredTree.Place, _ low: Int, _ high: Int) -> Bool {
    let (index, behind) = (leaf.index, leaf.itemCount - high)
    let room = ItemHeights.leaves(for: high - low)
    guard leaves.reserve(inserting: room + 2) else { return false }
    let made = makeLeaves(high - low, at: index, insteadOfOne: true) { target, _, count in
      ItemHeights.fill(target, count, nil)
      return ItemHeights.none
    }
    if !made { return false }
    if behind > 0 { insertLeaf(index + room, nil, behind) }
    if low > 0 { insertLeaf(index, nil, low) }
    leaves.renew()
    return true
  }
}
