/// A page that was left in the middle of a fling and continues by itself, as the setting `page_turn` may ask.
///
/// It is what is left of the path's motion: the curve and the route, up to the place where the page would have handed
/// over to the header. The page's offset stays a function of time, and its end is an instant of the agenda. Anything
/// else that puts the page somewhere ends it: the offset is then not the one that was written last, which `settle`
/// sees.
struct Coast {
  /// The page; -1 for none.
  private(set) var page = -1
  private var motion = PathMotion()
  /// The offset that was written last.
  private(set) var offset = 0.0

  var isActive: Bool { page >= 0 }
  var end: Double { motion.end }

  /// Takes over what moves a page; nothing if the header moves.
  mutating func begin(page: Int, offset: Double, _ moved: PathMotion, at time: Double) {
    if !moved.isFling || moved.leg.mover != .page || moved.leg.sign == 0 { return }
    (self.page, self.offset, motion) = (page, offset, moved)
    // Only the leg's end counts from here on: there the page's share ends.
    motion.enterCell(at: time, watched: .infinity, back: moved.route)
    if motion.next < motion.end {
      motion.goal = motion.exitWay
      motion.end = motion.next
    }
  }

  mutating func stop() { self = Coast() }

  /// The page's offset at a time that is not after the end.
  mutating func place(at time: Double, within greatest: Double) -> Double {
    let way = time < motion.end ? motion.way(at: time).offset : motion.goal
    offset = motion.route.place(at: way < motion.goal ? way : motion.goal).inner.clamped(0, greatest)
    return offset
  }

  /// The page's content has another place.
  mutating func shift(by shift: Double) {
    motion.route.shiftInner(by: shift)
    offset += shift
  }

  mutating func renumber(_ number: PageRenumbering) { if isActive { page = number(page) } }

  mutating func archive(_ archive: inout Archive, pageCount: Int, now: Double) {
    archive.integer(&page, -1, pageCount - 1)
    if !isActive || archive.isCorrupt { return }
    archive.place(&offset)
    motion.archive(&archive)
    archive.demand(motion.isFling && motion.start <= now && now <= motion.end && motion.end - motion.start < 1e7)
  }
}
