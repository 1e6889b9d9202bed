import Testing

@testable import NestedSlideCore

@Suite("Page transition")
struct PageTransitionTests {
  @Test("none to begin with")
  func none() {
    let transition = PageTransition()
    #expect(!transition.isActive && transition.from == -1 && transition.to == -1)
    for position in [-1.0, 0, 2.5] { #expect(transition.progress(position: position) == 0) }
  }

  @Test("from 0 to 1, towards either side and over many pages")
  func progress() {
    let forward = PageTransition(from: 1, to: 2)
    for (position, progress) in [(1.0, 0.0), (1.25, 0.25), (2, 1), (0.5, 0), (2.5, 1)] {
      #expect(forward.progress(position: position) == progress)
    }
    let back = PageTransition(from: 2, to: 1)
    for (position, progress) in [(2.0, 0.0), (1.25, 0.75), (1, 1), (2.5, 0), (0, 1)] {
      #expect(back.progress(position: position) == progress)
    }
    #expect(PageTransition(from: 0, to: 8).progress(position: 2) == 0.25)
    #expect(PageTransition(from: 3, to: 3).progress(position: 3) == 0)
  }

  @Test("both indices in one word and back")
  func bits() {
    for (from, to) in [(0, 1), (1, 0), (-1, -1), (9_999_999, 0), (0, Int(Int32.max)), (Int(Int32.min), -7)] {
      let transition = PageTransition(from: from, to: to)
      let again = PageTransition(bits: transition.bits)
      #expect(again == transition && again.from == Int32(from) && again.to == Int32(to))
      #expect(transition.isActive == (from >= 0))
    }
  }

  @Test("told by the pages' own numbers")
  func told() {
    for (from, to, told) in [(3, 4, 0), (0, -1, 3), (0, -3, 1), (3, 6, 2), (1, 2, 2), (2, 1, 1)] {
      #expect(PageTransition(from: from, to: to).told(count: 4) == PageTransition(from: from, to: told))
    }
    #expect(PageTransition().told(count: 4) == PageTransition())
  }

  @Test("over the joint an event's progress follows from its position on either side")
  func overJoint() {
    func progress(_ from: Int, _ to: Int, _ steps: Int8, at position: Double) -> Double {
      var event = Event(.pageScrolled, at: 1)
      event.first = position
      event.transition = PageTransition(from: from, to: to)
      event.steps = steps
      #expect(event.steps == steps && event.fromAndTo == (Int32(from), Int32(to)))
      return event.progress
    }
    #expect(progress(3, 0, 1, at: 3.25) == 0.25 && progress(3, 0, 1, at: 4) == 1)
    #expect(progress(0, 3, -1, at: -0.25) == 0.25 && progress(0, 3, -1, at: -1) == 1)
    // Two pages on, the second of which is told from the near side of the joint.
    #expect(progress(3, 1, 2, at: 3.5) == 0.25 && progress(3, 1, 2, at: 0.5) == 0.75)
    #expect(progress(0, 2, -2, at: -0.5) == 0.25 && progress(0, 2, -2, at: 2.5) == 0.75)
    #expect(progress(3, 0, .max, at: 1) == 1 && progress(3, 0, .min, at: 2) == 0)
    #expect(progress(1, 2, 0, at: 1.25) == 0.25)
  }

  @Test("of an event that is none of a page no progress traps")
  func otherEvents() {
    for inner in [0.0, 300, -1e300, .infinity] {
      var event = Event(.offsetChanged, at: 1)
      (event.first, event.inner, event.state) = (1e12, inner, 200)
      #expect(event.progress >= 0 && event.progress <= 1)
    }
  }

  @Test("an event carries it, and its progress")
  func event() {
    var event = Event(.pageScrolled, at: 1)
    event.first = 1.75
    event.transition = PageTransition(from: 1, to: 2)
    #expect(event.fromAndTo == (1, 2) && event.progress == 0.75)
    var offset = Event(.offsetChanged, at: 1)
    offset.inner = 300
    #expect(offset.inner == 300 && offset.fromAndTo == (-1, -1))
  }
}
