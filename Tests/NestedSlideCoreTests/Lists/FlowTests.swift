import Testing

@testable import NestedSlideCore

/// Waterfalls and grids of uneven lines, beside those worked out item by item.
@Suite("Flow")
struct FlowTests {
  /// A section with heights of its own, and the same in a plain array.
  private struct Scene: ~Copyable {
    var section: Section
    var plain: [Double]
    var generator: RepeatableGenerator

    init(_ layout: SectionLayout, columns: Int, items: Int, stream: Int) {
      generator = RepeatableGenerator(stream: UInt64(stream))
      var settings = SectionSettings()
      (settings.layout, settings.columns, settings.itemHeight) = (layout, Int32(columns), 30)
      settings.lineSpacing = [0, 5, 12.5][stream % 3]
      settings.itemSpacing = 4
      settings.insets = Insets(top: 5, left: 8, bottom: 7, right: 16)
      plain = []
      section = Section(settings: settings, width: 800)
      // One at least, as a grid of standard heights is no flow.
      edit(inserting: max(items, 1), at: 0)
    }

    var reference: SlowFlow {
      let heights = plain.map { $0 < 0 ? section.settings.itemHeight : $0 }
      let (columns, spacing) = (section.columns, section.settings.lineSpacing)
      return section.settings.layout == .grid
        ? SlowFlow(grid: heights, columns: columns, spacing: spacing)
        : SlowFlow(waterfall: heights, columns: columns, spacing: spacing)
    }

    mutating func whole(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }

    /// Quarters of points, so that nothing is rounded; some are 0, some are the section's.
    private mutating func height() -> Double {
      switch whole(0...6) {
      case 0: 0
      case 1: ItemHeights.none
      default: Double(whole(1...500)) / 4
      }
    }

    mutating func edit(inserting number: Int, at item: Int) {
      let made = (0..<number).map { _ in height() }
      let total = plain.count + number
      do {
        try section.reserve(items: total, settings: section.settings, width: section.width, allStandard: false)
      } catch { return }
      made.withUnsafeBufferPointer { _ = section.heights.insert(number, at: item, heights: $0.baseAddress) }
      section.layOut(from: item)
      plain.insert(contentsOf: made, at: item)
    }

    mutating func change() {
      let item = whole(0...plain.count)
      switch whole(0...3) {
      case 0: edit(inserting: whole(1...30), at: plain.count)
      case 1: edit(inserting: whole(1...200), at: item)
      case 2:
        let number = min(whole(1...60), plain.count - item)
        if number == plain.count { return }
        section.heights.remove(number, at: item)
        section.layOut(from: item)
        plain.removeSubrange(item..<item + number)
      default:
        let made = (0..<min(whole(1...40), plain.count - item)).map { _ in height() }
        if made.isEmpty { return }
        do { try section.reserveForHeights(width: section.width) } catch { return }
        _ = section.heights.set(made, at: item)
        section.layOut(from: item, to: item + made.count)
        plain.replaceSubrange(item..<item + made.count, with: made)
      }
    }

    /// What is wrong, nil if nothing is.
    mutating func fault(queries: Int) -> String? {
      let slow = reference
      if section.count != plain.count { return "\(section.count) items, not \(plain.count)" }
      if section.itemsExtent != slow.extent { return "extent \(section.itemsExtent), not \(slow.extent)" }
      let frames = frames(from: 0, plain.count)
      for (item, frame) in frames.enumerated() where frame != expected(slow.items[item]) {
        return "item \(item) at \(frame), not \(slow.items[item])"
      }
      for _ in 0..<queries {
        if let fault = lookupFault(slow) ?? pointFault(slow) { return fault }
      }
      return nil
    }

    private func x(_ column: Int) -> Double { 8 + Double(column) * (section.columnWidth + 4) }

    private func expected(_ item: SlowFlow.Item) -> Rect {
      Rect(x: x(item.column), y: section.itemsTop + item.top, width: section.columnWidth, height: item.height)
    }

    private mutating func frames(from first: Int, _ count: Int) -> [Rect] {
      [Rect](unsafeUninitializedCapacity: count) { buffer, made in
        if let base = buffer.baseAddress {
          var target = FrameTarget(base)
          section.writeFrames(first, count, near: .unknown, top: 0, rightToLeft: false, to: &target)
        }
        made = count
      }
    }

    /// Something's edge, right beside one, or anywhere.
    private mutating func offset(_ slow: SlowFlow) -> Double {
      let item = slow.items[whole(0...plain.count - 1)]
      return [item.top, item.bottom, item.top.nextUp, item.bottom.nextDown, generator.uniform(-10, slow.extent + 10)][
        whole(0...4)]
    }

