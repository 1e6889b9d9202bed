/// Pull to refresh: of the whole, or of a page where a pull shows on the page alone. While it refreshes, the range of
/// what was pulled begins that much earlier, and to be there is to be at rest.
extension Coordinator {
  /// Where a pull stands that would refresh: the whole's, or the current page's.
  var currentRefresh: RefreshState {
    mutating get { pullIsOfPage && path.page >= 0 ? pages[path.page].refresh : refresh.state }
  }

  private var pullIsOfPage: Bool {
    mutating get { (drivenPage.overscrollTop ?? settings.overscrollTop) == .page }
  }

  mutating func refreshHeight(of index: Int) -> Double {
    index < 0 ? settings.refreshHeight : pages.store.extras(index).refreshHeight ?? settings.refreshHeight
  }

  // MARK: Pulling

  /// What was pulled in this call arms or disarms; what has closed is idle again.
  mutating func settleRefresh() {
    if !watchesEnds { return }
    let isOfPage = pullIsOfPage && path.page >= 0
    if hand.pullsPath && path.overscroll.raw < 0 && path.overscroll.owner != .edge {
      let height = refreshHeight(of: path.page)
      let state = currentRefresh
      if height > 0 && state != .refreshing && state != .finishing {
        setRefresh(-path.overscroll.shown > height ? .armed : .pulling, ofPage: isOfPage ? path.page : -1)
      }
    }
    if refresh.state.endsWhenClosed && path.overscroll.outer >= 0 { setRefresh(.idle, ofPage: -1) }
    if path.page >= 0 && pages[path.page].refresh.endsWhenClosed && path.overscroll.inner >= 0 {
      setRefresh(.idle, ofPage: path.page)
    }
  }

  /// A finger pulls on what is closing: the pull goes on, and may arm again.
  mutating func pullAgain() {
    if path.overscroll.raw < 0 && path.overscroll.owner != .edge && currentRefresh == .finishing {
      setRefresh(.pulling, ofPage: pullIsOfPage ? path.page : -1)
    }
  }

  /// The finger lets go.
  mutating func refreshIfArmed() -> Bool {
    if currentRefresh != .armed { return false }
    startRefresh(ofPage: pullIsOfPage ? path.page : -1)
    return true
  }

  /// The current page is left: what was pulled of it is given up.
  mutating func giveUpPullOfPage() {
    if path.page >= 0 && path.page < pages.count && pages[path.page].refresh.endsWhenClosed {
      setRefresh(.idle, ofPage: path.page)
    }
  }

  @inline(never)
  private mutating func setRefresh(_ state: RefreshState, ofPage index: Int) {
    let before = index < 0 ? refresh.state : pages[index].refresh
    if state == before { return }
    if index < 0 { refresh.set(state) } else { pages[index].refresh = state }
    output.tell(.refreshChanged, state: state.rawValue, index: index, at: now)
  }

  /// Whether a page can be held open: where it is pulled with the header collapsed, there too.
  var canOpenPage: Bool { mutating get { path.outer <= 0 || settings.headerMotion == .contentFirst } }

  // MARK: Refreshing

  /// Begins to refresh as if it had been pulled. nil: what a pull would refresh now.
  public mutating func beginRefresh(page: Int?) throws(Failure) {
    let index = try refreshed(page)
    if !(refreshHeight(of: index < 0 ? path.page : index) > 0) {
      throw Failure(.invalidState, "refresh_height: is 0")
    }
    if (index < 0 ? refresh.state : pages[index].refresh) == .refreshing { return }
    if index < 0 && path.outer > 0 { throw Failure(.invalidState, "page: the header is not fully open") }
    startRefresh(ofPage: index)
    openForRefresh(ofPage: index)
    finish()
  }

  /// Lets what is held open close. nil: what a pull would refresh now.
  public mutating func endRefresh(page: Int?) throws(Failure) {
    var index = try refreshed(page)
    if (index < 0 ? refresh.state : pages[index].refresh) != .refreshing {
      // Whom a pull belongs to may have changed since it began.
      let own = page ?? path.page
      if own >= 0 && pages[own].refresh == .refreshing {
        index = own
      } else if page == nil && refresh.state == .refreshing {
        index = -1
      } else {
        return
      }
    }
    finishRefresh(ofPage: index)
    finish()
  }

  /// Everything is at its top: the whole refreshes no more.
  mutating func dropRefresh() { setRefresh(.idle, ofPage: -1) }

  /// There is no refreshing any more for whom the height is 0 now.
  mutating func finishRefreshesOfNoHeight() {
    if refresh.state == .refreshing && refreshHeight(of: path.page) == 0 { finishRefresh(ofPage: -1) }
    for index in 0..<pages.count where pages[index].refresh == .refreshing && refreshHeight(of: index) == 0 {
      finishRefresh(ofPage: index)
    }
  }

  /// What is held open closes.
  @inline(never)
  mutating func finishRefresh(ofPage index: Int) {
    setRefresh(.finishing, ofPage: index)
    if index >= 0 && index != path.page {
      if pages[index].offset < 0 { pages[index].offset = 0 }
      setRefresh(.idle, ofPage: index)
    } else {
      refit(.eases)
    }
  }

  /// The page that a refresh is of, -1 for the whole.
  private mutating func refreshed(_ page: Int?) throws(Failure) -> Int {
    guard let page else { return pullIsOfPage ? path.page : -1 }
    try require(page, within: 0, pages.count - 1, .outOfRange, "page: there is no such page")
    return (pages[page].overscrollTop ?? settings.overscrollTop) == .page ? page : -1
  }

  private mutating func startRefresh(ofPage index: Int) {
    setRefresh(.refreshing, ofPage: index)
    if index < 0 || index == path.page { refit(.eases) }
  }

  /// Opens what refreshes where it is at its top and nothing moves it.
  private mutating func openForRefresh(ofPage index: Int) {
    if index >= 0 && index != path.page {
      if pages[index].offset == 0 { pages[index].offset = top(of: index) }
      return
    }
    if hand.gesture.isActive || path.isMoving || !path.overscroll.isZero { return }
    var goal = path.place
    if index < 0 {
      goal.outer = path.extent.minOuter
    } else if canOpenPage && path.inner <= 0 {
      goal.inner = path.extent.minInner
    }
    if goal.outer == path.outer && goal.inner == path.inner { return }
    let rules = rules
    path.lead(to: goal, at: now, rules)
    output.beginScroll(at: now)
  }

  /// A page's top: where a refresh holds it open, it begins there once the header is open.
  mutating func top(of index: Int) -> Double {
    pages[index].refresh == .refreshing && canOpenPage ? -refreshHeight(of: index) : 0
  }
}
