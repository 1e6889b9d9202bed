/// A coordinator and those around it, while a call is inside all of them.
///
///     0 is called -> 1 -> 2 -> 3
///
/// What passes outwards is led along the row by loops. On the way out each one takes its part and leaves the rest to
/// the next. On the way in, from the last that was reached, each adds what those around it left to what it left itself.
/// Methods that call the same method of the next one are shorter, but they take stack for every level, and if each
/// level asks the whole row how it stands, time for every pair of levels. Flings are booked when they are planned, and
/// need no call.
struct LinkedRow {
  let first: UnsafeMutablePointer<Coordinator>
  let around: Surroundings

  init(first: UnsafeMutablePointer<Coordinator>, around: Surroundings) { (self.first, self.around) = (first, around) }

  subscript(index: Int) -> UnsafeMutablePointer<Coordinator> { index == 0 ? first : around[index - 1] }

  /// How many of those around take part in the gesture of the first: so many from the next one on.
  var countInGesture: Int {
    var count = 0
    while count < around.count && self[count].pointee.sharesGesture { count += 1 }
    return count
  }

  // MARK: Asking

  /// True if a coordinator around is being thrown.
  var isThrown: Bool {
    for index in 0..<around.count where around[index].pointee.isThrown { return true }
    return false
  }

  /// Those around are pulled beyond an end in the gesture.
  var isPulled: Bool {
    for index in 0..<countInGesture where !around[index].pointee.path.overscroll.isZero { return true }
    return false
  }

  /// A pager around is off its page in the gesture.
  var pagerIsOffPage: Bool {
    for index in 0..<countInGesture where !around[index].pointee.pager.isOnPage { return true }
    return false
  }

  // MARK: Gestures

  func beginGestures(source: InputSource) {
    for index in 0..<around.count {
      let (inner, outer) = (self[index], around[index])
      if outer.pointee.hand.gesture.isActive { return }
      inner.pointee.sharesGesture = true
      inner.pointee.extras?.pointee.link.movedFirst = .neither
      outer.pointee.catchUp(to: inner.pointee.now)
      let pager = outer.pointee.output.view.pager
      outer.pointee.beginOwnGesture(.inside, source: source, x: pager.x, y: pager.y)
      outer.pointee.finish()
    }
  }

  /// What those around have moved out of their place goes back first, what one leaves passes outwards.
  func drag(dx: Double, dy: Double) {
    first.pointee.noteDrag(dx: dx, dy: dy)
    first.pointee.letPullGo()
    let count = countInGesture
    var left = (dx: dx, dy: dy)
    var mayGiveBack = true
    var reached = 0
    while true {
      let one = self[reached]
      if mayGiveBack {
        let back = giveBack(dx: left.dx, dy: left.dy, reached..<count)
        left = (left.dx - back.dx, left.dy - back.dy)
        // Who is in place stays there: nobody further out has to be asked again.
        mayGiveBack = back.dx != 0 || back.dy != 0
      }
      if reached == 0 && left.dy != 0 { left.dy -= moveHeaders(left.dy, count) }
      let given = left
      left = one.pointee.dragAlone(dx: left.dx, dy: left.dy)
      if one.pointee.output.view.unconsumedX != given.dx || one.pointee.output.view.unconsumedY != given.dy {
        noteMoved(reached, count)
      }
      if left.dx == 0 && left.dy == 0 || reached == count || one.pointee.movedFirst == .inside { break }
      one.pointee.handOver(dx: left.dx, dy: left.dy)
      around[reached].pointee.beginDragging(dx: left.dx, dy: left.dy)
      reached += 1
    }
    while reached > 0 {
      reached -= 1
      around[reached].pointee.finish()
      self[reached].pointee.takeBack(from: around[reached])
    }
    if first.pointee.hand.gesture.axis == .vertical && first.pointee.output.view.unconsumedY != 0 {
      let unused = first.pointee.pullItself(first.pointee.output.view.unconsumedY)
      first.pointee.setUnconsumed(dx: first.pointee.output.view.unconsumedX, dy: unused)
    }
  }

  /// The first that a drag or a throw moves: each latched link notes on which side of it that one lies.
  func noteMoved(_ mover: Int, _ count: Int) {
    for index in 0..<count {
      let inner = self[index]
      guard let extras = inner.pointee.extras, extras.pointee.link.isLatched else { continue }
      if extras.pointee.link.movedFirst == .neither {
        extras.pointee.link.movedFirst = mover <= index ? .inside : .outside
      }
    }
  }

