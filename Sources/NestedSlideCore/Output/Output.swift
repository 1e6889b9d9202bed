/// What the host is told: the snapshot, the events, and between which of them it stands.
struct Output: ~Copyable {
  // The fields that every frame touches come first: in memory those of the pages lie before them.
  private(set) var events: EventQueue
  /// How many events are kept at most before they are counted as lost. Eager loading asks for every page at once;
  /// nothing else fills the queue in one call.
  private var limit: UInt32 = 1024
  var bars = ScrollBarScales()
  /// Another number whenever a field of the snapshot has changed that does not move in every frame: a host need not
  /// read the rest again as long as it is the same. Not saved, as nobody has read anything yet of what is restored.
  private(set) var generation: UInt32 = 1
  /// Between `scrollBegan` and `scrollEnded`.
  private(set) var isScrolling = false
  /// Between `decelerationBegan` and `decelerationEnded`.
  private(set) var isDecelerating = false
  /// Between `pinned` and `unpinned`.
  private(set) var isPinned = false
  private var rawSource = UInt8(truncatingIfNeeded: InputSource.program.rawValue)
  private(set) var view = Snapshot()

  init(_ events: consuming EventQueue) { self.events = events }

  mutating func free() { events.free() }

  mutating func setLimit(pageCount: Int) { limit = UInt32(truncatingIfNeeded: 1024 &+ 2 &* pageCount) }

  // MARK: Events

  private mutating func tell(_ event: Event) {
    var waiting = WaitingEvent(event)
    waiting.source = rawSource
    events.push(waiting, limit: Int(limit))
  }

  /// What has begun the motion that is going on; the program, if none is.
  var source: InputSource {
    get { InputSource(rawValue: Int32(rawSource)) ?? .program }
    set {
      rawSource = UInt8(truncatingIfNeeded: newValue.rawValue)
      events.endReplacing()
    }
  }

  /// The pager has scrolled.
  /// - Parameter event: room to tell that at once, or nil.
  /// - Returns: how many events have been written there.
  @inline(__always)
  @discardableResult
  mutating func tellPageScroll(
    at time: Double, page: Int, _ turn: PageTransition, position: Double, progress: Double,
    in event: UnsafeMutablePointer<Event>? = nil
  ) -> Int32 {
    events.pushPageScroll(
      at: time, index: Int32(truncatingIfNeeded: page), turn, position: position, progress: progress,
      source: rawSource, in: event, limit: Int(limit))
  }

  /// An offset has changed.
  /// - Parameter event: room to tell that at once, or nil.
  /// - Returns: how many events have been written there.
  @inline(__always)
  @discardableResult
  mutating func tellOffset(
    at time: Double, page: Int, outer: Double, inner: Double, in event: UnsafeMutablePointer<Event>? = nil
  ) -> Int32 {
    events.pushOffset(
      at: time, index: Int32(truncatingIfNeeded: page), outer: outer, inner: inner, source: rawSource, in: event,
      limit: Int(limit))
  }

  @inline(never)
  @_optimize(speed)
  mutating func tell(_ kind: Event.Kind, at time: Double) {
    events.push(kind, at: time, source: rawSource, limit: Int(limit))
  }

  @inline(never)
  mutating func tell(_ kind: Event.Kind, index: Int, at time: Double) {
    events.push(kind, index: Int32(truncatingIfNeeded: index), at: time, source: rawSource, limit: Int(limit))
  }

  @inline(never)
  mutating func tell(_ kind: Event.Kind, state: Int32, index: Int = -1, at time: Double) {
    var event = Event(kind, at: time)
    event.index = Int32(truncatingIfNeeded: index)
    event.state = state
    tell(event)
  }

  @inline(never)
  mutating func tell(drag kind: Event.Kind, _ source: InputSource, goesOn: Bool = false, at time: Double) {
    var event = Event(kind, at: time)
    event.source = source
    event.flag = goesOn
    events.push(WaitingEvent(event), limit: Int(limit))
  }

  @inline(never)
  mutating func tell(_ kind: Event.Kind, _ turn: PageTransition, cancelled: Bool = false, at time: Double) {
    var event = Event(kind, at: time)
    event.set(turn)
    event.flag = cancelled
    tell(event)
  }

