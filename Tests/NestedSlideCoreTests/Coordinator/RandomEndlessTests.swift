import Testing

@testable import NestedSlideCore

/// What must hold where the last page and the first are neighbours, whatever is done. behaviour/endless has the rest.
@Suite("Endless pages under random calls")
struct RandomEndlessTests {
  @Test("held exactly on the page beyond an end, it rests there without a movement, with any width")
  func heldOnPage() throws {
    for width in stride(from: 390.0, to: 400, by: 0.1) {
      for (from, number, to) in [(2, 3.0, 0), (0, -1, 2)] as [(Int, Double, Int)] {
        let c = try TestCoordinator.endless(3, at: from) { $0.layout.viewportWidth = width }
        c.perform(.begin(x: 100, y: 600))
        c.perform(.update(dx: number * width - Double(from) * width, dy: 0))
        // Only where rounding has put it exactly there.
        if try c.frame(to).x != 0 { continue }
        _ = c.poll()
        c.perform(.end(vx: 0, vy: 0))
        #expect(c.view.pagePosition == Double(to) && c.view.pageIndex == Int32(to) && c.view.isAtRest == 1)
        #expect(!c.poll().contains { $0.kind == .pageScrolled })
      }
    }
  }

  @Test("one page alone, or none, is as ever", arguments: [0, 1])
  func onePage(_ count: Int) throws {
    let heights = [Double](repeating: 3000, count: count)
    let coordinators = [
      try TestCoordinator(heights: heights), try TestCoordinator(heights: heights) { $0.paging.isEndless = true },
    ]
    let calls: [Call] = [
      .begin(x: 100, y: 600), .update(dx: 120, dy: 0), .end(vx: 900, vy: 0), .advance(by: 0.05),
      .wheel(dx: 30, dy: 0, x: 100, y: 600), .advance(by: 2), .scrollToPage(0, animated: true), .begin(x: 100, y: 600),
      .update(dx: -80, dy: 0), .advance(by: 0.1),
    ]
    for call in calls {
      for c in coordinators { c.perform(call) }
      #expect(coordinators[0].bytes == coordinators[1].bytes)
    }
  }

  @Test("whatever is done, what is told is of pages, within one circle, and agrees")
  func random() throws {
    var calls = RandomCalls()
    for number in 0..<1500 {
      calls.isExtreme = number % 4 == 0
      var settings = calls.settings()
      settings.paging.isEndless = true
      let c = try TestCoordinator(
        settings, fine: calls.fine, heights: (0..<calls.whole(2...4)).map { _ in calls.length(3000) })
      for _ in 0..<80 {
        let call = calls.chance(2) ? turning(c, &calls) : calls.next(c)
        c.perform(call)
        if let fault = fault(c) {
          Issue.record("case \(number): \(fault) by \(call)")
          break
        }
      }
    }
  }

  /// A call that moves the pager.
  private func turning(_ c: TestCoordinator, _ calls: inout RandomCalls) -> Call {
    switch calls.whole(0...5) {
    case 0: return .advance(by: calls.uniform(0, 0.3))
    case 1: return .wheel(dx: calls.amount(600), dy: 0, x: 100, y: 600)
    case 2: return .scrollToPage(calls.whole(0...5), animated: true)
    default:
      if c.history.hold == .none { return .begin(x: 100, y: 600) }
      return calls.chance(2) ? .update(dx: calls.amount(400), dy: 0) : .end(vx: calls.velocity(), vy: 0)
    }
  }

  private func fault(_ c: TestCoordinator) -> String? {
    let (view, isEndless) = (c.view, c.isEndless)
    func isPage(_ index: Int32) -> Bool { index >= -1 && index < view.pageCount }
    func isPosition(_ position: Double) -> Bool { position >= -1 && position <= Double(view.pageCount) }
    if isEndless && !isPosition(view.pagePosition) { return "position \(view.pagePosition) of \(view.pageCount)" }
    if !isPage(view.transitionFrom) || !isPage(view.transitionTo) { return "a turn to \(view.transitionTo)" }
    // Only a swipe that stops at no page goes any number of rounds.
    let isCircle = view.transitionFrom >= 0 && view.transitionFrom == view.transitionTo
    if isEndless && isCircle && c.settings.paging.alwaysStops {
      return "a turn of a circle, from \(view.transitionFrom)"
    }
    for event in c.poll() where event.kind == .pageScrolled {
      if isEndless && !isPosition(event.first) { return "told \(event.first)" }
      let pages = event.fromAndTo
      let isSame = pages == (view.transitionFrom, view.transitionTo) && event.first == view.pagePosition
      if isSame && !isClose(event.progress, view.transitionProgress, relative: 1e-6, scale: 1) {
        return "progress \(event.progress), not \(view.transitionProgress)"
      }
    }
    let visible = c.visible
    if visible != visible.sorted() || Set(visible).count != visible.count { return "visible are \(visible)" }
    // A page of which less shows than numbers can tell may lie on either side.
    let reach = view.pager.width * (1 + 1e-9)
    for index in visible where view.pager.width > 0 {
      guard let x = try? c.frame(Int(index)).x - view.pager.x, abs(x) <= reach else {
        return "page \(index) shows where it is not seen"
      }
    }
    return nil
  }

  @Test("a save whose turn would pass more pages than any that is begun is refused: it would take for ever")
  func greatestReach() throws {
    for (velocity, isRefused) in [(-1e18, true), (1e15, true), (-1e9, false), (0, false)] {
      let c = try TestCoordinator.endless(2, at: 0)
      let spring = Spring(offset: -390, velocity: velocity, angularFrequency: 18, dampingRatio: 1)
      let rules = c.pointer.pointee.pagerRules
      c.pointer.pointee.pager.begin(.turn, step: 1, spring: spring, at: 0, rules)
      let isRestored = (try? c.copy()) != nil
      #expect(isRestored != isRefused, "\(velocity)")
    }
  }
}
