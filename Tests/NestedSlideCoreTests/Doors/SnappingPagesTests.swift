import NestedSlideCore
import Testing

/// Snap areas in a page under a header.
@Suite("Pages with snap areas")
struct SnappingPagesTests {
  private static func cards(every: Double, _ count: Int, stopAt: Int? = nil) -> [SnapArea] {
    (0..<count).map { SnapArea(start: Double($0) * every, length: every / 2, alwaysStops: $0 == stopAt) }
  }

  private func collapsed(
    at inner: Double, _ areas: [SnapArea], isMandatory: Bool = true, _ change: (inout Settings) -> Void = { _ in }
  ) throws -> TestCoordinator {
    let coordinator = try TestCoordinator(heights: [3000], change)
    try coordinator.place(outer: 200, inner: inner)
    try coordinator.setSnapAreas(areas, isMandatory: isMandatory)
    try coordinator.settle()
    return coordinator
  }

  @Test("a fling ends exactly on the area nearest to where it would, its velocity kept")
  func fling() throws {
    let c = try collapsed(at: 400, Self.cards(every: 400, 6))
    // It would go 550 points: nearest to 950 is 800.
    try c.drag(0, velocity: 550 * Formulas.deceleration)
    #expect(c.view.velocityY == 550 * Formulas.deceleration)
    #expect(c.view.restInner == 800 && c.view.phase == Phase.decelerating.rawValue)
    try c.settle()
    #expect(c.view.inner == 800 && c.view.outer == 200)
  }

  @Test("a slow release goes back to the area it lies nearest to")
  func release() throws {
    let c = try collapsed(at: 400, Self.cards(every: 400, 6))
    try c.drag(150)
    #expect(c.view.phase == Phase.snapping.rawValue)
    try c.settle()
    #expect(c.view.inner == 400)
    try c.drag(250)
    try c.settle()
    #expect(c.view.inner == 800)
  }

  @Test("near ones alone draw where they need not")
  func proximity() throws {
    let c = try collapsed(at: 0, [SnapArea(start: 1000, length: 10)], isMandatory: false)
    try c.drag(0, velocity: 749 * Formulas.deceleration)
    #expect(isClose(c.view.restInner, 749))
    try c.settle()
    try c.place(outer: 200, inner: 0)
    try c.drag(0, velocity: 751 * Formulas.deceleration)
    #expect(c.view.restInner == 1000)
  }

  @Test("no fling passes one that always stops: into the end, or down into the header")
  func always() throws {
    let c = try collapsed(at: 0, Self.cards(every: 400, 6, stopAt: 2), isMandatory: false)
    try c.drag(0, velocity: 20_000)
    #expect(c.view.restInner == 800)
    try c.settle()
    #expect(c.view.inner == 800)
    try c.drag(0, velocity: 20_000)
    try c.settle()
    // As near to the end as it has to be.
    #expect(c.view.inner == 2000)
    try c.drag(0, velocity: -20_000)
    #expect(c.view.restInner == 800 && c.view.restOuter == 200)
    try c.settle()
    #expect(c.view.inner == 800 && c.view.outer == 200)
    try c.drag(0, velocity: -20_000)
    try c.settle()
    #expect(c.view.path == 0)
  }

  @Test("a fling from the open header rests in the page on an area")
  func header() throws {
    let c = try TestCoordinator(heights: [3000])
    try c.setSnapAreas(Self.cards(every: 400, 6), isMandatory: true)
    try c.drag(0, velocity: 750 * Formulas.deceleration)
    try c.settle()
    #expect(c.view.outer == 200 && c.view.inner == 400)
    // While the header is open nothing is drawn.
    try c.place(outer: 0, inner: 0)
    try c.drag(0, velocity: 120 * Formulas.deceleration)
    try c.settle()
    #expect(isClose(c.view.outer, 120) && c.view.inner == 0)
  }

  @Test("pulled beyond an end without an area it goes on to the nearest after the bounce")
  func bounce() throws {
    let c = try collapsed(at: 2250, Self.cards(every: 400, 6))
    #expect(c.view.inner == 2000)
    try c.drag(400)
    #expect(c.view.overscroll > 0 && c.view.restInner == 2000)
    try c.settle()
    #expect(c.view.inner == 2000)
  }

  @Test("a page at rest on an area follows it when heights change")
  func follows() throws {
    let c = try collapsed(at: 2250, [SnapArea(start: 2900, length: 100, align: .end)])
    #expect(c.view.inner == 2250)
    // The pager loses what the bar gains.
    try c.pointer.pointee.setHoverHeight(80, animated: false)
    #expect(c.view.maxInner == 2280 && c.view.inner == 2280)
    try c.setSnapAreas([SnapArea(start: 2800, length: 100, align: .end)], isMandatory: true)
    #expect(c.view.inner == 2180 && c.view.isAtRest == 1)
    // Not one that a command has put beside it.
    try c.place(outer: 200, inner: 1000)
    try c.pointer.pointee.setHoverHeight(50, animated: false)
    #expect(c.view.inner == 1000)
  }

  @Test("steps of a wheel come to rest on one")
  func wheel() throws {
    let c = try collapsed(at: 400, Self.cards(every: 400, 6))
    try c.pointer.pointee.wheel(dx: 0, dy: 300, x: 100, y: 500)
    #expect(c.view.inner == 700)
    try c.settle()
    #expect(c.view.inner == 800)
  }

  @Test("refused areas change nothing")
  func refused() throws {
    let c = try collapsed(at: 400, Self.cards(every: 400, 6))
    for area in [
      SnapArea(start: -1, length: 0), SnapArea(start: 0, length: -1), SnapArea(start: 0, length: 0, align: .nearest),
      SnapArea(start: .nan, length: 0),
    ] {
      #expect(throws: Failure.self) { try c.setSnapAreas([SnapArea(start: 100, length: 10), area], isMandatory: true) }
    }
    #expect(throws: Failure.self) { try c.setSnapAreas([], ofPage: 1) }
    #expect(throws: Failure.self) { try c.setSnapAreas([], start: -1) }
    try c.drag(150)
    try c.settle()
    #expect(c.view.inner == 400)
    try c.setSnapAreas([])
    try c.drag(150)
    #expect(c.view.inner == 550 && c.view.isAtRest == 1)
  }
}
