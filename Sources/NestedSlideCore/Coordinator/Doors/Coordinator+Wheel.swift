/// Steps of a wheel and of a trackpad. `WheelGesture` puts them together; its axis, its place and its end are one for
/// all coordinators that it reaches. What is a trackpad's alone is in `Coordinator+Trackpad.swift`.
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

  /// A step in points within the guard of a gesture that continues: nothing but numbers changes.
  @inline(__always)
  private mutating func wheelWithinReach(dx: Double, dy: Double) -> Bool {
    if hand.reach.mover == .none || hand.reach.isPull || dy == 0 || now >= hand.wheel.quietAt { return false }
    if !path.dragWithin(hand.reach, dy) { return false }
    _ = hand.wheel.add(dx: dx, dy: dy, ratio: setup.axisRatio)
    hand.wheel.quietAt = now + WheelGesture.pause
    takePath()
    noteUnconsumed(dx, 0)
    showDrag()
    return true
  }

  private mutating func wheel(_ step: WheelStep, dx: Double, dy: Double, _ place: WheelPlace) {
    enterWheelPhase(step, dx: dx, dy: dy, place)
    var amount = hand.wheel.add(dx: dx, dy: dy, ratio: setup.axisRatio)
    let axis = hand.wheel.axis
    // Across the axis nothing is used, here or around.
    let across = axis == .undecided ? (dx: 0, dy: 0) : (axis == .vertical ? (dx: dx, dy: 0) : (dx: 0, dy: dy))
    if !linkedAxes.isEmpty {
      letPullGo()
      leadNoneAround(inStep: step.unit != .pixel && axis == .vertical)
      if step.phase == .changed { amount -= giveBackToTrackpad(step, axis, amount) }
      if axis == .vertical && amount != 0 && !place.claimed.contains(.vertical) {
        amount -= moveHeadersAround(step, amount)
      }
    }
    // It is latched to one around: what is for that one passes this one.
    let passes = !linkedAxes.isEmpty && isKeptAround ? amount : 0
    let left = wheelAlone(step, amount - passes) + passes
    if !linkedAxes.isEmpty {
      setWheelUnconsumed(wheelUnconsumed + passes)
      passOnWheel(step, axis, left)
      pullItselfByTrackpad()
      if settings.input.wheelLatches && hand.wheel.hasMoved { latchAround() }
      if step.unit != .pixel && axis == .vertical { joinMotions(of: .wheel, up: amount > 0) }
    }
    noteUnconsumed(output.view.unconsumedX + across.dx, output.view.unconsumedY + across.dy)
    if !output.isScrolling { output.source = .program }
  }

  /// The part of a step that lies along the gesture's axis, in this one alone; it has entered the step's phase.
  /// - Parameter amount: points.
  /// - Returns: what passes outwards.
  mutating func wheelAlone(_ step: WheelStep, _ amount: Double) -> Double {
    let axis = hand.wheel.axis
    setWheelUnconsumed(amount)
    hand.gesture.beganAbovePager = hand.wheel.place.isAbovePager
    if amount != 0 && !momentumIsOver {
      takeOver(by: .step)
      output.source = hand.wheel.isOfTrackpad ? (hand.wheel.isLeft ? .fling : .trackpad) : .wheel
    }
    let before = (outer: path.outer, inner: path.inner, page: path.page, pager: pager.offset)
    var goesOn = true
    if amount != 0 && !isOfOther {
      if hand.wheel.place.claimed.contains(axis == .vertical ? .vertical : .horizontal) {
        // It is the host's.
        goesOn = false
      } else if axis == .vertical {
        wheelVertical(amount, step)
      } else if hand.wheel.movesStrip {
        wheelStrip(step, dx: amount)
        goesOn = false
      } else if canSwipe(aboveThePager: hand.gesture.beganAbovePager) {
        wheelHorizontal(amount, step)
      }
    }
    if step.phase == .ended { liftFromTrackpad(throws: true) }
    let left = goesOn && !momentumIsOver ? chainedWheel : 0
    let hasMoved =
      path.outer != before.outer || path.inner != before.inner && path.page == before.page
      || pager.offset != before.pager
    if amount != 0 && (hasMoved || path.isMoving || pager.isMoving) { hand.wheel.hasMoved = true }
    if step.phase == .momentumEnded { endWheelGesture() }
    finishMove()
    return left
  }

  /// Notes the rest of a step along its axis.
  mutating func setWheelUnconsumed(_ left: Double) {
    if hand.wheel.axis == .vertical { noteUnconsumed(0, left) } else { noteUnconsumed(left, 0) }
  }

  var wheelUnconsumed: Double { hand.wheel.axis == .vertical ? output.view.unconsumedY : output.view.unconsumedX }

  // MARK: The gesture

  mutating func enterWheelPhase(_ step: WheelStep, dx: Double, dy: Double, _ place: WheelPlace) {
    if step.phase != .none { return enterTrackpadPhase(step.phase, dx: dx, dy: dy, place) }
    if hand.wheel.stage != .stepping || now >= hand.wheel.quietAt { beginWheelGesture(.stepping, place) }
    hand.wheel.quietAt = now + WheelGesture.pause
    keepLatch()
  }

  /// With `wheelLatches`, the next step stays with the coordinator that this one moves.
  mutating func keepLatch() {
    if settings.input.wheelLatches { hand.wheel.latch(until: now + WheelGesture.latchedPause) }
  }

  /// - Parameter isNew: forget the coordinator that the last gesture moved, also with `wheelLatches`.
  @inline(never)
  mutating func beginWheelGesture(_ stage: WheelGesture.Stage, _ place: WheelPlace, isNew: Bool = false) {
    endWheelGesture()
    let before = hand.wheel
    hand.wheel = WheelGesture(stage, place, from: path.place)
    if settings.input.wheelLatches && !isNew && hand.wheel.isLatched(by: before, at: now) {
      hand.wheel.remember(before)
    }
  }

  /// The gesture is over, here and in those around.
  @inline(never)
  mutating func endWheelGesture() {
    if hand.wheel.stage == .none { return }
    liftFromTrackpad()
    endOwnWheelGesture()
    if !linkedAxes.isEmpty { endLinkedWheelGestures() }
  }

  /// What it leaves at a place at which it may not rest continues now.
  @inline(never)
  mutating func endOwnWheelGesture() {
    if hand.wheel.stage == .none { return }
    let ended = hand.wheel
    hand.wheel = WheelGesture()
    hand.wheel.remember(ended)
    if !ended.hasMoved || ended.swallowsMomentum { return endWheelDeceleration() }
    if ended.movesPager && !pager.isMoving { releasePager(0, touched: 0) }
    if ended.hasSteps && ended.axis == .vertical {
      goOnFromSteps(ended)
    } else {
      keepRest(isReleased: true, velocity: velocityAtLift(ended))
    }
    endWheelDeceleration()
  }

  private mutating func endWheelDeceleration() {
    if !path.isMoving && !pager.isMoving { output.endDeceleration(at: now) }
  }

  /// Its end is awaited: until then nothing that it has moved is at rest. If it has moved nothing, or what it held
  /// continues by itself, nobody waits; and as long as what a whole step began continues, the end would change nothing.
  @inline(__always) var awaitsWheel: Bool {
    (hand.wheel.isLeft || hand.wheel.stage == .stepping) && takesSteps && !goesOnFromStep
  }

  private var goesOnFromStep: Bool {
    hand.wheel.axis == .vertical ? hand.wheel.glides && path.isMoving : pager.isMoving && pager.kind != .glide
  }

  private var takesSteps: Bool { !hand.wheel.swallowsMomentum && output.isScrolling }

  /// It has something still to come.
  @inline(__always) var holdsWheel: Bool { hand.wheel.stage != .none && (hand.wheel.isHeld || takesSteps) }

  // MARK: Along the path

  private mutating func wheelVertical(_ dy: Double, _ step: WheelStep) {
    if hand.wheel.isLeft && momentumIsSwallowed(path.overscroll.isZero) { return }
    // Outwards there is nothing to give: a bounce is left to itself, here as on the other axis.
    let shown = path.overscroll.shown
    if !hand.wheel.isHeld && shown != 0 && (shown < 0) == (dy < 0) { return }
    drivePageOfInput()
    takePath()
    if path.motion.isFling { output.endDeceleration(at: now) }
    if step.unit != .pixel { return goOnSteps(by: dy, isWhole: abs(dy) >= step.unit.length) }
    let before = (outer: path.shownOuter, inner: path.shownInner)
    let wasMoving = path.isMoving
    let rules = rules
    // What a glide has still to go is not lost: it continues to an end as much further.
    let glide = path.motion.isStepped ? (goal: path.motion.leadsTo.asked, velocity: path.velocity) : nil
    if wasMoving { path.hold(rules) }
    if hand.wheel.isLeft && stopsAtArea(dy) { return }
    let left = hand.wheel.isHeld ? pullPath(dy) : path.drag(dy, overscrolls: false, rules)
    setWheelUnconsumed(left)
    if let glide {
      path.setVelocity(glide.velocity)
      let (goal, left) = path.stepped(from: glide.goal, by: dy, rules)
      setWheelUnconsumed(left)
      self.glide(to: goal, up: dy > 0)
      return output.beginScroll(at: now)
    }
    if hand.wheel.isLeft && left != 0 { meetEnd(with: left) }
    if !hand.wheel.isHeld { releaseOvershoot() }
    if wasMoving || path.shownOuter != before.outer || path.shownInner != before.inner {
      if hand.wheel.isLeft { output.beginDeceleration(at: now) } else { output.beginScroll(at: now) }
    }
  }

  /// A step in lines or notches adds to the goal of those before it. A whole one continues to the next place to rest at
  /// once; smaller ones are followed closely, and what may not rest at their goal continues when the gesture is over.
  private mutating func goOnSteps(by dy: Double, isWhole: Bool) {
    let rules = rules
    let isStepped = path.motion.isStepped
    let from = isStepped ? path.motion.leadsTo.asked : path.place
    let (goal, left) = path.stepped(from: from, by: isStepped ? dy : dyBeyondOvershoot(dy, rules), rules)
    setWheelUnconsumed(left)
    path.head(up: dy > 0)
    hand.wheel.noteStep(dy, isWhole: isWhole, from: from)
    if path.isAt(goal) && path.isAt(restOfStep(from: path.place, to: goal, up: dy > 0)) { return }
    if hand.wheel.glides { glide(to: goal, up: dy > 0) } else { follow(to: goal) }
    output.beginScroll(at: now)
    endAtOnce()
  }

  /// What is left of a step after it has closed an overshoot: that counts as a finger's raw pull. A step outwards
  /// closes none.
  private mutating func dyBeyondOvershoot(_ dy: Double, _ rules: PathRules) -> Double {
    let pull = path.overscroll
    if pull.isZero { return dy }
    let raw = pull.raw != 0 ? pull.raw : pull.band(rules.bands).raw(pull.shown)
    if (raw < 0) == (dy < 0) { return dy }
    return abs(dy) > abs(raw) ? dy + raw : 0
  }

  /// Glides to the goal of a step, and on to the next place to rest. The steps themselves add up raw.
  @inline(never)
  private mutating func glide(to goal: Route.Place, up: Bool) {
    let rules = rules
    path.lead(to: restOfStep(from: path.place, to: goal, up: up), cause: .wheel, asked: goal, at: now, rules)
  }

  private mutating func follow(to goal: Route.Place) {
    let rules = rules
    path.trail(to: Rest(rules, path.extent).goal(ofStepsFrom: path.place, to: goal), asked: goal, at: now, rules)
  }

  /// The steps are over. What may not rest at their goal continues to the end of one step of their sum.
  private mutating func goOnFromSteps(_ ended: WheelGesture) {
    if path.isMoving && path.motion.cause != .wheel { return }
    let reached = path.rest
    let goal = rest(ofSteps: ended)
    if goal.outer == reached.outer && goal.inner == reached.inner { return }
    let rules = rules
    path.lead(to: goal, as: .snap, cause: .wheel, asked: reached, at: now, rules)
  }

  private mutating func rest(ofSteps gesture: WheelGesture) -> Route.Place {
    let reached = path.rest
    if gesture.glides || !path.overscroll.isZero { return reached }
    return restOfStep(from: gesture.began, to: reached, up: path.lastHeading > 0)
  }

  /// The place at which the path will rest. While more steps may come that is decided when none has.
  var predictedRest: Route.Place {
    @inline(never)
    mutating get {
      if hand.wheel.stage != .stepping || hand.wheel.axis != .vertical || !takesSteps { return path.rest }
      if path.isMoving && path.motion.cause != .wheel { return path.rest }
      if hand.wheel.hasSteps { return rest(ofSteps: hand.wheel) }
      let rules = rules
      return Rest(rules, path.extent).goal(from: path.rest, heading: path.lastHeading, isReleased: true) ?? path.rest
    }
  }

  /// The resting place of a step that would end at a place.
  mutating func restOfStep(from start: Route.Place, to goal: Route.Place, up: Bool) -> Route.Place {
    if hand.wheel.isHeld { return goal }
    let rules = rules
    return Rest(rules, path.extent).goal(ofStepFrom: start, to: goal, up: up)
  }

  // MARK: Across

  private mutating func wheelHorizontal(_ dx: Double, _ step: WheelStep) {
    if hand.wheel.isLeft && momentumIsSwallowed(!pager.isMoving) { return }
    let direction = setup.readingDirection
    let rules = pagerRules
    if !hand.wheel.isHeld {
      let overshoot = pager.overshoot(rules) + pager.shownEdge(at: now, rules)
      if overshoot != 0 && (overshoot < 0) == (dx * direction < 0) { return }
    }
    if step.unit != .pixel { return turnBySteps(dx * direction, isWhole: abs(dx) >= step.unit.length) }
    let before = pager.offset
    // What fingers or steps hold already they do not take hold of again.
    if pager.isMoving || !hand.wheel.hasMoved { pager.hold(at: now, rules) }
    let left = hand.wheel.isHeld ? pullPager(dx) : movePager(dx * direction, bounces: false) * direction
    setWheelUnconsumed(left)
    if pager.offset == before && pager.offset == 0 { return }
    output.beginScroll(at: now)
  }

  /// Steps in lines or notches move the pager, and a notch of them turns a page.
  private mutating func turnBySteps(_ delta: Double, isWhole: Bool) {
    hand.wheel.sinceTurn += delta
    if abs(hand.wheel.sinceTurn) >= WheelUnit.notch.length * (1 - 1e-9) { return turnByNotch(up: delta > 0) }
    // What a notch has turned is not moved by the beginning of the next.
    if pager.isMoving && pager.kind != .glide { return setWheelUnconsumed(0) }
    let rules = pagerRules
    let left = pager.glide(
      by: delta, frequency: isWhole ? Physics.glideFrequency : Physics.trailFrequency, at: now, rules)
    setWheelUnconsumed(left * setup.readingDirection)
    if !pager.isMoving { return }
    endVerticalMotion()
    output.beginScroll(at: now)
    beginTurn(to: pager.goal > 0 ? 1 : -1)
  }

  private mutating func turnByNotch(up: Bool) {
    hand.wheel.sinceTurn = 0
    if settings.paging.alwaysStops && now < hand.notchedAt + Hand.notchPause { return setWheelUnconsumed(0) }
    let rules = pagerRules
    let wanted = pager.stepOfNotch(up: up, rules)
    if pager.page(atStep: wanted, rules) == nil { return }
    setWheelUnconsumed(0)
    endVerticalMotion()
    let velocity = pager.velocity
    pager.hold(at: now, rules)
    output.beginScroll(at: now)
    beginTurn(to: wanted)
    hand.noteNotch(at: now)
    pager.travel(.settle, to: wanted, velocity: velocity, at: now, rules)
  }

  // MARK: Chaining

  /// The part of a step that goes outwards. It is 0 if the chaining of the ends or a latched gesture keeps it here.
  private var chainedWheel: Double {
    mutating get {
      let left = wheelUnconsumed
      if left == 0 { return 0 }
      let staysHere = settings.input.wheelLatches && hand.wheel.hasMoved
      let isVertical = hand.wheel.axis == .vertical
      let chained = staysHere ? (dx: 0, dy: 0) : chained(dx: isVertical ? 0 : left, dy: isVertical ? left : 0)
      let goesOn = isVertical ? chained.dy : chained.dx
      setWheelUnconsumed(goesOn)
      return goesOn
    }
  }

  /// The gesture has moved another coordinator of the row first, and stays with it.
  private var isOfOther: Bool {
    mutating get { settings.input.wheelLatches && hand.wheel.hasMovedOther && !hand.wheel.hasMoved }
  }

  /// One inside is moved, and the gesture stays with it.
  mutating func latchInside(_ gesture: WheelGesture) {
    if !settings.input.wheelLatches { return }
    hand.wheel.remember(gesture)
    (hand.wheel.hasMoved, hand.wheel.hasMovedOther) = (false, true)
  }

  /// The gesture continues that has moved this one, and stays with it.
  func staysHere(at time: Double) -> Bool {
    if !hand.wheel.hasMoved || !settings.input.wheelLatches { return false }
    return hand.wheel.isOfTrackpad || time <= hand.wheel.latchedUntil
  }
}
