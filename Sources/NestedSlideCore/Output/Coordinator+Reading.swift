/// Pages as a host reads them.
extension Coordinator {
  /// How many pages show.
  public var visiblePageCount: Int {
    @inline(__always) get { pages.overlapping.count }
  }

  /// Writes the pages that show, in ascending order of index; there must be room for `visiblePageCount`.
  @_optimize(speed)
  @inline(__always)
  public mutating func writeVisiblePages(to target: UnsafeMutablePointer<Page>) {
    let (first, last) = (pages.overlapping.first, pages.overlapping.last)
    if first != last {
      writeTwoPages(to: target)
    } else if first >= 0 {
      write(page: first, to: target)
    }
  }

  /// Out of line: two show only while the pager moves.
  @inline(never)
  @_optimize(speed)
  private mutating func writeTwoPages(to target: UnsafeMutablePointer<Page>) {
    let (first, last) = (pages.overlapping.first, pages.overlapping.last)
    write(page: first < last ? first : last, to: target)
    write(page: first < last ? last : first, to: target + 1)
  }

  /// The page that shows at a point of the viewport, and where in its content that is; nil where none does.
  mutating func visiblePage(at x: Double, _ y: Double) -> (index: Int, x: Double, y: Double)? {
    let (first, last) = (pages.overlapping.first, pages.overlapping.last)
    if first < 0 { return nil }
    return place(x, y, inPage: first) ?? (last == first ? nil : place(x, y, inPage: last))
  }

  private mutating func place(_ x: Double, _ y: Double, inPage index: Int) -> (index: Int, x: Double, y: Double)? {
    withUnsafeTemporaryAllocation(of: Page.self, capacity: 1) { buffer -> (index: Int, x: Double, y: Double)? in
      guard let page = buffer.baseAddress else { return nil }
      write(page: index, to: page)
      let frame = page.pointee.frame
      return frame.contains(x, y) ? (index, x - frame.x, y - frame.y + page.pointee.offset) : nil
    }
  }

  public mutating func write(page index: Int, checked target: UnsafeMutablePointer<Page>) throws(Failure) {
    try require(index, within: 0, pages.count - 1, .outOfRange, "index: there is no such page")
    write(page: index, to: target)
  }

  @inline(__always)
  private mutating func write(page index: Int, to target: UnsafeMutablePointer<Page>) {
    let page = pages[index]
    let layout = setup.pointee.layout
    // Beyond R the hover bar stays, and the pages alone show the pull.
    let beyond = output.view.outer - layout.range
    target.pointee.index = Int32(truncatingIfNeeded: index)
    target.pointee.isNeeded = page.isNeeded ? 1 : 0
    target.pointee.isVisible = pages.overlapping.contains(index) ? 1 : 0
    target.pointee.refresh = page.refresh.rawValue
    target.pointee.isLoading = page.isLoading ? 1 : 0
    target.pointee.reserved = 0
    target.pointee.contentHeight = page.contentHeight
    target.pointee.offset = index == path.page ? path.shownInner : page.offset
    target.pointee.maxOffset = Extent.maxInner(contentHeight: page.contentHeight, pagerHeight: layout.pagerHeight)
    target.pointee.frame.x = x(ofPage: index)
    target.pointee.frame.y = output.view.pager.y - (beyond > 0 ? beyond : 0)
    target.pointee.frame.width = layout.pagerWidth
    target.pointee.frame.height = layout.pagerHeight
  }

  @inline(never)
  private mutating func x(ofPage index: Int) -> Double {
    let layout = setup.pointee.layout
    if index == pager.origin && pager.offset == 0 { return layout.pagerX }
    if pager.far == 0 && !setup.pointee.settings.paging.isEndless {
      let way = Double(index - pager.origin) * layout.stride - pager.offset
      return setup.pointee.settings.layout.rightToLeft ? layout.pagerX - way : layout.pagerX + way
    }
    return unusualX(ofPage: index)
  }

  @inline(never)
  private mutating func unusualX(ofPage index: Int) -> Double {
    let layout = setup.pointee.layout
    return layout.pagerX + setup.readingDirection * (pager.step(of: index, pagerRules) * layout.stride - pager.offset)
  }

  /// How many pages are needed.
  public var livePageCount: Int { pages.liveCount }

  /// Calls `visit` with the index of every needed page, in ascending order.
  public func forEachLivePage(_ visit: (Int) -> Void) { pages.forEachLive(visit) }
}
