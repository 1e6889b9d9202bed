import Testing

@testable import NestedSlideCore

@Suite("Page window")
struct PageWindowTests {
  private func window(
    offset: Double, count: Int = 5, width: Double = 100, spacing: Double = 0, threshold: Double = 0, resting: Int = 0,
    isEndless: Bool = false
  ) -> PageWindow {
    var pager = Pager()
    pager.align(to: resting)
    let rules = TestSetup.pager(count, width: width, spacing: spacing) { $0.paging.isEndless = isEndless }
    // Counted from the first page, wherever the origin is.
    pager.move(to: offset - Double(resting) * rules.stride)
    return pager.windows(threshold: threshold, rules).showing
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
    #expect(indices(window(offset: 60, width: 0, spacing: 10, resting: 3)) == [3])
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
    both(window(offset: offset, count: count, threshold: threshold, resting: resting, isEndless: true))
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
      (400.0, [4]), (401, [0, 4]), (499, [0, 4]), (500, [0]), (501, [0, 1]), (999, [0, 4]), (1030, [0, 1]),
      (-1, [0, 4]), (-99, [0, 4]), (-100, [4]), (-101, [3, 4]), (-501, [0, 4]), (-930, [0, 1]),
    ] {
      #expect(endless(offset: offset) == pages, "\(offset)")
    }
    #expect(endless(offset: 425, threshold: 0.25) == [4] && endless(offset: 426, threshold: 0.25) == [0, 4])
    #expect(endless(offset: 475, threshold: 0.25) == [0] && endless(offset: 450, threshold: 0.5) == [])
    #expect(endless(offset: -30, count: 2) == [0, 1] && endless(offset: 30, count: 2) == [0, 1])
    #expect(endless(offset: 130, count: 2) == [0, 1] && endless(offset: 300, resting: 3) == [3])
  }

  @Test("the same pages a circle on, and never more than two")
  func wrappedModel() {
    var generator = RepeatableGenerator()
    for _ in 0..<2_000 {
      let count = Int.random(in: 2...6, using: &generator)
      let circle = Double(count) * 100
      let offset = generator.uniform(0, circle - 1).rounded() + 0.5
      let pages = endless(offset: offset, count: count)
      #expect(pages == [Int(offset / 100), (Int(offset / 100) + 1) % count].sorted())
      #expect(endless(offset: offset - circle, count: count) == pages)
      #expect(endless(offset: offset, count: count, resting: count - 1) == pages)
      #expect(endless(offset: offset + circle, count: count) == pages)
    }
  }

  private func renumbered(
    _ window: PageWindow, _ number: PageRenumbering, keeping kept: Int = 0, before: Int = 5, now: Int = 5
  ) -> PageWindow {
    window.renumbered(number, keeping: kept, before: before, now: now)
  }

  @Test("renumbered, those that are there stay, wherever they stand")
  func renumbered() {
    let joint = PageWindow(4, 0)
    #expect(joint.count == 2 && joint.contains(4) && joint.contains(0) && !joint.contains(2))
    #expect(both(renumbered(joint, .inserted(0))) == [1, 5])
    #expect(both(renumbered(joint, .removed(0))) == [3])
    #expect(both(renumbered(joint, .removed(4))) == [0])
    #expect(both(renumbered(joint, .truncated(0))) == [])
    let window = window(offset: 250)
    #expect(indices(window) == [2, 3])
    #expect(indices(renumbered(window, .inserted(1))) == [3, 4])
    #expect(indices(renumbered(window, .removed(2))) == [2])
    #expect(both(renumbered(window, .moved(from: 3, to: 9))) == [2, 9])
    #expect(indices(renumbered(window, .truncated(0))).isEmpty)
    #expect(indices(renumbered(PageWindow(), .inserted(0))).isEmpty)
  }

  @Test("visited in ascending order, whichever is to the left")
  func order() {
    #expect(both(PageWindow(4, 0)) == [0, 4] && both(PageWindow(0, 4)) == [0, 4] && both(PageWindow(2, 2)) == [2])
  }

  @Test("of more than two renumbered, those stay that are side by side with the one that is kept")
  func renumberedMany() {
    let window = PageWindow(2, 5, count: 4)
    #expect(both(window) == [2, 3, 4, 5])
    #expect(both(renumbered(window, .inserted(1), keeping: 3, before: 9, now: 10)) == [3, 4, 5, 6])
    #expect(both(renumbered(window, .inserted(4), keeping: 3, before: 9, now: 10)) == [2, 3])
    #expect(both(renumbered(window, .inserted(4), keeping: 5, before: 9, now: 10)) == [5, 6])
    #expect(both(renumbered(window, .removed(3), keeping: 4, before: 9, now: 8)) == [3, 4])
    #expect(both(renumbered(window, .moved(from: 3, to: 8), keeping: 2, before: 9, now: 9)) == [2])
    #expect(both(renumbered(window, .truncated(4), keeping: 3, before: 9, now: 4)) == [2, 3])
    #expect(renumbered(window, .truncated(0), keeping: 3, before: 9, now: 0).count == 0)
    let joint = PageWindow(7, 1, count: 4)
    #expect(both(joint) == [0, 1, 7, 8] && joint.contains(8) && joint.contains(0) && !joint.contains(2))
    #expect(both(renumbered(joint, .inserted(3), keeping: 8, before: 9, now: 10)) == [0, 1, 8, 9])
    #expect(both(renumbered(joint, .removed(8), keeping: 0, before: 9, now: 8)) == [0, 1])
  }
}
