/// Finds numbers by the keys a host gave them, in memory of its own: open addressing, at most half full.
struct PageKeys: ~Copyable {
  private let slots: UnsafeMutablePointer<Int32>
  private let mask: Int
  private let keys: UnsafePointer<Int64>

  enum Made: ~Copyable {
    case made(PageKeys)
    case outOfMemory
    /// Two are the same, or one is 0.
    case wrong
  }

  /// Of keys that keep their addresses as long as this lives.
  static func make(_ keys: UnsafePointer<Int64>, count: Int) -> Made {
    var capacity = 4
    while capacity < 2 * count { capacity *= 2 }
    guard let slots = RawMemory.allocate(Int32.self, count: capacity) else { return .outOfMemory }
    slots.initialize(repeating: -1, count: capacity)
    let table = PageKeys(slots: slots, mask: capacity - 1, keys: keys)
    for index in 0..<count {
      if keys[index] == 0 { return .wrong }
      let slot = table.slot(of: keys[index])
      if slots[slot] >= 0 { return .wrong }
      slots[slot] = Int32(truncatingIfNeeded: index)
    }
    return .made(table)
  }

  deinit { RawMemory.free(slots) }

  /// The number with a key, or -1.
  func index(of key: Int64) -> Int { key == 0 ? -1 : Int(slots[slot(of: key)]) }

  /// The index of a key, or its index if it were inserted.
  private func slot(of key: Int64) -> Int {
    // The finishing steps of splitmix64 spread numbers that follow each other.
    var hash = UInt64(bitPattern: key)
    hash = (hash ^ (hash >> 30)) &* 0xBF58_476D_1CE4_E5B9
    hash = (hash ^ (hash >> 27)) &* 0x94D0_49BB_1331_11EB
    var slot = Int(truncatingIfNeeded: hash ^ (hash >> 31)) & mask
    while slots[slot] >= 0 && keys[Int(slots[slot])] != key { slot = (slot + 1) & mask }
    return slot
  }
}
