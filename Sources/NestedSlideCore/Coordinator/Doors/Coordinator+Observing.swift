/// Coordinating scroll views that scroll by themselves: the host reports the place of each, the engine decides who may
/// be there, and what differs is corrected.
extension Coordinator {
  // MARK: Reports

  /// A scroll view of the host's has moved.
  /// - Parameters:
  ///   - view: -1 for the outer one, -3 for the pager, else a page.
  ///   - token: that of the correction that moved it, 0 for none.
  public mutating func observe(_ view: Int, offset: Double, movedBy: MovedBy, token: Int32) throws(Failure) {
    try requireView(view)
    try require(offset, within: -Limits.length, Limits.length, "offset: must be within 1e12 points")
    if token < 0 { throw Failure(.invalidArgument, "token: must be 0 or that of a correction") }
    if hand.gesture.isActive { throw Failure(.invalidState, "observe: a session is open, or a pointer is down") }
    let extras = try needExtras()
    let report = ObservedView.Report(offset: offset, movedBy: movedBy, token: token)
    if view == Observation.pager { return try observePager(report, extras) }
    if !pages.store.needExtras() { throw Failure(.outOfMemory, "out of memory") }
    guard let start = take(report, of: view, extras) else { return }
    // Its height is not known yet: it goes to the place the host moves it to.
    if isUnmeasured(view) { return }
    takeOver(by: .view)
    let before = path.place
    let (outer, inner) = (path.shownOuter, path.shownInner)
    let own = view == Observation.outer ? outer : inner
    // The place it would go to from the one it is to be at. Mostly it is there.
    let goal = start == own ? offset : own + (offset - start)
    let velocity = movedBy == .inertia ? extras.pointee.observation.velocity(of: view, at: now) : 0
    if movedBy.isDrag { extras.pointee.observation.beganAbovePager = movedBy == .headerDrag }
    var rules = rules
    rules.beganAbovePager = extras.pointee.observation.beganAbovePager
    if view == Observation.outer || view == path.page {
      observe(view == Observation.outer ? .outer : .page, to: goal, movedBy, rules)
    } else {
      if isPinned { pages[view].offset = offset.clamped(0, greatestOffset(of: view)) }
      observe(path.place, path.overscroll)
    }
    let moved = path.shownOuter != outer || path.shownInner != inner
    if moved { output.beginScroll(at: now) }
    follow(view, offset, movedBy, moved: moved, extras)
    if movedBy == .inertia { handOn(view, from: own, to: goal, before, velocity, rules, extras) }
    finish()
  }

  @inline(never)
  private mutating func observe(_ place: Route.Place, _ pull: Overscroll) {
    path.observe(outer: place.outer, inner: place.inner, pullOuter: pull.outer, pullInner: pull.inner)
  }

  /// Notes the place of a view. Answers its former place, nil if nothing follows: the host did as it was told.
  private mutating func take(
    _ report: ObservedView.Report, of view: Int, _ extras: UnsafeMutablePointer<CoordinatorExtras>
  ) -> Double? {
    // A view that is told of for the first time has moved from the place it is to be at.
    if view == Observation.outer { return extras.pointee.observation.outerView.take(report, from: path.shownOuter) }
    let expected = offset(of: view)
    var start: Double?
    pages.store.changeExtras(view) { start = $0.view.take(report, from: expected) }
    return start
  }

  /// Its content has no height yet.
  private func isUnmeasured(_ view: Int) -> Bool { view >= 0 && pages[view].contentHeight == 0 }

