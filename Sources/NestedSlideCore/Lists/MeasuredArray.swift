/// An array of references, each with a length in points and a number of items. Running totals of both tell in O(log n)
/// which entry lies at an offset, or holds an item.
///
/// The totals form a tree without pointers: entries in groups of 16, the groups' sums in groups of 16, and so on. Every
/// level has its values and, group by group, their running totals. A changed entry renews one group a level; where
/// entries come or go, everything behind them is renewed.
struct MeasuredArray: ~Copyable {
  /// Where an entry begins.
  struct Place: BitwiseCopyable {
    var index = 0
    var start = 0.0
    var firstItem = 0
  }

  private struct Level {
    /// Followed by as many running totals of them, counts, and running totals of those; on the lowest level also by
    /// references.
    var lengths: UnsafeMutablePointer<Double>
    var width: Int

    @inline(__always) var totals: UnsafeMutablePointer<Double> { lengths + width }
    @inline(__always) var counts: UnsafeMutablePointer<Int32> {
      UnsafeMutableRawPointer(lengths + 2 * width).assumingMemoryBound(to: Int32.self)
    }
    @inline(__always) var countTotals: UnsafeMutablePointer<Int32> { counts + width }
    @inline(__always) var references: UnsafeMutablePointer<UInt> {
      UnsafeMutableRawPointer(lengths + 3 * width).assumingMemoryBound(to: UInt.self)
    }
  }

  private var levels: UnsafeMutablePointer<Level>?
  private(set) var count = 0
  private var capacity = 0
  private var levelCount = 0

  private static let groupBits = 4
  private static var group: Int { 1 << groupBits }

  init() {}

  deinit { RawMemory.free(levels) }

  // MARK: Entries

  func reference(_ index: Int) -> UInt { base.references[index] }
  func length(_ index: Int) -> Double { base.lengths[index] }
  func itemCount(_ index: Int) -> Int { Int(base.counts[index]) }

  @inline(__always) private var base: Level { levels.unsafelyUnwrapped[0] }

  /// The sum of all lengths.
  @inline(never)
  var totalLength: Double {
    @inline(__always) get {
      count == 0 ? 0 : levels.unsafelyUnwrapped[levelCount - 1].totals[filled(levelCount - 1) - 1]
    }
  }

  /// The sum of all numbers of items.
  @inline(never)
  var totalItems: Int {
    @inline(__always) get {
      count == 0 ? 0 : Int(levels.unsafelyUnwrapped[levelCount - 1].countTotals[filled(levelCount - 1) - 1])
    }
  }

  private var end: Place {
    let top = levels.unsafelyUnwrapped[levelCount - 1]
    let last = filled(levelCount - 1) - 1
    return Place(index: count, start: top.totals[last], firstItem: Int(top.countTotals[last]))
  }

  /// How many values a level has.
  @inline(__always)
  private func filled(_ level: Int) -> Int {
    let bits = level &* MeasuredArray.groupBits
    return (count &+ (1 &<< bits) &- 1) &>> bits
  }

  // MARK: Looking up

  /// The entry that begins at `offset` or last before it; the first where none does. There must be one.
  @_optimize(speed) @inline(never)
  func place(atOffset offset: Double) -> Place {
    // Of a negative zero the sign would count.
    let offset = offset + 0
    var place = Place()
    var number = levelCount - 1
    while number >= 0 {
      let level = levels.unsafelyUnwrapped[number]
      let first = place.index &<< MeasuredArray.groupBits
      let totals = level.totals + first
      let there = filled(number) - first
      var passed = 0
      if level.width - first >= MeasuredArray.group {
        passed = MeasuredArray.passed(totals, place.start, offset)
      } else {
        for index in 0..<there where place.start + totals[index] <= offset { passed += 1 }
      }
      if passed >= there { passed = there - 1 }
      enter(&place, level, first, passed)
      number -= 1
    }
    return place
  }

