import Testing

@testable import NestedSlideCore

/// Entries by their lengths and numbers of items, beside plain arrays.
@Suite("Measured tree")
struct MeasuredTreeTests {
  /// A measured tree and what it should hold. Lengths are quarters of points, so that sums are exact in any order.
  private struct Twin: ~Copyable {
    struct Entry {
      var reference: UInt
      var length: Double
      var items: Int
    }

    var tree = MeasuredTree()
    var plain = [Entry]()
    var generator: RepeatableGenerator
    private var nextReference: UInt = 1

    init(stream: Int) { generator = RepeatableGenerator(stream: UInt64(stream)) }

    mutating func whole(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }

    /// Often without a length, without items, or without both.
    mutating func entry() -> Entry {
      nextReference += 1
      let (isFlat, isEmpty) = (whole(0...3) == 0, whole(0...3) == 0)
      return Entry(
        reference: nextReference, length: isFlat ? 0 : Double(whole(1...4000)) / 4, items: isEmpty ? 0 : whole(1...90))
    }

    mutating func replace(_ range: Range<Int>, with number: Int) {
      let made = (0..<number).map { _ in entry() }
      tree.remove(range)
      let isReserved = tree.reserve(inserting: max(number, 1))
      #expect(isReserved)
      plain.replaceSubrange(range, with: made)
      for (index, entry) in made.enumerated() {
        tree.insert(entry.reference, length: entry.length, items: entry.items, at: range.lowerBound + index)
      }
      tree.renew()
      tree.trim()
    }

    mutating func change() {
      switch whole(0...6) {
      case 0:
        let place = whole(0...plain.count)
        replace(place..<place, with: whole(1...20))
      case 1:
        let low = whole(0...plain.count)
        replace(low..<min(low + whole(0...20), plain.count), with: 0)
      case 2:
        let low = whole(0...plain.count)
        replace(low..<min(low + whole(0...20), plain.count), with: whole(0...20))
      case 3 where !plain.isEmpty:
        let first = whole(0...plain.count - 1)
        for index in first..<min(first + 40, plain.count) where whole(0...2) == 0 {
          plain[index] = entry()
          tree.set(
            tree.place(ofEntry: index), plain[index].reference, length: plain[index].length, items: plain[index].items)
        }
        tree.renew()
      case 4 where !plain.isEmpty:
        let index = whole(0...plain.count - 1)
        plain[index].length = entry().length
        tree.measure(tree.place(ofEntry: index), length: plain[index].length)
      default:
        if plain.isEmpty { return }
        let index = whole(0...plain.count - 1)
        let changed = entry()
        (plain[index].length, plain[index].items) = (changed.length, changed.items)
        tree.measure(tree.place(ofEntry: index), length: changed.length, items: changed.items)
      }
    }

    /// What is wrong, nil if nothing is.
    mutating func fault(queries: Int) -> String? {
      if tree.count != plain.count { return "\(tree.count) entries, not \(plain.count)" }
      var (starts, items) = ([0.0], [0])
      for entry in plain {
        starts.append(starts[starts.count - 1] + entry.length)
        items.append(items[items.count - 1] + entry.items)
      }
      let (length, total) = (starts[plain.count], items[plain.count])
      if tree.totalLength != length || tree.totalItems != total {
        return "totals \(tree.totalLength), \(tree.totalItems), not \(length), \(total)"
      }
      for query in 0..<queries {
        let index = whole(0...plain.count + (query % 8 == 0 ? 2 : 0))
        let known = min(index, plain.count)
        let place = tree.place(ofEntry: index)
        if place.index != known || place.start != starts[known] || place.firstItem != items[known] {
          return "entry \(index) of \(plain.count) at \(place)"
        }
        if plain.isEmpty { continue }
        if index < plain.count {
          let entry = plain[index]
          let isSame =
            place.reference == entry.reference && place.length == entry.length && place.itemCount == entry.items
          if !isSame { return "entry \(index) is another" }
        }
        let start = starts[known]
        let anywhere = generator.uniform(-10, length + 10)
        let offset = [start, start.nextDown, start.nextUp, start + 0.125, anywhere][whole(0...4)]
        // By halves: the last that begins there or before.
        let found = max(MeasuredTreeTests.firstIndex(in: 0..<plain.count) { starts[$0] > offset } - 1, 0)
        let there = tree.place(atOffset: offset)
        if there.index != found || there.start != starts[found] || there.firstItem != items[found] {
          return "at \(offset) \(there), not \(found) at \(starts[found])"
        }
        let item = whole(0...total + 2)
        let holder = MeasuredTreeTests.firstIndex(in: 0..<plain.count - 1) { items[$0 + 1] > item }
        let held = tree.place(ofItem: item)
        if held.index != holder || held.start != starts[holder] || held.firstItem != items[holder] {
          return "item \(item) of \(total) in \(held), not \(holder)"
        }
      }
      return nil
    }
  }

