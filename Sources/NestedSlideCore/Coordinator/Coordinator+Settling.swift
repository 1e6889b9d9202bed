/// The end of every door and of every instant: what follows from what has just moved. It holds whatever came before, so
/// that no command has to remember it.
extension Coordinator {
  /// - Parameters:
  ///   - midway: within an advance: what is seen is told at its end, or when everything rests.
  ///   - reachedTop: a command to scroll to the top has come to its end there.
  ///
  /// Answers whether more than the path has changed.
  @discardableResult
  mutating func settle(midway: Bool = false, reachedTop: Bool = false) -> Bool {
    if settings.input.reducesMotion { endJumps() }
    tellBeginnings()
    let driven = path.page
    var hasChanged = false
    if !pagesAreSettled {
      settlePager(midway: midway)
      leaveWithFling()
      hasChanged = true
    }
    drive()
    if settings.shortPageArrival == .open { openOnArrival(animated: true) }
    if pending.autoscroll.velocity != 0 { keepAutoscrolling() }
    if extras != nil {
      if isCoasting { settleCoast() }
      settleStrip()
      settleHover()
    }
    if pending.thumb != nil { keepThumb() }
    var hasJumped = false
    repeat {
      settlePinning()
      settleRefresh()
      if hasJumped {
        settleHover()
        break
      }
      hasJumped = keepRest(isReleased: false)
    } while hasJumped
    tellBeginnings()
    settleIndicator()
    loadMore()
    path.settle()
    if !linkedAxes.isEmpty { bookOutwards() }
    clearAgenda()
    if reachedTop {
      // The top itself is told of first. But if anything continues, offsets are told at the end of the call: once.
      if !midway || isAtRest { showOffsets() }
      output.tell(.scrolledToTop, at: now)
    }
    if output.isScrolling && isAtRest {
      tellProgress()
      noteSnapArea()
      output.endScroll(at: now)
    }
    setReach()
    return hasChanged || driven != path.page
  }

  /// The end of a door: settles and shows.
  @inline(never)
  mutating func finish(reachedTop: Bool = false) {
    settle(reachedTop: reachedTop)
    show()
  }

  /// The end of a door that has moved, or begun to move, the path or the pager, and has changed neither ranges nor
  /// layout.
  @inline(never)
  mutating func finishMove() {
    if settle() { show() } else { showMoved() }
  }

  /// The pager rests on a page, and everything has followed it there.
  private var pagesAreSettled: Bool {
    if !pager.isOnPage || pager.turn.isActive || pages.current != pager.origin || pages.count == 0 { return false }
    // What shows beside it may have changed.
    if layout.isCarousel { return false }
    let window = PageWindow(pager.origin, pager.origin)
    return pages.overlapping == window && pages.showing == window && Int(output.view.pageIndex) == pager.origin
      && Int(output.view.pageGoal) == pager.origin && output.view.pagePosition == Double(pager.origin)
      && setup.pointee.settings.paging.lazy
      && pages.liveCount > 0 && pages[pager.origin].isNeeded && !pages.needsRelease(setup)
  }

  /// A restored coordinator: only what is not state.
  mutating func settleRestored() {
    clearAgenda()
    setReach()
    showRestored()
  }

  private mutating func setReach() {
    if fingerNeedsAttention || hand.needsCare || !hand.gesture.isActive && !canWheelWithinReach {
      return hand.setReach(Path.Reach())
    }
    if !hand.gesture.isActive || hand.gesture.axis == .vertical { return hand.setReach(fingerReach) }
    hand.setReach(hand.gesture.axis == .horizontal ? swipeReach : Path.Reach())
  }

  /// A step in points that continues with a gesture does nothing but scroll.
  private var canWheelWithinReach: Bool {
    hand.wheel.stage == .stepping && hand.wheel.axis == .vertical && hand.wheel.hasMoved && !hand.wheel.hasSteps
      && hand.wheel.place.claimed.isEmpty && output.isScrolling && pager.isOnPage && settings.headerSnap == .none
      && !pages.store.hasSnapAreas && !settings.input.wheelLatches && pending.isQuiet
      && (extras.map { $0.pointee.regions.count == 0 && $0.pointee.hover.rule == .never } ?? true)
  }

  private var swipeReach: Path.Reach {
    mutating get {
      // Pages of no width lie all at one place: there is nothing between two of them.
      if pager.raw != 0 || pager.offset == 0 || !pager.turn.isActive || path.isMoving || !(layout.stride > 0) {
        return Path.Reach()
      }
      // As the nearer page becomes another, the path drives another.
      if path.page != pages.current { return Path.Reach() }
      let cell = pager.cell(pagerRules)
      if !(pager.offset > cell.low && pager.offset < cell.high) { return Path.Reach() }
      return Path.Reach(isAcross: true, low: cell.low, high: cell.high)
    }
  }

