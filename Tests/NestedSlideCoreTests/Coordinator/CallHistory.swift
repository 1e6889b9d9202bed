import NestedSlideCore

/// What a host knows of a coordinator because it made the calls: the snapshot does not say who began a motion.
struct CallHistory {
  enum Hold {
    case none
    case session
    case pointers
  }

  /// What holds the coordinator: a command gives a gesture up, but its fingers have still to lift.
  private(set) var hold = Hold.none
  private var fingers = Set<Int64>()
  /// Who shows the pull at the top, as it was set when that began; nil where there is none.
  var ownerOfPull: OverscrollOwner?
  /// Wheel or keys began the motion of the path that is under way; nil where that cannot be told.
  private(set) var isStepped: Bool? = false
  /// A wheel step has moved something since the gesture on the trackpad began.
  private(set) var wheelHasMoved = false
  /// Fingers are on the trackpad, as far as its phases tell.
  private(set) var wheelIsHeld = false
  private var latchedUntil = -Double.infinity
  private var latchesTrackpad = false
  /// Something may snap, so that a glide does not rest where the wheel led it.
  private(set) var maySnap = false
  /// A refresh was begun at some time.
  private(set) var hasRefreshed = false

  /// - Parameter call: has been accepted.
  mutating func note(_ call: Call, _ before: Snapshot, _ coordinator: TestCoordinator) {
    let after = coordinator.view
    switch call {
    case .begin:
      hold = .session
      wheelIsHeld = false
    case .end: hold = .none
    case .pointer(.down, let id, _, _, _):
      fingers.insert(id)
      wheelIsHeld = false
    case .pointer(.up, let id, _, _, _), .pointer(.cancel, let id, _, _, _): fingers.remove(id)
    case .setSnapAreas, .setHeaderParts: maySnap = true
    case .beginRefresh: hasRefreshed = true
    default: break
    }
    if hold != .session { hold = fingers.isEmpty ? .none : .pointers }
    if after.refresh != RefreshState.idle.rawValue { hasRefreshed = true }
    switch call {
    case .wheelStep(let step): noteWheel(step.phase, before, after)
    case .wheel: noteWheel(.none, before, after)
    default: break
    }
    noteMotion(call, before, after)
  }

  /// What comes within half a second of the last step, of the same device, belongs to whom that one has moved, unless
  /// fingers are said to come down anew.
  private mutating func noteWheel(_ phase: WheelPhase, _ before: Snapshot, _ after: Snapshot) {
    let isOfTrackpad = phase != .none
    let isLatched = after.time <= latchedUntil && isOfTrackpad == latchesTrackpad
    let goesOn = phase == .changed ? wheelIsHeld : isOfTrackpad && latchesTrackpad
    if phase == .began || !goesOn && !isLatched { wheelHasMoved = false }
    (latchedUntil, latchesTrackpad) = (after.time + 0.5, isOfTrackpad)
    wheelIsHeld = phase == .began || phase == .changed
    if after.needsFrame != 0 || before.path != after.path || before.pagePosition != after.pagePosition {
      wheelHasMoved = true
    }
  }

  private mutating func noteMotion(_ call: Call, _ before: Snapshot, _ after: Snapshot) {
    guard after.phase == Phase.animating.rawValue else {
      isStepped = false
      return
    }
    let leadsElsewhere = after.restOuter != before.restOuter || after.restInner != before.restInner
    switch call {
    case .advance where leadsElsewhere: isStepped = nil
    case .advance, .restore: break
    // These are commands, whatever key they have.
    case .key(.home), .key(.end): isStepped = nil
    case .wheelStep(let step) where step.unit == .pixel: break
    case .wheel: break
    // One that leads where the motion led already may have begun another, or have been none.
    case .wheelStep, .key: if isStepped != true { isStepped = leadsElsewhere ? true : nil }
    // Where there are no pages there is nothing to reveal.
    case .reveal where after.pageIndex < 0: break
    case .scroll, .scrollToTop, .reveal, .retarget: isStepped = false
    // Whether what goes on still counts as begun by the wheel is the engine's business.
    default: isStepped = nil
    }
  }
}

extension TestCoordinator {
  /// A refresh may hold something open.
  var mayRefresh: Bool { history.hasRefreshed || view.refresh != RefreshState.idle.rawValue }

  /// Where the path is, or where wheel and keys lead it; nil where the snapshot does not tell.
  var wheelEnd: Double? {
    guard let isStepped = history.isStepped else { return nil }
    if !isStepped { return covered }
    let snaps = history.maySnap || settings.headerSnap != .none
    return snaps ? nil : view.restOuter + view.restInner
  }
}
