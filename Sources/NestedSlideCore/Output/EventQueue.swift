/// Events waiting to be polled: a ring that grows only while events that may not be merged fill it.
///
/// A host that polls after every call sees every event. For one that does not, an offset or progress event takes the
/// place of the one before when nothing else happened between, and of every other of its kind when the ring is full.
/// The rest are kept up to a bound, beyond which they are counted as lost.
struct EventQueue: ~Copyable {
  /// What a new coordinator tells of before anybody asks.
  static let initialCapacity = 2

  /// With less room than this for events it grows before it merges.
  private static let leastFull = 8

  /// It never becomes longer: twice the bound for the most pages, as a power of two.
  static let greatestCapacity = 1 << 26

  private var base: UnsafeMutablePointer<WaitingEvent>
  /// The last event, if it is of an offset that has changed.
  private var waiting: UnsafeMutablePointer<WaitingEvent>?
  /// 0 if no event waits.
  @Narrow private var head = 0
  @Narrow private(set) var count = 0
  // Beside `count`, as in the snapshot.
  var lost: UInt32 = 0
  private var room: UInt32
  /// How many offset and page-scroll events wait.
  private var offsetEvents: UInt32 = 0
  private var pageEvents: UInt32 = 0
  /// How many there has been room for: when it merges depends on it. More than there is room for if it was restored,
  /// as what was saved may say anything, and reserves no more memory than its events need.
  private var reach: UInt32

  /// What is lent has room for the first few only.
  private var ownsMemory: Bool { room > UInt32(EventQueue.initialCapacity) }
  private var capacity: Int { @inline(__always) get { Int(room) } }
  var length: Int { Int(reach) }

  /// Begins in memory that belongs to somebody else, with room for `initialCapacity` events.
  init(lent memory: UnsafeMutablePointer<WaitingEvent>) {
    base = memory
    room = UInt32(EventQueue.initialCapacity)
    reach = room
  }

  /// Another motion begins. An offset that waits is no longer changed in place: that leaves its source as it is.
  @inline(__always)
  mutating func endReplacing() { waiting = nil }

  mutating func free() {
    if ownsMemory { RawMemory.free(base) }
  }

  @inline(__always)
  private func slot(_ index: Int) -> Int {
    let position = head &+ index
    return position >= capacity ? position &- capacity : position
  }

  /// An offset has changed: the event of every frame.
  /// - Parameter event: the host's room for the next event, if it is not to be queued; nil for none.
  /// - Returns: how many events have been written there.
  @inline(__always)
  mutating func pushOffset(
    at time: Double, index: Int32, outer: Double, inner: Double, source: UInt8, in event: UnsafeMutablePointer<Event>?,
    limit: Int
  ) -> Int32 {
    if let waiting {
      waiting.pointee.replace(at: time, index: index, outer: outer, inner: inner)
      return 0
    }
    if count > 0 {
      pushOffsetBehind(at: time, index: index, outer: outer, inner: inner, source: source, limit: limit)
      return 0
    }
    if let event {
      event.initialize(to: .offset(at: time, index: index, outer: outer, inner: inner, source: source))
      return 1
    }
    base.initialize(to: .offset(at: time, index: index, outer: outer, inner: inner, source: source))
    count = 1
    offsetEvents = 1
    waiting = base
    return 0
  }

  /// The same behind others that wait.
  @inline(never)
  @_optimize(speed)
  private mutating func pushOffsetBehind(
    at time: Double, index: Int32, outer: Double, inner: Double, source: UInt8, limit: Int
  ) {
    if count > 0 {
      let last = base + slot(count &- 1)
      if last.pointee.isOffset {
        last.pointee.source = source
        return last.pointee.replace(at: time, index: index, outer: outer, inner: inner)
      }
    }
    if count == capacity && !makeRoom(for: .offsetChanged, limit: limit) { return }
    let place = base + slot(count)
    place.initialize(to: .offset(at: time, index: index, outer: outer, inner: inner, source: source))
    count &+= 1
    waiting = place
    offsetEvents &+= 1
  }

  /// The pager has scrolled: the other event of a frame.
  @inline(__always)
  mutating func pushPageScroll(
    at time: Double, index: Int32, _ turn: PageTransition, position: Double, progress: Double, source: UInt8,
    in event: UnsafeMutablePointer<Event>?, limit: Int
  ) -> Int32 {
    if count > 0 {
      push(
        .pageScroll(at: time, index: index, turn, position: position, progress: progress, source: source), limit: limit)
      return 0
    }
    if let event {
      event.initialize(
        to: .pageScroll(at: time, index: index, turn, position: position, progress: progress, source: source))
      return 1
    }
    base.initialize(
      to: .pageScroll(at: time, index: index, turn, position: position, progress: progress, source: source))
    count = 1
    pageEvents = 1
    return 0
  }

  /// An event that says no more than what happened, and to which page; it is no progress.
  @inline(__always)
  mutating func push(_ kind: Event.Kind, index: Int32 = -1, at time: Double, source: UInt8, limit: Int) {
    if count == capacity && !makeRoom(for: kind, limit: limit) { return }
    (base + slot(count)).initialize(to: WaitingEvent(kind, index: index, at: time, source: source))
    count &+= 1
    waiting = nil
  }

