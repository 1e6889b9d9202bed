/// Pages as a host reads them.
extension Coordinator {
  /// How many pages show.
  public var visiblePageCount: Int {
    @inline(__always) get { pages.overlapping.count }
  }

  /// So many can show at once, by the settings.
  public var mostVisiblePages: Int {
    @inline(__always) get { setup.pointee.layout.isCarousel ? PageWindow.most : 2 }
  }

  /// Writes the pages that show, in ascending order of index, and answers how many; there must be room for
  /// `visiblePageCount`.
  @inline(__always)
  public mutating func writeVisiblePages(to target: UnsafeMutablePointer<Page>) -> Int32 {
    assert(pagerLies == showsOnlyPageOfPager)
    if !pagerLies { return writeOtherPages(to: target) }
    let driven = path.page == pages.current ? output.view.inner : path.shownInner
    write(visible: pages.overlapping.first, driven: driven, shownFrame(x: setup.pointee.layout.pageX), to: target)
    return 1
  }

  /// The pager does not rest on the one page that shows.
  @inline(never)
  private mutating func writeOtherPages(to target: UnsafeMutablePointer<Page>) -> Int32 {
    let (first, last) = (pages.overlapping.first, pages.overlapping.last)
    if first != last {
      if pages.overlapping.count > 2 { return writeManyPages(to: target) }
      writeTwoPages(to: target)
      return 2
    }
    if first < 0 { return 0 }
    write(visible: first, driven: path.shownInner, shownFrame(x: x(ofPage: first)), to: target)
    return 1
  }

  private mutating func writeManyPages(to target: UnsafeMutablePointer<Page>) -> Int32 {
    let driven = path.shownInner
    var frame = shownFrame(x: 0)
    var written = 0
    let window = pages.overlapping
    window.visit {
      frame.x = x(ofPage: $0)
      write(visible: $0, driven: driven, frame, to: target + written)
      written += 1
    }
    return Int32(written)
  }

  private mutating func writeTwoPages(to target: UnsafeMutablePointer<Page>) {
    let (first, last) = (pages.overlapping.first, pages.overlapping.last)
    let (one, other) = first < last ? (first, last) : (last, first)
    let (x, otherX) = tabs.isLinear ? linearPair : (x(ofPage: one), x(ofPage: other))
    let driven = path.shownInner
    var frame = shownFrame(x: x)
    write(visible: one, driven: driven, frame, to: target)
    frame.x = otherX
    write(visible: other, driven: driven, frame, to: target + 1)
  }

  /// The places of the two pages that show, if pages lie side by side and there are ends.
  @inline(__always)
  var linearPair: (Double, Double) {
    mutating get {
      let step = Double(pages.overlapping.first - pager.origin)
      return (linearX(atStep: step), linearX(atStep: step + 1))
    }
  }

  @inline(__always)
  private mutating func linearX(atStep step: Double) -> Double {
    let way = step * setup.pointee.layout.stride - pager.offset
    let isReversed = setup.pointee.settings.mirrorsAcross
    return setup.pointee.layout.pageX + (isReversed ? -way : way)
  }

  /// A page's frame, as of the snapshot. Beyond R the hover bar stays, and the pages alone show the pull.
  @inline(__always)
  private func shownFrame(x: Double) -> Rect {
    let beyond = output.view.outer - output.view.range
    let y = output.view.pager.y - (beyond > 0 ? beyond : 0)
    return Rect(x: x, y: y, width: setup.pointee.layout.pageWidth, height: output.view.pager.height)
  }

