/// The views of a host's pool: what is seen, each with the number of its view.
struct SlotTable: ~Copyable {
  struct Entry {
    /// Of section -1 once it was removed.
    var path: ItemPath
    var slot: Int32

    static var removed: ItemPath { ItemPath(-1, item: 0) }
  }

  /// What was told of, in ascending order of paths, unless something was moved.
  private(set) var entries: UnsafeMutablePointer<Entry>?
  private(set) var count = 0
  /// As much room again, for what is seen next.
  private var next: UnsafeMutablePointer<Entry>?
  /// By slot, while slots are given: whether it is taken.
  private var taken: UnsafeMutablePointer<Bool>?
  private var capacity = 0
  private var isSorted = true

  /// More views than any screen has room for.
  static var mostEntries: Int { 1 << 24 }

  init() {}

  deinit {
    RawMemory.free(entries)
    RawMemory.free(next)
    RawMemory.free(taken)
  }

  /// Makes room for `total` entries at a time; false, and nothing changed, when there is no memory for them.
  mutating func reserve(_ total: Int) -> Bool {
    if total <= capacity { return true }
    let grown = total > capacity * 2 ? total : capacity * 2
    if grown > SlotTable.mostEntries { return false }
    let (newEntries, newNext) = (
      RawMemory.allocate(Entry.self, count: grown), RawMemory.allocate(Entry.self, count: grown)
    )
    guard let newEntries, let newNext, let newTaken = RawMemory.allocate(Bool.self, count: grown) else {
      RawMemory.free(newEntries)
      RawMemory.free(newNext)
      return false
    }
    if let entries { newEntries.update(from: entries, count: count) }
    RawMemory.free(entries)
    RawMemory.free(next)
    RawMemory.free(taken)
    (entries, next, taken, capacity) = (newEntries, newNext, newTaken, grown)
    return true
  }

  /// The slot of something that is seen, -1 where it has none. They must have been sorted.
  func slot(of path: ItemPath) -> Int {
    guard let entries else { return -1 }
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].path < path { low = middle + 1 } else { high = middle }
    }
    return low < count && entries[low].path == path ? Int(entries[low].slot) : -1
  }

  /// What is kept has other numbers now, or is gone.
  mutating func renumber(_ renumbering: Renumbering) {
    guard let entries else { return }
    for index in 0..<count where entries[index].path != Entry.removed {
      entries[index].path = renumbering(entries[index].path) ?? Entry.removed
    }
    isSorted = false
  }

  // MARK: What is seen next

  /// Notes something that is seen now, in ascending order; there must be room.
  func note(_ path: ItemPath, at index: Int) {
    next.unsafelyUnwrapped[index] = Entry(path: path, slot: -1)
  }

  /// Tells what of the entries is not among the `number` that were noted, and the other way round; gives what was there
  /// already its slot.
  mutating func compare(_ number: Int, left: (Entry) -> Void, entered: (Entry) -> Void) {
    guard let entries, let next else { return }
    sort()
    var (old, new) = (0, 0)
    while old < count || new < number {
      if new == number || old < count && entries[old].path < next[new].path {
        left(entries[old])
        old += 1
      } else if old == count || next[new].path < entries[old].path {
        entered(next[new])
        new += 1
      } else {
        next[new].slot = entries[old].slot
        old += 1
        new += 1
      }
    }
  }

  /// Puts the `number` that were noted in force, once they were compared, and gives those that are new their slots.
  mutating func exchange(_ number: Int, entered: (Entry) -> Void) {
    guard let taken, let new = next else { return }
    for slot in 0..<capacity { taken[slot] = false }
    for index in 0..<number where new[index].slot >= 0 { taken[Int(new[index].slot)] = true }
    var free = 0
    for index in 0..<number where new[index].slot < 0 {
      while taken[free] { free += 1 }
      taken[free] = true
      new[index].slot = Int32(truncatingIfNeeded: free)
      entered(new[index])
    }
    (next, entries) = (entries, new)
    count = number
  }

  /// By heap, so that it takes no memory and no longer for any order.
  mutating func sort() {
    guard !isSorted, let entries else { return }
    isSorted = true
    func sink(_ start: Int, _ end: Int) {
      var root = start
      while 2 * root + 1 < end {
        var child = 2 * root + 1
        if child + 1 < end && entries[child].path < entries[child + 1].path { child += 1 }
        if !(entries[root].path < entries[child].path) { return }
        (entries[root], entries[child]) = (entries[child], entries[root])
        root = child
      }
    }
    var start = count / 2
    while start > 0 {
      start -= 1
      sink(start, count)
    }
    var end = count
    while end > 1 {
      end -= 1
      (entries[0], entries[end]) = (entries[end], entries[0])
      sink(0, end)
    }
  }
}
