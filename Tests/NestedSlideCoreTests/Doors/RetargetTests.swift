import NestedSlideCore
import Testing

/// Changing where a release leads.
@Suite("Retarget")
struct RetargetTests {
  private let k = Formulas.deceleration

  /// A page that was thrown to rest 1000 points below 500.
  private func thrown(_ change: (inout Settings) -> Void = { _ in }) throws -> TestCoordinator {
    let c = try TestCoordinator(heights: [9000], change)
    try c.place(outer: 200, inner: 500)
    try c.drag(0, velocity: 1000 * k)
    return c
  }

  @Test("from a release until time moves on, a touch or a command")
  func when() throws {
    func refused(_ c: TestCoordinator, _ location: SourceLocation = #_sourceLocation) {
      #expect(c.view.canRetarget == 0, sourceLocation: location)
      #expect(!c.perform(.retarget(outer: nil, inner: 900)), sourceLocation: location)
    }
    refused(try TestCoordinator())
    var c = try thrown()
    #expect(c.view.canRetarget == 1)
    try c.advance(to: c.view.time)
    #expect(c.perform(.retarget(outer: nil, inner: 900)) && c.perform(.retarget(outer: nil, inner: 1100)))
    try c.advance(to: 1e-9)
    refused(c)
    let calls: [Call] = [
      .begin(x: 100, y: 500), .scroll(outer: nil, inner: 0, animated: true),
      .scroll(outer: nil, inner: 0, animated: false), .scrollToTop(animated: true), .key(.down), .key(.right),
      .scrollToPage(1, animated: true), .wheel(dx: 0, dy: 1, x: 9, y: 500),
      .pointer(.down, id: 1, x: 9, y: 500, after: 0), .reveal(page: nil, y: 0, height: 10, .start, animated: true),
    ]
    for call in calls {
      c = try TestCoordinator(heights: [9000, 9000])
      try c.place(outer: 200, inner: 500)
      try c.drag(0, velocity: 2000)
      #expect(c.view.canRetarget == 1)
      c.perform(call)
      refused(c)
    }
    // A page turn has no path to change.
    c = try TestCoordinator()
    c.perform(.begin(x: 100, y: 500))
    c.perform(.update(dx: 50, dy: 0))
    c.perform(.end(vx: 0, vy: 0))
    refused(c)
  }

  @Test("a little further or nearer by the same curve stretched, from the velocity it has")
  func stretched() throws {
    // By itself it would rest 1000 points on, after ln(1000 / 0.1) / k; led further it may take half as long again.
    for goal in [1400.0, 1600, 500 + farthest - 1e-6, 501] {
      let c = try thrown()
      try c.pointer.pointee.retarget(outer: nil, inner: goal)
      #expect(c.view.inner == 500 && c.view.velocityY == 1000 * k && c.view.restInner == goal)
      #expect(c.view.phase == Phase.decelerating.rawValue)
      let stretched = 1000 * k / (goal - 500)
      for time in [0.01, 0.1, 0.3] {
        try c.advance(to: time)
        if c.view.isAtRest == 1 { break }
        let decay = Elementary.exp(-stretched * time)
        #expect(isClose(c.view.inner, 500 + (goal - 500) * (1 - decay), relative: 1e-9))
        #expect(isClose(c.view.velocityY, 1000 * k * decay, relative: 1e-9))
      }
      try c.settle()
      #expect(c.view.inner == goal && c.view.outer == 200)
    }
  }

  /// Points: the way d for which d ln(10 d) is 1.5 times 1000 ln 10,000.
  private var farthest: Double {
    var way = 1400.0
    for _ in 0..<60 { way = 1500 * Elementary.log(10_000) / Elementary.log(10 * way) }
    return way
  }

  @Test("much further, or back, by the spring, from the velocity it has as far as that does not pass the goal")
  func sprung() throws {
    for goal in [500 + farthest + 1e-6, 3000, 500, 100] {
      let c = try thrown()
      try c.pointer.pointee.retarget(outer: nil, inner: goal)
      let w = 2 * Double.pi / 0.35
      let (x, v) = (500 - goal, goal < 500 ? 1000 * k : min(1000 * k, w * (goal - 500)))
      #expect(c.view.inner == 500 && isClose(c.view.velocityY, v) && c.view.restInner == goal)
      let time = 0.05
      try c.advance(to: time)
      let expected = goal + (x + (v + w * x) * time) * Elementary.exp(-w * time)
      #expect(isClose(c.view.inner, expected, relative: 1e-9))
      try c.settle()
      #expect(c.view.inner == goal)
    }
  }

  @Test("into the header, out of a pull, from rest, and clamped")
  func elsewhere() throws {
    var c = try thrown()
    try c.pointer.pointee.retarget(outer: 50, inner: 0)
    try c.settle()
    #expect(c.view.outer == 50 && c.view.inner == 0)
    c = try TestCoordinator()
    try c.drag(-300)
    let overscroll = c.view.overscroll
    try c.pointer.pointee.retarget(outer: 120, inner: nil)
    #expect(isClose(c.view.overscroll, overscroll) && c.view.restOuter == 120)
    try c.settle()
    #expect(c.view.outer == 120)
    try c.drag(30)
    try c.pointer.pointee.retarget(outer: 200, inner: 300)
    try c.settle()
    #expect(c.view.outer == 200 && c.view.inner == 300)
    c = try thrown()
    try c.pointer.pointee.retarget(outer: -1e9, inner: 1e9)
    #expect(c.view.restOuter == 0 && c.view.restInner == c.view.maxInner)
    #expect(!c.perform(.retarget(outer: .nan, inner: nil)))
  }

  @Test("back on every curve, ending exactly", arguments: FlingCurve.all)
  func curves(_ curve: FlingCurve) throws {
    for share in [0.2, 0.8, 1, 1.3, 2] {
      let c = try TestCoordinator(heights: [90_000]) { $0.motion.flingCurve = curve }
      try c.place(outer: 200, inner: 500)
      try c.drag(0, velocity: 2000)
      let goal = (500 + share * (c.view.restInner - 500)).rounded()
      try c.pointer.pointee.retarget(outer: nil, inner: goal)
      #expect(isClose(c.view.velocityY, 2000))
      try c.settle()
      #expect(c.view.inner == goal)
    }
  }
}
