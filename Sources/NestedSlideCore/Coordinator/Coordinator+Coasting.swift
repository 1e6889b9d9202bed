/// A page that the path has left while it was flung, and that continues by itself: `Coast`.
extension Coordinator {
  func isCoasting(_ page: Int) -> Bool { isCoasting && extras?.pointee.coast.page == page }

  /// The page that the path leaves continues with what flings it.
  mutating func coast() {
    if path.page < 0 || path.page >= pages.count || !path.motion.isFling { return }
    // One that has yet to begin moves nothing out of sight.
    if path.motion.start > now { return }
    extras?.pointee.coast.begin(page: path.page, offset: path.inner, path.motion, at: now)
  }

  func endCoast() { extras?.pointee.coast.stop() }

  /// A touch stops what it sees moving.
  mutating func stopCoastInSight() {
    if let extras, isCoasting, pages.overlapping.contains(extras.pointee.coast.page) { endCoast() }
  }

  /// The end of a call or an instant: anything else that has put the page somewhere has ended it.
  mutating func settleCoast() {
    guard let extras else { return }
    let page = extras.pointee.coast.page
    if page >= pages.count || page == path.page || pages[page].offset != extras.pointee.coast.offset { endCoast() }
  }

  /// Brings the page to its place at a time.
  @inline(never)
  mutating func followCoast(to time: Double) {
    guard let extras else { return }
    let page = extras.pointee.coast.page
    let greatest = setup.greatestOffset(pages[page])
    pages[page].offset = extras.pointee.coast.place(at: time, within: greatest)
    if time >= extras.pointee.coast.end { endCoast() }
  }
}
