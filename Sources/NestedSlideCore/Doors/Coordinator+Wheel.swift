/// Wheel steps, by themselves or as part of a trackpad's gesture: `Coordinator+Trackpad.swift` has what is its own.
extension Coordinator {
  @inline(never)
  @_optimize(speed)
  public mutating func wheel(_ step: WheelStep) throws(Failure) {
    let length = Limits.length
    let isUsual =
      abs(step.x) <= length && abs(step.y) <= length && abs(step.dx) <= length && abs(step.dy) <= length
      && !hand.gesture.isActive && step.phase == .none && step.unit == .pixel && !(step.shift && step.dx == 0)
    if !isUsual || !wheelWithinReach(dx: step.dx, dy: step.dy) { try wheelAnywhere(step) }
  }

  @inline(never)
  private mutating func wheelAnywhere(_ step: WheelStep) throws(Failure) {
    try require(step.x, within: -Limits.length, Limits.length, "x: must be within 1e12 points")
    try require(step.y, within: -Limits.length, Limits.length, "y: must be within 1e12 points")
    try require(step.dx, within: -Limits.length, Limits.length, "dx: must be within 1e12 points")
    try require(step.dy, within: -Limits.length, Limits.length, "dy: must be within 1e12 points")
    if hand.gesture.isActive { throw Failure(.invalidState, "wheel: a session is open, or a pointer is down") }
    if step.phase != .none { try hand.needFingers() }
    let (dx, dy) = step.amount
    let hidden = hoverHidden
    let place = WheelPlace(
      isAbovePager: step.y < output.view.pager.y - hidden,
      isOnStrip: extras != nil && isOnStrip(x: step.x, y: step.y),
      claimed: regionAxes(x: step.x, y: step.y))
    wheel(step, dx: dx, dy: dy, place)
  }

  /// A step that stays within the guard: nothing but numbers changes, and it is over at once.
  @inline(__always)
  private mutating func wheelWithinReach(dx: Double, dy: Double) -> Bool {
    if hand.reach.mover == .none || hand.reach.isPull || dy == 0 { return false }
    if abs(dx) > setup.axisRatio * abs(dy) { return false }
    if hand.wheel != WheelGesture(hasMoved: true) || output.view.canRetarget != 0 || extras != nil { return false }
    if !path.dragWithin(hand.reach, dy) { return false }
    takePath()
    hand.waitForSteps(after: now)
    noteUnconsumed(dx, 0)
    if output.events.hasRoomForStep {
      showDrag()
      output.tellStepAround(.wheel, at: now)
    } else {
      output.source = .wheel
      output.beginScroll(at: now)
      showDrag()
      output.endScroll(at: now)
    }
    return true
  }

  private mutating func wheel(_ step: WheelStep, dx: Double, dy: Double, _ place: WheelPlace) {
    var (dx, dy) = (dx, dy)
    if !linkedAxes.isEmpty && step.phase == .changed {
      let back = giveBackToTrackpad(step, dx: dx, dy: dy)
      (dx, dy) = (dx - back.dx, dy - back.dy)
    }
    let left = wheelAlone(step, dx: dx, dy: dy, at: place)
    if !linkedAxes.isEmpty { passOnWheel(step, dx: left.dx, dy: left.dy) }
  }

