import Testing

@testable import NestedSlideCore

@Suite("Refresh and strip of tabs, what they keep")
struct SmallMachinesTests {
  @Test("what is held open is as high as it was when it began, and nothing once it ends")
  func refresh() {
    var refresh = Refresh()
    #expect(refresh.state == .idle && refresh.held == 0)
    for state in [RefreshState.pulling, .armed] {
      refresh.set(state)
      #expect(refresh.state == state && state.endsWhenClosed)
    }
    refresh.set(.refreshing)
    refresh.hold(60)
    refresh.set(.refreshing)
    #expect(refresh.held == 60 && !refresh.state.endsWhenClosed)
    refresh.set(.finishing)
    #expect(refresh.held == 0 && refresh.state.endsWhenClosed)
    #expect(!RefreshState.idle.endsWhenClosed)
  }

  @Test("the strip rests where it is put; the bars are on the scale of what they show")
  func tabs() {
    var strip = StripMotion()
    strip.put(at: 120)
    #expect(strip.offset == 120)
    var bars = ScrollBarScales()
    bars.set(page: 400, maxInner: 1600, viewport: 300, maxOuter: 300)
    #expect(bars.page == 0.2 && bars.outer == 0.5)
    bars.set(page: 0, maxInner: 0, viewport: 0, maxOuter: 0)
    #expect(bars.page == 1 && bars.outer == 1)
  }
}
