/// The calm path: a frame in which nothing happens but that numbers change.
///
/// Most frames are of this kind. The agenda says when the next thing happens, and at the end of every call `noteCalm`
/// notes what moves until then. A frame before that instant then needs no rules, no comparison and no `settle`:
///
///     isCalm(at:)   one comparison with the agenda
///     passCalmly    the curve ─▶ the way along the leg ─▶ one offset ─▶ the fields that follow from it ─▶ one event
///
/// The event goes straight to the host where it has given room for it and none waits; else it is queued.
///
/// There is one place that says when the path may be taken: `isCalm`, which asks the agenda. Every `settle` forgets the
/// agenda, so whatever a call has changed, the next frame is calm only after `show` has looked at the new state. The
/// long way, `advanceTheLongWay`, must give the same bits in every field; CalmTests compare the two over random sessions.
extension Coordinator {
  /// What moves until the agenda's instant.
  enum Calm: UInt8 {
    /// Nothing: only time goes on.
    case still
    /// Nothing by itself; but a pointer may move the current page, the header or the pager within its guard.
    case heldPage
    case heldHeader
    case heldPager
    /// The path along a leg of its route, by an exponential fling, and the current page is the one it drives.
    case fling
    /// Anything else.
    case other

    @inline(__always) var isStill: Bool { rawValue <= Calm.heldPager.rawValue }
    @inline(__always) var isHeld: Bool { isStill && self != .still }
  }

  /// What changes in the snapshot and the pages between two calls in which something happens, time and events aside. Who
  /// has kept them need be told of nothing else.
  public enum Changes: UInt8 {
    case time
    /// What follows from the current page's offset.
    case page
    /// What follows from the outer offset, within its range.
    case header
    /// Anything.
    case all

    init(_ mover: Indicator) {
      switch mover {
      case .none: self = .all
      case .outer: self = .header
      case .page: self = .page
      }
    }
  }

  /// Nothing happens until a time. It is one that can be, too: nothing on the agenda is later than any time can be, and no
  /// frame was later than now.
  @inline(__always)
  public func isCalm(at time: Double) -> Bool { time < agenda && time >= now }

  /// The end of a call in which something happened: notes what moves from now on.
  mutating func noteCalm() {
    stretch &+= 1
    calm = .other
    changes = .all
    // Of another page than the current one nothing is in the snapshot.
    let showsPath = pagerLies && path.page == pages.current
    if !path.isMoving && !pager.isMoving {
      calm = .still
      if hand.reach.mover != .none {
        changes = showsPath ? Changes(hand.reach.mover) : .all
        if hand.hasPointers { calm = hand.reach.mover == .page ? .heldPage : .heldHeader }
      } else if hand.canSwipeWithinReach {
        if hand.hasPointers { calm = .heldPager }
      } else {
        changes = .time
      }
    } else if showsPath && path.motion.leg.sign != 0 && path.extent.minInner >= 0 && path.inner >= 0 {
      // A page that is held open shows other bars below its top.
      changes = Changes(path.motion.leg.mover)
      if path.isFlungAlongLeg { calm = .fling }
    }
  }

  @inline(__always) public var isStill: Bool { calm.isStill }

  /// Goes to a time at which it is calm, where nothing moves.
  @inline(__always)
  public mutating func passTime(to time: Double) {
    noteFrame(time)
    setTime(time)
  }

  /// Goes to a time at which it is calm.
  /// - Parameter event: where an event may be written that tells of it; nil where there is no room.
  /// - Returns: how many events have been written there. Others are queued.
  @inline(never)
  @_optimize(speed)
  public mutating func passCalmly(to time: Double, telling event: UnsafeMutablePointer<Event>?) -> Int32 {
    passTime(to: time)
    if isStill { return 0 }
    if calm == .fling && path.followFling(to: time) { return showLeg(telling: event) }
    followAndShow(to: time)
    return 0
  }

  @inline(never)
  @_optimize(speed)
  private mutating func followAndShow(to time: Double) {
    // The pager is told of first, as where something happens.
    if !pagerLies && pager.isMoving {
      pager.follow(to: time)
      showPager()
    }
    if !path.isMoving { return }
    // Of another page than the current one nothing is in the snapshot.
    if path.page != pages.current { return followAndShowAnyPath(to: time) }
    if path.followLeg(to: time) {
      if path.inner < 0 { showPath() } else { _ = showLeg(telling: nil) }
    } else if path.followWhole(to: time) {
      showWhole()
    } else {
      followAndShowAnyPath(to: time)
    }
  }

  @inline(never)
  private mutating func followAndShowAnyPath(to time: Double) {
    if !path.followOvershoot(to: time) {
      let rules = rules
      path.follow(to: time, rules)
    }
    showPath()
  }
}
