/// Links with `headerFirst`: on the way up the headers around collapse before what is inside moves.
///
/// A drag, a wheel's step and a key give each of these headers its part first, from the outside in, and the rest goes
/// its usual way. A fling is cut where the headers end. All parts are planned at the release, each with the velocity
/// that the one before has left, so they do not depend on frames:
///
///     outermost header   ───────┐
///     next header               └──────┐
///     the inner one      (waits)       └─────────────────
///                        release       entersAt
///
/// The inner one is advanced first, so at `entersAt` it brings the header to that time and looks whether it arrived. A
/// touch or a command may have stopped it: then the inner one stays where it is.
extension LinkedRow {
  /// Collapses the headers of links that say so, from the outside in, by a drag up. Answers how much of it that took.
  func collapse(_ dy: Double, _ count: Int) -> Double {
    if first.pointee.hand.gesture.axis != .vertical || !first.pointee.path.overscroll.isZero { return 0 }
    var left = dy
    for index in (0..<verticalCount(of: count)).reversed() where self[index].pointee.isHeaderFirst {
      let outer = around[index]
      let part = outer.pointee.wayToCollapse(atMost: left)
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
  func collapse(_ step: WheelStep, _ dy: Double) -> Double {
    var count = 0
    while count < around.count && !self[count].pointee.staysHere(at: first.pointee.now) { count += 1 }
    return collapse(atMost: dy, count) {
      $0.joinWheelGesture(step, .vertical, $1)
      _ = $0.wheelAlone(step, $1)
      let unused = $0.output.view.unconsumedY
      $0.noteUnconsumed(0, 0)
      if unused != $1 { first.pointee.hand.wheel.hasMovedOther = true }
      return unused
    }
  }

  /// The same by a key. That to the end collapses all of them, and none of it is taken.
  func collapse(_ key: Key, _ amount: Double) -> Double {
    if !first.pointee.linkedAxes.contains(.vertical) { return 0 }
    let taken = collapse(atMost: key == .end ? .infinity : amount, around.count) { $0.keyAlone(.down, $1) }
    return key == .end ? 0 : taken
  }

  /// - Parameters:
  ///   - count: how many of those around it may move.
  ///   - move: moves an outer one up by a part of the amount, and answers what that leaves.
  @inline(never)
  private func collapse(
    atMost amount: Double, _ count: Int, _ move: (inout Coordinator, Double) -> Double
  ) -> Double {
    var taken = 0.0
    for index in (0..<verticalCount(of: count)).reversed() where self[index].pointee.isHeaderFirst {
      let outer = around[index]
      if outer.pointee.hand.gesture.isActive { continue }
      outer.pointee.standAt(first.pointee.now)
      let part = outer.pointee.wayToCollapse(atMost: amount - taken)
      if part != 0 { taken += part - move(&outer.pointee, part) }
    }
    return taken
  }

  /// Flings of the same headers, one after the other. Answers what velocity is left when the last of them is collapsed,
  /// when that is, and how many links outwards it lies; 0 if there is nothing to collapse.
  func collapse(_ velocity: Double, at time: Double) -> (velocity: Double, time: Double, from: Int) {
    var (left, start, from) = (velocity, time, 0)
    for index in (0..<verticalCount(of: around.count)).reversed() where self[index].pointee.isHeaderFirst {
      let outer = around[index]
      let isOfGesture = outer.pointee.hand.gesture.isActive && index < countInGesture
      outer.pointee.standAt(first.pointee.now)
      if outer.pointee.hand.gesture.isActive && !isOfGesture || outer.pointee.path.isMoving { continue }
      if outer.pointee.wayToCollapse(atMost: .infinity) == 0 || isKeptInside(index) { continue }
      if from != 0 { outer.pointee.waitForHeader(from - index - 1, until: start) }
      (left, start) = outer.pointee.collapse(left, at: start)
      from = index + 1
      if left == 0 { break }
    }
    return (left, start, from)
  }

  /// The header so many links outwards has been collapsed by its fling.
  func isCollapsed(_ from: Int, at time: Double) -> Bool {
    // Taken out since, the first is on its own.
    if from == 0 || from > around.count { return true }
    let outer = around[from - 1]
    outer.pointee.standAt(time)
    return !outer.pointee.hand.gesture.isActive && outer.pointee.wayToCollapse(atMost: .infinity) == 0
  }

  /// A latched link between the first and this header keeps the gesture inside.
  private func isKeptInside(_ index: Int) -> Bool {
    for inner in 0...index where self[inner].pointee.movedFirst == .inside { return true }
    return false
  }

  /// How many of those around, from the next one on, the links lead to vertically.
  private func verticalCount(of count: Int) -> Int {
    for index in 0..<count where !self[index].pointee.linkedAxes.contains(.vertical) { return index }
    return count
  }
}

extension Coordinator {
  /// On which side of a latched link the gesture moved something first.
  var movedFirst: Link.Side { extras?.pointee.link.movedFirst ?? .neither }

  /// Collapses headers around by a wheel's step; answers how much of it that took.
  mutating func collapseAround(_ step: WheelStep, _ dy: Double) -> Double { withRow { $0.collapse(step, dy) } }

  /// The same by a key.
  mutating func collapseAround(_ key: Key, _ amount: Double) -> Double { withRow { $0.collapse(key, amount) } }

  /// A fling of this one first collapses headers around. Answers what velocity it begins with, and when.
  @inline(never)
  mutating func flingThroughHeaders(_ velocity: Double, at time: Double) -> (velocity: Double, time: Double) {
    if !(velocity > 0) || !linkedAxes.contains(.vertical) || !path.overscroll.isZero { return (velocity, time) }
    let way = withRow { $0.collapse(velocity, at: time) }
    if way.from == 0 { return (velocity, time) }
    waitForHeader(way.from, until: way.time)
    return (way.velocity, way.time)
  }

  /// - Parameter links: how many links outwards the header lies.
  fileprivate func waitForHeader(_ links: Int, until time: Double) {
    extras?.pointee.link.entersAt = time
    extras?.pointee.link.enteredFrom = links
  }

  /// The header around is to be collapsed now, and the fling of this one to begin. But the header may have been
  /// stopped.
  mutating func enterFling(at time: Double) {
    guard let extras, extras.pointee.link.entersAt <= time else { return }
    let (start, from) = (extras.pointee.link.entersAt, extras.pointee.link.enteredFrom)
    extras.pointee.link.entersAt = .infinity
    if !path.motion.isFling || path.motion.start != start { return }
    if withRow({ $0.isCollapsed(from, at: time) }) { return }
    let rules = rules
    path.hold(rules)
  }

  /// The fling of this one waits for a header around.
  var waitsForHeader: Bool { path.motion.isFling && extras?.pointee.link.entersAt == path.motion.start }

  // MARK: What the outer one does

  fileprivate var isHeaderFirst: Bool { extras?.pointee.link.isHeaderFirst ?? false }

  /// Brings the outer one to the time of the inner, and shows it there: nothing else may follow in this call.
  @inline(never)
  fileprivate mutating func standAt(_ time: Double) {
    catchUp(to: time)
    show()
  }

  /// How much of a movement up collapses the header before the page moves.
  @inline(never)
  fileprivate mutating func wayToCollapse(atMost most: Double) -> Double {
    let rules = rules
    let way = path.wayToCollapse(rules)
    return way < most ? way : most
  }

  /// A fling collapses the header, and answers what velocity it leaves to those inside, and when.
  fileprivate mutating func collapse(_ velocity: Double, at time: Double) -> (velocity: Double, time: Double) {
    takePath()
    let rules = rules
    let left = path.collapse(velocity, at: time, rules)
    output.source = .fling
    // In a gesture its end follows.
    if !hand.gesture.isActive { finish() }
    return left
  }
}
