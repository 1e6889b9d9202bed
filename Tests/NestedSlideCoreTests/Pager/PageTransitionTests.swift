import Testing

@testable import NestedSlideCore

@Suite("Page transition")
struct PageTransitionTests {
  /// A pager of five pages, 100 points apart, in a turn.
  private func progress(from: Int, to: Int, steps: Int32, offset: Double, isEndless: Bool = false) -> Double {
    var pager = Pager()
    pager.align(to: from)
    pager.beginTurn(PageTransition(from: from, to: to, steps: steps))
    pager.move(to: offset)
    return pager.progress(TestSetup.pager(5) { $0.paging.isEndless = isEndless })
  }

  @Test("none to begin with")
  func none() {
    let transition = PageTransition()
    #expect(!transition.isActive && transition.from == -1 && transition.to == -1)
    var pager = Pager()
    pager.move(to: 70)
    #expect(pager.progress(TestSetup.pager(5)) == 0)
  }

  @Test("from 0 to 1, towards either side and over many pages")
  func progress() {
    for (offset, expected) in [(0.0, 0.0), (25, 0.25), (100, 1), (-50, 0), (150, 1)] {
      #expect(progress(from: 1, to: 2, steps: 1, offset: offset) == expected)
      #expect(progress(from: 2, to: 1, steps: -1, offset: -offset) == expected)
    }
    #expect(progress(from: 0, to: 4, steps: 4, offset: 100) == 0.25)
    #expect(progress(from: 3, to: 3, steps: 0, offset: 30) == 0)
  }

  @Test("over the joint as within")
  func overJoint() {
    #expect(progress(from: 4, to: 0, steps: 1, offset: 25, isEndless: true) == 0.25)
    #expect(progress(from: 0, to: 4, steps: -1, offset: -25, isEndless: true) == 0.25)
    #expect(progress(from: 4, to: 1, steps: 2, offset: 150, isEndless: true) == 0.75)
  }

  @Test("an event carries its pages and its progress")
  func event() {
    for (from, to) in [(0, 1), (1, 0), (9_999_999, 0), (-1, -1), (0, Int(Int32.max))] {
      var event = Event(.pageScrolled, at: 1)
      event.set(PageTransition(from: from, to: to, steps: 1))
      event.progress = 0.75
      #expect(event.fromAndTo == (Int32(from), Int32(to)) && event.progress == 0.75)
    }
    var offset = Event(.offsetChanged, at: 1)
    offset.inner = 300
    #expect(offset.inner == 300 && offset.fromAndTo == (-1, -1))
  }
}
