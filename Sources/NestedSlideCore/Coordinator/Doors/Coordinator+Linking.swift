/// A coordinator in a page of another. What passes outwards is led there by `LinkedRow`.
extension Coordinator {
  // MARK: The link

  /// How many links a chain has at most. A call needs room on its stack for those around its coordinator.
  public static var mostLinks: Int { 64 }

  /// Puts this coordinator inside another, or takes it out. The call is inside those around it so far.
  /// - Parameters:
  ///   - handle: the outer one's, 0 for none.
  ///   - outers: the outer one and those around it, which the call is inside of too.
  public mutating func link(
    to handle: UInt64, axes: LinkAxes, inside outers: Surroundings
  ) throws(Failure) {
    for index in 0..<outers.count where outers[index].pointee.isRecording {
      throw Failure(.invalidState, "outer: is being recorded")
    }
    // Both were saved in a gesture that they shared, and it continues.
    let sharesGesture = hand.gesture.isActive && outers.count > 0 && outers[0].pointee.isLedFromInside
    if hand.gesture.isActive && !sharesGesture {
      throw Failure(.invalidState, "inner: a session is open, or a pointer is down")
    }
    if isRecording { throw Failure(.invalidState, "inner: is being recorded") }
    if handle != 0 && attention.contains(.turned) != outers[0].pointee.attention.contains(.turned) {
      throw Failure(.invalidState, "outer: its axis is not that of inner")
    }
    if handle == 0 { return unlink() }
    if depthInside + outers.count > Coordinator.mostLinks {
      throw Failure(.outOfRange, "outer: the chain would have more than 64 links")
    }
    let extras = try needExtras()
    try outers[0].pointee.needLinked()
    unlink()
    extras.pointee.link.handle = handle
    extras.pointee.link.isHeaderFirst = axes.contains(.headerFirst)
    extras.pointee.link.isLatched = axes.contains(.latched)
    extras.pointee.link.hasOwnCoordinates = axes.contains(.ownCoordinates)
    extras.pointee.link.isInGesture = sharesGesture
    linkedAxes = attention.contains(.turned) ? axes.turned : axes
    outers.tell(wasLinked: nil, isLinked: depthInside)
    extras.pointee.link.number = outers[0].pointee.extras?.pointee.link.linked?.pointee.newNumber() ?? 0
    extras.pointee.link.surroundings = outers
    // What it has left of a fling that is under way goes outwards from now on.
    finish()
    extras.pointee.link.surroundings = Surroundings()
  }

  /// Takes this coordinator out of the one around it.
  @inline(never)
  public mutating func unlink() {
    cancelBooking()
    surroundings.tell(wasLinked: depthInside, isLinked: nil)
    linkedAxes = []
    extras?.pointee.link.handle = 0
    extras?.pointee.link.isInGesture = false
    extras?.pointee.link.place.page = -1
  }

  /// Makes room for what is known of those that are linked to this one, and for what fingers on a trackpad leave to it.
  private mutating func needLinked() throws(Failure) {
    let extras = try needExtras()
    try hand.needFingers()
    if extras.pointee.link.linked != nil { return }
    guard let memory = RawMemory.allocate(LinkedCoordinators.self, count: 1) else {
      throw Failure(.outOfMemory, "out of memory")
    }
    memory.initialize(to: LinkedCoordinators())
    extras.pointee.link.linked = memory
  }

  /// The links of the longest chain that ends in this one.
  fileprivate var depthInside: Int { extras?.pointee.link.linked?.pointee.depth ?? 0 }

  /// Some coordinator is linked to this one.
  var hasLinked: Bool { depthInside > 0 }

  /// A gesture inside leads this one, and whose it is has not been said since it was restored.
  private var isLedFromInside: Bool { hand.gesture.kind == .inside && !hasLinked }

  /// The outer one's handle, 0 for none.
  public var linkHandle: UInt64 {
    @inline(__always) mutating get { linkedAxes.isEmpty ? 0 : (extras?.pointee.link.handle ?? 0) }
  }

  /// Those around this one. The caller that enters them sets it, and clears it before leaving.
  @inline(never)
  public var surroundings: Surroundings {
    mutating get { linkedAxes.isEmpty ? Surroundings() : extras?.pointee.link.surroundings ?? Surroundings() }
    set { extras?.pointee.link.surroundings = newValue }
  }

  /// A call has to go inside those around too, or to be recorded.
  public var needsAttention: Bool { @inline(__always) mutating get { !attention.isEmpty } }

  /// The same of a finger that moves within its guard.
  public var fingerNeedsAttention: Bool {
    @inline(__always) mutating get { !attention.isSubset(of: .ofFinger) }
  }

  /// The same of time that passes while nothing happens.
  public var timeNeedsAttention: Bool { @inline(__always) mutating get { needsAttention && attendsToTime } }

  @inline(never)
  public var attendsToTime: Bool { !attention.isDisjoint(with: .ofTime) || hasFooting }

  /// This one and those around it. It must not be touched otherwise meanwhile.
  mutating func withRow<Result>(_ body: (LinkedRow) -> Result) -> Result {
    let around = surroundings
    return withUnsafeMutablePointer(to: &self) { body(LinkedRow(first: $0, around: around)) }
  }

  // MARK: What passes outwards

  /// A throw continues that a touch stops, here or around; springing back does not count as one, nor does what a
  /// command moves.
  var hasThrowToCatch: Bool { mutating get { isThrown || !linkedAxes.isEmpty && withRow { $0.isThrown } } }

