/// The turn from one page to another, from when the pager leaves a page until it rests.
struct PageTransition: Equatable {
  /// -1 without one.
  private(set) var from: Int32 = -1
  private(set) var to: Int32 = -1
  /// From the first to the second, as the pager goes: negative towards lower pages, also over the joint of the last
  /// page and the first.
  private(set) var steps: Int32 = 0

  init() {}

  init(from: Int, to: Int, steps: Int32) {
    self.from = Int32(truncatingIfNeeded: from)
    self.to = Int32(truncatingIfNeeded: to)
    self.steps = steps
  }

  @inline(__always)
  var isActive: Bool { from >= 0 }

  mutating func archive(_ archive: inout Archive, pageCount: Int) {
    archive.integer(&from, -1, Int64(pageCount) - 1)
    archive.integer(&to, -1, Int64(pageCount) - 1)
    archive.integer(&steps, -(1 << 30), 1 << 30)
    archive.demand((from < 0) == (to < 0))
  }
}
