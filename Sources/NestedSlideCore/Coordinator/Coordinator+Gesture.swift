/// What raw pointers and host sessions have in common: a gesture begins, finds its axis, drags, and lets go.
extension Coordinator {
  /// A touch, here and in those around: any motion stops at once.
  @inline(never)
  mutating func beginGesture(_ kind: Gesture.Kind, source: InputSource, x: Double, y: Double) {
    if linkedAxes.isEmpty { return beginOwnGesture(kind, source: source, x: x, y: y) }
    let way = wayOfOwnView
    beginOwnGesture(kind, source: source, x: x - way.x, y: y - way.y)
    beginLinkedGestures(source: source)
  }

  mutating func beginOwnGesture(_ kind: Gesture.Kind, source: InputSource, x: Double, y: Double) {
    takeOver(by: .touch)
    if settings.repeatedFlings != .none { catchFling(kind) }
    extras?.pointee.history?.pointee.reset()
    forgetFooting()
    if !linkedAxes.isEmpty { letPullGo() }
    hand.wheel = WheelGesture()
    let (rules, pagerRules) = (rules, pagerRules)
    path.hold(rules)
    pager.hold(at: now, pagerRules)
    stopCoastInSight()
    output.endDeceleration(at: now)
    hand.gesture = Gesture()
    hand.gesture.claimed = regionAxes(x: x, y: y)
    hand.gesture.kind = kind
    hand.gesture.source = source
    let hidden = hoverHidden
    hand.gesture.beganAbovePager = y < output.view.pager.y - hidden
    hand.gesture.stepAtTouch = pager.nearestStep(pagerRules)
    if extras != nil { touchStrip(x: x, y: y) }
  }

  /// The axis is decided once; from here on it is a drag, unless the axis may not move.
  mutating func decideAxis(dx: Double, dy: Double) {
    pending.dragFromCatch(at: hand.gesture.kind == .pointers ? hand.lastPointerTime : now)
    let axis = Gesture.axis(dx: dx, dy: dy, ratio: setup.axisRatio)
    let claimed = hand.gesture.claimed.contains(axis == .vertical ? .vertical : .horizontal)
    let isOfStrip = axis == .horizontal && !claimed && hand.gesture.beganOnStrip
    let moves = !claimed && !isOfStrip && (axis == .vertical || canSwipe(aboveThePager: hand.gesture.beganAbovePager))
    hand.gesture.axis = moves ? axis : .refused
    if !claimed { hand.gesture.claimed = [] }
    if isOfStrip { takeStrip() }
    // What the touch caught of the other axis is let go.
    if hand.gesture.axis != .vertical { releaseOvershoot() }
    if hand.gesture.axis == .vertical { takePath() }
    if hand.gesture.axis != .horizontal { releaseCaughtPager() }
    if !moves { return }
    output.source = hand.gesture.source
    output.beginScroll(at: now)
    output.tell(drag: .dragBegan, hand.gesture.source, at: now)
  }

  /// What is beyond an end springs back.
  @inline(never)
  mutating func releaseOvershoot() {
    if path.overscroll.isZero || path.motion.kind == .bounce { return }
    let rules = rules
    path.bounce(0, released: false, at: now, rules)
    output.beginScroll(at: now)
  }

  /// A pager that was caught between two pages settles on the nearer, which vertical motion moves from now on.
  private mutating func releaseCaughtPager() {
    if pager.isMoving || pager.isOnPage { return }
    releasePager(0, touched: hand.gesture.stepAtTouch)
    if hand.gesture.axis == .vertical { drive(pageOfVerticalInput) }
  }

  mutating func canSwipe(aboveThePager above: Bool) -> Bool {
    settings.input.horizontalEnabled && pages.count > 0 && (settings.input.swipeArea == .all || !above)
  }

  // MARK: Dragging

