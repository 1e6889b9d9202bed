import Testing

@testable import NestedSlideCore

@Suite("Extent")
struct ExtentTests {
  /// A collapse range of 200 points and a pager of 600.
  private let layout: StackLayout = {
    var settings = LayoutSettings()
    (settings.viewportHeight, settings.headerHeight, settings.hoverHeight) = (650, 200, 50)
    return StackLayout(settings, headerIsFixed: false)
  }()

  private func extent(_ content: Double?, _ rule: ShortPage) -> Extent {
    Extent(layout: layout, content.map(PageState.init(contentHeight:)), shortPage: rule)
  }

  @Test("a page longer than the pager scrolls by the difference", arguments: [ShortPage.pad, .limit, .hold])
  func long(_ rule: ShortPage) {
    let extent = extent(1500, rule)
    #expect(extent.maxInner == 900 && extent.maxOuter == 200)
  }

  @Test("pad: the header collapses whatever the page")
  func pad() {
    for content in [0.0, 1, 300, 600, 600.5] {
      #expect(extent(content, .pad).maxOuter == 200 && extent(content, .pad).maxInner == max(0, content - 600))
    }
  }

  @Test("limit: the header collapses as far as the content needs")
  func limit() {
    for (content, outer) in [(0.0, 0.0), (399, 0), (400, 0), (401, 1), (500, 100), (599, 199), (600, 200), (700, 200)] {
      #expect(extent(content, .limit).maxOuter == outer)
    }
  }

  @Test("hold: the header stays while the content fits")
  func hold() {
    #expect(extent(0, .hold).maxOuter == 0 && extent(600, .hold).maxOuter == 0)
    #expect(extent(600.0.nextUp, .hold).maxOuter == 200)
  }

  @Test("without a page the header moves alone", arguments: [ShortPage.pad, .limit, .hold])
  func noPage(_ rule: ShortPage) {
    #expect(extent(nil, rule).maxOuter == 200 && extent(nil, rule).maxInner == 0)
  }

  @Test("within its bounds for any heights")
  func bounds() {
    var generator = RepeatableGenerator()
    for _ in 0..<3_000 {
      var settings = LayoutSettings()
      settings.viewportHeight = generator.uniform(0, 900)
      settings.headerHeight = generator.uniform(0, 900)
      settings.pinInset = generator.uniform(0, 200)
      let layout = StackLayout(settings, headerIsFixed: false)
      let content = generator.uniform(0, 2000)
      let limits = [ShortPage.pad, .limit, .hold].map {
        Extent(layout: layout, PageState(contentHeight: content), shortPage: $0)
      }
      for extent in limits {
        #expect(extent.maxOuter >= 0 && extent.maxOuter <= layout.range)
        #expect(extent.maxInner == max(0, content - layout.pagerHeight))
      }
      #expect(limits[2].maxOuter <= limits[1].maxOuter && limits[1].maxOuter <= limits[0].maxOuter)
    }
  }
}