  /// Moves up to `most` of the oldest events out and answers how many.
  @inline(__always)
  mutating func drain(to target: UnsafeMutablePointer<Event>, most: Int) -> Int { events.drain(to: target, most: most) }

  // MARK: From rest to rest

  /// Anything begins to move.
  @inline(never)
  mutating func beginScroll(at time: Double) {
    if isScrolling { return }
    isScrolling = true
    tell(.scrollBegan, at: time)
  }

  /// A fling, a bounce, a snap or the settling of pages begins.
  mutating func beginDeceleration(at time: Double) {
    beginScroll(at: time)
    if isDecelerating { return }
    isDecelerating = true
    tell(.decelerationBegan, at: time)
  }

  @inline(never)
  mutating func endDeceleration(at time: Double) {
    if !isDecelerating { return }
    isDecelerating = false
    tell(.decelerationEnded, at: time)
  }

  /// Everything is at rest.
  @inline(never)
  mutating func endScroll(at time: Double) {
    endDeceleration(at: time)
    isScrolling = false
    tell(.scrollEnded, at: time)
    tell(.settled, at: time)
    source = .program
  }

  mutating func setPinned(_ isPinned: Bool, outer: Double, inner: Double, at time: Double) {
    self.isPinned = isPinned
    var event = Event(isPinned ? .pinned : .unpinned, at: time)
    event.outer = outer
    event.inner = inner
    tell(event)
  }

  mutating func tellOpened(inner: Double, at time: Double) {
    var event = Event(.opened, at: time)
    event.inner = inner
    tell(event)
  }

  // MARK: The snapshot

  /// Changes fields that rest in most frames, one by one through `Changes`.
  mutating func showResting(_ write: (inout Snapshot, inout Changes) -> Void) {
    var changes = Changes()
    write(&view, &changes)
    if changes.any { generation &+= 1 }
  }

  /// What follows from another layout alone.
  mutating func show(_ layout: StackLayout) {
    generation &+= 1
    view.range = layout.range
    view.header.x = layout.topX
    view.header.width = layout.topWidth
    view.hover.x = layout.topX
    view.hover.width = layout.topWidth
    view.hover.height = layout.hoverHeight
    view.pager.x = layout.pagerX
    view.pager.width = layout.pagerWidth
    view.pager.height = layout.pagerHeight
  }

  /// Whether what was written was other than what was there.
  struct Changes {
    private(set) var any = false

    @inline(__always)
    mutating func set<Value: Equatable>(_ field: inout Value, _ value: Value) {
      any = any || field != value
      field = value
    }
  }

  /// The one door to the snapshot's fields that `nslide_motion` holds, and to those that move with them.
  @inline(__always)
  mutating func show(_ write: (inout Snapshot) -> Void) { write(&view) }

  @inline(__always)
  mutating func withSnapshot(_ body: (UnsafePointer<Snapshot>) -> Void) {
    view.eventsQueued = UInt32(truncatingIfNeeded: events.count)
    view.eventsLost = events.lost
    body(&view)
  }

  // MARK: Saving

  @inline(never)
  mutating func archive(_ archive: inout Archive) {
    archive.flag(&isScrolling)
    archive.flag(&isDecelerating)
    archive.flag(&isPinned)
    var source = source
    archive.choice(&source)
    self.source = source
    archive.number(&view.outer)
    archive.number(&view.inner)
    archive.number(&view.pagePosition)
    archive.number(&view.overscroll, -Limits.overscroll, Limits.overscroll)
    archive.number(&view.unconsumedX)
    archive.number(&view.unconsumedY)
    archive.integer(&view.touch, 0, 4)
    archive.integer(&view.canRetarget, 0, 1)
    archive.integer(&view.indicator, 0, 2)
    archive.integer(&view.pageIndex, -1, Int64(Limits.pages))
    archive.integer(&view.pageGoal, -1, Int64(Limits.pages))
  }

  mutating func archiveEvents(_ archive: inout Archive, now: Double) { events.archive(&archive, now: now) }
}