  /// The first number with a property that all behind it have, the range's end where none has.
  fileprivate static func firstIndex(in range: Range<Int>, where has: (Int) -> Bool) -> Int {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if has(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  @Test(
    "any sequence of changes, at sizes around those of groups and levels",
    arguments: [0, 1, 4, 5, 8, 9, 15, 16, 17, 63, 64, 65, 255, 256, 257, 1023, 1025])
  func changes(_ size: Int) {
    var twin = Twin(stream: size)
    twin.replace(0..<0, with: size)
    for step in 0..<60 {
      if let fault = twin.fault(queries: 25) {
        Issue.record("size \(size), step \(step): \(fault)")
        return
      }
      twin.change()
    }
  }

  @Test("three levels and more", arguments: [4095, 4096, 4097, 4400])
  func levels(_ size: Int) {
    var twin = Twin(stream: size)
    twin.replace(0..<0, with: size)
    for step in 0..<8 {
      if let fault = twin.fault(queries: 150) {
        Issue.record("size \(size), step \(step): \(fault)")
        return
      }
      twin.change()
    }
  }

  @Test("entry by entry up, and down again")
  func oneByOne() {
    var twin = Twin(stream: 1)
    for size in 0..<300 {
      if let fault = twin.fault(queries: 6) { return recordFault("up at \(size): \(fault)") }
      let place = twin.whole(0...size)
      twin.replace(place..<place, with: 1)
    }
    for size in (1...300).reversed() {
      let place = twin.whole(0...size - 1)
      twin.replace(place..<place + 1, with: 0)
      if let fault = twin.fault(queries: 6) { return recordFault("down at \(size): \(fault)") }
    }
    let (count, length, items) = (twin.tree.count, twin.tree.totalLength, twin.tree.totalItems)
    #expect(count == 0 && length == 0 && items == 0)
  }

  @Test("nothing but entries of length 0, without items", arguments: [1, 4, 16, 17, 300])
  func empty(_ size: Int) {
    var tree = MeasuredTree()
    let isReserved = tree.reserve(inserting: size)
    #expect(isReserved)
    for index in 0..<size { tree.insert(1, length: 0, items: 0, at: index) }
    tree.renew()
    let (length, items) = (tree.totalLength, tree.totalItems)
    #expect(length == 0 && items == 0)
    let found = [-1, 0, 1].map { tree.place(atOffset: $0).index }
    #expect(found == [0, size - 1, size - 1])
    let holder = tree.place(ofItem: 0)
    #expect(holder.index == size - 1 && holder.firstItem == 0)
  }

  @Test("a negative zero is the same place as zero", arguments: [4, 16, 40])
  func negativeZero(_ size: Int) {
    var tree = MeasuredTree()
    _ = tree.reserve(inserting: size)
    for index in 0..<size { tree.insert(1, length: index == 0 ? 0 : 10, items: 1, at: index) }
    tree.renew()
    let (plus, minus) = (tree.place(atOffset: 0).index, tree.place(atOffset: -0.0).index)
    #expect(plus == 1 && minus == 1)
  }
}
