/// What is a trackpad's alone: fingers that pull, as on a touch screen, and the momentum that the system sends after
/// them. docs/behaviour.md, "Trackpads", tells it from outside.
extension Coordinator {
  // MARK: Phases

  mutating func enterTrackpadPhase(_ phase: WheelPhase, dx: Double, dy: Double, _ place: WheelPlace) {
    switch phase {
    case .none: break
    case .began: beginTrackpadGesture(place, isNew: true)
    case .changed: if !hand.wheel.isHeld { beginTrackpadGesture(place) }
    case .ended:
      if !hand.wheel.isHeld {
        // Fingers that were down for one step.
        if dx == 0 && dy == 0 { return }
        beginTrackpadGesture(place)
      }
    case .momentum, .momentumEnded:
      if hand.wheel.isHeld { liftFromTrackpad() }
      // If nothing waited for it no instant has ended it.
      if hand.wheel.isLeft && now >= hand.wheel.quietAt { endWheelGesture() }
      if !hand.wheel.isOfTrackpad {
        beginWheelGesture(.coasting, place)
        resetFingers()
      }
      hand.wheel.stage = .coasting
      hand.wheel.quietAt = now + WheelGesture.pause
    }
    keepLatch()
    if dx != 0 || dy != 0 { trackTrackpad(dx, dy) }
  }

  /// Fingers come down. They stop what a wheel or a throw has left, and hold what is beyond an end.
  @inline(never)
  private mutating func beginTrackpadGesture(_ place: WheelPlace, isNew: Bool = false) {
    beginWheelGesture(.held, place, isNew: isNew)
    takeOver(by: .trackpad)
    resetFingers()
    stopCoastInSight()
    if !path.isMoving { return }
    let rules = rules
    path.hold(rules)
    output.endDeceleration(at: now)
  }

  @inline(never)
  private mutating func resetFingers() {
    hand.fingers.pointee = Fingers()
    trackTrackpad(0, 0)
  }

  /// The place the fingers have come to, for their velocity and that of the momentum.
  private mutating func trackTrackpad(_ dx: Double, _ dy: Double) {
    let fingers = hand.fingers
    fingers.pointee.originX += dx
    fingers.pointee.originY += dy
    fingers.pointee.tracker.add(x: fingers.pointee.originX, y: fingers.pointee.originY, time: now)
  }

  // MARK: Fingers

  /// Fingers on the trackpad pull the path, as a finger on the screen does; returns the rest, which passes outwards.
  mutating func pullPath(_ dy: Double) -> Double {
    noteDrag(dx: 0, dy: dy)
    return dragPath(dy)
  }

  /// What fingers pull beyond the top and nobody around takes comes back to this one.
  mutating func pullItselfByTrackpad() {
    let left = wheelUnconsumed
    if !hand.wheel.isHeld || hand.wheel.axis != .vertical || left == 0 { return }
    let unused = pullItself(left)
    if unused == left { return }
    setWheelUnconsumed(unused)
    hand.wheel.hasMoved = true
    output.beginScroll(at: now)
    finishMove()
  }

  mutating func pullPager(_ dx: Double) -> Double {
    noteDrag(dx: dx, dy: 0)
    return swipePager(dx)
  }

  /// The fingers have left the trackpad, here and in those around.
  /// - Parameter throws: true if the host has said that they left. If another gesture has ended theirs, nothing is
  ///   thrown.
  mutating func liftFromTrackpad(throws: Bool = false) {
    if !hand.wheel.isHeld { return }
    let left = liftOwnFromTrackpad(throwing: `throws` ? velocityToThrow : nil)
    if !linkedAxes.isEmpty { liftLinkedFromTrackpad(throwing: left) }
  }

  /// What the engine throws the path with, if the system sends no momentum, points per second; nil if it does.
  private var velocityToThrow: Double? {
    mutating get {
      if settings.input.trackpadMomentum == .system || hand.wheel.axis != .vertical { return nil }
      return boundedThrow(hand.fingers.pointee.tracker.velocity(at: now).y)
    }
  }

