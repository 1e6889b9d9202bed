import Testing

@testable import NestedSlideCore

@Suite("Page store")
struct PageStoreTests {
  /// Calls `body` with a store of pages of the given heights in lent memory of just that size.
  private func withStore(_ heights: [Double], _ body: (inout PageStore) -> Void) {
    let memory = UnsafeMutablePointer<PageState>.allocate(capacity: max(heights.count, 1))
    defer { memory.deallocate() }
    for (index, height) in heights.enumerated() { (memory + index).initialize(to: PageState(contentHeight: height)) }
    var store = PageStore(lent: memory, count: heights.count)
    defer { store.free() }
    body(&store)
  }

  private func heights(_ store: borrowing PageStore) -> [Double] {
    var heights = [Double]()
    for index in 0..<store.count { heights.append(store[index].contentHeight) }
    return heights
  }

  @Test("begins with the pages it was given")
  func begins() {
    withStore([1, 2, 3]) { store in
      #expect(store.count == 3 && heights(store) == [1, 2, 3])
      #expect(store[1].offset == 0 && !store[1].isNeeded && store[1].refresh == .idle)
    }
    withStore([]) { store in #expect(store.count == 0) }
  }

  @Test("grows out of the lent memory and keeps everything")
  func grows() {
    withStore([1, 2]) { store in
      store[1].offset = 77
      store[1].isNeeded = true
      #expect(store.reserve(3) == true)
      store.append(PageState(contentHeight: 3))
      #expect(heights(store) == [1, 2, 3] && store[1].offset == 77 && store[1].isNeeded)
      let more: [Double] = [4, 5, 6, 7]
      #expect(store.reserve(7) == true && store.reserve(0) == true)
      store.append(4, heights: more)
      #expect(heights(store) == [1, 2, 3, 4, 5, 6, 7])
      #expect(store.reserve(9) == true)
      store.append(2, heights: nil)
      #expect(heights(store) == [1, 2, 3, 4, 5, 6, 7, 0, 0])
    }
  }

  @Test("what cannot be reserved changes nothing")
  func outOfMemory() {
    withStore([1, 2]) { store in
      #expect(store.reserve(.max) == false)
      #expect(heights(store) == [1, 2])
    }
  }

  @Test("moves both ways")
  func moves() {
    withStore([0, 1, 2, 3, 4]) { store in
      store.move(from: 1, to: 3)
      #expect(heights(store) == [0, 2, 3, 1, 4])
      store.move(from: 4, to: 0)
      #expect(heights(store) == [4, 0, 2, 3, 1])
      store.move(from: 2, to: 2)
      #expect(heights(store) == [4, 0, 2, 3, 1])
    }
  }

  @Test("truncates, never grows by it")
  func truncates() {
    withStore([0, 1, 2]) { store in
      store.truncate(to: 9)
      #expect(store.count == 3)
      store.truncate(to: 1)
      #expect(heights(store) == [0])
      store.truncate(to: 0)
      #expect(store.count == 0)
    }
  }

  @Test("as a plain array would do, whatever happens")
  func model() {
    var generator = RepeatableGenerator()
    for _ in 0..<40 {
      var model = (0..<Int.random(in: 0...5, using: &generator)).map { _ in generator.uniform(0, 1000) }
      withStore(model) { store in
        for _ in 0..<200 {
          let height = generator.uniform(0, 1000)
          switch generator.next() % 5 {
          case 0, 1:
            let index = Int.random(in: 0...model.count, using: &generator)
            #expect(store.reserve(store.count + 1) == true)
            store.insert(PageState(contentHeight: height), at: index)
            model.insert(height, at: index)
          case 2 where !model.isEmpty:
            let index = Int.random(in: model.indices, using: &generator)
            store.remove(at: index)
            model.remove(at: index)
          case 3 where !model.isEmpty:
            let from = Int.random(in: model.indices, using: &generator)
            let to = Int.random(in: model.indices, using: &generator)
            store.move(from: from, to: to)
            model.insert(model.remove(at: from), at: to)
          case 4 where !model.isEmpty:
            let index = Int.random(in: model.indices, using: &generator)
            store[index].contentHeight = height
            model[index] = height
          default: break
          }
          if heights(store) != model {
            Issue.record("the store differs from \(model)")
            return
          }
        }
      }
    }
  }
}
