extension PathMotion {
  mutating func archive(_ archive: inout Archive) {
    archive.choice(&kind)
    archive.choice(&sequel)
    archive.choice(&edge)
    archive.choice(&cause)
    archiveCell(&archive)
    curve.archive(&archive)
    archive.numbers(&route)
    archive.number(&start)
    archive.number(&end)
    archive.number(&goal)
    archive.number(&pageOffset)
    archive.number(&pageVelocity)
    archive.number(&velocity)
    leadsTo.archive(&archive)
    if case .still = curve { archive.demand(kind == .none || start == end) }
  }
}

extension Overscroll {
  mutating func archive(_ archive: inout Archive) {
    // Held close to the point at which the band reaches the least slope it can have: as far as the raw overshoot would
    // be.
    archive.number(&raw, -1e18, 1e18)
    archive.number(&aside, -1e18, 1e18)
    archive.number(&outer, -Limits.overscroll, Limits.overscroll)
    archive.number(&inner, -Limits.overscroll, Limits.overscroll)
    archive.choice(&owner)
    archive.flag(&isBeyondLimit)
  }
}
