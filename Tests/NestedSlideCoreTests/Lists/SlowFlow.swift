@testable import NestedSlideCore

/// Where the items of a waterfall or an uneven grid are, worked out anew from the first.
struct SlowFlow {
  struct Item {
    var column: Int
    var top: Double
    var height: Double

    var bottom: Double { top + height }
  }

  private(set) var items = [Item]()

  var extent: Double { items.reduce(0) { max($0, $1.bottom) } }

  /// - Parameter heights: of every item.
  init(waterfall heights: [Double], columns: Int, spacing: Double) {
    var ends = [Double?](repeating: nil, count: columns)
    for height in heights {
      // A column without items ends a spacing above the first item's top.
      var column = 0
      for other in 0..<columns where (ends[other] ?? -spacing) < (ends[column] ?? -spacing) { column = other }
      let top = ends[column].map { $0 + spacing } ?? 0
      ends[column] = top + height
      items.append(Item(column: column, top: top, height: height))
    }
  }

  init(grid heights: [Double], columns: Int, spacing: Double) {
    var top = 0.0
    for line in stride(from: 0, to: heights.count, by: columns) {
      let here = heights[line..<min(line + columns, heights.count)]
      for (column, height) in here.enumerated() { items.append(Item(column: column, top: top, height: height)) }
      top += (here.max() ?? 0) + spacing
    }
  }

  func firstItem(endingBelow y: Double) -> Int { items.firstIndex { $0.bottom > y } ?? items.count }

  func lastItem(beginningAbove y: Double) -> Int { y > 0 ? items.lastIndex { $0.top < y } ?? -1 : -1 }
}
