import Testing

@testable import NestedSlideCore

@Suite("Header parts")
struct HeaderPartsTests {
  /// Calls `body` with parts that live as long as it.
  private func withParts(_ parts: [HeaderPart], _ body: (HeaderParts) -> Void) {
    let memory = UnsafeMutablePointer<HeaderPart>.allocate(capacity: max(parts.count, 1))
    defer { memory.deallocate() }
    for (index, part) in parts.enumerated() { (memory + index).initialize(to: part) }
    body(HeaderParts(memory, count: parts.count))
  }

  private let cover = HeaderPart(height: 120)
  private let title = HeaderPart(height: 56, minHeight: 44, rule: .stays)
  private let facts = HeaderPart(height: 80, marginTop: 10, marginBottom: 6)
  private let search = HeaderPart(height: 50, rule: .returns)

  @Test("the header's heights follow from the parts")
  func heights() {
    withParts([cover, title, facts, search]) { parts in
      #expect(parts.height == 120 + 56 + 96 + 50 && parts.minHeight == 44 && parts.returnHeight == 94)
    }
    // What scrolls away for good hides what would return above it.
    withParts([search, facts]) { #expect($0.returnHeight == 0 && !$0.anyReturns) }
    withParts([search, title]) { #expect($0.returnHeight == 94 && $0.anyReturns) }
    // One that returns in part hides what is above it.
    let half = HeaderPart(height: 50, minHeight: 20, rule: .returns)
    withParts([search, half]) { #expect($0.returnHeight == 20) }
    withParts([half, search]) { #expect($0.returnHeight == 70) }
    withParts([]) { #expect($0.height == 0 && $0.minHeight == 0 && $0.returnHeight == 0) }
  }

  @Test("a least height beyond the height is the height")
  func least() {
    let part = HeaderPart(height: 30, minHeight: 90, rule: .stays)
    #expect(part.kept == 30 && HeaderPart(height: 30, rule: .stays).kept == 30)
    #expect(HeaderPart(height: 30, minHeight: 10).kept == 0)
  }

  @Test("parts that stay gather at the top, the others go under them")
  func frames() throws {
    let coordinator = try TestCoordinator()
    let made = [cover, title, facts, search]
    try coordinator.pointer.pointee.setHeaderParts(count: 4, animated: false) { made[$0] }
    func frames() -> [Rect] { coordinator.headerPartFrames }
    #expect(frames().map(\.y) == [0, 120, 186, 272] && frames().map(\.height) == [120, 56, 80, 50])
    #expect(coordinator.view.range == 322 - 44 && coordinator.view.hover.y == 322)
    try coordinator.place(outer: 150, inner: 0)
    // The title's 56 would end at 26; 44 of it stay.
    #expect(frames().map(\.y) == [-150, -12, 36, 122])
    try coordinator.place(outer: 278, inner: 0)
    #expect(frames()[1] == Rect(x: 0, y: -12, width: 390, height: 56))
    #expect(coordinator.view.hover.y == 44)
  }

  @Test("pulled, a header that stretches gives it all to its first part")
  func stretch() throws {
    let coordinator = try TestCoordinator { $0.layout.headerStretch = true }
    let made = [cover, title]
    try coordinator.pointer.pointee.setHeaderParts(count: 2, animated: false) { made[$0] }
    try coordinator.pointer.pointee.beginSession(source: .touch, x: 0, y: 700)
    try coordinator.pointer.pointee.updateSession(dx: 0, dy: -100)
    let stretch = coordinator.view.headerStretch
    let (first, second) = (coordinator.headerPartFrames[0], coordinator.headerPartFrames[1])
    #expect(stretch > 0 && abs(first.y) < 1e-12 && isClose(first.height, 120 + stretch))
    #expect(isClose(second.y, 120 + stretch) && second.height == 56)
  }

  @Test("the edges of a part that snaps")
  func cut() {
    let snapping = HeaderPart(height: 60, marginTop: 10, marginBottom: 5, snap: .snaps)
    withParts([cover, snapping, search]) { parts in
      #expect(parts.cut(at: 60, reach: 0) == nil && parts.cut(at: 130, reach: 0) == nil)
      let range = parts.cut(at: 160, reach: 0)
      #expect(range?.low == 130 && range?.high == 190)
      #expect(parts.cut(at: 192, reach: 0) == nil)
    }
    var wide = snapping
    wide.snap = .snapsWithMargins
    withParts([cover, wide, search]) { parts in
      let range = parts.cut(at: 192, reach: 0)
      #expect(range?.low == 120 && range?.high == 195)
    }
    // One that keeps some of itself is cut that much less.
    let bar = HeaderPart(height: 60, minHeight: 20, rule: .stays, snap: .snaps)
    withParts([bar, wide]) { parts in
      let range = parts.cut(at: 10, reach: 0)
      #expect(range?.low == 0 && range?.high == 40)
    }
  }

  @Test("a header rests on the edges of its parts, by the snap rule", arguments: [HeaderSnap.direction, .nearest])
  func snap(_ rule: HeaderSnap) throws {
    let coordinator = try TestCoordinator { $0.headerSnap = rule }
    let made = [HeaderPart(height: 100), HeaderPart(height: 80, snap: .snaps), HeaderPart(height: 60, snap: .snaps)]
    try coordinator.pointer.pointee.setHeaderParts(count: 3, animated: false) { made[$0] }
    // From where, by how much, to where by direction and by half.
    for (start, amount, byDirection, byHalf) in [
      (0.0, 60.0, 60.0, 60.0), (0, 110, 180, 100), (0, 150, 180, 180), (240, -50, 180, 180), (240, -20, 180, 240),
      (180, -70, 100, 100), (180, -20, 100, 180),
    ] {
      try coordinator.place(outer: start, inner: 0)
      try coordinator.drag(amount)
      try coordinator.settle()
      #expect(coordinator.view.outer == (rule == .direction ? byDirection : byHalf), "\(start) \(amount)")
    }
  }

  @Test("part returns before the page moves, and only it")
  func returns() throws {
    let coordinator = try TestCoordinator(heights: [3000])
    let made = [cover, search]
    try coordinator.pointer.pointee.setHeaderParts(count: 2, animated: false) { made[$0] }
    #expect(coordinator.pointer.pointee.currentSettings.headerMotion == .quickReturnMinimum)
    try coordinator.place(outer: 170, inner: 500)
    try coordinator.drag(-80)
    #expect(coordinator.view.outer == 120 && coordinator.view.inner == 470)
    #expect(coordinator.headerPartFrames[1].y == 0)
  }

  @Test("the heights are the parts' as long as there are parts")
  func ownership() throws {
    let coordinator = try TestCoordinator()
    let made = [cover, search]
    try coordinator.pointer.pointee.setHeaderParts(count: 2, animated: false) { made[$0] }
    var settings = coordinator.pointer.pointee.currentSettings
    settings.layout.hoverHeight = 30
    try coordinator.pointer.pointee.apply(settings)
    settings.layout.headerHeight = 99
    #expect(throws: Failure.self) { try coordinator.pointer.pointee.apply(settings) }
    #expect(throws: Failure.self) { try coordinator.pointer.pointee.setHeaderHeight(99, animated: false) }
    try coordinator.pointer.pointee.setHeaderParts(count: 0, animated: false) { made[$0] }
    #expect(coordinator.view.header.height == 170 && coordinator.pointer.pointee.headerPartCount == 0)
    try coordinator.pointer.pointee.setHeaderHeight(99, animated: false)
    #expect(coordinator.view.header.height == 99)
    #expect(throws: Failure.self) {
      try coordinator.pointer.pointee.setHeaderParts(count: 65, animated: false) { _ in made[0] }
    }
    #expect(throws: Failure.self) {
      try coordinator.pointer.pointee.setHeaderParts(count: 2, animated: false) { _ in HeaderPart(height: -1) }
    }
    #expect(coordinator.view.header.height == 99 && coordinator.pointer.pointee.headerPartCount == 0)
  }
}

extension TestCoordinator {
  fileprivate var headerPartFrames: [Rect] {
    var frames: [Rect] = []
    pointer.pointee.forEachHeaderPart { _, frame in frames.insert(frame, at: 0) }
    return frames
  }
}