  /// Drags by an amount in offset direction along the gesture's axis; what is not used is noted.
  @_optimize(speed)
  @inline(never)
  mutating func drag(dx: Double, dy: Double) {
    noteUnconsumed(dx, dy)
    if !attention.isEmpty { return dragWithOthers(dx: dx, dy: dy) }
    switch hand.gesture.axis {
    case .vertical: noteUnconsumed(dx, dragPath(dy))
    case .horizontal: noteUnconsumed(swipePager(dx), dy)
    case .refused: if hand.gesture.claimed.isEmpty { noteUnconsumed(chained(dx: dx, dy: dy).dx, dy) }
    case .undecided, .thrown: break
    }
  }

  @inline(__always)
  mutating func noteUnconsumed(_ dx: Double, _ dy: Double) {
    output.show {
      $0.unconsumedX = dx
      $0.unconsumedY = dy
    }
  }

  /// Moves the path; returns the rest, which passes outwards.
  mutating func dragPath(_ dy: Double) -> Double {
    let rules = rules
    let left = path.drag(dy, rules)
    if dy < 0 { pullAgain() }
    if left == 0 { return 0 }
    if !rules.handsOn(top: left < 0) { pullEdge(dx: 0, dy: left) }
    return rules.chain(top: left < 0) == .auto ? left : 0
  }

  /// Moves the pager under a finger; returns the rest, which passes outwards.
  mutating func swipePager(_ dx: Double) -> Double {
    if pages.count == 0 { return dx }
    let chaining = settings.input.chaining
    let direction = setup.readingDirection
    let chain = dx * direction < 0 ? chaining.start : chaining.end
    let isHandedOn = chain == .auto && linkedAxes.contains(.horizontal)
    let gives = settings.paging.bounces && setup.rubberBand != 0 || settings.input.showsEdges
    let bounces = gives && chain != .none && !isHandedOn
    let left = movePager(dx * direction, bounces: bounces) * direction
    if left == 0 { return 0 }
    if !isHandedOn { pullEdge(dx: left, dy: 0) }
    return chain == .auto ? left : 0
  }

  /// Looks after what few drags need: pulls at ends that show nothing of them.
  @inline(never)
  mutating func noteDrag(dx: Double, dy: Double) {
    if attention.contains(.pulledEdge) {
      let edge = edge
      if edge.pullX * dx < 0 || edge.pullY * dy < 0 { releaseEdge() }
    }
  }

  // MARK: Letting go

  /// The last finger lifts, or the session ends. Velocities in offset direction.
  /// - Parameter start: when what it throws begins.
  mutating func endGesture(vx: Double, vy: Double, at start: Double) {
    let left = endOwnGesture(vx: vx, vy: vy, at: start)
    if !linkedAxes.isEmpty { endLinkedGestures(vx: left.vx, vy: left.vy) }
  }

  /// Answers the velocities that pass outwards.
  mutating func endOwnGesture(vx: Double, vy: Double, at start: Double) -> (vx: Double, vy: Double) {
    let ended = hand.gesture
    let pulls = judgePull()
    hand.gesture.kind = .none
    if !attention.isDisjoint(with: [.pulledEdge, .strip]) { releaseEdgeOrStrip(vx) }
    var velocityLeft = 0.0
    // What moves already was started by a command while the finger was down.
    let leavesOwn = !path.isMoving && !pager.isMoving
    if !path.isMoving {
      velocityLeft = releasePath(ended.axis == .vertical ? withCaughtVelocity(vy) : 0, pulls: pulls, at: start)
    }
    if !pager.isMoving {
      let isOurs = ended.axis == .horizontal && (linkedAxes.isEmpty || !outerPagerIsOffPage && movedFirst != .outside)
      releasePager(isOurs ? vx * setup.readingDirection : 0, touched: ended.stepAtTouch)
    }
    let goesOn = linkedAxes.isEmpty ? (0, 0) : velocityOutwards(ended, vx: vx, vy: velocityLeft)
    if ended.isDragging {
      hand.gesture.axis = .undecided
      keepRest(isReleased: true)
      output.tell(drag: .dragEnded, ended.source, goesOn: path.isMoving || pager.isMoving, at: now)
    }
    if leavesOwn && (path.isMoving || pager.isMoving) { output.source = .fling }
    hand.gesture.axis = .undecided
    if ended.axis == .vertical && !waitsForHeader { setCanRetarget(true) }
    if vx != 0 || vy != 0 { noteUnconsumed(0, 0) }
    return goesOn
  }

