/// Items come, go and change. Below 0 a height is `none`. What needs memory takes it first: where there is none, nothing has changed.
extension ItemHeights {
  private static func capacity(for count: Int) -> Int {
    // Leaves that were split are half full: what they could hold is only taken as they grow.
    (count + 7) & ~7
  }

  private static func makeBlock(for count: Int) -> UnsafeMutablePointer<Double>? {
    RawMemory.allocate(Double.self, count: capacity(for: count))
  }

  private func bits(_ block: UnsafeMutablePointer<Double>?) -> UInt { UInt(bitPattern: block) }

  @inline(never)
  private mutating func setLeaf(_ index: Int, _ block: UnsafeMutablePointer<Double>?, _ count: Int) {
    leaves.set(index, bits(block), length: length(block, count), items: count)
  }

  @inline(never)
  private mutating func measureLeaf(_ index: Int, _ count: Int) {
    leaves.measure(index, length: length(block(index), count), items: count)
  }

  // MARK: Inserting

  /// Inserts items before `item`, with heights of their own or `none`; nil: none has one. False when there is no memory.
  mutating func insert(_ number: Int, at item: Int, heights: UnsafePointer<Double>?) -> Bool {
    if number == 0 { return true }
    if leaves.count == 0 { return insertLeaves(number, heights, at: 0, dropping: 0) }
    var place = leaves.place(ofItem: item)
    // At the joint of two leaves the one before takes it where it can.
    if item == place.firstItem && place.index > 0 && takes(place.index - 1, number, heights) {
      place = leaves.place(ofEntry: place.index - 1)
    }
    let (leaf, local) = (place.index, item - place.firstItem)
    let count = leaves.itemCount(leaf)
    guard let block = block(leaf) else {
      if heights == nil {
        measureLeaf(leaf, count + number)
        return true
      }
      return splitRun(leaf, at: local, number, heights)
    }
    if heights == nil && number > ItemHeights.leafCapacity { return splitLeaf(leaf, at: local, run: number) }
    if count + number <= ItemHeights.leafCapacity { return insert(number, heights, into: leaf, block, at: local) }
    return spread(number, heights, over: leaf, block, at: local)
  }

  /// A leaf has room behind its last item, or is a run that grows.
  private func takes(_ leaf: Int, _ number: Int, _ heights: UnsafePointer<Double>?) -> Bool {
    if leaves.reference(leaf) == 0 { return heights == nil }
    return leaves.itemCount(leaf) + number <= ItemHeights.leafCapacity
  }

  @inline(never)
  private mutating func insert(
    _ number: Int, _ heights: UnsafePointer<Double>?, into leaf: Int, _ block: UnsafeMutablePointer<Double>,
    at local: Int
  ) -> Bool {
    let count = leaves.itemCount(leaf)
    var target = block
    if ItemHeights.capacity(for: count + number) > ItemHeights.capacity(for: count) {
      guard let grown = ItemHeights.makeBlock(for: count + number) else { return false }
      RawMemory.move(block, to: grown, count: local)
      target = grown
    }
    RawMemory.move(block + local, to: target + local + number, count: count - local)
    if target != block {
      RawMemory.free(block)
      leaves.set(leaf, bits(target), length: 0, items: count)
    }
    ItemHeights.fill(target + local, number, heights)
    measureLeaf(leaf, count + number)
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
    _ number: Int, _ heights: UnsafePointer<Double>?, over leaf: Int, _ block: UnsafeMutablePointer<Double>,
    at local: Int
  ) -> Bool {
    let behind = leaves.itemCount(leaf) - local
    let done = makeLeaves(local + number + behind, at: leaf, dropping: 1) { target, first, count in
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
    }
    if done { RawMemory.free(block) }
    return done
  }

  /// New items only, in the place of `dropped` leaves.
  @inline(never)
  private mutating func insertLeaves(
    _ number: Int, _ heights: UnsafePointer<Double>?, at leaf: Int, dropping dropped: Int
  ) -> Bool {
    guard let heights else {
      guard leaves.reserve(leaves.count + 1 - dropped) else { return false }
      leaves.replace(leaf..<leaf + dropped, with: 1)
      setLeaf(leaf, nil, number)
      leaves.renew(from: leaf)
      return true
    }
    return makeLeaves(number, at: leaf, dropping: dropped) { target, first, count in
      ItemHeights.fill(target, count, heights + first)
    }
  }