  private var fingerReach: Path.Reach {
    mutating get {
      // In motion it has no such place, and of another page than the current one the snapshot has nothing.
      if path.isMoving || pager.isMoving || path.page != pages.current || watchesEnds { return Path.Reach() }
      if extras?.pointee.hover.isMoving ?? false { return Path.Reach() }
      let rules = rules
      let reach = path.fingerReach(rules)
      // Another one than moved last would be told of.
      return reach.mover == path.lastMoved ? reach : Path.Reach()
    }
  }

  // MARK: What moves

  var isResizing: Bool { extras?.pointee.isResizing ?? false }
  /// Something moves that few coordinators have.
  @inline(__always)
  var movesOtherwise: Bool {
    guard let extras else { return false }
    return extras.pointee.isMoving || extras.pointee.hover.isMoving && output.isScrolling
  }
  @inline(__always) var isCoasting: Bool { extras?.pointee.coast.isActive ?? false }
  var isObserved: Bool { extras?.pointee.observation.isMoving ?? false }

  /// Nothing moves and nothing holds.
  @inline(__always)
  var isAtRest: Bool {
    !path.isMoving && !pager.isMoving && !hand.gesture.holds && !hand.isPressing && !holdsWheel
      && !movesOtherwise && pending.thumb == nil
  }

  /// A motion has begun.
  @inline(__always)
  private mutating func tellBeginnings() {
    if path.isMoving || pager.isMoving || isResizing { tellMotion() }
  }

  @inline(never)
  private mutating func tellMotion() {
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
    let (overlapping, showing) = pager.windows(threshold: rules.threshold, rules)
    alignNewcomers(overlapping)
    pages.show(overlapping: overlapping, showing: showing, loading, at: now, &output)
    if !midway || isPagerAtRest { tellPageScrolled(rules) }
    settleIndex(rules)
    if !loading.isLazy { pages.needLive(loading, at: now, &output) }
    pages.releaseFar(loading, at: now, &output)
    if pager.turn.isActive && isPagerAtRest {
      endTurn(cancelled: Int(pager.turn.to) != pager.origin)
      // Of a far turn that was caught at its start, nothing is left.
      pager.align(to: pager.origin)
    }
  }

  /// It lies exactly on a page and nothing moves or holds it.
  @inline(never)
  var isPagerAtRest: Bool { pager.isOnPage && !(hand.gesture.isActive && hand.gesture.axis == .horizontal) }

  /// A page that begins to show goes to its top, unless the header is collapsed.
  private mutating func alignNewcomers(_ next: PageWindow) {
    if settings.paging.memory != .align || isPinned || pages.count == 0 || pager.isOnPage { return }
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
    settleGoal(pager.isMoving ? pager.goalPage(rules) : index)
    if index == Int(output.view.pageIndex) { return }
    output.showResting { $1.set(&$0.pageIndex, Int32(truncatingIfNeeded: index)) }
    pages.needLive(loading, at: now, &output)
    extras?.pointee.strip.comeBack()
    output.tell(.pageChanged, index: index, at: now)
  }

  /// The page at which the pager comes to rest is another: tabs can follow at once.
  private mutating func settleGoal(_ index: Int) {
    if index == Int(output.view.pageGoal) { return }
    output.showResting { $1.set(&$0.pageGoal, Int32(truncatingIfNeeded: index)) }
    output.tell(.pageGoalChanged, index: index, at: now)
  }

  // MARK: Path

  /// The path drives the current page; but while the pages turn, the one that vertical input belongs to.
  private mutating func drive() {
    let current = pages.current
    if path.page == current { return }
    let isInTurn = path.page >= 0 && path.page < pages.count && !isPagerAtRest && path.page == pageOfVerticalInput
    if !isInTurn { drive(current) }
  }

  /// A fling that a turn does not stop leaves the page for the one that is coming.
  @inline(never)
  private mutating func leaveWithFling() {
    if !path.motion.isFling || settings.paging.pageTurn == .stop || !pager.isMoving { return }
    let coming = pageOfVerticalInput
    if coming == path.page || coming < 0 { return }
    if !pages.overlapping.contains(coming) { align(coming) }
    drive(coming)
  }

  /// Lets go of the page that the path drives and drives another, -1 for none.
  @inline(never)
  mutating func drive(_ index: Int) {
    if index == path.page { return }
    pending.end(.thumb)
    storeInner()
    giveUpPullOfPage()
    let turn = settings.paging.pageTurn
    if turn == .goesOn { coast() }
    if isCoasting(index) { endCoast() }
    let offset = index < 0 ? 0 : pages[index].offset
    let rules = rules
    let wasMoving = path.isMoving
    path.drive(page: index, offset: offset, takesFling: turn == .handOver, rules)
    refit(.eases)
    // What moved the page before has ended: what the whole shows beyond an end goes back by itself.
    if wasMoving && !path.isMoving { releaseOvershoot() }
    if index >= 0 && pages[index].refresh.holdsOpen && !opensItself(index) { openForRefresh(ofPage: index) }
  }

