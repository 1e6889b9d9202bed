/// Links with `headerFirst`: on the way up the headers around collapse before what is inside moves, and on the way down
/// those that return quickly come back.
///
/// A drag, a wheel's step and a key give each of these headers its part first, from the outside in, and the rest goes
/// its usual way. A fling is cut at the ends of the headers. All parts are planned at the release, each with the
/// velocity that the one before has left, so they do not depend on frames:
///
///     outermost header   ───────┐
///     next header               └──────┐
///     the inner one      (waits)       └─────────────────
///                        release       entersAt
///
/// The inner one is advanced first, so at `entersAt` it brings the header to that time and looks whether it arrived. A
/// touch or a command may have stopped it: then the inner one stays.
extension LinkedRow {
  /// Moves the headers of links that say so, from the outside in, by a drag. Answers how much of it that took.
  func moveHeaders(_ dy: Double, _ count: Int) -> Double {
    if first.pointee.hand.gesture.axis != .vertical || !first.pointee.path.overscroll.isZero { return 0 }
    var left = dy
    for index in (0..<verticalCount(of: count)).reversed() where self[index].pointee.isHeaderFirst {
      let outer = around[index]
      let part = outer.pointee.headerWay(atMost: left)
      if part == 0 || isKeptInside(index) { continue }
      outer.pointee.beginDragging(dx: 0, dy: part)
      _ = outer.pointee.dragAlone(dx: 0, dy: part)
      left -= part - outer.pointee.output.view.unconsumedY
      outer.pointee.noteUnconsumed(0, 0)
      outer.pointee.finish()
      noteMoved(index + 1, count)
    }
    return dy - left
  }

  /// The same by a wheel's step. A gesture that is latched stays with the first that it moved.
  func moveHeaders(_ step: WheelStep, _ dy: Double) -> Double {
    var count = 0
    while count < around.count && !self[count].pointee.staysHere(at: first.pointee.now) { count += 1 }
    return moveHeaders(atMost: dy, count) {
      $0.joinWheelGesture(step, .vertical, $1)
      _ = $0.wheelAlone(step, $1)
      let unused = $0.output.view.unconsumedY
      $0.noteUnconsumed(0, 0)
      if unused != $1 { first.pointee.hand.wheel.hasMovedOther = true }
      return unused
    }
  }

  /// The same by a key. Those to the ends move all of them, and none of it is taken.
  func moveHeaders(_ key: Key, _ amount: Double) -> Double {
    if !first.pointee.linkedAxes.contains(.vertical) { return 0 }
    let isToEnd = key == .end || key == .home
    let most = isToEnd ? amount * .infinity : amount
    let taken = moveHeaders(atMost: most, around.count) { $0.keyAlone(amount > 0 ? .down : .up, $1) }
    return isToEnd ? 0 : taken
  }

  /// The same by a command that scrolls the first one up, so far at most. Answers how much of it that took.
  func collapseHeaders(atMost way: Double, animated: Bool, cause: PathMotion.Cause) -> Double {
    moveHeaders(atMost: way, around.count) {
      let goal = Route.Place(outer: $0.path.rest.outer + $1, inner: $0.path.rest.inner)
      $0.scroll(to: goal, animated: animated, cause: cause)
      $0.finish()
      return 0
    }
  }

  /// The same by a pointer near an edge; a velocity of 0 stops them. False if none has a way to go.
  func autoscrollHeaders(_ velocity: Double) -> Bool {
    for index in 0..<verticalCount(of: around.count) where around[index].pointee.isAutoscrolledFromInside {
      around[index].pointee.standAt(first.pointee.now)
      around[index].pointee.stopAutoscroll()
    }
    if !(velocity > 0) { return false }
    var moves = false
    _ = moveHeaders(atMost: .infinity, around.count) { outer, _ in
      outer.autoscrollHeader(velocity)
      moves = true
      return 0
    }
    return moves
  }

  /// One of the links leads headers first.
  var movesHeaders: Bool {
    for index in 0..<verticalCount(of: around.count) where self[index].pointee.isHeaderFirst { return true }
    return false
  }

  /// - Parameters:
  ///   - count: how many of those around it may move.
  ///   - move: moves an outer one by a part of the amount, and answers what that leaves.
  @inline(never)
  private func moveHeaders(
    atMost amount: Double, _ count: Int, _ move: (inout Coordinator, Double) -> Double
  ) -> Double {
    var taken = 0.0
    for index in (0..<verticalCount(of: count)).reversed() where self[index].pointee.isHeaderFirst {
      let outer = around[index]
      if outer.pointee.hand.gesture.isActive { continue }
      outer.pointee.standAt(first.pointee.now)
      let part = outer.pointee.headerWay(atMost: amount - taken)
      if part != 0 { taken += part - move(&outer.pointee, part) }
    }
    return taken
  }

