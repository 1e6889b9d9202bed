import Testing

@testable import NestedSlideCore

/// The quick ways of calls on lists of rows, beside an array of heights: rows that are kept from call to call, slots in them,
/// and heights of rows that are not seen.
@Suite("Rows kept from call to call")
struct RowWindowTests {
  private final class Scene {
    let list: TestList
    var heights: [Double]
    var generator: RepeatableGenerator
    /// By item, as the changes told.
    var slots = [Int: Int32]()
    var (quickHeights, quickRows, quickChanges) = (0, 0, 0)

    init(stream: Int) throws {
      generator = RepeatableGenerator(stream: UInt64(stream))
      list = try TestList(height: 300)
      heights = (0..<500).map { Double($0 * 37 % 160) / 4 + 10 }
      try list.insertSection(0, heights)
    }

    func whole(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
    func height() -> Double { Double(whole(40...200)) / 4 }

    func top(_ item: Int) -> Double { heights[..<item].reduce(0, +) }

    /// The items between two offsets.
    func seen() -> Range<Int> {
      let (from, to) = (list.offset + List.leastSeen, list.offset + 300 - List.leastSeen)
      var (first, y) = (0, 0.0)
      while y + heights[first] <= from { (y, first) = (y + heights[first], first + 1) }
      var end = first
      while end < heights.count && y < to { (y, end) = (y + heights[end], end + 1) }
      return first..<end
    }

    func change() throws {
      switch whole(0...11) {
      case 0: list.offset = Double(whole(0...Int(list.maxOffset) * 4)) / 4
      case 1...6: list.offset = min(max(list.offset + Double(whole(-320...320)) / 4, 0), list.maxOffset)
      case 7, 8: try setHeight()
      case 9:
        let item = whole(0...heights.count)
        heights.insert(height(), at: item)
        try list.insert(0, item, [heights[item]])
        move(from: item, by: 1)
      case 10 where heights.count > 300:
        let item = whole(0...heights.count - 1)
        heights.remove(at: item)
        slots[item] = nil
        try list.remove(0, item)
        move(from: item, by: -1)
      default: try update()
      }
    }

    private func setHeight() throws {
      let (item, height) = (whole(0...heights.count - 1), height())
      let first = seen().lowerBound
      let y = top(first) - list.offset
      heights[item] = height
      if list.pointer.pointee.setHeightQuickly(0, Int32(item), height) {
        quickHeights += 1
        let expected = min(max(top(first) - y, 0), list.maxOffset)
        #expect(list.offset == expected)
      } else {
        try list.set(0, item, [height])
      }
    }

    /// What was removed keeps its view until the next update tells of it.
    private func move(from item: Int, by number: Int) {
      slots = [Int: Int32](uniqueKeysWithValues: slots.map { ($0 >= item ? $0 + number : $0, $1) })
    }

    private func update() throws {
      let room = 64
      let changes = UnsafeMutablePointer<ItemChange>.allocate(capacity: room)
      defer { changes.deallocate() }
      var count = -1
      if list.pointer.pointee.lookAtRows(before: 0, behind: 0) {
        count = list.pointer.pointee.updateRows(to: changes, capacity: room)
      }
      if count >= 0 { quickChanges += 1 }
      if count < 0 { count = try list.pointer.pointee.update(before: 0, behind: 0, to: changes, capacity: room) }
      for index in 0..<count {
        let change = changes[index]
        slots[Int(change.item)] = change.kind == ItemChange.entered ? change.slot : nil
      }
      #expect(Set(slots.keys) == Set(seen()) && Set(slots.values).count == slots.count)
    }

    /// What is wrong with the rows that are told of.
    func fault() -> String? {
      let room = 64
      let items = UnsafeMutablePointer<ListItem>.allocate(capacity: room)
      defer { items.deallocate() }
      guard list.pointer.pointee.lookAtRows(before: 0, behind: 0) else { return nil }
      let count = list.pointer.pointee.visibleRows(to: items, capacity: room)
      quickRows += 1
      let seen = seen()
      if count != seen.count { return "\(count) rows, not \(seen.count)" }
      for (index, item) in seen.enumerated() {
        let row = items[index]
        if Int(row.item) != item || row.frame.y != top(item) || row.frame.height != heights[item] || row.flags != 0 {
          return "item \(row.item) at \(row.frame.y), not \(item) at \(top(item))"
        }
        if row.slot != slots[item] ?? -1 { return "item \(item) has slot \(row.slot), not \(slots[item] ?? -1)" }
      }
      return nil
    }
  }

  @Test("the same as in an array", arguments: 0..<6)
  func random(_ stream: Int) throws {
    let scene = try Scene(stream: stream)
    for turn in 0..<1500 {
      try scene.change()
      if let fault = scene.fault() { return recordFault("turn \(turn): \(fault)") }
    }
    #expect(scene.quickHeights > 50 && scene.quickRows > 300 && scene.quickChanges > 20)
  }
}
