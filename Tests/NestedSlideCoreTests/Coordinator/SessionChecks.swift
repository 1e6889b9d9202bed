@testable import NestedSlideCore

/// What holds of any one call, whatever came before: nothing of an amount is lost, nothing seen jumps.
struct SessionChecks {
  private let coordinator: TestCoordinator
  private let view: Snapshot
  private let covered: Double
  private let pagerCovered: Double
  private let wheelEnd: Double?
  private let path: Double
  private let placed: Double
  private let isOfPage: Bool
  private let showedBoth: Bool
  private let motion: Phase?
  private let wasDragging: Bool
  private let wasHeldByTrackpad: Bool
  private let shownEdge: Double
  private let shownEdgeAcross: Double
  private let wasStepped: Bool

  /// - Parameter coordinator: before the call.
  init(_ coordinator: TestCoordinator) {
    self.coordinator = coordinator
    view = coordinator.view
    covered = coordinator.covered
    pagerCovered = coordinator.pagerCovered
    wheelEnd = coordinator.wheelEnd
    path = coordinator.seenPath
    placed = coordinator.place.outer + coordinator.place.inner
    isOfPage = coordinator.place.isOfPage
    showedBoth = coordinator.mayShowBoth
    motion = coordinator.motion
    wasDragging = view.phase == Phase.dragging.rawValue
    wasHeldByTrackpad = coordinator.history.wheelIsHeld
    (shownEdgeAcross, shownEdge) = coordinator.pointer.pointee.shownEdge
    wasStepped = coordinator.history.isStepped == true
  }

  // MARK: Amounts

  /// What a call has left of an amount, nil where all of it is where it belongs.
  /// - Parameter call: has been accepted.
  func loss(_ call: Call) -> String? {
    switch call {
    case .update(let dx, let dy): return loss(dx: dx, dy: dy, isWheel: false)
    case .wheelStep(let step):
      let ((dx, dy), settings) = (step.inPoints, coordinator.settings)
      if step.unit != .pixel { return lossOfGlide(dy, step.phase) }
      // Fingers that come down anew have let go of what they had pulled: with less motion it closes at once, and then they
      // pull.
      let showedPull = shownEdge != 0 || view.overscroll != 0
      if settings.input.reducesMotion && showedPull && step.phase == .began { return nil }
      // Fingers that leave let go of what they have pulled, in the same call; so do those that were down for one step.
      if step.phase == .ended && (settings.input.reducesMotion || !wasHeldByTrackpad) { return nil }
      // A little that lies aslant waits for what follows it.
      let isLittle = dx != 0 && dy != 0 && dx.magnitude < 3 && dy.magnitude < 3
      if isLittle && coordinator.covered == covered && coordinator.view.unconsumedY == 0 { return nil }
      return loss(dx: dx, dy: dy, isWheel: true, step.phase)
    default: return nil
    }
  }

  /// - Parameter length: of what is pulled beyond an end; what has none takes a pull and shows nothing of it.
  private func isConserved(
    _ moved: Double, _ left: Double, of amount: Double, chain: Chain, length: Double = .infinity
  ) -> Bool {
    let latches = coordinator.settings.input.wheelLatches
    let endsHere = chain != .auto || latches && coordinator.history.wheelHasMoved || !(length > 0)
    if left * amount < 0 || left.magnitude > amount.magnitude + 1e-9 { return false }
    if isClose(moved + left, amount, relative: 1e-9, scale: 1000) { return true }
    // It takes a pull back before anything is left.
    if !(length > 0) && moved.magnitude + left.magnitude <= amount.magnitude + 1e-9 { return true }
    // What ends here is neither moved nor handed back.
    return endsHere && left == 0 && moved * amount >= 0 && moved.magnitude <= amount.magnitude
  }

  /// Vertical input may be the coming page's, of which the snapshot tells nothing.
  private var turnsElsewhere: Bool {
    // Back to the page that is left, live: then the page that is told of is another than the one that moves.
    [view, coordinator.view].contains { $0.transitionTo >= 0 && $0.transitionTo != $0.pageIndex }
      || coordinator.pointer.pointee.path.page != Int(coordinator.view.pageIndex)
  }

  /// Two pages stand for all that lie between them.
  private var isFarTurn: Bool {
    [view, coordinator.view].contains { ($0.transitionTo - $0.transitionFrom).magnitude > 1 }
  }

  /// Of what shows a pull, points.
  private var length: Double { min(coordinator.settings.layout.viewportHeight, coordinator.view.pager.height) }

  /// Of nearly all that a rubber band has, numbers cannot tell how far the pull was.
  private var isNearlyAll: Bool {
    max(view.overscroll.magnitude, coordinator.view.overscroll.magnitude) > 0.99 * length
  }

  /// With less motion what is beyond an end and may go is there no more when the call ends.
  private var closesAtOnce: Bool {
    let (shown, shows) = (view.overscroll != 0 || shownEdge != 0, coordinator.pointer.pointee.shownEdge.y != 0)
    return coordinator.settings.input.reducesMotion && shown && coordinator.view.overscroll == 0 && !shows
  }

