/// Raw pointers. Which of several drives, `Fingers` knows.
extension Coordinator {
  /// The one pointer that is down moves within the finger's guard while nothing else moves: only numbers change. False,
  /// and nothing changed, for all other events; `pointer` does those, and gives the same bits for these.
  /// - Parameter isInFrame: a literal: it is before the next instant, and a frame follows that sets the time.
  @inline(__always)
  public mutating func moveCalmly(id: Int64, x: Double, y: Double, time: Double, isInFrame: Bool = false) -> Bool {
    #if DEBUG
      let twin = isInFrame ? nil : makeTwin(at: time)
    #endif
    let isDone = moveInReach(id, x: x, y: y, time: time, isInFrame: isInFrame)
    #if DEBUG
      compare(with: twin, if: isDone) { try? $0.pointee.pointer(.move, id: id, x: x, y: y, time: time) }
    #endif
    return isDone
  }

  @inline(__always)
  private mutating func moveInReach(_ id: Int64, x: Double, y: Double, time: Double, isInFrame: Bool) -> Bool {
    // A time before the next instant, and not before the last event's, is one that can be.
    if !x.isLength || !y.isLength || !((isInFrame || time < agenda) && time >= hand.lastPointerTime) { return false }
    let isPage = calm == .heldPage
    if !isPage && calm != .heldHeader { return moveRarely(id, x: x, y: y, time: time) }
    let fingers = hand.fingers
    let last = fingers.pointee.pointers[0]
    if last.id != id { return false }
    if !(isPage ? path.dragPageWithin(hand.reach, last.y - y) : path.dragOuterWithin(hand.reach, last.y - y)) {
      return false
    }
    fingers.pointee.tracker.add(x: x, y: y, time: time)
    let instant = time > now ? time : now
    if !isInFrame { setTime(instant) }
    noteMove(x: x, y: y, time: time)
    if isPage { showDragOfPage(at: instant) } else { showDragOfHeader(at: instant) }
    return true
  }

  /// The same for the pager, and for what is pulled beyond an end.
  @inline(never)
  @_optimize(speed)
  private mutating func moveRarely(_ id: Int64, x: Double, y: Double, time: Double) -> Bool {
    if !calm.isHeld { return false }
    let fingers = hand.fingers
    let last = fingers.pointee.pointers[0]
    if last.id != id { return false }
    if calm == .heldAttended { return moveAttended(from: last.y, x: x, y: y, time: time) }
    let moves = calm == .heldPager ? swipeWithinReach(dx: last.x - x) : pullWithinReach(last.y - y)
    if !moves { return false }
    track(x: x, y: y, time: time)
    if time > now { setTime(time) }
    noteMove(x: x, y: y, time: time)
    if calm == .heldPager { showPager() } else { showPull() }
    return true
  }

  /// The same for what somebody else has to know of: who takes the velocity from more samples, or a hover bar that goes
  /// with the page.
  private mutating func moveAttended(from last: Double, x: Double, y: Double, time: Double) -> Bool {
    if !path.dragWithin(hand.reach, last - y) { return false }
    track(x: x, y: y, time: time)
    if time > now { setTime(time) }
    noteMove(x: x, y: y, time: time)
    showMoveInGuard(at: time > now ? time : now)
    return true
  }

  @inline(__always)
  private mutating func noteMove(x: Double, y: Double, time: Double) {
    hand.lastPointerTime = time
    let fingers = hand.fingers
    fingers.pointee.pointers[0].move(x: x, y: y, time: time)
    noteUnconsumed(0, 0)
  }

