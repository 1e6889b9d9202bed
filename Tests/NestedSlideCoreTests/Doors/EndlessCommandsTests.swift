import NestedSlideCore
import Testing

/// Commands, the wheel and changes of the pages where the last page and the first are neighbours.
@Suite("Endless pages under commands")
struct EndlessCommandsTests {
  /// A coordinator whose pager is 0.6 of a page past page 3, the last.
  private func midTurn(_ change: (inout Settings) -> Void = { _ in }) throws -> TestCoordinator {
    let c = try TestCoordinator.endless(4, at: 3, change)
    c.perform(.begin(x: 100, y: 600))
    c.perform(.update(dx: 234, dy: 0))
    _ = c.poll()
    return c
  }

  private func positions(_ c: TestCoordinator) throws -> [Double] {
    try c.playedOut().filter { $0.kind == .pageScrolled }.map(\.first)
  }

  @Test("an animated turn goes over the joint from end to end, else straight")
  func scrollToPage() throws {
    for (from, to, low, high) in [
      (3, 0, 3, 4), (0, 3, -1, 0), (0, 2, 0, 2), (2, 0, 0, 2), (3, 1, 1, 3), (1, 3, 1, 3), (1, 2, 1, 2),
    ] as [(Int, Int, Double, Double)] {
      let c = try TestCoordinator.endless(4, at: from)
      c.perform(.scrollToPage(to, animated: true))
      let told = try positions(c).dropLast()
      #expect(told.allSatisfy { $0 > low && $0 < high } && told.count > 10, "\(from) to \(to): \(told)")
      #expect(c.view.pageIndex == Int32(to) && c.view.pagePosition == Double(to))
    }
  }

  @Test("between two pages there is nothing to go round")
  func twoPages() throws {
    for from in [0, 1] {
      let c = try TestCoordinator.endless(2, at: from)
      c.perform(.scrollToPage(1 - from, animated: true))
      #expect(try positions(c).dropLast().allSatisfy { $0 > 0 && $0 < 1 })
      #expect(c.view.pageIndex == Int32(1 - from))
    }
  }

  @Test("from the middle of a turn it is the page nearest that counts")
  func scrollFromTheMiddle() throws {
    for (to, end) in [(0, 4.0), (1, 5), (2, 6), (3, 3)] as [(Int, Double)] {
      let c = try midTurn()
      c.perform(.scrollToPage(to, animated: true))
      let begin = c.view.pagePosition
      let told = try positions(c)
      // A far turn may count from the other side of the joint.
      let circles = (begin + way(from: begin, told) - end) / 4
      #expect(isClose(circles, circles.rounded(), relative: 1e-9, scale: 1))
      #expect(told.allSatisfy { $0 >= -1 && $0 <= 4 } && c.view.pageIndex == Int32(to))
    }
  }

  @Test("a jump makes no turn")
  func jump() throws {
    let c = try TestCoordinator.endless(4, at: 3)
    _ = c.poll()
    c.perform(.scrollToPage(0, animated: false))
    let events = c.poll()
    #expect(events.filter { $0.kind == .pageScrolled }.map(\.first) == [0] && c.view.pagePosition == 0)
    #expect(!events.contains { $0.kind == .pageTransitionBegan })
    let turning = try midTurn()
    turning.perform(.scrollToPage(0, animated: false))
    let ended = turning.poll().first { $0.kind == .pageTransitionEnded }
    #expect(ended?.fromAndTo ?? (-1, -1) == (3, 0) && ended?.flag == false && turning.view.pagePosition == 0)
  }

  @Test("the wheel moves past either end and settles, with nothing left over")
  func wheel() throws {
    for (from, to, dx) in [(3, 0, 300.0), (0, 3, -300), (3, 3, 100), (0, 0, -100), (0, 0, 0)] as [(Int, Int32, Double)]
    {
      let c = try TestCoordinator.endless(4, at: from)
      c.perform(.wheel(dx: dx, dy: 0, x: 100, y: 600))
      #expect(isClose(c.view.pagePosition, Double(from) + dx / 390) && c.view.unconsumedX == 0)
      c.perform(.wheel(dx: dx / 10, dy: 0, x: 100, y: 600))
      #expect(isClose(c.view.pagePosition, Double(from) + 1.1 * dx / 390) && c.view.unconsumedX == 0)
      try c.settle()
      #expect(c.view.pageIndex == to && c.view.pagePosition == Double(to))
    }
  }