  /// - Parameter limit: how many events are kept at most before they are counted as lost.
  @inline(never)
  @_optimize(speed)
  mutating func push(_ event: WaitingEvent, limit: Int) {
    if event.isProgress && count > 0 {
      let last = base + slot(count &- 1)
      if last.pointee.isLike(event) {
        last.pointee = event
        return
      }
    }
    if count == capacity && !makeRoom(for: event.kind, limit: limit) { return }
    let place = base + slot(count)
    place.initialize(to: event)
    count &+= 1
    waiting = event.isOffset ? place : nil
    if event.isProgress { tally(event, 1) }
  }

  @inline(__always)
  private mutating func tally(_ event: WaitingEvent, _ change: UInt32) {
    if event.isOffset { offsetEvents &+= change } else { pageEvents &+= change }
  }

  /// The oldest event; there must be one.
  var oldest: Event { base[head].event }

  /// Drops the oldest event; there must be one.
  @inline(__always)
  mutating func dropOldest() {
    if base[head].isProgress { tally(base[head], ~0) }
    head = head &+ 1 == capacity || count == 1 ? 0 : head &+ 1
    count &-= 1
    if count == 0 { waiting = nil }
  }

  /// Moves up to `most` of the oldest events out and answers how many.
  @inline(never)
  @_optimize(speed)
  mutating func drain(to target: UnsafeMutablePointer<Event>, most: Int) -> Int {
    // Most frames leave one at most, and most of those are of an offset.
    if count == 0 { return 0 }
    if count > 1 { return drainSeveral(to: target, most: most) }
    if most < 1 { return 0 }
    if waiting == nil { return drainOther(to: target) }
    target.initialize(to: base[head].offsetEvent)
    reset()
    return 1
  }

  @inline(never)
  @_optimize(speed)
  private mutating func drainOther(to target: UnsafeMutablePointer<Event>) -> Int {
    target.initialize(to: base[head].event)
    reset()
    return 1
  }

  @inline(never)
  @_optimize(speed)
  private mutating func drainSeveral(to target: UnsafeMutablePointer<Event>, most: Int) -> Int {
    let taken = most < count ? most : count
    for index in 0..<taken { (target + index).initialize(to: base[slot(index)].event) }
    if taken == count {
      reset()
    } else {
      for _ in 0..<taken { dropOldest() }
    }
    return taken
  }

  /// No event waits.
  @inline(__always)
  private mutating func reset() {
    head = 0
    count = 0
    waiting = nil
    offsetEvents = 0
    pageEvents = 0
  }

  /// An event that waits, counted from the oldest.
  subscript(index: Int) -> Event { base[slot(index)].event }

  /// Puts an event behind the last without merging; false when there is no memory for it.
  mutating func restore(_ event: Event) -> Bool {
    if count == capacity && !growWithinReach() { return false }
    let waiting = WaitingEvent(event)
    (base + slot(count)).initialize(to: waiting)
    count += 1
    if waiting.isProgress { tally(waiting, 1) }
    return true
  }

  /// Merges, then grows. False when the event is lost.
  @inline(never)
  private mutating func makeRoom(for kind: Event.Kind, limit: Int) -> Bool {
    if growWithinReach() { return true }
    // One of each kind stays, none of the kind to come. A pass over the ring must win enough of it, unless it cannot
    // grow.
    let offsetsKept = kind == .offsetChanged ? 0 : 1
    let pagesKept = kind == .pageScrolled ? 0 : 1
    let surplus = max(Int(offsetEvents) - offsetsKept, 0) + max(Int(pageEvents) - pagesKept, 0)
    let isWorthIt = surplus > capacity / 4 && capacity >= EventQueue.leastFull
    if isWorthIt || (surplus > 0 && capacity >= limit) {
      mergeProgress(before: kind)
      return true
    }
    if capacity < limit && grow() { return true }
    if surplus > 0 {
      mergeProgress(before: kind)
      return true
    }
    lost &+= 1
    return false
  }

  /// Keeps only the latest event of either kind, none of the kind about to be pushed.
  private mutating func mergeProgress(before kind: Event.Kind) {
    var seenOffset = kind == .offsetChanged
    var seenPage = kind == .pageScrolled
    offsetEvents = 0
    pageEvents = 0
    var write = count
    var read = count - 1
    while read >= 0 {
      let candidate = base + slot(read)
      read -= 1
      if candidate.pointee.isOffset {
        if seenOffset { continue }
        seenOffset = true
        offsetEvents = 1
      } else if candidate.pointee.isPageScroll {
        if seenPage { continue }
        seenPage = true
        pageEvents = 1
      }
      write -= 1
      // Moved, not assigned: that would copy it twice.
      RawMemory.move(candidate, to: base + slot(write), count: 1)
    }
    head = write < count ? slot(write) : 0
    count -= write
    waiting = nil
  }

  /// Lets it become as long as it was when it was saved; a power of two.
  mutating func restore(length: Int) { reach = UInt32(truncatingIfNeeded: length) }

  /// False if it is as long as it has ever been, or there is no memory.
  private mutating func growWithinReach() -> Bool { room < reach && grow() }

  private mutating func grow() -> Bool { grow(to: capacity * 2) }

  private mutating func grow(to newCapacity: Int) -> Bool {
    guard let memory = RawMemory.allocate(WaitingEvent.self, count: newCapacity) else { return false }
    for index in 0..<count { RawMemory.move(base + slot(index), to: memory + index, count: 1) }
    if ownsMemory { RawMemory.free(base) }
    base = memory
    room = UInt32(truncatingIfNeeded: newCapacity)
    if reach < room { reach = room }
    waiting = nil
    head = 0
    return true
  }
}
