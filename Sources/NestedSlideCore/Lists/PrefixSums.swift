/// A row of lengths, and the start of each: a binary tree in an array. Each node is the sum of the two below it.
///
///                 1: a + b + c + d
///             2: a + b        3: c + d
///           4: a   5: b     6: c   7: d
///
/// One length changes in as many steps as there are levels, and as many find the start of one. Each sum follows from
/// the lengths alone, so it does not matter in which order these came to be.
struct PrefixSums: ~Copyable {
  private var nodes: UnsafeMutablePointer<Double>?
  /// How many lengths there is room for, a power of two; 0 for none.
  private var room = 0

  init() {}

  deinit { RawMemory.free(nodes) }

  /// Makes room for so many lengths, new ones being 0; false, and nothing changed, when there is no memory for them.
  mutating func reserve(_ count: Int) -> Bool {
    if count <= room { return true }
    var grown = 1
    while grown < count { grown *= 2 }
    guard let memory = RawMemory.allocate(Double.self, count: 2 * grown) else { return false }
    memory.initialize(repeating: 0, count: 2 * grown)
    if let nodes { RawMemory.move(nodes + room, to: memory + grown, count: room) }
    var node = grown - 1
    while node > 0 {
      memory[node] = memory[2 * node] + memory[2 * node + 1]
      node -= 1
    }
    RawMemory.free(nodes)
    nodes = memory
    room = grown
    return true
  }

  mutating func clear() {
    RawMemory.free(nodes)
    (nodes, room) = (nil, 0)
  }

  /// There must be room for it.
  mutating func set(_ index: Int, _ length: Double) {
    guard let nodes else { return }
    var node = room + index
    nodes[node] = length
    while node > 1 {
      node /= 2
      nodes[node] = nodes[2 * node] + nodes[2 * node + 1]
    }
  }

  /// The start of a length: the sum of all before it.
  func start(of index: Int) -> Double { last(below: index + 1) { _, _ in true }.start }

  /// The last of the first `count` lengths with a property that all before it have; the first has it or is taken all
  /// the same.
  /// - Parameter has: is given a length's index and its start.
  @inline(never)
  func last(below count: Int, _ has: (Int, Double) -> Bool) -> (index: Int, start: Double) {
    guard let nodes else { return (0, 0) }
    var (node, index, half, start) = (1, 0, room / 2, 0.0)
    while half > 0 {
      node *= 2
      let middle = start + nodes[node]
      if index + half < count && has(index + half, middle) {
        start = middle
        index += half
        node += 1
      }
      half /= 2
    }
    return (index, start)
  }
}
