/// The hands on the coordinator: pointers, the gesture they make, a wheel or a trackpad.
struct Hand: ~Copyable {
  var gesture = Gesture()
  var pointers = PointerTable()
  /// Fingers on a trackpad, and their momentum.
  var wheel = WheelGesture()
  /// The finger's guard, and a wheel's; of no use where it has no mover.
  private(set) var reach = Path.Reach()
  /// The same of the pager: of no use where it is empty.
  private(set) var pagerReach = (low: 0.0, high: 0.0)
  var lastPointerTime = 0.0
  /// A wheel has no last step: the path waits until then before it goes to a place to rest, seconds.
  private(set) var restsAfter = -Limits.time
  /// A pointer is down, for less than a press takes.
  private(set) var isPressing = false

  /// When a notch of the wheel last turned a page, seconds.
  private(set) var notchedAt = -Limits.time

  mutating func noteNotch(at time: Double) { notchedAt = time }
  /// Where every page stops, how long after a notch that turned one no other does, seconds.
  static var notchPause: Double { 0.2 }

  /// How long after a wheel step the path waits, seconds.
  static var wheelRest: Double { 0.15 }

  /// A wheel has moved the path: another step may follow.
  mutating func waitForSteps(after time: Double) { restsAfter = time + Hand.wheelRest }
  /// Something else moves it: it need not wait.
  mutating func waitNoLonger() { restsAfter = -Limits.time }

  mutating func setReach(_ reach: Path.Reach, pager: (low: Double, high: Double)) {
    self.reach = reach
    pagerReach = pager
  }
  mutating func setPressing(_ isPressing: Bool) { self.isPressing = isPressing }

  /// A finger holds the path where it is, or may be about to move it.
  var holdsPath: Bool { gesture.isActive && gesture.axis != .refused }
  /// A finger, or fingers on a trackpad, hold the pager.
  var holdsPager: Bool { gesture.isActive && gesture.axis == .horizontal || wheel.isHeld && wheel.axis == .horizontal }
  /// Fingers are on a trackpad.
  var holdsTrackpad: Bool { wheel.isHeld }

  @inline(never)
  mutating func archive(_ archive: inout Archive, pageCount: Int) {
    gesture.archive(&archive)
    pointers.archive(&archive)
    archive.number(&lastPointerTime, -Limits.time, Limits.time)
    archive.number(&restsAfter)
    archive.number(&notchedAt)
    archive.flag(&isPressing)
    wheel.archive(&archive)
    archive.demand((gesture.kind == .pointers) == !pointers.isEmpty)
    archive.demand(!isPressing || gesture.kind == .pointers)
  }
}
