/// Some of the pages, in ascending order: a set of bits with levels above it.
///
///     level 2                     1                    one bit for each word of level 1 that is not 0
///     level 1      0100000…                0010…       one bit for each word of level 0 that is not 0
///     level 0   0…  00010010…   0…  …   10…            one bit a page
///
/// Adding a page and taking the first one out are a step a level: four for the most pages there can be. A list in order
/// would cost a search, and one as it comes a look at all of it.
struct PageMarks {
  /// Room for all levels, the lowest first.
  private let words: UnsafeMutablePointer<UInt64>
  private let capacity: Int

  /// - Parameter words: `wordCount(capacity)` of them, which are 0 if no page is marked.
  @inline(__always)
  init(_ words: UnsafeMutablePointer<UInt64>, capacity: Int) {
    self.words = words
    self.capacity = capacity
  }

  /// How many words it needs for so many pages.
  static func wordCount(_ capacity: Int) -> Int {
    var (total, count) = (0, capacity)
    repeat {
      count = (count + 63) / 64
      total += count
    } while count > 1
    return total > 0 ? total : 1
  }

  func clear() { words.initialize(repeating: 0, count: PageMarks.wordCount(capacity)) }

  func insert(_ index: Int) {
    assert(index >= 0 && index < capacity)
    var (level, count, place) = (words, capacity, index)
    repeat {
      count = (count + 63) / 64
      let bit = UInt64(1) << UInt64(place & 63)
      place /= 64
      let isFirst = level[place] == 0
      level[place] |= bit
      // Then the levels above know already.
      if !isFirst { return }
      level += count
    } while count > 1
  }

  func insert(from first: Int, to last: Int) {
    var index = first
    while index <= last {
      insert(index)
      index += 1
    }
  }

  /// Takes the first page out, or nil.
  func takeFirst() -> Int? {
    guard let index = first(words, capacity) else { return nil }
    var (level, count, place) = (words, capacity, index)
    repeat {
      count = (count + 63) / 64
      let bit = UInt64(1) << UInt64(place & 63)
      place /= 64
      level[place] &= ~bit
      if level[place] != 0 { break }
      level += count
    } while count > 1
    return index
  }

  /// The first bit that is set of a level with so many bits, found from the top.
  private func first(_ level: UnsafeMutablePointer<UInt64>, _ bits: Int) -> Int? {
    let count = (bits + 63) / 64
    guard let place = count > 1 ? first(level + count, count) : 0, level[place] != 0 else { return nil }
    return place * 64 + level[place].trailingZeroBitCount
  }
}