  /// What they held continues by itself, and then takes no momentum: an overshoot springs back, a pager settles, and
  /// if the system sends no momentum, the path is thrown.
  /// - Returns: the velocity that it has no use for and that passes outwards; nil if nothing is thrown.
  @inline(never)
  @discardableResult
  mutating func liftOwnFromTrackpad(throwing thrown: Double?) -> Double? {
    if !hand.wheel.isHeld { return thrown }
    let pulls = judgePull()
    hand.wheel.stage = .left
    hand.wheel.noteLift(at: path.place)
    hand.wheel.quietAt = now + WheelGesture.pause
    if attention.contains(.pulledEdge) { releaseEdge() }
    let velocity = hand.fingers.pointee.tracker.velocity(at: now)
    var left = thrown
    if !path.isMoving && (thrown != nil || !path.overscroll.isZero) {
      // The engine adds no momentum to the system's: only an overshoot takes the velocity, outwards.
      let isOutwards = hand.wheel.axis == .vertical && (velocity.y < 0) == (path.overscroll.shown < 0)
      let unused = releasePath(thrown ?? (isOutwards ? velocity.y : 0), pulls: pulls, at: now)
      if let thrown {
        keepRest(isReleased: true)
        let staysHere = settings.input.wheelLatches && hand.wheel.hasMoved
        left = staysHere || thrown == 0 ? 0 : chained(dx: 0, dy: unused).dy
      }
      hand.wheel.swallowsMomentum = true
    }
    if hand.wheel.movesPager {
      // With less motion it is on its page at once, and stays there.
      let wasOnPage = pager.isOnPage
      if !pager.isMoving { releasePager(velocity.x * setup.readingDirection, touched: 0) }
      if pager.isMoving || !wasOnPage { hand.wheel.swallowsMomentum = true }
    }
    if path.isMoving || pager.isMoving { output.source = .fling }
    return left
  }

  /// How fast the fingers were when they left and nothing has come since, along the path, points per second.
  func velocityAtLift(_ gesture: WheelGesture) -> Double {
    if gesture.stage != .left || gesture.axis != .vertical { return 0 }
    return hand.fingers.pointee.tracker.velocity(at: gesture.quietAt - WheelGesture.pause).y
  }

  // MARK: Momentum

  /// What still comes of the momentum moves nothing.
  var momentumIsOver: Bool { hand.wheel.isLeft && hand.wheel.swallowsMomentum }

  /// Momentum that meets what moves by itself is at its end: the rest of it moves nothing.
  mutating func momentumIsSwallowed(_ isFree: Bool) -> Bool {
    if !isFree { hand.wheel.swallowsMomentum = true }
    return hand.wheel.swallowsMomentum
  }

  /// Momentum is about to pass an area that always stops: the path goes to that area, and the rest moves nothing. False
  /// if there is none on the way.
  mutating func stopsAtArea(_ dy: Double) -> Bool {
    if !pages.store.hasSnapAreas || !path.overscroll.isZero { return false }
    let rules = rules
    let end = path.stepped(from: path.place, by: dy, rules).goal
    let stop = Rest(rules, path.extent).goal(ofStepsFrom: hand.wheel.leftAt, to: end)
    if stop.outer == end.outer && stop.inner == end.inner { return false }
    let velocity = velocityOfMomentum
    path.setVelocity(velocity * dy > 0 ? velocity : 0)
    path.lead(to: stop, as: .snap, at: now, rules)
    hand.wheel.swallowsMomentum = true
    setWheelUnconsumed(0)
    output.beginDeceleration(at: now)
    return true
  }

  /// Momentum has come to an end of the path, which springs as it does for a fling.
  mutating func meetEnd(with left: Double) {
    let velocity = velocityOfMomentum
    let rules = rules
    if velocity * left <= 0 || rules.reducesMotion || rules.overscrollOwner(top: left < 0, path.extent) == .none {
      return
    }
    path.bounceOffEnd(velocity, up: left > 0, at: now, rules)
    hand.wheel.swallowsMomentum = true
  }

  /// Of momentum that comes, by its last steps, along the path, points per second; 0 if it moves nothing.
  var velocityOfMomentum: Double {
    @inline(never)
    mutating get {
      if !hand.wheel.isLeft || !awaitsWheel || hand.wheel.axis != .vertical { return 0 }
      let fingers = hand.fingers
      return fingers.pointee.tracker.velocity(at: fingers.pointee.tracker.movedAt).y
    }
  }

  /// A command moves the path from now on: steps that follow begin another gesture, and momentum that still comes is
  /// not to move it back. A pager that the steps have left between two pages settles: nobody else will release it.
  mutating func giveUpWheel() {
    let leavesPager = hand.wheel.movesPager && !hand.wheel.isHeld
    if hand.wheel.isLeft { hand.wheel.swallowsMomentum = true }
    if hand.wheel.stage == .stepping { hand.wheel = WheelGesture() }
    if leavesPager && !pager.isMoving && !pager.isOnPage { releasePager(0, touched: 0) }
  }
}