  /// A step in this one; answers what goes on outwards.
  /// - Parameters:
  ///   - dx, dy: what of the step is for this coordinator, points.
  ///   - place: where it happens; nil where one inside leaves it to this one.
  mutating func wheelAlone(
    _ step: WheelStep, dx: Double, dy: Double, at place: WheelPlace? = nil
  ) -> (dx: Double, dy: Double) {
    var dy = dy
    let claimed = place?.claimed ?? []
    enterWheelPhase(step, dx: dx, dy: dy)
    if place != nil && !linkedAxes.isEmpty && dy > 0 && dy >= abs(dx) && !claimed.contains(.vertical) {
      dy -= collapseAround(step, dy)
    }
    noteUnconsumed(dx, dy)
    if (dx != 0 || dy != 0) && !momentumIsOver { takeOver(by: .step) }
    hand.gesture.beganAbovePager = place?.isAbovePager ?? false
    if dx != 0 || dy != 0 { output.source = step.phase == .none ? .wheel : hand.wheel.isLeft ? .fling : .trackpad }
    let before = (outer: path.outer, inner: path.inner, page: path.page, pager: pager.offset)
    var isLeft = true
    if dx != 0 || dy != 0, !stayedOutside {
      let axis = wheelAxis(dx: dx, dy: dy)
      if claimed.contains(axis == .vertical ? .vertical : .horizontal) {
        // It is the host's.
        isLeft = false
      } else if axis == .vertical {
        if dy != 0 { wheelVertical(dy, step) }
      } else if hand.wheel.isOfStrip(place?.isOnStrip ?? false) {
        wheelStrip(step, dx: dx)
        isLeft = false
      } else if canSwipe(aboveThePager: hand.gesture.beganAbovePager) {
        wheelHorizontal(dx, step)
      }
    }
    if step.phase == .ended { liftFromTrackpad() }
    let view = output.view
    var goesOn = (dx: 0.0, dy: 0.0)
    if isLeft && (view.unconsumedX != 0 || view.unconsumedY != 0) && !hand.wheel.swallowsMomentum {
      goesOn = chainWheel()
    }
    let hasMoved =
      path.outer != before.outer || path.inner != before.inner && path.page == before.page
      || pager.offset != before.pager
    if hasMoved || path.isMoving || pager.isMoving { hand.wheel.hasMoved = true }
    if step.phase == .momentumEnded { endTrackpadGesture() }
    finishMove()
    if !output.isScrolling { output.source = .program }
    return goesOn
  }

  private mutating func enterWheelPhase(_ step: WheelStep, dx: Double, dy: Double) {
    if step.phase != .none { return enterTrackpadPhase(step.phase, dx: dx, dy: dy) }
    endTrackpadGesture()
    let latched = settings.input.wheelLatches ? extras : nil
    let goesOn = latched.map { now <= $0.pointee.wheelLatchedUntil } ?? false
    hand.wheel = WheelGesture(
      hasMoved: goesOn && hand.wheel.hasMoved, hasMovedOther: goesOn && hand.wheel.hasMovedOther)
    latched?.pointee.wheelLatchedUntil = now + Coordinator.latchTime
  }

  /// How long after one step by itself another belongs to the same gesture, seconds.
  private static var latchTime: Double { 0.5 }

  /// A gesture keeps the axis of its first step.
  private mutating func wheelAxis(dx: Double, dy: Double) -> Gesture.Axis {
    if hand.wheel.axis != .undecided { return hand.wheel.axis }
    let axis = Gesture.axis(dx: dx, dy: dy, ratio: setup.axisRatio)
    if hand.wheel.stage != .none { hand.wheel.axis = axis }
    return axis
  }

  // MARK: Vertical

  private mutating func wheelVertical(_ dy: Double, _ step: WheelStep) {
    if hand.wheel.isLeft && momentumIsSwallowed(path.overscroll.isZero) { return }
    // Outwards there is nothing to give: a bounce is left to itself, here as on the other axis.
    let shown = path.overscroll.shown
    if !hand.wheel.isHeld && shown != 0 && (shown < 0) == (dy < 0) { return }
    drivePageOfInput()
    takePath()
    if step.unit != .pixel { return glide(by: dy) }
    let before = (outer: path.shownOuter, inner: path.shownInner)
    let wasMoving = path.isMoving
    let rules = rules
    // What a glide has still to go is not lost: it goes on to an end as much further.
    let glide = path.motion.isStepped ? (goal: path.motion.steppedGoal, velocity: path.velocity) : nil
    if wasMoving { path.hold(rules) }
    let left = hand.wheel.isHeld ? pullPath(dy) : path.drag(dy, overscrolls: false, rules)
    noteUnconsumed(output.view.unconsumedX, left)
    if let glide {
      path.setVelocity(glide.velocity)
      let (goal, left) = path.stepped(from: glide.goal, by: dy, rules)
      noteUnconsumed(output.view.unconsumedX, left)
      self.glide(to: goal, up: dy > 0)
      return output.beginScroll(at: now)
    }
    if hand.wheel.isLeft && left != 0 { meetEnd(with: left) }
    if !hand.wheel.isHeld { releaseOvershoot() }
    if hand.wheel.stage == .none { hand.waitForSteps(after: now) }
    if wasMoving || path.shownOuter != before.outer || path.shownInner != before.inner {
      if hand.wheel.isLeft { output.beginDeceleration(at: now) } else { output.beginScroll(at: now) }
    }
  }

