/// What came into view and what went out of it, for hosts with a pool of views.
extension List {
  /// Writes what has changed since the last call, unless that is more than `capacity`. Answers how much it is.
  public mutating func update(
    before: Double, behind: Double, to target: UnsafeMutablePointer<ItemChange>?, capacity: Int
  ) throws(Failure) -> Int {
    let span = try span(before: before, behind: behind, sticks: true)
    let first = firstVisibleSection(span)
    // Mostly nothing has come or gone since the last call.
    if let first, isTold(first, span) { return 0 }
    var number = 0
    var next = first
    while let seen = next {
      number += seen.count
      next = nextVisibleSection(seen, span)
    }
    guard slots.reserve(number) else { throw List.outOfMemory() }
    noteVisible(span)
    // If all would have room even if nothing were as it was, once is enough.
    let hasRoom = number + slots.count <= capacity
    let count = slots.compare(number, left: hasRoom ? target : nil)
    if count > capacity { return count }
    if !hasRoom { _ = slots.compare(number, left: target) }
    slots.exchange(number, entered: target.map { $0 + count })
    return count
  }

  /// Writes what has changed, if the rows that were looked at just now overlap those of the last call. Answers how
  /// much it is; else -1, and nothing is written.
  @inline(__always)
  public mutating func updateRows(to target: UnsafeMutablePointer<ItemChange>, capacity: Int) -> Int {
    let (path, number) = (ItemPath(cursors.pointee.index, item: cursors.pointee.item), cursors.pointee.itemCount)
    return slots.isOf(path, number) ? 0 : slots.scroll(to: path, number, target, capacity: capacity)
  }

  /// All that is seen is of one section, and the last call has told of just that.
  @inline(__always)
  private mutating func isTold(_ seen: Cursor, _ span: VisibleSpan) -> Bool {
    if seen.pointee.bottom < span.to && seen.pointee.index + 1 < sections.count { return false }
    let (count, index, items) = (seen.count, seen.pointee.index, seen.pointee.itemCount)
    if !slots.isSorted || slots.count != count || items == 0 { return false }
    let (first, last) = (seen.pointee.hasHeader ? 1 : 0, seen.pointee.hasFooter ? count - 2 : count - 1)
    // As many different items from the same first to the same last one are the same items.
    return slots.path(first) == ItemPath(index, item: seen.pointee.item)
      && slots.path(last) == ItemPath(index, item: seen.pointee.item + items - 1)
      && (first == 0 || slots.path(0) == ItemPath(headerOf: index))
      && (last == count - 1 || slots.path(count - 1) == ItemPath(footerOf: index))
  }

  /// Notes all that is seen, in ascending order.
  private mutating func noteVisible(_ span: VisibleSpan) {
    var index = 0
    var next = firstVisibleSection(span)
    while let seen = next {
      if seen.pointee.hasHeader {
        slots.note(ItemPath(headerOf: seen.pointee.index), at: index)
        index += 1
      }
      for item in 0..<seen.pointee.itemCount {
        slots.note(ItemPath(seen.pointee.index, item: seen.pointee.item + item), at: index)
        index += 1
      }
      if seen.pointee.hasFooter {
        slots.note(ItemPath(footerOf: seen.pointee.index), at: index)
        index += 1
      }
      next = nextVisibleSection(seen, span)
    }
  }
}
