/// Which pages show, which the host is asked for, and which it may drop.
extension Coordinator {
  /// Notes which pages show now; tells of those that appeared and disappeared, and asks for what is needed.
  /// - Parameter swept: the pager moved here, over the pages between: a page it passed in one frame is needed as if a
  ///   frame had shown it.
  mutating func updateShowingPages(swept: Bool = false) {
    seen.overlapping = PageWindow(pager: pager, count: pages.count, layout: layout, threshold: 0)
    let before = seen.showing
    let showing = PageWindow(
      pager: pager, count: pages.count, layout: layout, threshold: settings.paging.loadThreshold)
    if showing == before { return }
    seen.showing = showing
    if swept && settings.paging.lazy && before.count > 0 && showing.count > 0 {
      need(min(before.first, showing.first), max(before.last, showing.last))
    }
    updateLivePages()
    if before.count > 0 {
      for index in before.first...before.last where !showing.contains(index) { push(.pageDisappeared, index: index) }
    }
    if showing.count > 0 {
      for index in showing.first...showing.last where !before.contains(index) { push(.pageAppeared, index: index) }
    }
  }

  /// Asks for every page that is needed and not there, in ascending order.
  mutating func updateLivePages() {
    if pages.count == 0 { return }
    if !settings.paging.lazy {
      if liveCount < pages.count { need(0, pages.count - 1) }
      return
    }
    let showing = seen.showing
    let around = prefetchRange
    // Three short ranges, merged in ascending order: `need` skips pages that are there already.
    if showing.count > 0 && showing.first < around.first { need(showing.first, showing.last) }
    need(around.first, around.last)
    if showing.count > 0 { need(showing.first, showing.last) }
  }

  /// The current page and its neighbours within `prefetch`.
  private var prefetchRange: (first: Int, last: Int) {
    mutating get {
      let current = currentIndex < 0 ? 0 : currentIndex
      let reach = Int(settings.paging.prefetch)
      let last = pages.count - 1
      return (current > reach ? current - reach : 0, last - current > reach ? current + reach : last)
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
    let around = prefetchRange
    let showing = seen.showing
    var low = lowestLive
    var high = highestLive
    while liveCount > keep {
      while low <= high && !isReleasable(low, around, showing) { low += 1 }
      while high >= low && !isReleasable(high, around, showing) { high -= 1 }
      if low > high { break }
      if high - currentIndex >= currentIndex - low {
        release(high)
      } else {
        release(low)
      }
    }
    while liveCount > 0 && !pages[lowestLive].isNeeded { lowestLive += 1 }
    while liveCount > 0 && !pages[highestLive].isNeeded { highestLive -= 1 }
  }

  private mutating func isReleasable(_ index: Int, _ around: (first: Int, last: Int), _ showing: PageWindow) -> Bool {
    pages[index].isNeeded && !(around.first <= index && index <= around.last) && !showing.contains(index)
  }

  mutating func release(_ index: Int) {
    pages[index].isNeeded = false
    liveCount -= 1
    push(.pageReleased, index: index)
  }

  /// Pages were added, removed or moved: looks anew at what is live and what shows.
  mutating func recountLivePages() {
    liveCount = 0
    for index in 0..<pages.count where pages[index].isNeeded {
      if liveCount == 0 { lowestLive = index }
      highestLive = index
      liveCount += 1
    }
    updateShowingPages()
    updateLivePages()
  }
}
