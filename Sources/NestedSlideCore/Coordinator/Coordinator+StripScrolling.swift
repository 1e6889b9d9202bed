/// A strip of tabs that is wider than the hover bar can be dragged, flung and wheeled by itself. Then neither header
/// nor pager moves, whatever ends the strip comes to. It is a movement like others, from scroll_began to settled; no
/// other event tells of it.
extension Coordinator {
  var isStripMoving: Bool { extras?.pointee.strip.isMoving ?? false }

  func isOnStrip(x: Double, y: Double) -> Bool {
    greatestTabOffset > 0 && output.view.hover.contains(x, y)
  }

  // MARK: Fingers

  /// A touch, anywhere, stops the strip as it does all else.
  @inline(never)
  mutating func touchStrip(x: Double, y: Double) {
    extras?.pointee.strip.stop()
    hand.gesture.beganOnStrip = isOnStrip(x: x, y: y)
  }

  /// The gesture is the strip's from here on.
  mutating func takeStrip() {
    attention.insert(.strip)
    // None of it passes to a coordinator around this one.
    hand.gesture.claimed = .horizontal
    // Wherever the pager was leading it.
    extras?.pointee.strip.take(at: output.view.tabOffset, inTurn: !isPagerAtRest)
    output.beginScroll(at: now)
  }

  /// Amounts in offset direction.
  @inline(never)
  mutating func dragStrip(dx: Double, dy: Double) { noteUnconsumed(moveStrip(by: dx), dy) }

  /// Moves the strip, in offset direction; answers what is left at its end.
  private mutating func moveStrip(by dx: Double) -> Double {
    guard let extras else { return dx }
    let greatest = greatestTabOffset
    // The strip may have become shorter under the finger.
    let wanted = extras.pointee.strip.offset.clamped(0, greatest) + dx * setup.readingDirection
    let offset = wanted.clamped(0, greatest)
    extras.pointee.strip.put(at: offset)
    showTabs(pagerRules)
    return wanted == offset ? 0 : (wanted - offset) * setup.readingDirection
  }

  /// The finger lifts that dragged the strip, or pulled at an end that shows no overscroll.
  @inline(never)
  mutating func releaseEdgeOrStrip(_ vx: Double) {
    if attention.contains(.pulledEdge) { releaseEdge() }
    if !attention.contains(.strip) { return }
    attention.remove(.strip)
    if vx == 0 { return }
    extras?.pointee.strip.fling(
      vx * setup.readingDirection, within: greatestTabOffset, setup.physics, at: now)
  }

  /// Flings have another curve: that of the strip continues from the velocity that it has.
  @inline(never)
  func flingStripAnew() {
    guard let extras, extras.pointee.strip.isFlung else { return }
    let state = extras.pointee.strip.state(at: now)
    extras.pointee.strip.stop()
    extras.pointee.strip.put(at: state.offset)
    extras.pointee.strip.fling(state.velocity, within: greatestTabOffset, setup.physics, at: now)
  }

  // MARK: Wheel

  /// A step along the strip.
  @inline(never)
  mutating func wheelStrip(_ step: WheelStep, dx: Double) {
    let dy = output.view.unconsumedY
    if momentumIsOver { return noteUnconsumed(0, dy) }
    guard let extras else { return }
    let moved = extras.pointee.strip
    extras.pointee.strip.take(at: output.view.tabOffset, inTurn: !isPagerAtRest)
    let before = extras.pointee.strip.offset.clamped(0, greatestTabOffset)
    if step.unit == .pixel || settings.input.reducesMotion {
      noteUnconsumed(moveStrip(by: dx), dy)
    } else {
      let wanted = (moved.isMoving ? moved.goal : before) + dx * setup.readingDirection
      let goal = wanted.clamped(0, greatestTabOffset)
      let velocity = moved.isMoving ? moved.state(at: now).velocity : 0
      extras.pointee.strip.glide(
        to: goal, velocity: velocity, restDistance: setup.physics.restDistance, at: now)
      noteUnconsumed(wanted == goal ? 0 : (wanted - goal) * setup.readingDirection, dy)
    }
    if extras.pointee.strip.offset == before && !isStripMoving { return }
    hand.wheel.hasMoved = true
    output.beginScroll(at: now)
  }

  // MARK: Time

  /// A turn that begins leads the strip back; one that has ended leaves it alone.
  mutating func settleStrip() {
    guard let extras, extras.pointee.strip.rule != .follows else { return }
    if isPagerAtRest { return extras.pointee.strip.endTurn() }
    if extras.pointee.strip.rule == .stays || !pager.turn.isActive { return }
    extras.pointee.strip.stop()
    attention.remove(.strip)
  }
}
