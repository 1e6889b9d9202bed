/// Programmatic scrolling.
extension Coordinator {
  /// Scrolls to an outer and an inner offset, each clamped to its range; nil leaves one as it is. While pages turn the
  /// inner one is of the page that is coming.
  public mutating func scroll(outer: Double?, inner: Double?, animated: Bool) throws(Failure) {
    if let outer { try require(outer, within: -Limits.length, Limits.length, "outer: must be within 1e12 points") }
    if let inner { try require(inner, within: -Limits.length, Limits.length, "inner: must be within 1e12 points") }
    drivePageOfInput()
    let extent = path.extent
    var goal = Route.Place(
      outer: outer.map { $0.clamped(extent.minOuter, extent.maxOuter) } ?? path.outer,
      inner: inner.map { $0.clamped(extent.minInner, extent.maxInner) } ?? path.inner)
    let opens = layout.range > 0 && isPinned && goal.outer < layout.range
    if rules.pageResetsOnOpening && opens { goal.inner = 0 }
    let isUp = goal.outer > path.outer || goal.inner > path.inner
    scroll(to: goal, animated: animated, placesHeader: outer != nil)
    if isUp && collapseHeadersAround(atMost: .infinity, animated: animated, cause: .other) != 0 && animated {
      joinMotions(of: .other, up: true)
    }
    finish()
  }

  /// Scrolls to a place.
  mutating func scroll(
    to place: Route.Place, animated: Bool, placesHeader: Bool = true, cause: PathMotion.Cause = .other
  ) {
    let rules = rules
    scroll(
      to: path.named(place, meansEnd: true, rules), animated: animated, placesHeader: placesHeader, cause: cause)
  }

  /// - Parameter placesHeader: the command names the header's place: it stays there until the next vertical input.
  @inline(never)
  private mutating func scroll(to goal: Goal, animated: Bool, placesHeader: Bool = true, cause: PathMotion.Cause) {
    takeOver(by: .command)
    output.endDeceleration(at: now)
    if placesHeader { pending.keepHeader() }
    if path.isAt(goal.rest) && animated { return }
    output.beginScroll(at: now)
    if animated {
      let rules = rules
      path.lead(to: goal, cause: cause, at: now, rules)
      endAtOnce()
    } else {
      path.put(at: goal.rest)
    }
  }

  /// Brings the whole and the pages to their top, or the current page first, as `scrollToTop` says.
  public mutating func scrollToTop(animated: Bool) {
    drivePageOfInput()
    scrollToTop(by: drivenPage.scrollToTop ?? settings.scrollToTop, animated: animated)
  }

  mutating func scrollToTop(by rule: ScrollToTop, animated: Bool) {
    var goal = Route.Place(outer: 0, inner: 0)
    if rule == .pageFirst {
      if path.shownInner > 0 { goal.outer = path.outer < path.extent.maxOuter ? path.outer : path.extent.maxOuter }
    } else {
      for index in 0..<pages.count where index != path.page { pages[index].offset = 0 }
    }
    if path.isAt(goal) { return finish() }
    scroll(to: goal, animated: animated, cause: .top)
    takePath()
    finish(reachedTop: !path.isMoving)
  }

  /// Turns to a page, clamped to those there are.
  public mutating func scrollToPage(_ index: Int, animated: Bool) {
    if pages.count == 0 { return }
    turn(to: index, animated: animated)
    finish()
  }

  /// More has come, or there is no more. nil: for the current page.
  public mutating func endLoad(page: Int?) throws(Failure) {
    let index = page ?? pages.current
    if let page { try require(page, within: 0, pages.count - 1, .outOfRange, "page: there is no such page") }
    if index < 0 || !pages[index].isLoading { return }
    stopLoading(index)
    // Its end is watched again.
    if index == path.page && path.isMoving {
      let rules = rules
      path.enterCell(at: now, rules)
    }
    finish()
  }

  // MARK: After a release

  /// Leads the motion that a release began to another place, as long as nothing of it was seen; nil leaves an offset as
  /// predicted.
  public mutating func retarget(outer: Double?, inner: Double?) throws(Failure) {
    if let outer { try require(outer, within: -Limits.length, Limits.length, "outer: must be within 1e12 points") }
    if let inner { try require(inner, within: -Limits.length, Limits.length, "inner: must be within 1e12 points") }
    if output.view.canRetarget == 0 {
      throw Failure(.invalidState, "retarget: only from a release until time moves on")
    }
    let predicted = path.rest
    let extent = path.extent
    let goal = Route.Place(
      outer: outer.map { $0.clamped(extent.minOuter, extent.maxOuter) } ?? predicted.outer,
      inner: inner.map { $0.clamped(extent.minInner, extent.maxInner) } ?? predicted.inner)
    if goal.outer == predicted.outer && goal.inner == predicted.inner { return }
    output.beginScroll(at: now)
    pending.keepHeader()
    let rules = rules
    path.redirect(to: goal, at: now, rules)
    endAtOnce()
    finish()
    setCanRetarget(true)
  }

