import NestedSlideCore
import Testing

/// Commands that meet a motion, a pull or a page turn under way.
@Suite("Commands in mid-motion")
struct CommandsInMotionTests {
  @Test("the page that the pager is turning to is removed")
  func removeTargetOfTurn() throws {
    let c = try TestCoordinator(heights: [3000, 3000]) { $0.paging.initialPage = 1 }
    c.perform(.scrollToPage(0, animated: true))
    c.perform(.remove(0))
    #expect(c.view.transitionFrom == -1 || c.view.transitionTo >= 0)
    try c.settle()
    #expect(c.view.pageIndex == 0 && c.view.pagePosition == 0 && c.view.isAtRest == 1)
  }

  @Test("live, the page that the pager left is removed")
  func removeLeftPage() throws {
    let c = try TestCoordinator(heights: [3000, 3000, 3000]) { $0.paging.indexRule = .live }
    var g = EventGrammar(c)
    for call in [Call.scrollToPage(2, animated: true), .advance(by: 0.1), .remove(0)] {
      let ok = c.perform(call)
      g.read(c, after: ok ? call : nil)
    }
    #expect(g.faults == [])
    #expect(c.view.transitionTo < 0 || c.view.transitionFrom >= 0, "\(c.view.transitionFrom) -> \(c.view.transitionTo)")
  }

  @Test("a turn that goes on under new numbers ends on its page")
  func turnRenumbered() throws {
    let c = try TestCoordinator(heights: [1, 2, 3, 4]) {
      $0.paging.initialPage = 1
      $0.layout.viewportWidth = 390.1
    }
    var g = EventGrammar(c)
    for call in [Call.scrollToPage(3, animated: true), .remove(0), .advance(by: 1.5)] {
      let ok = c.perform(call)
      g.read(c, after: ok ? call : nil)
    }
    #expect(g.faults == [])
    #expect(
      c.view.pageIndex == 2 && c.view.pagePosition == 2 && c.view.isAtRest == 1,
      "\(c.view.pageIndex) \(c.view.pagePosition)")
  }

  @Test("the current page goes while an animation closes a pull")
  func removeWhileAnimatingOvershoot() throws {
    for call in [Call.remove(0), .reload([3000], to: 1, reset: false)] {
      let c = try TestCoordinator(heights: [3000, 3000])
      try c.drag(-300)
      c.perform(.scroll(outer: 0, inner: 0, animated: true))
      if case .reload = call {
        c.perform(.scrollToPage(1, animated: false))
        c.perform(.scroll(outer: 0, inner: 0, animated: true))
      }
      c.perform(call)
      try c.settle()
      #expect(c.view.overscroll == 0 && c.view.outer == 0, "\(c.view.overscroll), at rest \(c.view.isAtRest)")
    }
  }

  @Test("an overshoot made under an undecided finger springs back")
  func bounceWithoutBegin() throws {
    let c = try TestCoordinator { $0.input.horizontalEnabled = false }
    var g = EventGrammar(c)
    for call in [
      Call.scroll(outer: 200, inner: 1000, animated: false), .begin(x: 100, y: 400), .setPageHeight(0, 1000),
      .update(dx: 50, dy: 0),
    ] {
      let ok = c.perform(call)
      g.read(c, after: ok ? call : nil)
    }
    #expect(g.faults == [])
  }

  @Test("a page that resets when the header opens stays reset under an animation")
  func resetDuringAnimation() throws {
    var ends = [Double]()
    for rate in [10.0, 144] {
      let c = try TestCoordinator { $0.paging.memory = .resetCurrent }
      try c.place(outer: 190, inner: 0)
      c.perform(.scroll(outer: nil, inner: 2000, animated: true))
      c.perform(.advance(by: 0.04))
      c.perform(.scroll(outer: 0, inner: nil, animated: true))
      c.perform(.advance(by: 0.01))
      let start = c.view.time
      var n = 0.0
      while n / rate < 2 {
        n += 1
        try c.advance(to: start + n / rate)
      }
      ends.append(c.view.inner)
    }
    #expect(ends == [0, 0])
  }

  @Test("memory set to reset while an animation opens the header: the moment at which it began to open has gone")
  func resetDuringAnimation2() throws {
    for rate in [1.0, 60] {
      let c = try TestCoordinator()
      try c.place(outer: 200, inner: 300)
      c.perform(.scroll(outer: 0, inner: 300, animated: true))
      var s = c.pointer.pointee.currentSettings
      s.paging.memory = .resetCurrent
      c.perform(.apply(s))
      let end = 2.0
      while c.view.time < end { try c.advance(to: c.view.time + 1 / rate) }
      #expect(c.view.outer == 0 && c.view.inner == 300, "\(rate)")
    }
  }

  @Test("caught in mid-bounce with both pulled, neither jumps")
  func bothJump() throws {
    let c = try TestCoordinator {
      $0.overscrollTop = .both
      $0.layout.hoverHeight = 300
    }
    try c.drag(-300)
    try c.advance(to: 0.12)
    try c.pointer.pointee.beginSession(source: .touch, x: 100, y: 700)
    let a = c.view
    try c.pointer.pointee.updateSession(dx: 0, dy: -0.01)
    let b = c.view
    #expect(
      (b.outer - a.outer).magnitude < 0.011 && (b.inner - a.inner).magnitude < 0.011,
      "outer \(a.outer) \(b.outer), inner \(a.inner) \(b.inner)")
  }

  @Test("a page that refreshes lets go after its height was set to 0")
  func refreshWithoutHeight() throws {
    let c = try TestCoordinator { ($0.overscrollTop, $0.refreshHeight) = (.page, 60) }
    c.perform(.beginRefresh(nil))
    try c.settle()
    var settings = c.pointer.pointee.currentSettings
    settings.refreshHeight = 0
    c.perform(.apply(settings))
    c.perform(.endRefresh(nil))
    try c.settle()
    #expect(c.view.refresh == RefreshState.idle.rawValue && c.view.inner == 0)
  }

  @Test("content shrinks while the whole springs back from a pull at the bottom")
  func shrinkDuringWholeBounce() throws {
    let c = try TestCoordinator { $0.overscrollBottom = .whole }
    try c.place(outer: 200, inner: 2250)
    try c.drag(100)
    try c.advance(to: 0.05)
    c.perform(.setPageHeight(0, 2000))
    try c.settle()
    #expect(c.view.inner <= c.view.maxInner, "inner \(c.view.inner) of \(c.view.maxInner), at rest \(c.view.isAtRest)")
  }
}