  /// What some have moved out of their place in this gesture goes back: an overshoot closes, a pager lies on its page
  /// again. Of the amount that leads one of them back, the next one further out takes its part first, and so on.
  /// Answers what they have taken.
  private func giveBack(dx: Double, dy: Double, _ range: Range<Int>) -> (dx: Double, dy: Double) {
    var (part, taken) = ((dx: dx, dy: dy), (dx: 0.0, dy: 0.0))
    var next = range.lowerBound
    for index in range {
      let back = around[index].pointee.displaced(dx: part.dx, dy: part.dy)
      if back.dx == 0 && back.dy == 0 { continue }
      for between in next..<index { around[between].pointee.setUnconsumed(dx: 0, dy: 0) }
      // The part is kept there until the way in.
      around[index].pointee.setUnconsumed(dx: back.dx, dy: back.dy)
      if taken.dx == 0 && taken.dy == 0 { taken = back }
      (part, next) = (back, index + 1)
    }
    var furtherOut = (dx: 0.0, dy: 0.0)
    while next > range.lowerBound {
      next -= 1
      let one = around[next]
      let back = (dx: one.pointee.output.view.unconsumedX, dy: one.pointee.output.view.unconsumedY)
      one.pointee.beginDragging(dx: taken.dx, dy: taken.dy)
      if back.dx != 0 || back.dy != 0 {
        _ = one.pointee.dragAlone(dx: back.dx - furtherOut.dx, dy: back.dy - furtherOut.dy)
        furtherOut = back
      }
      one.pointee.finish()
    }
    return taken
  }

  func endGestures(vx: Double, vy: Double) {
    var left = (vx: vx, vy: vy)
    let count = countInGesture
    for index in 0..<count {
      let (inner, outer) = (self[index], around[index])
      // A throw without a drag moves it.
      if inner.pointee.path.isMoving || inner.pointee.pager.isMoving { noteMoved(index, count) }
      inner.pointee.sharesGesture = false
      // A command has taken over: it stays at its own time, as it was last told.
      if outer.pointee.hand.gesture.kind != .inside { return }
      outer.pointee.catchUp(to: inner.pointee.now)
      var handed = inner.pointee.handedOn(dx: left.vx, dy: left.vy)
      if inner.pointee.movedFirst == .inside { handed = (0, 0) }
      if outer.pointee.hand.gesture.axis == .undecided && (handed.dx != 0 || handed.dy != 0) {
        outer.pointee.decideAxis(dx: handed.dx, dy: handed.dy)
      }
      outer.pointee.forgetFooting()
      left = outer.pointee.endOwnGesture(vx: handed.dx, vy: handed.dy, at: outer.pointee.now)
      outer.pointee.finish()
    }
  }

  /// Does something with the first and with those that take part in its gesture.
  func eachInGesture(_ body: (inout Coordinator) -> Void) {
    for index in 0...countInGesture {
      let one = self[index]
      body(&one.pointee)
    }
  }

  /// What follows in those around from the places they have been put at.
  func finishAround() {
    for index in 0..<countInGesture {
      let outer = around[index]
      outer.pointee.finish()
    }
  }

  // MARK: Wheel steps

  /// What one leaves of a step goes to the next, along the gesture's axis as far as links lead along it.
  func wheel(_ step: WheelStep, _ axis: Gesture.Axis, _ amount: Double) {
    var left = amount
    var (reached, moved) = (0, 0)
    while reached < around.count {
      let (inner, outer) = (self[reached], around[reached])
      if left == 0 || !inner.pointee.isLinked(along: axis) || outer.pointee.hand.gesture.isActive { break }
      inner.pointee.setWheelUnconsumed(inner.pointee.wheelUnconsumed - left)
      outer.pointee.catchUp(to: inner.pointee.now)
      outer.pointee.joinWheelGesture(step, axis, left)
      let given = left
      left = outer.pointee.wheelAlone(step, given)
      reached += 1
      if outer.pointee.wheelUnconsumed != given { moved = reached }
    }
    while reached > 0 {
      reached -= 1
      let inner = self[reached]
      inner.pointee.setWheelUnconsumed(inner.pointee.wheelUnconsumed + around[reached].pointee.wheelUnconsumed)
      if reached < moved { inner.pointee.hand.wheel.hasMovedOther = true }
    }
  }

