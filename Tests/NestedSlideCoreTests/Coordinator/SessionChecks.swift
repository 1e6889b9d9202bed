@testable import NestedSlideCore

/// What holds of any one call, whatever came before: nothing of an amount is lost, nothing seen jumps.
struct SessionChecks {
  private let coordinator: TestCoordinator
  private let view: Snapshot
  private let covered: Double
  private let pagerCovered: Double
  private let wheelEnd: Double
  private let path: Double
  private let kind: VerticalMotion.Kind
  private let wasDragging: Bool

  /// - Parameter coordinator: before the call.
  init(_ coordinator: TestCoordinator) {
    self.coordinator = coordinator
    let pointer = coordinator.pointer
    view = coordinator.view
    covered = SessionChecks.covered(pointer)
    pagerCovered = SessionChecks.pagerCovered(pointer)
    wheelEnd = SessionChecks.wheelEnd(pointer)
    path = coordinator.seenPath
    kind = pointer.pointee.vertical.kind
    wasDragging = pointer.pointee.gesture.axis == .vertical
  }

  // MARK: Amounts

  /// Header, page and what a finger would have had to pull for what is seen beyond the ends.
  private static func covered(_ pointer: UnsafeMutablePointer<Coordinator>) -> Double {
    let overscroll = pointer.pointee.overscroll
    let raw = overscroll.raw != 0 ? overscroll.raw : pointer.pointee.bands.band(overscroll.owner).raw(overscroll.shown)
    return pointer.pointee.outer + pointer.pointee.inner + raw
  }

  private static func pagerCovered(_ pointer: UnsafeMutablePointer<Coordinator>) -> Double {
    let (pager, greatest) = (pointer.pointee.pager, pointer.pointee.maxPagerOffset)
    let raw = pager.raw != 0 ? pager.raw : pointer.pointee.pagerBand.raw(pager.overshoot(maxOffset: greatest))
    return (pager.offset.clamped(0, greatest) + raw) * pointer.pointee.readingDirection
  }

  /// Where the path is, or where wheel and keys lead it.
  private static func wheelEnd(_ pointer: UnsafeMutablePointer<Coordinator>) -> Double {
    guard let goal = pointer.pointee.goalUnderWay else { return covered(pointer) }
    return goal.outer + goal.inner
  }

  /// What a call has left of an amount, nil where all of it is where it belongs.
  /// - Parameter call: has been accepted.
  func loss(_ call: Call) -> String? {
    switch call {
    case .update(let dx, let dy): return loss(dx: dx, dy: dy, isWheel: false)
    case .wheelStep(let step):
      let (dx, dy) = step.amount
      return step.unit == .pixel ? loss(dx: dx, dy: dy, isWheel: true) : lossOfGlide(dy, step.phase)
    default: return nil
    }
  }

  private func isConserved(_ moved: Double, _ left: Double, of amount: Double, chain: Chain) -> Bool {
    let latches = coordinator.pointer.pointee.settings.input.wheelLatches
    let endsHere = chain != .auto || latches && coordinator.pointer.pointee.wheelGesture.hasMoved
    if left * amount < 0 || left.magnitude > amount.magnitude + 1e-9 { return false }
    if isClose(moved + left, amount, relative: 1e-9, scale: 1000) { return true }
    // What ends here is neither moved nor handed back.
    return endsHere && left == 0 && moved * amount >= 0 && moved.magnitude <= amount.magnitude
  }

  private func loss(dx: Double, dy: Double, isWheel: Bool) -> String? {
    let pointer = coordinator.pointer
    let chaining = pointer.pointee.settings.input.chaining
    let after = coordinator.view
    // Another page is where it was left.
    let isSamePage = after.pageIndex == view.pageIndex
    // What a glide has still to go counts as moved.
    let glides = isWheel && pointer.pointee.goalUnderWay != nil
    let moved = glides ? SessionChecks.wheelEnd(pointer) - wheelEnd : SessionChecks.covered(pointer) - covered
    let chain = dy < 0 ? chaining.top : chaining.bottom
    if isSamePage && !isConserved(moved, after.unconsumedY, of: dy, chain: chain) {
      return "of \(dy) \(moved) moved and \(after.unconsumedY) left"
    }
    if pointer.pointee.isEndless || !(pointer.pointee.layout.stride > 0) { return nil }
    // Next to a page the pager has settled already.
    if isWheel && pointer.pointee.pagerIsOnPage { return nil }
    let turned = SessionChecks.pagerCovered(pointer) - pagerCovered
    let towardsStart = dx * pointer.pointee.readingDirection < 0
    if !isConserved(turned, after.unconsumedX, of: dx, chain: towardsStart ? chaining.start : chaining.end) {
      return "of \(dx) across \(turned) moved and \(after.unconsumedX) left"
    }
    return nil
  }

