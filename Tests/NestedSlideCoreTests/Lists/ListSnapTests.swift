import Testing

@testable import NestedSlideCore

/// Parts of a list as snap areas by a rule: found by halving, beside a look at every one of them.
@Suite("Snap areas of a list")
struct ListSnapTests {
  /// The offsets between which each area is in its place, in order.
  private func areas(_ list: TestList, _ port: SnapAreas.Port) throws -> [(low: Double, high: Double)] {
    let settings = list.pointer.pointee.settings
    let rule = try #require(list.rule)
    var found = [(low: Double, high: Double)]()
    for index in 0..<list.pointer.pointee.sections.count {
      let section = list.pointer.pointee.section(index)
      if settings.snap == .sections {
        let footer = list.pointer.pointee.frame(ItemPath(footerOf: index))
        let start = list.pointer.pointee.frame(ItemPath(headerOf: index)).y - settings.overlap
        let area = SnapArea(start: start, length: footer.y + footer.height - start, align: settings.snapAlign)
        found.append(rule.pointee.offsets(of: area, in: port))
        continue
      }
      let isGrid = section.pointee.settings.layout == .grid
      let every = max(1, Int(settings.snapEvery)) * (isGrid ? section.pointee.columns : 1)
      let isFlow = section.pointee.settings.layout == .waterfall && section.pointee.columns > 1
      for item in stride(from: 0, to: section.pointee.count, by: every) {
        let (start, length) = list.pointer.pointee.stretch(ItemPath(index, item: item))
        let own = isFlow ? list.pointer.pointee.frame(ItemPath(index, item: item)).height : 0
        let area = SnapArea(start: start, length: length - own, align: settings.snapAlign)
        found.append(rule.pointee.offsets(of: area, in: port))
      }
    }
    return found
  }

  private func list(_ generator: inout RepeatableGenerator) throws -> TestList {
    func whole(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
    let settings = (
      snap: whole(0...2) == 0 ? ListSnap.sections : .items, every: Int32(whole(0...4)),
      overlap: Double(whole(0...1) * 30),
      align: [Align.start, .center, .end][whole(0...2)]
    )
    let list = try TestList {
      ($0.snap, $0.snapEvery, $0.overlap, $0.snapAlign) = (
        settings.snap, settings.every, settings.overlap, settings.align
      )
      $0.snapAlwaysStop = true
    }
    for index in 0..<whole(0...4) {
      let layout = [SectionLayout.list, .list, .grid, .waterfall][whole(0...3)]
      let (header, columns, sticks) = (Double(whole(0...1) * 40), Int32(whole(1...3)), whole(0...1) == 0)
      let heights = (0..<whole(0...30)).map { _ in whole(0...9) == 0 ? 900 : Double(whole(0...300)) }
      try list.insertSection(index, heights) {
        ($0.layout, $0.headerHeight, $0.columns, $0.stickyHeader) = (layout, header, columns, sticks)
        ($0.stickyFooter, $0.footerHeight) = (header > 0, 20)
      }
    }
    return list
  }

  @Test("the same as looking at every area", arguments: 0..<300)
  func random(_ stream: Int) throws {
    var generator = RepeatableGenerator(stream: UInt64(stream))
    let list = try list(&generator)
    let height = [150.0, 300, 600][stream % 3]
    let most = max(0, list.pointer.pointee.contentHeight - height)
    let port = SnapAreas.Port(height: height, greatestOffset: most)
    let areas = try areas(list, port)
    let rule = try #require(list.rule)
    for number in 0..<60 {
      var (start, end) = (generator.uniform(-50, most + 50), generator.uniform(-50, most + 50))
      // Exactly at a place, too.
      if number % 3 == 0, let area = areas.randomElement(using: &generator) { (start, end) = (area.low, area.high) }
      let places = areas.map { end.clamped($0.low, $0.high) }
      let found = rule.pointee.places(around: end, in: port)
      #expect(found.below == places.filter { $0 <= end }.max(), "below \(end)")
      #expect(found.above == places.filter { $0 >= end }.min(), "above \(end)")
      let ends = areas.map { start.clamped($0.low, $0.high) }
      let stop = end > start ? ends.filter { $0 > start }.min() : ends.filter { $0 < start }.max()
      let expected = stop.flatMap { end > start ? ($0 < end ? $0 : nil) : ($0 > end ? $0 : nil) }
      #expect(rule.pointee.stop(from: start, to: end, in: port) == expected, "from \(start) to \(end)")
    }
  }

  @Test("a hundred million rows")
  func most() throws {
    let list = try TestList { ($0.snap, $0.snapEvery) = (.items, 10) }
    try list.pointer.pointee.insertSection(0, SectionSettings(), items: List.mostItems, heights: nil)
    let port = SnapAreas.Port(height: 600, greatestOffset: 44e8 - 600)
    let rule = try #require(list.rule)
    for offset in [0.0, 439, 440, 3e9, 44e8 - 601] {
      let found = rule.pointee.places(around: offset, in: port)
      let below = (offset / 440).rounded(.down) * 440
      #expect(found.below == below && found.above == (below == offset ? offset : min(below + 440, 44e8 - 600)))
    }
  }
}
