/// What came into view and what went out of it, for hosts with a pool of views.
extension List {
  public struct Change {
    public var entered: Bool
    public var slot: Int
    /// nil: it was removed.
    public var path: Path?
  }

  /// Writes what has changed since the last call, unless that is more than `capacity`. Answers how much it is.
  public mutating func update(
    before: Double, behind: Double, capacity: Int, _ write: (Int, Change) -> Void
  ) throws(Failure) -> Int {
    let span = try span(before: before, behind: behind)
    let number = visibleCount(span)
    guard slots.reserve(number) else { throw Failure(.outOfMemory, "out of memory") }
    noteVisible(span)
    var (left, entered) = (0, 0)
    slots.compare(number, left: { _ in left += 1 }, entered: { _ in entered += 1 })
    if left + entered > capacity { return left + entered }

    var index = 0
    slots.compare(
      number,
      left: { entry in
        let isGone = entry.path == SlotTable.Entry.removed
        write(index, Change(entered: false, slot: Int(entry.slot), path: isGone ? nil : Path(entry.path)))
        index += 1
      }, entered: { _ in })
    slots.exchange(number) { entry in
      write(index, Change(entered: true, slot: Int(entry.slot), path: Path(entry.path)))
      index += 1
    }
    return index
  }

  /// Notes all that is seen, in ascending order.
  private mutating func noteVisible(_ span: (from: Double, to: Double)) {
    var index = 0
    var next = firstVisibleSection(span)
    while let seen = next {
      if seen.header != nil {
        slots.note(ItemPath(headerOf: seen.cursor.index), at: index)
        index += 1
      }
      for item in seen.items {
        slots.note(ItemPath(seen.cursor.index, item: item), at: index)
        index += 1
      }
      if seen.footer != nil {
        slots.note(ItemPath(footerOf: seen.cursor.index), at: index)
        index += 1
      }
      next = nextVisibleSection(seen.cursor, span)
    }
  }
}