  /// A raw pointer at x, y in the viewport, as the hardware saw it at `time`.
  public mutating func pointer(
    _ action: PointerAction, _ source: InputSource = .touch, id: Int64, x: Double, y: Double, time: Double
  ) throws(Failure) {
    if !x.isLength || !y.isLength || !(abs(time) <= Limits.time) {
      try requirePointer(x: x, y: y, time: time)
    }
    try refuseOtherGesture()
    let index = try hand.place(of: id, action)
    if time < hand.lastPointerTime {
      return try latePointer(action, source, index, PointerTable.Pointer(id: id, x: x, y: y, time: time))
    }
    hand.lastPointerTime = time
    let isSteady = time <= now || time < agenda && !path.isMoving && !pager.isMoving
    if isSteady {
      if time > now { setTime(time) }
    } else {
      run(to: time)
    }
    act(action, source, index, id: id, x: x, y: y, time: time)
    // What has happened meanwhile is shown, too.
    if isSteady { finishMove() } else { finish() }
  }

  /// What a pointer did, at a time that has come.
  @inline(never)
  private mutating func act(
    _ action: PointerAction, _ source: InputSource, _ index: Int, id: Int64, x: Double, y: Double, time: Double
  ) {
    switch action {
    case .move: pointerMoved(index, x: x, y: y, time: time)
    case .down: pointerDown(PointerTable.Pointer(id: id, x: x, y: y, time: time), source)
    case .up:
      let last = hand.fingers.pointee.pointers[index]
      // Lifting disturbs the last place: the finger has moved there, but its velocity is that of the moves.
      if last.x != x || last.y != y { pointerMoved(index, x: x, y: y, time: time, isSample: false) }
      pointerLifted(index, throwing: true, time: time)
    case .cancel: pointerLifted(index, throwing: false, time: time)
    }
  }

  /// A pointer's event with an earlier time than the last one's. It acts now, as an input does whose time has passed.
  @inline(never)
  private mutating func latePointer(
    _ action: PointerAction, _ source: InputSource, _ index: Int, _ given: PointerTable.Pointer
  ) throws(Failure) {
    var pointer = given
    pointer.time = hand.lastPointerTime
    if action != .down { pointer = hand.fingers.pointee.pointers[index] }
    let taken = try pointer.takenTime(given.time, action, last: hand.lastPointerTime)
    run(to: now > hand.lastPointerTime ? now : hand.lastPointerTime)
    act(action, source, index, id: given.id, x: given.x, y: given.y, time: taken)
    finish()
  }

  /// Refuses what `pointer` would refuse of several events, one after the other. Changes nothing.
  @inline(never)
  public mutating func check(
    sampleCount count: Int, _ sample: (Int) throws(Failure) -> PointerSample
  ) throws(Failure) {
    // What they change of what the next is checked against: which pointers are down, and the last time.
    var pointers = hand.pointers
    var lastTime = hand.lastPointerTime
    if count > 0 { try refuseOtherGesture() }
    for index in 0..<count {
      let sample = try sample(index)
      try requirePointer(x: sample.x, y: sample.y, time: sample.time)
      let place = try pointers.place(of: sample.id, sample.action)
      var pointer = PointerTable.Pointer(id: sample.id, x: sample.x, y: sample.y, time: lastTime)
      if sample.action != .down { pointer = pointers[place] }
      pointer.time = try pointer.takenTime(sample.time, sample.action, last: lastTime)
      if pointer.time > lastTime { lastTime = pointer.time }
      switch sample.action {
      case .down: pointers.add(pointer)
      case .move: pointers[place] = pointer
      case .up, .cancel: pointers.remove(at: place)
      }
      if sample.action == .down { try hand.needFingers() }
    }
  }

  @inline(__always)
  private func refuseOtherGesture() throws(Failure) {
    if hand.gesture.isActive && !hand.hasPointers {
      throw Failure(.invalidState, "action: a session is open, or a gesture of a linked coordinator goes on")
    }
  }

  @inline(never)
  private mutating func requirePointer(x: Double, y: Double, time: Double) throws(Failure) {
    try require(x, within: -Limits.length, Limits.length, "x: must be within 1e12 points")
    try require(y, within: -Limits.length, Limits.length, "y: must be within 1e12 points")
    try require(time, within: -Limits.time, Limits.time, "time: must be within 1e12 seconds")
  }

