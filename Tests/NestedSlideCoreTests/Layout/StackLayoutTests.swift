import Testing

@testable import NestedSlideCore

@Suite("Stack layout")
struct StackLayoutTests {
  /// A viewport of 390 by 800 points.
  private func layout(
    fixed: Bool = false, _ margins: Margins = Margins(), _ change: (inout LayoutSettings) -> Void
  ) -> StackLayout {
    var settings = LayoutSettings()
    settings.viewportWidth = 390
    settings.viewportHeight = 800
    change(&settings)
    return StackLayout(settings, margins, headerIsFixed: fixed)
  }

  @Test("header and hover bar alone")
  func plain() {
    let layout = layout {
      $0.headerHeight = 240
      $0.hoverHeight = 50
    }
    #expect(layout.range == 240 && layout.hoverTop == 240 && layout.pinnedTop == 0 && layout.pagerHeight == 750)
    #expect(layout.topX == 0 && layout.topWidth == 390 && layout.pagerX == 0 && layout.pagerWidth == 390)
    #expect(layout.stride == 390)
  }

  @Test("without margins, R = max(0, h - m - p) and P = H - max(p + m, h - R) - b")
  func formulas() {
    var generator = RepeatableGenerator()
    for _ in 0..<2_000 {
      let h = generator.uniform(0, 500)
      let m = generator.uniform(0, 200)
      let p = generator.uniform(0, 200)
      let b = generator.uniform(0, 100)
      let layout = layout {
        ($0.headerHeight, $0.headerMinHeight, $0.pinInset, $0.hoverHeight) = (h, m, p, b)
      }
      #expect(isClose(layout.range, max(0, h - m - p), scale: 800))
      #expect(isClose(layout.pinnedTop, p + m, scale: 800))
      #expect(isClose(layout.hoverTop, max(p + m, h), scale: 800))
      #expect(isClose(layout.pagerHeight, 800 - p - m - b, scale: 800))
    }
  }

  @Test("every margin and spacing where it belongs")
  func margins() {
    var margins = Margins()
    margins.main = Insets(top: 1, left: 2, bottom: 4, right: 8)
    margins.top = Insets(top: 16, left: 32, bottom: 64, right: 5)
    margins.content = Insets(top: 11, left: 13, bottom: 17, right: 19)
    (margins.mainSpacing, margins.topSpacing, margins.pageSpacing) = (23, 29, 31)
    let layout = layout(margins) { ($0.headerHeight, $0.hoverHeight) = (200, 40) }
    #expect(layout.hoverTop == 1 + 16 + 200 + 29 && layout.pinnedTop == 0 && layout.range == 246)
    #expect(layout.pagerGap == 64 + 23 + 11)
    #expect(layout.pagerHeight == 800 - 40 - (64 + 23 + 11) - (17 + 4))
    #expect(layout.topX == 2 + 32 && layout.topWidth == 390 - 2 - 8 - 32 - 5)
    #expect(layout.pagerX == 2 + 13 && layout.pagerWidth == 390 - 2 - 8 - 13 - 19)
    #expect(layout.stride == layout.pagerWidth + 31)
  }

  @Test("top spacing is there only between header and hover bar, and pinned only below a minimum height")
  func topSpacing() {
    var spaced = Margins()
    spaced.topSpacing = 10
    let noHover = layout(spaced) { $0.headerHeight = 200 }
    #expect(noHover.hoverTop == 200 && noHover.headerGap == 0 && noHover.range == 200)
    let noHeader = layout(spaced) { $0.hoverHeight = 40 }
    #expect(noHeader.hoverTop == 0 && noHeader.headerGap == 0 && noHeader.range == 0)
    let both = layout(spaced) { ($0.headerHeight, $0.hoverHeight) = (200, 40) }
    #expect(both.hoverTop == 210 && both.pinnedTop == 0 && both.range == 210 && both.pagerHeight == 760)
    let minimum = layout(spaced) { ($0.headerHeight, $0.hoverHeight, $0.headerMinHeight) = (200, 40, 60) }
    #expect(minimum.hoverTop == 210 && minimum.pinnedTop == 70 && minimum.range == 140 && minimum.pagerHeight == 690)
  }

  @Test("a header shorter than pin inset and minimum height has the hover bar at the pinned place from the start")
  func shortHeader() {
    let layout = layout { ($0.headerHeight, $0.headerMinHeight, $0.pinInset, $0.hoverHeight) = (80, 30, 90, 40) }
    #expect(layout.range == 0 && layout.hoverTop == 120 && layout.pinnedTop == 120 && layout.pagerHeight == 640)
  }

