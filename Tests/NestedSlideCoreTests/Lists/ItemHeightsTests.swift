import Testing

@testable import NestedSlideCore

/// Heights in leaves and runs, beside a plain array of them.
@Suite("Item heights")
struct ItemHeightsTests {
  @Test("inserted, removed and given others, in any order", arguments: 0..<12)
  func editing(_ part: Int) {
    var rows = Rows(stream: part, spacing: part % 3 == 0 ? 0 : 2.5, standard: part % 4 == 1 ? 0 : 44)
    for step in 0..<120 {
      rows.change()
      if let fault = rows.fault() { return recordFault("part \(part), step \(step): \(fault)") }
    }
  }

  @Test("one by one, at random places")
  func single() {
    var rows = Rows(stream: 20)
    for step in 0..<700 {
      let height = rows.height()
      rows.insert([height], at: rows.whole(0...rows.plain.count))
      if step % 20 == 0, let fault = rows.fault() { return recordFault("up at \(step): \(fault)") }
    }
    for step in 0..<700 {
      rows.remove(1, at: rows.whole(0...rows.plain.count - 1))
      if step % 20 == 0, let fault = rows.fault() { return recordFault("down at \(step): \(fault)") }
    }
    let (count, extent, leaves) = (rows.heights.count, rows.heights.extent, rows.heights.leaves.count)
    #expect(count == 0 && extent == 0 && leaves == 0)
  }

  @Test("another standard and spacing counts everywhere")
  func measuredAnew() {
    var rows = Rows(stream: 21)
    for _ in 0..<80 { rows.change() }
    for (standard, spacing) in [(0, 0), (10, 0), (0, 7.25), (100.5, 1)] {
      let foreseen = rows.heights.totalLength(standard: standard, spacing: spacing)
      (rows.heights.standard, rows.heights.spacing) = (standard, spacing)
      rows.heights.measureAll()
      if let fault = rows.fault() { return recordFault("\(standard), \(spacing): \(fault)") }
      let total = rows.heights.leaves.totalLength
      #expect(total == foreseen)
    }
  }

  @Test("heights that are no sums of halves: places fit together within rounding", arguments: 0..<4)
  func rounded(_ part: Int) {
    var generator = RepeatableGenerator(stream: UInt64(part))
    let plain = (0..<3000).map { _ in generator.uniform(0, 200) }
    var heights = ItemHeights(standard: 50, spacing: 1.0 / 3)
    var isInserted = false
    plain.withUnsafeBufferPointer { isInserted = heights.insert(plain.count, at: 0, heights: $0.baseAddress) }
    #expect(isInserted)
    var tops = [0.0]
    for height in plain { tops.append(tops[tops.count - 1] + height + 1.0 / 3) }
    var place = ItemHeights.Place.unknown
    for _ in 0..<600 {
      let item = Int.random(in: 0..<plain.count, using: &generator)
      let top = heights.place(ofItem: item).top
      if !isClose(top, tops[item], relative: 1e-12, scale: 1e5) { return recordFault("\(item) at \(top)") }
      let offset = generator.uniform(0, tops[plain.count])
      var hint = place
      heights.seek(&place, offset, hint: &hint)
      let isThere = place.top <= offset && isClose(place.top, tops[place.item], relative: 1e-12, scale: 1e5)
      if !isThere || tops[place.item + 1] < offset - 1e-6 {
        return recordFault("at \(offset) \(place.item), from \(place.top)")
      }
    }
  }

  @Test("two places follow an edit before them")
  func followingPlaces() {
    var rows = Rows(stream: 22)
    rows.insert((0..<1000).map { _ in rows.height() }, at: 0)
    var inserted = 0
    for turn in 0..<400 {
      let (first, number) = (rows.whole(0...980), rows.whole(1...20))
      var item = rows.whole(0...rows.plain.count - 1)
      var lastItem = rows.whole(item...min(item + 70, rows.plain.count - 1))
      var (place, last) = (rows.heights.place(ofItem: item), rows.heights.place(ofItem: lastItem))
      let leaves = rows.heights.leaves.count
      if turn % 2 == 0 {
        rows.set(first, (0..<number).map { _ in rows.height() })
        if rows.heights.leaves.count != leaves { continue }
        rows.heights.renew(&place, &last, first: first, end: first + number)
      } else {
        rows.insert([rows.height()], at: first)
        if rows.heights.leaves.count != leaves { continue }
        rows.heights.move(&place, &last, by: 1, from: first)
        if item >= first { item += 1 }
        if lastItem >= first { lastItem += 1 }
        inserted += 1
      }
      for (place, item) in [(place, item), (last, lastItem)] where place.item != item || place.top != rows.top(item) {
        return recordFault("item \(item) is \(place.item) at \(place.top), not \(rows.top(item)), after \(first)")
      }
    }
    #expect(inserted > 100)
  }

  @Test("lengths of stretches", arguments: [1, 2, 63, 64, 65, 200])
  func lengths(_ number: Int) {
    var rows = Rows(stream: 23)
    for _ in 0..<60 { rows.change() }
    rows.insert(Array(repeating: 12.5, count: 300), at: 0)
    for _ in 0..<60 {
      let item = rows.whole(0...rows.plain.count - number)
      let length = rows.heights.length(of: number, at: item, in: rows.heights.leaves.place(ofItem: item))
      let expected = rows.top(item + number) - rows.top(item)
      if length != expected { return recordFault("\(number) from \(item): \(length), not \(expected)") }
    }
  }
}
