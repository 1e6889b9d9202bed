/// Pages come, go, move and change.
extension Coordinator {
  func requirePage(_ index: Int, _ message: StaticString = "index: there is no such page")
    throws(Failure)
  {
    try require(index, within: 0, pages.count - 1, .outOfRange, message)
  }

  func requireHeight(_ height: Double) throws(Failure) {
    try require(height, within: 0, Limits.length, "content_height: must be from 0 to 1e12 points")
  }

  public mutating func setPageHeight(_ index: Int, _ height: Double) throws(Failure) {
    try requirePage(index)
    try requireHeight(height)
    try requireNoList(index)
    fit(page: index, height: height, shift: 0)
  }

  func requireNoList(_ index: Int) throws(Failure) {
    if pages.extras(index).list == nil { return }
    throw Failure(.invalidState, "index: a list is attached to the page, which has the height")
  }

  public mutating func pageSettings(_ index: Int) throws(Failure) -> PageSettings {
    try requirePage(index)
    var settings = PageSettings()
    let (page, extras) = (pages[index], pages.extras(index))
    settings.overscrollTop = page.overscrollTop
    settings.seam = page.seam
    settings.shortPage = page.shortPage
    settings.scrollToTop = page.scrollToTop
    settings.indicators = page.indicators
    settings.refreshHeight = extras.refreshHeight
    settings.tabWidth = extras.tabWidth
    settings.key = extras.key
    return settings
  }

  public mutating func setPageSettings(_ index: Int, _ settings: PageSettings) throws(Failure) {
    try requirePage(index)
    try settings.check()
    if settings.needsExtras && !pages.needExtras() { throw Failure(.outOfMemory, "out of memory") }
    // Its end is hard: what it is given instead is kept.
    if settings.overscrollTop == OverscrollOwner.none { _ = try needExtras() }
    pages[index].overscrollTop = settings.overscrollTop
    pages[index].seam = settings.seam
    pages[index].shortPage = settings.shortPage
    pages[index].scrollToTop = settings.scrollToTop
    pages[index].indicators = settings.indicators
    var extras = pages.extras(index)
    extras.refreshHeight = settings.refreshHeight
    let widthChanged = extras.tabWidth != settings.tabWidth
    extras.tabWidth = settings.tabWidth
    extras.key = settings.key
    pages.setExtras(index, extras)
    if widthChanged {
      pages.hasTabWidths = true
      layOutTabs()
    }
    if pages[index].refresh == .refreshing && refreshHeight(of: index) == 0 { finishRefresh(ofPage: index) }
    viewIsStale = true
    if index == currentIndex { refitExtent() }
    commit()
  }

  // MARK: Order

  public mutating func insertPage(_ index: Int, height: Double) throws(Failure) {
    try require(index, within: 0, pages.count, .outOfRange, "index: must be from 0 to the number of pages")
    try requireHeight(height)
    if pages.count == Limits.pages { throw Failure(.outOfRange, "index: there are as many pages as can be") }
    guard pages.reserve(pages.count + 1) else { throw Failure(.outOfMemory, "out of memory") }
    storeInner()
    pages.insert(PageState(contentHeight: height), at: index)
    renumber(
      .inserted(index), current: currentIndex < 0 ? 0 : (currentIndex >= index ? currentIndex + 1 : currentIndex))
  }

  public mutating func removePage(_ index: Int) throws(Failure) {
    try requirePage(index)
    leave(page: index)
    storeInner()
    pages.remove(at: index)
    let last = pages.count - 1
    let current = currentIndex > index ? currentIndex - 1 : (currentIndex > last ? last : currentIndex)
    if index == currentIndex && current >= 0 { alignPage(current) }
    renumber(.removed(index), current: current)
  }

  /// A page goes: tells of it under the number it has.
  mutating func leave(page index: Int) {
    lookAtLists(index..<index + 1)
    if seen.showing.contains(index) { push(.pageDisappeared, index: index) }
    if pages[index].isNeeded { push(.pageReleased, index: index) }
    if index == currentIndex { leaveCurrentPage() }
  }

  public mutating func movePage(from: Int, to: Int) throws(Failure) {
    try requirePage(from, "from: there is no such page")
    try requirePage(to, "to: there is no such page")
    storeInner()
    pages.move(from: from, to: to)
    let moved = PageRenumbering.moved(from: from, to: to)
    renumber(moved, current: moved(currentIndex))
  }

