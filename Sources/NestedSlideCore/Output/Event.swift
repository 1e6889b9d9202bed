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
  /// The raw value of an `Indicator` or a `RefreshState`.
  public var state: UInt8 = 0
  public var index: Int32 = -1
  public let time: Double
  /// The outer offset, or the pager's position in pages.
  public var first = 0.0
  /// The inner offset, or the two pages of a transition.
  private var second: UInt64 = 0
  /// Of a page scroll: how far the transition has come, 0 to 1.
  public var progress = 0.0

  init(_ kind: Kind, at time: Double) {
    self.kind = kind
    self.time = time
  }

  /// Only the latest of these matters to a host that has not looked for a while.
  @inline(__always) var isProgress: Bool { kind == .offsetChanged || kind == .pageScrolled }

  /// The inner offset.
  public var inner: Double {
    @inline(__always) get { Double(bitPattern: second) }
    @inline(__always) set { second = newValue.bitPattern }
  }

  /// The pages of a transition, -1 for none.
  public var fromAndTo: (from: Int32, to: Int32) {
    @inline(__always) get {
      kind.tellsPages ? (Int32(truncatingIfNeeded: second), Int32(truncatingIfNeeded: second >> 32)) : (-1, -1)
    }
  }

  /// The transition that it tells of.
  var turn: PageTransition {
    get { PageTransition() }
    set { second = UInt64(UInt32(bitPattern: newValue.to)) << 32 | UInt64(UInt32(bitPattern: newValue.from)) }
  }

  /// It tells of pages that there were, or, of a scroll, of none.
  private var pagesCanBe: Bool {
    let (from, to) = fromAndTo
    if from == -1 && to == -1 { return kind == .pageScrolled }
    return from >= 0 && to >= 0 && from < Limits.pages && to < Limits.pages
  }

  /// All but kind and time.
  mutating func archiveRest(_ archive: inout Archive) {
    archive.flag(&flag)
    archive.choice(&source)
    archive.integer(&state, 0, 255)
    // The page may be gone since.
    archive.integer(&index, -1, Int64(Limits.pages))
    archive.number(&first)
    archive.number(&progress, 0, 1)
    if kind.tellsPages {
      archive.word(&second)
      archive.demand(pagesCanBe)
    } else {
      var inner = Double(bitPattern: second)
      archive.number(&inner)
      second = inner.bitPattern
    }
  }
}