  /// Flings of the same headers, one after the other. Answers what velocity is left when the last of them is there,
  /// when that is, and how many links outwards it lies; 0 if none has a way to go.
  func flingHeaders(_ velocity: Double, at time: Double) -> (velocity: Double, time: Double, from: Int) {
    var (left, start, from) = (velocity, time, 0)
    for index in (0..<verticalCount(of: around.count)).reversed() where self[index].pointee.isHeaderFirst {
      let outer = around[index]
      let isOfGesture = outer.pointee.hand.gesture.isActive && index < countInGesture
      outer.pointee.standAt(first.pointee.now)
      if outer.pointee.hand.gesture.isActive && !isOfGesture || outer.pointee.path.isMoving { continue }
      if outer.pointee.headerWay(atMost: velocity * .infinity) == 0 || isKeptInside(index) { continue }
      if from != 0 { outer.pointee.waitForHeader(from - index - 1, until: start) }
      (left, start) = outer.pointee.flingHeader(left, at: start)
      from = index + 1
      if left == 0 { break }
    }
    return (left, start, from)
  }

  /// The header so many links outwards has gone its way.
  func isHeaderThere(_ from: Int, up: Bool, at time: Double) -> Bool {
    // Taken out since, the first is on its own.
    if from == 0 || from > around.count { return true }
    let outer = around[from - 1]
    outer.pointee.standAt(time)
    return !outer.pointee.hand.gesture.isActive && outer.pointee.headerWay(atMost: up ? .infinity : -.infinity) == 0
  }

  /// A latched link between the first and this header keeps the gesture inside.
  private func isKeptInside(_ index: Int) -> Bool {
    for inner in 0...index where self[inner].pointee.movedFirst == .inside { return true }
    return false
  }

  /// How many of those around, from the next one on, the links lead to vertically.
  func verticalCount(of count: Int) -> Int {
    for index in 0..<count where !self[index].pointee.linkedAxes.contains(.vertical) { return index }
    return count
  }
}

extension Coordinator {
  /// On which side of a latched link the gesture moved something first.
  var movedFirst: Link.Side { extras?.pointee.link.movedFirst ?? .neither }

  /// Moves headers around by a wheel's step; answers how much of it that took.
  mutating func moveHeadersAround(_ step: WheelStep, _ dy: Double) -> Double { withRow { $0.moveHeaders(step, dy) } }

  /// The same by a key.
  mutating func moveHeadersAround(_ key: Key, _ amount: Double) -> Double { withRow { $0.moveHeaders(key, amount) } }

  /// A fling of this one first moves headers around. Answers what velocity it begins with, and when.
  @inline(never)
  mutating func flingThroughHeaders(_ velocity: Double, at time: Double) -> (velocity: Double, time: Double) {
    if velocity == 0 || !linkedAxes.contains(.vertical) || !path.overscroll.isZero { return (velocity, time) }
    let way = withRow { $0.flingHeaders(velocity, at: time) }
    if way.from == 0 { return (velocity, time) }
    waitForHeader(way.from, until: way.time)
    return (way.velocity, way.time)
  }

  /// - Parameter links: how many links outwards the header lies.
  func waitForHeader(_ links: Int, until time: Double) {
    extras?.pointee.link.entersAt = time
    extras?.pointee.link.enteredFrom = links
  }

  /// The header around is to be collapsed now, and the motion of this one to begin. But the header may have been
  /// stopped.
  mutating func enterFling(at time: Double) {
    guard let extras, extras.pointee.link.entersAt <= time else { return }
    let (start, from) = (extras.pointee.link.entersAt, extras.pointee.link.enteredFrom)
    extras.pointee.link.entersAt = .infinity
    let begins = path.motion.isFling ? path.motion.start : (path.motion.isWaiting ? path.next : .infinity)
    if begins != start { return }
    let isUp = path.motion.route.heading > 0
    if withRow({ $0.isHeaderThere(from, up: isUp, at: time) }) { return }
    let rules = rules
    path.hold(rules)
  }

  /// The fling of this one waits for a header around.
  var waitsForHeader: Bool { path.motion.isFling && extras?.pointee.link.entersAt == path.motion.start }

  // MARK: What the outer one does

  var isHeaderFirst: Bool { extras?.pointee.link.isHeaderFirst ?? false }

  /// Brings the outer one to the time of the inner, and shows it there: nothing else may follow in this call.
  @inline(never)
  mutating func standAt(_ time: Double) {
    catchUp(to: time)
    show()
  }

  /// How much of a movement moves the header before the page: up it collapses, down it returns.
  @inline(never)
  fileprivate mutating func headerWay(atMost most: Double) -> Double {
    let rules = rules
    let way = path.headerWay(up: most > 0, rules)
    return way < abs(most) ? (most < 0 ? -way : way) : most
  }

  /// A pointer near an edge of one inside scrolls this one.
  fileprivate var isAutoscrolledFromInside: Bool { path.motion.cause == .autoscroll && !pending.autoscroll.isOn }

  fileprivate mutating func stopAutoscroll() {
    if !isAutoscrolledFromInside { return }
    endVerticalMotion()
    finish()
  }

  fileprivate mutating func autoscrollHeader(_ velocity: Double) {
    takeOver(by: .command)
    takePath()
    output.beginScroll(at: now)
    let rules = rules
    path.scroll(steadily: velocity, asHeader: true, at: now, rules)
    finish()
  }

  /// A fling moves the header, and answers what velocity it leaves to those inside, and when.
  fileprivate mutating func flingHeader(_ velocity: Double, at time: Double) -> (velocity: Double, time: Double) {
    takePath()
    let rules = rules
    let left = path.flingHeader(velocity, at: time, rules)
    output.source = .fling
    // In a gesture its end follows.
    if !hand.gesture.isActive { finish() }
    return left
  }
}