  /// A hand is about to let go: what it pulls counts by the place of the release. False if it pulls nothing.
  mutating func judgePull() -> Bool {
    if path.isMoving || !hand.pullsPath { return false }
    settleRefresh()
    return true
  }

  /// Lets go of the path; answers the velocity that it has no use for.
  /// - Parameter pulls: a hand has pulled, and what it has pulled far enough opens.
  mutating func releasePath(_ velocity: Double, pulls: Bool, at start: Double) -> Double {
    let rules = rules
    let pull = path.overscroll
    let seen = pull.isZero ? velocity : velocity * pull.slope(rules.bands)
    let opens = pulls && (refreshIfArmed() || loadIfPulled())
    if !linkedAxes.isEmpty && outerIsPulled {
      // It may have been beyond an end when it was linked.
      if !path.overscroll.isZero { path.bounce(0, released: false, at: now, self.rules) }
      return velocity
    }
    if opens && !path.overscroll.isZero {
      // Held open it springs to another end, but from the velocity that was seen.
      let rules = self.rules
      path.bounce(seen, released: false, leaves: true, at: now, rules)
      return 0
    }
    if movedFirst == .outside {
      path.release(0, at: start, self.rules)
      return velocity
    }
    let entry = linkedAxes.isEmpty ? (velocity, start) : flingThroughHeaders(velocity, at: start)
    let held = self.rules
    path.release(entry.0, at: entry.1, held)
    endAtOnce()
    // What is left then is booked with those around when the fling begins.
    if velocity != 0 && entry.0 == 0 { return 0 }
    return !path.isMoving && path.overscroll.isZero ? velocity : 0
  }

  /// A motion that has nowhere to go ends at once.
  mutating func endAtOnce() {
    while path.isMoving && path.motion.end <= now && path.next <= now {
      let rules = rules
      let reached = path.reach(rules)
      if reached.absorbed != 0 { absorbFling(reached.absorbed, at: now) }
    }
  }

  private mutating func velocityOutwards(_ ended: Gesture, vx: Double, vy: Double) -> (vx: Double, vy: Double) {
    let isClaimed = ended.axis == .refused && !ended.claimed.isEmpty
    let goesOn = chained(dx: vx, dy: vy)
    let isAlong = ended.axis == .vertical || isClaimed
    return (pager.isOnPage && !isAlong ? goesOn.dx : 0, goesOn.dy)
  }

  // MARK: Repeated flings

  /// How long after it caught a fling a finger may begin to move so that the fling counts, seconds.
  private static var catchTime: Double { 0.1 }

  private mutating func catchFling(_ kind: Gesture.Kind) {
    let time = kind == .pointers ? hand.lastPointerTime : now
    pending.catch(path.motion.isFling ? path.velocity : 0, until: time + Coordinator.catchTime)
  }

  /// The finger threw the path again: what the fling that it caught gives to the new one, by `repeatedFlings`.
  private mutating func withCaughtVelocity(_ velocity: Double) -> Double {
    if settings.repeatedFlings == .none { return velocity }
    let caught = pending.caught.velocity
    if caught * velocity <= 0 { return velocity }
    let adds = settings.repeatedFlings == .add
    // Flutter carries on only to a throw that is at least half as fast.
    if !adds && abs(velocity) < 0.5 * abs(caught) { return velocity }
    let gift = adds ? abs(caught) : Coordinator.carriedVelocity(abs(caught))
    let sum = abs(velocity) + gift
    let limited = sum < Limits.velocity ? sum : Limits.velocity
    return velocity < 0 ? -limited : limited
  }

  /// Flutter's fit of what iOS carries over from one fling to the next, points per second.
  private static func carriedVelocity(_ speed: Double) -> Double {
    let carried = 0.000816 * Elementary.exp(1.967 * Elementary.log(speed))
    return carried < 40000 ? carried : 40000
  }
}
