/// A coordinator in a page of another: drags, wheel steps and flings go on outwards with what is left of them.
extension Coordinator {
  // MARK: The link

  /// How many links a chain has at most. A call needs room on its stack for those around its coordinator.
  public static var mostLinks: Int { 64 }

  /// Puts this coordinator inside another, or takes it out. The call is inside those around it so far.
  /// - Parameters:
  ///   - handle: the outer one's, 0 for none.
  ///   - outers: the outer one and those around it, which the call is inside of too.
  public mutating func link(to handle: UInt64, axes: LinkAxes, inside outers: Surroundings) throws(Failure) {
    for index in 0..<outers.count where outers[index].pointee.isRecording {
      throw Failure(.invalidState, "outer: is being recorded")
    }
    if gesture.isActive { throw Failure(.invalidState, "inner: a session is open, or a pointer is down") }
    if isRecording { throw Failure(.invalidState, "inner: is being recorded") }
    if handle == 0 { return unlink() }
    if depthInside + outers.count > Coordinator.mostLinks {
      throw Failure(.outOfRange, "outer: the chain would have more than 64 links")
    }
    let extras = try needExtras()
    try outers[0].pointee.needLinked()
    unlink()
    extras.pointee.link.handle = handle
    linkedAxes = axes
    outers.tell(wasLinked: nil, isLinked: depthInside)
  }

  /// Takes this coordinator out of the one around it.
  public mutating func unlink() {
    surroundings.tell(wasLinked: depthInside, isLinked: nil)
    linkedAxes = []
    extras?.pointee.link.handle = 0
    extras?.pointee.link.isInGesture = false
  }

  /// Makes room for what is known of those that are linked to this one.
  private mutating func needLinked() throws(Failure) {
    let extras = try needExtras()
    if extras.pointee.link.linked != nil { return }
    guard let memory = RawMemory.allocate(LinkedCoordinators.self, count: 1) else {
      throw Failure(.outOfMemory, "out of memory")
    }
    memory.initialize(to: LinkedCoordinators())
    extras.pointee.link.linked = memory
  }

  /// The links of the longest chain that ends in this one.
  fileprivate var depthInside: Int { extras?.pointee.link.linked?.pointee.depth ?? 0 }

  /// The outer one's handle, 0 for none.
  public var linkHandle: UInt64 {
    @inline(__always) mutating get { linkedAxes.isEmpty ? 0 : (extras?.pointee.link.handle ?? 0) }
  }

  /// Those around this one. Whoever enters them sets it, and takes it back before leaving.
  public var surroundings: Surroundings {
    mutating get { linkedAxes.isEmpty ? Surroundings() : extras?.pointee.link.surroundings ?? Surroundings() }
    set { extras?.pointee.link.surroundings = newValue }
  }

  /// A call has to go inside those around too, or to be recorded.
  public var needsAttention: Bool { @inline(__always) mutating get { !attention.isEmpty } }

  private var outerOne: UnsafeMutablePointer<Coordinator>? {
    mutating get {
      let surroundings = surroundings
      return surroundings.count > 0 ? surroundings[0] : nil
    }
  }

  /// A throw goes on that a touch stops, here or around; what only springs back is none, nor what a command moves.
  var hasThrowToCatch: Bool {
    mutating get {
      let isThrown = vertical.isActive && vertical.kind != .bounce || pager.isMoving && !pager.isBouncing
      if isThrown && isDecelerating { return true }
      guard let outer = outerOne else { return false }
      return outer.pointee.hasThrowToCatch
    }
  }

  /// The outer one, where it takes part in the gesture.
  private var outerInGesture: UnsafeMutablePointer<Coordinator>? {
    mutating get { extras?.pointee.link.isInGesture == true ? outerOne : nil }
  }

  /// Brings the outer one to the time of the inner.
  mutating func catchUp(to time: Double) {
    if time > now { run(to: time) }
  }

  // MARK: Gestures

  /// A touch of the inner one is a touch of the outer one, in its pager.
  mutating func beginLinkedGesture(source: InputSource) {
    guard let outer = outerOne, !outer.pointee.gesture.isActive else { return }
    extras?.pointee.link.isInGesture = true
    outer.pointee.catchUp(to: now)
    let pager = outer.pointee.view.pager
    outer.pointee.beginGesture(.session, source: source, x: pager.x, y: pager.y)
    outer.pointee.commit()
  }

  /// What the outer ones have moved out of their place in this gesture goes back first: an overshoot closes, a pager
  /// lies on its page again. Answers what is left.
  mutating func giveBack(dx: Double, dy: Double) -> (dx: Double, dy: Double) {
    guard let outer = outerInGesture else { return (dx, dy) }
    let back = outer.pointee.displaced(dx: dx, dy: dy)
    if back.dx == 0 && back.dy == 0 { return (dx, dy) }
    outer.pointee.dragLinked(dx: back.dx, dy: back.dy)
    return (dx - back.dx, dy - back.dy)
  }

