/// What came into view and what went out of it, for hosts with a pool of views.
extension List {
  /// Writes what has changed since the last call, unless that is more than `capacity`. Answers how much it is.
  public mutating func update(
    before: Double, behind: Double, to target: UnsafeMutablePointer<ItemChange>?, capacity: Int
  ) throws(Failure) -> Int {
    let span = try span(before: before, behind: behind, sticks: true)
    var number = 0
    var next = firstVisibleSection(span)
    while let seen = next {
      number += seen.count
      next = nextVisibleSection(seen, span)
    }
    guard slots.reserve(number) else { throw List.outOfMemory() }
    noteVisible(span)
    let count = slots.compare(number, left: nil)
    if count > capacity { return count }
    _ = slots.compare(number, left: target)
    slots.exchange(number, entered: target.map { $0 + count })
    return count
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
