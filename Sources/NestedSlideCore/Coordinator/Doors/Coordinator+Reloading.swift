/// All pages are replaced.
extension Coordinator {
  /// Replaces all pages. Those that stay are neither asked for anew nor told of twice.
  /// - Parameters:
  ///   - to: the page to show, clamped; nil keeps the current number if there is such a page, else takes the last.
  ///   - reset: puts the whole and every page to their top.
  public mutating func reload(
    pageCount count: Int, heights: UnsafePointer<Double>?, to: Int?, reset: Bool
  ) throws(Failure) {
    try Coordinator.check(pageCount: count, heights: heights)
    guard pages.store.reserve(count) else { throw Failure(.outOfMemory, "page_count: out of memory") }
    lookAtLists(0..<pages.count)
    let kept = pages.count < count ? pages.count : count
    let last = count - 1
    let wanted = to ?? (pages.current < 0 ? 0 : pages.current)
    let index = wanted > last ? last : wanted
    let isNewPage = index != pages.current
    let countBefore = pages.count
    endTurn(cancelled: true)
    if isNewPage || path.page != index || reset { leaveDrivenPage() }
    storeInner()
    if count < pages.count { for page in count..<pages.count { pages.leave(page, at: now, &output) } }
    pages.store.truncate(to: kept)
    extras?.pointee.renumber(.truncated(kept))
    pending.end(.reveal)
    for page in 0..<kept {
      let isNeeded = pages[page].isNeeded
      let height = heights.map { $0[page] } ?? 0
      let offset = reset ? 0 : placeTakenOver(ofPage: page, measured: height) ?? pages[page].offset
      pages[page] = PageState(contentHeight: height)
      pages[page].offset = offset
      pages[page].isNeeded = isNeeded
      forgetExtras(page)
      if page != index { pages.clamp(page, setup) }
    }
    if count > kept { pages.store.append(count - kept, heights: heights.map { $0 + kept }) }
    if reset {
      path.put(at: Route.Place(outer: 0, inner: 0))
      dropRefresh()
    }
    pages.renumber(.truncated(kept), current: index, countBefore: countBefore, at: now, &output)
    if isNewPage && index >= 0 {
      align(index)
      pages.clamp(index, setup)
    }
    path.renumber(page: index, offset: index < 0 ? 0 : pages[index].offset)
    pager.align(to: index < 0 ? 0 : index)
    hand.gesture.stepAtTouch = 0
    if count == 0 { endSwipe() }
    notePosition()
    layOutTabs(from: 0)
    refit(.eases)
    finish()
  }

  /// What the host set of a page; the place of its own scroll view stays true.
  private func forgetExtras(_ index: Int) {
    pages.store.release(of: index)
    pages.store.changeExtras(index) { extras in
      let view = extras.view
      extras = PageExtras()
      extras.view = view
    }
  }

  // MARK: By keys

  /// Replaces all pages. One whose key was there keeps what it has; the current one stays current if it is still
  /// there.
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
    let extras = PageStore.allocateExtras(capacity: count)
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
      let number = table.index(of: pages.store.extras(index).key)
      // Of pages that were given the same key the first has it.
      let isKept = number >= 0 && extras[number].key == 0
      if isKept {
        extras[number] = pages.store.extras(index)
      } else {
        // What moves it may still look at its snap areas.
        leave(page: index)
        pages.store.release(of: index)
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
      if let place = placeTakenOver(ofPage: index, measured: height) { next[number].offset = place }
      if height > next[number].contentHeight { next[number].load = .none }
      next[number].contentHeight = height
    }
    let current = pages.current
    let kept = current < 0 ? -1 : Int(numbers[current])
    let wanted = kept >= 0 ? kept : (current < 0 ? 0 : current)
    let shown = wanted > last ? last : wanted
    pages.store.replace(pages: next, extras: extras, count: count)
    if kept < 0 && shown >= 0 { align(shown) }
    pages.clampAll(but: shown, setup)
    renumber(.table(numbers, oldCount), current: shown, countBefore: oldCount)
    RawMemory.free(numbers)
  }

  /// The page with a key, or nil.
  public mutating func page(withKey key: Int64) -> Int? {
    if key == 0 || !pages.store.hasExtras { return nil }
    for index in 0..<pages.count where pages.store.extras(index).key == key { return index }
    return nil
  }
}
