import NestedSlideCore
import Testing

/// Rectangles in which an axis is the host's.
@Suite("Regions")
struct RegionTests {
  private func coordinator(_ regions: Region..., change: (inout Settings) -> Void = { _ in }) throws -> TestCoordinator
  {
    let c = try TestCoordinator(change)
    try c.pointer.pointee.setRegions(count: regions.count) { regions[$0] }
    return c
  }

  /// Whether a drag from a point moves anything.
  private func drags(_ c: TestCoordinator, x: Double = 100, _ y: Double, dx: Double = 0, dy: Double = 0) throws -> Bool
  {
    try c.pointer.pointee.beginSession(source: .touch, x: x, y: y)
    let (path, position) = (c.view.path, c.view.pagePosition)
    try c.pointer.pointee.updateSession(dx: dx, dy: dy)
    let moves = c.view.path != path || c.view.pagePosition != position
    #expect(moves || c.view.unconsumedX == dx && c.view.unconsumedY == dy)
    try c.pointer.pointee.updateSession(dx: -dx, dy: -dy)
    try c.pointer.pointee.endSession(vx: 0, vy: 0)
    try c.settle()
    return moves
  }

  @Test("one in the header moves with the header")
  func header() throws {
    let c = try coordinator(
      Region(frame: Rect(x: 50, y: 100, width: 200, height: 60), view: Region.header, axes: .vertical))
    for (outer, y, moves) in [
      (0.0, 99.9, true), (0, 100, false), (0, 159.9, false), (0, 160, true), (80, 100, true), (80, 20, false),
      (80, 79.9, false), (80, 80, true),
    ] {
      try c.place(outer: outer, inner: 0)
      #expect(try drags(c, y, dy: 20) == moves, "\(outer), \(y)")
      #expect(try drags(c, x: 49, y, dy: 20))
    }
  }

  @Test("one in a page lies in its content")
  func page() throws {
    let c = try coordinator(Region(frame: Rect(x: 0, y: 400, width: 390, height: 100), view: 0, axes: .vertical))
    // The page begins below header and hover bar.
    for (outer, inner, y, moves) in [
      (0.0, 0.0, 649.0, true), (0, 0, 650, false), (0, 0, 749, false), (0, 0, 750, true), (200, 300, 149, true),
      (200, 300, 150, false), (200, 300, 249, false), (200, 300, 250, true),
    ] {
      try c.place(outer: outer, inner: inner)
      #expect(try drags(c, y, dy: 20) == moves, "\(outer), \(inner), \(y)")
    }
    // It is no other page's.
    c.pointer.pointee.scrollToPage(1, animated: false)
    try c.place(outer: 0, inner: 0)
    #expect(try drags(c, 700, dy: 20))
  }

  @Test("the hover bar lies over the header, both over the pages")
  func order() throws {
    let c = try coordinator(
      Region(frame: Rect(x: 0, y: 0, width: 390, height: 50), view: Region.hover, axes: .vertical),
      Region(frame: Rect(x: 0, y: 0, width: 390, height: 3000), view: 0, axes: .horizontal))
    #expect(try drags(c, 199, dy: 20))
    #expect(try !drags(c, 200, dy: 20))
    #expect(try drags(c, 250, dy: 20))
    #expect(try !drags(c, 250, dx: 20))
    try c.place(outer: 200, inner: 0)
    #expect(try !drags(c, 10, dy: 20))
    // The header would lie under the bar here.
    try c.pointer.pointee.setRegions(count: 1) { _ in
      Region(frame: Rect(x: 0, y: 0, width: 390, height: 250), view: Region.header, axes: .vertical)
    }
    #expect(try drags(c, 10, dy: 20))
  }

  @Test("only the axes that are claimed, of a wheel too; none once they are taken away")
  func axes() throws {
    let c = try coordinator(
      Region(frame: Rect(x: 0, y: 0, width: 390, height: 3000), view: 0, axes: .horizontal))
    #expect(try drags(c, 500, dy: 20))
    #expect(try !drags(c, 500, dx: 20))
    try c.pointer.pointee.wheel(dx: 50, dy: 0, x: 100, y: 500)
    #expect(c.view.pagePosition == 0 && c.view.unconsumedX == 50)
    try c.pointer.pointee.wheel(dx: 0, dy: 50, x: 100, y: 500)
    #expect(c.view.path == 50)
    try c.pointer.pointee.setRegions(count: 0) { _ in Region(frame: c.view.header, view: 0, axes: []) }
    #expect(try drags(c, 500, dx: 20))
  }

  @Test("what it claims moves nothing around either")
  func linked() throws {
    let inner = try coordinator(
      Region(frame: Rect(x: 0, y: 0, width: 390, height: 3000), view: 0, axes: .horizontal))
    let outer = try TestCoordinator()
    try inner.link([outer])
    #expect(try !drags(inner, 500, dx: -40))
    #expect(outer.view.pagePosition == 0)
    try inner.pointer.pointee.wheel(dx: 100, dy: 0, x: 100, y: 500)
    #expect(outer.view.pagePosition == 0 && inner.view.unconsumedX == 100)
    try inner.pointer.pointee.beginSession(source: .touch, x: 100, y: 500)
    try inner.pointer.pointee.updateSession(dx: 5, dy: 0)
    try inner.pointer.pointee.endSession(vx: 3000, vy: 0)
    #expect(outer.view.isAtRest == 1)
  }

  @Test("refused ones change nothing")
  func refused() throws {
    let good = Region(frame: Rect(x: 0, y: 0, width: 390, height: 200), view: Region.header, axes: .vertical)
    let c = try coordinator(good)
    for bad in [
      Region(frame: Rect(x: .nan, y: 0, width: 1, height: 1), view: 0, axes: .vertical),
      Region(frame: Rect(x: 0, y: 0, width: -1, height: 1), view: 0, axes: .vertical),
      Region(frame: Rect(x: 0, y: 0, width: 1, height: 1), view: -3, axes: .vertical),
      Region(frame: Rect(x: 0, y: 0, width: 1, height: 1), view: 0, axes: []),
      Region(frame: Rect(x: 0, y: 0, width: 1, height: 1), view: 0, axes: Axes(rawValue: 4)),
    ] {
      #expect(throws: Failure.self) { try c.pointer.pointee.setRegions(count: 2) { $0 == 0 ? good : bad } }
    }
    #expect(throws: Failure.self) { try c.pointer.pointee.setRegions(count: 1025) { _ in good } }
    #expect(try !drags(c, 100, dy: 20))
  }
}