  private mutating func pointerDown(_ pointer: PointerTable.Pointer, _ source: InputSource) {
    let catches = hasThrowToCatch
    touchDown()
    let fingers = hand.fingers
    if !linkedAxes.isEmpty && fingers.pointee.pointers.isEmpty { noteOrigin() }
    if fingers.pointee.pointers.isEmpty || hand.gesture.axis == .thrown {
      beginGesture(.pointers, source: source, x: pointer.x, y: pointer.y)
      hand.gesture.dragsAtOnce = catches && settings.motion.preset.dragsWhatItCatches
      fingers.pointee.slopLeft = slop
      fingers.pointee.pressEnd = pointer.restTime + currentFineSettings.pressDelay
    }
    placeAtFinger()
    let shares = settings.input.fingers == .average
    if fingers.pointee.add(pointer, isDragging: hand.gesture.isDragging, shares: shares) {
      driverChanged(time: pointer.restTime)
    }
  }

  /// Another pointer drives: nothing jumps, as amounts are measured from its place.
  private mutating func driverChanged(time: Double) {
    forgetFooting()
    trackPlaceAnew(time: time)
  }

  private mutating func trackPlaceAnew(time: Double) {
    let place = hand.fingers.pointee.place
    trackAnew(x: place.x, y: place.y, time: time)
  }

  private mutating func trackAnew(x: Double, y: Double, time: Double) {
    let fingers = hand.fingers
    fingers.pointee.originX = x
    fingers.pointee.originY = y
    fingers.pointee.tracker.reset()
    extras?.pointee.history?.pointee.reset()
    track(x: x, y: y, time: time)
  }

  /// Notes the driver's place, for its velocity.
  private mutating func track(x: Double, y: Double, time: Double) {
    let fingers = hand.fingers
    fingers.pointee.tracker.add(x: x, y: y, time: time)
    if attention.contains(.history), let history = extras?.pointee.history {
      history.pointee.add(x: x, y: y, time: time)
    }
  }

  private var velocityReading: VelocityReading {
    mutating get {
      if let estimator = settings.input.velocityEstimator { return VelocityReading(estimator) }
      return settings.motion.preset.velocity(hand.gesture.source)
    }
  }

  /// The velocity of a finger that lifts at `time`, by the estimator and within the bounds of the settings.
  private mutating func velocityOfFinger(at time: Double) -> (x: Double, y: Double) {
    var velocity = hand.fingers.pointee.tracker.velocity(at: time)
    if attention.contains(.history), let history = extras?.pointee.history {
      velocity = history.pointee.velocity(velocityReading, at: time)
    }
    velocity = VelocityRules.along(velocity, hand.fingers.pointee.tracker.lastWay(beyond: settings.touchSlop))
    return (boundedThrow(velocity.x), boundedThrow(velocity.y))
  }

  /// What fingers that lift this fast throw with, points per second: 0 if they are too slow.
  mutating func boundedThrow(_ velocity: Double) -> Double {
    let preset = settings.motion.preset
    let fine = currentFineSettings
    let least = fine.minFlingVelocity ?? preset.minFlingVelocity
    let most = fine.maxFlingVelocity ?? preset.maxFlingVelocity
    return abs(velocity) < least ? 0 : velocity.clamped(-most, most)
  }

