/// Writing the snapshot, where a value has changed, and telling of progress: at most one event each of the path and of the
/// pager a call.
extension Coordinator {
  /// The end of every call: what is seen now is what the snapshot says.
  /// - Parameter isRestored: everything has been told before.
  @inline(never)
  mutating func show(isRestored: Bool = false) {
    let pagerRules = pagerRules
    tellPageScrolled(pagerRules)
    showOffsets(isRestored: isRestored)
    showMotion()
    showLayout(pagerRules)
    // As long as a release can be led elsewhere, the next frame is no steady one: it ends that.
    if agenda == -.infinity && output.view.canRetarget == 0 { readAgenda() }
  }

  // MARK: The path

  /// A steady frame of the usual fling: one of the two offsets has changed, and what follows from it.
  @inline(__always)
  mutating func showFling() {
    let (outer, inner) = (path.outer, path.inner)
    let velocity = path.velocity
    if path.motion.leg.mover == .page {
      // Of another page than the current one nothing is in the snapshot.
      if path.page != pages.current { return showPath() }
      let scale = tabs.pageBarScale
      output.show {
        $0.inner = inner
        $0.path = outer + inner
        $0.velocityY = velocity
        $0.pageBarPosition = inner * scale
      }
      if inner < 0 { return showPath() }
    } else {
      showOuter(outer)
      let shownInner = output.view.inner
      output.show {
        $0.path = outer + shownInner
        $0.velocityY = velocity
      }
    }
    tellOffset(outer, inner)
  }

  /// A finger has moved one of the two offsets within its guard.
  @inline(__always)
  mutating func showDrag() {
    let (outer, inner) = (path.outer, path.inner)
    if hand.reach.mover == .page {
      if path.page != pages.current { return show() }
      let scale = tabs.pageBarScale
      output.show {
        $0.inner = inner
        $0.path = outer + inner
        $0.restInner = inner
        $0.pageBarPosition = inner * scale
      }
    } else {
      showOuter(outer)
      output.show {
        $0.path = outer + $0.inner
        $0.restOuter = outer
      }
    }
    tellOffset(outer, inner)
  }

  @inline(__always)
  private mutating func tellOffset(_ outer: Double, _ inner: Double) {
    var event = Event(.offsetChanged, at: now)
    event.index = Int32(truncatingIfNeeded: path.page)
    event.first = outer
    event.inner = inner
    output.tellInPlace(event)
  }

  /// Any other frame in which the path moves.
  @inline(never)
  mutating func showPath() {
    showOffsets()
    let velocity = path.velocity
    output.show { $0.velocityY = velocity }
  }

  /// What the offsets as seen decide.
  mutating func showOffsets(isRestored: Bool = false) {
    let outer = path.shownOuter
    let inner = pages.current < 0 ? path.shownInner : offset(of: pages.current)
    let hasMoved = outer != output.view.outer || inner != output.view.inner || hasDrivenOther
    if outer != output.view.outer { showOuter(outer) }
    let overscroll = path.overscroll.shown
    output.show {
      $0.inner = inner
      $0.path = outer + inner
      $0.overscroll = overscroll
    }
    showPageBar(inner)
    if !hasMoved || isRestored { return }
    var event = Event(.offsetChanged, at: now)
    event.index = Int32(truncatingIfNeeded: path.page)
    event.first = outer
    event.inner = path.shownInner
    output.tellInPlace(event)
  }

  /// What is driven is a page that is coming: the snapshot has the current one's offset only.
  private var hasDrivenOther: Bool { path.page != pages.current && path.isMoving }

  /// What the outer offset decides.
  @_optimize(speed)
  @inline(__always)
  mutating func showOuter(_ outer: Double) {
    let frames = StackFrames(setup.pointee.layout, setup.pointee.settings.layout, outer: outer)
    let range = setup.pointee.layout.range
    let viewport = setup.pointee.settings.layout.viewportHeight
    let bar = ScrollBar(offset: outer, viewport: viewport, content: viewport + path.extent.maxOuter)
    let state = outer <= 0 ? CollapseState.expanded : (outer >= range ? .pinned : .collapsing)
    output.show {
      $0.outer = outer
      $0.collapse = range > 0 ? (outer / range.asDivisor).clamped(0, 1) : 0
      $0.collapseState = state.rawValue
      $0.headerShown = frames.headerShown
      $0.headerStretch = frames.headerStretch
      $0.header.y = frames.header.y
      $0.header.height = frames.header.height
      $0.hover.y = frames.hover.y
      $0.pager.y = frames.pager.y
      $0.outerBarPosition = bar.position
      $0.outerBarLength = bar.length
    }
  }