  /// One around has been moved by the gesture first, and keeps it.
  var isKeptAround: Bool {
    if first.pointee.hand.wheel.hasMoved { return false }
    for index in 0..<around.count where around[index].pointee.staysHere(at: first.pointee.now) { return true }
    return false
  }

  func latchAround() {
    for index in 0..<around.count { around[index].pointee.latchInside(first.pointee.hand.wheel) }
  }

  /// What one leaves of a key goes to the next.
  func key(_ key: Key, _ amount: Double) {
    var left = amount
    for index in 0..<around.count {
      let (inner, outer) = (self[index], around[index])
      let axis: LinkAxes = key.isAcross ? .horizontal : .vertical
      if left == 0 || !inner.pointee.linkedAxes.contains(axis) || outer.pointee.hand.gesture.isActive { return }
      outer.pointee.catchUp(to: inner.pointee.now)
      left = outer.pointee.keyAlone(key, left)
    }
  }

  /// What fingers on a trackpad have pulled out of its place around goes back first. Answers what that has taken.
  func giveBack(_ step: WheelStep, _ axis: Gesture.Axis, _ amount: Double) -> Double {
    var taken = 0.0
    for index in 0..<around.count where around[index].pointee.hand.wheel.isHeld {
      let outer = around[index]
      let left = amount - taken
      let back = outer.pointee.displaced(
        dx: axis == .horizontal ? left : 0, dy: axis == .vertical ? left : 0)
      let part = axis == .horizontal ? back.dx : back.dy
      if part == 0 { continue }
      outer.pointee.catchUp(to: first.pointee.now)
      outer.pointee.joinWheelGesture(step, axis, part)
      _ = outer.pointee.wheelAlone(step, part)
      taken += part
    }
    return taken
  }

  /// What one leaves of a throw goes to the next, also if the gesture has not come so far.
  func liftFromTrackpad(throwing thrown: Double?) {
    var left = thrown
    for index in 0..<around.count {
      let (inner, outer) = (self[index], around[index])
      let isReached = outer.pointee.hand.wheel.stage != .none
      if !inner.pointee.isLinked(along: .vertical) { left = left.map { _ in 0 } }
      if !isReached && (left ?? 0) == 0 || outer.pointee.hand.gesture.isActive { return }
      outer.pointee.catchUp(to: inner.pointee.now)
      if isReached {
        left = outer.pointee.liftOwnFromTrackpad(throwing: left)
      } else if let velocity = left {
        left = outer.pointee.takeThrow(velocity)
      }
      outer.pointee.finish()
    }
  }

  func endWheelGestures() { inWheelGesture { $0.endOwnWheelGesture() } }

  /// Those around that the gesture has reached too.
  private func inWheelGesture(_ body: (inout Coordinator) -> Void) {
    for index in 0..<around.count {
      let outer = around[index]
      if outer.pointee.hand.wheel.stage == .none { return }
      outer.pointee.catchUp(to: self[index].pointee.now)
      body(&outer.pointee)
      outer.pointee.finish()
    }
  }
}

// MARK: What one of them does

extension Coordinator {
  /// Nobody around takes a pull beyond the top.
  var keepsPull: Bool { extras?.pointee.link.keepsPull ?? false }

  /// Nothing shows the pull any more: those around are asked again.
  mutating func letPullGo() {
    if keepsPull && path.overscroll.isZero { extras?.pointee.link.keepsPull = false }
  }

  /// Nobody around takes what is left of a pull beyond the top: it comes back to this one, if its top gives.
  /// - Returns: what it does not take.
  mutating func pullItself(_ dy: Double) -> Double {
    guard dy < 0, let extras, linkedAxes.contains(.vertical), movedFirst == .neither, !path.isMoving else { return dy }
    extras.pointee.link.keepsPull = true
    let rules = rules
    let owner = rules.overscrollOwner(top: true, path.extent)
    if owner != .none && owner != .edge && rules.chain(top: true) == .auto { return path.drag(dy, rules) }
    extras.pointee.link.keepsPull = false
    return dy
  }

