/// The end of every door and of every instant: what follows from what has just moved. It holds whatever came before, so
/// that no command has to remember it.
extension Coordinator {
  /// - Parameters:
  ///   - midway: within an advance: what is seen is told at its end, or when everything rests.
  ///   - reachedTop: a command to scroll to the top has come to its end there.
  mutating func settle(midway: Bool = false, reachedTop: Bool = false) {
    tellBeginnings()
    settlePager(midway: midway)
    drive()
    settlePinning()
    settleRefresh()
    keepRest(isReleased: hand.restsAfter > now)
    tellBeginnings()
    settleIndicator()
    loadMore()
    path.settle()
    if !linkedAxes.isEmpty { bookOutwards() }
    clearAgenda()
    if reachedTop {
      show()
      output.tell(.scrolledToTop, at: now)
    }
    if output.isScrolling && isAtRest {
      show()
      noteSnapArea()
      output.endScroll(at: now)
    }
    setReach()
  }

  /// The end of a door: settles and shows.
  mutating func finish(reachedTop: Bool = false) {
    settle(reachedTop: reachedTop)
    show()
  }

  /// A restored coordinator: only what is not state.
  mutating func settleRestored() {
    clearAgenda()
    setReach()
    showRestored()
  }

  private mutating func setReach() {
    let holds = hand.gesture.axis == .vertical && hand.gesture.isActive && attention.isEmpty
    hand.setReach(holds ? fingerReach : Path.Reach())
  }

  private var fingerReach: Path.Reach {
    mutating get {
      if watchesEnds { return Path.Reach() }
      let rules = rules
      return path.fingerReach(rules)
    }
  }

  // MARK: What moves

  var isResizing: Bool { extras?.pointee.isResizing ?? false }
  var isObserved: Bool { extras?.pointee.observation.isMoving ?? false }

  /// Nothing moves and nothing holds.
  var isAtRest: Bool {
    !path.isMoving && !pager.isMoving && !hand.gesture.isActive && !hand.isPressing && !hand.holdsTrackpad && !isResizing
      && !isObserved
  }

  /// A motion has begun.
  private mutating func tellBeginnings() {
    let moves = path.isMoving || pager.isMoving || isResizing
    if !moves { return }
    output.beginScroll(at: now)
    let isThrown = path.motion.isFling || path.motion.kind == .bounce || path.motion.kind == .snap
    if isThrown || pager.isMoving && pager.kind != .turn {
      output.beginDeceleration(at: now)
    }
  }

  // MARK: Pages

  /// The pages follow the pager: they come and go, the current one changes, the turn begins and ends.
  private mutating func settlePager(midway: Bool) {
    let rules = pagerRules
    let loading = loading
    if !pager.isMoving && hand.holdsPager && pager.offset != 0 { followTurnOfDrag(rules) }
    alignNewcomers(rules)
    pages.show(
      overlapping: PageWindow(pager, threshold: 0, rules),
      showing: PageWindow(pager, threshold: settings.paging.loadThreshold, rules), loading, at: now, &output)
    if !(midway && pager.isMoving) { tellPageScrolled(rules) }
    settleIndex(rules)
    if !loading.isLazy { pages.needLive(loading, at: now, &output) }
    pages.releaseFar(loading, at: now, &output)
    if pager.turn.isActive && isPagerAtRest { endTurn(cancelled: Int(pager.turn.to) != pager.origin) }
  }

  /// It lies exactly on a page and nothing moves or holds it.
  var isPagerAtRest: Bool { pager.isOnPage && !(hand.gesture.isActive && hand.gesture.axis == .horizontal) }

  /// A page that begins to show goes to its top, unless the header is collapsed.
  private mutating func alignNewcomers(_ rules: PagerRules) {
    if settings.paging.memory != .align || isPinned || pages.count == 0 || pager.isOnPage { return }
    let next = PageWindow(pager, threshold: 0, rules)
    if next == pages.overlapping { return }
    let before = pages.overlapping
    next.visit { if $0 != path.page && !before.contains($0) { pages[$0].offset = top(of: $0) } }
  }

  /// The current page follows the pager, by the index rule.
  private mutating func settleIndex(_ rules: PagerRules) {
    var index = pages.current
    if pages.count == 0 {
      index = -1
    } else if settings.paging.indexRule == .live {
      index = pager.nearestPage(rules)
    } else if isPagerAtRest || index < 0 {
      index = pager.origin
    }
    pages.setCurrent(index)
    if index == Int(output.view.pageIndex) { return }
    output.show { $0.pageIndex = Int32(truncatingIfNeeded: index) }
    pages.needLive(loading, at: now, &output)
    output.tell(.pageChanged, index: index, at: now)
  }

