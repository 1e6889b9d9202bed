/// The pages that show side by side, by their indices, the first to the left as one reads.
///
/// Two may be any two: neighbours, the last page and the first if there are no ends, or the two of a far turn. More are
/// all pages from the first to the last, over the joint if the last has the lower index.
struct PageWindow: Equatable {
  /// No more than this show at a time.
  static var most: Int { 11 }

  private var firstIndex: Int32 = -1
  private var lastIndex: Int32 = -1
  private var size: Int32 = 0

  init() {}

  /// - Parameter last: the same as the first if there is one only.
  init(_ first: Int, _ last: Int) { self.init(first, last, count: first < 0 ? 0 : (first == last ? 1 : 2)) }

  init(_ first: Int, _ last: Int, count: Int) {
    firstIndex = Int32(truncatingIfNeeded: first)
    lastIndex = Int32(truncatingIfNeeded: last)
    size = Int32(truncatingIfNeeded: count)
  }

  /// -1 when none.
  @inline(__always) var first: Int { Int(firstIndex) }
  @inline(__always) var last: Int { Int(lastIndex) }
  @inline(__always) var count: Int { Int(size) }

  @inline(__always)
  func contains(_ index: Int) -> Bool {
    if size > 2 { return first <= last ? index >= first && index <= last : index >= first || index <= last }
    return first >= 0 && (index == first || index == last)
  }

  /// In ascending order of index.
  @inline(__always)
  func visit(_ body: (Int) -> Void) {
    var (index, left) = (lowest, count)
    while left > 0 {
      body(index)
      left -= 1
      if left > 0 { index = next(after: index) }
    }
  }

  /// -1 when none.
  var lowest: Int { first <= last ? first : (size > 2 ? 0 : last) }

  @inline(never)
  private func next(after index: Int) -> Int {
    if size > 2 { return index == last ? first : index + 1 }
    return first < last ? last : first
  }

  /// The same pages under their new numbers; those that are gone drop out. Of more than two those stay that are still
  /// side by side with one of them.
  /// - Parameters:
  ///   - kept: the page that stays whatever happens to the others.
  ///   - before, now: how many pages there were, and are.
  @inline(never)
  func renumbered(_ number: PageRenumbering, keeping kept: Int, before: Int, now: Int) -> PageWindow {
    if count == 0 { return self }
    if count > 2 { return run(number, around: contains(kept) ? kept : first, before, now) }
    let (first, last) = (number(first), number(last))
    if first < 0 && last < 0 { return PageWindow() }
    return PageWindow(first < 0 ? last : first, last < 0 ? first : last)
  }

  private func run(_ number: PageRenumbering, around page: Int, _ before: Int, _ now: Int) -> PageWindow {
    let middle = number(page)
    if middle < 0 { return PageWindow() }
    func staysBeside(_ step: Int) -> Bool {
      let old = (page + step).wrapped(before)
      return contains(old) && number(old) == (middle + step).wrapped(now)
    }
    var (low, high) = (0, 0)
    while high - low + 1 < count && staysBeside(low - 1) { low -= 1 }
    while high - low + 1 < count && staysBeside(high + 1) { high += 1 }
    return PageWindow((middle + low).wrapped(now), (middle + high).wrapped(now), count: high - low + 1)
  }

  mutating func archive(_ archive: inout Archive, pageCount: Int) {
    archive.integer(&firstIndex, -1, Int64(pageCount) - 1)
    archive.integer(&lastIndex, -1, Int64(pageCount) - 1)
    archive.integer(&size, 0, Int64(pageCount))
    archive.demand((firstIndex < 0) == (lastIndex < 0) && isSound(pageCount))
  }

  /// Its size follows from its pages, of more than two.
  private func isSound(_ pageCount: Int) -> Bool {
    if size <= 2 { return size == (firstIndex < 0 ? 0 : (firstIndex == lastIndex ? 1 : 2)) }
    return firstIndex >= 0 && size <= PageWindow.most
      && count == last - first + 1 + (first <= last ? 0 : pageCount)
  }
}
