import NestedSlideCore

/// Where the path is, worked out as a host would: from the snapshot, the settings and the current page.
extension TestCoordinator {
  /// What the snapshot shows, taken apart into offsets within their ranges and the overshoot beyond them.
  struct Place {
    var outer: Double
    var inner: Double
    /// Beyond an end, as seen; where whole and page both show one, the whole's.
    var overshoot = 0.0
    var isOfPage = false
  }

  var settings: Settings { pointer.pointee.currentSettings }
  var fine: FineSettings { pointer.pointee.currentFineSettings }

  /// The current page's own settings; those of the whole hold where there is no page.
  private var pageSettings: PageSettings {
    (try? pointer.pointee.pageSettings(Int(view.pageIndex))) ?? PageSettings()
  }

  /// What is pulled already keeps its owner when the settings name another.
  var ownerAtTop: OverscrollOwner {
    history.ownerOfPull ?? pageSettings.overscrollTop ?? settings.overscrollTop
  }

  var mayShowBoth: Bool { ownerAtTop == .both && view.overscroll < 0 }

  /// Where the current page's range begins: 0, or below while a refresh holds the page open.
  var leastInner: Double {
    guard let page = try? page(Int(view.pageIndex)) else { return 0 }
    if page.refresh == RefreshState.second.rawValue { return -pointer.pointee.currentFineSettings.refreshSecondHeight }
    if page.refresh != RefreshState.refreshing.rawValue { return 0 }
    return -(pageSettings.refreshHeight ?? settings.refreshHeight)
  }

  /// Where the range of the whole begins: 0, or below while a refresh holds it open.
  ///
  /// How far a refresh holds it open was decided when it began. A copy that is sent beyond the range stops where it
  /// begins. Where no copy can be made the range has no beginning, which no offset is within.
  var leastOuter: Double {
    if view.outer >= 0 && !mayRefresh { return 0 }
    guard let copy = try? copy(), copy.perform(.scroll(outer: -Limits.length, inner: nil, animated: false)) else {
      return .infinity
    }
    return copy.view.outer
  }

  /// Whether a refresh of the whole is going on. The snapshot says so unless it tells of the page's refresh: then a copy
  /// whose page no longer owns the overscroll does.
  var isRefreshing: Bool {
    if ownerAtTop != .page || view.pageIndex < 0 { return view.holdsRefreshOpen }
    guard let copy = try? copy() else { return false }
    var (settings, ofPage) = (settings, pageSettings)
    (settings.overscrollTop, ofPage.overscrollTop) = (.whole, nil)
    copy.perform(.setPageSettings(Int(view.pageIndex), ofPage))
    copy.perform(.apply(settings))
    return copy.view.holdsRefreshOpen
  }

  var place: Place {
    let (view, least) = (view, leastInner)
    var place = Place(outer: view.outer, inner: view.inner, overshoot: view.overscroll)
    place.isOfPage = place.overshoot != 0 && showsOvershootOnPage(view, least)
    if place.isOfPage { place.inner -= place.overshoot } else { place.outer -= place.overshoot }
    // Where both show an overshoot, the page's is beside the whole's. That may be 0: a finger has closed it first, or the
    // viewport has no height to show it in.
    let isClosed = view.phase == Phase.dragging.rawValue || !(settings.layout.viewportHeight > 0)
    if !place.isOfPage && (place.overshoot != 0 || isClosed && ownerAtTop == .both) {
      place.inner = min(max(place.inner, least), max(view.maxInner, least))
    }
    return place
  }

  /// Whether the overshoot is the page's: without it the page lies at one of its ends, and the whole does not. A bounce
  /// may show an overshoot that leads into the range.
  private func showsOvershootOnPage(_ view: Snapshot, _ least: Double) -> Bool {
    func isAt(_ end: Double, _ offset: Double) -> Bool { isClose(offset, end, relative: 1e-12, scale: 1000) }
    let (outer, inner) = (view.outer - view.overscroll, view.inner - view.overscroll)
    let pageFits = isAt(least, inner) || isAt(view.maxInner, inner)
    // Where both seem to fit, it matters how far a refresh holds the whole open.
    let isHeldOpen = mayRefresh && view.outer < 0 && outer < 0 && (!pageFits || isAt(leastOuter, outer))
    let wholeFits = isHeldOpen || isAt(0, outer) || isAt(view.maxOuter, outer) || isAt(view.range, outer)
    if pageFits != wholeFits { return pageFits }
    if view.overscroll > 0 { return view.inner > view.maxInner }
    return view.inner < least && (view.outer >= 0 || ownerAtTop == .page)
  }

