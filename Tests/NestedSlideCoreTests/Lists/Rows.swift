@testable import NestedSlideCore

/// Heights as the engine keeps them, and a plain array of them. They are quarters of points, so that sums are exact in
/// any order.
struct Rows: ~Copyable {
  var heights: ItemHeights
  private(set) var plain = [Double]()
  var generator: RepeatableGenerator

  init(stream: Int, spacing: Double = 2.5, standard: Double = 44) {
    heights = ItemHeights(standard: standard, spacing: spacing)
    generator = RepeatableGenerator(stream: UInt64(stream))
  }

  mutating func whole(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }

  /// Some without height, some without one of their own.
  mutating func height() -> Double {
    switch whole(0...7) {
    case 0: 0
    case 1: ItemHeights.none
    default: Double(whole(1...800)) / 4
    }
  }

  // MARK: Editing

  mutating func insert(_ given: [Double], at item: Int) {
    plain.insert(contentsOf: given, at: item)
    given.withUnsafeBufferPointer { _ = heights.insert(given.count, at: item, heights: $0.baseAddress) }
  }

  mutating func insertNone(_ number: Int, at item: Int) {
    plain.insert(contentsOf: repeatElement(ItemHeights.none, count: number), at: item)
    _ = heights.insert(number, at: item, heights: nil)
  }

  mutating func remove(_ number: Int, at item: Int) {
    plain.removeSubrange(item..<item + number)
    heights.remove(number, at: item)
  }

  mutating func set(_ item: Int, _ given: [Double]) {
    plain.replaceSubrange(item..<item + given.count, with: given)
    if !given.isEmpty { _ = heights.set(given, at: item) }
  }

  /// How many: mostly few, at times about a leaf's or several leaves'.
  private mutating func number() -> Int {
    switch whole(0...5) {
    case 0...2: whole(1...4)
    case 3: whole(7...33)
    case 4: whole(62...66)
    default: whole(100...300)
    }
  }

  mutating func change() {
    let (kind, number) = (whole(0...7), number())
    let item = whole(0...plain.count)
    let there = min(number, plain.count - item)
    switch kind {
    case 0, 1: insert((0..<number).map { _ in height() }, at: item)
    case 2, 3: insertNone(number, at: item)
    case 4, 5: set(item, (0..<there).map { _ in height() })
    default: remove(there, at: item)
    }
  }

  // MARK: Comparing

  private func pitch(_ height: Double) -> Double { (height < 0 ? heights.standard : height) + heights.spacing }

  func top(_ item: Int) -> Double { plain[..<item].reduce(0) { $0 + pitch($1) } }

  /// What is wrong, nil if nothing is.
  mutating func fault() -> String? {
    if heights.count != plain.count { return "\(heights.count) items, not \(plain.count)" }
    var tops = [0.0]
    for height in plain { tops.append(tops[tops.count - 1] + pitch(height)) }
    let total = tops[plain.count]
    if heights.leaves.totalLength != total { return "total \(heights.leaves.totalLength), not \(total)" }
    if heights.extent != max(total - heights.spacing, 0) { return "extent \(heights.extent) of \(total)" }
    if plain.isEmpty { return nil }
    return walkFault(tops) ?? lookupFault(tops, queries: 30)
  }

  private mutating func walkFault(_ tops: [Double]) -> String? {
    var place = heights.place(ofItem: 0)
    for item in plain.indices {
      if place.item != item || place.top != tops[item] || heights.stored(place) != plain[item] {
        return "walking, \(place.item) at \(place.top) is \(heights.stored(place)), not \(plain[item]) at \(tops[item])"
      }
      let height = plain[item] < 0 ? heights.standard : plain[item]
      if heights.height(place) != height { return "\(item) is \(heights.height(place)) high" }
      heights.advance(&place)
    }
    return place.item == plain.count - 1 ? nil : "beyond the last item \(place.item)"
  }

  private mutating func lookupFault(_ tops: [Double], queries: Int) -> String? {
    var place = ItemHeights.Place.unknown
    for query in 0..<queries {
      let item = whole(0...plain.count - 1)
      let start = tops[item]
      let offset = [start, start.nextDown, start.nextUp, start + 0.125, generator.uniform(-5, tops[plain.count] + 5)][
        whole(0...4)]
      let found = max((tops[..<plain.count].lastIndex { $0 <= offset } ?? 0), 0)
      let there = heights.place(atOffset: offset)
      if there.item != found || there.top != tops[found] { return "at \(offset) \(there.item), not \(found)" }
      // From the place of the query before, which may be anywhere, and from a little way before.
      if query % 3 == 0 { place = heights.place(atOffset: offset - generator.uniform(0, 400)) }
      if query % 7 == 0 { place = .unknown }
      var hint = query % 2 == 0 ? place : heights.place(atOffset: offset - generator.uniform(-400, 900))
      heights.seek(&place, offset, hint: &hint)
      if place.item != found || place.top != tops[found] {
        return "sought at \(offset) \(place.item), \(place.top), not \(found), \(tops[found])"
      }
      let known = heights.place(ofItem: item)
      if known.item != item || known.top != start { return "\(item) at \(known.top), not \(start)" }
    }
    return nil
  }
}

extension ItemHeights {
  /// Gives items heights of their own, as a list does.
  mutating func set(_ given: [Double], at item: Int) -> Bool {
    let leaf = leaves.place(ofItem: item)
    return given.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return true }
      let change =
        ItemHeights.sum(base, given.count, standard: standard) + Double(given.count) * spacing
        - length(of: given.count, at: item, in: leaf)
      return set(given.count, at: item, in: leaf, heights: base, change: change)
    }
  }
}
