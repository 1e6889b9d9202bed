/// Rows as `nslide_list_get_visible` writes them, kept from call to call: what is seen, and what was seen just before.
/// From one frame to the next few rows come, and only those are written anew. All that are seen are then copied at
/// once, which takes a fifth of the instructions.
///
/// ```
///        begin                begin + count
///     ┌────┬──────────────────────┬───────────┐
///     │    │ 17  18  19  …  40  41│           │   room for mostRows
///     └────┴──────────────────────┴───────────┘
///            └── seen ──┘             rows that come are written before or behind the others
/// ```
///
/// When one end is reached, the visible rows are written anew in the middle.
struct RowWindow: ~Copyable {
  private var rows: UnsafeMutablePointer<ListItem>?
  /// Of the list, when they were written; any change makes them invalid.
  var version = -1
  private(set) var section = 0
  /// The place of the first of them, its number, and how many there are.
  private(set) var begin = 0
  private(set) var first = 0
  private(set) var count = 0
  /// For which changes of slots, and from which item on how many have theirs.
  private var slots = -1
  private var firstWithSlot = 0
  private var countWithSlot = 0
  /// The last one's.
  private(set) var lastPlace = ItemHeights.Place.unknown

  /// If more rows are visible, they are written without it.
  static var mostSeen: Int { 48 }
  private static var mostRows: Int { 128 }

  init() {}

  deinit { RawMemory.free(rows) }

  /// Makes room; false when there is no memory for it.
  @inline(never)
  mutating func reserve() -> Bool {
    if rows == nil { rows = RawMemory.allocate(ListItem.self, count: RowWindow.mostRows) }
    return rows != nil
  }

  /// Holds these rows of a section and nothing else. Answers the memory to write them to.
  mutating func restart(
    _ section: Int, _ first: Int, _ number: Int, to last: ItemHeights.Place
  ) -> UnsafeMutablePointer<ListItem> {
    (self.section, slots) = (section, -1)
    (begin, self.first, count, lastPlace) = ((RowWindow.mostRows - number) / 2, first, number, last)
    return rows.unsafelyUnwrapped + begin
  }

  /// So many rows more come before the others; nil if there is no room. Answers the memory to write them to.
  mutating func prepend(_ number: Int) -> UnsafeMutablePointer<ListItem>? {
    if number > begin { return nil }
    (begin, first, count) = (begin - number, first - number, count + number)
    return rows.unsafelyUnwrapped + begin
  }

  /// So many rows more come behind the others; nil if there is no room. Answers the memory to write them to.
  mutating func append(_ number: Int, to last: ItemHeights.Place) -> UnsafeMutablePointer<ListItem>? {
    let end = begin + count
    if end + number > RowWindow.mostRows { return nil }
    (count, lastPlace) = (count + number, last)
    return rows.unsafelyUnwrapped + end
  }

  /// Rows that are there, which have the slots that they have after so many changes.
  @inline(__always)
  mutating func holds(_ item: Int, _ number: Int, slots: Int) -> Bool {
    if item == firstWithSlot && number == countWithSlot && slots == self.slots { return true }
    return slots == 0 && item >= first && item + number <= first + count
  }

  /// Rows that are there get slots. Answers their places.
  mutating func noteSlots(_ item: Int, _ number: Int, slots: Int) -> UnsafeMutablePointer<ListItem> {
    (firstWithSlot, countWithSlot, self.slots) = (item, number, slots)
    return rows.unsafelyUnwrapped + (begin + item - first)
  }

  /// Copies rows that are there.
  @inline(__always)
  mutating func copy(_ item: Int, _ number: Int, to target: UnsafeMutablePointer<ListItem>) {
    UnsafeMutableRawPointer(target).copyMemory(
      from: rows.unsafelyUnwrapped + (begin + item - first), byteCount: number * MemoryLayout<ListItem>.stride)
  }
}

extension List {
  /// Brings the rows that are seen into the window. False when there is no memory for them.
  @_optimize(speed) @inline(__always)
  mutating func bringWindow(_ seen: Cursor) -> Bool {
    windowIsOf(seen) && window.holds(seen.pointee.item, seen.pointee.itemCount, slots: slots.changes) || bringMore(seen)
  }

  @inline(__always)
  private func windowIsOf(_ seen: Cursor) -> Bool { window.version == version && window.section == seen.pointee.index }

  @inline(never)
  private mutating func bringMore(_ seen: Cursor) -> Bool {
    if !bringFrames(seen) { return false }
    if slots.changes == 0 { return true }
    let rows = window.noteSlots(seen.pointee.item, seen.pointee.itemCount, slots: slots.changes)
    writeSlots(seen, to: rows)
    return true
  }

  private mutating func bringFrames(_ seen: Cursor) -> Bool {
    let (item, number) = (seen.pointee.item, seen.pointee.itemCount)
    let (first, end) = (window.first, window.first + window.count)
    // They have to be next to each other.
    if windowIsOf(seen) && item <= end && item + number >= first {
      if item >= first {
        if item + number <= end { return true }
        var place = window.lastPlace
        let added = item + number - end
        if let target = window.append(added, to: seen.pointee.lastPlace) {
          seen.pointee.section.unsafelyUnwrapped.pointee.heights.advance(&place)
          writeRows(seen, end, added, place, to: target)
          return true
        }
      } else if item + number <= end, let target = window.prepend(first - item) {
        writeRows(seen, item, first - item, seen.pointee.firstPlace, to: target)
        return true
      }
    }
    if !window.reserve() { return false }
    window.version = version
    let target = window.restart(seen.pointee.index, item, number, to: seen.pointee.lastPlace)
    writeRows(seen, item, number, seen.pointee.firstPlace, to: target)
    return true
  }
}