  /// The page that shows at a point of the viewport, and its place in the content; nil if none does.
  mutating func visiblePage(at x: Double, _ y: Double) -> (index: Int, x: Double, y: Double)? {
    var found: (index: Int, x: Double, y: Double)?
    let window = pages.overlapping
    window.visit { if found == nil { found = place(x, y, inPage: $0) } }
    return found
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

  private mutating func write(page index: Int, to target: UnsafeMutablePointer<Page>) {
    let layout = setup.pointee.layout
    let beyond = output.view.outer - layout.range
    let y = output.view.pager.y - (beyond > 0 ? beyond : 0)
    let frame = Rect(x: x(ofPage: index), y: y, width: layout.pageWidth, height: layout.pagerHeight)
    write(visible: index, driven: path.shownInner, frame, to: target)
    if !pages.overlapping.contains(index) { target.pointee.isVisible = 0 }
  }

  /// The start of a page's content, as of the snapshot.
  /// - Parameter index: below 0 for the page that the path drives.
  mutating func contentCorner(ofPage index: Int) -> (x: Double, y: Double) {
    let index = index < 0 || index >= pages.count ? path.page : index
    if index < 0 { return (0, 0) }
    return withUnsafeTemporaryAllocation(of: Page.self, capacity: 1) { buffer in
      guard let page = buffer.baseAddress else { return (0, 0) }
      write(page: index, to: page)
      return (page.pointee.frame.x, page.pointee.frame.y - page.pointee.offset)
    }
  }

  /// - Parameter driven: the offset of the page that the path drives.
  @inline(__always)
  private mutating func write(
    visible index: Int, driven: Double, _ frame: Rect, to target: UnsafeMutablePointer<Page>
  ) {
    let page = pages[index]
    target.pointee.index = Int32(truncatingIfNeeded: index)
    target.pointee.isNeeded = page.isNeeded ? 1 : 0
    target.pointee.isVisible = 1
    target.pointee.refresh = page.refresh.rawValue
    target.pointee.isLoading = 0
    target.pointee.reserved = 0
    target.pointee.contentHeight = page.contentHeight
    target.pointee.offset = index == path.page ? driven : page.offset
    target.pointee.maxOffset = Fit.greatestOffset(of: page.contentHeight, in: frame.height)
    target.pointee.frame = frame
    if _slowPath(page.isLoading) {
      target.pointee.isLoading = 1
      target.pointee.maxOffset += setup.heldFooter(page)
    }
    if _slowPath(page.growsUp) {
      let lead = lead(ofPage: index)
      target.pointee.offset -= lead
      target.pointee.maxOffset -= lead
    }
  }

  @inline(never)
  private mutating func x(ofPage index: Int) -> Double {
    let layout = setup.pointee.layout
    if index == pager.origin && pager.offset == 0 { return layout.pageX }
    if pager.far == 0 && !setup.pointee.settings.paging.isEndless {
      let way = Double(index - pager.origin) * layout.stride - pager.offset
      return setup.pointee.settings.mirrorsAcross ? layout.pageX - way : layout.pageX + way
    }
    return unusualX(ofPage: index)
  }

  @inline(never)
  private mutating func unusualX(ofPage index: Int) -> Double {
    let layout = setup.pointee.layout
    return layout.pageX + setup.readingDirection * (pager.step(of: index, pagerRules) * layout.stride - pager.offset)
  }

  // MARK: Scroll bars

  /// The place of a bar's thumb, points.
  public mutating func thumb(of bar: Bar) -> (position: Double, length: Double) {
    let track = bar.track(setup)
    let thumb = output.view.thumb(of: bar, track: track)
    if let held = pending.thumb, held.bar == bar { return (held.place * (track - thumb.length), thumb.length) }
    return thumb
  }

  /// The offsets at which a bar's thumb is at a position; nil for one that the bar leaves.
  public mutating func offsets(of bar: Bar, thumbAt position: Double) throws(Failure) -> (
    outer: Double?, inner: Double?
  ) {
    try require(position, within: -Limits.length, Limits.length, "position: must be within 1e12 points")
    return output.view.offsets(of: bar, thumbAt: position, track: bar.track(setup))
  }

  /// Whether content of the page lies under what is above it.
  public var isLifted: Bool { output.view.inner > 0 }

  // MARK: Needed pages

  /// How many pages are needed.
  public var livePageCount: Int { pages.liveCount }

  /// Calls `visit` with the index of every needed page, in ascending order.
  public func forEachLivePage(_ visit: (Int) -> Void) { pages.forEachLive(visit) }
}

/// The snapshot and the events as a host reads them.
extension Coordinator {
  /// Writes what has changed to what a host has kept of the last frame.
  /// - Parameters:
  ///   - snapshot: the one kept, nil for none.
  ///   - pages: those kept that show, nil for none.
  @inline(__always)
  public mutating func writeChanges(to snapshot: UnsafeMutablePointer<Snapshot>?, _ pages: UnsafeMutablePointer<Page>?)
  {
    if let snapshot { output.writeTime(to: snapshot) }
    switch changes {
    case .time, .all: break
    case .page: output.writePageChanges(to: snapshot, pages, isStill: calm.isStill)
    case .turnedPage:
      output.writePageChanges(to: snapshot, pages, isStill: calm.isStill)
      if let snapshot {
        turn?.turnMoved(
          snapshot, velocity: (output.view.velocityX, output.view.velocityY),
          unconsumed: (output.view.unconsumedX, output.view.unconsumedY))
      }
    case .pageUnderHover:
      output.writePageChanges(to: snapshot, pages, isStill: calm.isStill)
      snapshot?.pointee.hover.y = output.view.hover.y
    case .header: output.writeHeaderChanges(to: snapshot, pages)
    case .pager:
      if let pages { (pages[0].frame.x, pages[1].frame.x) = linearPair }
      if let snapshot { output.writePagerChanges(to: snapshot) }
    }
  }

  public var generation: UInt32 { @inline(__always) get { output.generation } }

  /// Calls `body` with the snapshot.
  @inline(__always)
  public mutating func withSnapshot(_ body: (UnsafePointer<Snapshot>) -> Void) { output.withSnapshot(body) }

  /// Moves up to `most` of the oldest events out and answers how many.
  @inline(__always)
  public mutating func pollEvents(to target: UnsafeMutablePointer<Event>, most: Int) -> Int {
    output.drain(to: target, most: most)
  }
}