  /// - Parameter isSample: it says how fast the finger is.
  @inline(never)
  private mutating func pointerMoved(
    _ index: Int, x: Double, y: Double, time: Double, isSample: Bool = true
  ) {
    let fingers = hand.fingers
    // Another may take over from here.
    if !fingers.pointee.isAlone { placeAtFinger() }
    guard let way = fingers.pointee.move(index, x: x, y: y, at: time) else { return }
    if let before = way.tookOver {
      forgetFooting()
      trackAnew(x: way.from.x, y: way.from.y, time: before)
    }
    let (x, y) = way.to
    if isSample { track(x: x, y: y, time: time) }
    switch hand.gesture.axis {
    case .vertical: dragFinger(by: fingers.pointee.swallowSlop(way.from.y - y), to: y, time: time)
    case .horizontal: dragFinger(by: fingers.pointee.swallowSlop(way.from.x - x), to: x, time: time)
    case .refused where attention.contains(.strip):
      drag(dx: fingers.pointee.swallowSlop(way.from.x - x), dy: 0)
    // Given up for a command, or an axis that may not move: no tap any more either.
    case .refused: if isBeyondSlop(x: x, y: y) { touchDragged() }
    case .undecided, .thrown:
      if !isBeyondSlop(x: x, y: y) { return }
      let dx = fingers.pointee.originX - x
      let dy = fingers.pointee.originY - y
      if hand.gesture.axis == .thrown {
        beginGesture(.pointers, source: hand.gesture.source, x: fingers.pointee.originX, y: fingers.pointee.originY)
      }
      touchDragged()
      decideAxis(dx: dx, dy: dy)
      switch hand.gesture.axis {
      case .vertical: dragFinger(by: fingers.pointee.swallowSlop(dy), to: y, time: time)
      case .horizontal: dragFinger(by: fingers.pointee.swallowSlop(dx), to: x, time: time)
      case .refused where attention.contains(.strip): drag(dx: fingers.pointee.swallowSlop(dx), dy: 0)
      case .undecided, .refused, .thrown: break
      }
    }
  }

  /// How far the gesture's pointer moves before it drags, points.
  private var slop: Double {
    mutating get {
      if hand.gesture.dragsAtOnce { return 0 }
      return hand.gesture.source == .mouse ? currentFineSettings.mouseSlop : settings.touchSlop
    }
  }

  private mutating func isBeyondSlop(x: Double, y: Double) -> Bool {
    let slop = slop
    return abs(hand.fingers.pointee.originX - x) > slop || abs(hand.fingers.pointee.originY - y) > slop
  }

  private mutating func pointerLifted(_ index: Int, throwing: Bool, time: Double) {
    let fingers = hand.fingers
    let isDragging = hand.gesture.isDragging || attention.contains(.strip)
    let velocity = throwing && isDragging ? velocityOfFinger(at: time) : (x: 0, y: 0)
    let drove = fingers.pointee.areShared || Int(fingers.pointee.driver) == index
    let isLast = fingers.pointee.pointers.count == 1
    let isThrown = velocity.x != 0 || velocity.y != 0
    let throwsBesideOthers = !isLast && drove && isThrown && !fingers.pointee.pointers.othersMove(index, at: time)
    var start = now
    if attention.contains(.resampling) {
      if isLast || throwsBesideOthers {
        start = endResampling(hand.gesture.axis == .vertical ? velocity.y : velocity.x, at: time)
      } else if drove {
        placeAtFinger()
      }
    }
    let changes = fingers.pointee.remove(at: index, time: time)
    if isLast {
      touchUp(taps: throwing)
      endGesture(vx: -velocity.x, vy: -velocity.y, at: start)
      if !isLeading { forgetFooting() }
    } else if throwsBesideOthers {
      throwBesideResting(velocity, at: start, time: time)
    } else if changes {
      driverChanged(time: time)
    }
  }

  /// The finger that drove throws and lifts. Others are still down, but rest: they do not keep the throw from going on.
  private mutating func throwBesideResting(_ velocity: (x: Double, y: Double), at start: Double, time: Double) {
    let source = hand.gesture.source
    endGesture(vx: -velocity.x, vy: -velocity.y, at: start)
    hand.gesture.kind = .pointers
    hand.gesture.axis = .thrown
    hand.gesture.source = source
    let fingers = hand.fingers
    fingers.pointee.restAll(at: time)
    fingers.pointee.slopLeft = slop
    // The footing stays: frames show the finger's last way until the throw begins.
    trackPlaceAnew(time: time)
  }
}

extension Double {
  /// It is within the limits of lengths; those next to the limit are left to who looks closer. Compared as an integer:
  /// compilers compare two numbers that lie side by side at once, and that way of comparing takes a NaN for an invalid
  /// operation.
  @inline(__always)
  fileprivate var isLength: Bool { magnitude.bitPattern >> 32 < Limits.length.bitPattern >> 32 }
}