  // MARK: Path

  /// The path drives the current page; but while the pages turn, the one that vertical input belongs to.
  private mutating func drive() {
    let current = pages.current
    if path.page == current { return }
    let isInTurn = path.page >= 0 && path.page < pages.count && !isPagerAtRest && path.page == pageOfVerticalInput
    if !isInTurn { drive(current) }
  }

  /// Lets go of the page that the path drives and drives another, -1 for none.
  mutating func drive(_ index: Int) {
    if index == path.page { return }
    storeInner()
    giveUpPullOfPage()
    var offset = index < 0 ? 0 : pages[index].offset
    // Held open it was where the header was open.
    if offset < 0 && !canOpenPage { offset = 0 }
    let rules = rules
    path.drive(page: index, offset: offset, rules)
    refit(.eases)
  }

  /// Gives the driven page its offset back, before pages are renumbered or another is driven.
  mutating func storeInner() {
    if path.page >= 0 && path.page < pages.count { pages[path.page].offset = path.inner }
  }

  private mutating func settlePinning() {
    let isPinned = layout.range > 0 && self.isPinned
    if isPinned == output.isPinned { return }
    if !isPinned && layout.range > 0 { resetPagesOnOpening() }
    output.setPinned(isPinned, outer: path.shownOuter, inner: path.shownInner, at: now)
  }

  /// The header has begun to open.
  private mutating func resetPagesOnOpening() {
    let memory = settings.paging.memory
    if memory == .align || memory == .keep { return }
    if memory == .resetAll { for index in 0..<pages.count { pages[index].offset = 0 } }
    if pages.current >= 0 { pages[pages.current].offset = 0 }
    if path.inner == 0 && path.rest.inner == 0 { return }
    path.resetPage()
    // A motion that would bring the page back goes on with the outer alone.
    if path.motion.kind == .animation || path.motion.kind == .snap {
      let rules = rules
      path.retarget(to: Route.Place(outer: path.motion.rest.outer, inner: 0), at: now, rules)
    }
  }

  /// The one keeper of rest: whatever led here, the path lies at a place to rest, or goes to one.
  /// - Parameter isReleased: a finger or a wheel has just left it, without velocity: then it goes to what is near, too.
  mutating func keepRest(isReleased: Bool) {
    if path.isMoving || hand.gesture.isActive || hand.holdsTrackpad || !path.overscroll.isZero || isResizing { return }
    if settings.headerSnap == .none && !pages.store.hasSnapAreas { return }
    if isObservedByHost { return }
    let rules = rules
    guard let goal = Rest(rules, path.extent).goal(from: path.place, heading: path.lastHeading, isReleased: isReleased) else { return }
    path.lead(to: goal, as: .snap, at: hand.restsAfter > now ? hand.restsAfter : now, rules)
  }

  // MARK: Small machines

  /// Something is to happen near an end of the path that is seen only by looking.
  var watchesEnds: Bool {
    mutating get {
      refreshHeight(of: path.page) > 0 || refresh.state != .idle || drivenPage.refresh != .idle
    }
  }

  private mutating func settleIndicator() {
    var shown = path.lastMoved
    switch drivenPage.indicators ?? settings.indicators {
    case .none: shown = .none
    case .page: if shown == .outer { shown = .none }
    case .switching: break
    }
    let extent = path.extent
    if shown == .outer && !(extent.maxOuter > 0) || shown == .page && !(extent.maxInner > 0) { shown = .none }
    if shown.rawValue == output.view.indicator { return }
    output.show { $0.indicator = shown.rawValue }
    output.tell(.indicatorsChanged, state: shown.rawValue, at: now)
  }

  /// Load more: told once when less than a distance is left of the path, and again when the content has grown.
  private mutating func loadMore() {
    let rules = rules
    if rules.watched == .infinity || !path.hasMoved(at: now) { return }
    let place = path.shownOuter + path.shownInner
    let isOnBound = abs(place - rules.watched) <= 1e-9
    let isNear = isOnBound ? path.isMoving && path.velocity > 0 : place > rules.watched
    if !isNear { return }
    pages[path.page].isLoading = true
    output.tell(.loadMore, index: path.page, at: now)
    // Nothing is watched any more.
    if path.isMoving {
      let rules = self.rules
      path.enterCell(at: now, rules)
    }
  }
}