  private func lossOfGlide(_ dy: Double, _ phase: WheelPhase) -> String? {
    let pointer = coordinator.pointer
    if kind == .bounce || pointer.pointee.vertical.kind == .bounce { return nil }
    // One that begins a gesture stops what the one before has left.
    let moved = SessionChecks.wheelEnd(pointer) - (phase == .began ? covered : wheelEnd)
    if moved == 0 && coordinator.view.unconsumedY == 0 { return nil }
    // One that closes less than all of an overshoot leaves the rest to spring back by itself.
    if kind != .none && moved.magnitude > dy.magnitude && wheelEnd != path && coordinator.view.unconsumedY == 0 {
      return nil
    }
    let chaining = pointer.pointee.settings.input.chaining
    let chain = dy < 0 ? chaining.top : chaining.bottom
    if isConserved(moved, coordinator.view.unconsumedY, of: dy, chain: chain) { return nil }
    return "a glide of \(dy) leads \(moved) on and leaves \(coordinator.view.unconsumedY)"
  }

  // MARK: Jumps

  /// What has jumped in a call that takes no time, nil where nothing has.
  func jump(_ call: Call) -> String? {
    let after = coordinator.view
    var keepsVelocity = false
    switch call {
    case .begin, .restore: break
    case .key(.left), .key(.right): break
    case .key, .retarget: keepsVelocity = true
    case .scroll(_, _, animated: true), .scrollToTop(animated: true): keepsVelocity = true
    case .wheelStep(let step) where step.unit != .pixel && step.phase != .began:
      keepsVelocity = coordinator.pointer.pointee.settings.input.wheelGlide == .spring
    case .end(_, let vy): return throwFault(vy)
    default: return nil
    }
    if after.pageIndex != view.pageIndex { return nil }
    // What is beyond an end by nearly all that its rubber band has is held a little nearer to it.
    let bands = coordinator.pointer.pointee.bands
    let isFar = view.overscroll.magnitude > 0.99 * min(bands.whole.dimension, bands.page.dimension)
    let way = max((after.outer - view.outer).magnitude, (after.inner - view.inner).magnitude)
    if way > coordinator.pointer.pointee.physics.restDistance && !isFar {
      return "from \(view.outer), \(view.inner) to \(after.outer), \(after.inner)"
    }
    let goesOn = kind != .none && coordinator.pointer.pointee.vertical.isActive && after.pageIndex == view.pageIndex
    if keepsVelocity && goesOn && !isClose(after.velocityY, view.velocityY, relative: 1e-9, scale: 1) {
      return "from velocity \(view.velocityY) to \(after.velocityY)"
    }
    return nil
  }

  /// A finger that lets go passes its velocity on.
  private func throwFault(_ vy: Double) -> String? {
    let pointer = coordinator.pointer
    let vertical = pointer.pointee.vertical
    let settings = pointer.pointee.settings
    let isThrow = vertical.kind == .fling || vertical.kind == .redirected || vertical.kind == .snap
    if !isThrow || !wasDragging || view.overscroll != 0 || kind != .none { return nil }
    // The header may snap from rest.
    if settings.input.repeatedFlings != .none || vertical.kind == .snap && vertical.velocity == 0 { return nil }
    let curve = settings.motion.flingCurve ?? settings.motion.preset.flingCurve
    let greatest = curve == .chromium ? FrictionDecay.chromiumSpeed : .infinity
    let expected = vy.clamped(-greatest, greatest)
    return isClose(vertical.velocity, expected, relative: 1e-9, scale: 1)
      ? nil : "thrown by \(vy), \(vertical.velocity)"
  }

  /// How far what is seen has come in a time, where that is further than its velocities carry it.
  func leap(after time: Double) -> String? {
    let after = coordinator.view
    if after.pageIndex != view.pageIndex || coordinator.pointer.pointee.isResizing { return nil }
    let way = (coordinator.seenPath - path).magnitude
    let speed = max(view.velocityY.magnitude, after.velocityY.magnitude)
    let rest = coordinator.pointer.pointee.physics.restDistance
    if way <= speed * time * 1.01 + 2 * rest + 1e-6 { return nil }
    return "\(way) in \(time), at \(view.velocityY) to \(after.velocityY)"
  }
}
