/// Other ranges: the layout, the page's content or what a refresh holds open has changed. What is seen stays where it
/// can, and a motion continues towards the new ends.
extension Path {
  /// How the path comes back when its range has become shorter.
  enum Fit {
    /// The page's own content changed: what is beyond the new end eases back.
    case eases
    /// The layout changed: at once.
    case clamps
  }

  /// Takes other ranges.
  /// - Parameters:
  ///   - before: the ranges by which its motion was planned, if it has others already.
  ///   - staysShut: the header came in with another page, shut beyond what its own lets it.
  ///   - isHeld: a finger holds the path, and keeps holding what comes to lie beyond an end.
  mutating func fit(
    _ next: Extent, from before: Extent? = nil, _ fit: Fit, staysShut: Bool = false, isHeld: Bool, at time: Double,
    _ rules: PathRules
  ) {
    let before = before ?? extent
    setExtent(next)
    if motion.kind == .bounce && next == before && bouncesWhereItIs(at: time) { return }
    // A header that may not be shut so far any more opens.
    if fit == .clamps && outer > next.maxOuter && !staysShut {
      move(to: Route.Place(outer: next.maxOuter, inner: inner))
    }
    let velocity = motion.velocity
    leaveEdge()
    if takeOvershootIn(isHeld, at: time, rules) || closeBelowTop(velocity, isHeld, at: time, rules) { return }
    let excess = inner - extent.maxInner
    if excess > 0 {
      move(to: Route.Place(outer: outer, inner: extent.maxInner))
      if fit == .eases { return easeBack(excess, velocity, isHeld, at: time, rules) }
    }
    goOn(at: time, rules)
  }

  private mutating func easeBack(
    _ excess: Double, _ velocity: Double, _ isHeld: Bool, at time: Double, _ rules: PathRules
  ) {
    if overscroll.owner != .page && !overscroll.isZero {
      // The bounce of the whole continues about the new end, and what closes its pull otherwise continues as well.
      if motion.kind != .bounce { return goOn(at: time, rules) }
      return bounce(velocity, released: false, at: time, rules)
    }
    withOverscroll {
      $0.owner = .page
      $0.inner += excess
    }
    springOrHold(velocity, isHeld, at: time, rules)
  }

  /// A motion continues within the new ranges, from its place and with the velocity it has.
  private mutating func goOn(at time: Double, _ rules: PathRules) {
    let velocity = motion.velocity
    switch motion.kind {
    case .none: break
    case .fling: goOnFlinging(at: time, rules)
    case .redirected:
      if motion.leadsTo.isKept(in: extent) {
        redirect(to: motion.leadsTo.found(from: place, in: extent, rules).rest, at: time, rules)
      } else {
        goOnFlinging(at: time, rules)
      }
    case .animation, .snap:
      let goal = goalFoundAnew(rules)
      if goal.rest.outer == outer && goal.rest.inner == inner && overscroll.isZero {
        // What it moved is no more, or cannot move: it ends here, now.
        withMotion {
          $0.route = Route(restingAt: goal.rest.outer, goal.rest.inner)
          $0.leadsTo = goal
          $0.goal = 0
          $0.curve = .still
          $0.end = time
          $0.start = time
        }
        enterCell(at: time, rules)
      } else {
        retarget(to: goal, at: time, rules)
      }
    case .bounce:
      if overscroll.shown == 0 {
        endMotion()
      } else {
        bounce(velocity, released: false, leaves: motion.sequel == .fling, at: time, rules)
      }
    }
  }

  /// The motion's goal in this layout. It continues to a place to rest there, too.
  private mutating func goalFoundAnew(_ rules: PathRules) -> Goal {
    let before = motion.leadsTo
    var goal = before.found(from: place, in: extent, rules)
    let rest = Rest(rules, extent)
    if !motion.isStepped || before.rest.outer == before.asked.outer && before.rest.inner == before.asked.inner {
      if let place = rest.goal(from: goal.rest, heading: lastHeading, isReleased: false) { goal.goOn(to: place) }
    } else if !motion.trails && (goal.asked.outer != before.asked.outer || goal.asked.inner != before.asked.inner) {
      goal.goOn(to: rest.goal(ofStepFrom: place, to: goal.asked, up: lastHeading > 0))
    }
    return goal
  }