    private mutating func lookupFault(_ slow: SlowFlow) -> String? {
      let y = offset(slow)
      let (first, last) = (
        section.firstItem(endingBelow: y), section.lastItem(beginningAbove: y)
      )
      let (slowFirst, slowLast) = (slow.firstItem(endingBelow: y), slow.lastItem(beginningAbove: y))
      if first != slowFirst { return "first below \(y) is \(first), not \(slowFirst)" }
      if last != slowLast { return "last above \(y) is \(last), not \(slowLast)" }
      let start = whole(0...plain.count - 1)
      let number = min(whole(1...5), plain.count - start)
      for (index, frame) in frames(from: start, number).enumerated()
      where frame != expected(slow.items[start + index]) {
        return "from \(start) item \(start + index) at \(frame)"
      }
      return nil
    }

    private mutating func pointFault(_ slow: SlowFlow) -> String? {
      let (y, column) = (offset(slow), whole(0...section.columns - 1))
      let x = x(column) + (section.columnWidth - 1) * Double(whole(0...8)) / 8
      let found = section.item(atX: x, y: y, rightToLeft: false)
      let there = slow.items.firstIndex { $0.column == column && $0.top <= y && y < $0.bottom }
      if found == there { return nil }
      return "at \(x), \(y) of column \(column) \(found ?? -1), not \(there ?? -1)"
    }
  }

  @Test("every number of columns", arguments: [SectionLayout.waterfall, .grid], [Int](1...40) + [100, 128])
  func columns(_ layout: SectionLayout, _ columns: Int) {
    var scene = Scene(layout, columns: columns, items: [1, 60, 200, 330][columns % 4], stream: columns)
    for step in 0..<5 {
      if let fault = scene.fault(queries: 12) {
        return recordFault("\(layout), \(columns) columns, step \(step): \(fault)")
      }
      scene.change()
    }
  }

  @Test("appended a page at a time", arguments: [SectionLayout.waterfall, .grid])
  func appended(_ layout: SectionLayout) {
    var scene = Scene(layout, columns: 3, items: 1, stream: 50)
    for step in 0..<25 {
      scene.edit(inserting: 20, at: scene.plain.count)
      if let fault = scene.fault(queries: 5) { return recordFault("\(layout), step \(step): \(fault)") }
    }
  }

  @Test("other columns and spacings with the same items", arguments: [SectionLayout.waterfall, .grid])
  func otherSettings(_ layout: SectionLayout) throws {
    var scene = Scene(layout, columns: 2, items: 300, stream: 51)
    for (columns, spacing) in [(3, 5.0), (7, 0), (1, 2.5), (40, 2.5), (2, 10)] {
      var settings = scene.section.settings
      (settings.columns, settings.lineSpacing) = (Int32(columns), spacing)
      try scene.section.reserve(items: 300, settings: settings, width: 800, allStandard: false)
      scene.section.adopt(settings, width: 800)
      if let fault = scene.fault(queries: 10) { return recordFault("\(layout), \(columns) columns: \(fault)") }
    }
  }

  @Test("nothing but items without height", arguments: [SectionLayout.waterfall, .grid])
  func flat(_ layout: SectionLayout) throws {
    var scene = Scene(layout, columns: 3, items: 1, stream: 0)
    scene.section.heights.remove(1, at: 0)
    scene.plain = [Double](repeating: 0, count: 200)
    try scene.section.reserveForHeights(width: 800)
    let plain = scene.plain
    plain.withUnsafeBufferPointer { _ = scene.section.heights.insert(200, at: 0, heights: $0.baseAddress) }
    try scene.section.reserve(items: 200, settings: scene.section.settings, width: 800, allStandard: false)
    scene.section.layOut(from: 0)
    let fault = scene.fault(queries: 20)
    #expect(fault == nil)
  }

  @Test("beside an item without height columns may be empty still")
  func flatFirst() throws {
    var scene = Scene(.waterfall, columns: 3, items: 1, stream: 1)
    scene.section.heights.remove(1, at: 0)
    scene.plain = [0, 30, 30, 30]
    try scene.section.reserve(items: 4, settings: scene.section.settings, width: 800, allStandard: false)
    let plain = scene.plain
    plain.withUnsafeBufferPointer { _ = scene.section.heights.insert(4, at: 0, heights: $0.baseAddress) }
    scene.section.layOut(from: 0)
    // The fourth lies below the one without height.
    let tops = scene.reference.items.map(\.top)
    #expect(tops == [0, 0, 0, 5])
    let found = scene.section.item(atX: 300, y: 3, rightToLeft: false)
    #expect(found == 1)
    let last = scene.section.lastItem(beginningAbove: 3)
    #expect(last == 2)
  }

  @Test("more than can be laid out in a moment is refused, and nothing changes")
  func tooMany() throws {
    var settings = SectionSettings()
    (settings.layout, settings.columns) = (.grid, 256)
    var section = Section(settings: settings, width: 800)
    // All of one height they take no time.
    try section.reserve(items: 100_000_000, settings: settings, width: 800, allStandard: true)
    let wasInserted = section.heights.insert(Section.mostInFlow + 1, at: 0, heights: nil)
    section.layOut(from: 0)
    let extent = section.extent
    #expect(throws: Failure.self) { try section.reserveForHeights(width: 800) }
    #expect(wasInserted && section.extent == extent && section.arrangement == .lines)
  }
}
