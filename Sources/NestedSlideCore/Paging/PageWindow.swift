/// The pages that show at a pager offset: at most two, as a page is as wide as the pager. Where there are no ends, the last
/// page and the first may be the two, in this order.
struct PageWindow: Equatable {
  private var firstIndex: Int32 = -1
  private var lastIndex: Int32 = -1

  /// -1 when none.
  var first: Int {
    @inline(__always) get { Int(firstIndex) }
    set { firstIndex = Int32(truncatingIfNeeded: newValue) }
  }

  /// The same as the first when there is one only.
  var last: Int {
    @inline(__always) get { Int(lastIndex) }
    set { lastIndex = Int32(truncatingIfNeeded: newValue) }
  }

  @inline(__always) var count: Int { first < 0 ? 0 : (first == last ? 1 : 2) }

  /// The first comes after the last: they meet at the joint.
  var isWrapped: Bool { last < first }

  @inline(__always)
  func contains(_ index: Int) -> Bool { first >= 0 && (index == first || index == last) }

  /// The pages of which more than `threshold` shows, as a fraction of a page.
  init(pager: Pager, count: Int, layout: StackLayout, threshold: Double, isEndless: Bool = false) {
    if count == 0 { return }
    let stride = layout.stride
    let width = layout.pagerWidth
    // At rest on a page that page alone shows, as it does where pages have no width.
    if pager.offset == Double(pager.restingIndex) * stride || !(stride > 0) || !(width > 0) {
      first = pager.restingIndex
      last = first
      return
    }
    let numbers = Pager.numbers(count: count, isEndless: isEndless)
    let low = (pager.offset / stride).rounded(.down).wholeNumber(numbers.low, numbers.high)
    for number in low...(low < numbers.high ? low + 1 : low) {
      let shown = 1 - abs(Double(number) * stride - pager.offset) / width
      if shown > threshold {
        last = number.wrapped(count)
        if first < 0 { first = last }
      }
    }
  }

  init() {}

  @inline(__always)
  func visit(_ body: (Int) -> Void) {
    if first < 0 { return }
    body(first)
    if last != first { body(last) }
  }

  /// The same pages under their new numbers, -1 for one that is gone. Where the two are no longer neighbours, only the
  /// current one is kept. Of two that meet at the joint both are: the pager is about to leave one of them.
  func renumbered(_ number: PageRenumbering, current: Int) -> PageWindow {
    if count == 0 { return self }
    var renumbered = PageWindow()
    renumbered.first = number(first)
    renumbered.last = number(last)
    if isWrapped {
      if renumbered.first < 0 { renumbered.first = renumbered.last }
      if renumbered.last < 0 { renumbered.last = renumbered.first }
      return renumbered
    }
    let areNeighbours = renumbered.first >= 0 && renumbered.last - renumbered.first == last - first
    if !areNeighbours {
      let keeps = current >= 0 && (current == renumbered.first || current == renumbered.last)
      renumbered.first = keeps ? current : -1
      renumbered.last = renumbered.first
    }
    return renumbered
  }
}
