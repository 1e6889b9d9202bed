/// What fingers leave behind from down to up, on the screen or on a trackpad: of no meaning between two gestures.
///
/// Apart from the rest of the hand, because many coordinators are never touched: it is made with the first touch.
struct Fingers {
  var pointers = PointerTable()
  var tracker = VelocityTracker()
  /// Where the driving pointer's slop is measured from; of a trackpad, how far the fingers have come.
  var originX = 0.0
  var originY = 0.0
  /// What of the slop is still to be swallowed along the decided axis.
  var slopLeft = 0.0
  /// When a pointer that went down and stays where it is presses what is under it, seconds.
  var pressEnd = 0.0
  /// When a trackpad's gesture is over that has nothing more to tell, seconds.
  var quietAt = 0.0

  /// Takes what is left of the slop out of a movement along the axis.
  @inline(never)
  mutating func swallowSlop(_ delta: Double) -> Double {
    if slopLeft == 0 { return delta }
    let amount = abs(delta)
    if amount <= slopLeft {
      slopLeft -= amount
      return 0
    }
    let rest = amount - slopLeft
    slopLeft = 0
    return delta < 0 ? -rest : rest
  }
}
