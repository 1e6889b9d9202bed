/// Changes of size: of the viewport, the header, a page's content.
extension Coordinator {
  /// Changes all settings at once, to what has been checked.
  public mutating func apply(_ all: UnsafePointer<AllSettings>) throws(Failure) {
    if all.pointee.settings.paging.lazy != settings.paging.lazy {
      throw Failure(.invalidState, "lazy: is fixed after creation")
    }
    if all.pointee.settings.axis != settings.axis {
      throw Failure(.invalidState, "axis: is fixed after creation")
    }
    try requireHeights(of: all.pointee.settings.layout)
    try makeRoom(for: all)
    takeOver(by: .settings)
    extras?.pointee.isResizing = false
    let refreshHeights = refreshHeights
    let wasHeldOpen = path.extent.minOuter < 0 && path.outer == path.extent.minOuter && !path.isMoving
    let endsChange = all.pointee.settings.paging.isEndless != settings.paging.isEndless && pages.count > 1
    let turned = all.pointee.settings.mirrorsAcross != settings.mirrorsAcross
    let next = StackLayout(all)
    let widthChanges = !next.isAsWide(as: layout)
    // Until the pager lies on its page it goes by the ends and the width it had.
    if widthChanges || turned || endsChange { alignPager() }
    adopt(all)
    if self.refreshHeights != refreshHeights {
      refresh.hold(0)
      finishRefreshesOfNoHeight()
    }
    lay(out: next, clampsOuter: true)
    if wasHeldOpen && !path.isMoving { path.put(at: Route.Place(outer: path.extent.minOuter, inner: path.inner)) }
    let rules = rules
    path.closeUnshown(rules)
    layOutTabs(from: 0)
    if pages.count > 0 { pages.needLive(loading, at: now, &output) }
    if pager.isMoving {
      let rules = pagerRules
      pager.enterCell(at: now, rules)
    }
    finish()
  }

  // MARK: Animated heights

  public mutating func setHeaderHeight(_ height: Double, animated: Bool) throws(Failure) {
    try require(height, within: 0, Limits.length, "height: must be from 0 to 1e12 points")
    var changed = settings.layout
    changed.headerHeight = height
    try requireHeights(of: changed)
    if animated { _ = try needExtras() }
    changeLayout(animated: animated) { $0.layout.headerHeight = height }
  }

  public mutating func setHoverHeight(_ height: Double, animated: Bool) throws(Failure) {
    try require(height, within: 0, Limits.length, "height: must be from 0 to 1e12 points")
    if animated { _ = try needExtras() }
    changeLayout(animated: animated) { $0.layout.hoverHeight = height }
  }

  /// Changes heights, and nothing across. If it is animated, there must be room for what few coordinators have.
  @inline(never)
  mutating func changeLayout(animated: Bool, _ change: (inout Settings) -> Void) {
    let setup = setup
    setup.pointee.change(change)
    let goal = setup.pointee.goal
    if animated, !settings.input.reducesMotion, let extras, layout.way(to: goal).greatest > 0 {
      extras.pointee.layoutAnimation = LayoutAnimation(
        from: layout, to: goal, after: isResizing ? extras.pointee.layoutAnimation : nil,
        restDistance: setup.physics.restDistance, at: now)
      extras.pointee.isResizing = true
      extras.pointee.resizingSteps = 0
      output.beginScroll(at: now)
      // What the layout does not decide holds at once.
      refit(.clamps)
    } else {
      extras?.pointee.isResizing = false
      lay(out: goal, clampsOuter: true)
    }
    finish()
  }

  /// A step of an animated height ends: the layout is what it is then.
  mutating func layOut(at time: Double) {
    guard let extras else { return }
    extras.pointee.resizingSteps += 1
    lay(out: extras.pointee.layoutAnimation.layout(atStep: extras.pointee.resizingSteps), clampsOuter: false)
    if time < extras.pointee.layoutAnimation.end { return }
    extras.pointee.isResizing = false
    pages.clampAll(but: path.page, setup)
  }

  /// Takes a layout: a collapsed header stays collapsed, else the outer keeps its offset, clamped. Ranges that have
  /// become shorter are kept at once.
  @inline(never)
  private mutating func lay(out next: StackLayout, clampsOuter isFinal: Bool) {
    let wasPinned = layout.range > 0 && path.outer >= layout.range
    let height = layout.pagerHeight
    let heightChanges = next.pagerHeight != height
    let setup = setup
    setup.pointee.lay(out: next)
    if heightChanges { keepEnds(before: height) }
    if isFinal && heightChanges { pages.clampAll(but: path.page, setup) }
    let rules = rules
    let staysShut = path.outer > path.extent.maxOuter
    path.fitHeader(wasPinned: wasPinned, rules)
    refit(.clamps, staysShut: staysShut)
  }

  // MARK: Ranges

  /// The ranges of the driven page, as a refresh or a load holds them open.
  mutating func currentExtent() -> Extent {
    let rules = rules
    var extent = rules.naturalExtent()
    extent.maxInner += setup.heldFooter(rules.page)
    if refresh.state.holdsOpen {
      if refresh.held == 0 { refresh.hold(heldHeight(of: path.page, refresh.state)) }
      extent.minOuter = -refresh.held
    }
    if path.page >= 0 && pages[path.page].refresh.holdsOpen {
      let held = -heldHeight(of: path.page, pages[path.page].refresh)
      if opensItself(path.page) {
        extent.minInner = held
      } else if held < extent.minOuter {
        extent.minOuter = held
      }
    }
    return extent
  }

  /// The driven page's ranges have changed, or another page is driven: what is seen stays if it can, a motion
  /// continues towards the new ends.
  /// - Parameters:
  ///   - before: the ranges by which the motion was planned, if the path has others already.
  ///   - staysShut: see `Path.fit`; nil for as it is.
  mutating func refit(_ fit: Path.Fit, from before: Extent? = nil, staysShut: Bool? = nil) {
    let extent = currentExtent()
    let staysShut = staysShut ?? (path.outer > (before ?? path.extent).maxOuter)
    let isSwipe = hand.gesture.axis == .horizontal && path.motion.kind == .bounce
    let isHeld = hand.holdsPath && !isSwipe
    let rules = rules
    path.fit(extent, from: before, fit, staysShut: staysShut, isHeld: isHeld, at: now, rules)
    followSnapArea()
    if path.isMoving {
      // What is watched lies by the new ranges.
      let rules = self.rules
      path.enterCell(at: now, rules)
    }
  }
}
