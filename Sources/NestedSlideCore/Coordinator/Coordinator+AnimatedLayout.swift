/// Header and hover bar that come, go and change their height while one looks: the layout follows a spring, and the
/// offsets follow the layout as they do when it changes at once.
extension Coordinator {
  var isResizing: Bool { mutating get { otherMotions.contains(.resizing) } }

  public mutating func setHeaderHeight(_ height: Double, animated: Bool) throws(Failure) {
    try require(height, within: 0, Limits.length, "height: must be from 0 to 1e12 points")
    var changed = settings
    changed.layout.headerHeight = height
    try requireHeights(of: changed)
    if animated { _ = try needExtras() }
    changeLayout(to: changed, animated: animated)
  }

  public mutating func setHoverHeight(_ height: Double, animated: Bool) throws(Failure) {
    try require(height, within: 0, Limits.length, "height: must be from 0 to 1e12 points")
    var changed = settings
    changed.layout.hoverHeight = height
    if animated { _ = try needExtras() }
    changeLayout(to: changed, animated: animated)
  }

  /// Changes heights, and nothing across. Where it is animated there must be room for what few coordinators have.
  mutating func changeLayout(to changed: Settings, animated: Bool) {
    let goal = StackLayout(changed.layout, headerIsFixed: changed.headerMotion == .fixed)
    settings = changed
    if animated, let extras, layout.way(to: goal).greatest > 0 {
      extras.pointee.layoutAnimation = LayoutAnimation(
        from: layout, to: goal, after: isResizing ? extras.pointee.layoutAnimation : nil,
        restDistance: physics.restDistance, at: now)
      otherMotions.insert(.resizing)
      beginScroll()
      // What the layout does not decide holds at once.
      refitExtent()
    } else {
      otherMotions.remove(.resizing)
      lay(out: goal)
      clampHiddenPages()
    }
    commit()
  }

  /// Brings motions and layout to what they are at `time`.
  mutating func runResizing(to time: Double) {
    guard let extras else { return }
    while isResizing && vertical.isActive {
      let next = extras.pointee.layoutAnimation.stepEnd(after: now)
      if next > time { break }
      runNoting(to: next)
      layOut(at: next)
    }
    // Where it turns round the ranges are at their least or greatest: no frame may miss that.
    let turn = extras.pointee.layoutAnimation.turn
    if isResizing && !vertical.isActive && now < turn && turn < time {
      runNoting(to: turn)
      layOut(at: turn)
    }
    runNoting(to: time)
    if isResizing && !vertical.isActive { layOut(at: time) }
    movementIsNoted = true
    viewIsStale = true
  }

  /// Runs the motions and notes what they move: what a layout takes with it does not count.
  private mutating func runNoting(to time: Double) {
    noting { $0.runMotions(to: time) }
    movementIsNoted = false
  }

  private mutating func layOut(at time: Double) {
    guard let extras else { return }
    lay(out: extras.pointee.layoutAnimation.layout(at: time))
    if time < extras.pointee.layoutAnimation.end { return }
    otherMotions.remove(.resizing)
    clampHiddenPages()
  }

  /// Takes a layout: a collapsed header stays collapsed, else the outer keeps its offset, clamped.
  private mutating func lay(out next: StackLayout) {
    let wasPinned = layout.range > 0 && isPinned
    layout = next
    outer = wasPinned ? layout.range : outer.clamped(extent.minOuter, layout.range)
    if overscroll.raw != 0 { overscroll.pull(to: overscroll.raw, bands: bands) }
    refitExtent()
  }
}
