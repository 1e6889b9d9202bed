import Testing

@testable import NestedSlideCore

@Suite("Narrow pages")
struct NarrowPagesTests {
  /// What shows of each page, by its edges alone.
  private struct Pages {
    let count: Int
    let width: Double
    let share: Double
    let spacing: Double
    let isCentered: Bool

    /// Those of which more than a part shows, and more than nothing.
    func showing(at offset: Double, more part: Double) -> [Int] {
      let own = width * share
      let lead = isCentered ? (width - own) / 2 : 0
      return (0..<count).filter {
        let left = Double($0) * (own + spacing) - offset + lead
        let shown = min(left + own, width) - max(left, 0)
        return shown > part * own + 0.002
      }
    }
  }

  private func indices(_ window: PageWindow) -> [Int] {
    var indices: [Int] = []
    window.visit { indices.append($0) }
    return indices
  }

  @Test("those show whose edges say so, and as long as the pager is in their cell")
  func show() {
    var generator = RepeatableGenerator(stream: 71)
    for _ in 0..<4000 {
      let pages = Pages(
        count: 1 + Int(generator.next() % 20), width: 300, share: generator.uniform(0.1, 0.95),
        spacing: generator.next() % 2 == 0 ? 0 : generator.uniform(0, 40), isCentered: generator.next() % 2 == 0)
      let rules = TestSetup.pager(
        pages.count, width: pages.width, spacing: pages.spacing, share: pages.share, isCentered: pages.isCentered)
      let threshold = generator.next() % 2 == 0 ? 0 : generator.uniform(0, 0.9)
      // Half a thousandth of the way to the next page is no bound of any.
      let halves = generator.uniform(0, 2 * Double(pages.count)).rounded() + 0.4873
      let offset = halves * rules.stride / 2
      var pager = Pager()
      pager.align(to: Int(generator.next() % UInt64(pages.count)))
      pager.move(to: offset - Double(pager.origin) * rules.stride)
      let windows = pager.windows(threshold: threshold, rules)
      #expect(indices(windows.overlapping) == pages.showing(at: offset, more: 0))
      #expect(indices(windows.showing) == pages.showing(at: offset, more: threshold))
      #expect(windows.overlapping.count <= PageWindow.most)
    }
  }

  @Test("without ends each shows once, at most")
  func endless() {
    var generator = RepeatableGenerator(stream: 72)
    for _ in 0..<2000 {
      let count = 2 + Int(generator.next() % 12)
      let rules = TestSetup.pager(count, width: 300, share: generator.uniform(0.1, 0.95), isCentered: true) {
        $0.paging.isEndless = true
      }
      var pager = Pager()
      pager.align(to: Int(generator.next() % UInt64(count)))
      pager.move(to: generator.uniform(-1, 1) * 0.99 * Double(count) * rules.stride)
      let shown = indices(pager.windows(threshold: 0, rules).overlapping)
      #expect(Set(shown).count == shown.count && shown == shown.sorted() && !shown.isEmpty)
      for page in shown {
        let left = pager.step(of: page, rules) * rules.stride - pager.offset + (300 - rules.pageWidth) / 2
        #expect(left > -rules.pageWidth && left < 300)
      }
    }
  }
}
