/// Scroll indicators: whose shows, and where it is along its viewport.
extension Coordinator {
  /// Moves something, and notes which of the two scrolls that moved last.
  mutating func noting(_ move: (inout Coordinator) -> Void) {
    let (outerBefore, innerBefore, mover) = (shownOuter, shownInner, moverOfBounce)
    move(&self)
    noteMovement(outer: shownOuter - outerBefore, inner: shownInner - innerBefore, mover: mover)
  }

  /// The offsets as seen have moved by so much.
  /// - Parameter mover: what a bounce moves, whichever way it swings.
  @inline(never)
  mutating func noteMovement(outer outerMoved: Double, inner innerMoved: Double, mover bouncing: Indicator = .none) {
    if movementIsNoted { return }
    var mover = lastMoved
    // Less is no movement but the end of a sum.
    let (outerDid, innerDid) = (abs(outerMoved) > 1e-9, abs(innerMoved) > 1e-9)
    if bouncing != .none {
      if outerDid || innerDid { mover = bouncing }
    } else if outerDid {
      mover = innerDid ? lastOfBoth(up: outerMoved > 0) : .outer
    } else if innerDid {
      mover = .page
    }
    if mover == lastMoved || !isScrolling { return }
    lastMoved = mover
    commitIndicator()
  }

  /// What a bounce counts as moving: that which was pulled.
  var moverOfBounce: Indicator {
    mutating get { vertical.kind == .bounce ? (overscroll.owner == .whole ? .outer : .page) : .none }
  }

  /// Where both moved in one call, the one that moved last by the order in which they move.
  private mutating func lastOfBoth(up: Bool) -> Indicator {
    if movesDirectly { return up ? .page : .outer }
    if shownInner < 0 { return .page }
    if up { return shownInner > 0 ? .page : .outer }
    switch settings.headerMotion {
    case .headerFirst, .fixed: return .outer
    // As long as the outer is on its way it is before the page: what moved that first was turned round.
    case .quickReturn: return shownOuter > 0 ? .outer : .page
    case .contentFirst: return gesture.beganAbovePager && shownOuter <= 0 ? .page : .outer
    case .quickReturnMinimum: return shownOuter != routeRules().returnOuter ? .outer : .page
    }
  }

  /// The indicator follows what moved last, by the setting and where there is something to scroll.
  mutating func commitIndicator() {
    var shown = lastMoved
    switch currentPage.indicators ?? settings.indicators {
    case .none: shown = .none
    case .page: if shown == .outer { shown = .none }
    case .switching: break
    }
    if shown == .outer && !(extent.maxOuter > 0) || shown == .page && !(extent.maxInner > 0) { shown = .none }
    if shown.rawValue == view.indicator { return }
    view.indicator = shown.rawValue
    var event = Event(.indicatorsChanged, at: now)
    event.state = UInt8(truncatingIfNeeded: shown.rawValue)
    push(event)
  }

  @inline(__always)
  mutating func refreshPageBar(inner: Double) {
    if overscroll.owner == .none && inner >= 0 {
      view.pageBarPosition = inner * pageBarScale
      view.pageBarLength = layout.pagerHeight * pageBarScale
    } else {
      refreshShortenedPageBar(inner: inner)
    }
  }

  /// Beyond an end there is less of the page to see.
  @inline(never)
  private mutating func refreshShortenedPageBar(inner: Double) {
    let viewport = layout.pagerHeight
    let bar = ScrollBar(offset: inner, viewport: viewport, content: viewport + extent.maxInner)
    view.pageBarPosition = bar.position
    view.pageBarLength = bar.length
  }

  @inline(__always)
  mutating func refreshOuterBar(outer: Double) {
    let viewport = settings.layout.viewportHeight
    let content = viewport + extent.maxOuter
    if outer >= 0 && outer <= extent.maxOuter && content > 0 {
      let scale = viewport / content
      view.outerBarPosition = outer * scale
      view.outerBarLength = viewport * scale
    } else {
      let bar = ScrollBar(offset: outer, viewport: viewport, content: content)
      view.outerBarPosition = bar.position
      view.outerBarLength = bar.length
    }
  }
}
