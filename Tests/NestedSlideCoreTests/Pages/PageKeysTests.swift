import Testing

@testable import NestedSlideCore

@Suite("Page keys")
struct PageKeysTests {
  private func find(_ keys: [Int64], _ wanted: [Int64]) -> [Int]? {
    switch PageKeys.make(keys, count: keys.count) {
    case .made(let table): return wanted.map { table.index(of: $0) }
    case .outOfMemory: return nil
    case .wrong: return nil
    }
  }

  @Test("finds every key and no other")
  func finds() {
    var generator = RepeatableGenerator()
    for count in [0, 1, 2, 3, 17, 1000] {
      var keys = [Int64]()
      while keys.count < count {
        let key = Int64(truncatingIfNeeded: generator.next() % (generator.next() % 2 == 0 ? 3000 : .max))
        if key != 0 && !keys.contains(key) { keys.append(key) }
      }
      #expect(find(keys, keys) == Array(0..<count))
      #expect(find(keys, [0, -1, .min, 3001]) == [-1, -1, -1, -1])
    }
    #expect(find([.min, .max, -1], [.max, .min, -1]) == [1, 0, 2])
  }

  @Test("refuses 0 and a key that is there twice")
  func refuses() {
    #expect(find([3, 0, 4], []) == nil && find([3, 4, 3], []) == nil && find([0], []) == nil)
  }

  @Test("a reload keeps what belongs to a key")
  func reload() throws {
    let coordinator = try TestCoordinator(heights: [])
    let first: [Int64] = [10, 20, 30, 40]
    try coordinator.pointer.pointee.reload(pageCount: 4, keys: first, heights: [3000, 3000, 3000, 3000])
    coordinator.pointer.pointee.scrollToPage(2, animated: false)
    try coordinator.place(outer: 200, inner: 450)
    var settings = try coordinator.pointer.pointee.pageSettings(2)
    settings.overscrollTop = .page
    try coordinator.pointer.pointee.setPageSettings(2, settings)
    _ = coordinator.poll()

    let second: [Int64] = [30, 50, 10]
    try coordinator.pointer.pointee.reload(pageCount: 3, keys: second, heights: [2000, 900, 800])
    #expect(coordinator.view.pageIndex == 0 && coordinator.view.inner == 450 && coordinator.view.pagePosition == 0)
    #expect(try coordinator.pointer.pointee.pageSettings(0).overscrollTop == .page)
    #expect(coordinator.pointer.pointee.page(withKey: 10) == 2 && coordinator.pointer.pointee.page(withKey: 20) == nil)
    #expect(coordinator.pointer.pointee.page(withKey: 0) == nil)
    let told = coordinator.poll().filter { $0.kind != .offsetChanged && $0.kind != .indicatorsChanged }
    #expect(told.map(\.kind) == [.pageGoalChanged, .pageChanged] && told.allSatisfy { $0.index == 0 })

    // The current page goes: the one with its number takes over.
    let third: [Int64] = [50, 10]
    try coordinator.pointer.pointee.reload(pageCount: 2, keys: third, heights: [900, 800])
    #expect(coordinator.view.pageIndex == 0 && coordinator.pointer.pointee.page(withKey: 30) == nil)
    try coordinator.pointer.pointee.reload(pageCount: 0, keys: nil, heights: nil)
    #expect(coordinator.view.pageIndex == -1)
    #expect(throws: Failure.self) {
      try coordinator.pointer.pointee.reload(pageCount: 2, keys: [1, 1], heights: nil)
    }
    #expect(throws: Failure.self) { try coordinator.pointer.pointee.reload(pageCount: 2, keys: nil, heights: nil) }
  }
}
