/// Writing the snapshot, if a value has changed, and telling of progress: at most one event each of the path and of
/// the pager a call.
extension Coordinator {
  /// The end of every call: what is seen now is what the snapshot says.
  @inline(never)
  mutating func show() {
    tellProgress()
    showAllButOffsets(pagerRules)
  }

  /// How far pager and path have come since they were last told of.
  @inline(never)
  mutating func tellProgress() {
    tellPageScrolled(pagerRules)
    showOffsets()
  }

  /// The same of a coordinator that was restored, which tells nothing anew.
  mutating func showRestored() {
    let rules = pagerRules
    showPosition(rules)
    writeOffsets()
    showAllButOffsets(rules)
  }

  /// A coordinator that has just been made, and rests.
  mutating func showBeginning() {
    notePosition()
    let goal = Int32(truncatingIfNeeded: pages.current)
    output.show { $0.pageGoal = goal }
    output.showPageBar(0, viewport: layout.pagerHeight, most: shownMaxInner)
    pagerLies = showsOnlyPageOfPager
    showLayout(pagerRules)
    noteCalm()
    emptyAgenda()
  }

  private mutating func showAllButOffsets(_ rules: PagerRules) {
    showMotion()
    showLayout(rules)
    noteCalm()
    readAgendaIfStale()
  }

  /// The end of a call that has moved nothing but the path.
  mutating func showMoved() {
    showOffsets()
    showMotion()
    noteCalm()
    readAgendaIfStale()
  }

  // MARK: The path

  /// A calm frame on a leg of the route: one of the two offsets has changed, and what follows from it.
  /// - Parameter inPlace: a literal: whether what shows the header becomes part of the caller, or is called.
  @inline(__always)
  mutating func showLeg(telling event: UnsafeMutablePointer<Event>?, inPlace: Bool) -> Int32 {
    let (outer, inner) = (path.outer, path.inner)
    let velocity = path.velocity
    let hasMoved: Bool
    if path.motion.leg.mover == .page {
      hasMoved = inner != output.view.inner
      let scale = output.bars.page
      output.show {
        $0.inner = inner
        $0.path = outer + inner
        $0.velocityY = velocity
        $0.pageBarPosition = inner * scale
      }
    } else {
      hasMoved = outer != output.view.outer
      let most = path.extent.maxOuter
      if inPlace {
        output.showOuter(outer, setup, most: most)
      } else {
        output.showOuterRarely(outer, setup, most: most)
      }
      let shownInner = output.view.inner
      output.show {
        $0.path = outer + shownInner
        $0.velocityY = velocity
      }
    }
    return hasMoved ? output.tellOffset(at: now, page: path.page, outer: outer, inner: inner, in: event) : 0
  }

  /// A finger has moved the page within its guard.
  @inline(__always)
  mutating func showDragOfPage(at instant: Double) {
    let (outer, inner) = (path.outer, path.inner)
    let scale = output.bars.page
    output.show {
      $0.inner = inner
      $0.path = outer + inner
      $0.restInner = inner
      $0.pageBarPosition = inner * scale
    }
    showDirection(towardsTop: path.leadsToTop)
    tellOffset(outer, inner, at: instant)
  }

  /// A finger has moved the outer within its guard.
  @inline(__always)
  mutating func showDragOfHeader(at instant: Double) {
    let outer = path.outer
    output.showOuterRarely(outer, setup, most: path.extent.maxOuter)
    output.show {
      $0.path = outer + $0.inner
      $0.restOuter = outer
    }
    showDirection(towardsTop: path.leadsToTop)
    tellOffset(outer, path.inner, at: instant)
  }

  @inline(never)
  mutating func showDrag() {
    if hand.reach.isPull { showPull() } else { showMoveInGuard(at: now) }
  }

  /// A finger has moved either, and a hover bar that follows.
  @inline(never)
  mutating func showMoveInGuard(at instant: Double) {
    if hand.reach.mover == .page { showDragOfPage(at: instant) } else { showDragOfHeader(at: instant) }
    if extras != nil { followHover() }
  }

  /// A finger has pulled what is beyond an end.
  mutating func showPull() {
    showDirection(towardsTop: path.leadsToTop)
    showOffsets()
    if extras != nil { followHover() }
  }

  @inline(__always)
  private mutating func tellOffset(_ outer: Double, _ inner: Double, at instant: Double) {
    output.tellOffset(at: instant, page: path.page, outer: outer, inner: inner)
  }

  /// A calm frame in which the whole shows an overshoot beyond the top.
  @inline(__always)
  mutating func showWhole(telling event: UnsafeMutablePointer<Event>?) -> Int32 {
    let (velocity, overscroll) = (path.velocity, path.overscroll.outer)
    showDirection(ofMotion: velocity)
    // Also where the sum with the offset rounds to the same.
    output.show {
      $0.velocityY = velocity
      $0.overscroll = overscroll
    }
    let outer = path.shownOuter
    if outer == output.view.outer { return 0 }
    output.showOuterAnywhere(outer, setup, most: path.extent.maxOuter)
    output.show { $0.path = outer + $0.inner }
    return output.tellOffset(at: now, page: path.page, outer: outer, inner: path.shownInner, in: event)
  }

