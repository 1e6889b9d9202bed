/// At most two pages that show side by side, by their indices, the first to the left as one reads. If there are no ends
/// they may be the last page and the first, in a far turn any two.
struct PageWindow: Equatable {
  private var firstIndex: Int32 = -1
  private var lastIndex: Int32 = -1

  init() {}

  /// - Parameter last: the same as the first if there is one only.
  init(_ first: Int, _ last: Int) {
    firstIndex = Int32(truncatingIfNeeded: first)
    lastIndex = Int32(truncatingIfNeeded: last)
  }

  /// -1 when none.
  @inline(__always) var first: Int { Int(firstIndex) }
  @inline(__always) var last: Int { Int(lastIndex) }
  @inline(__always) var count: Int { firstIndex < 0 ? 0 : (firstIndex == lastIndex ? 1 : 2) }

  @inline(__always)
  func contains(_ index: Int) -> Bool { first >= 0 && (index == first || index == last) }

  /// In ascending order of index.
  @inline(__always)
  func visit(_ body: (Int) -> Void) {
    if first < 0 { return }
    body(first < last ? first : last)
    if last != first { body(first < last ? last : first) }
  }

  /// The same pages under their new numbers; those that are gone drop out.
  @inline(never)
  func renumbered(_ number: PageRenumbering) -> PageWindow {
    if count == 0 { return self }
    let (first, last) = (number(first), number(last))
    if first < 0 && last < 0 { return PageWindow() }
    return PageWindow(first < 0 ? last : first, last < 0 ? first : last)
  }

  mutating func archive(_ archive: inout Archive, pageCount: Int) {
    archive.integer(&firstIndex, -1, Int64(pageCount) - 1)
    archive.integer(&lastIndex, -1, Int64(pageCount) - 1)
    archive.demand((firstIndex < 0) == (lastIndex < 0))
  }
}
