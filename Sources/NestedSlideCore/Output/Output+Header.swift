/// What follows from the outer offset: header, hover bar, the pager's top and the scroll bars.
///
/// - `most`: the greatest outer offset.
extension Output {
  /// What the outer offset decides.
  @_optimize(speed)
  @inline(__always)
  mutating func showOuter(_ outer: Double, _ setup: SetupPointer, most: Double) {
    let range = setup.pointee.layout.range
    if !(outer > 0 && outer < range) || outer > most { return showOuterAnywhere(outer, setup, most: most) }
    // On the way everything moves with the offset, and no height changes.
    let layout = setup.pointee.layout
    let hover = layout.hoverTop - outer
    let headerBottom = hover - layout.headerGap
    let shown = headerBottom - setup.pointee.settings.layout.pinInset
    let scale = bars.outer
    show {
      $0.outer = outer
      $0.collapse = outer / range
      $0.collapseState = CollapseState.collapsing.rawValue
      $0.headerShown = shown.clamped(0, layout.headerHeight)
      $0.headerStretch = 0
      $0.header.y = headerBottom - layout.headerHeight
      $0.header.height = layout.headerHeight
      $0.hover.y = hover
      $0.pager.y = hover + layout.hoverHeight + layout.pagerGap
      $0.outerBarPosition = outer * scale
      $0.outerBarLength = setup.pointee.settings.layout.viewportHeight * scale
    }
  }

  /// For all but steady frames.
  @inline(never)
  @_optimize(speed)
  mutating func showOuterRarely(_ outer: Double, _ setup: SetupPointer, most: Double) {
    showOuter(outer, setup, most: most)
  }

  @inline(never)
  @_optimize(speed)
  mutating func showOuterAnywhere(_ outer: Double, _ setup: SetupPointer, most: Double) {
    if outer <= 0 { return showOuterOpen(outer, setup) }
    let frames = StackFrames(setup.pointee.layout, setup.pointee.settings.layout, outer: outer)
    let range = setup.pointee.layout.range
    let viewport = setup.pointee.settings.layout.viewportHeight
    let bar = ScrollBar(offset: outer, viewport: viewport, content: viewport + most)
    let state = outer <= 0 ? CollapseState.expanded : (outer >= range ? .pinned : .collapsing)
    show {
      $0.outer = outer
      $0.collapse = range > 0 ? (outer / range.asDivisor).clamped(0, 1) : 0
      $0.collapseState = state.rawValue
      $0.headerShown = frames.headerShown
      $0.headerStretch = frames.headerStretch
      $0.header.y = frames.header.y
      $0.header.height = frames.header.height
      $0.hover.y = frames.hover.y
      $0.pager.y = frames.pager.y
      $0.outerBarPosition = bar.position
      $0.outerBarLength = bar.length
    }
  }

  /// The header is open, or pulled down. The same numbers as by `StackFrames` and `ScrollBar`, which are shorter there.
  @inline(__always)
  private mutating func showOuterOpen(_ outer: Double, _ setup: SetupPointer) {
    let layout = setup.pointee.layout
    let settings = setup.pointee.settings.layout
    let hover = layout.hoverTop - outer
    let isStretched = outer < 0 && settings.headerStretch && layout.headerHeight > 0
    let stretch = isStretched ? -outer : 0
    let headerBottom = hover - layout.headerGap
    let bottom = isStretched ? layout.hoverTop - layout.headerGap : headerBottom
    let shown = headerBottom - settings.pinInset
    let seen = settings.viewportHeight + outer
    let scale = bars.outer
    show {
      $0.outer = outer
      $0.collapse = 0
      $0.collapseState = CollapseState.expanded.rawValue
      $0.headerShown = shown.clamped(0, layout.headerHeight)
      $0.headerStretch = stretch
      $0.header.y = bottom - layout.headerHeight
      $0.header.height = layout.headerHeight + stretch
      $0.hover.y = hover
      $0.pager.y = hover + layout.hoverHeight + layout.pagerGap
      $0.outerBarPosition = 0
      $0.outerBarLength = seen > 0 ? seen * scale : 0
    }
  }

  /// - Parameter most: the page's greatest offset.
  mutating func showPageBar(_ inner: Double, viewport: Double, most: Double) {
    let bar = ScrollBar(offset: inner, viewport: viewport, content: viewport + most)
    show {
      $0.pageBarPosition = bar.position
      $0.pageBarLength = bar.length
    }
  }
}
