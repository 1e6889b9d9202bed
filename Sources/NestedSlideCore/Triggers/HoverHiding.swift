/// How far the hover bar has slid up out of its place, by `hoverHides`.
///
/// Only a pinned bar hides, and never further than the page below it is scrolled: what it uncovers is content, no gap.
/// When a page turn begins it comes back, before the coming page is seen under it. Between two instants it is a closed
/// form, of the path's place or of time, so that no frame rate makes a difference:
///
///     follows   hidden = base + (inner - inner at base) + (outer - outer at base, if that opens), within the bar;
///               if it may not hide further, only what brings it back counts
///     moves     a smooth step of 0.2 s from base to goal: to whole or hidden at rest, and back
struct HoverHiding {
  /// Not saved: the setting's.
  var rule = HoverHides.never
  private(set) var base = 0.0
  private(set) var outer = 0.0
  private(set) var inner = 0.0
  /// The page that `inner` is of.
  private(set) var page = -1
  private(set) var goal = 0.0
  private(set) var start = 0.0
  /// When what moves arrives; infinity if nothing moves.
  private(set) var end = Double.infinity
  /// With `afterTime`, when the bar hides; infinity if nobody waits for that.
  var hidesAt = Double.infinity
  /// Something has moved since the bar hid last, or was not let hide.
  var isArmed = true

  static let duration = 0.2

  var isMoving: Bool { end < .infinity }
  /// It goes with the page.
  var follows: Bool { rule == .byDirection && !isMoving }
  /// Frames have to look at it.
  var moves: Bool { rule == .byDirection || isMoving }
  var next: Double { end < hidesAt ? end : hidesAt }

  /// - Parameters:
  ///   - page: the one that the place is on.
  ///   - height: the bar's.
  ///   - mayGrow: it may hide further.
  @inline(__always)
  func hidden(_ place: Route.Place, page: Int, height: Double, mayGrow: Bool, at time: Double) -> Double {
    if isMoving {
      let share = ((time - start) / HoverHiding.duration).clamped(0, 1)
      return base + (goal - base) * (share * share * (3 - 2 * share))
    }
    if rule != .byDirection { return base }
    let opened = place.outer < outer ? place.outer - outer : 0
    let scrolled = page == self.page ? place.inner - inner : 0
    let most = place.inner < height ? place.inner : height
    return (base + (scrolled < 0 || mayGrow ? scrolled : 0) + opened).clamped(0, most > 0 ? most : 0)
  }

  /// Whether the path is elsewhere than at the base.
  func isElsewhere(_ place: Route.Place, page: Int) -> Bool {
    place.outer != outer || place.inner != inner || page != self.page
  }

  /// It continues from here.
  mutating func note(_ hidden: Double, _ place: Route.Place, page: Int) {
    (outer, inner, self.page) = (place.outer, place.inner, page)
    if !isMoving { base = hidden }
  }

  mutating func stop(at hidden: Double) { (base, end) = (hidden, .infinity) }

  mutating func move(from hidden: Double, to goal: Double, at time: Double) {
    (base, self.goal, start, end) = (hidden, goal, time, time + HoverHiding.duration)
  }

  /// Content above what is seen has changed: that is no movement.
  mutating func shift(by shift: Double) { if rule != .never { inner += shift } }

  mutating func renumber(_ number: PageRenumbering) { if page >= 0 { page = number(page) } }

  mutating func archive(_ archive: inout Archive, now: Double) {
    let most = StackLayout.greatestLength
    archive.number(&base, 0, most)
    archive.number(&outer, -most, most)
    archive.number(&inner, -most, most)
    archive.integer(&page, -1, Limits.pages)
    archive.number(&goal, 0, most)
    archive.number(&start, 0, Limits.time)
    archive.flag(&isArmed)
    var (moves, waits) = (isMoving, hidesAt < .infinity)
    archive.flag(&moves)
    archive.flag(&waits)
    if moves { end = start + HoverHiding.duration }
    archive.demand(start <= now)
    // What nobody looks after would never arrive.
    archive.demand(rule != .never || !moves)
    archive.demand(rule == .afterTime || !waits)
    if !waits { return }
    archive.number(&hidesAt, 0, Limits.time)
  }
}
