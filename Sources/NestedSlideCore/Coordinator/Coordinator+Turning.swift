/// Turning pages: what begins a turn, its goal, how it ends.
extension Coordinator {
  /// Whatever begins a turn ends vertical motion at once, header included; what is beyond an end still springs
  /// back, and a fling may continue: `drive` decides which, once the turn has a goal.
  mutating func endVerticalMotion() {
    if path.motion.kind == .bounce || path.motion.isFling && settings.paging.pageTurn != .stop { return }
    if path.isMoving {
      let rules = rules
      path.hold(rules)
    }
    releaseOvershoot()
  }

  /// The page that vertical input belongs to: while the pages turn the one that is coming, while a finger or a trackpad
  /// holds them the nearer one, and while a wheel's glide moves them the one nearest to its end.
  var pageOfVerticalInput: Int {
    mutating get {
      if pages.count == 0 { return -1 }
      if pager.isOnPage { return pager.origin }
      let rules = pagerRules
      if pager.isMoving {
        let step = pager.kind == .glide ? pager.nearestStepOfGlide(rules) : pager.goalStep
        return pager.page(atStep: step, rules) ?? pages.current
      }
      return pager.nearestPage(rules)
    }
  }

  /// Vertical input that does not stop the pager drives the page that it belongs to.
  mutating func drivePageOfInput() { drive(pageOfVerticalInput) }

  // MARK: The turn

  /// The pager is on its way to a step: begins a turn, or another one when it turned elsewhere. On the way back to the
  /// page it left, the turn continues.
  mutating func beginTurn(to step: Int) {
    let rules = pagerRules
    guard step != 0, let to = pager.page(atStep: step, rules) else { return }
    // Round a circle it comes back too.
    if to == pager.origin && pager.turn.isActive { return }
    let turn = PageTransition(from: pager.origin, to: to, steps: Int32(truncatingIfNeeded: step))
    if turn == pager.turn { return }
    endTurn(cancelled: true)
    pager.beginTurn(turn)
    output.tell(.pageTransitionBegan, turn, at: now)
  }

  mutating func endTurn(cancelled: Bool) {
    if !pager.turn.isActive { return }
    let progress = pager.isOnPage ? 0 : output.view.transitionProgress
    output.show { $0.transitionProgress = progress }
    output.tell(.pageTransitionEnded, pager.turn, cancelled: cancelled, at: now)
    pager.endTurn()
  }

  /// A finger drags the pager off its page: the neighbour it uncovers is the turn's goal.
  mutating func followTurnOfDrag(_ rules: PagerRules) {
    if pager.far != 0 { return }
    let step = pager.offset > 0 ? 1 : -1
    if pager.turn.isActive && (pager.turn.steps > 0) == (step > 0) { return }
    if pager.page(atStep: step, rules) == nil { endTurn(cancelled: true) } else { beginTurn(to: step) }
  }

  // MARK: Letting go and commands

  /// Moves the pager by an amount towards higher pages; answers what was not used. More pages than anybody could see
  /// pass are passed unseen.
  mutating func movePager(_ delta: Double, bounces: Bool) -> Double {
    let rules = pagerRules
    if pager.offset == 0 && delta != 0 { endVerticalMotion() }
    return pager.drag(delta, bounces: bounces, rules)
  }

  /// Lets the pager go: it settles on a page.
  /// - Parameters:
  ///   - velocity: towards higher pages, points per second.
  ///   - touched: the step nearest to the place at which the gesture began.
  mutating func releasePager(_ velocity: Double, touched: Int) {
    let rules = pagerRules
    if pages.count == 0 || !(rules.stride > 0) { return pager.align(to: pages.count == 0 ? 0 : pager.origin) }
    if velocity == 0 && pager.isOnPage { return }
    // Moved and let go in one call: the turn that it comes back from.
    if pager.offset != 0 { followTurnOfDrag(rules) }
    let (preset, fine) = (settings.motion.preset, currentFineSettings)
    let swipes = SwipeRules(
      alwaysStops: settings.paging.alwaysStops, projects: preset.projectsSwipes,
      flick: fine.flickVelocity ?? preset.flickVelocity, turnShare: fine.pageTurnDistance ?? preset.turnShare)
    let step = pager.stepToSettleOn(velocity, touched: touched, swipes, rules)
    beginTurn(to: step)
    pager.settle(on: step, velocity, bounce: setup.physics, at: now, rules)
    endPagerAtOnce(rules)
  }

