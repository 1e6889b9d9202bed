import NestedSlideCore

/// A coordinator that ends with the last reference to it.
final class TestCoordinator {
  private(set) var pointer: UnsafeMutablePointer<Coordinator>
  /// What the calls that `perform` made have left behind.
  var history = CallHistory()

  init(_ settings: Settings, fine: FineSettings = FineSettings(), heights: [Double]) throws {
    var all = AllSettings(settings, fine)
    try all.check()
    pointer = try Coordinator.create(&all, pageCount: heights.count, heights: heights)
  }

  private init(restored: UnsafeMutablePointer<Coordinator>) { pointer = restored }

  /// A profile page: 390 by 800 points, a header of 200, a hover bar of 50, long pages.
  convenience init(
    heights: [Double] = [3000, 3000, 3000], fine: FineSettings = FineSettings(),
    _ change: (inout Settings) -> Void = { _ in }
  ) throws {
    var settings = Settings.profile
    change(&settings)
    try self.init(settings, fine: fine, heights: heights)
  }

  /// Those around it.
  private var held: UnsafeMutableBufferPointer<HeldCoordinator>?

  deinit {
    Coordinator.destroy(pointer)
    held?.deallocate()
  }

  /// Puts it inside others, given from the inside out, and keeps it inside of them as a call through the C layer would be.
  func link(_ outers: [TestCoordinator], axes: LinkAxes = [.vertical, .horizontal]) throws {
    let room = UnsafeMutableBufferPointer<HeldCoordinator>.allocate(capacity: outers.count)
    for (index, outer) in outers.enumerated() {
      room.initializeElement(at: index, to: HeldCoordinator(outer.pointer, UnsafeMutableRawPointer(outer.pointer)))
    }
    let surroundings = room.baseAddress.map { Surroundings($0, outers.count) } ?? Surroundings()
    let handle = outers.first.map { UInt64(UInt(bitPattern: $0.pointer)) } ?? 0
    try pointer.pointee.link(to: handle, axes: axes, inside: surroundings)
    held?.deallocate()
    held = room
    pointer.pointee.surroundings = surroundings
  }

  /// What `save` writes.
  var saved: [UInt8] {
    let size = pointer.pointee.savedSize()
    return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      if let base = buffer.baseAddress { pointer.pointee.save(to: base) }
      count = size
    }
  }

  /// A coordinator made of the bytes of this one.
  func copy() throws -> TestCoordinator {
    let bytes = saved
    let copy = TestCoordinator(restored: try Coordinator.restore(bytes, count: bytes.count))
    copy.history = history
    return copy
  }

  /// Goes on with a coordinator made of the bytes of the one before.
  func restore() throws {
    let bytes = saved
    let restored = try Coordinator.restore(bytes, count: bytes.count)
    Coordinator.destroy(pointer)
    pointer = restored
  }

  func setSnapAreas(
    _ areas: [SnapArea], ofPage page: Int = 0, isMandatory: Bool = false, start: Double = 0, end: Double = 0
  ) throws {
    try areas.withUnsafeBufferPointer {
      try pointer.pointee.setSnapAreas(
        ofPage: page, $0.baseAddress, count: $0.count, isMandatory: isMandatory, paddingStart: start, paddingEnd: end)
    }
  }

  /// The snapshot as the host's interface hands it out.
  var view: Snapshot {
    var view = Snapshot?.none
    pointer.pointee.withSnapshot { view = $0.pointee }
    return view.unsafelyUnwrapped
  }

  /// Every event that waits, which is then gone.
  func poll() -> [Event] {
    let most = Int(view.eventsQueued)
    return [Event](unsafeUninitializedCapacity: most) { buffer, count in
      count = buffer.baseAddress.map { pointer.pointee.pollEvents(to: $0, most: most) } ?? 0
    }
  }

  /// The snapshot as the host's interface hands it out, bit for bit.
  var bytes: [UInt8] {
    var bytes = [UInt8]()
    pointer.pointee.withSnapshot { view in
      bytes = Array(UnsafeRawBufferPointer(start: view, count: MemoryLayout<Snapshot>.size))
    }
    return bytes
  }

  /// Whether every number of the snapshot is finite.
  var isFinite: Bool {
    let first = MemoryLayout<Snapshot>.offset(of: \.time) ?? 0
    // Of what may be whole numbers, two in one word, only a look at every field can tell.
    return bytes.withUnsafeBytes { bytes in
      stride(from: first, to: bytes.count - 7, by: 8).allSatisfy { place in
        bytes.load(fromByteOffset: place, as: Double.self).isFinite
      }
    } || isFinite(view)
  }

  private func isFinite(_ value: Any) -> Bool {
    if let number = value as? Double { return number.isFinite }
    return Mirror(reflecting: value).children.allSatisfy { isFinite($0.value) }
  }

  func advance(to time: Double) throws { try pointer.pointee.advance(to: time) }

  /// Moves by a session that begins in the pager, or above it, and ends with a velocity.
  func drag(_ dy: Double, above: Bool = false, velocity: Double = 0) throws {
    try pointer.pointee.beginSession(source: .touch, x: 100, y: above ? view.pager.y - 1 : view.pager.y + 1)
    try pointer.pointee.updateSession(dx: 0, dy: dy)
    try pointer.pointee.endSession(vx: 0, vy: velocity)
  }

  /// Puts the two offsets somewhere at once.
  func place(outer: Double, inner: Double) throws {
    try pointer.pointee.scroll(outer: outer, inner: inner, animated: false)
  }

  /// Lets time pass until all is at rest, a minute at most.
  func settle() throws {
    let end = view.time + 60
    while view.needsFrame != 0 && view.time < end { try advance(to: view.time + 0.05) }
  }
}

extension Settings {
  static var profile: Settings {
    var settings = Settings()
    (settings.layout.viewportHeight, settings.layout.headerHeight, settings.layout.hoverHeight) = (800, 200, 50)
    return settings
  }
}

extension PhysicsPreset {
  static let all: [PhysicsPreset] = [.ios, .iosFast, .android, .desktop, .chromium, .qt]
}

extension FlingCurve {
  static let all: [FlingCurve] = [.exponential, .spline, .constant, .chromium, .chromiumPhysics]
}

extension Event: CustomStringConvertible {
  public var description: String { "\(kind)(\(index), \(first))" }
}

extension WheelStep {
  /// Fingers leave a trackpad.
  static var ended: WheelStep {
    WheelStep(unit: .pixel, phase: .ended, shift: false, x: 0, y: 0, dx: 0, dy: 0)
  }
}

extension Coordinator {
  /// A step of a wheel by itself, in points.
  mutating func wheel(dx: Double, dy: Double, x: Double, y: Double) throws(Failure) {
    try wheel(WheelStep(unit: .pixel, phase: .none, shift: false, x: x, y: y, dx: dx, dy: dy))
  }
}
