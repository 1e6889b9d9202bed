/// The calm path: a call in which nothing happens but that numbers change.
///
/// Most frames are of this kind, and most moves of a finger. The agenda says when the next thing happens, the finger's
/// guard says how far it may go. At the end of every call in which something happens, `noteCalm` notes what moves from
/// then on. Until the agenda's instant a frame then needs no rules, no comparison and no `settle`:
///
///     isCalm(at:)   one comparison with the agenda
///     passCalmly    the curve ─▶ the way along the leg ─▶ one offset ─▶ the fields that follow from it ─▶ one event
///     writeChanges  those fields, if the host has kept the others from the frame before
///
/// The event goes straight to the host if it has given room for it and none waits; else it is queued.
///
///     call   something happens    calm   calm   calm   something happens    calm
///            └ noteCalm ──────── a stretch ─────────┘  └ noteCalm ────────── the next stretch
///
/// There is one place that says when the path may be taken: `isCalm`, which asks the agenda. Every `settle` forgets the
/// agenda, so whatever a call has changed, the next frame is calm only after `show` has looked at the new state. The
/// long way, `advanceTheLongWay` and `pointer`, must give the same bits in every field: debug builds compare the two,
/// and CalmTests do over random sessions.
extension Coordinator {
  /// What moves until the agenda's instant.
  enum Calm: UInt8 {
    /// Nothing: only time passes.
    case still
    /// Nothing by itself; but a pointer may move the current page, the header or the pager within its guard.
    case heldPage
    case heldHeader
    /// What is pulled beyond an end.
    case heldPull
    case heldPager
    /// The page or the header, and somebody else has to know of it: `moveAttended`.
    case heldAttended
    /// The current page or the header, along a leg of the route.
    case leg
    /// The same, and the hover bar follows it out of its place or back.
    case legUnderHover
    /// The pager alone, between two pages that lie side by side, by a spring that does not swing.
    case pager
    /// Anything else.
    case other

    @inline(__always) var isStill: Bool { rawValue <= Calm.heldAttended.rawValue }
    @inline(__always) var isHeld: Bool { isStill && self != .still }
  }

  /// What changes in the snapshot and the pages between two calls in which something happens, time and events aside.
  /// Who has kept them need be told of nothing else.
  public enum Changes: UInt8 {
    case time
    /// What follows from the current page's offset.
    case page
    /// The same, and the host sees it turned.
    case turnedPage
    /// What follows from the current page's offset, and the place of the hover bar.
    case pageUnderHover
    /// What follows from the outer offset, up to the header's range.
    case header
    /// What follows from the pager's offset between two pages.
    case pager
    /// Anything.
    case all
  }

  /// Nothing happens until a time. It is one that can be, too: nothing on the agenda is later than any time can be, and
  /// no frame was later than now.
  @inline(__always)
  public func isCalm(at time: Double) -> Bool { time < agenda && time >= now }

  /// The end of a call in which something happened: a stretch begins.
  mutating func noteCalm() {
    stretch &+= 2
    calm = .other
    changes = .all
    if extras != nil && showsAside() { return }
    noteMover()
    if extras != nil { noteHover() }
    if changes == .page && attention.contains(.turned) { changes = .turnedPage }
    // What grows up is told to be elsewhere than its offset says, by the header's place.
    if path.page < 0 || !pages[path.page].growsUp { return }
    if changes == .header || changes == .page && lead(ofPage: path.page) != 0 { changes = .all }
  }

  private mutating func noteMover() {
    let showsPath = pagerLies && showsPlainPath
    let movesPager = tabs.isLinear && pages.overlapping.count == 2
    if path.isMoving {
      if !showsPath { return }
      if showsLeg {
        calm = .leg
        changes = path.motion.leg.mover == .page ? .page : .header
      } else if path.isWholeBeyondTop {
        changes = .header
      }
    } else if pager.isMoving {
      if movesPager { changes = .pager }
      if movesPager && pager.spring.isCritical { calm = .pager }
    } else {
      noteHeld(showsPath: showsPath, movesPager: movesPager)
    }
  }

  /// Shows the hover bar at its place, after all else has been shown. Something moves beside path and pager, not with
  /// them.
  @inline(never)
  private mutating func showsAside() -> Bool {
    showHover()
    return extras?.pointee.movesAside ?? false
  }

  /// A hover bar that hides by direction goes with the page.
  @inline(never)
  private mutating func noteHover() {
    guard extras?.pointee.hover.follows ?? false else { return }
    if calm == .leg {
      calm = .legUnderHover
      if changes == .page { changes = .pageUnderHover }
    } else if changes == .page && !path.isMoving {
      changes = .pageUnderHover
    } else if changes == .page || changes == .header {
      changes = .all
    }
  }

