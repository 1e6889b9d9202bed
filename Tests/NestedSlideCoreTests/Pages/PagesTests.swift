import Testing

@testable import NestedSlideCore

/// Which pages are asked for and released, without a coordinator.
@Suite("Pages")
struct PagesTests {
  /// Pages in lent memory, and what they tell.
  private func withPages(
    _ count: Int, _ paging: PagingSettings = PagingSettings(),
    _ body: (inout Pages, inout Output, Pages.Loading) -> Void
  ) {
    let memory = UnsafeMutablePointer<PageState>.allocate(capacity: count)
    memory.initialize(repeating: PageState(contentHeight: 1000), count: count)
    let events = UnsafeMutablePointer<WaitingEvent>.allocate(capacity: EventQueue.initialCapacity)
    defer {
      memory.deallocate()
      events.deallocate()
    }
    let setup = TestSetup { $0.paging = paging }
    var pages = Pages(PageStore(lent: memory, count: count))
    var output = Output(EventQueue(lent: events))
    defer {
      pages.free()
      output.free()
    }
    pages.setCurrent(0)
    body(&pages, &output, Pages.Loading(setup.pointer, count: count))
  }

  private func paging(
    prefetch: Int = 0, keepAlive: Int = 0, lazy: Bool = true, isEndless: Bool = false
  ) -> PagingSettings {
    var paging = PagingSettings()
    (paging.prefetch, paging.keepAlive) = (Int32(prefetch), Int32(keepAlive))
    (paging.lazy, paging.isEndless) = (lazy, isEndless)
    return paging
  }

  private func told(_ output: inout Output) -> [String] {
    var told = [String]()
    withUnsafeTemporaryAllocation(of: Event.self, capacity: 1000) { room in
      let count = output.drain(to: room.baseAddress.unsafelyUnwrapped, most: room.count)
      for event in room.prefix(count) { told.append("\(event.kind) \(event.index)") }
    }
    return told
  }

  private func live(_ pages: borrowing Pages) -> [Int] {
    var live = [Int]()
    pages.forEachLive { live.append($0) }
    return live
  }

  @Test("what shows is asked for, then what was seen disappears, then what is seen appears")
  func show() {
    withPages(5) { pages, output, loading in
      pages.show(overlapping: PageWindow(0, 1), showing: PageWindow(0, 1), loading, at: 1, &output)
      #expect(told(&output) == ["pageNeeded 0", "pageNeeded 1", "pageAppeared 0", "pageAppeared 1"])
      pages.show(overlapping: PageWindow(1, 2), showing: PageWindow(1, 2), loading, at: 2, &output)
      #expect(told(&output) == ["pageNeeded 2", "pageDisappeared 0", "pageAppeared 2"])
      // Nothing twice.
      pages.show(overlapping: PageWindow(0, 1), showing: PageWindow(1, 1), loading, at: 3, &output)
      #expect(told(&output) == ["pageDisappeared 2"])
      #expect(live(pages) == [0, 1, 2] && pages.liveCount == 3)
    }
  }

  @Test("neighbours are prefetched, round the joint too")
  func prefetch() {
    for (isEndless, expected) in [(false, [0, 1, 2]), (true, [0, 1, 2, 5, 6])] {
      withPages(7, paging(prefetch: 2, isEndless: isEndless)) { pages, output, loading in
        pages.show(overlapping: PageWindow(0, 0), showing: PageWindow(0, 0), loading, at: 0, &output)
        #expect(live(pages) == expected)
      }
    }
  }

  @Test("eager, all at once and none released")
  func eager() {
    withPages(4, paging(keepAlive: 1, lazy: false)) { pages, output, loading in
      pages.needLive(loading, at: 0, &output)
      pages.releaseFar(loading, at: 0, &output)
      #expect(told(&output) == (0..<4).map { "pageNeeded \($0)" } && live(pages) == [0, 1, 2, 3])
    }
  }

  @Test("the furthest are released, the higher of two; what shows stays")
  func release() {
    withPages(7, paging(keepAlive: 3)) { pages, output, loading in
      for index in 0..<7 { pages.need(index, loading, at: 0, &output) }
      pages.setCurrent(3)
      pages.show(overlapping: PageWindow(3, 3), showing: PageWindow(3, 3), loading, at: 0, &output)
      _ = told(&output)
      pages.releaseFar(loading, at: 1, &output)
      #expect(told(&output) == ["pageReleased 6", "pageReleased 0", "pageReleased 5", "pageReleased 1"])
      #expect(live(pages) == [2, 3, 4])
      pages.show(overlapping: PageWindow(2, 6), showing: PageWindow(2, 6), loading, at: 2, &output)
      pages.releaseFar(loading, at: 2, &output)
      #expect(live(pages) == [2, 3, 6])
    }
  }

  @Test("whatever comes: what shows and the current page are there, and no more than are kept or held")
  func random() {
    var generator = RepeatableGenerator()
    for _ in 0..<200 {
      let count = Int.random(in: 2...9, using: &generator)
      let (keep, prefetch) = (Int.random(in: 1...4, using: &generator), Int.random(in: 0...2, using: &generator))
      let isEndless = generator.next() % 2 == 0
      withPages(count, paging(prefetch: prefetch, keepAlive: keep, isEndless: isEndless)) { pages, output, loading in
        for _ in 0..<20 {
          let first = Int.random(in: 0..<count, using: &generator)
          let last = generator.next() % 2 == 0 ? first : (first + 1) % count
          pages.setCurrent(first)
          pages.show(overlapping: PageWindow(first, last), showing: PageWindow(first, last), loading, at: 0, &output)
          pages.needLive(loading, at: 0, &output)
          pages.releaseFar(loading, at: 0, &output)
          let live = live(pages)
          #expect(live.contains(first) && live.contains(last) && live.count == pages.liveCount)
          #expect(live.count <= max(keep, min(2 * prefetch + 1, count) + 1))
          _ = told(&output)
        }
      }
    }
  }

  @Test("a page that goes is told of under the number it has, the others get theirs")
  func leave() {
    withPages(4) { pages, output, loading in
      pages.show(overlapping: PageWindow(1, 2), showing: PageWindow(1, 2), loading, at: 0, &output)
      _ = told(&output)
      pages.leave(1, at: 1, &output)
      #expect(told(&output) == ["pageDisappeared 1", "pageReleased 1"])
      pages.store.remove(at: 1)
      pages.renumber(.removed(1), current: 0, countBefore: pages.count + 1, at: 0, &output)
      #expect(pages.showing == PageWindow(1, 1) && live(pages) == [0, 1])
    }
  }
}
