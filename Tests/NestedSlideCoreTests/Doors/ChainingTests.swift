import NestedSlideCore
import Testing

/// What the ends are given, by every curve. behaviour/edge and behaviour/chain have the rules.
@Suite("Chaining")
struct ChainingTests {
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
}
