/// The frames of header, hover bar and pager at one outer offset, in the viewport.
struct StackFrames {
  let header: Rect
  let hover: Rect
  let pager: Rect
  /// How much of the header shows below the pin inset, from 0 to its height.
  let headerShown: Double
  /// How much the header has grown beyond its height.
  let headerStretch: Double

  /// - Parameters:
  ///   - settings: those that the layout follows from.
  ///   - outer: the outer offset as seen: below 0 everything moves down by it, beyond R the hover bar stays where it
  ///     sticks.
  @inline(__always)
  init(_ layout: StackLayout, _ settings: LayoutSettings, outer: Double) {
    let moved = layout.hoverTop - outer
    let top = moved > layout.pinnedTop ? moved : layout.pinnedTop
    let stretch = settings.headerStretch && outer < 0 && layout.headerHeight > 0 ? -outer : 0
    let headerBottom = top - layout.headerGap

    // Stretched, its top stays exactly at its place at 0.
    let bottom = stretch > 0 ? layout.hoverTop - layout.headerGap : headerBottom
    header = Rect(
      x: layout.topX, y: bottom - layout.headerHeight, width: layout.topWidth, height: layout.headerHeight + stretch)
    hover = Rect(x: layout.topX, y: top, width: layout.topWidth, height: layout.hoverHeight)
    pager = Rect(
      x: layout.pagerX, y: top + layout.hoverHeight + layout.pagerGap, width: layout.pagerWidth,
      height: layout.pagerHeight)
    headerShown = (headerBottom - settings.pinInset).clamped(0, layout.headerHeight)
    headerStretch = stretch
  }
}