  /// A turn that has no way to go ends at once.
  mutating func endPagerAtOnce(_ rules: PagerRules) {
    if !pager.isMoving || pager.end > now { return }
    guard let page = pager.page(atStep: pager.goalStep, rules) else { return }
    let isThere = pager.offset == pager.goal
    restPager(on: page)
    // Round a circle the same place has another number: that is no scrolling.
    if isThere { notePosition() }
  }

  /// The pager has come to rest on a page.
  mutating func restPager(on page: Int) {
    if pager.turn.isActive { output.show { $0.transitionProgress = 1 } }
    pager.rest(on: page)
    revealWhatWaits(on: page)
  }

  /// Turns to a page, if there are pages.
  @inline(never)
  mutating func turn(to index: Int, animated: Bool, by source: InputSource = .program) {
    let target = index < 0 ? 0 : (index < pages.count ? index : pages.count - 1)
    if isPagerAtRest && pager.origin == target && pages.current == target { return }
    takeOver(by: .command)
    output.endDeceleration(at: now)
    endVerticalMotion()
    output.source = source
    output.beginScroll(at: now)
    if !animated || settings.input.reducesMotion { return jump(to: target) }
    let rules = pagerRules
    let velocity = pager.velocity
    pager.hold(at: now, rules)
    let (wasFar, position) = (pager.far, pager.position(rules))
    let step = pager.stepTo(page: target, passes: settings.paging.farTurns == .pass || layout.isCarousel, rules)
    if pager.far != 0 {
      // Asked for first: it stands beside the page that is left from the first frame on.
      if pager.far != wasFar { pages.need(target, loading, at: now, &output) }
    }
    pager.bend(from: position, rules)
    beginTurn(to: step)
    pager.travel(.turn, to: step, velocity: velocity, at: now, rules)
    endPagerAtOnce(rules)
  }

  /// Puts the pager on a page at once; the page begins to show.
  mutating func jump(to index: Int) {
    if index != path.page && !pages.overlapping.contains(index) { align(index) }
    endTurn(cancelled: Int(pager.turn.to) != index)
    pager.align(to: index)
    if settings.shortPageArrival == .open { openOnArrival(animated: false) }
  }

  /// A page that comes in and does not let the header collapse so far opens it, with its turn.
  @inline(never)
  mutating func openOnArrival(animated: Bool) {
    if pages.count == 0 || hand.gesture.holds || hand.wheel.isHeld || !pager.isMoving && !pager.isOnPage { return }
    let coming = pageOfVerticalInput
    let greatest = Extent(layout: layout, pages[coming], shortPage: settings.shortPage).maxOuter
    if path.rest.outer <= greatest { return }
    if !path.overscroll.isZero || coming == path.page && path.motion.isFling { return }
    drive(coming)
    output.beginScroll(at: now)
    let goal = Route.Place(outer: greatest, inner: path.inner.clamped(path.extent.minInner, path.extent.maxInner))
    let rules = rules
    if animated { path.lead(to: goal, at: now, rules) } else { path.put(at: goal) }
    endAtOnce()
  }

  /// A page begins to show at once.
  mutating func align(_ index: Int) {
    if settings.paging.memory == .align && !isPinned { pages[index].offset = top(of: index) }
  }

  /// The pager lies on the current page at once.
  mutating func alignPager() {
    pending.end(.reveal)
    endTurn(cancelled: true)
    pager.align(to: pages.current < 0 ? 0 : pages.current)
    hand.gesture.stepAtTouch = 0
    notePosition()
  }
}
