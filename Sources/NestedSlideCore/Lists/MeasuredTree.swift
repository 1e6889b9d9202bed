/// References in an order, each with a length in points and a number of items. The sums of both tell in O(log n) which
/// entry lies at an offset, holds an item, or is the nth.
///
/// It is a B+-tree. A node holds up to 16 children side by side: first all lengths, then all tallies, then the
/// references or the nodes below. A tally is a number of entries and a number of items in one word, so one addition
/// sums both. Before them a node has the sums of each four of its children, so a lookup passes three fours and three
/// children at most.
///
/// ```
///                 ┌ of fours  160       ┐
///                 │ lengths  40  90  30 │
///        root     │ tallies   …   …   … │
///                 └ nodes     │   │   │ ┘
///          ┌──────────────────┘   │   └────────────┐
///     [12 8 20]              [45 45]           [10 5 15]     lengths of entries
/// ```
///
/// A lookup goes down and adds up what it passes. A changed entry renews one sum a level. An entry that comes or goes
/// moves at most 15 others, and splits or joins only the nodes around it. So no edit costs more than O(log n).
///
/// Sums are always added up anew from a node's children, in one order. To add the difference would be quicker, but a
/// length of 1e12 that came and went would leave its rounding behind for ever. Running totals in the nodes were tried
/// before: a lookup is no quicker than with the sums of fours, and every edit has to write them all.
struct MeasuredTree: ~Copyable {
  /// An entry, and its start. Only good until entries come or go, or one before it is measured anew.
  struct Place: BitwiseCopyable {
    var node: Node?
    var slot = 0
    var start = 0.0
    var tally: UInt64 = 0

    /// Its index, or their number at the end.
    @inline(__always) var index: Int { Int(truncatingIfNeeded: tally >> 32) }
    /// The number of items before it.
    @inline(__always) var firstItem: Int { Int(truncatingIfNeeded: tally & 0xFFFF_FFFF) }

    // Of the entry itself; there must be one.
    @inline(__always) var reference: UInt { node.unsafelyUnwrapped.references[slot] }
    @inline(__always) var length: Double { node.unsafelyUnwrapped.lengths[slot] }
    @inline(__always) var itemCount: Int {
      Int(truncatingIfNeeded: node.unsafelyUnwrapped.tallies[slot] & 0xFFFF_FFFF)
    }

    /// Goes on to the next entry in the same node; false, and nothing changed, at the node's end, or if a lookup
    /// would add up in another order: an entry begins at the same place however it was found.
    @inline(__always)
    mutating func advance() -> Bool {
      let node = node.unsafelyUnwrapped
      if slot & 3 == 3 || slot + 1 >= Int(node.pointee.count) { return false }
      start += node.lengths[slot]
      tally &+= node.tallies[slot]
      slot += 1
      return true
    }
  }

  typealias Node = UnsafeMutablePointer<NodeBody>

  /// The beginning of a node in memory. The sums of each four of its children follow, then the lengths, tallies and
  /// references of the children. Those of children that it does not have are 0.
  struct NodeBody: BitwiseCopyable {
    var parent: Node?
    /// Which child of its parent it is.
    var slot: Int32
    var count: Int32
  }

  static var fanOut: Int { 16 }
  static var bytesOfNode: Int { 16 + (fanOut / 4 + fanOut) * 16 + fanOut * MemoryLayout<UInt>.stride }
  /// A node with fewer children joins a neighbour that has room for them.
  static var fewest: Int { 5 }
  /// As many nodes are kept for later inserts.
  static var mostSpares: Int { 8 }

  var root: Node?
  /// Levels of nodes.
  var height = 0
  var totalLength = 0.0
  var total: UInt64 = 0
  /// A node with a child whose measures its parents do not know yet.
  var pending: Node?
  /// The place of the last insertion: the next one mostly follows it.
  var latest = Place()
  /// Nodes that inserts can take without asking for memory, linked by `parent`.
  var spares: Node?
  var spareCount = 0

  init() {}

  deinit {
    if let root { MeasuredTree.free(root, height) }
    MeasuredTree.freeSpares(spares)
  }

  private static func free(_ node: Node, _ height: Int) {
    if height > 1 { for slot in 0..<Int(node.pointee.count) { free(node.child(slot), height - 1) } }
    RawMemory.free(node)
  }

  private static func freeSpares(_ first: Node?) {
    var next = first
    while let node = next {
      next = node.pointee.parent
      RawMemory.free(node)
    }
  }

