/// The hover bar hides by direction or by time, and comes back: `HoverHiding` says how. Nothing else moves with it;
/// pages that are to be seen in its place continue behind it, with `pagerUnderPinned`.
extension Coordinator {
  /// How far it is out of its place now.
  var hoverHidden: Double { mutating get { hoverCanHide ? hoverHiddenNow() : 0 } }

  @inline(__always)
  private var hoverCanHide: Bool {
    guard let extras else { return false }
    return extras.pointee.hover.rule != .never
  }

  @inline(never)
  private mutating func hoverHiddenNow() -> Double {
    guard let extras else { return 0 }
    return extras.pointee.hover.hidden(
      path.place, page: path.page, height: layout.hoverHeight, mayGrow: hoverMayHide, at: now)
  }

  /// Scrolling up hides it further.
  private var hoverMayHide: Bool { mutating get { path.outer >= layout.range && !pager.turn.isActive } }

  /// The bar is about to move: by itself, or with the page.
  mutating func hoverMoves() -> Bool {
    guard hoverCanHide, let extras else { return false }
    if extras.pointee.hover.isMoving { return true }
    if extras.pointee.hover.rule != .byDirection || !path.isMoving { return false }
    let hidden = hoverHidden
    return path.lastHeading > 0 ? hidden < layout.hoverHeight && hoverMayHide : hidden > 0
  }

  /// The setting has changed: without it the bar is in its place at once.
  @inline(never)
  mutating func noteHoverRule() {
    guard let extras else { return }
    let rule = setup.pointee.fine { $0.hoverHides }
    if extras.pointee.hover.rule == rule { return }
    let hidden = rule == .never ? 0 : hoverHidden
    extras.pointee.hover = HoverHiding()
    extras.pointee.hover.rule = rule
    extras.pointee.hover.note(hidden, path.place, page: path.page)
  }

  /// The end of a call or an instant.
  @inline(__always)
  mutating func settleHover() { if hoverCanHide { settleHidingHover() } }

  @inline(never)
  private mutating func settleHidingHover() {
    guard let extras else { return }
    let hover = extras.pointee.hover
    let (place, height) = (path.place, layout.hoverHeight)
    let hidden = hoverHidden.clamped(0, height)
    let hasTurned = path.page != hover.page
    let hasMoved = hover.isElsewhere(place, page: path.page)
    let arrives = now >= hover.end
    let isTurning = pager.turn.isActive
    if arrives || !hasTurned && !isTurning && (hasMoved || path.isMoving) { extras.pointee.hover.stop(at: hidden) }
    extras.pointee.hover.note(hidden, place, page: path.page)
    let mayHide = height > 0 && path.outer >= layout.range && place.inner >= height
    if hover.rule == .byDirection {
      if !isTurning && (path.isMoving || hand.gesture.holds || holdsWheel) { return }
      let hides = mayHide && !hasTurned && !isTurning && hidden >= height / 2
      return moveHover(from: hidden, to: hides ? height : 0)
    }
    let isQuiet =
      !path.isMoving && !pager.isMoving && !hand.gesture.holds && !hand.isPressing && !holdsWheel
      && !extras.pointee.isMoving
    // A finger that moves the path within its guard is not looked at: any place counts as another then.
    if !isQuiet { extras.pointee.hover.note(hidden, Route.Place(outer: 0, inner: -1), page: path.page) }
    if hasMoved || !isQuiet {
      extras.pointee.hover.isArmed = true
      extras.pointee.hover.hidesAt = .infinity
      moveHover(from: hidden, to: 0)
    } else if !mayHide {
      moveHover(from: hidden, to: 0)
    }
    if isQuiet && mayHide && extras.pointee.hover.isArmed {
      let next = now + setup.pointee.fine { $0.hoverHideDelay }
      extras.pointee.hover.isArmed = false
      extras.pointee.hover.hidesAt = next < Limits.time ? next : .infinity
    } else if now >= extras.pointee.hover.hidesAt {
      extras.pointee.hover.hidesAt = .infinity
      if mayHide { moveHover(from: hidden, to: height) }
    }
  }

  /// A finger has moved the path within its guard: a bar that follows goes with it, as at the end of any call.
  @inline(never)
  mutating func followHover() {
    guard let extras, extras.pointee.hover.follows else { return }
    extras.pointee.hover.note(hoverHiddenNow(), path.place, page: path.page)
    showHidingHover()
  }

  /// If something scrolls, it is part of that movement, which settles when the bar has arrived. Else all is at rest
  /// meanwhile, for settled is the last of its call.
  private mutating func moveHover(from hidden: Double, to goal: Double) {
    guard let extras else { return }
    if extras.pointee.hover.isMoving && (extras.pointee.hover.goal == goal || goal > 0) { return }
    if hidden == goal { return extras.pointee.hover.stop(at: goal) }
    if settings.input.reducesMotion { return extras.pointee.hover.stop(at: goal) }
    extras.pointee.hover.move(from: hidden, to: goal, at: now)
  }

  /// The place at which the bar is drawn. What the outer offset decides has been shown.
  @inline(__always)
  mutating func showHover() { if hoverCanHide { showHidingHover() } }

  /// The same where it can hide.
  @inline(never)
  mutating func showHidingHover() {
    let (hoverTop, pinnedTop) = (setup.pointee.layout.hoverTop, setup.pointee.layout.pinnedTop)
    let below = hoverTop - output.view.outer
    let top = (below > pinnedTop ? below : pinnedTop) - hoverHiddenNow()
    output.show { $0.hover.y = top }
  }
}