  // MARK: Revealing

  /// Brings a stretch of a page into view: what has the focus, what was found.
  /// - Parameters:
  ///   - page: nil for the one that vertical input belongs to; another is turned to first.
  ///   - y, height: in the page's content, points.
  @inline(never)
  public mutating func reveal(
    page: Int?, y: Double, height: Double, align: Align, animated: Bool
  ) throws(Failure) {
    try requireStretch(page, y, height)
    if pages.current < 0 { return }
    let wanted = Reveal(y: y, height: height, align: align)
    let before = path.outer + path.inner
    if let seen = try revealHere(wanted, page: page, animated: animated) {
      revealAround(seen.y, seen.height, animated: animated)
    }
    if animated && movesHeadersAround { joinMotions(of: .reveal, up: path.rest.outer + path.rest.inner > before) }
    finish()
  }

  /// Brings a stretch into view in this one alone. Answers what will be seen of it, and its place; nil if its page is
  /// turned to first.
  mutating func revealHere(
    _ wanted: Reveal, page: Int?, animated: Bool
  ) throws(Failure) -> (y: Double, height: Double)? {
    let target = page ?? pageOfVerticalInput
    if target == pages.current && !pager.isMoving || page == nil {
      drive(target)
      scroll(to: goalBehindHeaders(wanted, animated: animated), animated: animated, cause: .reveal)
    } else if animated {
      turn(to: target, animated: true)
      pending.wait(toReveal: PendingReveal(wanted, page: target))
      if !pager.isMoving { revealWhatWaits(on: target) }
      return nil
    } else {
      turn(to: target, animated: false)
      drive(target)
      scroll(to: goalBehindHeaders(wanted, animated: false), animated: false, cause: .reveal)
    }
    return linkedAxes.isEmpty ? nil : seenAtRest(wanted)
  }

  @inline(never)
  func requireStretch(_ page: Int?, _ y: Double, _ height: Double) throws(Failure) {
    try require(y, within: -Limits.length, Limits.length, "y: must be within 1e12 points")
    try require(height, within: 0, Limits.length, "height: must be from 0 to 1e12 points")
    if let page { try require(page, within: 0, pages.count - 1, .outOfRange, "page: there is no such page") }
  }

  /// The goal of revealing in this one, after headers around have collapsed and taken their part of the way up.
  private mutating func goalBehindHeaders(_ wanted: Reveal, animated: Bool) -> Goal {
    var rules = rules
    let goal = path.goal(showing: wanted, rules)
    let way = goal.rest.outer - path.outer + goal.rest.inner - path.inner
    if !(way > 0) { return goal }
    let taken = collapseHeadersAround(atMost: way, animated: animated, cause: .reveal)
    if taken == 0 { return goal }
    rules = self.rules
    return path.named(path.stepped(from: path.place, by: way - taken, rules).goal, rules)
  }

  /// The page that was turned to has come to rest: what was to be revealed in it comes into view.
  mutating func revealWhatWaits(on page: Int) {
    guard let waiting = pending.takeReveal() else { return }
    if waiting.page != page || hand.gesture.isActive { return }
    drive(page)
    let goal = goalBehindHeaders(waiting.reveal, animated: true)
    if goal.rest.outer != path.shownOuter || goal.rest.inner != path.shownInner {
      pending.keepHeader()
      let rules = rules
      path.lead(to: goal, cause: .reveal, at: now, rules)
    }
    if linkedAxes.isEmpty { return }
    let seen = seenAtRest(waiting.reveal)
    revealAround(seen.y, seen.height, animated: true)
  }

  /// What is being brought into view has moved within its page.
  /// - Parameter page: nil for the current one.
  @inline(never)
  public mutating func retargetReveal(
    page: Int?, y: Double, height: Double, align: Align
  ) throws(Failure) {
    try requireStretch(page, y, height)
    let wanted = Reveal(y: y, height: height, align: align)
    let target = page ?? pages.current
    if pending.reveal?.page == target {
      pending.move(wanted)
    } else if target == path.page && isRevealing {
      let rules = rules
      path.retarget(to: path.goal(showing: wanted, rules), at: now, rules)
    }
    finish()
  }

  /// A motion that could bring something into view is under way.
  var isRevealing: Bool {
    path.motion.kind == .animation && (path.motion.cause == .other || path.motion.cause == .reveal)
  }
}
