/// Bringing a stretch of a page into view: what has the focus, what was found.
extension Coordinator {
  /// - Parameters:
  ///   - page: nil for the current one; another is turned to first.
  ///   - y, height: in the page's content, points.
  public mutating func reveal(
    page: Int?, y: Double, height: Double, align: Align, animated: Bool
  ) throws(Failure) {
    try requireStretch(page, y, height)
    if currentIndex < 0 { return }
    let wanted = Reveal(y: y, height: height, align: align)
    let target = page ?? currentIndex
    if target == currentIndex && !pager.isMoving {
      scroll(to: place(for: wanted), animated: animated)
    } else if animated {
      let extras = try needExtras()
      turn(to: target, animated: true)
      extras.pointee.reveal = PendingReveal(wanted, page: target)
      revealWhatWaits()
    } else {
      turn(to: target, animated: false)
      scroll(to: place(for: wanted), animated: false)
    }
    commit()
  }

  func requireStretch(_ page: Int?, _ y: Double, _ height: Double) throws(Failure) {
    try require(y, within: -Limits.length, Limits.length, "y: must be within 1e12 points")
    try require(height, within: 0, Limits.length, "height: must be from 0 to 1e12 points")
    if let page { try require(page, within: 0, pages.count - 1, .outOfRange, "page: there is no such page") }
  }

  mutating func place(for wanted: Reveal) -> Route.Place {
    wanted.goal(
      from: Route.Place(outer: outer, inner: inner), extent: extent, pagerHeight: layout.pagerHeight,
      range: layout.range)
  }

  /// The page that was turned to has come to rest: what was to be revealed in it comes into view.
  mutating func revealWhatWaits() {
    guard let extras, let waiting = extras.pointee.reveal, !pager.isMoving else { return }
    extras.pointee.reveal = nil
    if waiting.page != currentIndex || gesture.isActive { return }
    let goal = place(for: waiting.reveal)
    if goal.outer == shownOuter && goal.inner == shownInner { return }
    startAnimation(to: goal, at: now)
    beginScroll()
  }
}
