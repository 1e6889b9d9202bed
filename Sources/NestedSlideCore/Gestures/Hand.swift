/// The hands on the coordinator: pointers, the gesture they make, a wheel or a trackpad.
struct Hand: ~Copyable {
  var gesture = Gesture()
  /// Nil before the first touch.
  private var touched: UnsafeMutablePointer<Fingers>?
  /// Steps of a wheel, fingers on a trackpad and their momentum.
  var wheel = WheelGesture()
  /// The finger's guard, and a wheel's; of no use if it has no mover and is not across.
  private(set) var reach = Path.Reach()
  var lastPointerTime = 0.0
  /// A pointer is down, for less than a press takes.
  private(set) var isPressing = false
  /// When a notch of the wheel last turned a page, seconds.
  private(set) var notchedAt = -Limits.time

  mutating func free() { RawMemory.free(touched) }

  /// There must be room for them: `needFingers` comes first.
  @inline(__always) var fingers: UnsafeMutablePointer<Fingers> { touched.unsafelyUnwrapped }
  @inline(__always) var hasPointers: Bool { gesture.kind == .pointers }
  /// What is left of the slop is swallowed first, or several fingers are down.
  @inline(__always) var needsCare: Bool { hasPointers && (fingers.pointee.slopLeft != 0 || !fingers.pointee.isAlone) }
  /// Those that are down, to look at.
  var pointers: PointerTable { touched?.pointee.pointers ?? PointerTable() }

  /// Makes room for what fingers leave behind.
  @inline(never)
  mutating func needFingers() throws(Failure) {
    if touched != nil { return }
    guard let memory = RawMemory.allocate(Fingers.self, count: 1) else {
      throw Failure(.outOfMemory, "out of memory")
    }
    memory.initialize(to: Fingers())
    touched = memory
  }

  /// The place of a pointer in the table, that of the next one if it goes down. Refuses one that is down already, or
  /// is not down. Makes room for fingers.
  @inline(__always)
  mutating func place(of id: Int64, _ action: PointerAction) throws(Failure) -> Int {
    guard let fingers = touched else { return try firstPlace(action) }
    return try fingers.pointee.pointers.place(of: id, action)
  }

  @inline(never)
  private mutating func firstPlace(_ action: PointerAction) throws(Failure) -> Int {
    if action != .down { throw Failure(.invalidState, "id: this pointer is not down") }
    try needFingers()
    return 0
  }

  mutating func noteNotch(at time: Double) { notchedAt = time }

  /// If every page stops, how long after a notch that turned one no other does, seconds.
  static var notchPause: Double { 0.2 }

  mutating func setReach(_ reach: Path.Reach) { self.reach = reach }
  mutating func setPressing(_ isPressing: Bool) { self.isPressing = isPressing }

  /// A finger holds the path, or may be about to move it; or fingers on a trackpad have moved it.
  var holdsPath: Bool {
    gesture.holds && gesture.axis != .refused || wheel.isHeld && wheel.axis == .vertical
  }
  /// A finger, fingers on a trackpad or steps of a wheel hold the pager.
  var holdsPager: Bool {
    gesture.isActive && gesture.axis == .horizontal || wheel.movesPager && (wheel.isHeld || wheel.stage == .stepping)
  }
  /// Fingers, on the screen or on a trackpad, pull the path.
  var pullsPath: Bool { gesture.isActive && gesture.axis == .vertical || wheel.isHeld && wheel.axis == .vertical }

  @inline(never)
  mutating func archive(_ archive: inout Archive, pageCount: Int) {
    gesture.archive(&archive)
    archive.time(&lastPointerTime)
    archive.number(&notchedAt)
    archive.flag(&isPressing)
    wheel.archive(&archive)
    archive.demand(!isPressing || gesture.kind == .pointers)
    archiveFingers(&archive)
  }

  private mutating func archiveFingers(_ archive: inout Archive) {
    let areDown = gesture.kind == .pointers
    if archive.isCorrupt || !areDown && !wheel.isOfTrackpad { return }
    do throws(Failure) { try needFingers() } catch { return archive.fail(.outOfMemory) }
    let fingers = fingers
    fingers.pointee.archive(&archive, areDown: areDown)
    archive.demand(areDown == !pointers.isEmpty)
  }
}
