import NestedSlideCore

/// The session of Tests/portability/session/session.h, where its draws are described.
struct ScriptedSession {
  private enum Gesture {
    case session
    case touch
  }

  private let coordinator: TestCoordinator
  private var state: UInt64 = 1
  private(set) var hash = UInt64.firstHash
  private var ticks = 0
  private var fingers = [(x: Double, y: Double)](repeating: (0, 0), count: 3)
  private var finger = 0
  private var gesture: Gesture?

  init() throws {
    coordinator = try TestCoordinator(
      ScriptedSession.firstSettings, fine: ScriptedSession.fine, heights: [3000, 500, 12000, 844, 300])
  }

  /// Makes the next call and takes in what came of it.
  mutating func step() {
    do {
      try makeCall()
      takeIn(Status.ok.rawValue)
    } catch {
      takeIn(error.status.rawValue)
    }
    takeInEvents()
    takeInState()
  }

  private static var firstSettings: Settings {
    var settings = Settings()
    settings.layout.viewportWidth = 390
    settings.layout.viewportHeight = 844
    settings.layout.headerHeight = 240
    settings.layout.hoverHeight = 48
    settings.layout.pinInset = 44
    settings.refreshHeight = 60
    settings.loadMoreDistance = 400
    settings.paging.initialPage = 1
    return settings
  }

  private static var fine: FineSettings {
    var fine = FineSettings()
    fine.margins.pageSpacing = 10
    return fine
  }

  // MARK: Draws