  @Test("pages that come, go or move over the joint put the pager on the current page")
  func renumbered() throws {
    for (call, index) in [
      (.insert(1, height: 500), 4), (.insert(4, height: 500), 3), (.remove(1), 2), (.remove(0), 2), (.remove(3), 2),
      (.move(from: 3, to: 1), 1), (.move(from: 0, to: 1), 3), (.reload([1, 2, 3, 4, 5], to: nil, reset: false), 3),
      (.reload([1, 2], to: nil, reset: false), 1),
    ] as [(Call, Int32)] {
      let c = try midTurn()
      #expect(c.perform(call))
      #expect(c.view.pageIndex == index && c.view.pagePosition == Double(index) && c.visible == [index], "\(call)")
      let ended = c.poll().filter { $0.kind == .pageTransitionEnded }
      #expect(ended.count == 1 && ended[0].fromAndTo == (3, 0) && ended[0].flag, "\(call)")
      // The gesture goes on from there.
      c.perform(.update(dx: -10, dy: 0))
      #expect(isClose(c.view.pagePosition, Double(index) - 10 / 390))
      c.perform(.end(vx: 0, vy: 0))
      try c.settle()
      #expect(c.view.pageIndex == index && c.view.isAtRest == 1)
    }
  }

  @Test("a turn between the ends goes on under new numbers")
  func renumberedInside() throws {
    let c = try TestCoordinator.endless(4, at: 1)
    c.perform(.begin(x: 100, y: 600))
    c.perform(.update(dx: 234, dy: 0))
    c.perform(.insert(0, height: 500))
    #expect(isClose(c.view.pagePosition, 2.6) && c.view.transitionFrom == 2 && c.view.transitionTo == 3)
    c.perform(.end(vx: 0, vy: 0))
    try c.settle()
    #expect(c.view.pageIndex == 3)
  }

  @Test("a second page makes them endless, and takes it away")
  func count() throws {
    let c = try TestCoordinator.endless(1)
    c.perform(.begin(x: 100, y: 600))
    c.perform(.update(dx: -100, dy: 0))
    #expect(c.view.pagePosition < 0 && c.view.pagePosition > -100 / 390)
    c.perform(.insert(1, height: 500))
    #expect(c.view.pagePosition == 0)
    c.perform(.update(dx: -100, dy: 0))
    #expect(isClose(c.view.pagePosition, -100 / 390) && c.visible == [0, 1] && c.view.transitionTo == 1)
    _ = c.poll()
    c.perform(.remove(1))
    let ended = c.poll().first { $0.kind == .pageTransitionEnded }
    #expect(ended?.fromAndTo ?? (-1, -1) == (0, 1) && c.view.pagePosition == 0)
    c.perform(.update(dx: -100, dy: 0))
    #expect(c.view.pagePosition < 0 && c.view.pagePosition > -100 / 390)
  }

  @Test("turned on or off in the middle of a turn, the pager lies on the current page")
  func settings() throws {
    let c = try midTurn()
    for isEndless in [false, true] {
      var settings = c.pointer.pointee.currentSettings
      settings.paging.isEndless = isEndless
      c.perform(.apply(settings))
      #expect(c.view.pagePosition == 3 && c.view.pageIndex == 3 && c.visible == [3])
      c.perform(.update(dx: 100, dy: 0))
      // Beyond an end the pager gives way to less than the finger's movement.
      #expect(c.view.pagePosition > 3 && isClose(c.view.pagePosition, 3 + 100.0 / 390) == isEndless)
      #expect(c.visible == (isEndless ? [0, 3] : [3]))
    }
    c.perform(.end(vx: 900, vy: 0))
    try c.settle()
    #expect(c.view.pageIndex == 0)
  }

  @Test("a change of width under a finger that caught a turn over the joint begins its way anew")
  func width() throws {
    let c = try TestCoordinator.endless(5, at: 4)
    c.perform(.begin(x: 100, y: 600))
    c.perform(.end(vx: 3000, vy: 0))
    c.perform(.advance(by: 0.15))
    c.perform(.begin(x: 100, y: 600))
    #expect(c.view.pagePosition > 4.5)
    var settings = c.pointer.pointee.currentSettings
    settings.layout.viewportWidth = 400
    c.perform(.apply(settings))
    #expect(c.view.pagePosition == 4)
    c.perform(.end(vx: 3000, vy: 0))
    try c.settle()
    #expect(c.view.pageIndex == 0)
  }

  @Test("whatever is done, what is told is of pages, within one circle, and agrees")
  func random() throws {
    var calls = RandomCalls()
    for number in 0..<1500 {
      calls.isExtreme = number % 4 == 0
      var settings = calls.settings()
      settings.paging.isEndless = true
      let c = try TestCoordinator(settings, heights: (0..<calls.whole(2...4)).map { _ in calls.length(3000) })
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

  /// How far the pager has come over positions told within one circle of four pages, each the near way from the last.
  private func way(from begin: Double, _ positions: [Double]) -> Double {
    var (way, last) = (0.0, begin)
    for position in positions {
      let step = position - last
      way += step - 4 * (step / 4).rounded()
      last = position
    }
    return way
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
}
