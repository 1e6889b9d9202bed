/// The views of a host's pool: what is seen, each with the number of its view.
struct SlotTable: ~Copyable {
  struct Entry: BitwiseCopyable {
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
  private(set) var isSorted = true
  /// A bit for each slot that no entry has, if they are known.
  private var free = UInt64.max
  private var freeIsKnown = false
  /// Counts what changes entries.
  private(set) var changes = 0

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
    if let entries { RawMemory.move(entries, to: newEntries, count: count) }
    RawMemory.free(entries)
    RawMemory.free(next)
    RawMemory.free(taken)
    (entries, next, taken, capacity) = (newEntries, newNext, newTaken, grown)
    return true
  }

  /// The slot of something that is seen, -1 if it has none. They must have been sorted.
  func slot(of path: ItemPath) -> Int32 {
    let index = index(of: path)
    return index < count ? slot(of: path, at: index) : -1
  }

  /// The slot of something whose entry is the one at an index, or is missing.
  @inline(__always)
  func slot(of path: ItemPath, at index: Int) -> Int32 {
    let entry = entries.unsafelyUnwrapped[index]
    return entry.path == path ? entry.slot : -1
  }

  /// The first entry that is not before something that is seen. They must have been sorted.
  @inline(never)
  func index(of path: ItemPath) -> Int {
    guard let entries else { return 0 }
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].path < path { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The entries of so many items from one on, nil if some have none. They must have been sorted.
  @_optimize(speed) @inline(__always)
  func entries(from path: ItemPath, _ number: Int) -> UnsafeMutablePointer<Entry>? {
    guard let entries, number <= count else { return nil }
    // Mostly they are the first.
    let first = entries.pointee.path == path ? 0 : index(of: path)
    if first + number > count { return nil }
    let last = ItemPath(section: path.section, rank: path.rank &+ Int32(truncatingIfNeeded: number) &- 1)
    return entries[first].path == path && entries[first + number - 1].path == last ? entries + first : nil
  }

  /// All entries are those of so many items from one on. They must have been sorted.
  @_optimize(speed) @inline(__always)
  mutating func isOf(_ path: ItemPath, _ number: Int) -> Bool {
    guard number == count, let entries, entries.pointee.path == path else { return false }
    let last = ItemPath(section: path.section, rank: path.rank &+ Int32(truncatingIfNeeded: number) &- 1)
    return entries[number &- 1].path == last
  }

  /// What an entry stands for, counted from the first.
  @inline(__always)
  func path(_ index: Int) -> ItemPath { entries.unsafelyUnwrapped[index].path }

  /// What is kept has other numbers now, or is gone.
  mutating func renumber(_ renumbering: Renumbering) {
    guard let entries else { return }
    changes &+= 1
    for index in 0..<count where entries[index].path != Entry.removed {
      entries[index].path = renumbering(entries[index].path) ?? Entry.removed
    }
    isSorted = false
  }

  // MARK: Rows that scroll

  /// Does at once what `note`, `compare` and `exchange` do, if a stretch of one section's items becomes another that
  /// overlaps it. Answers how many changes it has written; -1 if that cannot be, and then nothing has changed. They
  /// must have been sorted.
  @_optimize(speed) @inline(never)
  mutating func scroll(
    to path: ItemPath, _ number: Int, _ target: UnsafeMutablePointer<ItemChange>, capacity room: Int
  ) -> Int {
    guard let entries, count > 0, number <= capacity, number <= 64 else { return -1 }
    let (first, last) = (entries[0].path, entries[count - 1].path)
    let (was, wasEnd) = (Int(first.rank), Int(first.rank) + count)
    let (now, nowEnd) = (Int(path.rank), Int(path.rank) + number)
    if first.section != path.section || last.section != path.section || was < 0 || Int(last.rank) != wasEnd - 1 {
      return -1
    }
    let (low, high) = (was > now ? was : now, wasEnd < nowEnd ? wasEnd : nowEnd)
    if low >= high || count + number - 2 * (high - low) > room { return -1 }
    if !freeIsKnown && !findFree() { return -1 }
    var free = free
    var change = target
    func leave(_ from: Int, _ end: Int) {
      for index in from - was..<end - was {
        change.pointee = ItemChange(ItemChange.left, entries[index])
        free |= 1 &<< UInt64(truncatingIfNeeded: entries[index].slot)
        change += 1
      }
    }
    func enter(_ from: Int, _ end: Int) {
      for rank in from..<end {
        let entry = Entry(
          path: ItemPath(section: path.section, rank: Int32(truncatingIfNeeded: rank)),
          slot: Int32(truncatingIfNeeded: free.trailingZeroBitCount))
        free &= free &- 1
        entries[rank - now] = entry
        change.pointee = ItemChange(ItemChange.entered, entry)
        change += 1
      }
    }
    changes &+= 1
    leave(was, low)
    leave(high, wasEnd)
    if was != now { RawMemory.move(entries + (low - was), to: entries + (low - now), count: high - low) }
    enter(now, low)
    enter(high, nowEnd)
    count = number
    self.free = free
    return change - target
  }

  /// Notes which slots are free; false if there are too many for a bit each.
  @inline(never)
  private mutating func findFree() -> Bool {
    free = .max
    for index in 0..<count {
      guard let entries, entries[index].slot < 64 else { return false }
      free &= ~(1 &<< UInt64(truncatingIfNeeded: entries[index].slot))
    }
    freeIsKnown = true
    return true
  }

  // MARK: What is seen next

  /// Notes something that is seen now, in ascending order; there must be room.
  func note(_ path: ItemPath, at index: Int) {
    next.unsafelyUnwrapped[index] = Entry(path: path, slot: -1)
  }

  /// Compares the entries with the `number` of things that were noted, and gives what was there already its slot.
  /// Writes what is seen no more, and answers in how much the two differ.
  @inline(never)
  mutating func compare(_ number: Int, left target: UnsafeMutablePointer<ItemChange>?) -> Int {
    guard let entries, let next else { return 0 }
    sort()
    var (old, new, left, differences) = (0, 0, 0, 0)
    while old < count || new < number {
      if new == number || old < count && entries[old].path < next[new].path {
        target?[left] = ItemChange(ItemChange.left, entries[old])
        left += 1
        differences += 1
        old += 1
      } else if old == count || next[new].path < entries[old].path {
        differences += 1
        new += 1
      } else {
        next[new].slot = entries[old].slot
        old += 1
        new += 1
      }
    }
    return differences
  }

  /// Puts the `number` of things that were noted in force, once they were compared: what is new gets a slot, and is
  /// written before `end`.
  mutating func exchange(_ number: Int, entered end: UnsafeMutablePointer<ItemChange>?) {
    guard let taken, let new = next else { return }
    var entered = 0
    for slot in 0..<capacity { taken[slot] = false }
    for index in 0..<number {
      if new[index].slot < 0 { entered += 1 } else { taken[Int(new[index].slot)] = true }
    }
    var (free, index) = (0, 0)
    while entered > 0 {
      if new[index].slot < 0 {
        while taken[free] { free += 1 }
        new[index].slot = Int32(truncatingIfNeeded: free)
        free += 1
        end?[-entered] = ItemChange(ItemChange.entered, new[index])
        entered -= 1
      }
      index += 1
    }
    (next, entries) = (entries, new)
    count = number
    changes &+= 1
    freeIsKnown = false
  }

  /// By heap, so that it takes no memory and no longer for any order.
  mutating func sort() {
    guard !isSorted, let entries else { return }
    isSorted = true
    @inline(never)
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