  /// What the path moves is in the snapshot, and the page lies within its range: beyond, or held open, it has other
  /// bars.
  private var showsPlainPath: Bool {
    path.page == pages.current && path.extent.minInner >= 0 && path.inner >= 0 && path.inner <= path.extent.maxInner
  }

  private var showsLeg: Bool { path.motion.leg.sign != 0 && showsPlainPath }

  /// Nothing moves by itself.
  private mutating func noteHeld(showsPath: Bool, movesPager: Bool) {
    calm = .still
    if hand.reach.isPull {
      if pagerLies && path.overscroll.owner == .whole && path.overscroll.raw < 0 { changes = .header }
      if hand.hasPointers { calm = .heldPull }
      return
    }
    switch hand.reach.mover {
    case .none:
      if !hand.reach.isAcross {
        changes = .time
        return
      }
      if movesPager { changes = .pager }
      if hand.hasPointers { calm = .heldPager }
    case .page:
      if showsPath { changes = .page }
      if hand.hasPointers { calm = isAttended ? .heldAttended : .heldPage }
    case .outer:
      if showsPath { changes = .header }
      if hand.hasPointers { calm = isAttended ? .heldAttended : .heldHeader }
    }
  }

  private var isAttended: Bool { !attention.isEmpty || extras?.pointee.hover.follows ?? false }

  /// Goes to a time if it is calm until then; false, and nothing changed, if not.
  @inline(__always)
  public mutating func advanceCalmly(to time: Double) -> Bool {
    if !isCalm(at: time) || timeNeedsAttention { return false }
    recordCalm(time: time)
    _ = passCalmly(to: time, telling: nil)
    return true
  }

  /// Goes to a time at which it is calm.
  /// - Parameter event: room for an event that tells of it, or nil.
  /// - Returns: how many events have been written there. Others are queued.
  @inline(__always)
  public mutating func passCalmly(to time: Double, telling event: UnsafeMutablePointer<Event>?) -> Int32 {
    #if DEBUG
      let twin = makeTwin(at: time)
      defer { compare(with: twin) { try? $0.pointee.advanceTheLongWay(to: time) } }
    #endif
    restCalmly(to: time)
    if calm.isStill { return 0 }
    if calm == .leg { return passAlongLeg(to: time, telling: event) }
    if calm == .pager { return passWithPager(to: time, telling: event) }
    if calm == .legUnderHover { return passUnderHover(to: time, telling: event) }
    return passOtherwise(to: time, telling: event)
  }

  /// The same if nothing moves by itself.
  @inline(__always)
  public mutating func restCalmly(to time: Double) {
    noteFrame(time)
    setTime(time)
  }

  @inline(never)
  @_optimize(speed)
  private mutating func passAlongLeg(to time: Double, telling event: UnsafeMutablePointer<Event>?) -> Int32 {
    path.followFling(to: time) ? showLeg(telling: event, inPlace: true) : passAlongOtherLeg(to: time, telling: event)
  }

  @inline(never)
  private mutating func passAlongOtherLeg(to time: Double, telling event: UnsafeMutablePointer<Event>?) -> Int32 {
    path.followLeg(to: time)
    // A spring may swing back.
    showDirection(ofMotion: path.velocity)
    return showLeg(telling: event, inPlace: false)
  }

  @inline(never)
  private mutating func passUnderHover(to time: Double, telling event: UnsafeMutablePointer<Event>?) -> Int32 {
    let told = passAlongLeg(to: time, telling: event)
    showHidingHover()
    return told
  }

  @inline(never)
  @_optimize(speed)
  private mutating func passWithPager(to time: Double, telling event: UnsafeMutablePointer<Event>?) -> Int32 {
    pager.followCritical(to: time)
    return showPagerBesideNext(telling: event)
  }

  @inline(never)
  private mutating func passOtherwise(to time: Double, telling event: UnsafeMutablePointer<Event>?) -> Int32 {
    if isCoasting {
      followCoast(to: time)
      if !path.isMoving { showOffsets() }
    }
    if isStripMoving {
      extras?.pointee.strip.follow(to: time)
      showTabs(pagerRules)
    }
    // The pager is told of first, as when something happens.
    if pager.isMoving {
      pager.follow(to: time)
      showPager()
    }
    if !path.isMoving {
      showHover()
      return 0
    }
    if changes == .header && path.followWhole(to: time) { return showWhole(telling: event) }
    let rules = rules
    path.follow(to: time, rules)
    showPath()
    return 0
  }
}
