/// Items go. Leaves that become small join their neighbours, which needs no memory.
extension ItemHeights {
  @inline(never)
  mutating func remove(_ number: Int, at item: Int) {
    if number == 0 { return }
    let (first, last) = (leaves.place(ofItem: item), leaves.place(ofItem: item + number - 1))
    let kept = item - first.firstItem
    let after = item + number - last.firstItem
    let behind = last.itemCount - after
    if first.index == last.index {
      if let block = ItemHeights.block(first) { RawMemory.move(block + after, to: block + kept, count: behind) }
      if kept + behind == 0 { return drop(first.index..<first.index + 1) }
      setLeaf(first.index, ItemHeights.block(first), kept + behind)
    } else {
      if kept > 0 { setLeaf(first.index, ItemHeights.block(first), kept) }
      if behind > 0 {
        if let block = ItemHeights.block(last) { RawMemory.move(block + after, to: block, count: behind) }
        setLeaf(last.index, ItemHeights.block(last), behind)
      }
      drop((kept > 0 ? first.index + 1 : first.index)..<(behind > 0 ? last.index : last.index + 1))
    }
    if first.index < leaves.count { mergeLeaf(first.index) }
  }

  @inline(never)
  private mutating func drop(_ range: Range<Int>) {
    for index in range { RawMemory.free(ItemHeights.block(leaves.place(ofEntry: index))) }
    leaves.remove(range)
  }

  /// Joins a leaf with a neighbour if both are far from full, so that leaves stay at least a quarter full on average.
  private mutating func mergeLeaf(_ leaf: Int) {
    if leaf > 0 { join(leaf - 1) }
    if leaf + 1 < leaves.count { join(leaf) }
  }

  @inline(never)
  private mutating func join(_ leaf: Int) {
    if leaf + 1 >= leaves.count { return }
    let (place, nextPlace) = (leaves.place(ofEntry: leaf), leaves.place(ofEntry: leaf + 1))
    let (count, next) = (place.itemCount, nextPlace.itemCount)
    var joined = ItemHeights.block(place)
    switch (joined, ItemHeights.block(nextPlace)) {
    case (nil, nil): break
    case (let first?, let second?):
      let total = count + next
      if total > ItemHeights.leafCapacity / 2 { return }
      if ItemHeights.capacity(for: total) > ItemHeights.capacity(for: count) {
        // Without memory they stay as they are.
        guard let grown = ItemHeights.makeBlock(for: total) else { return }
        RawMemory.move(first, to: grown, count: count)
        RawMemory.free(first)
        joined = grown
        RawMemory.move(second, to: grown + count, count: next)
      } else {
        RawMemory.move(second, to: first + count, count: next)
      }
      RawMemory.free(second)
    default: return
    }
    setLeaf(place, joined, count + next)
    leaves.remove(leaf + 1..<leaf + 2)
  }
}
