import NestedSlideCore
import Testing

/// What the ends are given: reported, kept, or shown.
@Suite("Chaining")
struct ChainingTests {
  private func begin(_ c: TestCoordinator) throws {
    try c.pointer.pointee.beginSession(source: .touch, x: 100, y: 600)
  }

  private func update(_ c: TestCoordinator, dx: Double = 0, _ dy: Double = 0) throws {
    try c.pointer.pointee.updateSession(dx: dx, dy: dy)
  }

  @Test("Android's ends do not give: what is left is handed back, and pulls until it turns")
  func pull() throws {
    let c = try TestCoordinator(heights: [1000]) { $0.motion.preset = .android }
    try begin(c)
    for (dy, left, pull) in [
      (-30.0, -30.0, -30.0), (-20, -20, -50), (0, 0, -50), (10, 0, 0), (-15, -5, -5), (500, 50, 50), (30, 30, 80),
      (-1, 0, 0), (2, 1, 1),
    ] {
      try update(c, dy)
      #expect(c.view.unconsumedY == left && c.pointer.pointee.edge.pullY == pull, "\(dy)")
      #expect(c.view.overscroll == 0 && c.pointer.pointee.edge.velocityY == 0)
    }
    try c.pointer.pointee.endSession(vx: 0, vy: 0)
    #expect(c.reportsNoEdge && c.view.isAtRest == 1)
    // Across it is the pager's.
    try begin(c)
    try update(c, dx: -25)
    try update(c, dx: -5)
    #expect(c.view.unconsumedX == -5 && c.pointer.pointee.edge.pullX == -30 && c.view.pagePosition == 0)
    // The only page has no room on the other side either.
    try update(c, dx: 1)
    #expect(c.pointer.pointee.edge.pullX == 1)
    try c.pointer.pointee.endSession(vx: 0, vy: 0)
  }

  @Test("a page alone whose end is hard reports it too")
  func pageAlone() throws {
    let c = try TestCoordinator()
    var own = PageSettings()
    own.overscrollTop = OverscrollOwner.none
    try c.pointer.pointee.setPageSettings(0, own)
    try begin(c)
    try update(c, -40)
    #expect(c.view.unconsumedY == -40 && c.pointer.pointee.edge.pullY == -40)
    try c.pointer.pointee.endSession(vx: 0, vy: 0)
  }

  @Test("what an end absorbs of a fling is its velocity there", arguments: FlingCurve.all)
  func absorbed(_ curve: FlingCurve) throws {
    for sign in [1.0, -1] {
      let c = try TestCoordinator(heights: [3000]) {
        ($0.motion.preset, $0.motion.flingCurve) = (.android, curve)
      }
      try c.place(outer: sign > 0 ? 200 : 150, inner: sign > 0 ? 1850 : 0)
      let way = sign > 0 ? 400.0 : 150
      try c.drag(0, velocity: sign * 5000)
      let (time, velocity) = try #require(Formulas.fling(5000, toOffset: way, c.settings.motion))
      try c.advance(to: time - 1e-9)
      #expect(c.pointer.pointee.edge.velocityY == 0 && c.view.isAtRest == 0)
      try c.advance(to: time + 1e-9)
      #expect(isClose(c.pointer.pointee.edge.velocityY, sign * velocity, relative: 1e-9))
      #expect(c.view.isAtRest == 1 && c.view.overscroll == 0 && c.view.path == (sign > 0 ? 2450 : 0))
      // Until something moves again.
      try c.advance(to: time + 5)
      #expect(c.pointer.pointee.edge.velocityY != 0)
      try c.pointer.pointee.scroll(outer: 100, inner: nil, animated: true)
      #expect(c.pointer.pointee.edge.velocityY == 0)
    }
    // In closed form, as for a spline: v (1 - x / D)^((r - 1) / r).
    let c = try TestCoordinator(heights: [3000]) { $0.motion.preset = .android }
    try c.place(outer: 200, inner: 1850)
    try c.drag(0, velocity: 5000)
    try c.settle()
    let r = 2.358201815
    let distance = 0.35 * 5000 * Elementary.exp(Elementary.log(0.35 * 5000 / (0.015 * 51_890.2017312)) / (r - 1))
    let expected = 5000 * Elementary.exp(Elementary.log(1 - 400 / distance) * (r - 1) / r)
    #expect(isClose(c.pointer.pointee.edge.velocityY, expected, relative: 1e-7))
  }

