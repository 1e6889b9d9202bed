import NestedSlideCore
import Testing

/// What shows, is asked for and is dropped round the joint of the last page and the first.
@Suite("Endless pages' loading")
struct EndlessLoadingTests {
  private func told(_ c: TestCoordinator, _ kind: Event.Kind) -> [Int32] {
    c.poll().filter { $0.kind == kind }.map(\.index)
  }

  @Test("a page's frame is on the nearer side of the pager")
  func frames() throws {
    let c = try TestCoordinator.endless(5)
    for (index, x) in [(0, 0.0), (1, 390), (2, 780), (3, -780), (4, -390)] { #expect(try c.frame(index).x == x) }
    c.perform(.scrollToPage(4, animated: false))
    for (index, x) in [(4, 0.0), (0, 390), (1, 780), (2, -780), (3, -390)] { #expect(try c.frame(index).x == x) }
    c.perform(.begin(x: 100, y: 600))
    c.perform(.update(dx: 300, dy: 0))
    for (index, x) in [(4, -300.0), (0, 90), (1, 480), (2, 870), (3, -690)] {
      #expect(isClose(try c.frame(index).x, x))
    }
    c.perform(.update(dx: -600, dy: 0))
    for (index, x) in [(4, 300.0), (3, -90), (2, -480)] { #expect(isClose(try c.frame(index).x, x)) }
  }

  @Test("the pages that show come in ascending order on both sides of the joint")
  func visible() throws {
    let c = try TestCoordinator.endless(4, at: 3)
    #expect(c.visible == [3])
    c.perform(.begin(x: 100, y: 600))
    for (dx, pages) in [(1.0, [0, 3]), (388, [0, 3]), (1, [0]), (10, [0, 1]), (-800, [1, 2])] as [(Double, [Int32])] {
      c.perform(.update(dx: dx, dy: 0))
      #expect(c.visible == pages && c.view.visiblePages == Int32(pages.count))
      for index in 0..<4 { #expect(try c.page(index).isVisible == (pages.contains(Int32(index)) ? 1 : 0)) }
    }
  }

  @Test("pages appear and disappear once over the joint")
  func appearing() throws {
    let c = try TestCoordinator.endless(3, at: 2)
    _ = c.poll()
    c.perform(.begin(x: 100, y: 600))
    c.perform(.update(dx: 200, dy: 0))
    c.perform(.end(vx: 900, vy: 0))
    let events = try c.playedOut()
    #expect(events.filter { $0.kind == .pageAppeared }.map(\.index) == [0])
    #expect(events.filter { $0.kind == .pageDisappeared }.map(\.index) == [2])
  }

  @Test("prefetch goes round the joint")
  func prefetch() throws {
    for (count, at, reach, needed) in [
      (6, 0, 1, [0, 1, 5]), (6, 5, 2, [0, 1, 3, 4, 5]), (6, 2, 1, [1, 2, 3]), (3, 0, 1, [0, 1, 2]), (2, 1, 1, [0, 1]),
      (5, 4, .max, [0, 1, 2, 3, 4]),
    ] as [(Int, Int, Int, [Int32])] {
      let c = try TestCoordinator.endless(count, at: at) { $0.paging.prefetch = Int32(clamping: reach) }
      #expect(told(c, .pageNeeded) == needed && c.live == needed)
    }
    let c = try TestCoordinator.endless(6, at: 4) { $0.paging.prefetch = 1 }
    _ = c.poll()
    c.perform(.scrollToPage(5, animated: true))
    _ = try c.playedOut()
    #expect(c.live == [0, 3, 4, 5])
  }

  @Test("keep_alive counts the shorter way round")
  func keepAlive() throws {
    let c = try TestCoordinator.endless(6) { $0.paging.keepAlive = 3 }
    for (page, live) in [
      (1, [0, 1]), (5, [0, 1, 5]), (4, [0, 4, 5]), (3, [3, 4, 5]), (2, [2, 3, 4]), (0, [0, 2, 4]), (5, [0, 4, 5]),
    ] as [(Int, [Int32])] {
      c.perform(.scrollToPage(page, animated: false))
      #expect(c.live == live, "on page \(page)")
    }
  }

  @Test("of two pages equally far the higher is released, on whatever side of the joint")
  func keepAliveTie() throws {
    for (way, live) in [([0, 2, 1], [0, 1]), ([1, 4, 0], [0, 1]), ([3, 0, 4], [0, 4])] as [([Int], [Int32])] {
      let c = try TestCoordinator.endless(5, at: way[0]) { $0.paging.keepAlive = 2 }
      for page in way.dropFirst() { c.perform(.scrollToPage(page, animated: false)) }
      #expect(c.live == live)
    }
  }

  @Test("what shows or is prefetched stays, on both sides of the joint")
  func keepAliveStays() throws {
    let c = try TestCoordinator.endless(8, at: 0) { ($0.paging.keepAlive, $0.paging.prefetch) = (1, 1) }
    #expect(c.live == [0, 1, 7])
    c.perform(.begin(x: 100, y: 600))
    c.perform(.update(dx: -200, dy: 0))
    #expect(c.live == [0, 1, 7])
    c.perform(.end(vx: -900, vy: 0))
    _ = try c.playedOut()
    #expect(c.live == [0, 6, 7])
    c.perform(.scrollToPage(3, animated: false))
    #expect(c.live == [2, 3, 4])
  }

  @Test("of a step over several pages those are asked for, and go to their top, that show then")
  func passed() throws {
    for (from, pages, passed) in [(4, 2.5, [0, 1]), (1, -2.5, [4, 5])] as [(Int, Double, [Int])] {
      let c = try TestCoordinator.endless(6, at: from)
      for page in 0..<6 where page != from { c.perform(.shiftPage(page, height: 3300, by: 300)) }
      c.perform(.begin(x: 100, y: 600))
      c.perform(.update(dx: pages * 390, dy: 0))
      for page in 0..<6 where page != from {
        #expect(try c.page(page).offset == (passed.contains(page) ? 0 : 300))
        #expect(try c.page(page).isNeeded == (passed.contains(page) ? 1 : 0))
      }
    }
  }

  @Test("a far turn asks for no page between, at any frame rate", arguments: [0.004, 0.05, 5])
  func swept(_ frame: Double) throws {
    let c = try TestCoordinator.endless(6)
    c.perform(.begin(x: 100, y: 600))
    c.perform(.update(dx: -250, dy: 0))
    // Page 5 is the nearest: from there page 3 is two pages away.
    c.perform(.scrollToPage(3, animated: true))
    while c.view.needsFrame != 0 { c.perform(.advance(by: frame)) }
    #expect(c.live == [0, 3, 5] && c.view.pageIndex == 3)
  }

  @Test("a step of more than a circle passes pages unseen", arguments: [4.5, -4.5, 40, 1e8])
  func sweptCircle(_ pages: Double) throws {
    let c = try TestCoordinator.endless(4)
    for page in 1..<4 { c.perform(.shiftPage(page, height: 3300, by: 300)) }
    c.perform(.begin(x: 100, y: 600))
    c.perform(.update(dx: pages * 390, dy: 0))
    let visible = c.visible
    #expect(c.live == Set(visible + [0]).sorted())
    for page in 1..<4 { #expect(try c.page(page).offset == (visible.contains(Int32(page)) ? 0 : 300)) }
  }
}
