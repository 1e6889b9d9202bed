/// Wheel steps and a trackpad's gestures. They never overscroll.
extension Coordinator {
  public mutating func wheel(_ step: WheelStep) throws(Failure) {
    try require(step.x, within: -Limits.length, Limits.length, "x: must be within 1e12 points")
    try require(step.y, within: -Limits.length, Limits.length, "y: must be within 1e12 points")
    try require(step.dx, within: -Limits.length, Limits.length, "dx: must be within 1e12 points")
    try require(step.dy, within: -Limits.length, Limits.length, "dy: must be within 1e12 points")
    if gesture.isActive { throw Failure(.invalidState, "wheel: a session is open, or a pointer is down") }

    let claimed = regionAxes(x: step.x, y: step.y)
    let (dx, dy) = step.amount
    wheel(step, dx: dx, dy: dy, abovePager: step.y < view.pager.y, claimed: claimed)
  }

  /// - Parameter claimed: the axes that are the host's where it happens.
  private mutating func wheel(_ step: WheelStep, dx: Double, dy: Double, abovePager: Bool, claimed: Axes) {
    let left = wheelAlone(step, dx: dx, dy: dy, abovePager: abovePager, claimed: claimed)
    if !linkedAxes.isEmpty { passOnWheel(step, dx: left.dx, dy: left.dy) }
  }

  /// A step in this one; answers what goes on outwards.
  /// - Parameters:
  ///   - dx, dy: what of the step is for this coordinator, points.
  ///   - claimed: the axes that are the host's where it happens.
  mutating func wheelAlone(
    _ step: WheelStep, dx: Double, dy: Double, abovePager: Bool, claimed: Axes = []
  ) -> (dx: Double, dy: Double) {
    view.unconsumedX = dx
    view.unconsumedY = dy
    view.canRetarget = 0
    extras?.pointee.edge = Edge()
    gesture.beganAbovePager = abovePager
    enterWheelPhase(step.phase)
    let before = (outer: outer, inner: inner, pager: pager.offset)
    var isLeft = true
    if dx != 0 || dy != 0, !stayedOutside {
      let axis = wheelAxis(dx: dx, dy: dy)
      if claimed.contains(axis == .vertical ? .vertical : .horizontal) {
        // It is the host's.
        isLeft = false
      } else if axis == .vertical {
        if dy != 0 { wheelVertical(dy, step) }
      } else if canSwipe(aboveThePager: abovePager) {
        wheelHorizontal(dx, step)
      }
    }
    if step.phase == .ended { endWheelGesture() }
    var goesOn = (dx: 0.0, dy: 0.0)
    if isLeft && (view.unconsumedX != 0 || view.unconsumedY != 0) && !wheelGesture.swallowsMomentum {
      goesOn = chainWheel()
    }
    if outer != before.outer || inner != before.inner || pager.offset != before.pager || vertical.isActive
      || pager.isMoving
    {
      wheelGesture.hasMoved = true
    }
    noteTrackpad()
    commit()
    return goesOn
  }

  private mutating func noteTrackpad() {
    otherMotions.subtract(.trackpad)
    if wheelGesture.isHeld { otherMotions.formUnion(wheelGesture.axis == .undecided ? .trackpadHold : .trackpad) }
  }

  private mutating func enterWheelPhase(_ phase: WheelPhase) {
    switch phase {
    case .none:
      endWheelGesture()
      let latched = settings.input.wheelLatches ? extras : nil
      let goesOn = latched.map { now <= $0.pointee.wheelLatchedUntil } ?? false
      wheelGesture = WheelGesture(
        hasMoved: goesOn && wheelGesture.hasMoved, hasMovedOther: goesOn && wheelGesture.hasMovedOther)
      latched?.pointee.wheelLatchedUntil = now + Coordinator.latchTime
    case .began:
      endWheelGesture()
      beginWheelGesture()
      // Fingers that come down stop what a wheel or a throw has left.
      if vertical.isActive && vertical.kind != .bounce {
        holdVertical()
        endDeceleration()
        if !overscroll.isZero {
          startBounce(0, released: false, at: now)
          beginDeceleration()
        }
      }
    case .changed:
      if !wheelGesture.isHeld { beginWheelGesture() }
    case .ended: break
    case .momentum: endWheelGesture()
    }
  }

