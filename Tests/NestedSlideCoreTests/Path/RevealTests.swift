import Testing

@testable import NestedSlideCore

/// Bringing a stretch of a page into what is seen of it, which the open header covers at its end.
@Suite("Reveal")
struct RevealTests {
  /// Header of 200, pager of 750, content of 3000: seen are 550 points below the open header.
  private let extent = Extent(maxOuter: 200, maxInner: 2250)
  private let open = Route.Place(outer: 0, inner: 0)
  private let half = Route.Place(outer: 100, inner: 0)
  private let shut = Route.Place(outer: 200, inner: 500)

  private func expect(
    _ y: Double, _ height: Double, _ align: Align, from place: Route.Place, _ outer: Double, _ inner: Double,
    _ location: SourceLocation = #_sourceLocation
  ) {
    let goal = Reveal(y: y, height: height, align: align)
      .goal(from: place, extent: extent, pagerHeight: 750, range: 200)
    #expect(goal.outer == outer && goal.inner == inner, sourceLocation: location)
  }

  @Test("start: to the top of the page, below the collapsed header")
  func start() {
    for place in [open, half, shut] { expect(600, 100, .start, from: place, 200, 600) }
    // The content's own top needs no collapsed header.
    expect(0, 100, .start, from: open, 0, 0)
    expect(0, 100, .start, from: half, 100, 0)
    expect(0, 100, .start, from: shut, 200, 0)
    expect(2900, 100, .start, from: open, 200, 2250)
    // Longer than what can be seen.
    expect(600, 1000, .start, from: open, 200, 600)
  }

  @Test("end: to the lower edge, the header collapses first")
  func end() {
    // 700 is 150 below what is seen with the header open.
    for place in [open, half, shut] { expect(600, 100, .end, from: place, 150, 0) }
    expect(450, 100, .end, from: half, 0, 0)
    expect(300, 100, .end, from: shut, 0, 0)
    expect(700, 50, .end, from: open, 200, 0)
    expect(1000, 100, .end, from: open, 200, 350)
    expect(2900, 100, .end, from: shut, 200, 2250)
    expect(1000, 750, .end, from: open, 200, 1000)
    // By its start, as not all of it can be seen.
    expect(1000, 751, .end, from: open, 200, 1000)
  }

  @Test("center: middle to middle, which moves half as fast while the header does")
  func center() {
    // With outer at 150 what is seen goes from 0 to 700.
    for place in [open, half, shut] { expect(300, 100, .center, from: place, 150, 0) }
    expect(325, 100, .center, from: open, 200, 0)
    expect(1000, 100, .center, from: open, 200, 675)
    expect(0, 100, .center, from: shut, 0, 0)
    expect(2950, 50, .center, from: open, 200, 2250)
    expect(1000, 800, .center, from: open, 200, 1000)
  }

  @Test("nearest: not at all where all of it is seen")
  func seen() {
    expect(0, 550, .nearest, from: open, 0, 0)
    expect(100, 0, .nearest, from: open, 0, 0)
    expect(0, 650, .nearest, from: half, 100, 0)
    expect(500, 750, .nearest, from: shut, 200, 500)
    // It fills what is seen, and more.
    expect(400, 900, .nearest, from: shut, 200, 500)
  }

  @Test("nearest: no further than it must, as in CSSOM")
  func nearest() {
    // Below.
    expect(600, 50, .nearest, from: open, 100, 0)
    expect(600, 100, .nearest, from: half, 150, 0)
    expect(1300, 100, .nearest, from: shut, 200, 650)
    expect(900, 100, .nearest, from: open, 200, 250)
    // Above.
    expect(300, 50, .nearest, from: shut, 200, 300)
    expect(450, 100, .nearest, from: shut, 200, 450)
    // Longer than what is seen: by the end that is nearer.
    expect(600, 900, .nearest, from: shut, 200, 600)
    expect(300, 900, .nearest, from: shut, 200, 450)
    expect(2000, 900, .nearest, from: shut, 200, 2000)
    expect(100, 600, .nearest, from: open, 200, 100)
  }

  // MARK: Through a coordinator

  @Test("animated on the page that shows, at once where it is not")
  func coordinator() throws {
    let c = try TestCoordinator()
    try c.pointer.pointee.reveal(page: nil, y: 1000, height: 100, align: .end, animated: false)
    #expect(c.view.outer == 200 && c.view.inner == 350 && c.view.isAtRest == 1)
    try c.pointer.pointee.reveal(page: 0, y: 300, height: 100, align: .center, animated: true)
    #expect(c.view.inner == 350 && c.view.restOuter == 150 && c.view.phase == Phase.animating.rawValue)
    try c.settle()
    #expect(c.view.outer == 150 && c.view.inner == 0)
  }

  @Test("another page is turned to first, in one story")
  func anotherPage() throws {
    for animated in [false, true] {
      let c = try TestCoordinator()
      _ = c.poll()
      try c.pointer.pointee.reveal(page: 2, y: 1000, height: 100, align: .start, animated: animated)
      if animated { #expect(c.view.outer == 0 && c.view.phase == Phase.paging.rawValue) }
      let events = try c.playedOut()
      #expect(c.view.pageIndex == 2 && c.view.outer == 200 && c.view.inner == 1000)
      #expect(events.count { $0.kind == .settled } == 1 && events.count { $0.kind == .scrollBegan } == 1)
      #expect(events.last?.kind == .settled)
    }
  }

  @Test("what waits follows its page, and is given up by a touch or with the page")
  func waiting() throws {
    func turning() throws -> TestCoordinator {
      let c = try TestCoordinator()
      try c.pointer.pointee.reveal(page: 2, y: 1000, height: 100, align: .start, animated: true)
      try c.advance(to: 0.1)
      return c
    }
    var c = try turning()
    try c.pointer.pointee.insertPage(3, height: 500)
    try c.settle()
    #expect(c.view.pageIndex == 2 && c.view.inner == 1000)
    c = try turning()
    try c.pointer.pointee.removePage(2)
    try c.settle()
    #expect(c.view.path == 0)
    c = try turning()
    c.perform(.begin(x: 100, y: 500))
    c.perform(.end(vx: 0, vy: 0))
    try c.settle()
    #expect(c.view.path == 0)
  }

  @Test("a command that comes during the turn is the last word")
  func overruled() throws {
    let c = try TestCoordinator()
    try c.pointer.pointee.reveal(page: 2, y: 1000, height: 100, align: .start, animated: true)
    try c.advance(to: 0.1)
    try c.pointer.pointee.scroll(outer: 50, inner: 0, animated: false)
    try c.settle()
    #expect(c.view.pageIndex == 2)
    #expect(c.view.outer == 50 && c.view.inner == 0)
  }
}
