import Testing

@testable import NestedSlideCore

@Suite("Stack frames")
struct StackFramesTests {
  private static func randomSettings(_ generator: inout RepeatableGenerator) -> LayoutSettings {
    func length(_ greatest: Double, orNone: Bool = true) -> Double {
      orNone && generator.next() % 3 == 0 ? 0 : generator.uniform(0, greatest)
    }
    var settings = LayoutSettings()
    settings.viewportWidth = length(1000, orNone: false)
    settings.viewportHeight = length(1500, orNone: false)
    settings.headerHeight = length(600)
    settings.headerMinHeight = length(200)
    settings.hoverHeight = length(100)
    settings.pinInset = length(120)
    if generator.next() % 4 == 0 { settings.pinDistance = length(700) }
    settings.headerStretch = generator.next() % 4 == 0
    return settings
  }

  private static func randomMargins(_ generator: inout RepeatableGenerator) -> Margins {
    func length(_ greatest: Double) -> Double { generator.next() % 3 == 0 ? 0 : generator.uniform(0, greatest) }
    func insets() -> Insets { Insets(top: length(40), left: length(40), bottom: length(40), right: length(40)) }
    var margins = Margins()
    (margins.main, margins.top, margins.content) = (insets(), insets(), insets())
    (margins.mainSpacing, margins.topSpacing, margins.pageSpacing) = (length(30), length(30), length(30))
    return margins
  }

  @Test("the hover bar follows the header up to its place and stays there")
  func hoverSticks() {
    var settings = LayoutSettings()
    (settings.headerHeight, settings.hoverHeight, settings.pinInset) = (240, 50, 40)
    let layout = StackLayout(settings, headerIsFixed: false)
    for (outer, top) in [(0.0, 240.0), (100, 140), (199.5, 40.5), (200, 40), (200.5, 40), (5000, 40), (-30, 270)] {
      let frames = StackFrames(layout, settings, outer: outer)
      #expect(frames.hover == Rect(x: 0, y: top, width: 390, height: 50))
      #expect(frames.header == Rect(x: 0, y: top - 240, width: 390, height: 240))
      #expect(frames.pager == Rect(x: 0, y: top + 50, width: 390, height: 844 - 40 - 50))
      #expect(frames.headerShown == min(max(top - 40, 0), 240) && frames.headerStretch == 0)
    }
  }

  @Test("pulled down, a header that stretches grows and its top stays")
  func stretch() {
    var settings = LayoutSettings()
    (settings.headerHeight, settings.hoverHeight, settings.headerStretch) = (240, 50, true)
    let layout = StackLayout(settings, headerIsFixed: false)
    for outer in [-0.5, -30, -400] {
      let frames = StackFrames(layout, settings, outer: outer)
      #expect(frames.header == Rect(x: 0, y: 0, width: 390, height: 240 - outer) && frames.headerStretch == -outer)
      #expect(frames.hover.y == 240 - outer && frames.pager.y == 290 - outer && frames.headerShown == 240)
    }
    #expect(
      StackFrames(layout, settings, outer: 10).headerStretch == 0
        && StackFrames(layout, settings, outer: 10).header.height == 240)
  }

  @Test("a fixed header stays, but for a pull")
  func fixed() {
    var settings = LayoutSettings()
    (settings.headerHeight, settings.hoverHeight) = (240, 50)
    let layout = StackLayout(settings, headerIsFixed: true)
    #expect(
      StackFrames(layout, settings, outer: 0).header.y == 0 && StackFrames(layout, settings, outer: 90).header.y == 0)
    #expect(
      StackFrames(layout, settings, outer: -20).header.y == 20
        && StackFrames(layout, settings, outer: -20).pager.y == 310)
  }

  @Test("order, distances and sizes hold at every offset")
  func stacking() {
    var generator = RepeatableGenerator()
    for _ in 0..<3_000 {
      let settings = Self.randomSettings(&generator)
      let margins = Self.randomMargins(&generator)
      let layout = StackLayout(settings, margins, headerIsFixed: generator.next() % 5 == 0)
      let outer = generator.uniform(-300, layout.range + 300)
      let frames = StackFrames(layout, settings, outer: outer)
      let gap = settings.headerHeight > 0 && settings.hoverHeight > 0 ? margins.topSpacing : 0
      #expect(isClose(frames.header.y + frames.header.height + gap, frames.hover.y, scale: 2000))
      let below = margins.top.bottom + margins.mainSpacing + margins.content.top
      #expect(isClose(frames.hover.y + frames.hover.height + below, frames.pager.y, scale: 2000))
      #expect(frames.header.width >= 0 && frames.pager.width >= 0 && frames.pager.height >= 0)
      #expect(frames.headerShown >= 0 && frames.headerShown <= settings.headerHeight)
      #expect(isClose(frames.header.height, settings.headerHeight + frames.headerStretch))
      #expect(frames.hover.y >= layout.pinnedTop)
      if outer >= layout.range { #expect(frames.hover.y == layout.pinnedTop) }
      if outer <= layout.range { #expect(isClose(frames.hover.y, layout.hoverTop - outer, scale: 2000)) }
    }
  }

  @Test("the last row of a page can be reached")
  func lastRow() {
    var generator = RepeatableGenerator()
    for _ in 0..<3_000 {
      let settings = Self.randomSettings(&generator)
      let margins = Self.randomMargins(&generator)
      let layout = StackLayout(settings, margins, headerIsFixed: generator.next() % 5 == 0)
      let content = generator.uniform(0, 3000)
      let rule = generator.next() % 2 == 0 ? ShortPage.pad : .limit
      let extent = Extent(layout: layout, PageState(contentHeight: content), shortPage: rule)
      let frames = StackFrames(layout, settings, outer: extent.maxOuter)
      let room = settings.viewportHeight - margins.content.bottom - margins.main.bottom
      if layout.pagerHeight == 0 { continue }
      // The bottom of the content is at, or above, the bottom of the room for it.
      #expect(frames.pager.y + content - extent.maxInner <= room + 1e-9 * 2000)
      if content >= layout.pagerHeight {
        #expect(isClose(frames.pager.y + content - extent.maxInner, room, relative: 1e-11, scale: 2000))
      }
    }
  }
}