  /// With less motion what may not rest where it is goes on within the call. Nothing else does.
  private var snapsAtOnce: Bool {
    let settings = coordinator.settings
    return settings.input.reducesMotion && (settings.headerSnap != .none || coordinator.history.maySnap)
  }

  /// - Parameter endsGesture: the trackpad's gesture is over with it.
  private func loss(dx: Double, dy: Double, isWheel: Bool, _ phase: WheelPhase = .none) -> String? {
    let settings = coordinator.settings
    let chaining = settings.input.chaining
    let after = coordinator.view
    // What a glide has still to go counts as moved.
    let end = isWheel ? coordinator.wheelEnd : coordinator.covered
    // A step may lead a glide back to where the path is: then none goes on. One that begins a gesture has ended it.
    let isAlong = dx.magnitude <= coordinator.fine.axisRatio * dy.magnitude
    let isLedBack =
      isAlong && wasStepped && !begins(phase) && coordinator.motion == nil
      && (phase == .ended || wasHeldByTrackpad == coordinator.history.wheelIsHeld)
    let begin = isWheel && (coordinator.history.isStepped != false || isLedBack) ? wheelEnd : covered
    let chain = dy < 0 ? chaining.top : chaining.bottom
    let length = length
    if isNearlyAll { return nil }
    // Content was put in above a page that shows its part of a pull: numbers cannot tell that part from its offset.
    if (showedBoth || coordinator.mayShowBoth) && (view.inner > 0 || view.inner != view.overscroll) { return nil }
    // Nor where a refresh begins to hold the whole open by what both show, and the pull goes on as the page's alone.
    if coordinator.mayShowBoth && isOfPage != coordinator.place.isOfPage { return nil }
    // Where fingers hold it an overshoot stays, and a drag closes no more of it than its own way.
    // Where fingers that leave the trackpad begin a refresh, that holds open some of what they have pulled.
    let refreshes = wasHeldByTrackpad && !view.holdsRefreshOpen && after.holdsRefreshOpen
    // A drag that leaves all of dy moves the pager, and holds no overshoot.
    let isOfPager = dy == 0 || !isWheel && after.unconsumedY == dy
    let goesOn = (isWheel || isOfPager) && closesAtOnce || phase == .momentumEnded && snapsAtOnce || refreshes
    // A pull that loads makes room for its footer: what was pulled lies within the page then, as far as that goes.
    let loads = after.maxInner != view.maxInner && view.overscroll > 0
    // Another page is where it was left.
    if after.pageIndex == view.pageIndex, !turnsElsewhere, !goesOn, !loads, let end, let begin,
      !isConserved(end - begin, after.unconsumedY, of: dy, chain: chain, length: length)
    {
      return "of \(dy) \(end - begin) moved and \(after.unconsumedY) left"
    }
    let pageSpacing = coordinator.pointer.pointee.currentFineSettings.margins.pageSpacing
    if coordinator.isEndless || isFarTurn || !(view.pager.width + pageSpacing > 0) { return nil }
    let isOnPage = after.velocityX == 0 && after.pagePosition == after.pagePosition.rounded()
    // The strip of tabs takes what it is dragged by.
    if view.tabOffset != after.tabOffset { return nil }
    // Next to a page the pager has settled already.
    if isWheel && isOnPage { return nil }
    // With less motion a pager that was caught between two pages is on one as soon as it is let go.
    if settings.input.reducesMotion && isOnPage && view.pagePosition != after.pagePosition { return nil }
    // Nor does what an edge shows spring back then: it is gone.
    if settings.input.reducesMotion && shownEdgeAcross != 0 && coordinator.pointer.pointee.shownEdge.x == 0 {
      return nil
    }
    let turned = coordinator.pagerCovered - pagerCovered
    let towardsStart = (dx < 0) != settings.layout.rightToLeft
    let across = towardsStart ? chaining.start : chaining.end
    if !isConserved(turned, after.unconsumedX, of: dx, chain: across, length: after.pager.width) {
      return "of \(dx) across \(turned) moved and \(after.unconsumedX) left"
    }
    return nil
  }

  private func lossOfGlide(_ dy: Double, _ phase: WheelPhase) -> String? {
    if motion == .bouncing || coordinator.motion == .bouncing || turnsElsewhere || isNearlyAll { return nil }
    // Another page is where it was left.
    if closesAtOnce || snapsAtOnce || coordinator.view.pageIndex != view.pageIndex { return nil }
    let unconsumed = coordinator.view.unconsumedY
    // One that begins a gesture stops what the one before has left. What is beyond the end to which it leads springs back.
    let springsBack = coordinator.history.isStepped == true && (view.overscroll * dy > 0 || shownEdge * dy > 0)
    let held = springsBack ? placed : covered
    guard let end = coordinator.wheelEnd, let begin = begins(phase) ? held : wheelEnd else { return nil }
    let moved = end - begin
    if moved == 0 && unconsumed == 0 { return nil }
    // One that closes less than all of an overshoot leaves the rest to spring back by itself.
    let springs = motion != nil || wasHeldByTrackpad
    if springs && moved.magnitude > dy.magnitude && wheelEnd != path && unconsumed == 0 { return nil }
    let chaining = coordinator.settings.input.chaining
    if isConserved(moved, unconsumed, of: dy, chain: dy < 0 ? chaining.top : chaining.bottom) { return nil }
    return "a glide of \(dy) leads \(moved) on and leaves \(unconsumed)"
  }