  /// Makes leaves for `total` items, equally full, in the place of `dropped` leaves whose memory is the caller's. False
  /// when there is no memory for them.
  @inline(never)
  private mutating func makeLeaves(
    _ total: Int, at leaf: Int, dropping dropped: Int,
    _ fill: (_ target: UnsafeMutablePointer<Double>, _ first: Int, _ count: Int) -> Void
  ) -> Bool {
    let number = (total + ItemHeights.leafCapacity - 1) / ItemHeights.leafCapacity
    guard leaves.reserve(leaves.count + number - dropped),
      let blocks = ItemHeights.makeBlocks(number, for: (total + number - 1) / number)
    else { return false }
    leaves.replace(leaf..<leaf + dropped, with: number)
    var first = 0
    for index in 0..<number {
      let count = total / number + (index < total % number ? 1 : 0)
      fill(blocks[index], first, count)
      setLeaf(leaf + index, blocks[index], count)
      first += count
    }
    RawMemory.free(blocks)
    leaves.renew(from: leaf)
    return true
  }

  /// Memory for leaves, all or none.
  @inline(never)
  private static func makeBlocks(
    _ number: Int, for count: Int
  ) -> UnsafeMutablePointer<UnsafeMutablePointer<Double>>? {
    guard let blocks = RawMemory.allocate(UnsafeMutablePointer<Double>.self, count: number) else { return nil }
    for index in 0..<number {
      guard let block = makeBlock(for: count) else {
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
    _ leaf: Int, at local: Int, _ number: Int, _ heights: UnsafePointer<Double>?
  ) -> Bool {
    let behind = leaves.itemCount(leaf) - local
    let room = (number + ItemHeights.leafCapacity - 1) / ItemHeights.leafCapacity
    let next = local == 0 ? leaf : leaf + 1
    guard leaves.reserve(leaves.count + room + 1), insertLeaves(number, heights, at: next, dropping: 0) else {
      return false
    }
    if local == 0 || behind == 0 { return true }
    leaves.replace(next + room..<next + room, with: 1)
    setLeaf(leaf, nil, local)
    setLeaf(next + room, nil, behind)
    leaves.renew(from: leaf)
    return true
  }

  /// A run within a leaf.
  @inline(never)
  private mutating func splitLeaf(_ leaf: Int, at local: Int, run number: Int) -> Bool {
    let behind = leaves.itemCount(leaf) - local
    if local == 0 || behind == 0 {
      return insertLeaves(number, nil, at: local == 0 ? leaf : leaf + 1, dropping: 0)
    }
    guard leaves.reserve(leaves.count + 2), let rest = ItemHeights.makeBlock(for: behind),
      let block = block(leaf)
    else { return false }
    RawMemory.move(block + local, to: rest, count: behind)
    leaves.replace(leaf + 1..<leaf + 1, with: 2)
    setLeaf(leaf, block, local)
    setLeaf(leaf + 1, nil, number)
    setLeaf(leaf + 2, rest, behind)
    leaves.renew(from: leaf)
    return true
  }

  // MARK: Removing

  @inline(never)
  mutating func remove(_ number: Int, at item: Int) {
    if number == 0 { return }
    let (first, last) = (leaves.place(ofItem: item), leaves.place(ofItem: item + number - 1))
    let kept = item - first.firstItem
    let after = item + number - last.firstItem
    let behind = leaves.itemCount(last.index) - after
    if first.index == last.index {
      if let block = block(first.index) { RawMemory.move(block + after, to: block + kept, count: behind) }
      if kept + behind == 0 { return drop(first.index..<first.index + 1) }
      measureLeaf(first.index, kept + behind)
    } else {
      if kept > 0 { setLeaf(first.index, block(first.index), kept) }
      if behind > 0 {
        if let block = block(last.index) { RawMemory.move(block + after, to: block, count: behind) }
        setLeaf(last.index, block(last.index), behind)
      }
      drop((kept > 0 ? first.index + 1 : first.index)..<(behind > 0 ? last.index : last.index + 1))
    }
    if first.index < leaves.count { mergeLeaf(first.index) }
  }

  @inline(never)
  private mutating func drop(_ range: Range<Int>) {
    for leaf in range { RawMemory.free(block(leaf)) }
    leaves.replace(range, with: 0)
    leaves.renew(from: range.lowerBound > 0 ? range.lowerBound - 1 : 0)
  }

  /// Joins a leaf with a neighbour where both are far from full, so that leaves stay at least a quarter full on average.
  private mutating func mergeLeaf(_ leaf: Int) {
    if leaf > 0 { join(leaf - 1) }
    if leaf + 1 < leaves.count { join(leaf) }
  }

  @inline(never)
  private mutating func join(_ leaf: Int) {
    if leaf + 1 >= leaves.count { return }
    let (count, next) = (leaves.itemCount(leaf), leaves.itemCount(leaf + 1))
    switch (block(leaf), block(leaf + 1)) {
    case (nil, nil): break
    case (let first?, let second?):
      let total = count + next
      if total > ItemHeights.leafCapacity / 2 { return }
      if ItemHeights.capacity(for: total) > ItemHeights.capacity(for: count) {
        // Without memory they stay as they are.
        guard let grown = ItemHeights.makeBlock(for: total) else { return }
        RawMemory.move(first, to: grown, count: count)
        RawMemory.free(first)
        leaves.set(leaf, bits(grown), length: 0, items: count)
        RawMemory.move(second, to: grown + count, count: next)
      } else {
        RawMemory.move(second, to: first + count, count: next)
      }
      RawMemory.free(second)
    default: return
    }
    leaves.replace(leaf + 1..<leaf + 2, with: 0)
    setLeaf(leaf, block(leaf), count + next)
    leaves.renew(from: leaf)
  }

  // MARK: Setting

  /// Gives items heights of their own, or `none`. False when there is no memory for them.
  /// - Parameters:
  ///   - leaf: where the first one is.
  ///   - change: how much longer all become by that.
  mutating func set(
    _ number: Int, at item: Int, in leaf: MeasuredArray.Place, heights: UnsafePointer<Double>, change: Double
  ) -> Bool {
    let end = item + number - leaf.firstItem
    if let block = block(leaf.index), end <= leaves.itemCount(leaf.index) {
      ItemHeights.fill(block + (end - number), number, heights)
      // To add up a leaf anew costs more than all else. A sum of ordinary heights loses less than a billionth of a point.
      var sum = leaves.length(leaf.index) + change
      if number > 4 || !(sum >= 0) || sum + abs(change) > 1e6 { sum = length(block, leaves.itemCount(leaf.index)) }
      leaves.measure(leaf.index, length: sum)
      return true
    }
    return setAcross(number, at: item, heights: heights)
  }

  @inline(never)
  private mutating func setAcross(_ number: Int, at item: Int, heights: UnsafePointer<Double>) -> Bool {
    guard carveRuns(number, at: item) else { return false }
    let first = leaves.place(ofItem: item)
    var (leaf, local, done) = (first.index, item - first.firstItem, 0)
    while done < number {
      let count = leaves.itemCount(leaf)
      let here = count - local < number - done ? count - local : number - done
      if let block = block(leaf) { ItemHeights.fill(block + local, here, heights + done) }
      setLeaf(leaf, block(leaf), count)
      done += here
      leaf += 1
      local = 0
    }
    leaves.renew(from: first.index)
    return true
  }

  /// Gives all items of a range room for heights of their own; no height has changed by that.
  private mutating func carveRuns(_ number: Int, at item: Int) -> Bool {
    var next = item
    while next < item + number {
      let place = leaves.place(ofItem: next)
      let count = leaves.itemCount(place.index)
      if leaves.reference(place.index) == 0 {
        // Whole leaves, so that what is measured next has room already.
        let last = item + number - place.firstItem
        let low = (next - place.firstItem) & ~(ItemHeights.leafCapacity - 1)
        let high = (last + ItemHeights.leafCapacity - 1) & ~(ItemHeights.leafCapacity - 1)
        guard carve(place.index, low, high < count ? high : count) else { return false }
      }
      next = place.firstItem + count
    }
    return true
  }

  @inline(never)
  private mutating func carve(_ leaf: Int, _ low: Int, _ high: Int) -> Bool {
    let behind = leaves.itemCount(leaf) - high
    let room = (high - low + ItemHeights.leafCapacity - 1) / ItemHeights.leafCapacity
    guard leaves.reserve(leaves.count + room + 2) else { return false }
    let made = makeLeaves(high - low, at: leaf, dropping: 1) { target, _, count in
      ItemHeights.fill(target, count, nil)
    }
    if !made { return false }
    if behind > 0 {
      leaves.replace(leaf + room..<leaf + room, with: 1)
      setLeaf(leaf + room, nil, behind)
    }
    if low > 0 {
      leaves.replace(leaf..<leaf, with: 1)
      setLeaf(leaf, nil, low)
    }
    leaves.renew(from: leaf)
    return true
  }
}
