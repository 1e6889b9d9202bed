/// Replacing all pages by others of which the host says, by keys, which are the same.
extension Coordinator {
  /// Replaces all pages. One whose key was there keeps what it has; the current one stays current where it is still there.
  /// - Parameter keys: one a page, none 0 and no two the same.
  public mutating func reload(
    pageCount count: Int, keys: UnsafePointer<Int64>?, heights: UnsafePointer<Double>?
  ) throws(Failure) {
    try Coordinator.check(pageCount: count, heights: heights)
    if keys == nil && count > 0 {
      throw Failure(.invalidArgument, "keys: must not be null where page_count is more than 0")
    }
    var none: Int64 = 0
    let keys = keys ?? UnsafePointer(withUnsafeMutablePointer(to: &none) { $0 })
    switch PageKeys.make(keys, count: count) {
    case .outOfMemory: throw Failure(.outOfMemory, "out of memory")
    case .wrong: throw Failure(.invalidArgument, "keys: none may be 0, and no two the same")
    case .made(let table): try reload(pageCount: count, keys: keys, table, heights: heights)
    }
  }

  private mutating func reload(
    pageCount count: Int, keys: UnsafePointer<Int64>, _ table: borrowing PageKeys, heights: UnsafePointer<Double>?
  ) throws(Failure) {
    let numbers = RawMemory.allocate(Int32.self, count: pages.count)
    let next = RawMemory.allocate(PageState.self, count: count)
    let extras = RawMemory.allocate(PageExtras.self, count: count)
    guard let numbers, let next, let extras else {
      RawMemory.free(numbers)
      RawMemory.free(next)
      RawMemory.free(extras)
      throw Failure(.outOfMemory, "out of memory")
    }
    for index in 0..<count {
      (next + index).initialize(to: PageState(contentHeight: heights.map { $0[index] } ?? 0))
      (extras + index).initialize(to: PageExtras())
    }
    let last = count - 1
    let oldCount = pages.count
    for index in 0..<oldCount {
      let number = table.index(of: pages.extras(index).key)
      // Of pages that were given the same key the first has it.
      let isKept = number >= 0 && extras[number].key == 0
      if isKept {
        extras[number] = pages.extras(index)
      } else {
        // What moves it may still look at its snap areas.
        leave(page: index)
        pages.release(of: index)
      }
      (numbers + index).initialize(to: isKept ? Int32(truncatingIfNeeded: number) : -1)
    }
    for index in 0..<count { extras[index].key = keys[index] }
    storeInner()
    for index in 0..<oldCount where numbers[index] >= 0 {
      let number = Int(numbers[index])
      // A list has its own.
      let height = extras[number].list?.pointee.contentHeight ?? next[number].contentHeight
      next[number] = pages[index]
      if height > next[number].contentHeight { next[number].isLoading = false }
      next[number].contentHeight = height
    }
    let kept = currentIndex < 0 ? -1 : Int(numbers[currentIndex])
    let wanted = kept >= 0 ? kept : (currentIndex < 0 ? 0 : currentIndex)
    let current = wanted > last ? last : wanted
    pages.replace(pages: next, extras: extras, count: count)
    if kept < 0 && current >= 0 { alignPage(current) }
    for index in 0..<count where index != current { clampPage(index) }
    renumber(.table(numbers, oldCount), current: current)
    RawMemory.free(numbers)
  }

  /// The page with a key, nil where there is none.
  public mutating func page(withKey key: Int64) -> Int? {
    if key == 0 || !pages.hasExtras { return nil }
    for index in 0..<pages.count where pages.extras(index).key == key { return index }
    return nil
  }
}
