/// What becomes of movements beyond the ends, and what the ends are given that show nothing of it.
extension Coordinator {
  /// The part of a movement beyond the ends that goes outwards.
  mutating func chained(dx: Double, dy: Double) -> (dx: Double, dy: Double) {
    let chaining = settings.input.chaining
    let towardsStart = (dx * setup.readingDirection) < 0
    return (
      dx: (towardsStart ? chaining.start : chaining.end) == .auto ? dx : 0,
      dy: (dy < 0 ? chaining.top : chaining.bottom) == .auto ? dy : 0
    )
  }

  /// A finger has pulled beyond an end that shows nothing of it.
  mutating func pullEdge(dx: Double, dy: Double) {
    pending.edge.pullX += dx
    pending.edge.pullY += dy
    attention.insert(.pulledEdge)
  }

  /// The finger has turned, or has lifted.
  mutating func releaseEdge() {
    attention.remove(.pulledEdge)
    pending.edge.pullX = 0
    pending.edge.pullY = 0
  }

  /// A fling has come to an end of the path that does not give.
  @inline(never)
  mutating func absorbFling(_ velocity: Double, at time: Double) {
    let rules = rules
    if goesOnOutwards(top: velocity < 0, rules) { return }
    let owner = rules.overscrollOwner(top: velocity < 0, path.extent)
    if owner != .none && owner != .edge { return }
    pending.edge.velocityY = velocity
    output.tell(.flingLeft, index: path.page, at: time)
  }

  /// Whether what a fling has left at an end is booked with a coordinator around this one.
  func goesOnOutwards(top: Bool, _ rules: PathRules) -> Bool {
    rules.handsOn(top: top) && movedFirst != .inside
  }

  /// What the ends were given.
  public var edge: Edge {
    mutating get {
      var given = pending.edge
      if path.overscroll.owner == .edge { given.pullY += path.overscroll.raw }
      if pagerRules.showsEdge { given.pullX += pager.raw * setup.readingDirection }
      return given
    }
  }

  /// What the ends show of it, with `showsEdges`: it follows a pull by a rubber band and springs back, points.
  public var shownEdge: (x: Double, y: Double) {
    mutating get {
      let rules = pagerRules
      return (pager.shownEdge(at: now, rules) * setup.readingDirection, path.overscroll.edge)
    }
  }
}
