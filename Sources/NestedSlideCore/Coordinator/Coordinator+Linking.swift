/// A coordinator in a page of another. What goes on outwards is led there by `LinkedRow`.
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

  /// This one and those around it. It must not be touched otherwise meanwhile.
  private mutating func withRow<Result>(_ body: (LinkedRow) -> Result) -> Result {
    let around = surroundings
    return withUnsafeMutablePointer(to: &self) { body(LinkedRow(first: $0, around: around)) }
  }

  // MARK: What goes on

  /// A throw goes on that a touch stops, here or around; what only springs back is none, nor what a command moves.
  var hasThrowToCatch: Bool { mutating get { isThrown || !linkedAxes.isEmpty && withRow { $0.isThrown } } }

  var isThrown: Bool {
    mutating get {
      isDecelerating && (vertical.isActive && vertical.kind != .bounce || pager.isMoving && !pager.isBouncing)
    }
  }

  /// A touch of this one is a touch of those around it, in their pagers.
  mutating func beginLinkedGestures(source: InputSource) { withRow { $0.beginGestures(source: source) } }

  /// Drags where there is more to look after, as inside others.
  @inline(never)
  mutating func dragWithOthers(dx: Double, dy: Double) { withRow { $0.drag(dx: dx, dy: dy) } }

  /// The gesture of this one ends. Velocities that it has no use for.
  mutating func endLinkedGestures(vx: Double, vy: Double) { withRow { $0.endGestures(vx: vx, vy: vy) } }

  /// Whether those around this one are pulled beyond an end in this gesture: then the velocity is theirs.
  var outerIsPulled: Bool { mutating get { withRow { $0.isPulled } } }

  /// Whether a pager around this one is off its page in this gesture: then the velocity is its.
  var outerPagerIsOffPage: Bool { mutating get { withRow { $0.pagerIsOffPage } } }

  /// Hands on what a wheel step has left, in points.
  mutating func passOnWheel(_ step: WheelStep, dx: Double, dy: Double) { withRow { $0.wheel(step, dx: dx, dy: dy) } }

  /// The fingers that moved those around too have left the trackpad.
  mutating func endOuterWheelGestures() { withRow { $0.endWheelGestures() } }

  /// A fling has come to this one's end with a velocity left, at an instant that may be past. False where there is no
  /// one to take it.
  mutating func passOnFling(_ velocity: Double, at time: Double) -> Bool {
    let around = surroundings
    if around.count == 0 || !linkedAxes.contains(.vertical) { return false }
    around[0].pointee.receiveFling(velocity, at: time)
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

  /// Brings the outer one to the time of the inner.
  mutating func catchUp(to time: Double) {
    if time > now { run(to: time) }
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