  /// Fingers on a trackpad have thrown one inside, which had no use for it. Answers the velocity that passes outwards.
  fileprivate mutating func takeThrow(_ velocity: Double) -> Double {
    takeOver(by: .step)
    takePath()
    output.source = .fling
    return chained(dx: 0, dy: releasePath(velocity, pulls: false, at: now)).dy
  }

  /// The next one takes part in the gesture.
  fileprivate var sharesGesture: Bool {
    get { extras?.pointee.link.isInGesture ?? false }
    set { extras?.pointee.link.isInGesture = newValue }
  }

  /// An amount from the inner one is about to move this one.
  @inline(never)
  mutating func beginDragging(dx: Double, dy: Double) {
    if hand.gesture.axis == .undecided { decideAxis(dx: dx, dy: dy) }
    noteDrag(dx: dx, dy: dy)
  }

  /// Moves this one, notes what it leaves, and returns the part that goes outwards.
  @inline(never)
  mutating func dragAlone(dx: Double, dy: Double) -> (dx: Double, dy: Double) {
    setUnconsumed(dx: dx, dy: dy)
    let axis = hand.gesture.axis
    let isClaimed = !hand.gesture.claimed.isEmpty
    switch axis {
    case .vertical where movedFirst == .outside, .horizontal where movedFirst == .outside: break
    case .vertical: setUnconsumed(dx: dx, dy: dragPath(dy))
    case .horizontal: setUnconsumed(dx: swipePager(dx), dy: dy)
    // A container contains also if the user cannot scroll it.
    case .refused: if !isClaimed { setUnconsumed(dx: chained(dx: dx, dy: dy).dx, dy: dy) }
    case .undecided, .thrown: break
    }
    let isAcross = axis != .undecided && !isClaimed && axis != .vertical
    return handedOn(
      dx: isAcross ? output.view.unconsumedX : 0, dy: axis == .vertical ? output.view.unconsumedY : 0)
  }

  /// What is left along an axis goes to the next one.
  fileprivate func isLinked(along axis: Gesture.Axis) -> Bool {
    linkedAxes.contains(axis == .vertical ? .vertical : .horizontal)
  }

  /// A step of a gesture inside reaches this one: it takes part in the gesture from here on.
  mutating func joinWheelGesture(_ step: WheelStep, _ axis: Gesture.Axis, _ amount: Double) {
    let (dx, dy) = axis == .vertical ? (0, amount) : (amount, 0)
    enterWheelPhase(step, dx: dx, dy: dy, WheelPlace())
    hand.wheel.join(axis)
  }

  /// The part of an amount that goes to the next one: that on the axes of the link.
  fileprivate mutating func handedOn(dx: Double, dy: Double) -> (dx: Double, dy: Double) {
    (linkedAxes.contains(.horizontal) ? dx : 0, linkedAxes.contains(.vertical) ? dy : 0)
  }

  /// What goes to the next one is not left here, until that one has left of it.
  fileprivate mutating func handOver(dx: Double, dy: Double) {
    setUnconsumed(dx: output.view.unconsumedX - dx, dy: output.view.unconsumedY - dy)
  }

  fileprivate mutating func takeBack(from outer: UnsafeMutablePointer<Coordinator>) {
    let left = (dx: outer.pointee.output.view.unconsumedX, dy: outer.pointee.output.view.unconsumedY)
    setUnconsumed(dx: output.view.unconsumedX + left.dx, dy: output.view.unconsumedY + left.dy)
  }

  fileprivate mutating func setUnconsumed(dx: Double, dy: Double) {
    noteUnconsumed(dx, dy)
  }

  /// How much of a movement leads this one back to its former place.
  @inline(never)
  fileprivate mutating func displaced(dx: Double, dy: Double) -> (dx: Double, dy: Double) {
    func part(_ delta: Double, of place: Double) -> Double {
      if place == 0 || (delta < 0) == (place < 0) { return 0 }
      return abs(delta) < abs(place) ? delta : -place
    }
    let offPage = pager.raw != 0 ? pager.raw : pager.offset
    let axis = hand.wheel.isHeld ? hand.wheel.axis : hand.gesture.axis
    return (
      dx: axis == .horizontal ? part(dx, of: offPage * setup.readingDirection) : 0,
      dy: axis == .vertical ? part(dy, of: path.overscroll.raw) : 0
    )
  }
}
