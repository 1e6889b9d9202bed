/// Who takes over from what continues or waits.
enum Taker {
  /// A finger goes down, or a session begins.
  case touch
  /// Fingers come down on a trackpad.
  case trackpad
  /// A step of a wheel, or of a trackpad's gesture.
  case step
  /// A key is pressed, whether or not it can move anything.
  case key
  /// A command, or a key that moves something.
  case command
  /// A view of the host's has moved.
  case view
  /// Other settings.
  case settings

  /// Which pending things end.
  fileprivate var ends: Pending.Kinds {
    switch self {
    case .touch, .trackpad, .key, .command: [.reveal, .edge, .autoscroll, .catch, .asked, .thumb]
    case .step: [.reveal, .autoscroll, .thumb]
    case .view: [.reveal, .autoscroll, .thumb]
    case .settings: []
    }
  }

  /// The motion that a command has begun stops, unless this one leads it on in the same call.
  fileprivate var stopsCommand: Bool {
    switch self {
    case .step, .key: true
    case .touch, .trackpad, .command, .view, .settings: false
    }
  }

  /// A finger's gesture moves nothing more, nor does momentum that still comes.
  fileprivate var endsGesture: Bool { self == .command }
}

/// Taking over. All that somebody may have left waiting is in `Pending`, in the gesture and in the motion. Every door
/// of a user and every command calls `takeOver` first, and what ends is decided here alone:
///
///                reveal  retarget  edge  autoscroll  caught  asked for  thumb  a command's     a finger's gesture,
///                                                    fling   more              motion          momentum
///     touch        x        x        x       x         x       x        x     held            the touch's begins
///     trackpad     x        x        x       x         x       x        x     held            the trackpad's begins
///     step         x        x        o       x                 1        x     stops           continues
///     key          x        x        x       x         x       x        x     stops           continues
///     command      x        x        x       x         x       x        x     is replaced     given up
///     view         x        x                x                 1        x     is the host's   is refused
///     settings              x
///
///     x ends   o ends if no finger on a trackpad holds it   1 the first of a gesture ends it
///
/// A thumb also ends when the path drives another page, or when its page is gone.
/// A header that a command has placed stays until the next vertical input: `takePath` says that it has come.
extension Coordinator {
  @inline(never)
  mutating func takeOver(by taker: Taker) {
    setCanRetarget(false)
    leadNoneAround()
    pending.end(taker.ends)
    if taker == .step && !hand.wheel.isHeld { pending.end(.edge) }
    if taker == .step && !hand.wheel.hasMoved || taker == .view && !isObserved { pending.end(.asked) }
    if taker.stopsCommand && path.motion.isOfCommand { stopCommand() }
    if taker.endsGesture { giveUpGesture() }
  }

  /// Vertical input moves the path from now on.
  mutating func takePath() { pending.letHeaderGo() }

  /// The motion of a command stops at its place. Who leads the path on in this call does so from the velocity it had.
  private mutating func stopCommand() {
    let rules = rules
    if path.overscroll.isZero {
      path.stop(rules)
    } else {
      path.bounce(path.velocity, released: false, at: now, rules)
    }
  }

  /// The gesture no longer moves anything until all fingers have lifted.
  public mutating func giveUpGesture() {
    giveUpWheel()
    output.source = .program
    if !hand.gesture.isActive { return }
    attention.remove(.strip)
    if !linkedAxes.isEmpty { endLinkedGestures(vx: 0, vy: 0) }
    if hand.gesture.isDragging { output.tell(drag: .dragEnded, hand.gesture.source, at: now) }
    hand.gesture.axis = .refused
  }

  /// Whether the motion that a release began may still be led elsewhere.
  mutating func setCanRetarget(_ can: Bool) { output.showResting { $1.set(&$0.canRetarget, can ? 1 : 0) } }
}

extension PathMotion {
  /// A command began it, and leads to a place; keys and wheel steps that follow each other add up.
  fileprivate var isOfCommand: Bool { kind == .animation && !isStepped }
}