  @Test("each end by its own rule: handed on, kept and shown, kept and not shown")
  func rules() throws {
    for chain in [Chain.auto, .contain, .none] {
      for end in 0..<4 {
        let c = try TestCoordinator(heights: [1000, 1000]) {
          switch end {
          case 0: $0.input.chaining.top = chain
          case 1: $0.input.chaining.bottom = chain
          case 2: $0.input.chaining.start = chain
          default: $0.input.chaining.end = chain
          }
        }
        if end == 1 { try c.place(outer: 200, inner: 250) }
        if end == 3 { c.pointer.pointee.scrollToPage(1, animated: false) }
        let (dx, dy) = [(0.0, -40.0), (0, 40), (-40, 0), (40, 0)][end]
        try begin(c)
        try update(c, dx: dx, dy)
        let isShown = c.view.overscroll != 0 || c.view.pagePosition != c.view.pagePosition.rounded()
        #expect(isShown == (chain != .none) && c.view.unconsumedX == 0 && c.view.unconsumedY == 0)
        let pull = c.pointer.pointee.edge
        #expect(pull.pullX == (chain == .none ? dx : 0) && pull.pullY == (chain == .none ? dy : 0))
        try c.pointer.pointee.endSession(vx: 0, vy: 0)
        try c.settle()
        // A wheel overscrolls nowhere: what it leaves goes on or ends here.
        try c.pointer.pointee.wheel(dx: dx, dy: dy, x: 100, y: 600)
        #expect(c.view.unconsumedX == (chain == .auto ? dx : 0) && c.view.unconsumedY == (chain == .auto ? dy : 0))
      }
    }
  }

  // MARK: Inside another

  private func linked(
    _ change: (inout Settings) -> Void = { _ in }
  ) throws -> (inner: TestCoordinator, outer: TestCoordinator) {
    let inner = try TestCoordinator(heights: [1000, 1000], change)
    let outer = try TestCoordinator(heights: [3000, 3000])
    try inner.link([outer])
    return (inner, outer)
  }

  @Test("fingers that leave a trackpad leave the pager around too")
  func trackpad() throws {
    let (inner, outer) = try linked()
    func step(_ phase: WheelPhase, _ dx: Double) throws {
      try inner.pointer.pointee.wheel(
        WheelStep(unit: .pixel, phase: phase, shift: false, x: 100, y: 600, dx: dx, dy: 0))
    }
    inner.pointer.pointee.scrollToPage(1, animated: false)
    try step(.began, 0)
    try step(.changed, 100)
    #expect(outer.view.pagePosition == 100.0 / 390 && outer.view.isAtRest == 0)
    try step(.ended, 0)
    try inner.settle()
    try outer.settle()
    #expect(outer.view.pagePosition == 0 && outer.view.isAtRest == 1 && inner.view.isAtRest == 1)
  }

  @Test("latched, a wheel's gesture stays with what it moved first, until half a second after its last step")
  func latch() throws {
    let (inner, outer) = try linked { $0.input.wheelLatches = true }
    try inner.place(outer: 200, inner: 200)
    func step() throws { try inner.pointer.pointee.wheel(dx: 0, dy: 40, x: 100, y: 600) }
    try step()
    try step()
    #expect(inner.view.inner == 250 && outer.view.path == 0 && inner.view.unconsumedY == 0)
    try inner.advance(to: 0.5)
    try step()
    #expect(outer.view.path == 0)
    try inner.advance(to: 1.0001)
    try step()
    #expect(outer.view.path == 40)
    // One that moves nothing here is not kept here.
    try inner.advance(to: 1.1)
    try step()
    #expect(outer.view.path == 80)
  }
}

extension TestCoordinator {
  /// Nothing pulls at an end, and none has taken a velocity.
  fileprivate var reportsNoEdge: Bool {
    let edge = pointer.pointee.edge
    return edge.pullX == 0 && edge.pullY == 0 && edge.velocityY == 0
  }
}
