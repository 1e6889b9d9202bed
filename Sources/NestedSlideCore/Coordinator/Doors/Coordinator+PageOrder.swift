/// Pages come, go and move.
extension Coordinator {
  public mutating func insertPage(_ index: Int, height: Double) throws(Failure) {
    try require(index, within: 0, pages.count, .outOfRange, "index: must be from 0 to the number of pages")
    try requireHeight(height)
    if pages.count == Limits.pages { throw Failure(.outOfRange, "index: there are as many pages as can be") }
    guard pages.store.reserve(pages.count + 1) else { throw Failure(.outOfMemory, "out of memory") }
    storeInner()
    let (current, count) = (pages.current, pages.count)
    pages.store.insert(PageState(contentHeight: height), at: index)
    renumber(
      .inserted(index), current: current < 0 ? 0 : (current >= index ? current + 1 : current), countBefore: count)
  }

  public mutating func removePage(_ index: Int) throws(Failure) {
    try requirePage(index)
    leave(page: index)
    storeInner()
    let (current, count) = (pages.current, pages.count)
    pages.store.remove(at: index)
    let last = pages.count - 1
    let next = current > index ? current - 1 : (current > last ? last : current)
    if index == current && next >= 0 { align(next) }
    renumber(.removed(index), current: next, countBefore: count)
  }

  public mutating func movePage(from: Int, to: Int) throws(Failure) {
    try requirePage(from, "from: there is no such page")
    try requirePage(to, "to: there is no such page")
    storeInner()
    pages.store.move(from: from, to: to)
    let moved = PageRenumbering.moved(from: from, to: to)
    renumber(moved, current: moved(pages.current), countBefore: pages.count)
  }

  /// Has the host make a page anew, or all of them: -1.
  public mutating func remakePage(_ index: Int) throws(Failure) {
    if index != -1 { try requirePage(index, "page: there is no such page") }
    pages.remake(index, loading, at: now, &output)
    finish()
  }

  /// A page goes: tells of it under the number it has.
  @inline(never)
  mutating func leave(page index: Int) {
    lookAtLists(index..<index + 1)
    pages.leave(index, at: now, &output)
    if index == path.page { leaveDrivenPage() }
  }

  /// The driven page goes: what moved it stops.
  mutating func leaveDrivenPage() {
    pending.end(.thumb)
    giveUpPullOfPage()
    path.dropPageOvershoot()
    if path.motion.kind == .bounce || !path.isMoving { return }
    let rules = rules
    path.hold(rules)
    releaseOvershoot()
  }

  /// Gives every page its new number. The pager keeps what it shows if the pages involved stay neighbours and none
  /// is beyond the joint of the last and the first, and in a far turn; else it lies on the current page at once.
  mutating func renumber(_ number: PageRenumbering, current: Int, countBefore: Int) {
    let before = pages.current
    let step = pages.count == 0 || before < 0 ? 0 : number(pager.origin) - pager.origin
    let far = pager.far == 0 ? nil : farTurn(number, countBefore)
    let staysInPlace =
      !isPagerAtRest && pages.count > 0 && (far != nil || pager.far == 0 && staysNeighbours(number, step, countBefore))
    pending.renumber(number)
    extras?.pointee.renumber(number)
    let driven = path.page < 0 ? -1 : number(path.page)
    pages.renumber(number, current: current, countBefore: countBefore, at: now, &output)
    let next = driven >= 0 ? driven : pages.current
    path.renumber(page: next, offset: next < 0 ? 0 : pages[next].offset)
    if staysInPlace {
      renumberPager(number, far, countBefore)
    } else {
      endTurn(cancelled: true)
      pager.align(to: pages.current < 0 ? 0 : pages.current)
      hand.gesture.stepAtTouch = 0
    }
    if pages.count == 0 { endSwipe() }
    notePosition()
    layOutTabs(from: 0)
    refit(.eases)
    if pager.isMoving {
      let rules = pagerRules
      pager.enterCell(at: now, rules)
    }
    finish()
  }

