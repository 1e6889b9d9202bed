import Testing

@testable import NestedSlideCore

/// How much room heights take.
@Suite("Memory of item heights")
struct ItemHeightsMemoryTests {
  /// Bytes an item in leaves, with its share of a tree of nodes that are half full.
  private func bytesAnItem(_ heights: borrowing ItemHeights) -> Double {
    var bytes = 0
    heights.leaves.visit { if ItemHeights.block($0) != nil { bytes += 8 * ItemHeights.capacity(for: $0.itemCount) } }
    let shareOfNodes = 2 * MeasuredTree.bytesOfNode / MeasuredTree.fanOut
    return Double(bytes + heights.leaves.count * shareOfNodes) / Double(heights.leaves.totalItems)
  }

  @Test("after a build leaves that are no larger than what is in them", arguments: [640, 1000, 20_000])
  func build(_ number: Int) {
    var rows = Rows(stream: number)
    rows.insert(Array(repeating: 30, count: number), at: 0)
    let bytes = bytesAnItem(rows.heights)
    #expect(bytes <= 9.6, "\(bytes) bytes an item")
  }

  @Test("items appended one by one or in pages", arguments: [1, 20, 50, 64, 100])
  func appended(_ number: Int) {
    var rows = Rows(stream: number)
    let page = Array(repeating: 30.0, count: number)
    while rows.plain.count < 6000 { rows.insert(page, at: rows.plain.count) }
    let bytes = bytesAnItem(rows.heights)
    #expect(bytes <= 22, "\(bytes) bytes an item")
  }

  @Test("at most twice as much after a thousand edits at random places", arguments: 0..<4)
  func edited(_ part: Int) {
    var rows = Rows(stream: part)
    rows.insert(Array(repeating: 30, count: 2000), at: 0)
    for _ in 0..<3000 {
      if rows.whole(0...1) == 0 || rows.plain.count < 1900 {
        rows.insert([20], at: rows.whole(0...rows.plain.count))
      } else {
        rows.remove(1, at: rows.whole(0...rows.plain.count - 1))
      }
    }
    let bytes = bytesAnItem(rows.heights)
    #expect(bytes <= 22, "\(bytes) bytes an item")
    let fault = rows.fault()
    #expect(fault == nil)
  }

  @Test("leaves are a quarter full at least when most has gone, item by item", arguments: 0..<3)
  func removed(_ part: Int) {
    var rows = Rows(stream: part)
    rows.insert(Array(repeating: 30, count: 6000), at: 0)
    while rows.plain.count > 600 { rows.remove(1, at: rows.whole(0...rows.plain.count - 1)) }
    let fill = Double(rows.heights.count) / Double(rows.heights.leaves.count * ItemHeights.leafCapacity)
    #expect(fill >= 0.25)
    let fault = rows.fault()
    #expect(fault == nil)
  }

  @Test("items without heights of their own take none, however many and however edited")
  func runs() {
    var heights = ItemHeights(standard: 40, spacing: 2)
    let isInserted = heights.insert(1_000_000, at: 0, heights: nil)
    #expect(isInserted)
    var generator = RepeatableGenerator()
    for _ in 0..<200 {
      let place = Int.random(in: 0..<heights.count - 100, using: &generator)
      if generator.next() % 2 == 0 {
        _ = heights.insert(50, at: place, heights: nil)
      } else {
        heights.remove(50, at: place)
      }
    }
    let (areAllStandard, leaves, total) = (heights.areAllStandard, heights.leaves.count, heights.leaves.totalLength)
    #expect(areAllStandard && leaves == 1 && total == Double(heights.count) * 42)
    let place = heights.place(ofItem: heights.count - 1)
    #expect(place.top == Double(heights.count - 1) * 42)
  }

  @Test("an item of a million with a height of its own takes a leaf's room, no more")
  func carved() {
    var heights = ItemHeights(standard: 40, spacing: 0)
    _ = heights.insert(1_000_000, at: 0, heights: nil)
    let isSet = heights.set([100], at: 500_000)
    let (leaves, extent, count) = (heights.leaves.count, heights.extent, heights.count)
    #expect(isSet && leaves == 3 && extent == 40_000_060 && count == 1_000_000)
    var withMemory = 0
    heights.leaves.visit { if ItemHeights.block($0) != nil { withMemory += 1 } }
    #expect(withMemory == 1)
    let behind = heights.place(ofItem: 500_001).top
    #expect(behind == 20_000_100)
  }
}
