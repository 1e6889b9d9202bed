/// A stretch of a page's content that is to come into view, and its place there.
struct Reveal: Equatable {
  /// In the page's content, points.
  var y: Double
  var height: Double
  var align: Align

  /// The place that brings it into view.
  func place(from place: Route.Place, in extent: Extent, _ rules: PathRules) -> Route.Place {
    let layout = rules.setup.pointee.layout
    let (height, range) = (layout.pagerHeight, layout.range)
    if !rules.page.growsUp { return goal(from: place, extent: extent, pagerHeight: height, range: range) }
    var stretch = self
    stretch.y += Fit.room(beside: rules.page.contentHeight, in: height)
    return stretch.goalBehindHeader(from: place, extent: extent, pagerHeight: height, range: range)
  }

  /// The same if content begins below the header. The visible part of a page is from its offset to the viewport's
  /// lower edge: under a header that is open less than the pager's height.
  func goal(from place: Route.Place, extent: Extent, pagerHeight: Double, range: Double) -> Route.Place {
    let (start, end) = (y, y + height)
    let hidden = range - place.outer
    let seen = (start: place.inner, end: place.inner + pagerHeight - (hidden > 0 ? hidden : 0))
    switch align {
    case .start: return toStart(start, from: place, extent: extent)
    case .end:
      if height > pagerHeight { return toStart(start, from: place, extent: extent) }
      return toEnd(end, extent: extent, pagerHeight: pagerHeight, range: range)
    case .center:
      if height > pagerHeight { return toStart(start, from: place, extent: extent) }
      return toCenter((start + end) / 2, extent: extent, pagerHeight: pagerHeight, range: range)
    case .nearest:
      if start < seen.start && end > seen.end || start >= seen.start && end <= seen.end { return place }
      let isLonger = height > seen.end - seen.start
      if (start < seen.start) != isLonger { return toStart(start, from: place, extent: extent) }
      return end > seen.end
        ? up(by: end - seen.end, from: place, extent: extent)
        : toEnd(end, extent: extent, pagerHeight: pagerHeight, range: range)
    }
  }

  /// The same if the content lies as if the header were collapsed, and an open header covers its beginning: it
  /// collapses if the stretch lies behind it, or if the page is scrolled.
  private func goalBehindHeader(from place: Route.Place, extent: Extent, pagerHeight: Double, range: Double)
    -> Route.Place
  {
    let (start, toEnd) = (y, y + height - pagerHeight)
    let isLonger = height > pagerHeight
    let hidden = range - place.outer
    let seen = place.inner + (hidden > 0 ? hidden : 0)
    var inner = start
    switch align {
    case .start: break
    case .end: if !isLonger { inner = toEnd }
    case .center: if !isLonger { inner = (start + toEnd) / 2 }
    case .nearest:
      if start >= seen && toEnd <= place.inner || start < seen && toEnd > place.inner { return place }
      // What lies behind the header alone is seen once that is collapsed.
      if start < seen { inner = isLonger ? toEnd : (start < place.inner ? start : place.inner) }
      if toEnd > place.inner { inner = isLonger ? start : toEnd }
    }
    inner = inner.clamped(0, extent.maxInner)
    let isCovered = start - inner < hidden
    return Route.Place(outer: isCovered || inner > 0 ? extent.maxOuter : place.outer, inner: inner)
  }

  /// To the page's top, which the header leaves alone if the content's own top is wanted.
  private func toStart(_ start: Double, from place: Route.Place, extent: Extent) -> Route.Place {
    let inner = start.clamped(0, extent.maxInner)
    let opens = inner <= 0 || place.outer > extent.maxOuter
    return Route.Place(outer: opens ? place.outer : extent.maxOuter, inner: inner)
  }

  /// To the lower edge: the header collapses first, then the page moves.
  private func toEnd(_ end: Double, extent: Extent, pagerHeight: Double, range: Double) -> Route.Place {
    let way = end - pagerHeight + range
    return onPath(way, extent: extent)
  }

  private func toCenter(_ center: Double, extent: Extent, pagerHeight: Double, range: Double) -> Route.Place {
    // With the page at its top the middle of what is seen moves half as fast as the header.
    let outer = 2 * center - pagerHeight + range
    if outer <= extent.maxOuter { return Route.Place(outer: outer.clamped(0, extent.maxOuter), inner: 0) }
    let inner = center - (pagerHeight - (range - extent.maxOuter)) / 2
    return Route.Place(outer: extent.maxOuter, inner: inner.clamped(0, extent.maxInner))
  }

  private func up(by way: Double, from place: Route.Place, extent: Extent) -> Route.Place {
    let room = extent.maxOuter > place.outer ? extent.maxOuter - place.outer : 0
    let inner = (place.inner + way - (way < room ? way : room)).clamped(0, extent.maxInner)
    // The sum of both may be a rounding beyond the end.
    let end = room > 0 ? extent.maxOuter : place.outer
    return Route.Place(outer: way < room ? place.outer + way : end, inner: inner)
  }

  private func onPath(_ way: Double, extent: Extent) -> Route.Place {
    let outer = way.clamped(0, extent.maxOuter)
    return Route.Place(outer: outer, inner: (way - outer).clamped(0, extent.maxInner))
  }

  mutating func archive(_ archive: inout Archive) {
    archive.place(&y)
    archive.length(&height)
    archive.choice(&align)
  }
}

/// A stretch of a page that is being turned to.
struct PendingReveal {
  var reveal: Reveal
  var page: Int

  init(_ reveal: Reveal, page: Int) {
    self.reveal = reveal
    self.page = page
  }
}