  /// Gives the driven page its offset back, before pages are renumbered or another is driven.
  mutating func storeInner() {
    if path.page >= 0 && path.page < pages.count { pages[path.page].offset = path.inner }
  }

  /// A frame has placed the path elsewhere than the last call.
  @inline(never)
  mutating func settleResampled() { settlePinning() }

  @inline(__always)
  private mutating func settlePinning() {
    let range = layout.range
    let isPinned = range > 0 && path.isPinned(range: range)
    if isPinned != output.isPinned { setPinned(isPinned) }
    if path.noteOpening() && range > 0 { output.tellOpened(inner: path.shownInner, at: now) }
  }

  private mutating func setPinned(_ isPinned: Bool) {
    let range = layout.range
    let memory = settings.paging.memory
    if !isPinned && range > 0 && memory != .align && memory != .keep { resetPagesOnOpening() }
    output.setPinned(isPinned, outer: path.shownOuter, inner: path.shownInner, at: now)
  }

  /// The header has begun to open. Of what grows up it covers the beginning, and moves nothing.
  private mutating func resetPagesOnOpening() {
    let memory = settings.paging.memory
    if memory == .resetAll { for index in 0..<pages.count where !pages[index].growsUp { pages[index].offset = 0 } }
    if pages.current >= 0 && !pages[pages.current].growsUp { pages[pages.current].offset = 0 }
    if drivenPage.growsUp { return }
    if path.inner == 0 && path.rest.inner == 0 { return }
    path.resetPage()
    // A motion that would bring the page back continues with the outer alone.
    if path.motion.kind == .animation || path.motion.kind == .snap {
      let rules = rules
      path.retarget(to: Route.Place(outer: path.motion.rest.outer, inner: 0), at: now, rules)
    }
  }

  /// The one keeper of rest: whatever led here, the path lies at a place to rest, or goes to one.
  /// - Parameters:
  ///   - isReleased: a finger or a wheel has just left it: then it goes to what is near, too.
  ///   - velocity: of fingers that left it and did not throw it, points per second.
  /// - Returns: it is there already, as with less motion. What depends on the place has to look again.
  @discardableResult
  mutating func keepRest(isReleased: Bool, velocity: Double = 0) -> Bool {
    if settings.headerSnap == .none && !pages.store.hasSnapAreas { return false }
    if path.isMoving || hand.gesture.holds || holdsWheel || !path.overscroll.isZero { return false }
    if pending.autoscroll.isOn || pending.thumb != nil || extras != nil && (isResizing || isObservedByHost) {
      return false
    }
    let rules = rules
    let rest = Rest(rules, path.extent)
    guard var goal = rest.goal(from: path.place, heading: path.lastHeading, isReleased: isReleased) else {
      return false
    }
    if velocity != 0 {
      goal = rest.goal(from: path.place, goal, thrownTo: path.rest(ofThrow: velocity, rules), velocity)
    }
    path.lead(to: goal, as: .snap, at: now, rules)
    if !rules.reducesMotion || path.motion.end > now { return false }
    endJumps()
    return true
  }

  /// With less motion: what goes at once is there.
  private mutating func endJumps() {
    if path.isMoving && path.motion.end <= now {
      output.beginScroll(at: now)
      endAtOnce()
    }
    if pager.isMoving && pager.end <= now { endPagerAtOnce(pagerRules) }
  }

  // MARK: Small machines

  /// Something is to happen near an end of the path that is seen only by looking.
  var watchesEnds: Bool {
    mutating get {
      let height = pages.store.hasExtras ? refreshHeight(of: path.page) : setup.pointee.settings.refreshHeight
      return height > 0 || refresh.state != .idle || drivenPage.refresh != .idle
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
    output.showResting { $1.set(&$0.indicator, shown.rawValue) }
    output.tell(.indicatorsChanged, state: shown.rawValue, at: now)
  }

  /// Load more: told when a movement towards the end comes so far that less than a distance is left of the path. A
  /// gesture tells it once, until the content has grown.
  private mutating func loadMore() {
    if !(setup.pointee.settings.loadMoreDistance > 0) && !pages.store.hasExtras { return }
    let rules = rules
    if rules.watched == .infinity || !leadsToEnd(top: rules.watchesTop) { return }
    let place = path.shownOuter + path.shownInner
    let isOnBound = abs(place - rules.watched) <= 1e-9
    let sign = rules.watchesTop ? -1.0 : 1
    let isNear = isOnBound ? path.isMoving && sign * path.velocity > 0 : sign * (place - rules.watched) > 0
    if !isNear { return }
    askForMore(of: path.page, .asked)
    // Nothing is watched any more.
    if path.isMoving {
      let rules = self.rules
      path.enterCell(at: now, rules)
    }
  }
}