  @Test("no header, no hover bar, neither")
  func absent() {
    let noHeader = layout { ($0.hoverHeight, $0.pinInset) = (40, 88) }
    #expect(noHeader.range == 0 && noHeader.hoverTop == 88 && noHeader.pagerHeight == 800 - 88 - 40)
    let noHover = layout { ($0.headerHeight, $0.pinInset) = (300, 88) }
    #expect(noHover.range == 212 && noHover.pinnedTop == 88 && noHover.pagerHeight == 712)
    let neither = layout { _ in }
    #expect(neither.range == 0 && neither.hoverTop == 0 && neither.pagerHeight == 800)
  }

  @Test("a pin distance is rounded up to a whole point")
  func pinDistanceIsRounded() {
    for (distance, range) in [(0.0, 0.0), (0.25, 1), (1, 1), (99.000001, 100), (100, 100)] {
      let layout = layout { ($0.headerHeight, $0.hoverHeight, $0.pinDistance) = (240, 50, distance) }
      #expect(layout.range == range && layout.pinnedTop == 240 - range && layout.pagerHeight == 800 - 240 + range - 50)
    }
  }

  @Test("a pin distance overrides pin inset and minimum height, and may lead beyond the header")
  func pinDistanceBeyondTheHeader() {
    let layout = layout {
      ($0.headerHeight, $0.hoverHeight, $0.pinInset, $0.headerMinHeight) = (100, 50, 20, 10)
      $0.pinDistance = 130
    }
    #expect(layout.range == 130 && layout.hoverTop == 100 && layout.pinnedTop == -30 && layout.pagerHeight == 780)
    let noHeader = self.layout { ($0.hoverHeight, $0.pinDistance) = (50, 40) }
    #expect(noHeader.range == 40 && noHeader.hoverTop == 0 && noHeader.pinnedTop == -40 && noHeader.pagerHeight == 790)
  }

  @Test("a fixed header does not collapse, whatever else is set")
  func fixed() {
    for distance in [nil, 0.0, 77] {
      let layout = layout(fixed: true) { ($0.headerHeight, $0.hoverHeight, $0.pinDistance) = (240, 50, distance) }
      #expect(layout.range == 0 && layout.pinnedTop == 240 && layout.pagerHeight == 800 - 240 - 50)
    }
  }

  @Test("what does not fit is 0 wide and high, never less")
  func tooSmall() {
    var margins = Margins()
    margins.main = Insets(top: 5, left: 7, bottom: 5, right: 7)
    margins.pageSpacing = 12
    let layout = layout(margins) {
      ($0.viewportWidth, $0.viewportHeight, $0.hoverHeight, $0.pinInset) = (10, 20, 50, 30)
    }
    #expect(layout.pagerHeight == 0 && layout.pagerWidth == 0 && layout.topWidth == 0 && layout.stride == 12)
    let nothing = self.layout { ($0.viewportWidth, $0.viewportHeight) = (0, 0) }
    #expect(nothing.pagerHeight == 0 && nothing.pagerWidth == 0 && nothing.stride == 0 && nothing.range == 0)
  }

  @Test("the outer offset that shows a part of the header")
  func showing() {
    var settings = LayoutSettings()
    (settings.headerHeight, settings.hoverHeight, settings.pinInset) = (240, 50, 40)
    var margins = Margins()
    margins.topSpacing = 8
    let layout = StackLayout(settings, margins, headerIsFixed: false)
    for (shown, outer) in [(0.0, 200.0), (60, 140), (200, 0), (1e9, 0)] {
      #expect(layout.outer(showing: shown, pinInset: 40) == outer)
    }
    for shown in [0.0, 1, 60, 199.5] {
      let frames = StackFrames(layout, settings, outer: layout.outer(showing: shown, pinInset: 40))
      #expect(isClose(frames.headerShown, shown, scale: 100))
    }
    let minimum = self.layout { ($0.headerHeight, $0.hoverHeight, $0.headerMinHeight) = (240, 50, 60) }
    #expect(minimum.outer(showing: 20, pinInset: 0) == minimum.range)
    #expect(minimum.outer(showing: 100, pinInset: 0) == 140)
  }

  @Test("one layout becomes another in a straight line from top to bottom")
  func between() {
    var margins = Margins()
    margins.topSpacing = 8
    let open = layout(margins) { ($0.headerHeight, $0.hoverHeight) = (240, 50) }
    let none = layout { ($0.headerHeight, $0.hoverHeight) = (0, 50) }
    #expect(open.way(to: none).greatest == 248 && open.way(to: open).greatest == 0)
    for share in [0.0, 0.25, 1] {
      let layout = StackLayout.between(open, none, share)
      #expect(layout.range == 248 * (1 - share) && layout.hoverTop == 248 * (1 - share) && layout.pinnedTop == 0)
      #expect(layout.headerHeight == 240 * (1 - share) && layout.headerGap == 8 * (1 - share))
      // The pager is as high as the room that is left once it is pinned, all along.
      #expect(layout.pagerHeight == open.pagerHeight && layout.hoverHeight == 50)
    }
  }
}