  /// The header is fully collapsed. A bounce may show it a little open.
  var isPinned: Bool {
    let (view, place) = (view, place)
    if !(view.range > 0) { return false }
    return place.overshoot == 0 || place.isOfPage
      ? view.outer >= view.range
      // A header may be less high than rounding takes away.
      : place.outer > 0.5 * view.range && isClose(place.outer, view.range, relative: 1e-12, scale: 1000)
  }

  /// At R on its way down: it counts as open from the instant on at which it begins to open.
  var leavesPin: Bool {
    let view = view
    return view.range > 0 && place.outer == view.range && view.needsFrame != 0
      && (view.restOuter < view.range || view.velocityY < 0)
  }

  /// While pages turn, the overshoot may be of the page that is not the current one, of which the snapshot has nothing
  /// else.
  var pullsComingPage: Bool { view.overscroll != 0 && view.transitionTo >= 0 }

  /// How far a finger has to pull to show an overshoot: the inverse of the rubber band (docs/physics.md).
  private func pull(showing shown: Double, dimension: Double, slope: Double) -> Double {
    if shown == 0 || !(dimension > 0) || !(slope > 0) { return 0 }
    // The band never shows all of its dimension; of nearly all, numbers cannot tell how far the pull was.
    let y = min(shown.magnitude, dimension * (1 - 1e-12))
    return (shown < 0 ? -1 : 1) * y / slope * (dimension / (dimension - y))
  }

  /// The greatest overshoot that a pull can show.
  func band(_ place: Place) -> Double { place.isOfPage ? view.pager.height : settings.layout.viewportHeight }

  /// What vertical motion has covered: header, page and what a finger would have had to pull for what shows beyond the
  /// ends.
  var covered: Double {
    let (place, slope) = (place, slope)
    // Where nothing overscrolls, what content left behind when it shrank can still be held.
    let raw = pull(showing: place.overshoot, dimension: band(place), slope: slope > 0 ? slope : 0.55)
    return place.outer + place.inner + raw + edgePull(pointer.pointee.shownEdge.y, settings.layout.viewportHeight)
  }

  /// What a finger would have had to pull for what an edge shows that gives nothing else.
  private func edgePull(_ shown: Double, _ dimension: Double) -> Double {
    let slope = self.slope
    return pull(showing: shown, dimension: dimension, slope: slope > 0 ? slope : 0.55)
  }

  /// How far the path is seen to have moved, overshoot included; where whole and page both show one, the whole's.
  var seenPath: Double {
    let place = place
    return place.outer + place.inner + place.overshoot
  }

  /// What the pager has covered, in the direction of x: its offset and what a finger would have had to pull for what
  /// shows beyond the first and the last page. Only where pages have ends.
  var pagerCovered: Double {
    let (view, settings) = (view, settings)
    let margins = pointer.pointee.currentFineSettings.margins
    let stride = view.pager.width * margins.pageWidth + margins.pageSpacing
    let (offset, greatest) = (view.pagePosition * stride, Double(max(view.pageCount - 1, 0)) * stride)
    let within = min(max(offset, 0), greatest)
    let raw = pull(showing: offset - within, dimension: view.pager.width, slope: slope)
    let edge = edgePull(pointer.pointee.shownEdge.x, view.pager.width)
    return (settings.layout.rightToLeft ? -1 : 1) * (within + raw) + edge
  }

  /// The first and the last page are neighbours.
  var isEndless: Bool { settings.paging.isEndless && view.pageCount > 1 }

  /// Whether the path moves, or waits to move, by itself.
  var isPathMoving: Bool {
    let (view, place) = (view, place)
    if view.velocityY != 0 || view.phase == Phase.snapping.rawValue { return true }
    if view.phase == Phase.idle.rawValue || view.phase == Phase.dragging.rawValue { return false }
    func isAt(_ rest: Double, _ offset: Double) -> Bool { (rest - offset).magnitude <= 1e-9 * max(1, offset.magnitude) }
    return !isAt(view.restOuter, place.outer) || !isAt(view.restInner, place.inner)
      || place.overshoot != 0 && view.phase == Phase.bouncing.rawValue
  }

  /// What kind of motion the path is in, nil where it is in none.
  var motion: Phase? {
    guard isPathMoving, let phase = Phase(rawValue: view.phase) else { return nil }
    return phase
  }
}

extension Snapshot {
  /// What a pull would refresh is held open.
  var holdsRefreshOpen: Bool {
    refresh == RefreshState.refreshing.rawValue || refresh == RefreshState.second.rawValue
  }
}
