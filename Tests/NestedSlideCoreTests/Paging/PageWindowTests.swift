import Testing

@testable import NestedSlideCore

@Suite("Page window")
struct PageWindowTests {
  private func window(
    offset: Double, count: Int = 5, width: Double = 100, spacing: Double = 0, threshold: Double = 0, resting: Int = 0
  ) -> PageWindow {
    var settings = LayoutSettings()
    (settings.viewportWidth, settings.pageSpacing) = (width, spacing)
    var pager = Pager()
    (pager.offset, pager.restingIndex) = (offset, resting)
    return PageWindow(
      pager: pager, count: count, layout: StackLayout(settings, headerIsFixed: false), threshold: threshold)
  }

  private func indices(_ window: PageWindow) -> [Int] { window.count == 0 ? [] : Array(window.first...window.last) }

  @Test("one page at rest, two between")
  func plain() {
    for (offset, pages) in [(0.0, [0]), (1, [0, 1]), (99, [0, 1]), (100, [1]), (350, [3, 4]), (400, [4])] {
      #expect(indices(window(offset: offset)) == pages)
    }
  }

  @Test("a page counts when more than the fraction shows")
  func threshold() {
    for (offset, pages) in [(25.0, [0]), (26, [0, 1]), (74, [0, 1]), (75, [1]), (50, [0, 1])] {
      #expect(indices(window(offset: offset, threshold: 0.25)) == pages)
    }
    #expect(indices(window(offset: 50, threshold: 0.5)).isEmpty && indices(window(offset: 49, threshold: 0.5)) == [0])
  }

  @Test("between pages far apart none shows")
  func spacing() {
    for (offset, pages) in [(0.0, [0]), (60, [0]), (100, []), (120, []), (150, []), (151, [1]), (250, [1])] {
      #expect(indices(window(offset: offset, spacing: 150)) == pages)
    }
    for (offset, pages) in [(10.0, [0]), (11, [0, 1]), (99, [0, 1]), (100, [1])] {
      #expect(indices(window(offset: offset, spacing: 10)) == pages)
    }
  }

  @Test("pulled beyond the ends")
  func ends() {
    for (offset, pages) in [(-99.0, [0]), (-100, []), (-500, []), (499, [4]), (500, []), (1e12, [])] {
      #expect(indices(window(offset: offset)) == pages)
    }
    #expect(indices(window(offset: -80, threshold: 0.25)).isEmpty)
    #expect(indices(window(offset: 30, count: 1)) == [0])
  }

  @Test("without width the resting page, without pages none")
  func nothing() {
    #expect(indices(window(offset: 0, width: 0, resting: 3)) == [3])
    #expect(indices(window(offset: 30, width: 0, spacing: 10, resting: 3)) == [3])
    #expect(indices(window(offset: 0, count: 0)).isEmpty && window(offset: 0, count: 0).first == -1)
    #expect(!PageWindow().contains(0) && PageWindow().count == 0 && !PageWindow().contains(-1))
  }

  @Test("just the pages of which more than the fraction shows")
  func model() {
    var generator = RepeatableGenerator()
    for _ in 0..<5_000 {
      let width = generator.uniform(1, 500)
      let spacing = generator.next() % 2 == 0 ? 0 : generator.uniform(0, 100)
      let count = Int.random(in: 1...8, using: &generator)
      let threshold = generator.uniform(0, 0.999)
      let stride = width + spacing
      let offset = generator.uniform(-width, Double(count) * stride)
      let window = window(offset: offset, count: count, width: width, spacing: spacing, threshold: threshold)
      for index in 0..<count {
        let left = Double(index) * stride - offset
        let shown = (min(left + width, width) - max(left, 0)) / width
        if (shown - threshold).magnitude < 1e-9 { continue }
        #expect(window.contains(index) == (shown > threshold))
      }
    }
  }

  // MARK: Without ends

  private func endless(offset: Double, count: Int = 5, threshold: Double = 0, resting: Int = 0) -> [Int] {
    var settings = LayoutSettings()
    settings.viewportWidth = 100
    var pager = Pager()
    (pager.offset, pager.restingIndex) = (offset, resting)
    let window = PageWindow(
      pager: pager, count: count, layout: StackLayout(settings, headerIsFixed: false), threshold: threshold,
      isEndless: true)
    return both(window)
  }

  private func both(_ window: PageWindow) -> [Int] {
    var indices = [Int]()
    window.visit { indices.append($0) }
    #expect(indices.count == window.count && indices.allSatisfy { window.contains($0) })
    return indices
  }

  @Test("beyond the last page comes the first, before the first the last")
  func wrapped() {
    for (offset, pages) in [
      (400.0, [4]), (401, [4, 0]), (499, [4, 0]), (500, [0]), (501, [0, 1]), (999, [4, 0]), (1030, [0, 1]),
      (-1, [4, 0]), (-99, [4, 0]), (-100, [4]), (-101, [3, 4]), (-501, [4, 0]), (-930, [0, 1]),
    ] {
      #expect(endless(offset: offset) == pages, "\(offset)")
    }
    #expect(endless(offset: 425, threshold: 0.25) == [4] && endless(offset: 426, threshold: 0.25) == [4, 0])
    #expect(endless(offset: 475, threshold: 0.25) == [0] && endless(offset: 450, threshold: 0.5) == [])
    #expect(endless(offset: -30, count: 2) == [1, 0] && endless(offset: 30, count: 2) == [0, 1])
    #expect(endless(offset: 130, count: 2) == [1, 0] && endless(offset: 300, resting: 3) == [3])
  }

  @Test("the same pages a circle on, and never more than two")
  func wrappedModel() {
    var generator = RepeatableGenerator()
    for _ in 0..<2_000 {
      let count = Int.random(in: 2...6, using: &generator)
      let circle = Double(count) * 100
      let offset = generator.uniform(0, circle - 1).rounded() + 0.5
      let pages = endless(offset: offset, count: count)
      #expect(pages == [Int(offset / 100), (Int(offset / 100) + 1) % count])
      #expect(endless(offset: offset - circle, count: count) == pages)
      #expect(endless(offset: offset + circle, count: count) == pages)
    }
  }

  @Test("of two pages that meet at the joint both are renumbered, where both are there")
  func renumberedAtJoint() {
    var window = PageWindow()
    (window.first, window.last) = (4, 0)
    #expect(window.isWrapped && window.count == 2 && window.contains(4) && window.contains(0) && !window.contains(2))
    #expect(both(window.renumbered(.inserted(0), current: 5)) == [5, 1])
    #expect(both(window.renumbered(.removed(0), current: 3)) == [3])
    #expect(both(window.renumbered(.removed(4), current: 3)) == [0])
    #expect(both(window.renumbered(.truncated(0), current: 3)) == [])
  }

  @Test("renumbered, neighbours stay, and of pages torn apart the current one")
  func renumbered() {
    let window = window(offset: 250)
    #expect(indices(window) == [2, 3])
    #expect(indices(window.renumbered(.inserted(1), current: 3)) == [3, 4])
    #expect(indices(window.renumbered(.removed(2), current: 2)) == [2])
    #expect(indices(window.renumbered(.moved(from: 3, to: 9), current: 2)) == [2])
    #expect(indices(window.renumbered(.moved(from: 3, to: 9), current: 5)).isEmpty)
    #expect(indices(window.renumbered(.truncated(0), current: -1)).isEmpty)
    #expect(indices(PageWindow().renumbered(.inserted(0), current: 0)).isEmpty)
  }
}
