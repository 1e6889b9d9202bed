/// Entries come and go. A node that is full is split; one that has few children left joins its neighbour.
extension MeasuredTree {
  // MARK: Memory

  /// Makes sure that so many entries, one behind the other, can be inserted; false, and nothing changed, when there is
  /// no memory for them.
  @inline(never)
  mutating func reserve(inserting number: Int) -> Bool {
    // Half a node or more is filled before it is split, on each level.
    var (needed, children) = (0, number)
    for _ in 0..<height {
      children = children == 1 ? 1 : children / 8 + 2
      needed += children
    }
    if height > 0 { children += 1 }
    while children > 1 || needed == 0 {
      children = (children + 15) / 16
      needed += children
    }
    while spareCount < needed {
      guard let block = RawMemory.allocate(bytes: MeasuredTree.bytesOfNode, alignment: 8) else {
        trim()
        return false
      }
      let node = block.bindMemory(to: NodeBody.self, capacity: 1)
      node.initialize(to: NodeBody(parent: nil, slot: 0, count: 0))
      release(node)
    }
    return true
  }

  /// Gives back nodes that were reserved and not needed, but for those of the next insert.
  @inline(__always)
  mutating func trim() {
    while spareCount > MeasuredTree.mostSpares { RawMemory.free(takeSpare()) }
  }

  private mutating func release(_ node: Node) {
    node.pointee.parent = spares
    spares = node
    spareCount += 1
  }

  /// An empty node; one must have been reserved.
  @inline(never)
  mutating func takeSpare() -> Node {
    let node = spares.unsafelyUnwrapped
    spares = node.pointee.parent
    spareCount -= 1
    node.pointee.parent = nil
    (node.pointee.slot, node.pointee.count) = (0, 0)
    MeasuredTree.clear(node, from: 0)
    return node
  }

  private static func clear(_ node: Node, from slot: Int) {
    (node.lengths + slot).update(repeating: 0, count: fanOut - slot)
    (node.tallies + slot).update(repeating: 0, count: fanOut - slot)
    addUp(node)
  }

  // MARK: Coming and going

  /// Inserts an entry; it must have been reserved. Sums are right once `renew` was called.
  @inline(never)
  mutating func insert(_ reference: UInt, length: Double, items: Int, at index: Int) {
    var (node, slot) = (latest.node, latest.slot + 1)
    if node == nil || latest.index + 1 != index {
      renew()
      if root == nil {
        root = takeSpare()
        height = 1
      }
      // At the end behind the last one.
      let place = place(ofPresentEntry: index < count ? index : index - 1)
      (node, slot) = (place.node, index < count || count == 0 ? place.slot : place.slot + 1)
    }
    let tally: UInt64 = 1 << 32 | UInt64(items)
    latest = insert(reference, length, tally, isNode: false, node.unsafelyUnwrapped, slot)
    latest.tally = UInt64(index) << 32
  }

  /// Inserts a child of a node, which is split when it is full. Answers its place.
  @inline(never)
  private mutating func insert(
    _ reference: UInt, _ length: Double, _ tally: UInt64, isNode: Bool, _ place: Node, _ index: Int
  ) -> Place {
    var (node, slot) = (place, index)
    if node.pointee.count == MeasuredTree.fanOut {
      // What grows at its end leaves full nodes behind.
      let kept = slot == MeasuredTree.fanOut ? slot : MeasuredTree.fanOut / 2
      let behind = split(node, at: kept, areNodes: isNode)
      if slot > kept || slot == MeasuredTree.fanOut { (node, slot) = (behind, slot - kept) }
    }
    if pending != node {
      if let pending { renew(above: pending) }
      pending = node
    }
    let moved = Int(node.pointee.count) - slot
    if moved > 0 {
      RawMemory.move(node.lengths + slot, to: node.lengths + slot + 1, count: moved)
      RawMemory.move(node.tallies + slot, to: node.tallies + slot + 1, count: moved)
      RawMemory.move(node.references + slot, to: node.references + slot + 1, count: moved)
    }
    node.lengths[slot] = length
    node.tallies[slot] = tally
    node.references[slot] = reference
    node.pointee.count += 1
    MeasuredTree.addUp(node, slot, Int(node.pointee.count))
    if isNode { MeasuredTree.number(node, from: slot) }
    return Place(node: node, slot: slot)
  }