  @inline(never)
  var isThrown: Bool {
    mutating get {
      if !output.isDecelerating && !isStripMoving { return false }
      let slow = currentFineSettings.tapVelocity
      if let extras, extras.pointee.strip.isFlung(fasterThan: slow, at: now) { return true }
      if !output.isDecelerating { return false }
      return path.isMoving && path.isFast(slow, at: now) || pager.isMoving && pager.isFast(slow, at: now)
    }
  }

  /// A touch of this one is a touch of those around it, in their pagers.
  mutating func beginLinkedGestures(source: InputSource) { withRow { $0.beginGestures(source: source) } }

  /// Drags if there is more to look after, as inside others.
  @inline(never)
  mutating func dragWithOthers(dx: Double, dy: Double) {
    attention.contains(.strip) ? dragStrip(dx: dx, dy: dy) : withRow { $0.drag(dx: dx, dy: dy) }
  }

  /// Does something with this one and those around it that take part in its gesture.
  mutating func eachInLinkedGesture(_ body: (inout Coordinator) -> Void) { withRow { $0.eachInGesture(body) } }

  /// Those around have been put at their present places.
  mutating func finishAround() { withRow { $0.finishAround() } }

  /// The gesture of this one ends. Velocities that it has no use for.
  mutating func endLinkedGestures(vx: Double, vy: Double) { withRow { $0.endGestures(vx: vx, vy: vy) } }

  /// Whether those around this one are pulled beyond an end in this gesture: then the velocity is theirs.
  var outerIsPulled: Bool { mutating get { withRow { $0.isPulled } } }

  /// Whether a pager around this one is off its page in this gesture: then the velocity is its.
  var outerPagerIsOffPage: Bool { mutating get { withRow { $0.pagerIsOffPage } } }

  /// Hands on what a wheel step has left along the gesture's axis, in points.
  mutating func passOnWheel(_ step: WheelStep, _ axis: Gesture.Axis, _ amount: Double) {
    withRow { $0.wheel(step, axis, amount) }
  }

  /// The gesture of a wheel is latched to one around this one.
  var isKeptAround: Bool { mutating get { withRow { $0.isKeptAround } } }

  /// The gesture of a wheel is latched to this one: those around know of it.
  mutating func latchAround() { withRow { $0.latchAround() } }

  /// Hands on what is left of a key.
  mutating func passOnKey(_ key: Key, _ amount: Double) { withRow { $0.key(key, amount) } }

  /// The fingers that moved those around too have left the trackpad.
  /// - Parameter thrown: the velocity that this one leaves; nil if nothing is thrown.
  mutating func liftLinkedFromTrackpad(throwing thrown: Double?) { withRow { $0.liftFromTrackpad(throwing: thrown) } }

  /// The wheel's or the trackpad's gesture is over in those around that it has reached too.
  mutating func endLinkedWheelGestures() { withRow { $0.endWheelGestures() } }

  /// What fingers on a trackpad pull back in those around, in points.
  mutating func giveBackToTrackpad(_ step: WheelStep, _ axis: Gesture.Axis, _ amount: Double) -> Double {
    withRow { $0.giveBack(step, axis, amount) }
  }

  // MARK: Flings

  private var outerOne: UnsafeMutablePointer<Coordinator>? {
    mutating get {
      let around = surroundings
      return around.count == 0 ? nil : around[0]
    }
  }

  /// Books with the outer one what the motion will have left at an end of the path, and when; nothing if it has
  /// nothing left. Planned anew it takes the place of what was booked before.
  mutating func bookOutwards() {
    guard let extras, linkedAxes.contains(.vertical), let outer = outerOne else { return }
    let rules = rules
    let left = path.leftAtEnd(rules)
    let goesOn = left.velocity != 0 && goesOnOutwards(top: left.velocity < 0, rules)
    outer.pointee.book(goesOn ? left.velocity : 0, at: left.time, by: extras.pointee.link.number, now: now)
  }

  /// This one is taken out: nothing comes from it any more.
  private mutating func cancelBooking() {
    guard let extras, let outer = outerOne else { return }
    outer.pointee.book(0, at: 0, by: extras.pointee.link.number, now: -.infinity)
  }

  /// - Parameter now: of the inner one. What was booked for then or before has happened: it stays until this one gets
  /// there.
  @inline(never)
  private mutating func book(_ velocity: Double, at time: Double, by inner: UInt32, now innerNow: Double) {
    // Linking has made room for it.
    guard let extras else { return }
    let link = extras.pointee.link
    let isBooked = link.bookedBy == inner && link.bookedAt == time && link.bookedVelocity == velocity
    if velocity == 0 ? link.bookedBy != inner || link.bookedAt <= innerNow : isBooked { return }
    // One that has arrived takes place before there is room for another.
    if link.bookedAt <= innerNow { run(to: link.bookedAt > now ? link.bookedAt : now) }
    extras.pointee.link.book(velocity, at: time, by: inner)
    clearAgenda()
    show()
  }

  /// A fling that was booked has come to its instant.
  mutating func receiveFling(_ velocity: Double, at time: Double) {
    if hand.gesture.isActive { return }
    hand.gesture.beganAbovePager = false
    takePath()
    output.source = .fling
    output.beginDeceleration(at: time)
    let rules = rules
    if path.overscroll.isZero {
      let entry = flingThroughHeaders(velocity, at: time)
      if entry.velocity != 0 { path.fling(entry.velocity, at: entry.time, rules) }
    } else {
      // What is beyond an end comes back first, with this velocity, and continues from there.
      path.bounce(velocity, released: false, leaves: true, at: time, rules)
    }
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
