/// Pull to refresh: of the whole, or of a page where a pull shows on the page alone. While it refreshes, the range of
/// what was pulled begins that much earlier, and to be there is to be at rest.
extension Coordinator {
  /// Where a pull stands that would refresh: the whole's, or the current page's.
  var currentRefresh: RefreshState {
    mutating get { pullIsOfPage && currentIndex >= 0 ? pages[currentIndex].refresh : refresh }
  }

  private var pullIsOfPage: Bool {
    mutating get { (currentPage.overscrollTop ?? settings.overscrollTop) == .page }
  }

  mutating func refreshHeight(of index: Int) -> Double {
    index < 0 ? settings.refreshHeight : pages.extras(index).refreshHeight ?? settings.refreshHeight
  }

  /// The ranges as a refresh holds them open.
  mutating func heldOpen(_ ranges: Extent) -> Extent {
    var extent = ranges
    if refresh == .refreshing {
      // As high as it was when it began, whichever page is current meanwhile.
      let held = self.extent.minOuter
      extent.minOuter = held < 0 ? held : -refreshHeight(of: currentIndex)
    }
    if currentIndex >= 0 && pages[currentIndex].refresh == .refreshing {
      extent.minInner = -refreshHeight(of: currentIndex)
    }
    return extent
  }

  // MARK: Pulling

  /// What was pulled in this call arms or disarms; what has closed is idle again.
  mutating func commitRefresh() {
    let isOfPage = pullIsOfPage && currentIndex >= 0
    if gesture.isActive && gesture.axis == .vertical && overscroll.raw < 0 {
      let height = refreshHeight(of: currentIndex)
      let state = currentRefresh
      if height > 0 && state != .refreshing && state != .finishing {
        setRefresh(-overscroll.shown > height ? .armed : .pulling, ofPage: isOfPage ? currentIndex : -1)
      }
    }
    if refresh.endsWhenClosed && overscroll.outer >= 0 { setRefresh(.idle, ofPage: -1) }
    if currentIndex >= 0 && pages[currentIndex].refresh.endsWhenClosed && overscroll.inner >= 0 {
      setRefresh(.idle, ofPage: currentIndex)
    }
  }

  /// The finger lets go.
  mutating func refreshIfArmed() -> Bool {
    if currentRefresh != .armed { return false }
    startRefresh(ofPage: pullIsOfPage ? currentIndex : -1)
    return true
  }

  /// The current page is left: what was pulled of it is given up.
  mutating func giveUpPullOfPage() {
    if currentIndex >= 0 && currentIndex < pages.count && pages[currentIndex].refresh.endsWhenClosed {
      setRefresh(.idle, ofPage: currentIndex)
    }
  }

  private mutating func setRefresh(_ state: RefreshState, ofPage index: Int) {
    let before = index < 0 ? refresh : pages[index].refresh
    if state == before { return }
    if index < 0 { refresh = state } else { pages[index].refresh = state }
    viewIsStale = true
    var event = Event(.refreshChanged, at: now)
    event.index = Int32(truncatingIfNeeded: index)
    event.state = UInt8(truncatingIfNeeded: state.rawValue)
    push(event)
  }

  /// Whether a page can be held open: where it is pulled with the header collapsed, there too.
  var canOpenPage: Bool { mutating get { outer <= 0 || settings.headerMotion == .contentFirst } }

  // MARK: Refreshing

  /// Begins to refresh as if it had been pulled. nil: what a pull would refresh now.
  public mutating func beginRefresh(page: Int?) throws(Failure) {
    let index = try refreshed(page)
    if !(refreshHeight(of: index < 0 ? currentIndex : index) > 0) {
      throw Failure(.invalidState, "refresh_height: is 0")
    }
    if (index < 0 ? refresh : pages[index].refresh) == .refreshing { return }
    if index < 0 && outer > 0 { throw Failure(.invalidState, "page: the header is not fully open") }
    startRefresh(ofPage: index)
    openForRefresh(ofPage: index)
    commit()
  }

  /// Lets what is held open close. nil: what a pull would refresh now.
  public mutating func endRefresh(page: Int?) throws(Failure) {
    var index = try refreshed(page)
    if (index < 0 ? refresh : pages[index].refresh) != .refreshing {
      // Whom a pull belongs to may have changed since it began.
      let own = page ?? currentIndex
      if own >= 0 && pages[own].refresh == .refreshing {
        index = own
      } else if page == nil && refresh == .refreshing {
        index = -1
      } else {
        return
      }
    }
    finishRefresh(ofPage: index)
    commit()
  }

  /// Everything is at its top: the whole refreshes no more.
  mutating func dropRefresh() { setRefresh(.idle, ofPage: -1) }

  /// There is no refreshing any more for whom the height is 0 now.
  mutating func finishRefreshesOfNoHeight() {
    if refresh == .refreshing && refreshHeight(of: currentIndex) == 0 { finishRefresh(ofPage: -1) }
    for index in 0..<pages.count where pages[index].refresh == .refreshing && refreshHeight(of: index) == 0 {
      finishRefresh(ofPage: index)
    }
  }

  /// What is held open closes.
  mutating func finishRefresh(ofPage index: Int) {
    setRefresh(.finishing, ofPage: index)
    if index >= 0 && index != currentIndex {
      if pages[index].offset < 0 { pages[index].offset = 0 }
      setRefresh(.idle, ofPage: index)
    } else {
      refitExtent()
    }
  }

  /// The page that a refresh is of, -1 for the whole.
  private mutating func refreshed(_ page: Int?) throws(Failure) -> Int {
    guard let page else { return pullIsOfPage ? currentIndex : -1 }
    try require(page, within: 0, pages.count - 1, .outOfRange, "page: there is no such page")
    return (pages[page].overscrollTop ?? settings.overscrollTop) == .page ? page : -1
  }

  private mutating func startRefresh(ofPage index: Int) {
    setRefresh(.refreshing, ofPage: index)
    if index < 0 || index == currentIndex { refitExtent() }
  }

  /// Opens what refreshes where it is at its top and nothing moves it.
  private mutating func openForRefresh(ofPage index: Int) {
    if index >= 0 && index != currentIndex {
      if pages[index].offset == 0 { pages[index].offset = top(of: index) }
      return
    }
    if gesture.isActive || vertical.isActive || !overscroll.isZero { return }
    var goal = Route.Place(outer: outer, inner: inner)
    if index < 0 {
      goal.outer = extent.minOuter
    } else if canOpenPage && inner <= 0 {
      goal.inner = extent.minInner
    }
    if goal.outer == outer && goal.inner == inner { return }
    startAnimation(to: goal, at: now)
    beginScroll()
    followVertical(to: now)
  }
}