  /// Any other frame in which the path moves.
  @inline(never)
  mutating func showPath() {
    showOffsets()
    if extras != nil { showHover() }
    let velocity = path.velocity
    showDirection(ofMotion: velocity)
    output.show { $0.velocityY = velocity }
  }

  /// What the offsets as seen decide.
  @_optimize(speed)
  mutating func showOffsets() {
    let (outer, inner) = (output.view.outer, output.view.inner)
    writeOffsets()
    if outer == output.view.outer && inner == output.view.inner && !hasDrivenOther { return }
    if isCoasting { return tellOffsetOfCoast() }
    output.tellOffset(at: now, page: path.page, outer: output.view.outer, inner: path.shownInner)
  }

  /// While the page that is left continues by itself, it is told of; but for when the path moves another.
  @inline(never)
  private mutating func tellOffsetOfCoast() {
    let isOfCoast = !hasDrivenOther && isCoasting(pages.current)
    output.tellOffset(
      at: now, page: isOfCoast ? pages.current : path.page, outer: output.view.outer,
      inner: isOfCoast ? output.view.inner : path.shownInner)
  }

  private mutating func writeOffsets() {
    let outer = path.shownOuter
    let inner = pages.current < 0 ? path.shownInner : offset(of: pages.current)
    if outer != output.view.outer { output.showOuterRarely(outer, setup, most: path.extent.maxOuter) }
    let overscroll = path.overscroll.seen
    output.show {
      $0.inner = inner
      $0.path = outer + inner
      $0.overscroll = overscroll
    }
    output.showPageBar(inner, viewport: layout.pagerHeight, most: shownMaxInner)
  }

  /// What is driven is a page that is coming: the snapshot has the current one's offset only.
  private var hasDrivenOther: Bool { path.page != pages.current && path.isMoving }

  /// The current page's greatest offset.
  @inline(never)
  var shownMaxInner: Double {
    let current = pages.current
    if current == path.page || current < 0 { return path.extent.maxInner }
    return setup.greatestOffset(pages[current])
  }

  /// What the motions decide.
  private mutating func showMotion() {
    let rest = hand.wheel.stage == .stepping ? predictedRest : path.rest
    var velocity = (x: pager.isMoving ? shownPagerVelocity : 0, y: path.velocity)
    if hand.wheel.stage == .coasting && !path.isMoving { velocity.y = velocityOfMomentum }
    let phase = phase
    let refresh = currentRefresh
    let isAtRest = isAtRest
    showDirection(heading)
    pagerLies = showsOnlyPageOfPager
    let needsFrame = needsFrame
    output.show {
      $0.velocityX = velocity.x
      $0.velocityY = velocity.y
      $0.restOuter = rest.outer
      $0.restInner = rest.inner
      $0.phase = phase.rawValue
      $0.needsFrame = needsFrame ? 1 : 0
    }
    output.showResting {
      $1.set(&$0.isAtRest, isAtRest ? 1 : 0)
      $1.set(&$0.refresh, refresh.rawValue)
    }
  }

  /// Which way the path moves, or what holds it has moved it last; 0 if it rests.
  private var heading: Double {
    if path.isMoving { return path.velocity != 0 ? path.velocity : Double(path.lastHeading) }
    let isStepping = hand.wheel.stage == .stepping && hand.wheel.axis == .vertical
    let isLed = hand.pullsPath || isStepping || isObserved || pending.thumb != nil
    return isLed && !isAtRest ? Double(path.lastHeading) : 0
  }

  private mutating func showDirection(_ heading: Double) {
    if heading != 0 { return showDirection(towardsTop: heading < 0) }
    let none = ScrollDirection.none.rawValue
    if none != output.view.direction { changeDirection(none) }
  }

  /// Of what moves. At a turning point it is still the one before.
  @inline(__always)
  mutating func showDirection(towardsTop: Bool) {
    let direction = (towardsTop ? ScrollDirection.up : .down).rawValue
    if direction != output.view.direction { changeDirection(direction) }
  }

  @inline(__always)
  mutating func showDirection(ofMotion velocity: Double) {
    if velocity != 0 { showDirection(towardsTop: velocity < 0) }
  }

  @inline(never)
  private mutating func changeDirection(_ direction: Int32) {
    output.showResting { $1.set(&$0.direction, direction) }
  }

  private var phase: Phase {
    if hand.gesture.isActive && hand.gesture.isDragging { return .dragging }
    // Content that has become shorter under a thumb goes back to its end by itself.
    if pending.thumb != nil && !path.isMoving { return .dragging }
    if isObserved && !(extras?.pointee.observation.isInertia ?? false) { return .dragging }
    switch path.motion.kind {
    case .fling, .redirected: return .decelerating
    case .bounce: return .bouncing
    case .animation: return .animating
    case .snap: return .snapping
    case .none: break
    }
    if pager.isBouncing { return .bouncing }
    if pager.isMoving { return .paging }
    if holdsWheel && hand.wheel.isOfTrackpad && hand.wheel.axis != .undecided {
      return hand.wheel.stage == .coasting ? .decelerating : .dragging
    }
    if isObserved { return extras?.pointee.observation.mover == Observation.pager ? .paging : .decelerating }
    return isResizing ? .animating : .idle
  }