  /// The end that the path bounces about has kept its place.
  private mutating func bouncesWhereItIs(at time: Double) -> Bool {
    let swing = overscroll.shown == 0 ? abs(motion.way(at: time).offset) : 0
    let place = motion.route.place(at: swing)
    return place.outer == outer && place.inner == inner
  }

  /// The top has moved: what is held open closes, or what was pulled is held open. False if nothing has to move.
  private mutating func closeBelowTop(
    _ velocity: Double, _ isHeld: Bool, at time: Double, _ rules: PathRules
  ) -> Bool {
    openIntoHold(rules)
    let (outerMissing, innerMissing) = (outer - extent.minOuter, inner - extent.minInner)
    if outerMissing >= 0 && innerMissing >= 0 { return false }
    if outerMissing < 0 {
      move(to: Route.Place(outer: extent.minOuter, inner: inner))
      withOverscroll {
        if $0.owner != .both { $0.owner = .whole }
        $0.outer += outerMissing
      }
    } else {
      move(to: Route.Place(outer: outer, inner: extent.minInner))
      withOverscroll {
        $0.owner = .page
        $0.inner += innerMissing
      }
    }
    springOrHold(velocity, leaves: motion.kind == .fling, isHeld, at: time, rules)
    return true
  }

  /// What was pulled beyond the old top lies within the range if that begins earlier now.
  private mutating func openIntoHold(_ rules: PathRules) {
    let room = outer - extent.minOuter
    if room > 0 && overscroll.outer < 0 && outer <= 0 {
      let taken = room < -overscroll.outer ? room : -overscroll.outer
      move(to: Route.Place(outer: outer - taken, inner: inner))
      withOverscroll { $0.outer += taken }
      holdWhatIsLeft(rules)
    }
    let pageRoom = inner - extent.minInner
    if pageRoom > 0 && overscroll.owner == .page && overscroll.inner < 0 && inner <= 0 {
      takeInPulledTop(pageRoom, rules)
    }
  }

  /// Of what a page is pulled beyond its top, its content takes in what there is room for.
  private mutating func takeInPulledTop(_ room: Double, _ rules: PathRules) {
    let taken = room < -overscroll.inner ? room : -overscroll.inner
    move(to: Route.Place(outer: outer, inner: inner - taken))
    withOverscroll { $0.inner += taken }
    holdWhatIsLeft(rules)
  }

  /// A finger that holds an overshoot holds what is left of it; of two the page's own may be.
  @inline(never)
  private mutating func holdWhatIsLeft(_ rules: PathRules) {
    let bands = rules.bands
    withOverscroll {
      if $0.outer == 0 && $0.owner == .both { $0.owner = .page }
      if $0.outer == 0 && $0.inner == 0 {
        $0.clear()
      } else if $0.raw != 0 {
        $0.raw = 0
        $0.hold(bands: bands)
      }
    }
  }

  /// What an end showed that is no end any more.
  private mutating func leaveEdge() {
    let shown = overscroll.edge
    if shown == 0 { return }
    let isThere = shown < 0 ? outer <= extent.minOuter && inner <= extent.minInner : inner >= extent.maxInner
    if isThere { return }
    if motion.kind == .bounce { endMotion() }
    withOverscroll { $0.clear() }
  }

  /// Content that grew under a pulled page takes the overshoot in. False if there was none to take.
  private mutating func takeOvershootIn(_ isHeld: Bool, at time: Double, _ rules: PathRules) -> Bool {
    let room = extent.maxInner - inner
    if overscroll.owner != .page || !(overscroll.inner > 0) || !(room > 0) { return false }
    let velocity = motion.velocity
    let taken = room < overscroll.inner ? room : overscroll.inner
    move(to: Route.Place(outer: outer, inner: inner + taken))
    if taken == overscroll.inner {
      withOverscroll { $0.clear() }
      endMotion()
      if velocity != 0 { fling(velocity, at: time, rules) }
    } else {
      withOverscroll { $0.inner -= taken }
      springOrHold(velocity, isHeld, at: time, rules)
    }
    return true
  }

