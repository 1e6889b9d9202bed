/// Something that happened, in the order in which it did, as the host is told. Its layout in memory is that of
/// nslide_event, field by field, so that it is written to the host's buffer in place; what a kind does not set is 0, or
/// -1 for a page.
public struct Event: Sendable, BitwiseCopyable {
  public enum Kind: Int32, Sendable {
    case scrollBegan = 1
    case scrollEnded
    case dragBegan
    case dragEnded
    case decelerationBegan
    case decelerationEnded
    case offsetChanged
    case pinned
    case unpinned
    case pageScrolled
    case pageNeeded
    case pageReleased
    case pageAppeared
    case pageDisappeared
    case pageTransitionBegan
    case pageTransitionEnded
    case pageChanged
    case settled
    case scrolledToTop
    case indicatorsChanged
    case refreshChanged
    case loadMore
    case flingLeft
    case pageGoalChanged
    case opened
  }

  private let rawKind: Int32
  public internal(set) var index: Int32 = -1
  /// The pages of a transition, -1 for none.
  public internal(set) var from: Int32 = -1
  public internal(set) var to: Int32 = -1
  private var cancelled: Int32 = 0
  private var willDecelerate: Int32 = 0
  private var rawSource: Int32 = 0
  /// The raw value of an `Indicator` or a `RefreshState`.
  public internal(set) var state: Int32 = 0
  /// The instant at which it happened, seconds.
  public private(set) var time: Double
  public internal(set) var outer = 0.0
  public internal(set) var inner = 0.0
  /// The pager's place in pages.
  public internal(set) var position = 0.0
  /// Of a page scroll: how far the transition has come, 0 to 1.
  public internal(set) var progress = 0.0

  @inline(__always)
  init(_ kind: Kind, at time: Double) {
    rawKind = kind.rawValue
    self.time = time
  }

  /// One that has waited.
  @inline(__always)
  init(kind: UInt8, at time: Double, flags: UInt8, source: UInt8, state: UInt8) {
    rawKind = Int32(kind)
    self.time = time
    cancelled = Int32(flags & 1)
    willDecelerate = Int32(flags >> 1)
    rawSource = Int32(source)
    self.state = Int32(state)
  }

  /// What `init` is given.
  @inline(__always) var flags: UInt8 { UInt8(truncatingIfNeeded: cancelled | willDecelerate << 1) }

  @inline(__always) public var kind: Kind { Kind(rawValue: rawKind) ?? .settled }

  @inline(__always) var isPageScroll: Bool { rawKind == Kind.pageScrolled.rawValue }

  /// A transition that was given up, or a drag that continues decelerating.
  public internal(set) var flag: Bool {
    get { cancelled != 0 || willDecelerate != 0 }
    set {
      if rawKind == Kind.pageTransitionEnded.rawValue { cancelled = newValue ? 1 : 0 }
      if rawKind == Kind.dragEnded.rawValue { willDecelerate = newValue ? 1 : 0 }
    }
  }

  public internal(set) var source: InputSource {
    get { InputSource(rawValue: rawSource) ?? .touch }
    set { rawSource = newValue.rawValue }
  }

  public var fromAndTo: (from: Int32, to: Int32) { (from, to) }

  mutating func set(_ turn: PageTransition) {
    from = turn.from
    to = turn.to
  }

  @inline(__always)
  static func offset(at time: Double, index: Int32, outer: Double, inner: Double, source: UInt8) -> Event {
    var event = Event(.offsetChanged, at: time)
    event.index = index
    event.outer = outer
    event.inner = inner
    event.rawSource = Int32(source)
    return event
  }

  @inline(__always)
  static func pageScroll(
    at time: Double, index: Int32, _ turn: PageTransition, position: Double, progress: Double, source: UInt8
  ) -> Event {
    var event = Event(.pageScrolled, at: time)
    event.rawSource = Int32(source)
    event.index = index
    event.set(turn)
    event.position = position
    event.progress = progress
    return event
  }

  // MARK: Saving

  /// Of a transition it tells of two pages, or, of a scroll, of none.
  private var tellsPages: Bool {
    kind == .pageScrolled || kind == .pageTransitionBegan || kind == .pageTransitionEnded
  }

  private var pagesCanBe: Bool {
    if from == -1 && to == -1 { return kind != .pageTransitionBegan && kind != .pageTransitionEnded }
    return tellsPages && from >= 0 && to >= 0 && from < Limits.pages && to < Limits.pages
  }

  /// All but kind and time.
  mutating func archiveRest(_ archive: inout Archive) {
    var flag = flag
    var source = source
    archive.flag(&flag)
    archive.choice(&source)
    (self.flag, self.source) = (flag, source)
    archive.integer(&state, 0, 255)
    // The page may be gone since.
    archive.integer(&index, -1, Int64(Limits.pages))
    archive.integer(&from, -1, Int64(Limits.pages))
    archive.integer(&to, -1, Int64(Limits.pages))
    archive.demand(pagesCanBe)
    archive.number(&outer)
    archive.number(&inner)
    archive.number(&position)
    archive.number(&progress, 0, 1)
  }
}