  /// Moves a node's children from one on to a new node behind it, and answers that.
  @inline(never)
  private mutating func split(_ node: Node, at kept: Int, areNodes: Bool) -> Node {
    if let pending { renew(above: pending) }
    pending = nil
    let behind = takeSpare()
    MeasuredTree.move(node, from: kept, to: behind, areNodes: areNodes)
    if node.pointee.parent == nil {
      let above = takeSpare()
      above.references[0] = UInt(bitPattern: node)
      above.pointee.count = 1
      MeasuredTree.number(above, from: 0)
      root = above
      height += 1
    }
    if let parent = node.pointee.parent {
      MeasuredTree.tell(parent, of: node)
      _ = insert(
        UInt(bitPattern: behind), MeasuredTree.length(behind), MeasuredTree.tally(behind), isNode: true, parent,
        Int(node.pointee.slot) + 1)
    }
    return behind
  }

  /// Moves a node's children from one on behind those of another.
  @inline(never)
  private static func move(_ node: Node, from first: Int, to other: Node, areNodes: Bool) {
    let (number, there) = (Int(node.pointee.count) - first, Int(other.pointee.count))
    RawMemory.move(node.lengths + first, to: other.lengths + there, count: number)
    RawMemory.move(node.tallies + first, to: other.tallies + there, count: number)
    RawMemory.move(node.references + first, to: other.references + there, count: number)
    clear(node, from: first)
    addUp(other, there)
    node.pointee.count = Int32(first)
    other.pointee.count += Int32(number)
    if areNodes { MeasuredTree.number(other, from: there) }
  }

  /// Tells nodes whose children they are.
  private static func number(_ node: Node, from first: Int) {
    for slot in first..<Int(node.pointee.count) {
      let child = node.child(slot)
      child.pointee.parent = node
      child.pointee.slot = Int32(slot)
    }
  }

  /// Removes entries; that needs no memory.
  @inline(never)
  mutating func remove(_ range: Range<Int>) {
    renew()
    latest = Place()
    for index in range.reversed() {
      let place = place(ofEntry: index)
      let changed = remove(place.node.unsafelyUnwrapped, place.slot, areNodes: false)
      if let changed { renew(above: changed) } else { (totalLength, total) = (0, 0) }
      while let top = root, height > 1, top.pointee.count == 1 {
        root = top.child(0)
        root?.pointee.parent = nil
        height -= 1
        release(top)
      }
    }
    trim()
  }

  /// Removes a child of a node. Answers the node whose sums have changed, nil if all is gone.
  private mutating func remove(_ node: Node, _ slot: Int, areNodes: Bool) -> Node? {
    let behind = Int(node.pointee.count) - slot - 1
    RawMemory.move(node.lengths + slot + 1, to: node.lengths + slot, count: behind)
    RawMemory.move(node.tallies + slot + 1, to: node.tallies + slot, count: behind)
    RawMemory.move(node.references + slot + 1, to: node.references + slot, count: behind)
    node.pointee.count -= 1
    MeasuredTree.clear(node, from: Int(node.pointee.count))
    if areNodes { MeasuredTree.number(node, from: slot) }
    guard let parent = node.pointee.parent else {
      if node.pointee.count > 0 { return node }
      release(node)
      (root, height) = (nil, 0)
      return nil
    }
    let index = Int(node.pointee.slot)
    if node.pointee.count == 0 {
      release(node)
      return remove(parent, index, areNodes: true)
    }
    if node.pointee.count >= MeasuredTree.fewest { return node }
    if index + 1 < Int(parent.pointee.count), join(node, parent.child(index + 1), areNodes) { return node }
    let before = index > 0 ? parent.child(index - 1) : node
    return index > 0 && join(before, node, areNodes) ? before : node
  }

  /// Moves all children of a node to the one before it if they have room, and some is left.
  private mutating func join(_ node: Node, _ next: Node, _ areNodes: Bool) -> Bool {
    if node.pointee.count + next.pointee.count > Int32(MeasuredTree.fanOut) * 3 / 4 { return false }
    MeasuredTree.move(next, from: 0, to: node, areNodes: areNodes)
    if let parent = next.pointee.parent { _ = remove(parent, Int(next.pointee.slot), areNodes: true) }
    release(next)
    return true
  }
}
