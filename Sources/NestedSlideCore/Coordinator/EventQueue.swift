/// Events waiting to be polled: a ring that grows only while events that may not be merged fill it.
///
/// A host that polls once a frame sees every event. For one that does not, offset and progress events merge into the
/// latest; the others are kept up to a bound, beyond which they are counted as lost.
struct EventQueue: ~Copyable {
  static let initialCapacity = 5

  private var base: UnsafeMutablePointer<Event>
  private var capacity: Int
  private var head = 0
  private(set) var count = 0
  private(set) var lost: UInt32 = 0
  /// How many of the events are offset or progress events.
  private var progressCount = 0

  private var ownsMemory = false

  /// Begins in memory that belongs to somebody else, with room for `initialCapacity` events.
  init(lent memory: UnsafeMutablePointer<Event>) {
    base = memory
    capacity = EventQueue.initialCapacity
  }

  deinit {
    if ownsMemory { RawMemory.free(base) }
  }

  @inline(__always)
  private func slot(_ index: Int) -> Int {
    let position = head &+ index
    return position >= capacity ? position &- capacity : position
  }

  /// - Parameter limit: how many events are kept at most before they are counted as lost.
  @inline(__always)
  mutating func push(_ event: Event, limit: Int) {
    if count == capacity {
      let last = base + slot(count &- 1)
      if event.isProgress && last.pointee.kind == event.kind {
        last.pointee = event
        return
      }
      if !makeRoom(for: event, limit: limit) { return }
    }
    (base + slot(count)).initialize(to: event)
    count &+= 1
    if event.isProgress { progressCount &+= 1 }
  }

  /// The oldest event, where it lies; there must be one.
  var oldest: UnsafePointer<Event> {
    @inline(__always) get { UnsafePointer(base + head) }
  }

  /// Drops the oldest event; there must be one.
  @inline(__always)
  mutating func dropOldest() {
    if base[head].isProgress { progressCount &-= 1 }
    head = head &+ 1 == capacity ? 0 : head &+ 1
    count &-= 1
  }

  /// Merges, then grows. False when the event is lost.
  @inline(never)
  private mutating func makeRoom(for event: Event, limit: Int) -> Bool {
    // Of two kinds one event each stays; where no more are there, a pass over the ring would win nothing.
    if progressCount > 2 || (event.isProgress && progressCount > 0) { mergeProgress(before: event) }
    // Half full of what may not be merged: the ring is too small for this host.
    if count <= capacity / 2 { return true }
    if capacity < limit && grow() { return true }
    if count < capacity { return true }
    lost &+= 1
    return false
  }

  /// Keeps only the latest offset and progress event, none of the kind about to be pushed.
  private mutating func mergeProgress(before event: Event) {
    var seenOffset = event.kind == .offsetChanged
    var seenPage = event.kind == .pageScrolled
    var kept = 0
    var write = count
    var read = count - 1
    while read >= 0 {
      let candidate = base[slot(read)]
      read -= 1
      if candidate.kind == .offsetChanged {
        if seenOffset { continue }
        seenOffset = true
        kept += 1
      } else if candidate.kind == .pageScrolled {
        if seenPage { continue }
        seenPage = true
        kept += 1
      }
      write -= 1
      base[slot(write)] = candidate
    }
    head = slot(write)
    count -= write
    progressCount = kept
  }

  private mutating func grow() -> Bool {
    guard let memory = RawMemory.allocate(Event.self, count: capacity * 2) else { return false }
    for index in 0..<count { (memory + index).initialize(to: base[slot(index)]) }
    if ownsMemory { RawMemory.free(base) }
    ownsMemory = true
    base = memory
    capacity *= 2
    head = 0
    return true
  }
}
