@testable import NestedSlideCore

/// A list attached to no page, which ends with the last reference to it.
final class TestList {
  let pointer: UnsafeMutablePointer<List>

  init(width: Double = 390, height: Double = 500, _ change: (inout ListSettings) -> Void = { _ in }) throws {
    var settings = ListSettings()
    (settings.width, settings.height) = (width, height)
    change(&settings)
    try settings.check()
    pointer = try List.create(settings)
  }

  deinit { List.destroy(pointer) }

  var offset: Double {
    get { pointer.pointee.port.offset }
    set { try? pointer.pointee.setOffset(newValue) }
  }

  var rule: UnsafeMutablePointer<SnapAreas>? { pointer.pointee.rule }

  var maxOffset: Double { pointer.pointee.state.maxOffset }

  // MARK: Editing

  func insertSection(_ index: Int, _ heights: [Double], _ change: (inout SectionSettings) -> Void = { _ in }) throws {
    var settings = SectionSettings()
    change(&settings)
    try pointer.pointee.insertSection(index, settings, items: heights.count, heights: heights)
  }

  func insert(_ section: Int, _ item: Int, _ heights: [Double]) throws {
    try pointer.pointee.insertItems(section, item, heights.count, heights: heights)
  }

  func remove(_ section: Int, _ item: Int, _ count: Int = 1) throws {
    try pointer.pointee.removeItems(section, item, count)
  }

  func set(_ section: Int, _ item: Int, _ heights: [Double]) throws {
    try pointer.pointee.setHeights(section, item, heights.count, heights)
  }

  // MARK: Looking

  /// Where something is now: an item, or with -1 and -2 the header and footer.
  func frame(_ section: Int, _ item: Int) throws -> Rect {
    var frame = Rect(x: 0, y: 0, width: 0, height: 0)
    try pointer.pointee.frames(Int32(section), Int32(item), 1, to: &frame)
    return frame
  }

  /// How far below the top of what is seen something begins.
  func y(_ section: Int, _ item: Int) throws -> Double { try frame(section, item).y - offset }

  func visible(before: Double = 0, behind: Double = 0) throws -> [ListItem] {
    let count = try pointer.pointee.visible(before: before, behind: behind, to: nil, capacity: 0)
    let items = UnsafeMutablePointer<ListItem>.allocate(capacity: max(count, 1))
    defer { items.deallocate() }
    let again = try pointer.pointee.visible(before: before, behind: behind, to: items, capacity: count)
    return (0..<again).map { items[$0] }
  }
}
