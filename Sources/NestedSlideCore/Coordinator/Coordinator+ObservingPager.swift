/// Following a pager of the host's: it decides its place and the page it settles on. The engine tells what
/// follows from that, as of its own pager, and corrects it only when the engine turns pages itself.
extension Coordinator {
  func requireView(_ view: Int) throws(Failure) {
    if view == Observation.pager { return }
    try require(view, within: -1, pages.count - 1, .outOfRange, "view: there is no such page")
  }

  /// How near to a page the pager of a toolkit lies on it, points: it may know whole points only.
  private static var nearness: Double { 0.5 }

  /// The pager's offset, points from its first page; what the engine shows beyond an end is left out.
  var placeOfPager: Double {
    mutating get {
      let rules = pagerRules
      let last = pages.count > 0 ? Double(pages.count - 1) : 0
      return pager.position(rules).clamped(0, last) * rules.stride
    }
  }

  /// Whether the host's pager has to be told. Places are kept as a page and a distance, so they are rounded.
  mutating func isAway(_ place: Double) -> Bool { abs(place - placeOfPager) > 1e-6 }

  /// The host's pager has moved.
  mutating func observePager(
    _ report: ObservedView.Report, _ extras: UnsafeMutablePointer<CoordinatorExtras>
  ) throws(Failure) {
    let movedBy = report.movedBy
    let rules = pagerRules
    if rules.isEndless { throw Failure(.invalidState, "observe: a pager without ends cannot be observed") }
    let stride = rules.stride
    let last = pages.count > 0 ? pages.count - 1 : 0
    // Beyond an end it is the toolkit that shows it, and brings it back.
    let held = report.offset.clamped(0, Double(last) * stride)
    let nearest = stride > 0 ? (held / stride.asDivisor + 0.5).wholeNumber(0, last) : 0
    let isOnPage = abs(held - Double(nearest) * stride) <= Coordinator.nearness && !movedBy.isDrag
    let place = isOnPage ? Double(nearest) * stride : held
    let told = ObservedView.Report(offset: place, movedBy: movedBy, token: report.token)
    if extras.pointee.observation.pagerView.take(told, from: placeOfPager) == nil { return }
    takeOver(by: .view)
    let before = placeOfPager
    if abs(place - before) > 1e-6 || pager.isMoving {
      output.beginScroll(at: now)
      if isOnPage { arrive(at: nearest) } else { movePager(to: place, rules) }
    }
    follow(Observation.pager, place, movedBy, moved: placeOfPager != before, extras)
    finish()
  }

  /// Between two pages, under a finger, by its own inertia or by a program.
  private mutating func movePager(to place: Double, _ rules: PagerRules) {
    if pager.offset == 0 { endVerticalMotion() }
    pager.hold(at: now, rules)
    if pager.far != 0 {
      // Two pages that were shown side by side are not so in the host's pager.
      endTurn(cancelled: true)
      pager.align(to: (place / rules.stride.asDivisor + 0.5).wholeNumber(0, pages.count - 1))
    }
    pager.move(to: place - Double(pager.origin) * rules.stride, raw: 0)
    if pager.offset == 0 { pager.align(to: pager.origin) } else { followTurnOfDrag(rules) }
  }

  /// On a page.
  private mutating func arrive(at page: Int) {
    if pages.count == 0 { return }
    if !pager.turn.isActive {
      endVerticalMotion()
      return jump(to: page)
    }
    let rules = pagerRules
    pager.hold(at: now, rules)
    if pager.far == 0 { beginTurn(to: page - pager.origin) }
    if page != path.page && !pages.overlapping.contains(page) { align(page) }
    restPager(on: page)
  }

  /// It was not told of for a while. If it lies on a page, it rests there; elsewhere a finger may hold it still.
  mutating func restObservedPager() {
    let rules = pagerRules
    if pager.isMoving || pager.isOnPage || pages.count == 0 || !(rules.stride > 0) { return }
    let page = pager.nearestPage(rules)
    if abs(placeOfPager - Double(page) * rules.stride) <= Coordinator.nearness { arrive(at: page) }
  }
}
