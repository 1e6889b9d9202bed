/// Lengths along a strip of tabs, from where reading begins.
struct TabSpan: Equatable {
  var start: Double
  var width: Double

  /// Between two items.
  static func between(_ a: TabSpan, _ b: TabSpan, _ share: Double) -> TabSpan {
    TabSpan(start: a.start + (b.start - a.start) * share, width: a.width + (b.width - a.width) * share)
  }

  /// The indicator of an item: centred in it, and no wider.
  /// - Parameter wanted: its width; 0: the item's.
  func indicator(width wanted: Double) -> TabSpan {
    let width = wanted > 0 && wanted < self.width ? wanted : self.width
    return TabSpan(start: start + (self.width - width) / 2, width: width)
  }

  /// How far a strip is scrolled that holds this item where the alignment says.
  /// - Parameters:
  ///   - offset: how far it is scrolled now.
  ///   - strip, port: the lengths of all items and of the room for them.
  func offset(_ alignment: TabAlignment, from offset: Double, strip: Double, port: Double) -> Double {
    let greatest = strip > port ? strip - port : 0
    switch alignment {
    case .start: return start.clamped(0, greatest)
    case .center: return (start + width / 2 - port / 2).clamped(0, greatest)
    case .nearest:
      // An item wider than the room shows its beginning.
      let least = start + width - port
      let wanted = least < start ? offset.clamped(least, start) : start
      return wanted.clamped(0, greatest)
    }
  }
}

/// How far the strip of tabs is scrolled where the pager rests, points.
struct TabStrip: ~Copyable {
  private(set) var offsetAtRest = 0.0
  /// What a pager that turns shows is linear in its offset.
  private(set) var isLinear = false
  /// Where items are equally wide: from the start of one to that of the next, and of the indicator.
  private(set) var share = 0.0
  private(set) var indicatorWidth = 0.0

  mutating func setSteady(isLinear: Bool, share: Double, wanted: Double) {
    self.isLinear = isLinear
    self.share = share
    indicatorWidth = wanted > 0 && wanted < share ? wanted : share
  }

  mutating func rest(at offset: Double) { offsetAtRest = offset }

  mutating func archive(_ archive: inout Archive) { archive.number(&offsetAtRest) }
}
