import Testing

@testable import NestedSlideCore

/// Which page lies where: steps, pages and positions, also after pages have got other numbers.
@Suite("Pager positions")
struct PagerPositionTests {
  /// Three pages, 100 points apart, with and without ends.
  private let rules = TestSetup.pager(3)
  private let circle = TestSetup.pager(3) { $0.paging.isEndless = true }

  private func pager(at index: Int) -> Pager {
    var pager = Pager()
    pager.align(to: index)
    return pager
  }

  @Test("the nearest page, half way counting up, or the way it is going")
  func nearest() {
    for (offset, index) in [(-60.0, 0), (0, 0), (49.9, 0), (50, 1), (149.9, 1), (150, 2), (260, 2)] {
      var pager = pager(at: 0)
      pager.move(to: offset)
      #expect(pager.nearestPage(rules) == index && pager.nearestStep(rules) == index)
    }
    // At the very half on its way down the lower page is nearer from then on.
    let live = TestSetup.pager(3) { $0.paging.indexRule = .live }
    var pager = pager(at: 1)
    pager.travel(.turn, to: -1, velocity: 0, at: 0, live)
    while pager.offset != -50 { _ = pager.reach(live) }
    #expect(pager.nearestPage(live) == 0)
  }

  @Test("where there are no ends it counts on")
  func nearestBeyond() {
    for (offset, step) in [(-51.0, -1), (-150, -1), (-151, -2), (250, 3), (349, 3)] {
      var pager = pager(at: 0)
      pager.move(to: offset)
      #expect(pager.nearestStep(circle) == step && pager.page(atStep: step, circle) == step.wrapped(3))
    }
  }

  @Test("a step stands for a page, and a page for the nearest step")
  func steps() {
    for index in 0..<3 {
      var pager = pager(at: index)
      for step in -4...4 {
        let number = index + step
        #expect(pager.page(atStep: step, rules) == (number >= 0 && number < 3 ? number : nil))
        #expect(pager.page(atStep: step, circle) == number.wrapped(3))
      }
      for page in 0..<3 { #expect(pager.step(of: page, rules) == Double(page - index)) }
    }
    var pager = pager(at: 0)
    pager.move(to: -70)
    #expect(pager.step(of: 2, circle) == -1 && pager.step(of: 0, circle) == 0 && pager.step(of: 1, circle) == -2)
    pager.move(to: -130)
    #expect(pager.step(of: 2, circle) == -1 && pager.step(of: 1, circle) == -2)
  }

  @Test("a number stands for a page")
  func wrapped() {
    for (number, page) in [(0, 0), (4, 4), (5, 0), (6, 1), (-1, 4), (-5, 0), (-6, 4), (12, 2), (-13, 2)] {
      #expect(number.wrapped(5) == page)
    }
    #expect(3.wrapped(0) == 3 && (-1).wrapped(1) == 0 && 7.wrapped(1) == 0)
  }

  @Test("with no way between pages it counts by the page it rests on")
  func noStride() {
    let flat = TestSetup.pager(3, width: 0)
    var pager = pager(at: 2)
    #expect(pager.position(flat) == 2 && pager.nearestPage(flat) == 2 && pager.offset == 0)
  }

  @Test("the position of a resting page is a whole number, whatever the stride")
  func wholePositions() {
    var generator = RepeatableGenerator()
    for _ in 0..<500 {
      let rules = TestSetup.pager(10_000_000, width: generator.uniform(0.01, 2000))
      let index = Int.random(in: 0...9_999_999, using: &generator)
      var pager = pager(at: index)
      #expect(pager.position(rules) == Double(index))
    }
  }

  @Test("without ends the position runs from -1 to the number of pages")
  func positionOnCircle() {
    var pager = pager(at: 2)
    for (offset, position) in [(0.0, 2.0), (50, 2.5), (100, 3), (150, 0.5), (-250, -0.5), (-300, -1), (-310, 1.9)] {
      pager.move(to: offset)
      #expect(isClose(pager.position(circle), position), "\(offset)")
    }
  }

  @Test("other numbers leave the place alone")
  func renumbered() {
    var pager = pager(at: 1)
    pager.beginTurn(PageTransition(from: 1, to: 2, steps: 1))
    _ = pager.drag(30, bounces: true, rules)
    pager.renumber(.inserted(0), far: 0, TestSetup.pager(4))
    pager.renumber(.inserted(0), far: 0, TestSetup.pager(5))
    #expect(pager.origin == 3 && pager.offset == 30 && pager.turn == PageTransition(from: 3, to: 4, steps: 1))
  }

  @Test("beyond the first page there is another now: what was pulled there is a place like any other")
  func renumberedBeyondAnEnd() {
    var pager = pager(at: 0)
    _ = pager.drag(-30, bounces: true, rules)
    let pulled = pager.offset
    pager.renumber(.inserted(0), far: 0, rules)
    _ = pager.drag(-20, bounces: true, rules)
    #expect(pager.raw == 0 && isClose(pager.offset, pulled - 20))
    // The end is still one.
    pager = self.pager(at: 0)
    _ = pager.drag(-30, bounces: true, rules)
    pager.renumber(.inserted(5), far: 0, rules)
    #expect(pager.raw == -30 && pager.offset == pulled)
  }
}
