/// Pull to refresh: of the whole, or of a page if a pull shows on the page alone or each page refreshes by itself.
/// While it refreshes, the range of what was pulled begins that much earlier, and to be there is to be at rest.
extension Coordinator {
  /// The state of a pull that would refresh: the whole's, or the current page's.
  var currentRefresh: RefreshState {
    mutating get { pullIsOfPage && path.page >= 0 ? pages[path.page].refresh : refresh.state }
  }

  private var pullIsOfPage: Bool {
    mutating get {
      if (drivenPage.overscrollTop ?? settings.overscrollTop) == .page { return true }
      return setup.pointee.hasUnusual && refreshesPerPage
    }
  }

  private var refreshesPerPage: Bool { setup.pointee.fine { $0.refreshPerPage } }

  private mutating func pullShowsOnPage(_ index: Int) -> Bool {
    (pages[index].overscrollTop ?? settings.overscrollTop) == .page
  }

  /// A page that refreshes is held open itself; the whole is, if it shows the pull of each page.
  @inline(never)
  mutating func opensItself(_ index: Int) -> Bool { !refreshesPerPage || pullShowsOnPage(index) }

  mutating func refreshHeight(of index: Int) -> Double {
    index < 0 ? settings.refreshHeight : pages.store.extras(index).refreshHeight ?? settings.refreshHeight
  }

  /// Of the first and the second level.
  var refreshHeights: (Double, Double) { (settings.refreshHeight, setup.pointee.fine { $0.refreshSecondHeight }) }

  /// How far a refresh holds open: its own height, or that of the second level.
  mutating func heldHeight(of index: Int, _ state: RefreshState) -> Double {
    state == .second ? setup.pointee.fine { $0.refreshSecondHeight } : refreshHeight(of: index)
  }

  // MARK: Pulling

  /// What was pulled in this call arms or disarms; what has closed is idle again.
  mutating func settleRefresh() {
    if !watchesEnds { return }
    let isOfPage = pullIsOfPage && path.page >= 0
    if hand.pullsPath && path.overscroll.raw < 0 && path.overscroll.owner != .edge && isAtFinger {
      let height = refreshHeight(of: path.page)
      let state = currentRefresh
      if height > 0 && !state.holdsOpen && !state.isClosing {
        let second = setup.pointee.fine { $0.refreshSecondHeight }
        let pulled = -path.overscroll.shown
        let next = second > 0 && pulled > second ? RefreshState.secondArmed : (pulled > height ? .armed : .pulling)
        setRefresh(next, ofPage: isOfPage ? path.page : -1)
      }
    }
    if refresh.state.endsWhenClosed && path.overscroll.outer >= 0 { setRefresh(.idle, ofPage: -1) }
    if path.page >= 0 && pages[path.page].refresh.endsWhenClosed && path.overscroll.inner >= 0
      && (path.overscroll.outer >= 0 || opensItself(path.page))
    {
      setRefresh(.idle, ofPage: path.page)
    }
  }

  /// A finger pulls on what is closing: the pull continues, and may arm again.
  mutating func pullAgain() {
    if path.overscroll.raw < 0 && path.overscroll.owner != .edge && currentRefresh.isClosing {
      setRefresh(.pulling, ofPage: pullIsOfPage ? path.page : -1)
    }
  }

