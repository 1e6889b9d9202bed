import Testing

@testable import NestedSlideCore

/// A section's columns, frames and extents.
@Suite("Section")
struct SectionTests {
  private func section(
    _ heights: [Double]?, items: Int = 0, width: Double = 375, _ change: (inout SectionSettings) -> Void
  ) -> Section {
    var settings = SectionSettings()
    change(&settings)
    var section = Section(settings: settings, width: width)
    let number = heights?.count ?? items
    try? section.reserve(items: number, settings: settings, width: width, allStandard: heights == nil)
    if let heights {
      heights.withUnsafeBufferPointer { _ = section.heights.insert(number, at: 0, heights: $0.baseAddress) }
    } else {
      _ = section.heights.insert(number, at: 0, heights: nil)
    }
    section.layOut(from: 0)
    return section
  }

  private func frame(_ section: inout Section, _ item: Int, rightToLeft: Bool = false) -> Rect {
    section.frame(item, near: .unknown, top: 0, rightToLeft: rightToLeft)
  }

  private func isClose(_ frame: Rect, _ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Bool {
    let pairs = [(frame.x, x), (frame.y, y), (frame.width, width), (frame.height, height)]
    return pairs.allSatisfy { ($0 - $1).magnitude < 1e-9 }
  }

  @Test("a waterfall of three columns")
  func waterfall() {
    var section = section([100, 50, 80, 60]) {
      ($0.layout, $0.columns, $0.headerHeight, $0.footerHeight) = (.waterfall, 3, 35, 35)
      $0.insets = Insets(top: 5, left: 5, bottom: 5, right: 5)
      ($0.itemSpacing, $0.lineSpacing) = (5, 5)
    }
    let width = 355.0 / 3
    let frames = [frame(&section, 0), frame(&section, 1), frame(&section, 2), frame(&section, 3)]
    #expect(isClose(frames[0], 5, 40, width, 100))
    #expect(isClose(frames[1], 10 + width, 40, width, 50))
    #expect(isClose(frames[2], 15 + 2 * width, 40, width, 80))
    #expect(isClose(frames[3], 10 + width, 95, width, 60))
    let (extent, itemsExtent) = (section.extent, section.itemsExtent)
    // The fourth ends lowest.
    #expect(itemsExtent == 115 && extent == 195 && extent - 35 == 160)
    let mirrored = frame(&section, 1, rightToLeft: true)
    #expect(isClose(mirrored, 10 + width, 40, width, 50))
    let first = frame(&section, 0, rightToLeft: true)
    #expect(isClose(first, 375 - 5 - width, 40, width, 100))
  }

  @Test("an even grid: lines, the last one not full", arguments: [1, 2, 3, 7])
  func lines(_ columns: Int) {
    var section = section(nil, items: 23) {
      ($0.layout, $0.columns, $0.itemHeight) = (.grid, Int32(columns), 40)
      ($0.lineSpacing, $0.itemSpacing) = (10, 3)
    }
    let lines = (23 + columns - 1) / columns
    let extent = section.extent
    #expect(extent == Double(50 * lines - 10))
    for item in 0..<23 {
      let frame = frame(&section, item)
      #expect(frame.y == Double(item / columns * 50) && frame.height == 40)
      let found = section.item(atX: frame.x + 1, y: frame.y + 39, rightToLeft: false)
      let below = section.item(atX: frame.x + 1, y: frame.y + 40, rightToLeft: false)
      #expect(found == item && below == nil)
    }
    for line in 0..<lines {
      let top = Double(line * 50)
      let (first, passed) = (
        section.firstItem(endingBelow: top), section.firstItem(endingBelow: top + 40)
      )
      #expect(first == line * columns && passed == min((line + 1) * columns, 23))
      let (before, last) = (
        section.lastItem(beginningAbove: top), section.lastItem(beginningAbove: top.nextUp)
      )
      #expect(before == line * columns - 1 && last == min((line + 1) * columns, 23) - 1)
    }
  }

  @Test("an even grid is the same as an uneven one whose heights are all the same")
  func evenAndUneven() {
    let change: (inout SectionSettings) -> Void = {
      ($0.layout, $0.columns, $0.itemHeight, $0.lineSpacing, $0.itemSpacing) = (.grid, 4, 32, 6, 2)
    }
    var even = section(nil, items: 103, change)
    var uneven = section([Double](repeating: 32, count: 103), change)
    for item in 0..<103 {
      let (one, other) = (frame(&even, item), frame(&uneven, item))
      #expect(one == other)
    }
    let (one, other) = (even.extent, uneven.extent)
    #expect(one == other)
  }

  @Test("a waterfall of equal heights goes from left to right", arguments: [1, 2, 5])
  func evenWaterfall(_ columns: Int) {
    var section = section([Double](repeating: 20, count: 57)) {
      ($0.layout, $0.columns, $0.lineSpacing) = (.waterfall, Int32(columns), 4)
    }
    for item in 0..<57 {
      let frame = frame(&section, item)
      #expect(frame.y == Double(item / columns * 24))
    }
  }

  @Test("columns by their least width")
  func columnsByWidth() {
    var settings = SectionSettings()
    (settings.layout, settings.columns, settings.minItemWidth, settings.itemSpacing) = (.grid, 0, 100, 10)
    for (width, number) in [(0.0, 1), (99, 1), (209, 1), (210, 2), (319.5, 2), (320, 3), (1e12, 256)] {
      let columns = settings.columns(in: width)
      #expect(columns.number == number)
      #expect(number == 1 || columns.width >= 100)
    }
    settings.minItemWidth = 0
    settings.itemSpacing = 0
    let none = settings.columns(in: 300)
    #expect(none.number == 1 && none.width == 300)
  }

  @Test("an item without height has no point, and is between its neighbours")
  func flatItems() {
    var section = section([10, 0, 0, 10]) { $0.lineSpacing = 0 }
    for (y, item) in [(0.0, 0), (9.5, 0), (10, 3), (19.5, 3), (20, nil)] {
      let found = section.item(atX: 10, y: y, rightToLeft: false)
      #expect(found == item)
    }
    let (first, last) = (
      section.firstItem(endingBelow: 10), section.lastItem(beginningAbove: 10)
    )
    #expect(first == 3 && last == 0)
  }

  @Test("without items only what is around them")
  func empty() {
    var section = section([]) {
      ($0.headerHeight, $0.footerHeight, $0.lineSpacing) = (35, 20, 8)
      $0.insets = Insets(top: 3, left: 0, bottom: 4, right: 0)
    }
    let (first, last) = (
      section.firstItem(endingBelow: 0), section.lastItem(beginningAbove: 10)
    )
    let extent = section.extent
    #expect(first == 0 && last == -1 && extent == 62)
  }
}