  /// Fingers are on a trackpad.
  private mutating func beginWheelGesture() {
    wheelGesture = WheelGesture(isHeld: true)
    gesture.tracker.reset()
    gesture.originX = 0
    trackWheel(0)
  }

  /// How long after one step by itself another belongs to the same gesture, seconds.
  private static var latchTime: Double { 0.5 }

  /// A gesture keeps the axis of its first step.
  private mutating func wheelAxis(dx: Double, dy: Double) -> Gesture.Axis {
    if wheelGesture.axis != .undecided { return wheelGesture.axis }
    let axis = Gesture.axis(dx: dx, dy: dy, ratio: settings.input.axisRatio)
    if wheelGesture.isHeld { wheelGesture.axis = axis }
    return axis
  }

  // MARK: Vertical

  private mutating func wheelVertical(_ dy: Double, _ step: WheelStep) {
    if step.phase == .momentum && !overscroll.isZero { wheelGesture.swallowsMomentum = true }
    if step.phase == .momentum && wheelGesture.swallowsMomentum { return }
    // Outwards there is nothing to give: a bounce is left to itself, here as on the other axis.
    if overscroll.shown != 0 && (overscroll.shown < 0) == (dy < 0) { return }
    if step.unit != .pixel { return glide(by: dy) }

    let before = (outer: shownOuter, inner: shownInner)
    let wasMoving = vertical.isActive
    // What a glide has still to go is not lost: it goes on to an end as much further.
    let glide = goalUnderWay.map { (goal: $0, velocity: vertical.velocity) }
    holdVertical()
    view.unconsumedY = dragPath(dy, overscrolls: false)
    if let glide {
      vertical.velocity = glide.velocity
      self.glide(to: stepped(from: glide.goal, by: dy))
      return beginScroll()
    }
    if !overscroll.isZero { startBounce(0, released: false, at: now) }
    if !wheelGesture.isHeld { snapFromRest(at: now + Coordinator.snapDelay) }
    if vertical.isActive {
      beginDeceleration()
    } else if wasMoving || shownOuter != before.outer || shownInner != before.inner {
      beginScroll()
    }
  }

  /// Where the wheel's glide or the key's animation that is under way will end.
  var goalUnderWay: Route.Place? {
    mutating get { vertical.isStepped ? vertical.steppedGoal : nil }
  }

  /// Where a step leads from a place; what is left of it is unconsumed.
  private mutating func stepped(from place: Route.Place, by dy: Double) -> Route.Place {
    var rules = routeRules()
    (rules.outer, rules.inner) = (place.outer, place.inner)
    let route = dy > 0 ? Route.up(rules) : Route.down(rules)
    let left = abs(dy) - route.length
    view.unconsumedY = left > 0 ? (dy < 0 ? -left : left) : 0
    return route.place(at: abs(dy))
  }

  /// A step in lines or notches ends where one in points would, from where the last one will end.
  private mutating func glide(by dy: Double) {
    let goal = stepped(from: goalUnderWay ?? Route.Place(outer: outer, inner: inner), by: dyBeyondOvershoot(dy))
    if goal.outer == shownOuter && goal.inner == shownInner && !vertical.isActive { return }
    if vertical.isActive && !vertical.isWheel { endDeceleration() }
    lastMovedUp = dy > 0
    glide(to: goal)
    beginScroll()
    followVertical(to: now)
  }

  /// What is left of a step after it has closed an overshoot: that counts as a finger's raw pull.
  private mutating func dyBeyondOvershoot(_ dy: Double) -> Double {
    if overscroll.isZero || goalUnderWay != nil { return dy }
    let raw = overscroll.raw != 0 ? overscroll.raw : bands.band(overscroll.owner).raw(overscroll.shown)
    return abs(dy) > abs(raw) ? dy + raw : 0
  }

  /// Glides to a place from where the path is and the velocity it has.
  mutating func glide(to goal: Route.Place) {
    startGlide(to: goal)
    vertical.isWheel = true
    // What snaps afterwards rests elsewhere.
    if !wheelGesture.isHeld, let rest = snapGoal(goal, movedUp: lastMovedUp) { vertical.rest = rest }
  }

