// Lists as a Swift program uses them.

import NestedSlide
import Testing

@Suite struct ListTests {
  @Test func rowsComeIntoView() throws {
    let slide = try NestedSlide(pages: [0]) { $0.viewportHeight = 500 }
    let list = try NestedSlide.List()
    try list.attach(slide, page: 0)
    try list.insertSection(0, section: .init { $0.itemHeight = 50 }, itemCount: 1000)
    let range = try list.range(before: 0, behind: 0)
    #expect(range.firstSection == 0 && range.firstItem == 0 && range.lastItem == 9)
    #expect(try list.update(before: 0, behind: 0).map(\.kind) == Array(repeating: .entered, count: 10))
    try list.scrollTo(section: 0, item: 500, align: .start)
    let visible = try list.visible(before: 0, behind: 0)
    #expect(visible.first?.item == 500 && visible.first?.slot == nil)
    #expect(try list.frames(section: 0, item: 500, count: 3).map(\.height) == [50, 50, 50])
    #expect(try list.itemOffset(section: 0, item: 500, align: .start) == 25_000)
  }

  @Test func manyRowsAreReadAtOnce() throws {
    let list = try NestedSlide.List { $0.height = 1000 }
    try list.insertSection(0, section: .init { $0.itemHeight = 2 }, itemCount: 10_000)
    #expect(try list.visible(before: 0, behind: 0).count == 500)
    #expect(try list.update(before: 0, behind: 0).count == 500)
  }

  @Test func heightsAreAsManyAsItems() throws {
    let list = try NestedSlide.List()
    try list.insertSection(0, itemCount: 3, heights: [10, 20, 30])
    #expect(try list.state.contentHeight == 60)
    #expect(throws: NestedSlide.Failure.self) {
      try list.insertItems(section: 0, item: 0, count: 2, heights: [1])
    }
    try list.setHeights(section: 0, item: 0, heights: [11, 22])
    #expect(try list.state.contentHeight == 63)
    #expect(try list.state.page == nil)
  }

  @Test func aPointFindsItsRow() throws {
    let list = try NestedSlide.List { $0.height = 300 }
    try list.insertSection(0, itemCount: 3, heights: [10, 20, 30])
    let found = try list.itemAt(x: 5, y: 15)
    #expect(found?.section == 0 && found?.item == 1)
    #expect(try list.itemAt(x: 5, y: 250) == nil)
  }

  @Test func sectionsHaveSettings() throws {
    let list = try NestedSlide.List { $0.width = 300 }
    let grid = NestedSlide.Section {
      $0.layout = .grid
      $0.columns = 3
    }
    try list.insertSection(0, section: grid, itemCount: 6)
    let section = try list.section(0)
    #expect(section.layout == .grid && section.columns == 3)
    #expect(try list.frames(section: 0, item: 0, count: 2).map(\.width) == [100, 100])
  }
}
