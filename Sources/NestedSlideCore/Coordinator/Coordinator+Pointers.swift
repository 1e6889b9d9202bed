/// Raw pointers: the newest one drives.
extension Coordinator {
  /// A raw pointer at x, y in the viewport, as the hardware saw it at `time`.
  @_optimize(speed)
  public mutating func pointer(
    _ action: PointerAction, id: Int64, x: Double, y: Double, time: Double
  ) throws(Failure) {
    if !(abs(x) <= Limits.length && abs(y) <= Limits.length && abs(time) <= Limits.time) {
      try requirePointer(x: x, y: y, time: time)
    }
    if gesture.kind == .session { throw Failure(.invalidState, "action: a session is open") }
    let index = pointers.index(of: id)
    if action == .down {
      if index != nil { throw Failure(.invalidState, "id: this pointer is down already") }
      if pointers.isFull { throw Failure(.outOfRange, "id: as many pointers as can be are down") }
    } else if index == nil {
      throw Failure(.invalidState, "id: this pointer is not down")
    }
    if time < lastPointerTime {
      throw Failure(.timeWentBack, "time: must not be before the last pointer event's")
    }

    lastPointerTime = time
    if time > now {
      if isMoving { run(to: time) } else { view.time = time }
    }
    if action == .move {
      pointerMoved(index.unsafelyUnwrapped, x: x, y: y, time: time)
      commit()
      return
    }
    switch action {
    case .down: pointerDown(PointerTable.Pointer(id: id, x: x, y: y), time: time)
    case .move: break
    case .up:
      let last = pointers[index.unsafelyUnwrapped]
      if last.x != x || last.y != y { pointerMoved(index.unsafelyUnwrapped, x: x, y: y, time: time) }
      pointerLifted(index.unsafelyUnwrapped, throwing: true, time: time)
    case .cancel: pointerLifted(index.unsafelyUnwrapped, throwing: false, time: time)
    }
    commit()
  }

  @inline(never)
  private mutating func requirePointer(x: Double, y: Double, time: Double) throws(Failure) {
    try require(x, within: -Limits.length, Limits.length, "x: must be within 1e12 points")
    try require(y, within: -Limits.length, Limits.length, "y: must be within 1e12 points")
    try require(time, within: -Limits.time, Limits.time, "time: must be within 1e12 seconds")
  }

  private mutating func pointerDown(_ pointer: PointerTable.Pointer, time: Double) {
    touchDown(at: time)
    if pointers.isEmpty {
      beginGesture(.pointers, source: .touch, x: pointer.x, y: pointer.y)
      gesture.slopLeft = settings.input.touchSlop
      gesture.pressEnd = time + currentFineSettings.pressDelay
    }
    pointers.add(pointer)
    driverChanged(time: time)
  }

  /// Another pointer drives: nothing jumps, as amounts are measured from where it is.
  private mutating func driverChanged(time: Double) {
    let driver = pointers.driver
    gesture.originX = driver.x
    gesture.originY = driver.y
    gesture.tracker.reset()
    extras?.pointee.history?.pointee.reset()
    gesture.tracker.add(x: driver.x, y: driver.y, time: time)
    trackDriver()
  }

  /// Notes where the driver is, for an estimator that looks at more than the last few positions.
  mutating func trackDriver() {
    guard attention.contains(.history), gesture.kind == .pointers, let history = extras?.pointee.history else { return }
    let driver = pointers.driver
    history.pointee.add(x: driver.x, y: driver.y, time: lastPointerTime)
  }

  private var estimator: VelocityEstimator {
    mutating get { settings.input.velocityEstimator ?? settings.motion.preset.velocityEstimator }
  }

  /// The velocity of a finger that lifts at `time`, by the estimator and within the bounds of the settings.
  private mutating func velocityOfFinger(at time: Double) -> (x: Double, y: Double) {
    let preset = settings.motion.preset
    var velocity = gesture.tracker.velocity(at: time)
    if attention.contains(.history), let history = extras?.pointee.history {
      velocity = history.pointee.velocity(estimator, at: time)
    }
    let fine = currentFineSettings
    let least = fine.minFlingVelocity ?? preset.minFlingVelocity
    let most = fine.maxFlingVelocity ?? preset.maxFlingVelocity
    func bounded(_ velocity: Double) -> Double {
      abs(velocity) < least ? 0 : velocity.clamped(-most, most)
    }
    return (bounded(velocity.x), bounded(velocity.y))
  }

  @_optimize(speed)
  @inline(__always)
  private mutating func pointerMoved(_ index: Int, x: Double, y: Double, time: Double) {
    let last = pointers[index]
    pointers[index].x = x
    pointers[index].y = y
    if !pointers.drives(index) { return }
    gesture.tracker.add(x: x, y: y, time: time)
    if gesture.axis == .vertical { return dragInPlace(dx: 0, dy: gesture.swallowSlop(last.y - y)) }
    switch gesture.axis {
    case .vertical: break
    // Given up for a command, or an axis that may not move: no tap any more either.
    case .refused: if isBeyondSlop(x: x, y: y) { touchDragged() }
    case .undecided:
      if !isBeyondSlop(x: x, y: y) { return trackDriver() }
      let dx = gesture.originX - x
      let dy = gesture.originY - y
      touchDragged()
      decideAxis(dx: dx, dy: dy)
      dragSwallowingSlop(dx: dx, dy: dy)
    case .horizontal: drag(dx: gesture.swallowSlop(last.x - x), dy: 0)
    }
  }

  private mutating func isBeyondSlop(x: Double, y: Double) -> Bool {
    abs(gesture.originX - x) > settings.input.touchSlop || abs(gesture.originY - y) > settings.input.touchSlop
  }

  private mutating func dragSwallowingSlop(dx: Double, dy: Double) {
    switch gesture.axis {
    case .vertical: drag(dx: 0, dy: gesture.swallowSlop(dy))
    case .horizontal: drag(dx: gesture.swallowSlop(dx), dy: 0)
    case .undecided, .refused: break
    }
  }

  private mutating func pointerLifted(_ index: Int, throwing: Bool, time: Double) {
    let drove = pointers.drives(index)
    let velocity = throwing && gesture.isDragging ? velocityOfFinger(at: time) : (x: 0, y: 0)
    pointers.remove(at: index)
    if pointers.isEmpty { touchUp(taps: throwing) }
    if pointers.isEmpty {
      endGesture(vx: -velocity.x, vy: -velocity.y)
    } else if drove {
      driverChanged(time: time)
    }
  }
}
