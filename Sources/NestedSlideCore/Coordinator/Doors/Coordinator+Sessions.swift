/// Sessions: drags that the host's own recogniser saw. They have no slop.
extension Coordinator {
  public mutating func beginSession(source: InputSource, x: Double, y: Double) throws(Failure) {
    try require(x, within: -Limits.length, Limits.length, "x: must be within 1e12 points")
    try require(y, within: -Limits.length, Limits.length, "y: must be within 1e12 points")
    if hand.gesture.isActive { throw Failure(.invalidState, "session: one is open, or a pointer is down") }
    beginGesture(.session, source: source, x: x, y: y)
    finishMove()
  }

  /// Moves by an amount in offset direction; the first that is not zero decides the axis.
  public mutating func updateSession(dx: Double, dy: Double) throws(Failure) {
    try require(dx, within: -Limits.length, Limits.length, "dx: must be within 1e12 points")
    try require(dy, within: -Limits.length, Limits.length, "dy: must be within 1e12 points")
    try requireSession()
    if moveCalmly(dx: dx, dy: dy) { return }
    if hand.gesture.axis == .undecided && (dx != 0 || dy != 0) { decideAxis(dx: dx, dy: dy) }
    drag(dx: dx, dy: dy)
    finishMove()
  }

  /// Ends the session with a velocity in offset direction.
  public mutating func endSession(vx: Double, vy: Double) throws(Failure) {
    try require(vx, within: -Limits.velocity, Limits.velocity, "vx: must be within 1e9 points per second")
    try require(vy, within: -Limits.velocity, Limits.velocity, "vy: must be within 1e9 points per second")
    try requireSession()
    if hand.gesture.axis == .undecided && (vx != 0 || vy != 0) { decideAxis(dx: vx, dy: vy) }
    endGesture(vx: vx, vy: vy, at: now)
    finishMove()
  }

  private mutating func requireSession() throws(Failure) {
    switch hand.gesture.kind {
    case .session: return
    // Restored without the one inside, it has nobody else to end it.
    case .inside where !hasLinked: return
    case .inside: throw Failure(.invalidState, "session: a gesture of a linked coordinator goes on")
    case .none, .pointers: throw Failure(.invalidState, "session: none is open")
    }
  }

  /// The finger moves within its guard: nothing but numbers changes. False, and nothing changed, for all other moves.
  @inline(__always)
  private mutating func moveCalmly(dx: Double, dy: Double) -> Bool {
    if hand.reach.mover == .none {
      if !swipeWithinReach(dx: dx) { return false }
      noteUnconsumed(0, dy)
      showPager()
    } else {
      if !(hand.reach.isPull ? pullWithinReach(dy) : path.dragWithin(hand.reach, dy)) { return false }
      noteUnconsumed(dx, 0)
      showDrag()
    }
    return true
  }

  /// A finger pulls what is beyond an end within its guard; false, and nothing changed, for all other moves.
  @inline(__always)
  mutating func pullWithinReach(_ delta: Double) -> Bool { path.pullWithin(hand.reach, delta, setup.bands) }

  /// A finger moves the pager within its guard; false, and nothing changed, for all other moves.
  @inline(__always)
  mutating func swipeWithinReach(dx: Double) -> Bool {
    hand.reach.isAcross && pager.dragWithin(hand.reach.low, hand.reach.high, dx * setup.readingDirection)
  }
}