  /// Gives every page its new number. The pager keeps what it shows where the pages involved stay neighbours and none is
  /// beyond the joint of the last and the first, else it lies on the current page at once.
  mutating func renumber(_ number: PageRenumbering, current: Int) {
    let overlapping = seen.overlapping.renumbered(number, current: current)
    let step = pages.count == 0 || currentIndex < 0 ? 0 : current - currentIndex
    let countBefore = Int(view.pageCount)
    func keepsPlace(_ index: Int) -> Bool { number(index) >= 0 && number(index) == index + step }
    let staysInPlace =
      !pagerIsAtRest && pages.count > 0 && overlapping.count == seen.overlapping.count
      && keepsPlace(pager.restingIndex)
      && !pager.isGliding && (!pager.isMoving || keepsPlace(pager.targetIndex))
      && (!transition.isActive || keepsPlace(Int(transition.to)))
      && (!settings.paging.isEndless || pagerIsWithinEnds(of: countBefore))
    seen.showing = seen.showing.renumbered(number, current: current)
    seen.overlapping = overlapping
    extras?.pointee.renumber(number)
    currentIndex = pages.count == 0 ? -1 : current
    inner = currentIndex < 0 ? 0 : pages[currentIndex].offset

    if staysInPlace {
      let shift = Double(step) * layout.stride
      pager.offset += shift
      pager.restingIndex += step
      pager.targetIndex += step
      pager.target = Double(pager.targetIndex) * layout.stride
      if transition.isActive {
        transition = PageTransition(from: Int(transition.from) + step, to: Int(transition.to) + step)
      }
      // The page of a touch that is over, or that has gone, stands for none any more.
      let numbers = Pager.numbers(count: pages.count, isEndless: isEndless)
      gesture.pageAtTouch = min(max(gesture.pageAtTouch + step, numbers.low), numbers.high)
      seen.pagerOffset = pager.offset
    } else {
      endTransition(cancelled: true, count: countBefore)
      alignPager()
      gesture.pageAtTouch = pager.restingIndex
    }
    refitExtent()
    layOutTabs()
    recountLivePages()
    commitIndex()
    releaseFarPages()
    viewIsStale = true
    commit()
  }

  /// The current page goes: what moved it stops.
  private mutating func leaveCurrentPage() {
    giveUpPullOfPage()
    dropPageOvershoot()
    if vertical.kind == .bounce || !vertical.isActive { return }
    holdVertical()
    if !overscroll.isZero { startBounce(0, released: false, at: now) }
  }

  /// What the host set of a page; where its own scroll view is stays true.
  private func forgetExtras(_ index: Int) {
    var extras = PageExtras()
    extras.view = pages.extras(index).view
    pages.release(of: index)
    pages.setExtras(index, extras)
  }

  // MARK: Reload

  /// Replaces all pages.
  /// - Parameters:
  ///   - to: the page to show, clamped; nil keeps the current number where there is such a page, else takes the last.
  ///   - reset: puts the whole and every page to their top.
  public mutating func reload(
    pageCount count: Int, heights: UnsafePointer<Double>?, to: Int?, reset: Bool
  ) throws(Failure) {
    try Coordinator.check(pageCount: count, heights: heights)
    guard pages.reserve(count) else { throw Failure(.outOfMemory, "page_count: out of memory") }
    lookAtLists(0..<pages.count)
    endTransition(cancelled: true)
    let kept = pages.count < count ? pages.count : count
    let last = count - 1
    let wanted = to ?? (currentIndex < 0 ? 0 : currentIndex)
    let index = wanted > last ? last : wanted
    if index != currentIndex || reset { leaveCurrentPage() }
    let isNewPage = index != currentIndex
    storeInner()

    pages.truncate(to: kept)
    extras?.pointee.renumber(.truncated(kept))
    extras?.pointee.reveal = nil
    for page in 0..<kept {
      let offset = reset ? 0 : pages[page].offset
      pages[page] = PageState(contentHeight: heights.map { $0[page] } ?? 0)
      pages[page].offset = offset
      forgetExtras(page)
      if page != index { clampPage(page) }
    }
    if count > kept { pages.append(count - kept, heights: heights.map { $0 + kept }) }
    if reset {
      vertical = VerticalMotion()
      overscroll.clear()
      outer = 0
      dropRefresh()
    }
    currentIndex = index
    if isNewPage && index >= 0 {
      alignPage(index)
      clampPage(index)
    }
    inner = index < 0 ? 0 : pages[index].offset
    alignPager()
    gesture.pageAtTouch = pager.restingIndex
    refitExtent()
    layOutTabs()
    liveCount = 0
    seen.overlapping = PageWindow()
    seen.showing = PageWindow()
    recountLivePages()
    commitIndex()
    releaseFarPages()
    viewIsStale = true
    commit()
  }
}
