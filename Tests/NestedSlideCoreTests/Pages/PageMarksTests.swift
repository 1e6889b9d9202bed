import Testing

@testable import NestedSlideCore

/// The set of pages that need a look.
@Suite("Marks of pages")
struct PageMarksTests {
  @Test("come out in order, each once", arguments: [1, 2, 63, 64, 65, 4096, 4097, 300_000])
  func order(_ capacity: Int) throws {
    let count = PageMarks.wordCount(capacity)
    // One more shows that nothing is written behind the last.
    let words = UnsafeMutablePointer<UInt64>.allocate(capacity: count + 1)
    defer { words.deallocate() }
    words.initialize(repeating: 0, count: count + 1)
    let marks = PageMarks(words, capacity: capacity)
    #expect(marks.takeFirst() == nil)
    var expected = Set<Int>()
    for number in 0..<400 {
      let index = number * 7919 % capacity
      marks.insert(index)
      expected.insert(index)
      if number % 5 == 4 {
        let first = try #require(expected.min())
        #expect(marks.takeFirst() == first)
        expected.remove(first)
      }
    }
    marks.insert(capacity - 1)
    expected.insert(capacity - 1)
    for index in expected.sorted() { #expect(marks.takeFirst() == index) }
    #expect(marks.takeFirst() == nil && words[count] == 0)
    for index in 0..<count { #expect(words[index] == 0) }
  }
}
