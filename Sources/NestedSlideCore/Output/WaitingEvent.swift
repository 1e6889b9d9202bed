/// An event as it waits in the queue: in 40 bytes instead of 72, as no kind sets all fields.
struct WaitingEvent: BitwiseCopyable {
  private let rawKind: UInt8
  /// 1 for a transition that was given up, 2 for a drag that continues decelerating.
  private let flags: UInt8
  var source: UInt8
  private let state: UInt8
  private var index: Int32
  private var time: Double
  /// Outer and inner; of a page scroll the pager's place and how far the transition has come.
  private var numbers: (Double, Double)
  private var turn: (from: Int32, to: Int32)

  @inline(__always)
  init(_ event: Event) {
    rawKind = UInt8(truncatingIfNeeded: event.kind.rawValue)
    flags = event.flags
    source = UInt8(truncatingIfNeeded: event.source.rawValue)
    state = UInt8(truncatingIfNeeded: event.state)
    index = event.index
    time = event.time
    numbers = event.isPageScroll ? (event.position, event.progress) : (event.outer, event.inner)
    turn = event.fromAndTo
  }

  /// An event that says no more than what happened, and to which page.
  @inline(__always)
  init(_ kind: Event.Kind, index: Int32 = -1, at time: Double, source: UInt8) {
    rawKind = UInt8(truncatingIfNeeded: kind.rawValue)
    (flags, state) = (0, 0)
    self.source = source
    self.index = index
    self.time = time
    numbers = (0, 0)
    turn = (-1, -1)
  }

  @inline(__always)
  static func offset(at time: Double, index: Int32, outer: Double, inner: Double, source: UInt8) -> WaitingEvent {
    var event = WaitingEvent(.offsetChanged, index: index, at: time, source: source)
    event.numbers = (outer, inner)
    return event
  }

  @inline(__always)
  static func pageScroll(
    at time: Double, index: Int32, _ turn: PageTransition, position: Double, progress: Double, source: UInt8
  ) -> WaitingEvent {
    var event = WaitingEvent(.pageScrolled, index: index, at: time, source: source)
    event.turn = (turn.from, turn.to)
    event.numbers = (position, progress)
    return event
  }

  @inline(__always) var isOffset: Bool { rawKind == UInt8(Event.Kind.offsetChanged.rawValue) }
  @inline(__always) var isPageScroll: Bool { rawKind == UInt8(Event.Kind.pageScrolled.rawValue) }
  var kind: Event.Kind { Event.Kind(rawValue: Int32(rawKind)) ?? .settled }
  /// Only the latest of these matters to a host that has not looked for a while.
  @inline(__always) var isProgress: Bool { isOffset || isPageScroll }
  @inline(__always) func isLike(_ other: WaitingEvent) -> Bool { rawKind == other.rawKind }

  /// Another offset takes the place of this one, which nobody has read.
  @inline(__always)
  mutating func replace(at time: Double, index: Int32, outer: Double, inner: Double) {
    self.time = time
    self.index = index
    numbers = (outer, inner)
  }

  /// As the host is told, if it is of an offset.
  @inline(__always) var offsetEvent: Event {
    .offset(at: time, index: index, outer: numbers.0, inner: numbers.1, source: source)
  }

  /// As the host is told.
  var event: Event {
    @inline(__always) get {
      var event = Event(kind: rawKind, at: time, flags: flags, source: source, state: state)
      event.index = index
      (event.from, event.to) = turn
      if isPageScroll {
        (event.position, event.progress) = numbers
      } else {
        (event.outer, event.inner) = numbers
      }
      return event
    }
  }
}