  /// The finger lets go.
  mutating func refreshIfArmed() -> Bool {
    let state = currentRefresh
    if !state.isArmed { return false }
    startRefresh(ofPage: pullIsOfPage ? path.page : -1, state == .armed ? .refreshing : .second)
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

  // MARK: Refreshing

  /// Begins to refresh as if it had been pulled. nil: what a pull would refresh now.
  public mutating func beginRefresh(page: Int?) throws(Failure) {
    let index = try refreshed(page)
    if !(refreshHeight(of: index < 0 ? path.page : index) > 0) {
      throw Failure(.invalidState, "refresh_height: is 0")
    }
    if (index < 0 ? refresh.state : pages[index].refresh).holdsOpen { return }
    if path.outer > 0 && (index < 0 || index == path.page && !opensItself(index)) {
      throw Failure(.invalidState, "page: the header is not fully open")
    }
    startRefresh(ofPage: index)
    openForRefresh(ofPage: index)
    finish()
  }

  /// Lets what is held open close, and says how the refresh has ended. nil: what a pull would refresh now.
  public mutating func endRefresh(page: Int?, _ result: RefreshResult = .none) throws(Failure) {
    var index = try refreshed(page)
    if !(index < 0 ? refresh.state : pages[index].refresh).holdsOpen {
      // The owner of the pull may have changed since it began.
      let own = page ?? path.page
      if own >= 0 && pages[own].refresh.holdsOpen {
        index = own
      } else if page == nil && refresh.state.holdsOpen {
        index = -1
      } else {
        return
      }
    }
    finishRefresh(ofPage: index, result.state)
    finish()
  }

  /// Everything is at its top: the whole refreshes no more.
  mutating func dropRefresh() { setRefresh(.idle, ofPage: -1) }

  /// Ends the refresh of everything that has a height of 0 now.
  mutating func finishRefreshesOfNoHeight() {
    if refresh.state.holdsOpen && heldHeight(of: path.page, refresh.state) == 0 { finishRefresh(ofPage: -1) }
    for index in 0..<pages.count { finishRefreshOfNoHeight(index) }
  }

  mutating func finishRefreshOfNoHeight(_ index: Int) {
    let state = pages[index].refresh
    if state.holdsOpen && heldHeight(of: index, state) == 0 { finishRefresh(ofPage: index) }
  }

  /// What is held open closes.
  @inline(never)
  mutating func finishRefresh(ofPage index: Int, _ closing: RefreshState = .finishing) {
    setRefresh(closing, ofPage: index)
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
    return refreshesPerPage || pullShowsOnPage(page) ? page : -1
  }

  private mutating func startRefresh(ofPage index: Int, _ state: RefreshState = .refreshing) {
    setRefresh(state, ofPage: index)
    if index < 0 || index == path.page { refit(.eases) }
  }

  /// Opens what refreshes if it is at its top and nothing moves it.
  mutating func openForRefresh(ofPage index: Int) {
    if index >= 0 && index != path.page {
      if pages[index].offset == 0 { pages[index].offset = top(of: index) }
      return
    }
    if hand.gesture.isActive || path.isMoving || !path.overscroll.isZero { return }
    var goal = path.place
    if index < 0 || !opensItself(index) {
      if path.outer <= 0 && path.inner <= 0 { goal.outer = path.extent.minOuter }
    } else if path.inner <= 0 {
      goal.inner = path.extent.minInner
    }
    if goal.outer == path.outer && goal.inner == path.inner { return }
    let rules = rules
    path.lead(to: goal, at: now, rules)
    output.beginScroll(at: now)
  }

  /// The beginning of a page, at its top: if a refresh holds it open, it begins there; what grows up begins at its end.
  mutating func top(of index: Int) -> Double {
    if pages[index].growsUp { return greatestOffset(of: index) }
    let state = pages[index].refresh
    return state.holdsOpen && opensItself(index) ? -heldHeight(of: index, state) : 0
  }

  // MARK: Loading more

  /// How far before its end a page asks for more; 0: never.
  @inline(never)
  mutating func loadDistance(of index: Int) -> Double {
    if pages.store.extras(index).noMore { return 0 }
    return pages.store.extras(index).loadMoreDistance ?? settings.loadMoreDistance
  }

  /// The finger lets go of a pull beyond the page's end: more is asked for. True if the page is held open then; what
  /// shows on the whole springs back.
  mutating func loadIfPulled() -> Bool {
    path.overscroll.raw > 0 && setup.pointee.hasUnusual && path.page >= 0 && loadByPull()
  }

  @inline(never)
  private mutating func loadByPull() -> Bool {
    let (index, height) = (path.page, setup.pointee.fine { $0.loadPull })
    let isFar = height > 0 && path.overscroll.seen > height
    if !isFar || pages[index].isLoading || pages.store.extras(index).noMore || pages[index].growsUp { return false }
    let opens = path.overscroll.owner == .page
    askForMore(of: index, opens ? .held : .asked)
    if opens {
      refit(.eases)
      // The end of the gesture shows no ranges by itself.
      showRange()
    }
    return opens
  }

  /// Tells the host that a page is to load more. What moves the path now asks for nothing else.
  mutating func askForMore(of index: Int, _ state: LoadState) {
    pages[index].load = state
    pending.askForMore()
    output.tell(.loadMore, index: index, at: now)
  }

  /// The page has more content.
  mutating func haveMore(of index: Int) {
    pages[index].load = .none
    if index == path.page { pending.letAskAgain() }
  }

  /// What moves the path leads to its end, or to its top. What springs back does not.
  mutating func leadsToEnd(top: Bool) -> Bool {
    let sign = top ? -1.0 : 1
    if path.isMoving { return path.motion.kind != .bounce && path.motion.start <= now && sign * path.velocity > 0 }
    if sign * path.overscroll.raw > 0 || sign * pending.edge.pullY > 0 { return hand.pullsPath }
    return sign * path.waySinceSettled > 0
  }

  /// More has come, or there is no more: what a pull holds open closes.
  mutating func stopLoading(_ index: Int) {
    let wasHeld = pages[index].load == .held
    pages[index].load = .none
    if !wasHeld { return }
    if index == path.page { refit(.eases) } else { pages.clamp(index, setup) }
  }
}
