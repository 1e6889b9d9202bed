/// Something that happened, in the order in which it did.
public struct Event: Sendable {
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

    /// It has the two pages of a transition in place of an inner offset.
    public var tellsPages: Bool {
      @inline(__always) get { self == .pageScrolled || self == .pageTransitionBegan || self == .pageTransitionEnded }
    }
  }

  public let kind: Kind
  /// A transition that was given up, or a drag that goes on decelerating.
  public var flag = false
  public var source = InputSource.touch
  /// The raw value of an `Indicator` or a `RefreshState`; of a page scroll see `steps`.
  public var state: UInt8 = 0
  public var index: Int32 = -1
  public let time: Double
  /// The outer offset, or the pager's position in pages.
  public var first = 0.0
  /// The inner offset, or the two pages of a transition.
  private var second: UInt64 = 0

  init(_ kind: Kind, at time: Double) {
    self.kind = kind
    self.time = time
  }

  /// Like another event, but of this kind and time, and with these last eight bytes.
  init(_ kind: Kind, at time: Double, like other: Event, rest: UInt64) {
    self = Event(kind, at: time)
    flag = other.flag
    source = other.source
    state = other.state
    index = other.index
    first = other.first
    second = rest
  }

  /// The last eight bytes, whatever they stand for.
  var rest: UInt64 { second }

  /// Only the latest of these matters to a host that has not looked for a while.
  @inline(__always) var isProgress: Bool { kind == .offsetChanged || kind == .pageScrolled }

  /// The inner offset.
  public var inner: Double {
    @inline(__always) get { Double(bitPattern: second) }
    @inline(__always) set { second = newValue.bitPattern }
  }

  /// The pages of a transition.
  var transition: PageTransition {
    @inline(__always) get { PageTransition(bits: second) }
    @inline(__always) set { second = newValue.bits }
  }

  /// The pages of a transition, -1 where the event has none.
  public var fromAndTo: (from: Int32, to: Int32) {
    kind.tellsPages ? (transition.from, transition.to) : (-1, -1)
  }

  /// Of a page scroll over the joint of the last page and the first: the pages from the first of the transition to the
  /// second, negative backwards. 0 where that is `to - from`; the bounds stand for a progress of 0 and of 1.
  var steps: Int8 {
    @inline(__always) get { Int8(bitPattern: state) }
    @inline(__always) set { state = UInt8(bitPattern: newValue) }
  }

  /// Of the transition of a page scroll, 0 to 1. Over the joint the position may be counted from either side of it.
  public var progress: Double {
    let (from, to) = (Int(transition.from), Int(transition.to))
    let steps = steps == 0 ? to &- from : Int(steps)
    if steps == 0 { return 0 }
    var way = first - Double(from)
    if state != 0 && (way < 0) != (steps < 0) { way += Double(from &+ steps &- to) }
    return (way / Double(steps)).clamped(steps == Int(Int8.max) ? 1 : 0, steps == Int(Int8.min) ? 0 : 1)
  }
}