  /// A step in lines or notches ends where one in points would, from where the last one will end.
  private mutating func glide(by dy: Double) {
    let rules = rules
    let isStepped = path.motion.isStepped
    let from = isStepped ? path.motion.steppedGoal : path.place
    let (goal, left) = path.stepped(from: from, by: isStepped ? dy : dyBeyondOvershoot(dy, rules), rules)
    noteUnconsumed(output.view.unconsumedX, left)
    path.head(up: dy > 0)
    let follows = hand.noteStep(at: now)
    if path.isAt(goal) && path.isAt(restOfStep(from: path.place, to: goal, up: dy > 0)) { return }
    if path.isMoving && path.motion.cause != .wheel { output.endDeceleration(at: now) }
    if follows { follow(to: goal) } else { glide(to: goal, up: dy > 0) }
    output.beginScroll(at: now)
    endAtOnce()
  }

  /// What is left of a step after it has closed an overshoot: that counts as a finger's raw pull. A step outwards closes none.
  private mutating func dyBeyondOvershoot(_ dy: Double, _ rules: PathRules) -> Double {
    let pull = path.overscroll
    if pull.isZero { return dy }
    let raw = pull.raw != 0 ? pull.raw : pull.band(rules.bands).raw(pull.shown)
    if (raw < 0) == (dy < 0) { return dy }
    return abs(dy) > abs(raw) ? dy + raw : 0
  }

  /// Glides to where a step leads, and on to the next place to rest. The steps themselves add up raw.
  @inline(never)
  private mutating func glide(to goal: Route.Place, up: Bool) {
    let rules = rules
    let rest = restOfStep(from: path.place, to: goal, up: up)
    hand.waitNoLonger()
    path.lead(to: rest, cause: .wheel, raw: goal, at: now, rules)
  }

  /// Steps that come one upon the other, as high-resolution wheels send them, are followed closely. Where that ends what
  /// may not rest goes on, once.
  private mutating func follow(to goal: Route.Place) {
    let rules = rules
    hand.waitForSteps(after: now)
    path.trail(to: Rest(rules, path.extent).goal(ofStepsFrom: path.place, to: goal), raw: goal, at: now, rules)
  }

  /// When steps that are followed closely have been silent for long enough; infinity where there are none.
  var stepsEnd: Double {
    let isFollowing = path.motion.cause == .wheel && path.motion.kind == .animation
    return isFollowing && hand.restsAfter != -Limits.time ? hand.restsAfter : .infinity
  }

  /// The steps have been silent for long enough, or the path has come to where they lead: now it goes on to the next place
  /// to rest.
  mutating func endSteps() {
    if hand.restsAfter == -Limits.time { return }
    let reached = path.rest
    let goal = restOfStep(from: path.place, to: reached, up: path.lastHeading > 0)
    if goal.outer == reached.outer && goal.inner == reached.inner {
      // The rest of the way is a glide like others.
      return hand.waitNoLonger()
    }
    let rules = rules
    let start = hand.restsAfter > now ? hand.restsAfter : now
    path.lead(to: goal, as: .snap, cause: .wheel, raw: reached, at: start, rules)
  }

  /// Where everything will be at rest. While steps are awaited that is decided when none has come, from the place that is
  /// reached by then: so the answer does not change on the way.
  var predictedRest: Route.Place {
    @inline(never)
    mutating get {
      if !(stepsEnd < .infinity) { return path.rest }
      let place = path.motion.route.place(at: path.motion.way(at: stepsEnd).offset)
      return restOfStep(from: place, to: path.motion.rest, up: path.lastHeading > 0)
    }
  }

