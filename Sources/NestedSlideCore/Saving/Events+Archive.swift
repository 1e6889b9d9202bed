extension Event {
  /// How many words one is saved in.
  fileprivate static let wordCount = 8

  /// - Parameter now: no event comes from later.
  fileprivate mutating func archive(_ archive: inout Archive, now: Double) {
    var (kind, time, second) = (kind, time, rest)
    archive.choice(&kind)
    archive.number(&time, -Limits.time, now)
    archive.flag(&flag)
    archive.choice(&source)
    archive.integer(&state, 0, 255)
    // The page may be gone since.
    archive.integer(&index, -1, Int64(Limits.pages))
    archive.number(&first)
    if kind.tellsPages {
      archive.word(&second)
      archive.demand(PageTransition(bits: second).canBeTold(none: kind == .pageScrolled))
    } else {
      var inner = Double(bitPattern: second)
      archive.number(&inner)
      second = inner.bitPattern
    }
    if archive.isReading && !archive.isCorrupt { self = Event(kind, at: time, like: self, rest: second) }
  }
}

extension EventQueue {
  /// Reading takes place in an empty queue, and needs room that it may not get.
  mutating func archive(_ archive: inout Archive, now: Double) {
    var number = count
    archive.integer(&number, 0, Int(Int32.max))
    archive.integer(&lost, 0, Int64(UInt32.max))
    // When it merges depends on how long it has become.
    var length = length
    archive.integer(&length, EventQueue.initialCapacity, EventQueue.greatestCapacity)
    archive.demand(number <= length && length & (length - 1) == 0)
    archive.demandWords(number * Event.wordCount)
    if archive.isReading && !archive.isCorrupt { restore(length: length) }
    for index in 0..<number {
      if archive.isCorrupt { return }
      var event = archive.isReading ? Event(.settled, at: 0) : self[index]
      event.archive(&archive, now: now)
      if archive.isReading && !archive.isCorrupt && !restore(event) { archive.fail(.outOfMemory) }
    }
  }
}

extension PageTransition {
  /// It is between pages that there were, or where that may be between none.
  fileprivate func canBeTold(none mayBeNone: Bool) -> Bool {
    if from == -1 && to == -1 { return mayBeNone }
    return from >= 0 && to >= 0 && from < Limits.pages && to < Limits.pages
  }
}