  /// An overshoot that appears under a finger is held by it; without one it eases back.
  private mutating func springOrHold(
    _ velocity: Double, leaves: Bool = false, _ isHeld: Bool, at time: Double, _ rules: PathRules
  ) {
    if isHeld {
      // A notch may glide while fingers rest on a trackpad: what it led to is no more.
      endMotion()
      let bands = rules.bands
      withOverscroll { $0.hold(bands: bands) }
    } else {
      bounce(velocity, released: false, leaves: leaves, at: time, rules)
    }
  }

  /// The header's range is another: a collapsed header stays collapsed, else the outer keeps its offset, clamped.
  mutating func fitHeader(wasPinned: Bool, _ rules: PathRules) {
    move(
      to: Route.Place(
        outer: wasPinned ? rules.range : outer.clamped(extent.minOuter, rules.range), inner: inner))
    if overscroll.raw == 0 { return }
    let bands = rules.bands
    withOverscroll { $0.pull(to: $0.raw, bands: bands) }
  }

  /// What nobody shows any more closes at once.
  mutating func closeUnshown(_ rules: PathRules) {
    if overscroll.isZero { return }
    let owner = rules.overscrollOwner(top: overscroll.shown < 0, extent)
    if owner == .edge || overscroll.owner == .edge {
      if owner == overscroll.owner { return }
    } else {
      let bounces = rules.setup.pointee.settings.bounces
      if bounces != .never && bounces != .scrollable || owner != .none { return }
    }
    if motion.kind == .bounce { endMotion() }
    withOverscroll { $0.clear() }
  }

  // MARK: Content that moves

  /// Content above what is seen has changed: the page's offset and what moves it follow, so that nothing jumps. The
  /// ranges are other ones from here on, and `fit` has to follow with those from before.
  mutating func shift(by shift: Double, to next: Extent, at time: Double, _ rules: PathRules) {
    setExtent(next)
    let velocity = motion.velocity
    move(to: Route.Place(outer: outer, inner: inner + shift))
    var isTakenIn = false
    if overscroll.owner == .page && overscroll.inner < 0 && shift > 0 {
      takeInPulledTop(shift, rules)
      isTakenIn = overscroll.isZero
    }
    if inner < extent.minInner { move(to: Route.Place(outer: outer, inner: extent.minInner)) }
    switch motion.kind {
    case .none, .fling: break
    case .bounce:
      if isTakenIn {
        // It is within the range now: what would have come back continues.
        endMotion()
        if velocity != 0 { fling(velocity, at: time, rules) }
      }
    case .redirected, .animation, .snap:
      withMotion {
        $0.leadsTo.shift(by: shift)
        if !$0.leadsTo.names.contains(.top) { $0.route.shiftInner(by: shift) }
      }
    }
  }

  /// The page at rest follows what it lies on.
  mutating func follow(inner: Double) { move(to: Route.Place(outer: outer, inner: inner)) }

  // MARK: Views of the host's own

  /// A scroll view of the host's has moved.
  mutating func observe(outer: Double, inner: Double, pullOuter: Double, pullInner: Double) {
    let before = shownOuter + shownInner
    endMotion()
    let moved = (outer: outer + pullOuter != shownOuter, inner: inner + pullInner != shownInner)
    move(to: Route.Place(outer: outer, inner: inner))
    withOverscroll {
      $0.clear()
      if pullOuter == 0 && pullInner == 0 { return }
      $0.owner = pullOuter == 0 ? .page : (pullInner == 0 ? .whole : .both)
      $0.outer = pullOuter
      $0.inner = pullInner
    }
    if moved.outer || moved.inner { note(moved: moved.outer ? .outer : .page) }
    let way = shownOuter + shownInner - before
    if way != 0 { note(heading: way > 0 ? 1 : -1) }
  }
}