  // MARK: The pager

  /// What `pagerLies` notes.
  var showsOnlyPageOfPager: Bool {
    pager.isOnPage && pages.overlapping == PageWindow(pager.origin, pager.origin)
  }

  /// As the host sees it. Right to left no velocity would be -0.
  @inline(__always)
  private var shownPagerVelocity: Double { pager.velocity * setup.readingDirection + 0 }

  /// The pager has moved, by itself or by a finger, and nothing has happened.
  @_optimize(speed)
  @inline(never)
  mutating func showPager() {
    assert(tabs.isLinear == pagerIsLinear)
    if tabs.isLinear { _ = showPagerBesideNext(telling: nil) } else { showPagerRarely() }
  }

  /// The same between two pages that lie side by side.
  @inline(__always)
  mutating func showPagerBesideNext(telling event: UnsafeMutablePointer<Event>?) -> Int32 {
    let velocity = shownPagerVelocity
    let steps = pager.offset / setup.pointee.layout.stride
    let position = Double(pager.origin) + steps
    let progress = (steps / Double(pager.turn.steps)).clamped(0, 1)
    let start = tabStart(at: position)
    let hasMoved = position != output.view.pagePosition
    output.show {
      $0.velocityX = velocity
      $0.pagePosition = position
      $0.transitionProgress = progress
      $0.tabIndicator.x = start
    }
    if !hasMoved { return 0 }
    return output.tellPageScroll(
      at: now, page: pages.current, pager.turn, position: position, progress: progress, in: event)
  }

  /// The pager turns between pages that lie side by side, and all tabs have one width. Then everything that follows
  /// from its offset is linear.
  private var pagerIsLinear: Bool {
    !setup.pointee.settings.paging.isEndless && pager.far == 0 && pager.bend.isNone && setup.pointee.layout.stride > 0
      && tabs.isEven && pager.turn.isActive
  }

  @inline(never)
  private mutating func showPagerRarely() {
    let rules = pagerRules
    let velocity = shownPagerVelocity
    output.show { $0.velocityX = velocity }
    tellPageScrolled(rules)
    showTabs(rules)
  }

  /// The pager has scrolled since it was last told.
  mutating func tellPageScrolled(_ rules: PagerRules) {
    let before = output.view.pagePosition
    showPosition(rules)
    if output.view.pagePosition == before { return }
    output.tellPageScroll(
      at: now, page: pages.current, pager.turn, position: output.view.pagePosition,
      progress: output.view.transitionProgress)
  }

  private mutating func showPosition(_ rules: PagerRules) {
    let position = pager.position(rules)
    let progress = pager.progress(rules)
    output.show {
      $0.pagePosition = position
      $0.transitionProgress = progress
    }
  }

  /// That the pager is elsewhere is no scrolling: the pages have other numbers.
  mutating func notePosition() {
    let position = pager.position(pagerRules)
    output.show { $0.pagePosition = position }
  }

  // MARK: The layout

  /// The driven page's range has changed in a call that shows none.
  @inline(never)
  mutating func showRange() {
    let extent = path.extent
    output.bars.set(
      page: setup.pointee.layout.pagerHeight, maxInner: extent.maxInner,
      viewport: setup.pointee.settings.layout.viewportHeight, maxOuter: extent.maxOuter)
    let maxInner = shownMaxInner
    output.showResting { $1.set(&$0.maxInner, maxInner) }
  }

  /// What settings, pages and pager decide.
  private mutating func showLayout(_ rules: PagerRules) {
    output.bars.set(
      page: setup.pointee.layout.pagerHeight, maxInner: path.extent.maxInner,
      viewport: setup.pointee.settings.layout.viewportHeight, maxOuter: path.extent.maxOuter)
    tabs.setSteady(pagerIsLinear)
    let current = pages.count == 0 ? -1 : pages.current
    let count = pages.count
    let visible = pages.overlapping.count
    let turn = pager.turn
    let extent = path.extent
    let maxInner = shownMaxInner
    output.setLimit(pageCount: count)
    let setup = setup
    if setup.pointee.takeNewLayout() { output.show(setup.pointee.layout) }
    output.showResting {
      $1.set(&$0.maxOuter, extent.maxOuter)
      $1.set(&$0.maxInner, maxInner)
      $1.set(&$0.pageCount, Int32(truncatingIfNeeded: count))
      $1.set(&$0.pageIndex, Int32(truncatingIfNeeded: current))
      $1.set(&$0.visiblePages, Int32(truncatingIfNeeded: visible))
      $1.set(&$0.transitionFrom, turn.from)
      $1.set(&$0.transitionTo, turn.to)
    }
    output.showOuterRarely(path.shownOuter, setup, most: path.extent.maxOuter)
    showTabs(rules)
  }
}