  /// Where a step rests that would end at a place.
  mutating func restOfStep(from start: Route.Place, to goal: Route.Place, up: Bool) -> Route.Place {
    if hand.wheel.isHeld { return goal }
    let rules = rules
    return Rest(rules, path.extent).goal(ofStepFrom: start, to: goal, up: up)
  }

  // MARK: Horizontal

  private mutating func wheelHorizontal(_ dx: Double, _ step: WheelStep) {
    if hand.wheel.isLeft && momentumIsSwallowed(!pager.isMoving) { return }
    let direction = setup.readingDirection
    let rules = pagerRules
    if !hand.wheel.isHeld {
      let overshoot = pager.overshoot(rules) + pager.shownEdge(at: now, rules)
      if overshoot != 0 && (overshoot < 0) == (dx * direction < 0) { return }
    }
    if step.unit != .pixel { return turnBySteps(dx * direction, step) }
    let before = pager.offset
    // What fingers hold already they do not take hold of again.
    if !hand.wheel.isHeld || pager.isMoving || !hand.wheel.hasMoved { pager.hold(at: now, rules) }
    let left = hand.wheel.isHeld ? pullPager(dx) : movePager(dx * direction, bounces: false) * direction
    noteUnconsumed(left, output.view.unconsumedY)
    if pager.offset == before && pager.offset == 0 { return }
    output.beginScroll(at: now)
    if hand.wheel.isHeld { return }
    followTurnOfDrag(pagerRules)
    hand.waitForSteps(after: now)
    releasePager(0, touched: 0, waits: true)
  }

  /// Steps in lines or notches glide and then settle; a whole notch turns a page.
  private mutating func turnBySteps(_ delta: Double, _ step: WheelStep) {
    let direction = setup.readingDirection
    let rules = pagerRules
    if step.unit == .notch && abs(delta) >= step.unit.length {
      if settings.paging.alwaysStops && now < hand.notchedAt + Hand.notchPause {
        return noteUnconsumed(0, output.view.unconsumedY)
      }
      let goal = pager.isMoving ? pager.goalStep : pager.nearestStep(rules)
      let wanted = goal + (delta > 0 ? 1 : -1)
      if pager.page(atStep: wanted, rules) == nil { return }
      noteUnconsumed(0, output.view.unconsumedY)
      endVerticalMotion()
      let velocity = pager.velocity
      pager.hold(at: now, rules)
      output.beginScroll(at: now)
      beginTurn(to: wanted)
      hand.noteNotch(at: now)
      return pager.travel(.settle, to: wanted, velocity: velocity, at: now, rules)
    }
    let follows = hand.noteStep(at: now)
    if follows { hand.waitForSteps(after: now) } else { hand.waitNoLonger() }
    let left = pager.glide(
      by: delta, frequency: follows ? Physics.trailFrequency : Physics.glideFrequency, at: now, rules)
    noteUnconsumed(left * direction, output.view.unconsumedY)
    if !pager.isMoving { return }
    endVerticalMotion()
    output.beginScroll(at: now)
    beginTurn(to: pager.goal > 0 ? 1 : -1)
  }

  // MARK: Chaining

  /// What of a step goes on from here, where the ends let it and the gesture does not stay here.
  private mutating func chainWheel() -> (dx: Double, dy: Double) {
    let staysHere = settings.input.wheelLatches && hand.wheel.hasMoved
    let chained = staysHere ? (dx: 0, dy: 0) : chained(dx: output.view.unconsumedX, dy: output.view.unconsumedY)
    noteUnconsumed(chained.dx, chained.dy)
    return chained
  }

  /// The gesture has moved a coordinator around this one first, and stays with it.
  private var stayedOutside: Bool {
    mutating get { settings.input.wheelLatches && hand.wheel.hasMovedOther && !hand.wheel.hasMoved }
  }

  /// The gesture goes on that has moved this one, and stays with it.
  func staysHere(at time: Double) -> Bool {
    if !hand.wheel.hasMoved || !settings.input.wheelLatches { return false }
    return hand.wheel.stage != .none || time <= extras?.pointee.wheelLatchedUntil ?? -.infinity
  }
}