  /// A step with which fingers come down on the trackpad, told or not.
  private func begins(_ phase: WheelPhase) -> Bool {
    phase == .began || (phase == .changed || phase == .ended) && !wasHeldByTrackpad
  }

  // MARK: Jumps

  /// What has jumped in a call that takes no time, nil where nothing has.
  func jump(_ call: Call) -> String? {
    let after = coordinator.view
    let settings = coordinator.settings
    var keepsVelocity = false
    switch call {
    case .begin, .restore: break
    case .key(.left), .key(.right): break
    case .key, .retarget, .scroll(_, _, animated: true), .scrollToTop(animated: true):
      if settings.input.reducesMotion { return slowness }
      keepsVelocity = true
    case .wheelStep(let step) where step.unit != .pixel && !begins(step.phase):
      if closesAtOnce || snapsAtOnce { return nil }
      keepsVelocity = true
    case .end(_, let vy): return throwFault(vy)
    default: return nil
    }
    if after.pageIndex != view.pageIndex || turnsElsewhere { return nil }
    // Vertical input is the page's that comes: then what the one that leaves has beyond an end closes at once.
    if view.transitionTo >= 0 && view.overscroll != 0 && after.overscroll == 0 { return nil }
    // What is beyond an end by nearly all that its rubber band has is held a little nearer to it.
    let isFar = view.overscroll.magnitude > 0.99 * min(settings.layout.viewportHeight, view.pager.height)
    let way = max((after.outer - view.outer).magnitude, (after.inner - view.inner).magnitude)
    if way > restDistance && !isFar {
      return "from \(view.outer), \(view.inner) to \(after.outer), \(after.inner)"
    }
    // Momentum is the system's: it leads nowhere.
    let isLed = view.restOuter != view.outer || view.restInner != view.inner
    let goesOn = motion != nil && coordinator.motion != nil && isLed
    // What leads to a place is held to a velocity that does not pass it.
    let isHeld = after.velocityY * view.velocityY >= 0 && after.velocityY.magnitude < view.velocityY.magnitude
    if keepsVelocity && goesOn && !isHeld && !isClose(after.velocityY, view.velocityY, relative: 1e-9, scale: 1) {
      return "from velocity \(view.velocityY) to \(after.velocityY)"
    }
    return nil
  }

  /// With less motion a command is to jump: it has begun no animation.
  private var slowness: String? {
    let animates = coordinator.motion == .animating && motion != .animating
    return animates ? "animates with less motion" : nil
  }

  /// A motion ends this close to its goal.
  private var restDistance: Double { coordinator.fine.restDistance ?? 0.1 }

  /// A finger that lets go passes its velocity on.
  private func throwFault(_ vy: Double) -> String? {
    let (thrown, settings) = (coordinator.motion, coordinator.settings)
    let isThrow = thrown == .decelerating || thrown == .snapping
    if !isThrow || !wasDragging || view.overscroll != 0 || motion != nil { return nil }
    let velocity = coordinator.view.velocityY
    // The header may snap from rest.
    if settings.repeatedFlings != .none || thrown == .snapping && velocity == 0 { return nil }
    let greatest = settings.motion.usedCurve == .chromium ? Formulas.chromiumSpeed : .infinity
    let expected = min(max(vy, -greatest), greatest)
    // What leads to a place is held to a velocity that does not pass it.
    if thrown == .snapping && velocity * expected > 0 && velocity.magnitude < expected.magnitude { return nil }
    return isClose(velocity, expected, relative: 1e-9, scale: 1) ? nil : "thrown by \(vy), \(velocity)"
  }

  /// How far what is seen has come in a time, where that is further than its velocities carry it.
  func leap(after time: Double) -> String? {
    let after = coordinator.view
    if after.pageIndex != view.pageIndex || layoutHasChanged(after) || coordinator.pullsComingPage { return nil }
    // A pointer's call places the path at the finger, the next frame where the finger was a little before.
    if coordinator.settings.input.resampling == .on { return nil }
    let way = (coordinator.seenPath - path).magnitude
    let speed = max(view.velocityY.magnitude, after.velocityY.magnitude)
    // Where whole and page both show an overshoot, either moves.
    let shown = coordinator.mayShowBoth ? 2.0 : 1
    if way <= shown * speed * time * 1.01 + 2 * restDistance + 1e-6 { return nil }
    return "\(way) in \(time), at \(view.velocityY) to \(after.velocityY)"
  }

  /// An animated layout takes the offsets with it.
  private func layoutHasChanged(_ after: Snapshot) -> Bool {
    after.range != view.range || after.maxOuter != view.maxOuter || after.maxInner != view.maxInner
      || after.pager.height != view.pager.height || after.header.height != view.header.height
      || after.hover.height != view.hover.height
  }
}
