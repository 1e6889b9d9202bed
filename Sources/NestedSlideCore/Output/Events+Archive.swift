extension Event {
  /// How many words one is saved in.
  fileprivate static let wordCount = 12

  /// - Parameter now: no event comes from later.
  fileprivate mutating func archive(_ archive: inout Archive, now: Double) {
    var (kind, time) = (kind, time)
    archive.choice(&kind)
    archive.number(&time, -Limits.time, now)
    if archive.isReading && !archive.isCorrupt { self = Event(kind, at: time) }
    archiveRest(&archive)
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