  /// The entry that holds an item; the last for an item beyond the end. There must be an entry.
  @_optimize(speed) @inline(never)
  func place(ofItem item: Int) -> Place {
    var place = Place()
    var number = levelCount - 1
    while number >= 0 {
      let level = levels.unsafelyUnwrapped[number]
      let first = place.index &<< MeasuredArray.groupBits
      let totals = level.countTotals + first
      let there = filled(number) - first
      let rest = Int32(truncatingIfNeeded: item - place.firstItem)
      var passed = 0
      if level.width - first >= MeasuredArray.group {
        passed = MeasuredArray.passed(totals, rest)
      } else {
        for index in 0..<there where totals[index] <= rest { passed += 1 }
      }
      if passed >= there { passed = there - 1 }
      enter(&place, level, first, passed)
      number -= 1
    }
    return place
  }

  // Without branches, as a guess would be wrong once a group; the sign of a difference is what counts.

  /// How many of a group's totals are not beyond an offset.
  @inline(__always)
  private static func passed(_ totals: UnsafeMutablePointer<Double>, _ start: Double, _ offset: Double) -> Int {
    // The half first in which the answer lies: what is before it has been passed.
    let half = group / 2
    let skipped = half - Int(truncatingIfNeeded: (offset - (start + totals[half - 1])).bitPattern >> 63) * half
    var beyond: UInt64 = 0
    for index in 0..<half { beyond &+= (offset - (start + totals[skipped + index])).bitPattern >> 63 }
    return skipped + half - Int(truncatingIfNeeded: beyond)
  }

  /// The same for numbers of items.
  @inline(__always)
  private static func passed(_ totals: UnsafeMutablePointer<Int32>, _ rest: Int32) -> Int {
    let half = group / 2
    let skipped = half - Int(truncatingIfNeeded: UInt32(bitPattern: rest &- totals[half - 1]) >> 31) * half
    var beyond: UInt32 = 0
    for index in 0..<half { beyond &+= UInt32(bitPattern: rest &- totals[skipped + index]) >> 31 }
    return skipped + half - Int(truncatingIfNeeded: beyond)
  }

  @inline(__always)
  private func enter(_ place: inout Place, _ level: Level, _ first: Int, _ passed: Int) {
    if passed > 0 {
      place.start += level.totals[first + passed - 1]
      place.firstItem += Int(level.countTotals[first + passed - 1])
    }
    place.index = first + passed
  }

  /// Where the entry with an index begins; `count` is the end.
  @_optimize(speed) @inline(never)
  func place(ofEntry index: Int) -> Place {
    if index >= count { return count == 0 ? Place() : end }
    var place = Place(index: index)
    var number = levelCount - 1
    while number >= 0 {
      let level = levels.unsafelyUnwrapped[number]
      let ancestor = index &>> (number &* MeasuredArray.groupBits)
      if ancestor & (MeasuredArray.group - 1) > 0 {
        place.start += level.totals[ancestor - 1]
        place.firstItem += Int(level.countTotals[ancestor - 1])
      }
      number -= 1
    }
    return place
  }

  // MARK: Changing

  /// Changes one entry's measures.
  @_optimize(speed) @inline(never)
  mutating func measure(_ index: Int, length: Double, items: Int) {
    base.lengths[index] = length
    base.counts[index] = Int32(truncatingIfNeeded: items)
    var (number, changed) = (0, index)
    while true {
      renewGroup(of: number, from: changed)
      if number == levelCount - 1 { return }
      changed &>>= MeasuredArray.groupBits
      number += 1
    }
  }

  /// Changes one entry's length, but not its number of items.
  @_optimize(speed) @inline(never)
  func measure(_ index: Int, length: Double) {
    var (number, changed, value) = (0, index, length)
    while true {
      let level = levels.unsafelyUnwrapped[number]
      let first = changed & ~(MeasuredArray.group - 1)
      let there = filled(number)
      let end = there < first + MeasuredArray.group ? there : first + MeasuredArray.group
      level.lengths[changed] = value
      var total = changed > first ? level.totals[changed - 1] : 0
      for index in changed..<end {
        total += level.lengths[index]
        level.totals[index] = total
      }
      number += 1
      if number == levelCount { return }
      value = total
      changed &>>= MeasuredArray.groupBits
    }
  }

  /// Sets an entry; its measures count once `renew` was called from it or from one before it.
  @inline(never)
  func set(_ index: Int, _ reference: UInt, length: Double, items: Int) {
    let base = base
    base.references[index] = reference
    base.lengths[index] = length
    base.counts[index] = Int32(truncatingIfNeeded: items)
  }