  private mutating func draw(_ count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(count))
  }

  private mutating func between(_ low: Int, _ high: Int) -> Int { low + draw(high - low + 1) }

  private mutating func points(_ low: Int, _ high: Int, dividedBy divisor: Double = 1) -> Double {
    Double(between(low, high)) / divisor
  }

  /// One of an enumeration's first cases.
  private mutating func draw<Choice: RawRepresentable<Int32>>(_ count: Int, _ type: Choice.Type) -> Choice {
    Choice(rawValue: Int32(draw(count))).unsafelyUnwrapped
  }

  private mutating func flag() -> Bool { draw(2) == 1 }

  private mutating func place() -> (x: Double, y: Double) { (points(0, 390), points(0, 844)) }

  private mutating func amount() -> (dx: Double, dy: Double) {
    let sideways = draw(4) == 0
    let along = points(-4000, 4000, dividedBy: 16)
    let across = points(-100, 100, dividedBy: 16)
    return sideways ? (along, across) : (across, along)
  }

  private mutating func height() -> Double { points(0, 160_000, dividedBy: 8) }

  // MARK: Hash

  private mutating func takeIn(_ word: Int32) { hash = hash.with(word) }

  private mutating func takeInEvents() {
    var events = [(kind: Int32, index: Int32)]()
    while events.count < 16,
      coordinator.pointer.pointee.pollEvent({ events.append(($0.pointee.kind.rawValue, $0.pointee.index)) })
    {}
    takeIn(Status.ok.rawValue)
    takeIn(Int32(events.count))
    for event in events {
      takeIn(event.kind)
      takeIn(event.index)
    }
  }

  private mutating func takeInState() {
    let state = coordinator.pointer.pointee.stateHash()
    takeIn(Status.ok.rawValue)
    takeIn(Int32(truncatingIfNeeded: state))
    takeIn(Int32(truncatingIfNeeded: state >> 32))
  }

  // MARK: Calls

  private mutating func makeCall() throws(Failure) {
    let drawn = gesture == nil ? 7 : draw(8)
    switch drawn {
    case 7: try makeCallFromTable()
    case 5: try advance()
    case 6: if gesture == .session { try endSession() } else { try pointer(.up, finger) }
    default: if gesture == .session { try updateSession() } else { try pointer(.move, finger) }
    }
  }

  private mutating func makeCallFromTable() throws(Failure) {
    switch draw(100) {
    case 0...57: try advance()
    case 58...63: try beginSession()
    case 64: try setSnapAreas()
    case 65: try reveal()
    case 66: try updateSession()
    case 67: try endSession()
    case 68: try endSession(vx: 0, vy: 0)
    case 69...74: try pointer(.down, between(0, 2))
    case 75: try pointer(.move, between(0, 2))
    case 76...77: try pointer(.up, between(0, 2))
    case 78...79: try pointer(.cancel, between(0, 2))
    case 80...83: try wheel()
    case 84: try scroll()
    case 85: coordinator.pointer.pointee.key(draw(9, Key.self))
    case 86...87: coordinator.pointer.pointee.scrollToPage(between(-1, 8), animated: flag())
    case 88: coordinator.pointer.pointee.scrollToTop(animated: flag())
    case 89...90: try coordinator.pointer.pointee.setPageHeight(between(0, 7), height())
    case 91: try coordinator.pointer.pointee.setHeaderHeight(points(0, 400), animated: flag())
    case 92: try coordinator.pointer.pointee.setHoverHeight(points(0, 80), animated: flag())
    case 93: try coordinator.pointer.pointee.insertPage(between(0, 4), height: height())
    case 94: try coordinator.pointer.pointee.removePage(between(0, 7))
    case 95: try coordinator.pointer.pointee.movePage(from: between(0, 7), to: between(0, 7))
    case 96...97: try apply()
    default: try callRarely()
    }
  }

  private mutating func advance() throws(Failure) {
    ticks += draw(16) == 0 ? between(35, 2048) : between(1, 34)
    try coordinator.pointer.pointee.advance(to: Double(ticks) / 1024)
  }

  private mutating func beginSession() throws(Failure) {
    let source = draw(4, InputSource.self)
    let place = place()
    try coordinator.pointer.pointee.beginSession(source: source, x: place.x, y: place.y)
    gesture = .session
  }

  private mutating func updateSession() throws(Failure) {
    let amount = amount()
    try coordinator.pointer.pointee.updateSession(dx: amount.dx, dy: amount.dy)
  }

  private mutating func endSession() throws(Failure) {
    try endSession(vx: points(-3000, 3000), vy: points(-6000, 6000))
  }

  private mutating func endSession(vx: Double, vy: Double) throws(Failure) {
    gesture = nil
    try coordinator.pointer.pointee.endSession(vx: vx, vy: vy)
  }

  private mutating func pointer(_ action: PointerAction, _ number: Int) throws(Failure) {
    switch action {
    case .down:
      fingers[number] = place()
      finger = number
    case .move:
      fingers[number].x += points(-256, 256, dividedBy: 16)
      fingers[number].y += points(-1024, 1024, dividedBy: 16)
    case .up, .cancel: gesture = nil
    }
    ticks += between(0, 16)
    let late = draw(8) == 0 ? between(1, 8) : 0
    try coordinator.pointer.pointee.pointer(
      action, id: Int64(number), x: fingers[number].x, y: fingers[number].y, time: Double(ticks - late) / 1024)
    if action == .down { gesture = .touch }
  }

  private mutating func wheel() throws(Failure) {
    let unit = draw(3, WheelUnit.self)
    let phase = draw(5, WheelPhase.self)
    let shift = flag()
    let place = place()
    let amount = amount()
    try coordinator.pointer.pointee.wheel(
      WheelStep(unit: unit, phase: phase, shift: shift, x: place.x, y: place.y, dx: amount.dx, dy: amount.dy))
  }

  private mutating func setSnapAreas() throws(Failure) {
    let page = between(0, 4)
    var areas = [SnapArea]()
    for _ in 0..<draw(4) {
      let start = points(0, 3000)
      let length = points(0, 900)
      areas.append(SnapArea(start: start, length: length, align: draw(3, Align.self), alwaysStops: flag()))
    }
    let isMandatory = flag()
    let (start, end) = (points(0, 50), points(0, 50))
    try coordinator.pointer.pointee.setSnapAreas(
      ofPage: page, count: areas.count, isMandatory: isMandatory, paddingStart: start, paddingEnd: end
    ) { areas[$0] }
  }

  private mutating func reveal() throws(Failure) {
    let page = between(-1, 4)
    let (y, height) = (points(-100, 4000), points(0, 1000))
    let align = draw(4, Align.self)
    try coordinator.pointer.pointee.reveal(
      page: page == -1 ? nil : page, y: y, height: height, align: align, animated: flag())
  }

  private mutating func setRegions() throws(Failure) {
    var regions = [Region]()
    for _ in 0..<draw(3) {
      let (x, y) = (points(0, 300), points(0, 200))
      let frame = Rect(x: x, y: y, width: points(0, 200), height: points(0, 300))
      let view = Int32(between(-2, 4))
      regions.append(Region(frame: frame, view: view, axes: Axes(rawValue: Int32(between(1, 3)))))
    }
    try coordinator.pointer.pointee.setRegions(count: regions.count) { regions[$0] }
  }

  private mutating func scroll() throws(Failure) {
    let outer = points(-100, 400)
    let inner = points(-100, 4000)
    try coordinator.pointer.pointee.scroll(outer: outer, inner: inner, animated: flag())
  }

  private mutating func apply() throws(Failure) {
    let prefetches: [Int32] = [0, 1, 2, .max]
    let dampings: [Double?] = [nil, 0.5, 1, 2]
    var settings = ScriptedSession.firstSettings
    settings.motion.preset = draw(4, PhysicsPreset.self)
    settings.headerMotion = draw(5, HeaderMotion.self)
    settings.seam = draw(3, Seam.self)
    settings.overscrollTop = draw(4, OverscrollOwner.self)
    settings.overscrollBottom = draw(3, OverscrollOwner.self)
    settings.paging.memory = draw(4, PageMemory.self)
    settings.shortPage = draw(3, ShortPage.self)
    settings.headerSnap = draw(3, HeaderSnap.self)
    settings.paging.indexRule = draw(2, PageIndexRule.self)
    settings.layout.rightToLeft = flag()
    settings.layout.headerStretch = flag()
    settings.paging.isEndless = flag()
    settings.paging.prefetch = prefetches[draw(4)]
    settings.layout.headerMinHeight = points(0, 64)
    settings.layout.headerReturnHeight = points(0, 160)
    settings.motion.springDamping = dampings[draw(4)]
    settings.layout.viewportWidth = Double(320 + 64 * draw(4))
    settings.motion.flingCurve = FlingCurve(rawValue: Int32(between(-1, 3)))
    settings.input.velocityEstimator = VelocityEstimator(rawValue: Int32(between(-1, 3)))
    settings.input.repeatedFlings = draw(3, RepeatedFlings.self)
    settings.input.wheelGlide = draw(3, Glide.self)
    settings.input.wheelLatches = flag()
    settings.input.chaining.top = draw(3, Chain.self)
    settings.input.chaining.bottom = draw(3, Chain.self)
    settings.input.chaining.start = draw(3, Chain.self)
    settings.input.chaining.end = draw(3, Chain.self)
    settings.paging.alwaysStops = flag()
    try settings.check()
    try coordinator.pointer.pointee.apply(settings)
  }

  private mutating func callRarely() throws(Failure) {
    let which = draw(6)
    switch which {
    case 3: return try coordinator.pointer.pointee.tapTab(between(0, 7), animated: flag())
    case 4:
      let outer = points(-50, 300)
      return try coordinator.pointer.pointee.retarget(outer: outer, inner: points(0, 2000))
    case 5: return try setRegions()
    default: break
    }
    let drawn = between(-1, 1)
    let page = drawn == -1 ? nil : drawn
    switch which {
    case 0: try coordinator.pointer.pointee.beginRefresh(page: page)
    case 1: try coordinator.pointer.pointee.endRefresh(page: page)
    default: try coordinator.pointer.pointee.endLoad(page: page)
    }
  }
}

extension UInt64 {
  fileprivate static let firstHash: UInt64 = 14_695_981_039_346_656_037

  fileprivate func with(_ word: Int32) -> UInt64 { (self ^ UInt64(UInt32(bitPattern: word))) &* 1_099_511_628_211 }
}
