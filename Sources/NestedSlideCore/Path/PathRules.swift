/// What the path obeys during one call: the settings, what the page it drives overrides, and how the gesture began.
struct PathRules {
  let setup: SetupPointer
  /// The page that the path drives; an empty page without one.
  let page: PageState
  let hasPage: Bool
  /// The page's snap areas; nil for none.
  let areas: UnsafeMutablePointer<SnapAreas>?
  /// The header's parts; none if it is of one piece.
  let parts: HeaderParts
  /// The gesture began above the pager.
  var beganAbovePager: Bool
  /// A coordinator around this one takes what is left of vertical movements.
  let isLinked: Bool
  /// Nobody around takes a pull beyond the top: it is this one's.
  let keepsPull: Bool
  /// True if a command has placed the header. It stays there until the next vertical input.
  var isPlaced: Bool
  /// What is watched lies above: the page becomes longer there.
  var watchesTop = false
  /// The position of the path beyond which, or above which, more is to be loaded; infinity if it is not watched.
  var watched = Double.infinity

  @inline(__always) var range: Double { setup.pointee.layout.range }
  var physics: Physics { setup.physics }
  var bands: OverscrollBands { setup.bands }
  var reducesMotion: Bool { setup.pointee.settings.input.reducesMotion }
  var snap: HeaderSnap { setup.pointee.settings.headerSnap }
  var motion: HeaderMotion { setup.pointee.settings.headerMotion }

  /// The page goes to its top the moment the header opens. What grows up keeps its place.
  var pageResetsOnOpening: Bool {
    let memory = setup.pointee.settings.paging.memory
    return (memory == .resetCurrent || memory == .resetAll) && !page.growsUp
  }

  /// The outer offset at which a quick return to the minimum stops opening the header; 0 if it does not stop.
  var returnOuter: Double {
    if motion != .quickReturnMinimum { return 0 }
    let layout = setup.pointee.settings.layout
    return setup.pointee.layout.outer(showing: layout.headerReturnHeight, pinInset: layout.pinInset)
  }

  /// A movement beyond an end passes to a coordinator around this one.
  func handsOn(top: Bool) -> Bool {
    isLinked && chain(top: top) == .auto && !(top && keepsPull)
  }

  /// Whether a movement beyond an end passes outwards.
  func chain(top: Bool) -> Chain {
    top ? setup.pointee.settings.input.chaining.top : setup.pointee.settings.input.chaining.bottom
  }

  /// Who shows an overshoot beyond the top or the bottom.
  func overscrollOwner(top: Bool, _ extent: Extent) -> OverscrollOwner {
    let settings = setup.settings
    if settings.bounces == .scrollable && !extent.canScroll { return .none }
    if chain(top: top) == .none || handsOn(top: top) { return .none }
    let owner = bouncingOwner(top: top)
    return owner == .none && settings.input.showsEdges ? .edge : owner
  }

  /// The same, by what bounces at all.
  private func bouncingOwner(top: Bool) -> OverscrollOwner {
    let settings = setup.settings
    if settings.bounces == .never || setup.rubberBand == 0 { return .none }
    if !top { return settings.overscrollBottom }
    let owner = page.overscrollTop ?? settings.overscrollTop
    // The page alone moves down, so it alone can be pulled.
    let pageAlone = settings.headerMotion == .contentFirst && !beganAbovePager
    return pageAlone && owner != .none ? .page : owner
  }

  /// The ranges that the layout and the page leave, without what a refresh holds open.
  func naturalExtent() -> Extent {
    Extent(layout: setup.pointee.layout, hasPage ? page : nil, shortPage: setup.pointee.settings.shortPage)
  }
}

extension Extent {
  var canScroll: Bool { maxOuter > minOuter || maxInner > minInner }
}
