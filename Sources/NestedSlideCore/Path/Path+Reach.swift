/// How far a finger may move the path before anything happens but that it moves.
extension Path {
  /// A finger's guard: the interval of one offset within which a move changes nothing but numbers. The upper bound does
  /// not belong to it: there the header is pinned, or the page is at its end.
  struct Reach {
    /// What is noted as having moved; none if there is no guard.
    var mover = Indicator.none
    /// The offset is that of the raw pull beyond an end.
    var isPull = false
    /// The offset is the pager's. Neither bound belongs to it: there the two directions are not alike.
    var isAcross = false
    var low = 0.0
    var high = 0.0
    /// No less than this, by which down from any place in it another one of the two moves.
    var leastStep = -Double.infinity

    /// Compared one by one, as nearly all moves are allowed.
    @inline(__always)
    func allows(_ step: Double, from before: Double, to after: Double) -> Bool {
      _fastPath(after >= low) && _fastPath(after < high) && _fastPath(after != before) && _fastPath(step >= leastStep)
    }
  }

  /// How far a finger can move before anything happens.
  mutating func fingerReach(_ rules: PathRules) -> Reach {
    if isMoving || page < 0 { return Reach() }
    if !overscroll.isZero { return pullReach }
    // With other header motions the two directions move different things.
    let isSymmetric = rules.motion == .headerFirst || rules.motion == .fixed
    let leastStep = isSymmetric ? -Double.infinity : 0
    let watched = rules.watched - outer - inner
    // At the seam the next step may move either; the page, if it is the page that has come there.
    if outer >= extent.maxOuter && (inner > 0 || inner == 0 && lastMoved == .page) {
      var reach = Reach(mover: .page, low: 0, high: extent.maxInner, leastStep: leastStep)
      limit(&reach, inner, watched, rules)
      return reach
    }
    if inner == 0 && outer >= 0 && outer < extent.maxOuter {
      // That the header has opened has to be told of.
      let least = Double.leastNonzeroMagnitude
      var reach = Reach(mover: .outer, low: least, high: extent.maxOuter, leastStep: leastStep)
      limit(&reach, outer, watched, rules)
      return reach
    }
    return Reach()
  }

  /// Of what is pulled beyond an end: all of it, until it is closed.
  private var pullReach: Reach {
    if overscroll.owner == .edge { return Reach() }
    let most = Overscroll.greatestRaw
    let mover = moverBeyond
    if overscroll.raw < 0 { return Reach(mover: mover, isPull: true, low: -most, high: 0) }
    let least = Double.leastNonzeroMagnitude
    return overscroll.raw > 0 ? Reach(mover: mover, isPull: true, low: least, high: most) : Reach()
  }

  var moverBeyond: Indicator { overscroll.owner == .whole ? .outer : .page }

  /// What is watched is a bound too: the upper one, or the lower one if the page becomes longer above. A move beyond it
  /// has to be told of.
  /// - Parameter watched: how far it is from the path's place.
  private func limit(_ reach: inout Reach, _ offset: Double, _ watched: Double, _ rules: PathRules) {
    if watched == .infinity { return }
    if rules.watchesTop ? watched > 0 : watched < 0 {
      (reach.low, reach.high) = (offset, offset)
    } else if rules.watchesTop {
      if offset + watched > reach.low { reach.low = offset + watched }
    } else if offset + watched < reach.high {
      reach.high = offset + watched
    }
  }
}