  private mutating func showPageBar(_ inner: Double) {
    let viewport = setup.pointee.layout.pagerHeight
    let bar = ScrollBar(offset: inner, viewport: viewport, content: viewport + shownMaxInner)
    output.show {
      $0.pageBarPosition = bar.position
      $0.pageBarLength = bar.length
    }
  }

  /// The current page's greatest offset.
  private var shownMaxInner: Double {
    let current = pages.current
    if current == path.page || current < 0 { return path.extent.maxInner }
    return Extent.maxInner(
      contentHeight: pages[current].contentHeight, pagerHeight: setup.pointee.layout.pagerHeight)
  }

  /// What the motions decide.
  private mutating func showMotion() {
    let rest = path.rest
    let velocity = (x: pager.isMoving ? pager.velocity * setup.readingDirection : 0, y: path.velocity)
    let phase = phase
    let isAtRest = isAtRest
    let needsFrame =
      path.isMoving || pager.isMoving || hand.isPressing || isResizing || isObserved
      || extras.map { $0.pointee.link.bookedAt < .infinity } ?? false
    output.show {
      $0.velocityX = velocity.x
      $0.velocityY = velocity.y
      $0.restOuter = rest.outer
      $0.restInner = rest.inner
      $0.phase = phase.rawValue
      $0.isAtRest = isAtRest ? 1 : 0
      $0.needsFrame = needsFrame ? 1 : 0
    }
  }

  private var phase: Phase {
    if hand.gesture.isActive && hand.gesture.isDragging { return .dragging }
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
    if hand.wheel.isHeld && hand.wheel.axis != .undecided { return .dragging }
    if isObserved { return .decelerating }
    return isResizing ? .animating : .idle
  }

  // MARK: The pager

  /// A steady frame in which the pager moves.
  @inline(never)
  mutating func showPager() {
    let rules = pagerRules
    tellPageScrolled(rules)
    let velocity = pager.velocity * setup.readingDirection
    output.show { $0.velocityX = velocity }
    showTabs(rules)
  }

  /// The pager has scrolled since it was last told.
  mutating func tellPageScrolled(_ rules: PagerRules) {
    let position = pager.position(rules)
    let progress = pager.progress(rules)
    let hasMoved = position != output.view.pagePosition
    output.show {
      $0.pagePosition = position
      $0.transitionProgress = progress
    }
    if !hasMoved { return }
    var event = Event(.pageScrolled, at: now)
    event.index = Int32(truncatingIfNeeded: pages.current)
    event.first = position
    event.turn = pager.turn
    event.progress = progress
    output.tellInPlace(event)
  }

  /// That the pager is elsewhere is no scrolling: the pages have other numbers.
  mutating func notePosition() {
    let position = pager.position(pagerRules)
    output.show { $0.pagePosition = position }
  }

  // MARK: The layout

  /// What settings, pages and pager decide.
  private mutating func showLayout(_ rules: PagerRules) {
    tabs.setPageBarScale(viewport: setup.pointee.layout.pagerHeight, maxInner: path.extent.maxInner)
    let current = pages.count == 0 ? -1 : pages.current
    let count = pages.count
    let visible = pages.overlapping.count
    let turn = pager.turn
    let extent = path.extent
    let maxInner = shownMaxInner
    let refresh = currentRefresh
    output.setLimit(pageCount: count)
    output.show {
      let layout = setup.pointee.layout
      $0.range = layout.range
      $0.maxOuter = extent.maxOuter
      $0.maxInner = maxInner
      $0.header.x = layout.topX
      $0.header.width = layout.topWidth
      $0.hover.x = layout.topX
      $0.hover.width = layout.topWidth
      $0.hover.height = layout.hoverHeight
      $0.pager.x = layout.pagerX
      $0.pager.width = layout.pagerWidth
      $0.pager.height = layout.pagerHeight
      $0.pageCount = Int32(truncatingIfNeeded: count)
      $0.pageIndex = Int32(truncatingIfNeeded: current)
      $0.visiblePages = Int32(truncatingIfNeeded: visible)
      $0.transitionFrom = turn.from
      $0.transitionTo = turn.to
      $0.refresh = refresh.rawValue
    }
    showOuter(path.shownOuter)
    showTabs(rules)
  }

  // MARK: Reading

  /// Calls `body` with the snapshot.
  @inline(__always)
  public mutating func withSnapshot(_ body: (UnsafePointer<Snapshot>) -> Void) { output.withSnapshot(body) }

  /// Calls `visit` with the oldest event and takes it out of the queue; false when none waits.
  @inline(__always)
  public mutating func pollEvent(_ visit: (UnsafePointer<Event>) -> Void) -> Bool { output.poll(visit) }
}
