/// Content above what is seen has changed: the page's offset and what moves it follow, so that nothing jumps.
extension Coordinator {
  /// Sets a page's content height and moves its offset by `shift` points.
  public mutating func shiftPage(_ index: Int, height: Double, by shift: Double) throws(Failure) {
    try requirePage(index)
    try requireHeight(height)
    try require(shift, within: -Limits.length, Limits.length, "shift: must be within 1e12 points")
    try requireNoList(index)
    fit(page: index, height: height, shift: shift)
  }

  mutating func fit(page index: Int, height: Double, shift: Double) {
    if height > pages[index].contentHeight { pages[index].isLoading = false }
    pages[index].contentHeight = height
    if index == currentIndex {
      if shift != 0 { shiftCurrentPage(by: shift) }
      refitExtent()
    } else {
      let offset = pages[index].offset + shift
      // Held open it stays so.
      if offset >= 0 || pages[index].offset >= 0 { pages[index].offset = offset > 0 ? offset : 0 }
      clampPage(index)
    }
    commit()
  }

  private mutating func shiftCurrentPage(by shift: Double) {
    measureExtent()
    // That its offset is another is no movement.
    pageHasTurned = true
    let velocity = vertical.velocity
    inner += shift
    let isTakenIn = takeInPulledTop(shift)
    if inner < extent.minInner { inner = extent.minInner }
    switch vertical.kind {
    case .none, .fling: break
    case .bounce:
      if isTakenIn {
        // It is within the range now: what would have come back goes on.
        vertical = VerticalMotion()
        if velocity != 0 { startFling(velocity, at: now) }
      }
    case .redirected, .animation, .snap:
      // What leads to the top leads there still.
      if vertical.goesToTop || vertical.rest.inner <= 0 { break }
      vertical.rest.inner += shift
      vertical.route.shiftInner(by: shift)
    }
  }

  /// Of what a page is pulled down beyond its top, the content that has come there takes in what it can. True where that
  /// is all of it.
  private mutating func takeInPulledTop(_ shift: Double) -> Bool {
    if overscroll.owner != .page || !(overscroll.inner < 0) || !(shift > 0) { return false }
    let taken = shift < -overscroll.inner ? shift : -overscroll.inner
    inner -= taken
    overscroll.inner += taken
    holdWhatIsLeft()
    return overscroll.isZero
  }

  // MARK: What is being revealed

  /// What is being brought into view has moved within its page.
  /// - Parameter page: nil for the current one.
  public mutating func retargetReveal(
    page: Int?, y: Double, height: Double, align: Align
  ) throws(Failure) {
    try requireStretch(page, y, height)
    let wanted = Reveal(y: y, height: height, align: align)
    let target = page ?? currentIndex
    if let extras, extras.pointee.reveal?.page == target {
      extras.pointee.reveal?.reveal = wanted
    } else if target == currentIndex && isRevealing {
      let goal = place(for: wanted)
      if goal.outer != vertical.rest.outer || goal.inner != vertical.rest.inner {
        retargetAnimation(to: goal)
        viewIsStale = true
      }
    }
    commit()
  }

  /// A motion that could bring something into view is under way.
  var isRevealing: Bool {
    mutating get { vertical.kind == .animation && !vertical.isStepped && !vertical.goesToTop }
  }
}
