/// Scroll indicators: whose shows, and where it is along its viewport.
extension Coordinator {
  /// The offsets as seen have moved.
  @inline(__always)
  mutating func noteMovement(outer outerMoved: Bool, inner innerMoved: Bool, up: Bool) {
    let mover = outerMoved ? (innerMoved ? lastOfBoth(up: up) : .outer) : (innerMoved ? .page : lastMoved)
    if mover == lastMoved || !isScrolling { return }
    lastMoved = mover
    commitIndicator()
  }

  /// Where both moved in one call, the one that moved last by the order in which they move.
  private mutating func lastOfBoth(up: Bool) -> Indicator {
    if up { return shownInner > 0 ? .page : .outer }
    if shownInner < 0 { return .page }
    switch settings.headerMotion {
    case .headerFirst, .fixed: return .outer
    case .quickReturn: return .page
    case .contentFirst: return gesture.beganAbovePager ? .page : .outer
    case .quickReturnMinimum: return shownOuter < routeRules().returnOuter ? .outer : .page
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
    let viewport = layout.pagerHeight
    let bar = ScrollBar(offset: inner, viewport: viewport, content: viewport + extent.maxInner)
    view.pageBarPosition = bar.position
    view.pageBarLength = bar.length
  }

  @inline(__always)
  mutating func refreshOuterBar(outer: Double) {
    let viewport = settings.layout.viewportHeight
    let bar = ScrollBar(offset: outer, viewport: viewport, content: viewport + extent.maxOuter)
    view.outerBarPosition = bar.position
    view.outerBarLength = bar.length
  }
}
