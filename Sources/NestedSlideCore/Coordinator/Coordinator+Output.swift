/// Pages and events as a host reads them.
extension Coordinator {
  /// How many pages show.
  public var visiblePageCount: Int {
    @inline(__always) mutating get { seen.overlapping.count }
  }

  /// The n-th page that shows, in ascending order of index; n must be below `visiblePageCount`.
  @inline(__always)
  public mutating func visiblePage(_ n: Int) -> Page { describePage(Int(seen.overlapping.first) &+ n) }

  public mutating func page(_ index: Int) throws(Failure) -> Page {
    try require(index, within: 0, pages.count - 1, .outOfRange, "index: there is no such page")
    return describePage(index)
  }

  @inline(__always)
  private mutating func describePage(_ index: Int) -> Page {
    let page = pages[index]
    // Beyond R the hover bar stays, and the pages alone show the pull.
    let beyond = view.outer - layout.range
    return Page(
      index: Int32(truncatingIfNeeded: index), isNeeded: page.isNeeded ? 1 : 0,
      isVisible: seen.overlapping.contains(index) ? 1 : 0,
      contentHeight: page.contentHeight, offset: index == currentIndex ? view.inner : page.offset,
      maxOffset: Extent.maxInner(contentHeight: page.contentHeight, pagerHeight: layout.pagerHeight),
      frame: Rect(
        x: layout.pagerX + readingDirection * (Double(index) * layout.stride - pager.offset),
        y: view.pager.y - (beyond > 0 ? beyond : 0), width: layout.pagerWidth, height: layout.pagerHeight))
  }

  /// How many pages are needed.
  public var livePageCount: Int { mutating get { liveCount } }

  /// Calls `visit` with the index of every needed page, in ascending order.
  public mutating func forEachLivePage(_ visit: (Int) -> Void) {
    if liveCount == 0 { return }
    for index in lowestLive...highestLive where pages[index].isNeeded { visit(index) }
  }

  /// Calls `visit` with the oldest event and takes it out of the queue; false when none waits.
  @inline(__always)
  public mutating func pollEvent(_ visit: (UnsafePointer<Event>) -> Void) -> Bool {
    if events.count == 0 { return false }
    visit(events.oldest)
    events.dropOldest()
    return true
  }
}