  private mutating func startGlide(to goal: Route.Place) {
    let velocity = vertical.velocity
    startAnimation(to: goal, at: now, frequency: Physics.glideFrequency)
    let way = vertical.goal
    // Back to where it is right now a spring leads; an ease has no way to go.
    if settings.input.wheelGlide == .spring || vertical.edge != .none || way == 0 { return }
    let along = velocity * vertical.route.direction(at: 0)
    let isImpulse = settings.input.wheelGlide == .impulse
    var duration = isImpulse ? Ease.impulseDuration(distance: way) : Ease.wheelDuration(distance: way)
    let bound = Ease.retargetBound(distance: way, velocity: along)
    if bound < duration { duration = bound }
    vertical.curve = .ease(
      Ease(distance: way, velocity: along, duration: duration, timing: isImpulse ? .impulse : .easeInOut))
    vertical.end = now + duration
  }

  // MARK: Horizontal

  private mutating func wheelHorizontal(_ dx: Double, _ step: WheelStep) {
    if step.phase == .momentum && (wheelGesture.swallowsMomentum || pager.isMoving) {
      wheelGesture.swallowsMomentum = true
      return
    }
    let overshoot = pagerOvershoot
    if overshoot != 0 && (overshoot < 0) == (dx * readingDirection < 0) { return }
    if step.unit != .pixel { return glidePager(by: dx) }

    let before = pager.offset
    holdPager()
    view.unconsumedX = dragPager(dx, bounces: false, from: pager.restingIndex)
    if wheelGesture.isHeld { trackWheel(dx) }
    if pager.offset == before && pager.offset == Double(pager.restingIndex) * layout.stride { return }
    beginScroll()
    if wheelGesture.isHeld { return }
    releasePager(0, pageAtTouch: pager.restingIndex)
    if pager.isMoving { beginDeceleration() }
  }

  /// The pager glides by a step, and settles on a page when it is there.
  private mutating func glidePager(by dx: Double) {
    let from = pager.isGliding ? pager.target : pager.offset
    let velocity = pager.velocity
    let place = pager.offset
    holdPager()
    // Where a step at once would lead.
    pager.offset = from
    view.unconsumedX = dragPager(dx, bounces: false, from: pager.restingIndex)
    let goal = pager.offset
    pager.offset = place
    if goal == place && pager.offset == Double(pager.restingIndex) * layout.stride { return }
    let spring = Spring(
      offset: place - goal, velocity: velocity, angularFrequency: Physics.glideFrequency, dampingRatio: 1)
    pager.glide(to: goal, spring: spring, restTime: spring.restTime(within: physics.restDistance), at: now)
    beginScroll()
    beginDeceleration()
  }

  /// Where the fingers on a trackpad have moved the pager to, for the velocity when they leave.
  private mutating func trackWheel(_ dx: Double) {
    gesture.originX += dx
    gesture.tracker.add(x: gesture.originX, y: 0, time: now)
  }

  /// The fingers have left a trackpad.
  private mutating func endWheelGesture() {
    if !wheelGesture.isHeld { return }
    endOwnWheelGesture()
    if !linkedAxes.isEmpty { endOuterWheelGestures() }
  }

  mutating func endOwnWheelGesture() {
    wheelGesture.isHeld = false
    noteTrackpad()
    if wheelGesture.axis == .horizontal && !pager.isMoving {
      let velocity = gesture.tracker.velocity(at: now).x
      releasePager(velocity * readingDirection, pageAtTouch: pager.restingIndex)
      if pager.isMoving { beginDeceleration() }
    } else {
      snapFromRest(at: now + Coordinator.snapDelay)
      if vertical.isActive { beginDeceleration() }
    }
  }

  // MARK: Chaining

  /// What of a step goes on from here, where the ends let it and the gesture does not stay here.
  private mutating func chainWheel() -> (dx: Double, dy: Double) {
    let staysHere = settings.input.wheelLatches && wheelGesture.hasMoved
    let chained = staysHere ? (dx: 0, dy: 0) : chained(dx: view.unconsumedX, dy: view.unconsumedY)
    (view.unconsumedX, view.unconsumedY) = chained
    return chained
  }

  /// The gesture has moved a coordinator around this one first, and stays with it.
  private var stayedOutside: Bool {
    mutating get { settings.input.wheelLatches && wheelGesture.hasMovedOther && !wheelGesture.hasMoved }
  }
}
