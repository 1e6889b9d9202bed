/// The pointers that are down, in the order in which they came. The newest drives.
struct PointerTable {
  static let capacity = 8

  struct Pointer {
    var id: Int64
    var x: Double
    var y: Double
  }

  private var pointers = InlineArray<8, Pointer>(repeating: Pointer(id: 0, x: 0, y: 0))
  private(set) var count = 0

  @inline(__always) var isEmpty: Bool { count == 0 }
  @inline(__always) var isFull: Bool { count == PointerTable.capacity }

  /// The place of a pointer in the order, nil when it is not down. Mutating, though it only reads: a borrowed table
  /// would be copied.
  @inline(__always)
  mutating func index(of id: Int64) -> Int? {
    var index = count &- 1
    while index >= 0 {
      if pointers[unchecked: index].id == id { return index }
      index &-= 1
    }
    return nil
  }

  /// Whether this is the one that drives.
  @inline(__always)
  func drives(_ index: Int) -> Bool { index &+ 1 == count }

  /// The one that drives; there must be one.
  @inline(__always) var driver: Pointer { pointers[count - 1] }

  subscript(index: Int) -> Pointer {
    @inline(__always) get { pointers[unchecked: index] }
    @inline(__always) set { pointers[unchecked: index] = newValue }
  }

  /// Adds a pointer; there must be room.
  mutating func add(_ pointer: Pointer) {
    pointers[count] = pointer
    count += 1
  }

  mutating func remove(at index: Int) {
    var next = index + 1
    while next < count {
      pointers[next - 1] = pointers[next]
      next += 1
    }
    count -= 1
  }
}
