extension PageState {
  mutating func archive(_ archive: inout Archive) {
    archive.length(&contentHeight)
    archive.place(&offset)
    // Small choices share a word: there may be many pages.
    var word = packed
    archive.word(&word)
    if archive.isReading && !archive.isCorrupt { archive.demand(unpack(word)) }
  }

  private var packed: UInt64 {
    func part(_ choice: Int32?, _ place: UInt64) -> UInt64 {
      UInt64(truncatingIfNeeded: (choice ?? -1) + 1) << (8 * place)
    }
    return part(overscrollTop?.rawValue, 0) | part(seam?.rawValue, 1) | part(shortPage?.rawValue, 2)
      | part(scrollToTop?.rawValue, 3) | part(indicators?.rawValue, 4) | part(refresh.rawValue, 5)
      | part((isNeeded ? 1 : 0) + (growsUp ? 2 : 0), 6) | part(load.rawValue, 7)
  }

  /// False if a part has no such choice.
  private mutating func unpack(_ word: UInt64) -> Bool {
    func part(_ place: UInt64) -> Int32 { Int32(truncatingIfNeeded: word >> (8 * place) & 0xFF) - 1 }
    overscrollTop = OverscrollOwner(rawValue: part(0))
    seam = Seam(rawValue: part(1))
    shortPage = ShortPage(rawValue: part(2))
    scrollToTop = ScrollToTop(rawValue: part(3))
    indicators = Indicators(rawValue: part(4))
    refresh = RefreshState(rawValue: part(5)) ?? .idle
    isNeeded = part(6) & 1 != 0
    growsUp = part(6) & 2 != 0
    load = LoadState(rawValue: part(7)) ?? .none
    return packed == word
  }
}

extension PageStore {
  /// Reading takes place in a store of as many pages. What few pages have needs room that it may not get.
  mutating func archive(_ archive: inout Archive) {
    for index in 0..<count { self[index].archive(&archive) }
    var hasExtras = !archive.isReading && anyHasExtras
    archive.flag(&hasExtras)
    archive.flag(&hasTabWidths)
    if !hasExtras { return }
    archive.demandWords(count * PageExtras.leastWordCount)
    if archive.isCorrupt { return }
    if archive.isReading && !needExtras() { return archive.fail(.outOfMemory) }
    for index in 0..<count {
      changeExtras(index) { $0.archive(&archive) }
      if extras(index).snapAreas != nil { hasSnapAreas = true }
      if extras(index).loadMoreDistance != nil || extras(index).noMore { hasLoads = true }
    }
  }
}

extension PageStore {
  /// Room that was made, by a call that was refused for example, and not filled is as good as none.
  private var anyHasExtras: Bool {
    if !hasExtras || hasTabWidths { return hasExtras }
    for index in 0..<count where !extras(index).isBlank { return true }
    return false
  }
}

extension PageExtras {
  fileprivate var isBlank: Bool {
    refreshHeight == nil && tabWidth == nil && key == 0 && loadMoreDistance == nil && !noMore && snapAreas == nil
      && !view.isRegistered && view.memory.asked == 0
  }

  /// How many words are saved of one that is blank.
  fileprivate static let leastWordCount = 12

  fileprivate mutating func archive(_ archive: inout Archive) {
    archive.length(&refreshHeight)
    archive.length(&tabWidth)
    archive.integer(&key, .min, .max)
    archive.length(&loadMoreDistance)
    archive.flag(&noMore)
    view.archive(&archive)
    var count = snapAreas?.pointee.count ?? 0
    archive.integer(&count, 0, SnapAreas.greatestCount)
    archive.demandWords(count * 7)
    if count == 0 || archive.isCorrupt { return }
    var (isMandatory, start, end) = (false, 0.0, 0.0)
    if let snapAreas {
      (isMandatory, start, end) = (
        snapAreas.pointee.isMandatory, snapAreas.pointee.paddingStart, snapAreas.pointee.paddingEnd
      )
    }
    archive.flag(&isMandatory)
    archive.length(&start)
    archive.length(&end)
    if archive.isReading {
      snapAreas = SnapAreas.make(count: count, isMandatory: isMandatory, paddingStart: start, paddingEnd: end)
    }
    guard let snapAreas else { return archive.fail(.outOfMemory) }
    snapAreas.pointee.archive(&archive)
  }
}

extension ObservedView {
  /// Offsets as seen, an overshoot included.
  private static let furthest = 1e14

  mutating func archive(_ archive: inout Archive) {
    var (place, asked) = memory
    archive.number(&place, -ObservedView.furthest, ObservedView.furthest)
    archive.integer(&asked, 0, .max)
    if archive.isReading && !archive.isCorrupt { memory = (place, asked) }
  }
}
