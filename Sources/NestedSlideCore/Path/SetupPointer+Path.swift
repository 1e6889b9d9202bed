/// What the layout and the settings say of the path.
extension SetupPointer {
  @inline(never)
  var bands: OverscrollBands {
    // If nothing overscrolls, what content left behind when it shrank can still be held.
    let slope = rubberBand
    let factor = slope > 0 ? slope : 0.55
    return OverscrollBands(
      layout: pointee.layout, viewportHeight: pointee.settings.layout.viewportHeight, factor: factor,
      topLimit: pointee.fine { $0.refreshLimit })
  }

  /// The part of a page that snap areas depend on.
  func snapPort(_ page: PageState, _ extent: Extent) -> SnapAreas.Port {
    SnapAreas.Port(
      height: pointee.layout.pagerHeight,
      greatestOffset: page.load == .held ? extent.maxInner - heldFooter(page) : extent.maxInner)
  }
}