  /// What the pager shows stays; what is told of a far turn continues from its present value, and leads to the nearer
  /// of its two pages if the target is another.
  private mutating func renumberPager(_ number: PageRenumbering, _ far: FarTurn?, _ countBefore: Int) {
    let (rules, rulesBefore) = (pagerRules, PagerRules(setup, count: countBefore))
    guard let far else { return pager.renumber(number, far: 0, rules) }
    let passed = pager.position(rulesBefore) - Double(pager.origin)
    if far.isOther { endTurn(cancelled: true) }
    pager.renumber(number, far: far.way, rules)
    pager.bend(from: Double(pager.origin) + passed, rules)
    if !far.isOther { return }
    beginTurn(to: far.way > 0 ? 1 : -1)
    let isNearSource = abs(pager.offset) < 0.5 * rules.stride
    if !isNearSource || !pager.isMoving || pager.goalStep == 0 { return }
    pager.travel(pager.kind, to: 0, velocity: pager.velocity, at: now, rules)
  }

  /// A far turn among pages that have other numbers.
  private struct FarTurn {
    /// How many pages it leads over, below 0 backwards.
    let way: Int
    /// Its target is gone, and another page is in its place.
    let isOther: Bool
  }

  /// Nil if the source of the far turn is gone, or if its two pages have changed sides. In the place of a target that
  /// is gone is the page behind it, or else the one before.
  private func farTurn(_ number: PageRenumbering, _ countBefore: Int) -> FarTurn? {
    let origin = number(pager.origin)
    let place = (pager.origin + pager.far).wrapped(countBefore)
    var follower = place
    while follower < countBefore && number(follower) < 0 { follower += 1 }
    let target = follower < countBefore ? number(follower) : pages.count - 1
    if origin < 0 || target < 0 || target == origin { return nil }
    var way = target - origin
    if (way > 0) != (pager.far > 0) {
      // Round a circle the other way.
      if !setup.isEndless(count: pages.count) { return nil }
      way += pager.far > 0 ? pages.count : -pages.count
    }
    return way == 0 ? nil : FarTurn(way: way, isOther: follower != place)
  }

  /// Whether all pages that the pager goes by get numbers that differ from the old ones by `step`.
  private mutating func staysNeighbours(_ number: PageRenumbering, _ step: Int, _ countBefore: Int) -> Bool {
    if pager.kind == .glide { return false }
    @inline(never)
    func keepsPlace(_ index: Int) -> Bool {
      index >= 0 && index < countBefore && number(index) >= 0 && number(index) == index + step
    }
    let rules = PagerRules(setup, count: countBefore)
    var steps = (low: pager.nearestStep(rules), high: pager.nearestStep(rules))
    func include(_ step: Int) { steps = (min(steps.low, step), max(steps.high, step)) }
    include(0)
    if pager.isMoving { include(pager.goalStep) }
    if hand.gesture.isActive { include(hand.gesture.stepAtTouch) }
    if setup.pointee.settings.paging.isEndless {
      // Across the joint the same steps would stand for other pages.
      if pager.origin + steps.low < 0 || pager.origin + steps.high >= countBefore { return false }
      if pages.count < 2 || countBefore < 2 { return false }
    }
    if !keepsPlace(pager.origin) || pager.turn.isActive && !keepsPlace(Int(pager.turn.to)) { return false }
    for one in steps.low...min(steps.high, steps.low + 8) where !keepsPlace(pager.origin + one) { return false }
    let nearest = Double(pager.nearestStep(rules))
    var isWhole = true
    let window = pages.overlapping
    window.visit {
      // Of those that show beside others the pager goes by the nearest only.
      if abs(pager.step(of: $0, rules) - nearest) <= 1 && !keepsPlace($0) { isWhole = false }
    }
    return isWhole
  }

  /// There are no pages left to swipe.
  mutating func endSwipe() {
    if hand.gesture.isActive && hand.gesture.axis == .horizontal { giveUpGesture() }
  }
}
