/// Scrolling by itself, while a pointer that does something else says so: it drags a row near an edge, or went away
/// from where its middle button was pressed.
///
/// The pointer's place gives a velocity, and that a motion to the end of the path: a line, through page and header.
/// What the host has asked for is kept beside the motion, so that it continues if the content grows. Whatever else
/// moves or stops the path ends it, until the host asks again: two that pull at a page at a time would surprise both.
public enum Autoscroll: Int32, Sendable {
  case off
  /// Near the viewport's upper and lower edge.
  case edge
  /// About the place at which it began.
  case origin

  /// Closer to its origin than this it does not scroll, points. [Chromium: kNoMiddleClickAutoscrollRadius]
  static var stillRadius: Double { 15 }
  /// In points per second, for a pointer at `y`.
  func velocity(y: Double, from: Double, speed: Double, viewportHeight: Double) -> Double {
    switch self {
    case .off: return 0
    case .edge:
      if !(from > 0) { return 0 }
      func depth(_ distance: Double) -> Double { ((from - distance) / from.asDivisor).clamped(0, 1) }
      return speed * (depth(viewportHeight - y) - depth(y))
    case .origin:
      let distance = (y - from).magnitude
      if distance <= Autoscroll.stillRadius { return 0 }
      let velocity = speed * (distance * distance * 1e-4)
      return (y < from ? -velocity : velocity).clamped(-Limits.velocity, Limits.velocity)
    }
  }
}

extension Coordinator {
  /// - Parameters:
  ///   - y: the pointer's place in the viewport, points.
  ///   - from: how far from an edge it begins; with `origin` its place.
  ///   - speed: at an edge; with `origin` 100 points away from it. Points per second.
  public mutating func autoscroll(_ mode: Autoscroll, y: Double, from: Double, speed: Double) throws(Failure) {
    try require(y, within: -Limits.length, Limits.length, "y: must be within 1e12 points")
    try require(from, within: -Limits.length, Limits.length, "from: must be within 1e12 points")
    try require(speed, within: 0, Limits.velocity, "speed: must be from 0 to 1e9 points per second")
    let velocity = mode.velocity(y: y, from: from, speed: speed, viewportHeight: settings.layout.viewportHeight)
    let state = pending.autoscroll
    if state.isOn == (mode != .off) && velocity == state.velocity { return }
    if velocity != 0 {
      drivePageOfInput()
      takeOver(by: .command)
      output.endDeceleration(at: now)
      endVerticalMotion()
      takePath()
    } else if path.motion.cause == .autoscroll {
      endVerticalMotion()
    }
    pending.set(AutoscrollState(isOn: mode != .off, velocity: velocity, waits: true))
    if movesHeadersAround { autoscrollHeadersAround(velocity) }
    finish()
  }

  /// Begins the motion that is asked for, and continues with it if there is more of the path.
  mutating func keepAutoscrolling() {
    if path.isMoving && path.motion.cause == .autoscroll { return }
    let isHeld = hand.gesture.isActive && hand.gesture.axis != .refused || holdsWheel
    let isElsewhere = path.isMoving || isHeld || !path.overscroll.isZero
    let waits = pending.autoscroll.waits && !isElsewhere && !isObservedByHost
    let velocity = pending.autoscroll.velocity
    let rules = rules
    if waits { path.scroll(steadily: velocity, at: now, rules) }
    if path.isMoving && path.motion.cause == .autoscroll {
      pending.autoscrollWaits(false)
    } else if !isElsewhere && path.isAtEnd(up: velocity > 0, rules) {
      pending.autoscrollWaits(true)
    } else {
      // Something else has stopped it.
      pending.end(.autoscroll)
    }
  }
}

/// What was asked for last.
struct AutoscrollState {
  /// Until it is off nothing is brought to a place to rest.
  private(set) var isOn = false
  /// Points per second.
  var velocity = 0.0
  /// It has yet to begin, or is at the end of the path.
  var waits = false

  mutating func archive(_ archive: inout Archive) {
    archive.flag(&isOn)
    archive.number(&velocity, -Limits.velocity, Limits.velocity)
    archive.flag(&waits)
  }
}
