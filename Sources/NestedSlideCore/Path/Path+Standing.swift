/// The state of the path that a finger moves. A drag continues from the state that a frame has left.
extension Path {
  struct Standing: Equatable {
    var page = -1
    var outer = 0.0
    var inner = 0.0
    var overscroll = Overscroll()
    var extent = Extent(maxOuter: 0, maxInner: 0)
    var lastHeading: Int8 = 0
    var lastMoved = Indicator.none
  }

  var standing: Standing {
    Standing(
      page: page, outer: outer, inner: inner, overscroll: overscroll, extent: extent, lastHeading: lastHeading,
      lastMoved: lastMoved)
  }

  /// Stands as it did, with the same page and ranges. What moves it stays.
  mutating func stand(_ standing: Standing) {
    move(to: Route.Place(outer: standing.outer, inner: standing.inner))
    withOverscroll { $0 = standing.overscroll }
    note(heading: standing.lastHeading)
    note(moved: standing.lastMoved)
  }
}

extension Pager {
  struct Standing: Equatable {
    var origin = 0
    var offset = 0.0
    var raw = 0.0
  }

  var standing: Standing { Standing(origin: origin, offset: offset, raw: raw) }

  /// Stands as it did, on the same pages.
  mutating func stand(_ standing: Standing) { move(to: standing.offset, raw: standing.raw) }
}
