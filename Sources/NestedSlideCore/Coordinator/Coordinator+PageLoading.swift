/// Which pages show, which the host is asked for, and which it may drop.
extension Coordinator {
  /// Notes which pages show now; tells of those that appeared and disappeared, and asks for what is needed.
  /// - Parameter swept: the pager moved here, over the pages between: a page it passed in one frame is needed as if a
  ///   frame had shown it.
  mutating func updateShowingPages(swept: Bool = false) {
    let isEndless = isEndless
    seen.overlapping = PageWindow(
      pager: pager, count: pages.count, layout: layout, threshold: 0, isEndless: isEndless)
    let before = seen.showing
    let showing = PageWindow(
      pager: pager, count: pages.count, layout: layout, threshold: settings.paging.loadThreshold, isEndless: isEndless)
    if swept && isEndless { needSweptPages() }
    if showing == before { return }
    seen.showing = showing
    if swept && !isEndless && settings.paging.lazy && before.count > 0 && showing.count > 0 {
      need(min(before.first, showing.first), max(before.last, showing.last))
    }
    updateLivePages()
    before.visit { if !showing.contains($0) { push(.pageDisappeared, index: $0) } }
    showing.visit { if !before.contains($0) { push(.pageAppeared, index: $0) } }
  }

  /// Where there are no ends, the indices of what showed before and shows now do not tell which pages lie between: those
  /// on which the pager lay for an instant do.
  private mutating func needSweptPages() {
    let stride = layout.stride
    if !settings.paging.lazy || !(stride > 0) { return }
    let numbers = Pager.numbers(count: pages.count, isEndless: true)
    let (from, to) = (seen.pagerOffset / stride, pager.offset / stride)
    let low = min(from, to).rounded(.up).wholeNumber(numbers.low, numbers.high)
    let high = max(from, to).rounded(.down).wholeNumber(numbers.low, numbers.high)
    if low <= high { needAcrossJoint(low, high) }
  }

  /// Asks for every page that is needed and not there, in ascending order; over the joint those that show come last.
  mutating func updateLivePages() {
    if pages.count == 0 { return }
    if !settings.paging.lazy {
      if liveCount < pages.count { need(0, pages.count - 1) }
      return
    }
    let showing = seen.showing
    if isEndless {
      let current = currentIndex < 0 ? 0 : currentIndex
      needAcrossJoint(current - prefetch, current + prefetch)
      if showing.isWrapped { need(showing.last, showing.last) }
      showing.visit { need($0, $0) }
      return
    }
    let around = prefetchRange
    // Three short ranges, merged in ascending order: `need` skips pages that are there already.
    if showing.count > 0 && showing.first < around.first { need(showing.first, showing.last) }
    need(around.first, around.last)
    if showing.count > 0 { need(showing.first, showing.last) }
  }

  /// No more than there are pages, which is as good as any more: sums with it fit where an Int has 32 bits.
  private var prefetch: Int { mutating get { min(Int(settings.paging.prefetch), pages.count) } }

  /// The current page and its neighbours within `prefetch`.
  private var prefetchRange: (first: Int, last: Int) {
    mutating get {
      let current = currentIndex < 0 ? 0 : currentIndex
      let reach = prefetch
      let last = pages.count - 1
      return (current > reach ? current - reach : 0, last - current > reach ? current + reach : last)
    }
  }

  /// Needs the pages of these numbers of the pager's.
  private mutating func needAcrossJoint(_ low: Int, _ high: Int) {
    let last = pages.count - 1
    if high - low >= last {
      need(0, last)
    } else if wrapped(low) <= wrapped(high) {
      need(wrapped(low), wrapped(high))
    } else {
      need(0, wrapped(high))
      need(wrapped(low), last)
    }
  }

  private mutating func need(_ first: Int, _ last: Int) {
    for index in first...last where !pages[index].isNeeded {
      pages[index].isNeeded = true
      if liveCount == 0 || index < lowestLive { lowestLive = index }
      if liveCount == 0 || index > highestLive { highestLive = index }
      liveCount += 1
      push(.pageNeeded, index: index)
    }
  }

  /// Releases the pages furthest from the current one while more than `keepAlive` are there; of two equally far the
  /// higher. Pages that show or are prefetched stay.
  mutating func releaseFarPages() {
    let keep = Int(settings.paging.keepAlive)
    if keep == 0 || !settings.paging.lazy || liveCount <= keep { return }
    let showing = seen.showing
    var low = lowestLive
    var high = highestLive
    if isEndless {
      // There may be many pages to look through for nothing, in every frame of a turn.
      if liveCount <= heldCount(showing) { return }
      // By the pager's numbers half a circle to either side.
      low = currentIndex - (pages.count - 1) / 2
      high = currentIndex + pages.count / 2
    }
    while liveCount > keep {
      while low <= high && !isReleasable(wrapped(low), showing) { low += 1 }
      while high >= low && !isReleasable(wrapped(high), showing) { high -= 1 }
      if low > high { break }
      let (before, after) = (currentIndex - low, high - currentIndex)
      let takesHigh = after > before || after == before && wrapped(high) > wrapped(low)
      release(wrapped(takesHigh ? high : low))
    }
    while liveCount > 0 && !pages[lowestLive].isNeeded { lowestLive += 1 }
    while liveCount > 0 && !pages[highestLive].isNeeded { highestLive -= 1 }
  }

  /// How many pages stay whatever `keepAlive` says.
  private mutating func heldCount(_ showing: PageWindow) -> Int {
    let around = 2 * prefetch + 1
    var count = around < pages.count ? around : pages.count
    showing.visit { if distanceFromCurrent($0) > prefetch { count += 1 } }
    return count
  }

  private mutating func isReleasable(_ index: Int, _ showing: PageWindow) -> Bool {
    pages[index].isNeeded && distanceFromCurrent(index) > prefetch && !showing.contains(index)
  }

  /// In pages, the shorter way round where there are no ends.
  private mutating func distanceFromCurrent(_ index: Int) -> Int {
    let way = abs(index - currentIndex)
    return isEndless && way > pages.count - way ? pages.count - way : way
  }

  mutating func release(_ index: Int) {
    pages[index].isNeeded = false
    liveCount -= 1
    push(.pageReleased, index: index)
  }

  /// Pages were added, removed or moved: looks anew at what is live and what shows.
  mutating func recountLivePages() {
    countLivePages()
    updateShowingPages()
    updateLivePages()
  }

  mutating func countLivePages() {
    liveCount = 0
    for index in 0..<pages.count where pages[index].isNeeded {
      if liveCount == 0 { lowestLive = index }
      highestLive = index
      liveCount += 1
    }
  }
}
