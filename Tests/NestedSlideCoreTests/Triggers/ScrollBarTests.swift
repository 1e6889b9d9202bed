import Testing

@testable import NestedSlideCore

@Suite("Scroll bar")
struct ScrollBarTests {
  @Test("shows the part of the content that is seen, on the viewport's scale")
  func proportion() {
    let bar = ScrollBar(offset: 500, viewport: 400, content: 2000)
    #expect(bar.position == 100 && bar.length == 80)
    let end = ScrollBar(offset: 1600, viewport: 400, content: 2000)
    #expect(end.position + end.length == 400)
  }

  @Test("shortens beyond an end and stays within the viewport")
  func overscroll() {
    let top = ScrollBar(offset: -100, viewport: 400, content: 2000)
    #expect(top.position == 0 && top.length == 60)
    let bottom = ScrollBar(offset: 1700, viewport: 400, content: 2000)
    #expect(bottom.position == 340 && bottom.length == 60)
    for offset in [-400.0, -1e9, 2000, 1e9] {
      #expect(ScrollBar(offset: offset, viewport: 400, content: 2000).length == 0)
    }
  }

  @Test("fills the viewport where there is nothing to scroll")
  func noScroll() {
    let full = ScrollBar(offset: 0, viewport: 400, content: 400)
    #expect(full.position == 0 && full.length == 400)
    #expect(ScrollBar(offset: 0, viewport: 0, content: 0).length == 0)
  }

  @Test("in the snapshot: the page's and the whole's")
  func snapshot() throws {
    let coordinator = try TestCoordinator(heights: [3000])
    try coordinator.place(outer: 50, inner: 300)
    let view = coordinator.view
    let page = ScrollBar(offset: 300, viewport: view.pager.height, content: 3000)
    let whole = ScrollBar(offset: 50, viewport: 800, content: 1000)
    #expect(isClose(view.pageBarPosition, page.position) && isClose(view.pageBarLength, page.length))
    #expect(isClose(view.outerBarPosition, whole.position) && isClose(view.outerBarLength, whole.length))
  }
}