  /// Renews all totals from an entry on.
  @_optimize(speed) @inline(never)
  func renew(from index: Int) {
    if levelCount == 0 { return }
    var first = index
    for number in 0..<levelCount {
      var start = first & ~(MeasuredArray.group - 1)
      let there = filled(number)
      while start < there {
        renewGroup(of: number, from: start)
        start += MeasuredArray.group
      }
      first &>>= MeasuredArray.groupBits
    }
  }

  /// Renews the totals of a group from one of its values on, and tells the level above of its sum.
  @inline(never)
  private func renewGroup(of number: Int, from index: Int) {
    let level = levels.unsafelyUnwrapped[number]
    let first = index & ~(MeasuredArray.group - 1)
    let there = filled(number)
    let end = there < first + MeasuredArray.group ? there : first + MeasuredArray.group
    let (lengths, totals, counts, countTotals) = (level.lengths, level.totals, level.counts, level.countTotals)
    var (length, items) = index > first ? (totals[index - 1], countTotals[index - 1]) : (0, 0)
    for index in index..<end {
      length += lengths[index]
      items &+= counts[index]
      totals[index] = length
      countTotals[index] = items
    }
    let room = level.width < first + MeasuredArray.group ? level.width : first + MeasuredArray.group
    // Looking up passes nothing that is not there.
    for index in end..<(room > end ? room : end) {
      totals[index] = .infinity
      countTotals[index] = .max
    }
    if number + 1 < levelCount {
      let above = levels.unsafelyUnwrapped[number + 1]
      above.lengths[first &>> MeasuredArray.groupBits] = length
      above.counts[first &>> MeasuredArray.groupBits] = items
    }
  }

  /// Makes room for `total` entries; false, and nothing changed, when there is no memory for them.
  @inline(never)
  mutating func reserve(_ total: Int) -> Bool {
    if total <= capacity { return true }
    let grown = total > capacity + capacity / 2 ? total : capacity + capacity / 2
    let (widths, sizes, bytes) = MeasuredArray.plan(grown)
    guard let block = RawMemory.allocate(bytes: bytes, alignment: MemoryLayout<Level>.alignment) else { return false }
    let made = block.bindMemory(to: Level.self, capacity: sizes)
    var address = block + MemoryLayout<Level>.stride * sizes
    var width = widths
    for number in 0..<sizes {
      (made + number).initialize(
        to: Level(lengths: address.bindMemory(to: Double.self, capacity: 4 * width), width: width))
      address += width * (number == 0 ? 32 : 24)
      width = MeasuredArray.widthAbove(width)
    }
    if count > 0 {
      RawMemory.move(base.lengths, to: made[0].lengths, count: count)
      RawMemory.move(base.counts, to: made[0].counts, count: count)
      RawMemory.move(base.references, to: made[0].references, count: count)
    }
    RawMemory.free(levels)
    levels = made
    levelCount = sizes
    capacity = widths
    renew(from: 0)
    return true
  }

  /// The lowest level's width, how many levels there are, and the bytes they take.
  private static func plan(_ entries: Int) -> (width: Int, levels: Int, bytes: Int) {
    let width =
      entries <= group ? (entries <= 4 ? 4 : (entries <= 8 ? 8 : group)) : (entries + group - 1) & ~(group - 1)
    var (levels, bytes, next) = (1, MemoryLayout<Level>.stride + width * 32, width)
    while next > group {
      next = widthAbove(next)
      levels += 1
      bytes += MemoryLayout<Level>.stride + next * 24
    }
    return (width, levels, bytes)
  }

  /// Groups are whole but on the uppermost level.
  private static func widthAbove(_ width: Int) -> Int {
    let groups = width >> groupBits
    return groups <= group ? (groups + 3) & ~3 : (groups + group - 1) & ~(group - 1)
  }

  /// Puts `number` entries in the place of those in `range`; there must be room. They have to be set, and `renew` called.
  @inline(never)
  mutating func replace(_ range: Range<Int>, with number: Int) {
    if levelCount == 0 || number == range.count { return }
    let base = base
    let behind = count - range.upperBound
    let (from, to) = (range.upperBound, range.lowerBound + number)
    RawMemory.move(base.lengths + from, to: base.lengths + to, count: behind)
    RawMemory.move(base.counts + from, to: base.counts + to, count: behind)
    RawMemory.move(base.references + from, to: base.references + to, count: behind)
    count += number - range.count
  }
}
