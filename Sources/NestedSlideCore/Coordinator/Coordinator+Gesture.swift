/// What raw pointers and host sessions have in common: a gesture begins, finds its axis, drags, and lets go.
extension Coordinator {
  /// A touch, here and in those around: any motion stops where it is.
  mutating func beginGesture(_ kind: Gesture.Kind, source: InputSource, x: Double, y: Double) {
    beginOwnGesture(kind, source: source, x: x, y: y)
    if !linkedAxes.isEmpty { beginLinkedGestures(source: source) }
  }

  mutating func beginOwnGesture(_ kind: Gesture.Kind, source: InputSource, x: Double, y: Double) {
    if settings.input.repeatedFlings != .none {
      extras?.pointee.caughtVelocity = vertical.kind == .fling || vertical.kind == .redirected ? vertical.velocity : 0
    }
    extras?.pointee.edge = Edge()
    extras?.pointee.reveal = nil
    extras?.pointee.history?.pointee.reset()
    view.canRetarget = 0
    wheelGesture = WheelGesture()
    otherMotions.subtract(.trackpad)
    holdVertical()
    holdPager()
    endDeceleration()
    gesture = Gesture()
    gesture.claimed = regionAxes(x: x, y: y)
    gesture.kind = kind
    gesture.source = source
    gesture.beganAbovePager = y < view.pager.y
    gesture.pageAtTouch = nearestPage
    gesture.originX = x
    gesture.originY = y
  }

  /// The axis is decided once; from here on it is a drag, unless the axis may not move.
  mutating func decideAxis(dx: Double, dy: Double) {
    let axis = Gesture.axis(dx: dx, dy: dy, ratio: settings.input.axisRatio)
    let claimed = gesture.claimed.contains(axis == .vertical ? .vertical : .horizontal)
    let moves = !claimed && (axis == .vertical || canSwipe(aboveThePager: gesture.beganAbovePager))
    gesture.axis = moves ? axis : .refused
    if !claimed { gesture.claimed = [] }
    // What the touch caught of the other axis is let go.
    if gesture.axis != .vertical && !overscroll.isZero {
      startBounce(0, released: false, at: now)
      beginScroll()
    }
    if gesture.axis != .horizontal { releaseCaughtPager() }
    if !moves { return }
    beginScroll()
    var event = Event(.dragBegan, at: now)
    event.source = gesture.source
    push(event)
  }

  /// A pager that was caught between two pages settles on the nearest, which vertical motion moves from now on.
  private mutating func releaseCaughtPager() {
    if pager.isMoving || pager.offset == Double(pager.restingIndex) * layout.stride { return }
    releasePager(0, pageAtTouch: gesture.pageAtTouch)
    if gesture.axis == .vertical && pager.isMoving && settings.paging.indexRule == .settle {
      turnCurrent(to: wrapped(pager.targetIndex))
    }
  }

  mutating func canSwipe(aboveThePager above: Bool) -> Bool {
    settings.input.horizontalEnabled && pages.count > 0 && (settings.input.swipeArea == .all || !above)
  }

  /// Drags by an amount in offset direction along the gesture's axis; what is not used is noted.
  @_optimize(speed)
  @inline(never)
  mutating func drag(dx: Double, dy: Double) { dragInPlace(dx: dx, dy: dy) }

  /// The same for what is called in every frame.
  @inline(__always)
  mutating func dragInPlace(dx: Double, dy: Double) {
    view.unconsumedX = dx
    view.unconsumedY = dy
    if !attention.isEmpty { return dragWithOthers(dx: dx, dy: dy) }
    switch gesture.axis {
    case .vertical: view.unconsumedY = dragVertical(dy)
    case .horizontal: view.unconsumedX = swipePager(dx)
    case .undecided, .refused: break
    }
  }

  /// Moves the pager under a finger; answers what goes on from here.
  mutating func swipePager(_ dx: Double) -> Double {
    let chaining = settings.input.chaining
    let chain = (dx * readingDirection) < 0 ? chaining.start : chaining.end
    let isHandedOn = chain == .auto && linkedAxes.contains(.horizontal)
    let bounces = settings.paging.bounces && chain != .none && settings.motion.rubberBandSlope != 0 && !isHandedOn
    let left = dragPager(dx, bounces: bounces, from: gesture.pageAtTouch)
    if left == 0 { return 0 }
    if !isHandedOn { pullEdge(dx: left, dy: 0) }
    return chain == .auto ? left : 0
  }

  /// Looks after what few drags need: pulls at ends that show nothing of them, and estimators that look far back.
  mutating func noteDrag(dx: Double, dy: Double) {
    if attention.contains(.pulledEdge) {
      let edge = edge
      if edge.pullX * dx < 0 || edge.pullY * dy < 0 { releaseEdge() }
    }
    if attention.contains(.history) { trackDriver() }
  }

  /// As `dragVertical`, where it is not called in every frame.
  @_optimize(speed)
  @inline(never)
  mutating func dragPath(_ delta: Double, overscrolls: Bool = true) -> Double {
    dragVertical(delta, overscrolls: overscrolls)
  }