  /// How much of a movement leads this one, or those around it, back to where they were.
  private mutating func displaced(dx: Double, dy: Double) -> (dx: Double, dy: Double) {
    func part(_ delta: Double, of place: Double) -> Double {
      if place == 0 || (delta < 0) == (place < 0) { return 0 }
      return abs(delta) < abs(place) ? delta : -place
    }
    let offPage = pager.raw != 0 ? pager.raw : pager.offset - Double(pager.restingIndex) * layout.stride
    let back = (
      dx: gesture.axis == .horizontal ? part(dx, of: offPage * readingDirection) : 0,
      dy: gesture.axis == .vertical ? part(dy, of: overscroll.raw) : 0
    )
    if back.dx != 0 || back.dy != 0 { return back }
    guard let outer = outerInGesture else { return (0, 0) }
    return outer.pointee.displaced(dx: dx, dy: dy)
  }

  /// Hands on what this one has not used; answers what nobody has.
  mutating func passOn(dx: Double, dy: Double) -> (dx: Double, dy: Double) {
    let (handedX, handedY) = (linkedAxes.contains(.horizontal) ? dx : 0, linkedAxes.contains(.vertical) ? dy : 0)
    if handedX == 0 && handedY == 0 { return (dx, dy) }
    guard let outer = outerInGesture else { return (dx, dy) }
    outer.pointee.dragLinked(dx: handedX, dy: handedY)
    return (
      dx - handedX + outer.pointee.view.unconsumedX, dy - handedY + outer.pointee.view.unconsumedY
    )
  }

  private mutating func dragLinked(dx: Double, dy: Double) {
    if gesture.axis == .undecided { decideAxis(dx: dx, dy: dy) }
    drag(dx: dx, dy: dy)
    commit()
  }

  /// The gesture of the inner one ends. Velocities that it has no use for.
  mutating func endLinkedGesture(vx: Double, vy: Double) {
    guard let outer = outerInGesture else { return }
    extras?.pointee.link.isInGesture = false
    let (handedX, handedY) = (linkedAxes.contains(.horizontal) ? vx : 0, linkedAxes.contains(.vertical) ? vy : 0)
    // A command has taken over: it stays at its own time, as it was last told.
    if outer.pointee.gesture.kind != .session { return }
    outer.pointee.catchUp(to: now)
    if outer.pointee.gesture.axis == .undecided && (handedX != 0 || handedY != 0) {
      outer.pointee.decideAxis(dx: handedX, dy: handedY)
    }
    outer.pointee.endGesture(vx: handedX, vy: handedY)
    outer.pointee.commit()
  }

  /// Whether those around this one are pulled beyond an end in this gesture: then the velocity is theirs.
  var outerIsPulled: Bool {
    mutating get {
      guard let outer = outerInGesture else { return false }
      return !outer.pointee.overscroll.isZero || outer.pointee.outerIsPulled
    }
  }

  /// Whether a pager around this one is off its page in this gesture: then the velocity is its.
  var outerPagerIsOffPage: Bool {
    mutating get {
      guard let outer = outerInGesture else { return false }
      return !outer.pointee.pagerIsOnPage || outer.pointee.outerPagerIsOffPage
    }
  }

  // MARK: Flings and wheel steps

  /// A fling has come to this one's end with a velocity left, at an instant that may be past. False where there is no
  /// one to take it.
  mutating func passOnFling(_ velocity: Double, at time: Double) -> Bool {
    guard linkedAxes.contains(.vertical), let outer = outerOne else { return false }
    outer.pointee.receiveFling(velocity, at: time)
    return true
  }

  private mutating func receiveFling(_ velocity: Double, at time: Double) {
    catchUp(to: time)
    if gesture.isActive { return }
    gesture.beganAbovePager = false
    beginDeceleration()
    startFling(velocity, at: time)
    followVertical(to: now)
    commit()
  }

  /// The fingers that moved the outer one too have left the trackpad.
  mutating func endOuterWheelGesture() {
    guard let outer = outerOne, outer.pointee.wheelGesture.isHeld else { return }
    outer.pointee.catchUp(to: now)
    outer.pointee.endWheelGesture()
    outer.pointee.commit()
  }

  /// Hands on what a wheel step has left, in points; answers what nobody has used.
  mutating func passOnWheel(_ step: WheelStep, dx: Double, dy: Double) -> (dx: Double, dy: Double) {
    let (handedX, handedY) = (linkedAxes.contains(.horizontal) ? dx : 0, linkedAxes.contains(.vertical) ? dy : 0)
    if handedX == 0 && handedY == 0 { return (dx, dy) }
    guard let outer = outerOne, !outer.pointee.gesture.isActive else { return (dx, dy) }
    outer.pointee.catchUp(to: now)
    outer.pointee.wheel(step, dx: handedX, dy: handedY, abovePager: false)
    return (
      dx - handedX + outer.pointee.view.unconsumedX, dy - handedY + outer.pointee.view.unconsumedY
    )
  }
}

extension Surroundings {
  /// Tells them that a coordinator in the first of them has another depth, or is linked to it, or no longer.
  fileprivate func tell(wasLinked: Int?, isLinked: Int?) {
    var (before, after) = (wasLinked, isLinked)
    for index in 0..<count {
      guard before != after, let linked = self[index].pointee.extras?.pointee.link.linked else { return }
      let depth = linked.pointee.depth
      if let before { linked.pointee.remove(depth: before) }
      if let after { linked.pointee.add(depth: after) }
      (before, after) = (depth, linked.pointee.depth)
    }
  }
}