  /// The outer view, or the page's, goes its own part of the path's route, as far as it is the first to move: the other
  /// one tells of its own. A program is never held back at the header, and moves a page only if the header is shut.
  private mutating func observe(_ mover: Indicator, to goal: Double, _ movedBy: MovedBy, _ rules: PathRules) {
    let (isOuter, extent, range) = (mover == .outer, path.extent, layout.range)
    let own = isOuter ? path.outer : path.inner
    var next = isOuter ? goal.clamped(0, range) : (isPinned ? goal.clamped(0, extent.maxInner) : own)
    var beyond = 0.0
    if movedBy.isByFinger {
      let step = goal - own
      let route = path.route(up: step > 0, rules)
      let way = route.way(of: mover)
      let end = route.place(at: way)
      next = abs(step) < way ? goal : (way > 0 ? (isOuter ? end.outer : end.inner) : own)
      // The other one has to be at its end, too.
      let isAtEnd = isOuter ? route.end.inner == path.inner : route.end.outer == path.outer
      let owner = rules.overscrollOwner(top: step < 0, extent)
      let pulls = owner == .both ? step < 0 : (isOuter ? owner == .whole && step < 0 : owner == .page)
      if isAtEnd && pulls { beyond = step - (next - own) }
    }
    // A toolkit of whole points comes no nearer to an empty range.
    if isOuter && next < range && next >= range.rounded(.down) && extent.maxOuter >= range { next = range }
    var pull = path.overscroll
    if isOuter { pull.outer = beyond } else { pull.inner = beyond }
    observe(Route.Place(outer: isOuter ? next : path.outer, inner: isOuter ? path.inner : next), pull)
  }

  mutating func greatestOffset(of page: Int) -> Double {
    setup.greatestOffset(pages[page])
  }

  /// A page gets its first height. If its view was scrolled before, and the header is shut, it stays there.
  /// - Returns: that place; nil if there is nothing to take over.
  mutating func placeTakenOver(ofPage index: Int, measured height: Double) -> Double? {
    if !isUnmeasured(index) || !(height > 0) || !isPinned { return nil }
    if !pages.store.hasExtras { return nil }
    let most = Fit.greatestOffset(of: height, in: layout.pagerHeight)
    return pages.store.extras(index).view.place?.clamped(0, most)
  }

  /// - Parameter offset: within the page's range.
  mutating func put(page index: Int, at offset: Double) {
    if index == path.page { path.renumber(page: index, offset: offset) } else { pages[index].offset = offset }
  }

  // MARK: Motion

  /// A view that a finger or inertia moves counts as moving until it was not told of for a while.
  mutating func follow(
    _ view: Int, _ offset: Double, _ movedBy: MovedBy, moved: Bool,
    _ extras: UnsafeMutablePointer<CoordinatorExtras>
  ) {
    // One that has come to the seam and stopped is still to leave its velocity, when others have kept their places, and
    // it itself is told of there again.
    if moved || view == extras.pointee.observation.loser && movedBy != .inertia {
      extras.pointee.observation.loser = Observation.none
    }
    if !movedBy.isByFinger {
      // A view that is told of for the first time takes nothing over from one that moves.
      if moved || view == extras.pointee.observation.mover { extras.pointee.observation.rest() }
      return
    }
    // A view that is held in its place takes nothing over from one that moves.
    if !moved && extras.pointee.observation.mover != Observation.none { return }
    if extras.pointee.observation.mover != view {
      extras.pointee.observation.mover = view
      extras.pointee.observation.tracker.reset()
    }
    extras.pointee.observation.tracker.add(x: 0, y: offset, time: now)
    // What is held in its place does not move.
    if !moved && !extras.pointee.observation.isMoving { return }
    extras.pointee.observation.move(byInertia: movedBy == .inertia, at: now)
  }

  /// Views that the host moves itself rest at the place the host says.
  var isObservedByHost: Bool {
    mutating get {
      guard let extras else { return false }
      if extras.pointee.observation.outerView.isRegistered { return true }
      return pages.store.hasExtras && path.page >= 0 && pages.store.extras(path.page).view.isRegistered
    }
  }

