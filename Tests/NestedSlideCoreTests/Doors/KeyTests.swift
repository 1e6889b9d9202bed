import NestedSlideCore
import Testing

@Suite("Keys")
struct KeyTests {
  private func press(_ keys: Key..., on coordinator: TestCoordinator) throws {
    for key in keys { coordinator.pointer.pointee.key(key) }
    try coordinator.settle()
  }

  @Test("40 points a line, 87.5 % of the pager's height a page, home and end of the path")
  func amounts() throws {
    let c = try TestCoordinator()
    for (key, path) in [
      (Key.down, 40.0), (.down, 80), (.up, 40), (.pageDown, 40 + 656.25), (.space, 40 + 2 * 656.25),
      (.pageUp, 696.25), (.end, 2450), (.down, 2450), (.up, 2410), (.home, 0), (.up, 0), (.pageUp, 0),
    ] {
      try press(key, on: c)
      #expect(c.view.path == path, "\(key)")
      #expect(c.view.isAtRest == 1)
    }
  }

  @Test("eased in and out over 0.15 s, unless told otherwise")
  func ease() throws {
    let c = try TestCoordinator()
    c.pointer.pointee.key(.pageDown)
    #expect(c.view.phase == Phase.animating.rawValue && c.view.path == 0)
    try c.advance(to: 0.075)
    #expect(isClose(c.view.path, 656.25 / 2, relative: 1e-9))
    try c.advance(to: 0.15)
    #expect(c.view.path == 656.25 && c.view.isAtRest == 1)
  }

  @Test("by the spring of every command")
  func spring() throws {
    let c = try TestCoordinator { $0.input.keyGlide = .spring }
    c.pointer.pointee.key(.pageDown)
    #expect(c.view.phase == Phase.animating.rawValue && c.view.path == 0)
    let w = 2 * Double.pi / 0.35
    for time in [0.05, 0.1, 0.2] {
      try c.advance(to: time)
      let left = 656.25 * (1 + w * time) * Elementary.exp(-w * time)
      #expect(isClose(c.view.path, 656.25 - left, relative: 1e-9))
    }
  }

  @Test("one that comes while the last is under way goes on from its end, velocity kept")
  func accumulation() throws {
    let c = try TestCoordinator()
    c.pointer.pointee.key(.down)
    for number in 1...9 {
      try c.advance(to: 0.03 * Double(number))
      let (path, velocity) = (c.view.path, c.view.velocityY)
      c.pointer.pointee.key(.down)
      #expect(c.view.path == path && isClose(c.view.velocityY, velocity, relative: 1e-9))
      #expect(c.view.restOuter + c.view.restInner == 40 * Double(number + 1))
    }
    // A change of layout on the way does not forget where it leads.
    try c.pointer.pointee.setPageHeight(0, 2900)
    c.pointer.pointee.key(.up)
    try c.settle()
    #expect(c.view.path == 360)
    // From the end there is no further.
    try press(.end, .down, .up, on: c)
    #expect(c.view.path == c.view.range + c.view.maxInner - 40)
  }

  @Test("left and right turn to the page on that side")
  func pages() throws {
    for mirrored in [false, true] {
      let c = try TestCoordinator { $0.layout.rightToLeft = mirrored }
      let (onwards, back) = mirrored ? (Key.left, Key.right) : (.right, .left)
      try press(back, on: c)
      #expect(c.view.pageIndex == 0)
      try press(onwards, on: c)
      #expect(c.view.pageIndex == 1)
      try press(onwards, onwards, on: c)
      #expect(c.view.pageIndex == 2)
      try press(back, back, on: c)
      #expect(c.view.pageIndex == 0)
    }
    let endless = try TestCoordinator.endless(3)
    try press(.left, on: endless)
    #expect(endless.view.pageIndex == 2)
    let none = try TestCoordinator(heights: [])
    try press(.right, .end, on: none)
    #expect(none.view.pageIndex == -1 && none.view.outer == 200)
  }

  @Test("a header that snaps is not left half open")
  func snap() throws {
    let c = try TestCoordinator { $0.headerSnap = .direction }
    try press(.down, on: c)
    #expect(c.view.outer == 200)
    try press(.up, on: c)
    #expect(c.view.outer == 0)
  }

  @Test("a gesture is given up, a pull goes back on the way")
  func gesture() throws {
    let c = try TestCoordinator()
    try c.pointer.pointee.beginSession(source: .touch, x: 100, y: 500)
    try c.pointer.pointee.updateSession(dx: 0, dy: -100)
    c.pointer.pointee.key(.down)
    try c.pointer.pointee.updateSession(dx: 0, dy: -100)
    #expect(c.view.unconsumedY == -100)
    try c.pointer.pointee.endSession(vx: 0, vy: 0)
    try c.settle()
    #expect(c.view.path == 40)
  }
}
