/// The pages that show at a pager offset: at most two, as a page is as wide as the pager.
struct PageWindow: Equatable {
  private var firstIndex: Int32 = -1
  private var lastIndex: Int32 = -1

  /// -1 when none.
  var first: Int {
    @inline(__always) get { Int(firstIndex) }
    set { firstIndex = Int32(truncatingIfNeeded: newValue) }
  }

  var last: Int {
    @inline(__always) get { Int(lastIndex) }
    set { lastIndex = Int32(truncatingIfNeeded: newValue) }
  }

  @inline(__always) var count: Int { first < 0 ? 0 : last &- first &+ 1 }

  @inline(__always)
  func contains(_ index: Int) -> Bool { first >= 0 && first <= index && index <= last }

  /// The pages of which more than `threshold` shows, as a fraction of a page.
  init(pager: Pager, count: Int, layout: StackLayout, threshold: Double) {
    if count == 0 { return }
    let stride = layout.stride
    let width = layout.pagerWidth
    // At rest on a page that page alone shows, as it does where pages have no width.
    if pager.offset == Double(pager.restingIndex) * stride || !(stride > 0) || !(width > 0) {
      first = pager.restingIndex
      last = first
      return
    }
    let low = (pager.offset / stride).rounded(.down).wholeNumber(0, count - 1)
    for index in low...(low + 1 < count ? low + 1 : low) {
      let shown = 1 - abs(Double(index) * stride - pager.offset) / width
      if shown > threshold {
        if first < 0 { first = index }
        last = index
      }
    }
  }

  init() {}

  /// The same pages under their new numbers, -1 for one that is gone. Where the two are no longer neighbours, only the
  /// current one is kept.
  func renumbered(_ number: (Int) -> Int, current: Int) -> PageWindow {
    if count == 0 { return self }
    var renumbered = PageWindow()
    renumbered.first = number(first)
    renumbered.last = number(last)
    let areNeighbours = renumbered.first >= 0 && renumbered.last - renumbered.first == last - first
    if !areNeighbours {
      let keeps = current >= 0 && (current == renumbered.first || current == renumbered.last)
      renumbered.first = keeps ? current : -1
      renumbered.last = renumbered.first
    }
    return renumbered
  }
}