  /// Moves the path by an amount; answers what was not used. Closes an overshoot, then follows the route, then
  /// overshoots where somebody shows it.
  @inline(__always)
  mutating func dragVertical(_ delta: Double, overscrolls: Bool = true) -> Double {
    var rest = delta
    if overscroll.raw != 0 {
      let closing = (overscroll.raw < 0) != (rest < 0)
      if !closing || abs(rest) < abs(overscroll.raw) {
        if !closing && !overscrolls { return rest }
        overscroll.pull(to: overscroll.raw + rest, bands: bands)
        return 0
      }
      rest += overscroll.raw
      overscroll.clear()
    }
    if rest > 0 {
      lastMovedUp = true
      movesDirectly = false
      if moveUpWithinOne(rest) { return 0 }
    } else if rest < 0 {
      lastMovedUp = false
      movesDirectly = false
      if moveDownWithinOne(rest) { return 0 }
    } else {
      return 0
    }
    let route = route(up: rest > 0)
    let distance = abs(rest)
    place(route.place(at: distance))
    let left = distance - route.length
    if !(left > 0) { return 0 }
    let amount = rest < 0 ? -left : left
    let owner = overscrollOwner(top: rest < 0)
    if !overscrolls { return amount }
    if owner == .none {
      let chain = amount < 0 ? settings.input.chaining.top : settings.input.chaining.bottom
      if chain != .auto || !linkedAxes.contains(.vertical) { pullEdge(dx: 0, dy: amount) }
      return chain == .auto ? amount : 0
    }
    overscroll.owner = owner
    overscroll.pull(to: amount, bands: bands)
    return 0
  }

  /// Most movements stay within one of the two scrolls; they go the same way as by a route. False for all others.
  @inline(__always)
  private mutating func moveUpWithinOne(_ delta: Double) -> Bool {
    if !(inner >= 0) { return false }
    if outer >= extent.maxOuter {
      if inner + delta > extent.maxInner { return false }
      inner += delta
    } else {
      if outer + delta > extent.maxOuter { return false }
      outer += delta
    }
    return true
  }

  @inline(__always)
  private mutating func moveDownWithinOne(_ delta: Double) -> Bool {
    if settings.headerMotion != .headerFirst { return false }
    if inner + delta >= 0 {
      inner += delta
      return true
    }
    if inner == 0 && outer + delta >= 0 {
      outer += delta
      return true
    }
    return false
  }

  /// The last finger lifts, or the session ends. Velocities in offset direction.
  mutating func endGesture(vx: Double, vy: Double) {
    let left = endOwnGesture(vx: vx, vy: vy)
    if !linkedAxes.isEmpty { endLinkedGestures(vx: left.vx, vy: left.vy) }
  }

  /// Answers the velocities that go on outwards.
  mutating func endOwnGesture(vx: Double, vy: Double) -> (vx: Double, vy: Double) {
    let ended = gesture
    gesture.kind = .none
    if attention.contains(.pulledEdge) { releaseEdge() }
    var velocityLeft = 0.0
    // What moves already was started by a command while the finger was down.
    if !vertical.isActive {
      let velocity = ended.axis == .vertical ? withCaughtVelocity(vy) : 0
      let seen = overscroll.isZero ? velocity : velocity * bands.band(overscroll.owner).slope(overscroll.raw)
      let refreshes = watchesEnds && refreshIfArmed()
      if !linkedAxes.isEmpty && outerIsPulled {
        velocityLeft = velocity
        // It may have been beyond an end when it was linked.
        if !overscroll.isZero { startBounce(0, released: false, at: now) }
      } else if !overscroll.isZero {
        // Held open it springs to another end, but from the velocity that was seen.
        startBounce(refreshes ? seen : velocity, released: !refreshes, leaves: true, at: now)
      } else if velocity != 0 && !snapSlowRelease(velocity) {
        startFling(velocity, at: now)
      }
      followVertical(to: now)
      if !vertical.isActive && overscroll.isZero { velocityLeft = velocity }
      snapFromRest(at: now)
    }
    if !pager.isMoving {
      let isOurs = ended.axis == .horizontal && (linkedAxes.isEmpty || !outerPagerIsOffPage)
      releasePager(isOurs ? vx * readingDirection : 0, pageAtTouch: ended.pageAtTouch)
    }
    var goesOn = (vx: 0.0, vy: 0.0)
    if !linkedAxes.isEmpty {
      let isClaimed = ended.axis == .refused && !ended.claimed.isEmpty
      let chained = chained(dx: vx, dy: velocityLeft)
      let velocityAcross = ended.axis == .horizontal ? chained.dx : (ended.axis == .vertical || isClaimed ? 0 : vx)
      goesOn = (pagerIsOnPage ? velocityAcross : 0, chained.dy)
    }
    if ended.isDragging {
      var event = Event(.dragEnded, at: now)
      event.source = ended.source
      event.flag = isMoving
      push(event)
    }
    gesture.axis = .undecided
    if ended.axis == .vertical { view.canRetarget = 1 }
    if isMoving { beginDeceleration() }
    if vx != 0 || vy != 0 {
      view.unconsumedX = 0
      view.unconsumedY = 0
    }
    return goesOn
  }

  /// A command takes over: the gesture no longer moves anything until all fingers have lifted.
  public mutating func abandonGesture() {
    view.canRetarget = 0
    extras?.pointee.edge = Edge()
    extras?.pointee.reveal = nil
    if !gesture.isActive { return }
    if !gesture.isActive { return }
    if !linkedAxes.isEmpty { endLinkedGestures(vx: 0, vy: 0) }
    if gesture.isDragging {
      var event = Event(.dragEnded, at: now)
      event.source = gesture.source
      push(event)
    }
    gesture.axis = .refused
  }
}
