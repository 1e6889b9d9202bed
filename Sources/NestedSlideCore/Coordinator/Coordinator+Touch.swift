/// How the touch of the pointers stands, for the host's own buttons.
public enum Touch: Int32, Sendable {
  /// No pointer is down.
  case none
  /// Down, but not long enough for a button to show it.
  case waiting
  /// Down for long enough; it may still become a tap.
  case pressed
  /// No tap any more, or never one.
  case dragged
  /// Lifted as a tap.
  case tapped
}

extension Coordinator {
  private var touch: Touch {
    get { Touch(rawValue: output.view.touch) ?? .none }
    set { output.showResting { $1.set(&$0.touch, newValue.rawValue) } }
  }

  /// A pointer goes down. A touch that stops a throw is no tap.
  mutating func touchDown() {
    if hand.hasPointers || hasThrowToCatch {
      touchDragged()
      return
    }
    let delay = currentFineSettings.pressDelay
    touch = delay > 0 ? .waiting : .pressed
    if delay > 0 { hand.setPressing(true) }
  }

  /// It has been down for long enough.
  mutating func press() {
    hand.setPressing(false)
    if touch == .waiting { touch = .pressed }
  }

  /// It moves, or is not alone.
  mutating func touchDragged() {
    hand.setPressing(false)
    touch = .dragged
  }

  /// The last pointer lifts.
  mutating func touchUp(taps: Bool) {
    hand.setPressing(false)
    touch = taps && (touch == .waiting || touch == .pressed) ? .tapped : .none
  }
}
