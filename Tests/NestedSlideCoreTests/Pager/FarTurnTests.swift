import Testing

@testable import NestedSlideCore

/// Over more than one page, two are shown.
@Suite("Far turns")
struct FarTurnTests {
  /// Ten pages, 100 points apart.
  private let rules = TestSetup.pager(10)
  private let circle = TestSetup.pager(10) { $0.paging.isEndless = true }

  private func pager(at index: Int, offset: Double = 0) -> Pager {
    var pager = Pager()
    pager.align(to: index)
    pager.move(to: offset)
    return pager
  }

  @Test("the target stands beside the source, and the position runs over the whole way", arguments: [7, 0])
  func sideBySide(target: Int) {
    var pager = pager(at: 3)
    let step = pager.stepTo(page: target, passes: false, rules)
    let sign = target > 3 ? 1 : -1
    #expect(step == sign && pager.far == target - 3 && pager.origin == 3)
    #expect(pager.page(atStep: step, rules) == target && pager.page(atStep: -step, rules) == nil)
    #expect(pager.page(atStep: 2 * step, rules) == nil && pager.step(of: target, rules) == Double(sign))
    pager.beginTurn(PageTransition(from: 3, to: target, steps: Int32(target - 3)))
    for share in [0.0, 0.25, 0.5, 1] {
      pager.move(to: share * 100 * Double(sign))
      #expect(isClose(pager.position(rules), 3 + share * Double(target - 3)))
      #expect(pager.progress(rules) == share)
    }
    let ends = pager.ends(rules)
    #expect(ends.low == (sign > 0 ? 0 : -100) && ends.high == (sign > 0 ? 100 : 0))
    pager.rest(on: target)
    #expect(pager.far == 0 && pager.origin == target && pager.position(rules) == Double(target))
  }

  @Test("nothing between shows")
  func between() {
    var pager = pager(at: 3)
    pager.travel(.turn, to: pager.stepTo(page: 8, passes: false, rules), velocity: 0, at: 0, rules)
    var seen = [pager.windows(threshold: 0, rules).overlapping]
    while !pager.reach(rules) { seen.append(pager.windows(threshold: 0, rules).overlapping) }
    #expect(seen.allSatisfy { $0 == PageWindow(3, 8) || $0 == PageWindow(3, 3) || $0 == PageWindow(8, 8) })
    #expect(seen.contains(PageWindow(3, 8)) && pager.offset == 100)
  }

  @Test("neighbours, and pages that are passed, are plain turns")
  func plain() {
    for target in [2, 4] {
      var pager = pager(at: 3)
      #expect(pager.stepTo(page: target, passes: false, rules) == target - 3 && pager.far == 0)
    }
    var pager = pager(at: 3)
    #expect(pager.stepTo(page: 9, passes: true, rules) == 6 && pager.far == 0)
    #expect(pager.page(atStep: 6, rules) == 9)
  }

  @Test("from between two pages the nearer one is the source, and what is seen does not move")
  func fromBetween() {
    for (offset, source, left) in [(30.0, 3, 30.0), (70, 4, -30)] {
      var pager = pager(at: 3, offset: offset)
      let position = pager.position(rules)
      #expect(pager.stepTo(page: 8, passes: false, rules) == 1)
      #expect(pager.origin == source && pager.far == 8 - source && isClose(pager.offset, left))
      // Behind the source it is the plain way.
      if left < 0 { #expect(isClose(pager.position(rules), position)) }
    }
  }

  @Test("a second command takes the nearer of the two as its source, and goes back to either of them plainly")
  func second() {
    var pager = pager(at: 0)
    _ = pager.stepTo(page: 6, passes: false, rules)
    pager.move(to: 40)
    #expect(pager.stepTo(page: 0, passes: false, rules) == 0 && pager.far == 6)
    #expect(pager.stepTo(page: 6, passes: false, rules) == 1 && pager.far == 6)
    pager.move(to: 70)
    #expect(pager.stepTo(page: 9, passes: false, rules) == 1)
    #expect(pager.origin == 6 && pager.far == 3 && isClose(pager.offset, -30))
    // The turn it took over from stands for its pages still.
    #expect(isClose(pager.position(rules), 6 - 0.3 * 6))
  }

  @Test("round the circle the joint is one step, and further is a far turn")
  func roundTheCircle() {
    var pager = pager(at: 0)
    #expect(pager.stepTo(page: 9, passes: false, circle) == -1 && pager.far == 0)
    #expect(pager.stepTo(page: 5, passes: false, circle) == 1 && pager.far == 5)
    #expect(pager.page(atStep: 1, circle) == 5)
  }
}
