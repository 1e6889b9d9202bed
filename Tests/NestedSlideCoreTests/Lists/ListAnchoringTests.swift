import Testing

@testable import NestedSlideCore

/// What is seen keeps its place when something above it changes.
@Suite("List anchoring")
struct ListAnchoringTests {
  /// One section of 100 items, each 50 points high.
  private func list(_ change: (inout ListSettings) -> Void = { _ in }) throws -> TestList {
    let list = try TestList(change)
    try list.insertSection(0, [Double](repeating: 50, count: 100))
    return list
  }

  /// An edit, and by how much it moves item 20 of the 100.
  struct Edit: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var shift: Double
    var make: @Sendable (TestList) throws -> Void
  }

  static let edits = [
    Edit(testDescription: "inserted above", shift: 30) { try $0.insert(0, 3, [10, 20]) },
    Edit(testDescription: "inserted right above", shift: 10) { try $0.insert(0, 20, [10]) },
    Edit(testDescription: "inserted below", shift: 0) { try $0.insert(0, 21, [10]) },
    Edit(testDescription: "removed above", shift: -150) { try $0.remove(0, 17, 3) },
    Edit(testDescription: "removed below", shift: 0) { try $0.remove(0, 21, 3) },
    Edit(testDescription: "higher above", shift: 30) { try $0.set(0, 0, [80]) },
    Edit(testDescription: "higher itself", shift: 0) { try $0.set(0, 20, [80]) },
    Edit(testDescription: "lower above", shift: -100) { try $0.set(0, 18, [0, 0, 10]) },
    Edit(testDescription: "a section above", shift: 207) { list in
      try list.insertSection(0, [200]) { $0.headerHeight = 7 }
    },
    Edit(testDescription: "a section below", shift: 0) { try $0.insertSection(1, [200]) },
    Edit(testDescription: "moved up over it", shift: 50) { try $0.pointer.pointee.moveItem(0, 60, to: 0, 2) },
    Edit(testDescription: "moved down over it", shift: -50) { try $0.pointer.pointee.moveItem(0, 2, to: 0, 60) },
    Edit(testDescription: "moved below it", shift: 0) { try $0.pointer.pointee.moveItem(0, 40, to: 0, 60) },
  ]

  @Test("the first item that is seen stays", arguments: edits)
  func first(_ edit: Edit) throws {
    for within in [0, 0.25, 49.75] {
      let list = try list()
      list.offset = 1000 + within
      try edit.make(list)
      #expect(list.offset == 1000 + within + edit.shift)
    }
  }

  @Test("with no anchor the offset stays", arguments: edits)
  func none(_ edit: Edit) throws {
    let list = try list { $0.anchor = .none }
    list.offset = 1010
    try edit.make(list)
    #expect(list.offset == 1010)
  }

  @Test("at the top, and a little below it", arguments: [ListAnchor.none, .visible, .scrolled])
  func top(_ anchor: ListAnchor) throws {
    for offset in [0, 0.25, 10] {
      let list = try list { $0.anchor = anchor }
      list.offset = offset
      try list.insert(0, 0, [30])
      let moves = anchor == .visible || anchor == .scrolled && offset > 0
      #expect(list.offset == (moves ? offset + 30 : offset))
    }
  }

  @Test("the end stays where it is seen, within a point of it")
  func end() throws {
    for (before, sticks) in [(0.0, true), (1, true), (1.25, false), (100, false)] {
      let list = try list { $0.sticksToEnd = true }
      let most = list.maxOffset
      list.offset = most - before
      try list.insert(0, 100, [70, 30])
      #expect(list.offset == (sticks ? most + 100 : most - before))
      try list.insert(0, 0, [500])
      #expect(list.offset == (sticks ? most + 600 : most - before + 500))
    }
  }

  @Test("what goes is held by what comes next, or by where it was")
  func removed() throws {
    let list = try list()
    list.offset = 1010
    // The next thing, which was seen at 1100, stays 90 points below the top.
    try list.remove(0, 20, 2)
    #expect(list.offset == 910)
    // All that is seen: the offset goes to where the first of it began.
    try list.remove(0, 18, 40)
    #expect(list.offset == 900)
    // From further up: to the joint.
    try list.remove(0, 10, 28)
    #expect(list.offset == 500)
    try list.remove(0, 0, list.pointer.pointee.state.itemCount)
    #expect(list.offset == 0)
  }

  @Test("a named anchor stays, seen or not, until it is removed")
  func named() throws {
    let list = try list()
    list.offset = 1000
    list.pointer.pointee.setAnchor(ItemPath(0, item: 70))
    try list.insert(0, 40, [25])
    #expect(list.offset == 1025)
    try list.set(0, 71, [500])
    #expect(list.offset == 1025)
    // Without it the setting counts again.
    try list.remove(0, 71)
    #expect(list.offset == 1025)
    try list.insert(0, 41, [40])
    #expect(list.offset == 1025)
  }

  @Test("what was estimated and comes in from above keeps its lower edge")
  func estimated() throws {
    for (offset, shift) in [(1000.0, 0.0), (1010, 30), (1049.75, 30)] {
      let list = try TestList()
      var settings = SectionSettings()
      (settings.isEstimated, settings.itemHeight) = (true, 50)
      try list.pointer.pointee.insertSection(0, settings, items: 100, heights: nil)
      list.offset = offset
      try list.set(0, 20, [80])
      #expect(list.offset == offset + shift)
      // Measured once it is an item as any other.
      try list.set(0, 20, [100])
      #expect(list.offset == offset + shift)
    }
  }

  @Test("what was scrolled to stays there while it is measured")
  func goal() throws {
    for (align, offset) in [(Align.start, 2000.0), (.center, 1775), (.end, 1550)] {
      let list = try list()
      try list.pointer.pointee.scroll(to: ItemPath(0, item: 40), align: align, animated: false)
      #expect(list.offset == offset)
      try list.set(0, 10, [90])
      #expect(list.offset == offset + 40)
      try list.set(0, 40, [70])
      #expect(list.offset == offset + 40 + (align == .start ? 0 : (align == .center ? 10 : 20)))
      // Scrolled away from there it is held as anything else is.
      list.offset = 3000
      try list.set(0, 40, [50])
      #expect(list.offset == 2980)
    }
  }

  @Test("what is covered is not seen")
  func overlap() throws {
    let list = try list { $0.overlap = 60 }
    list.offset = 1000
    // Of item 21 something shows below what covers it.
    try list.set(0, 20, [75])
    #expect(list.offset == 1025)
    try list.set(0, 21, [75])
    #expect(list.offset == 1025)
  }
}
