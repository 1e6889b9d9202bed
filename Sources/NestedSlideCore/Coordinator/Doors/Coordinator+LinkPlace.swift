/// The place of a linked coordinator in the page around it.
///
///     the outer page's content ──┬───────────────
///                                │ place.y
///                                ├─ own view ─┐ ← its corner is what `origin` tells
///                                │            │
extension Coordinator {
  /// - Parameters:
  ///   - page: of the coordinator around; nil: it is not told any longer.
  ///   - y: the start of the own viewport in its content, points.
  public mutating func setLinkPlace(page: Int?, y: Double) throws(Failure) {
    try require(y, within: -Limits.length, Limits.length, "y: must be within 1e12 points")
    guard let extras, !linkedAxes.isEmpty, surroundings.count > 0 else {
      throw Failure(.invalidState, "inner: is not linked")
    }
    if let page {
      try require(page, within: 0, surroundings[0].pointee.pages.count - 1, .outOfRange, "page: there is no such page")
    }
    extras.pointee.link.place = (page ?? -1, y)
  }

  // MARK: Own coordinates

  /// The corner of the own view in the window, but for what never changes while fingers are down.
  private var origin: (x: Double, y: Double) {
    mutating get {
      withRow { row in
        var origin = (x: 0.0, y: 0.0)
        for index in 0..<row.around.count {
          guard let link = row[index].pointee.extras?.pointee.link, link.hasOwnCoordinates else { break }
          let corner = row.around[index].pointee.contentCorner(ofPage: link.place.page)
          origin = (origin.x + corner.x, origin.y + corner.y)
        }
        return origin
      }
    }
  }

  /// The first pointer goes down: what follows is measured from the view's present place.
  mutating func noteOrigin() {
    if let extras, extras.pointee.link.hasOwnCoordinates { extras.pointee.link.origin = origin }
  }

  /// A pointer's place as the engine has it: turned, and as if the own view had kept its place of the time when the
  /// first pointer went down.
  @inline(never)
  public mutating func attendedPlace(_ x: Double, _ y: Double) throws(Failure) -> (x: Double, y: Double) {
    var (x, y) = try attendedTurn?.place(x, y) ?? (x, y)
    let way = wayOfOwnView
    if way.x == 0 && way.y == 0 { return (x, y) }
    try require(x, within: -Limits.length, Limits.length, "x: must be within 1e12 points")
    try require(y, within: -Limits.length, Limits.length, "y: must be within 1e12 points")
    x = (x + way.x).clamped(-Limits.length, Limits.length)
    y = (y + way.y).clamped(-Limits.length, Limits.length)
    return (x, y)
  }

  /// How far the own view has moved since the first pointer went down; 0 if that does not count.
  @inline(never)
  var wayOfOwnView: (x: Double, y: Double) {
    mutating get {
      guard hand.hasPointers, let extras, extras.pointee.link.hasOwnCoordinates else { return (0, 0) }
      let (before, now) = (extras.pointee.link.origin, origin)
      return (now.x - before.x, now.y - before.y)
    }
  }

  // MARK: Revealing

  /// What has come into view here comes into view around: each one brings into its view what of the stretch is seen in
  /// the one inside it, and stays if all of that is seen already.
  /// - Parameters:
  ///   - y, height: in the own viewport, when the motion rests.
  mutating func revealAround(_ y: Double, _ height: Double, animated: Bool) {
    withRow { row in
      var stretch: (y: Double, height: Double)? = (y, height)
      for index in 0..<row.around.count {
        let (inner, outer) = (row[index], row.around[index])
        guard let seen = stretch, let place = inner.pointee.extras?.pointee.link.place else { return }
        if place.page < 0 || place.page >= outer.pointee.pages.count || outer.pointee.hand.gesture.isActive { return }
        outer.pointee.catchUp(to: inner.pointee.now)
        stretch = try? outer.pointee.revealHere(
          Reveal(y: place.y + seen.y, height: seen.height, align: .nearest), page: place.page, animated: animated)
        outer.pointee.finish()
      }
    }
  }

  /// What is seen of a stretch of the page's content when the motion rests, in the viewport.
  mutating func seenAtRest(_ wanted: Reveal) -> (y: Double, height: Double) {
    let goal = path.isMoving ? path.motion.rest : path.place
    let frames = StackFrames(layout, setup.pointee.settings.layout, outer: goal.outer)
    let content = frames.pager.y - goal.inner + (path.page >= 0 ? lead(ofPage: path.page, outer: goal.outer) : 0)
    let bottom = frames.pager.y + frames.pager.height
    let start = (content + wanted.y).clamped(frames.pager.y, bottom)
    return (start, (content + wanted.y + wanted.height).clamped(start, bottom) - start)
  }
}