  var count: Int { Int(truncatingIfNeeded: total >> 32) }
  /// The sum of all numbers of items.
  var totalItems: Int { Int(truncatingIfNeeded: total & 0xFFFF_FFFF) }

  // MARK: Looking up

  /// The entry that begins at `offset` or last before it, or the first. There must be one.
  @_optimize(speed) @inline(never)
  mutating func place(atOffset offset: Double) -> Place {
    var place = Place(node: root)
    var level = height
    while true {
      let node = place.node.unsafelyUnwrapped
      let (lengths, tallies, last) = (node.lengths, node.tallies, Int(node.pointee.count) &- 1)
      var slot = 0
      // Four at a time as long as all of them are passed. All lookups add up in this order.
      var four = 0
      while slot &+ 4 <= last {
        let next = place.start + node.fourLengths[four]
        if next > offset { break }
        place.start = next
        place.tally &+= node.fourTallies[four]
        slot &+= 4
        four &+= 1
      }
      while slot < last {
        let next = place.start + lengths[slot]
        if next > offset { break }
        place.start = next
        place.tally &+= tallies[slot]
        slot &+= 1
      }
      place.slot = slot
      level &-= 1
      if level == 0 { return place }
      place.node = node.child(slot)
    }
  }

  /// The entry that holds an item; the last for an item beyond the end. There must be an entry.
  @_optimize(speed) @inline(never)
  mutating func place(ofItem item: Int) -> Place {
    place(UInt32(truncatingIfNeeded: item)) { UInt32(truncatingIfNeeded: $0) }
  }

  /// The start of the entry with an index; `count` is the end.
  @inline(__always)
  mutating func place(ofEntry index: Int) -> Place {
    if index >= count { return Place(start: totalLength, tally: total) }
    return place(ofPresentEntry: index)
  }

  @inline(never)
  mutating func place(ofPresentEntry index: Int) -> Place {
    place(UInt32(truncatingIfNeeded: index)) { UInt32(truncatingIfNeeded: $0 &>> 32) }
  }

  /// The entry up to which a part of the tallies comes to `number`.
  @inline(__always)
  private mutating func place(_ number: UInt32, _ part: (UInt64) -> UInt32) -> Place {
    var place = Place(node: root)
    var level = height
    while true {
      let node = place.node.unsafelyUnwrapped
      let (lengths, tallies, last) = (node.lengths, node.tallies, Int(node.pointee.count) &- 1)
      var (slot, four) = (0, 0)
      while slot &+ 4 <= last {
        let next = place.tally &+ node.fourTallies[four]
        if part(next) > number { break }
        place.tally = next
        place.start += node.fourLengths[four]
        slot &+= 4
        four &+= 1
      }
      while slot < last {
        let next = place.tally &+ tallies[slot]
        if part(next) > number { break }
        place.tally = next
        place.start += lengths[slot]
        slot &+= 1
      }
      place.slot = slot
      level &-= 1
      if level == 0 { return place }
      place.node = node.child(slot)
    }
  }

  /// An entry that is there. Its start is not said.
  @inline(__always)
  mutating func entry(_ index: Int) -> Place {
    height == 1 ? Place(node: root, slot: index, tally: UInt64(index) << 32) : place(ofEntry: index)
  }

  @_optimize(speed) @inline(never)
  mutating func reference(_ index: Int) -> UInt { entry(index).reference }

  /// Does something with every entry, from the first to the last.
  func visit(_ body: (Place) -> Void) {
    if let root { MeasuredTree.visit(root, height, body) }
  }

  private static func visit(_ node: Node, _ height: Int, _ body: (Place) -> Void) {
    for slot in 0..<Int(node.pointee.count) {
      if height > 1 { visit(node.child(slot), height - 1, body) } else { body(Place(node: node, slot: slot)) }
    }
  }

  // MARK: Measuring

  /// Changes an entry's length, but not its number of items.
  @_optimize(speed) @inline(never)
  mutating func measure(_ place: Place, length: Double) {
    var (node, slot, sum) = (place.node.unsafelyUnwrapped, place.slot, length)
    while true {
      node.lengths[slot] = sum
      node.fourLengths[slot / 4] = MeasuredTree.four(node.lengths + (slot & ~3))
      sum = MeasuredTree.length(node)
      guard let parent = node.pointee.parent else {
        totalLength = sum
        return
      }
      slot = Int(node.pointee.slot)
      node = parent
    }
  }