  /// A view whose inertia is stopped leaves its velocity to the other one, if that is the one that continues from
  /// there: at once if it would have gone further, and where its own range ends there when it stays.
  /// - Parameters:
  ///   - start: its visible place before, and the one it would go to.
  ///   - place: the path's before.
  ///   - before: its velocity by the reports before this one, in which it may have come to its end.
  private mutating func handOn(
    _ view: Int, from start: Double, to goal: Double, _ place: Route.Place, _ before: Double, _ rules: PathRules,
    _ extras: UnsafeMutablePointer<CoordinatorExtras>
  ) {
    let isOuter = view == Observation.outer
    if path.page < 0 || goal == start || !isOuter && view != path.page { return }
    let isUp = goal > start
    if path.route(up: isUp, rules).firstMover != (isOuter ? .page : .outer) { return }
    let isStopped = goal != (isOuter ? path.shownOuter : path.shownInner)
    if !isStopped && (isOuter ? path.outer == place.outer : path.inner == place.inner) { return }
    var velocity = isStopped ? extras.pointee.observation.velocity(of: view, at: now) : before
    if isUp ? velocity <= 0 : velocity >= 0 { return }
    if isOuter && isUp { velocity *= shareBeyondSeam }
    if velocity == 0 { return }
    extras.pointee.observation.velocity = velocity
    extras.pointee.observation.loser = view
    extras.pointee.observation.heir = isOuter ? path.page : Observation.outer
    extras.pointee.observation.arrival = isStopped ? -.infinity : now
  }

  /// The share of a velocity that passes the seam on the way up. With `Seam.resisted` a host's own fling then goes as
  /// far as the engine's would.
  private var shareBeyondSeam: Double {
    mutating get {
      let rules = rules
      switch rules.page.seam ?? settings.seam {
      case .continuous: return 1
      case .stop: return 0
      case .resisted:
        let (usual, beyond) = (rules.physics.deceleration, rules.physics.seamResistance)
        return usual < beyond ? usual / beyond.asDivisor : 1
      }
    }
  }

  // MARK: Corrections

  /// The next view that is not at its place, nil when none is left. It is taken to go there. Only pages that were
  /// written to since the last time are looked at.
  public mutating func nextCorrection() -> Correction? {
    guard let extras else { return nil }
    let loser = extras.pointee.observation.arrival < now ? extras.pointee.observation.loser : Observation.none
    let token = extras.pointee.observation.nextToken
    if extras.pointee.observation.outerView.correct(to: path.shownOuter, token, isForced: loser == Observation.outer) {
      return correction(Observation.outer, to: path.shownOuter, extras)
    }
    if let place = extras.pointee.observation.pagerView.place, isAway(place) {
      _ = extras.pointee.observation.pagerView.correct(to: placeOfPager, token)
      return correction(Observation.pager, to: placeOfPager, extras)
    }
    guard let marks = pages.store.marks else { return nil }
    // The path moves the driven page without writing to it.
    if path.page >= 0 { marks.insert(path.page) }
    while let index = marks.takeFirst() {
      // Pages that were last may have gone.
      if index >= pages.count || isUnmeasured(index) { continue }
      let offset = self.offset(of: index)
      if pages.store.correctView(of: index, to: offset, token, isForced: loser == index) {
        return correction(index, to: offset, extras)
      }
    }
    return nil
  }

  @inline(never)
  private func correction(
    _ view: Int, to offset: Double, _ extras: UnsafeMutablePointer<CoordinatorExtras>
  ) -> Correction {
    let token = extras.pointee.observation.nextToken
    extras.pointee.observation.lastToken = token
    let isLoser = extras.pointee.observation.loser == view
    // A velocity is left once.
    if isLoser { extras.pointee.observation.loser = Observation.none }
    return Correction(
      view: Int32(truncatingIfNeeded: view),
      heir: Int32(truncatingIfNeeded: isLoser ? extras.pointee.observation.heir : Observation.none), offset: offset,
      velocity: isLoser ? extras.pointee.observation.velocity : 0, token: token)
  }

  /// A scroll view is gone.
  public mutating func unobserve(_ view: Int) throws(Failure) {
    try requireView(view)
    if view == Observation.outer {
      extras?.pointee.observation.outerView = ObservedView()
    } else if view == Observation.pager {
      extras?.pointee.observation.pagerView = ObservedView()
    } else if pages.store.hasExtras {
      pages.store.changeExtras(view) { $0.view = ObservedView() }
    }
    if let extras, extras.pointee.observation.mover == view {
      extras.pointee.observation.restSoon(at: now)
      clearAgenda()
    }
  }
}
