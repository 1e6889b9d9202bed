import NestedSlideCore
import Testing

/// Turns over the joint of the last page and the first. Pages are 390 points wide.
@Suite("Endless pages")
struct EndlessPagesTests {
  private func story(_ events: [Event], _ kinds: [Event.Kind]) -> [String] {
    events.filter { kinds.contains($0.kind) }.map { event in
      let pages = event.fromAndTo
      if pages.from < 0 { return "\(event.kind) \(event.index)" }
      return "\(event.kind) \(pages.from) to \(pages.to)" + (event.flag ? ", cancelled" : "")
    }
  }

  private let turns: [Event.Kind] = [.pageTransitionBegan, .pageTransitionEnded, .pageChanged]

  @Test("a swipe past either end turns to the page at the other", arguments: [false, true])
  func swipe(_ isBackwards: Bool) throws {
    let (from, to, sign) = isBackwards ? (0, 3, -1.0) : (3, 0, 1.0)
    let c = try TestCoordinator.endless(4, at: from)
    _ = c.poll()
    c.perform(.begin(x: 100, y: 600))
    for _ in 0..<3 { c.perform(.update(dx: sign * 50, dy: 0)) }
    #expect(c.view.pagePosition == Double(from) + sign * 150 / 390 && c.view.pageIndex == Int32(from))
    #expect(c.view.transitionFrom == Int32(from) && c.view.transitionTo == Int32(to) && c.view.unconsumedX == 0)
    #expect(isClose(c.view.transitionProgress, 150 / 390))
    c.perform(.end(vx: sign * 900, vy: 0))
    let events = try c.playedOut()

    #expect(
      story(events, turns) == [
        "pageTransitionBegan \(from) to \(to)", "pageChanged \(to)", "pageTransitionEnded \(from) to \(to)",
      ])
    let scrolled = events.filter { $0.kind == .pageScrolled }
    #expect(scrolled.allSatisfy { $0.fromAndTo == (Int32(from), Int32(to)) })
    let progress = scrolled.map(\.progress)
    #expect(progress == progress.sorted() && progress.first! > 0 && progress.last == 1)
    // Counted on until it rests, then by the page's own number.
    let ways = scrolled.dropLast().map { ($0.first - Double(from)) * sign }
    #expect(ways == ways.sorted() && ways.allSatisfy { $0 > 0 && $0 < 1 } && ways.count > 10)
    #expect(scrolled.last?.first == Double(to) && c.view.pagePosition == Double(to))
    #expect(c.view.pageIndex == Int32(to) && c.view.isAtRest == 1 && c.view.transitionFrom == -1)
    #expect(events.last?.kind == .settled)
  }

  @Test("a swipe given up over the joint comes back")
  func givenUp() throws {
    let c = try TestCoordinator.endless(4, at: 3)
    c.perform(.begin(x: 100, y: 600))
    c.perform(.update(dx: 100, dy: 0))
    c.perform(.end(vx: 0, vy: 0))
    let events = try c.playedOut()
    #expect(story(events, turns) == ["pageTransitionBegan 3 to 0", "pageTransitionEnded 3 to 0, cancelled"])
    #expect(c.view.pagePosition == 3 && c.view.pageIndex == 3)
  }

  @Test("back and forth over the joint in one gesture, point by point")
  func backAndForth() throws {
    let c = try TestCoordinator.endless(4, at: 0)
    _ = c.poll()
    c.perform(.begin(x: 100, y: 600))
    var place = 0.0
    for dx in [-100.0, -200, 250, 120, -300, 230, 0.5] {
      c.perform(.update(dx: dx, dy: 0))
      place += dx
      #expect(isClose(c.view.pagePosition, place / 390) && c.view.unconsumedX == 0)
      if place != 0 {
        #expect(c.view.transitionFrom == 0 && c.view.transitionTo == (place < 0 ? 3 : 1))
        #expect(isClose(c.view.transitionProgress, abs(place) / 390))
      }
    }
    c.perform(.end(vx: 0, vy: 0))
    let events = try c.playedOut()
    #expect(
      story(events, turns) == [
        "pageTransitionBegan 0 to 3", "pageTransitionEnded 0 to 3, cancelled", "pageTransitionBegan 0 to 1",
        "pageTransitionEnded 0 to 1, cancelled", "pageTransitionBegan 0 to 3", "pageTransitionEnded 0 to 3, cancelled",
        "pageTransitionBegan 0 to 1", "pageTransitionEnded 0 to 1, cancelled",
      ])
    #expect(c.view.pagePosition == 0)
  }

  @Test("held exactly on the page beyond an end, it rests there without a movement")
  func heldOnPage() throws {
    for width in stride(from: 390.0, to: 400, by: 0.1) {
      for (from, number, to) in [(2, 3.0, 0), (0, -1, 2)] as [(Int, Double, Int)] {
        let c = try TestCoordinator.endless(3, at: from) { $0.layout.viewportWidth = width }
        c.perform(.begin(x: 100, y: 600))
        c.perform(.update(dx: number * width - Double(from) * width, dy: 0))
        // Only where rounding has put it exactly there.
        if try c.frame(to).x != 0 { continue }
        if width == 390 {
          #expect(c.view.pagePosition == number && c.visible == [Int32(to)])
          #expect(c.view.tabIndicator.x == 130 * Double(to))
        }
        _ = c.poll()
        c.perform(.end(vx: 0, vy: 0))
        #expect(c.view.pagePosition == Double(to) && c.view.pageIndex == Int32(to) && c.view.isAtRest == 1)
        #expect(
          story(c.poll(), turns + [.pageScrolled]) == ["pageChanged \(to)", "pageTransitionEnded \(from) to \(to)"])
      }
    }
  }

  @Test("however fast, one page at a time", arguments: [3000.0, 1e6, 1e9])
  func fastFling(_ speed: Double) throws {
    for (velocity, from, to) in [(speed, 3, 0), (-speed, 0, 3), (speed, 0, 1), (-speed, 3, 2)] as [(Double, Int, Int)] {
      let c = try TestCoordinator.endless(4, at: from)
      c.perform(.begin(x: 100, y: 600))
      c.perform(.end(vx: velocity, vy: 0))
      let events = try c.playedOut()
      #expect(c.view.pagePosition == Double(to) && c.view.pageIndex == Int32(to))
      #expect(events.allSatisfy { $0.kind != .pageScrolled || $0.first >= -1 && $0.first <= 4 })
    }
  }

  @Test("swipes that catch one another go round and round, told within one circle", arguments: [2, 3, 5])
  func roundAndRound(_ count: Int) throws {
    for sign in [1.0, -1] {
      let c = try TestCoordinator.endless(count, at: 1)
      var seen = [Int32]()
      for turn in 1...3 * count {
        c.perform(.begin(x: 100, y: 600))
        c.perform(.end(vx: sign * 3000, vy: 0))
        let next = ((1 + Int(sign) * turn) % count + count) % count
        var (progress, moves) = (-1.0, true)
        while moves {
          c.perform(.advance(by: 0.01))
          let view = c.view
          #expect(view.pagePosition >= -1 && view.pagePosition <= Double(count) && view.isAtRest == 0)
          for event in c.poll() where event.kind == .pageScrolled {
            #expect(event.first == view.pagePosition && event.fromAndTo == (view.transitionFrom, view.transitionTo))
            #expect(isClose(event.progress, view.transitionProgress, relative: 1e-9, scale: 1))
          }
          // On the way back to the page it left, the progress goes back too.
          if (turn + count) % count != 0 { #expect(view.transitionProgress >= progress) }
          progress = view.transitionProgress
          moves = try c.frame(next).x.magnitude > 60
        }
        seen.append(Int32(next))
        #expect(c.visible.contains(Int32(next)))
      }
      _ = try c.playedOut()
      #expect(c.view.pageIndex == seen.last && c.view.pagePosition == Double(seen.last!))
    }
  }

  @Test("dragged over many pages it keeps its place, and turns to a neighbour of the page at touch")
  func farDrags() throws {
    for (dx, position, to) in [
      (936, 2.4, 1), (1677, 0.3, 0), (-1677, -0.3, 0), (1e12, nil, nil), (-1e12, nil, nil),
    ] as [(Double, Double?, Int?)] {
      let c = try TestCoordinator.endless(4)
      c.perform(.begin(x: 100, y: 600))
      #expect(c.perform(.update(dx: dx, dy: 0)))
      #expect(c.view.unconsumedX == 0 && c.view.pagePosition >= -1 && c.view.pagePosition <= 4)
      if let position { #expect(isClose(c.view.pagePosition, position, relative: 1e-9)) }
      c.perform(.end(vx: 0, vy: 0))
      _ = try c.playedOut()
      if let to { #expect(c.view.pageIndex == Int32(to)) }
      #expect([0, 1, 3].contains(c.view.pageIndex))
    }
  }

  @Test("two pages are neighbours on both sides")
  func twoPages() throws {
    for (velocity, from, way) in [(900.0, 0, 1.0), (900, 1, 1), (-900, 0, -1), (-900, 1, -1)] as [(Double, Int, Double)]
    {
      let c = try TestCoordinator.endless(2, at: from)
      _ = c.poll()
      c.perform(.begin(x: 100, y: 600))
      c.perform(.update(dx: way * 39, dy: 0))
      #expect(isClose(c.view.pagePosition, Double(from) + way * 0.1) && c.visible == [0, 1])
      c.perform(.end(vx: velocity, vy: 0))
      let events = try c.playedOut()
      let to = 1 - from
      #expect(
        story(events, turns) == [
          "pageTransitionBegan \(from) to \(to)", "pageChanged \(to)", "pageTransitionEnded \(from) to \(to)",
        ])
      #expect(events.allSatisfy { $0.kind != .pageScrolled || $0.progress > 0 })
    }
    // Thrown back the other way, nothing of the way was covered until it is past the page it left.
    let c = try TestCoordinator.endless(2, at: 1)
    c.perform(.begin(x: 100, y: 600))
    c.perform(.update(dx: -350, dy: 0))
    _ = c.poll()
    c.perform(.end(vx: 3000, vy: 0))
    for event in try c.playedOut() where event.kind == .pageScrolled && event.first < 1 && event.first > 0 {
      #expect(event.progress == 0)
    }
    #expect(c.view.pageIndex == 0)
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

  @Test("live, the page changes half way over the joint")
  func live() throws {
    let c = try TestCoordinator.endless(4, at: 3) { $0.paging.indexRule = .live }
    c.perform(.begin(x: 100, y: 600))
    for (dx, index) in [(194.0, 3), (2, 0), (-2, 3), (2, 0), (100, 0)] as [(Double, Int32)] {
      c.perform(.update(dx: dx, dy: 0))
      #expect(c.view.pageIndex == index)
    }
    _ = c.poll()
    c.perform(.end(vx: 0, vy: 0))
    #expect(story(try c.playedOut(), turns) == ["pageTransitionEnded 3 to 0"])
    #expect(c.view.pageIndex == 0)
  }

  @Test("caught over the joint by a vertical drag, the nearer page is moved")
  func caught() throws {
    let c = try TestCoordinator.endless(4, at: 3)
    c.perform(.begin(x: 100, y: 600))
    c.perform(.update(dx: 250, dy: 0))
    c.perform(.end(vx: 0, vy: 0))
    c.perform(.advance(by: 0.02))
    c.perform(.begin(x: 100, y: 600))
    c.perform(.update(dx: 0, dy: 30))
    // It is the one that vertical input moves; the current one it becomes at rest.
    #expect(c.view.outer == 30 && c.view.pageIndex == 3 && c.view.pagePosition > 3)
    c.perform(.update(dx: 0, dy: 300))
    #expect(try c.page(0).offset == 130 && c.page(3).offset == 0)
    c.perform(.end(vx: 0, vy: 0))
    _ = try c.playedOut()
    #expect(c.view.pagePosition == 0 && c.view.pageIndex == 0 && c.view.inner == 130)
  }

  @Test("right to left, the joint is on the other side")
  func rightToLeft() throws {
    let c = try TestCoordinator.endless(4, at: 3) { $0.layout.rightToLeft = true }
    c.perform(.begin(x: 100, y: 600))
    c.perform(.update(dx: -100, dy: 0))
    #expect(isClose(c.view.pagePosition, 3 + 100 / 390) && c.view.transitionTo == 0)
    #expect(try isClose(c.frame(3).x, 100) && isClose(c.frame(0).x, -290))
    c.perform(.end(vx: -900, vy: 0))
    #expect(c.view.velocityX < 0)
    _ = try c.playedOut()
    #expect(c.view.pageIndex == 0 && c.view.pagePosition == 0)
  }

  @Test("the same at every frame rate")
  func frameRates() throws {
    let coordinators = try [10.0, 24, 60, 144].map { (rate: $0, c: try TestCoordinator.endless(3, at: 2)) }
    var time = 0.0
    for turn in 0..<12 {
      let velocity = [3000.0, 2000, -2500][turn % 3] * (turn < 6 ? 1 : -1)
      time += [0.09, 0.3, 0.05, 1.2][turn % 4]
      for (rate, c) in coordinators {
        c.perform(.begin(x: 100, y: 600))
        c.perform(.update(dx: velocity / 30, dy: 0))
        c.perform(.end(vx: velocity, vy: 0))
        while c.view.time + 1 / rate < time { c.perform(.advance(by: 1 / rate)) }
        try c.advance(to: time)
        #expect(isClose(c.view.pagePosition, coordinators[0].c.view.pagePosition, relative: 1e-9, scale: 1))
        #expect(c.view.pageIndex == coordinators[0].c.view.pageIndex)
        #expect(c.view.transitionTo == coordinators[0].c.view.transitionTo)
      }
    }
  }
}
