/// A saved state in a window of another size: a new coordinator that takes over nothing but places.
///
/// A motion or a finger of the old window means nothing in the new one, so only what an eye would miss comes along:
/// which page, how far the header is collapsed, and what each page shows at its top.
extension Coordinator {
  /// As `create`, at the places of what `save` wrote.
  @inline(never)
  public static func create(
    _ settings: UnsafePointer<AllSettings>, pageCount: Int, heights: UnsafePointer<Double>?,
    from bytes: UnsafePointer<UInt8>, count: Int
  ) throws(Failure) -> UnsafeMutablePointer<Coordinator> {
    try check(pageCount: pageCount, heights: heights)
    let saved = try restore(bytes, count: count)
    defer { destroy(saved) }
    let coordinator = try make(settings, pageCount: pageCount, heights: heights)
    do throws(Failure) {
      try coordinator.pointee.start(from: saved)
    } catch {
      destroy(coordinator)
      throw error
    }
    return coordinator
  }

  private mutating func start(from saved: UnsafeMutablePointer<Coordinator>) throws(Failure) {
    saved.pointee.storeInner()
    let current = saved.pointee.pages.current
    start(on: current < 0 ? 0 : current)
    let kept = pages.count < saved.pointee.pages.count ? pages.count : saved.pointee.pages.count
    for page in 0..<kept {
      let before = saved.pointee.pages[page]
      // If nothing has changed the offset stays to the last bit.
      var offset = before.offset
      if offset < 0 { offset = 0 }
      if before.contentHeight > 0 && pages[page].contentHeight != before.contentHeight {
        // A place within the content, 1 at its end, whatever the heights are.
        offset = (offset / before.contentHeight).clamped(0, 1) * pages[page].contentHeight
      }
      pages[page].offset = offset
      pages.clamp(page, setup)
      let settings = try saved.pointee.pageSettings(page)
      if settings != PageSettings() { try setPageSettings(page, settings) }
    }
    var outer = saved.pointee.path.outer
    if outer < 0 { outer = 0 }
    let range = saved.pointee.layout.range
    if range != layout.range { outer = range > 0 ? outer / range * layout.range : 0 }
    path.put(at: Route.Place(outer: outer, inner: pages.current < 0 ? 0 : pages[pages.current].offset))
    refit(.clamps)
    // In another window it may lie at a place at which it may not rest: it begins at one at which it may.
    let rules = rules
    if let rest = Rest(rules, path.extent).goal(from: path.place, heading: 0, isReleased: false) { path.put(at: rest) }
    finish()
  }
}