  /// Changes all lengths.
  mutating func measureAll(_ length: (Place) -> Double) {
    if let root { totalLength = MeasuredTree.measureAll(root, height, length) }
  }

  private static func measureAll(_ node: Node, _ height: Int, _ length: (Place) -> Double) -> Double {
    for slot in 0..<Int(node.pointee.count) {
      node.lengths[slot] =
        height > 1 ? measureAll(node.child(slot), height - 1, length) : length(Place(node: node, slot: slot))
    }
    addUp(node)
    return MeasuredTree.length(node)
  }

  /// Changes an entry. What lies above it learns of that by `renew`, or by a change of another node's entry.
  @inline(never)
  mutating func set(_ place: Place, _ reference: UInt, length: Double, items: Int) {
    let node = place.node.unsafelyUnwrapped
    if pending != node { renew() }
    node.lengths[place.slot] = length
    node.tallies[place.slot] = 1 << 32 | UInt64(items)
    node.references[place.slot] = reference
    MeasuredTree.addUp(node, place.slot, place.slot + 1)
    pending = node
  }

  /// Changes what an entry measures.
  @inline(__always)
  mutating func measure(_ place: Place, length: Double, items: Int) {
    set(place, place.reference, length: length, items: items)
    renew()
  }

  /// Brings all sums up to date after `set` and `insert`.
  @inline(never)
  mutating func renew() {
    if let pending { renew(above: pending) }
    pending = nil
  }

  @inline(never)
  mutating func renew(above changed: Node) {
    var node = changed
    while let parent = node.pointee.parent {
      MeasuredTree.tell(parent, of: node)
      node = parent
    }
    (totalLength, total) = (MeasuredTree.length(node), MeasuredTree.tally(node))
  }

  /// A node tells its parent what its children come to.
  @_optimize(speed) @inline(never)
  static func tell(_ parent: Node, of node: Node) {
    let slot = Int(node.pointee.slot)
    parent.lengths[slot] = length(node)
    parent.tallies[slot] = tally(node)
    addUp(parent, four: slot / 4)
  }

  /// Adds up each four of a node's children again, from one child to before another.
  @_optimize(speed) @inline(never)
  static func addUp(_ node: Node, _ slot: Int = 0, _ end: Int = fanOut) {
    var four = slot / 4
    while 4 &* four < end {
      addUp(node, four: four)
      four &+= 1
    }
  }

  @inline(__always)
  private static func addUp(_ node: Node, four index: Int) {
    node.fourLengths[index] = four(node.lengths + 4 * index)
    let tallies = node.tallies + 4 * index
    node.fourTallies[index] = (tallies[0] &+ tallies[1]) &+ (tallies[2] &+ tallies[3])
  }

  @inline(__always)
  private static func four(_ lengths: UnsafeMutablePointer<Double>) -> Double {
    (lengths[0] + lengths[1]) + (lengths[2] + lengths[3])
  }

  /// What all children of a node come to. Their fours must be right.
  @inline(__always)
  static func length(_ node: Node) -> Double { four(node.fourLengths) }

  @inline(__always)
  static func tally(_ node: Node) -> UInt64 {
    let tallies = node.fourTallies
    return (tallies[0] &+ tallies[1]) &+ (tallies[2] &+ tallies[3])
  }
}

extension MeasuredTree.Node {
  @inline(__always) var fourLengths: UnsafeMutablePointer<Double> {
    (UnsafeMutableRawPointer(self) + 16).assumingMemoryBound(to: Double.self)
  }
  @inline(__always) var fourTallies: UnsafeMutablePointer<UInt64> {
    UnsafeMutableRawPointer(fourLengths + MeasuredTree.fanOut / 4).assumingMemoryBound(to: UInt64.self)
  }
  @inline(__always) var lengths: UnsafeMutablePointer<Double> {
    UnsafeMutableRawPointer(fourTallies + MeasuredTree.fanOut / 4).assumingMemoryBound(to: Double.self)
  }
  @inline(__always) var tallies: UnsafeMutablePointer<UInt64> {
    UnsafeMutableRawPointer(lengths + MeasuredTree.fanOut).assumingMemoryBound(to: UInt64.self)
  }
  @inline(__always) var references: UnsafeMutablePointer<UInt> {
    UnsafeMutableRawPointer(tallies + MeasuredTree.fanOut).assumingMemoryBound(to: UInt.self)
  }
  @inline(__always)
  func child(_ slot: Int) -> MeasuredTree.Node { MeasuredTree.Node(bitPattern: references[slot]).unsafelyUnwrapped }
}
