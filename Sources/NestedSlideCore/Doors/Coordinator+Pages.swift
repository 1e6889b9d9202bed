/// Pages come, go, move and change.
extension Coordinator {
  func requirePage(_ index: Int, _ message: StaticString = "index: there is no such page") throws(Failure) {
    try require(index, within: 0, pages.count - 1, .outOfRange, message)
  }

  func requireHeight(_ height: Double) throws(Failure) {
    try require(height, within: 0, Limits.length, "content_height: must be from 0 to 1e12 points")
  }

  public mutating func setPageHeight(_ index: Int, _ height: Double) throws(Failure) {
    try requirePage(index)
    try requireHeight(height)
    try requireNoList(index)
    fit(page: index, height: height, shift: 0)
  }

  func requireNoList(_ index: Int) throws(Failure) {
    if pages.store.list(of: index) == nil { return }
    throw Failure(.invalidState, "index: a list is attached to the page, which has the height")
  }

  public mutating func pageSettings(_ index: Int) throws(Failure) -> PageSettings {
    try requirePage(index)
    var settings = PageSettings()
    let (page, extras) = (pages[index], pages.store.extras(index))
    settings.overscrollTop = page.overscrollTop
    settings.seam = page.seam
    settings.shortPage = page.shortPage
    settings.scrollToTop = page.scrollToTop
    settings.indicators = page.indicators
    settings.refreshHeight = extras.refreshHeight
    settings.tabWidth = extras.tabWidth
    settings.key = extras.key
    settings.loadMoreDistance = extras.loadMoreDistance
    settings.noMore = extras.noMore
    return settings
  }

  /// - Parameter settings: checked.
  public mutating func setPageSettings(_ index: Int, _ settings: PageSettings) throws(Failure) {
    try requirePage(index)
    if settings.needsExtras && !pages.store.needExtras() { throw Failure(.outOfMemory, "out of memory") }
    // A strip of tabs that is wider than the bar can be moved by itself.
    if settings.tabWidth != nil { _ = try needExtras() }
    pages[index].overscrollTop = settings.overscrollTop
    pages[index].seam = settings.seam
    let isOtherShort = pages[index].shortPage != settings.shortPage
    pages[index].shortPage = settings.shortPage
    pages[index].scrollToTop = settings.scrollToTop
    pages[index].indicators = settings.indicators
    var widthChanged = false
    pages.store.changeExtras(index) {
      $0.refreshHeight = settings.refreshHeight
      widthChanged = $0.tabWidth != settings.tabWidth
      $0.tabWidth = settings.tabWidth
      $0.key = settings.key
      $0.loadMoreDistance = settings.loadMoreDistance
      $0.noMore = settings.noMore
    }
    if settings.noMore { stopLoading(index) }
    if settings.loadMoreDistance != nil || settings.noMore { pages.store.hasLoads = true }
    if widthChanged {
      let isFirst = !pages.store.hasTabWidths
      pages.store.hasTabWidths = true
      layOutTabs(from: isFirst ? 0 : index)
    }
    finishRefreshOfNoHeight(index)
    if index == path.page { refit(isOtherShort ? .clamps : .eases) }
    finish()
  }

  // MARK: Heights

  /// Sets a page's content height and moves its offset by `shift` points: content above what is seen has changed.
  public mutating func shiftPage(_ index: Int, height: Double, by shift: Double) throws(Failure) {
    try requirePage(index)
    try requireHeight(height)
    try require(shift, within: -Limits.length, Limits.length, "shift: must be within 1e12 points")
    try requireNoList(index)
    fit(page: index, height: height, shift: shift)
  }

  mutating func fit(page index: Int, height: Double, shift: Double) {
    if height > pages[index].contentHeight { haveMore(of: index) }
    let place = placeTakenOver(ofPage: index, measured: height)
    pages[index].contentHeight = height
    if let place { put(page: index, at: place) }
    if shift != 0 { pages.store.extras(index).snapAreas?.pointee.move(by: shift) }
    if index == path.page {
      let before = path.extent
      if shift != 0 {
        let (extent, rules) = (currentExtent(), rules)
        let inner = path.inner
        path.shift(by: shift, to: extent, at: now, rules)
        extras?.pointee.hover.shift(by: path.inner - inner)
        hand.wheel.shift(by: path.inner - inner)
      }
      refit(.eases, from: before)
    } else {
      let offset = pages[index].offset + shift
      if isCoasting(index) { extras?.pointee.coast.shift(by: shift) }
      // Held open it stays so.
      if offset >= 0 || pages[index].offset >= 0 { pages[index].offset = offset > 0 ? offset : 0 }
      pages.clamp(index, setup)
    }
    finish()
  }

  // MARK: Order

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

  /// A page goes: tells of it under the number it has.
  @inline(never)
  mutating func leave(page index: Int) {
    lookAtLists(index..<index + 1)
    pages.leave(index, at: now, &output)
    if index == path.page { leaveDrivenPage() }
  }

  /// The driven page goes: what moved it stops.
  private mutating func leaveDrivenPage() {
    giveUpPullOfPage()
    path.dropPageOvershoot()
    if path.motion.kind == .bounce || !path.isMoving { return }
    let rules = rules
    path.hold(rules)
    releaseOvershoot()
  }

  /// Gives every page its new number. The pager keeps what it shows where the pages involved stay neighbours and none
  /// is beyond the joint of the last and the first, and in a far turn; else it lies on the current page at once.
  mutating func renumber(_ number: PageRenumbering, current: Int, countBefore: Int) {
    let before = pages.current
    let step = pages.count == 0 || before < 0 ? 0 : number(pager.origin) - pager.origin
    let far = pager.far == 0 ? 0 : farTurn(number, countBefore)
    let staysInPlace =
      !isPagerAtRest && pages.count > 0 && (far != 0 || pager.far == 0 && staysNeighbours(number, step, countBefore))
    pending.renumber(number)
    extras?.pointee.renumber(number)
    let driven = path.page < 0 ? -1 : number(path.page)
    pages.renumber(number, current: current)
    let next = driven >= 0 ? driven : pages.current
    path.renumber(page: next, offset: next < 0 ? 0 : pages[next].offset)
    if staysInPlace {
      renumberPager(number, far: far, countBefore)
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

  /// What the pager shows stays; what is told of a far turn goes on from where it is, and leads to the nearer of its
  /// two pages where the target is another.
  private mutating func renumberPager(_ number: PageRenumbering, far: Int, _ countBefore: Int) {
    let (rules, rulesBefore) = (pagerRules, PagerRules(setup, count: countBefore))
    if far == 0 { return pager.renumber(number, far: 0, rules) }
    let passed = pager.position(rulesBefore) - Double(pager.origin)
    let isOther = number((pager.origin + pager.far).wrapped(countBefore)) < 0
    if isOther { endTurn(cancelled: true) }
    pager.renumber(number, far: far, rules)
    pager.bend(from: Double(pager.origin) + passed, rules)
    if !isOther { return }
    beginTurn(to: far > 0 ? 1 : -1)
    let isNearSource = abs(pager.offset) < 0.5 * rules.stride
    if !isNearSource || !pager.isMoving || pager.goalStep == 0 { return }
    pager.travel(pager.kind, to: 0, velocity: pager.velocity, at: now, rules)
  }

  /// How many pages lie between the two of a far turn now; 0 if the source is gone, or if they have changed sides. In
  /// the place of a target that is gone stands the page behind it, or else the one before.
  private func farTurn(_ number: PageRenumbering, _ countBefore: Int) -> Int {
    let origin = number(pager.origin)
    let place = (pager.origin + pager.far).wrapped(countBefore)
    var follower = place
    while follower < countBefore && number(follower) < 0 { follower += 1 }
    let target = follower < countBefore ? number(follower) : pages.count - 1
    if origin < 0 || target < 0 || target == origin { return 0 }
    let way = target - origin
    if (way > 0) == (pager.far > 0) { return way }
    // Round a circle the other way.
    return setup.isEndless(count: pages.count) ? way + (pager.far > 0 ? pages.count : -pages.count) : 0
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
    var isWhole = true
    pages.overlapping.visit { if !keepsPlace($0) { isWhole = false } }
    return isWhole
  }

  /// There are no pages left to swipe.
  private mutating func endSwipe() {
    if hand.gesture.isActive && hand.gesture.axis == .horizontal { giveUpGesture() }
  }

  /// What the host set of a page; where its own scroll view is stays true.
  private func forgetExtras(_ index: Int) {
    pages.store.release(of: index)
    pages.store.changeExtras(index) { extras in
      let view = extras.view
      extras = PageExtras()
      extras.view = view
    }
  }

  // MARK: Reload

  /// Replaces all pages. Those that stay are neither asked for anew nor told of twice.
  /// - Parameters:
  ///   - to: the page to show, clamped; nil keeps the current number if there is such a page, else takes the last.
  ///   - reset: puts the whole and every page to their top.
  public mutating func reload(
    pageCount count: Int, heights: UnsafePointer<Double>?, to: Int?, reset: Bool
  ) throws(Failure) {
    try Coordinator.check(pageCount: count, heights: heights)
    guard pages.store.reserve(count) else { throw Failure(.outOfMemory, "page_count: out of memory") }
    lookAtLists(0..<pages.count)
    let kept = pages.count < count ? pages.count : count
    let last = count - 1
    let wanted = to ?? (pages.current < 0 ? 0 : pages.current)
    let index = wanted > last ? last : wanted
    let isNewPage = index != pages.current
    endTurn(cancelled: true)
    if isNewPage || path.page != index || reset { leaveDrivenPage() }
    storeInner()
    if count < pages.count { for page in count..<pages.count { pages.leave(page, at: now, &output) } }
    pages.store.truncate(to: kept)
    extras?.pointee.renumber(.truncated(kept))
    pending.end(.reveal)
    for page in 0..<kept {
      let isNeeded = pages[page].isNeeded
      let height = heights.map { $0[page] } ?? 0
      let offset = reset ? 0 : placeTakenOver(ofPage: page, measured: height) ?? pages[page].offset
      pages[page] = PageState(contentHeight: height)
      pages[page].offset = offset
      pages[page].isNeeded = isNeeded
      forgetExtras(page)
      if page != index { pages.clamp(page, setup) }
    }
    if count > kept { pages.store.append(count - kept, heights: heights.map { $0 + kept }) }
    if reset {
      path.put(at: Route.Place(outer: 0, inner: 0))
      dropRefresh()
    }
    pages.renumber(.truncated(kept), current: index)
    if isNewPage && index >= 0 {
      align(index)
      pages.clamp(index, setup)
    }
    path.renumber(page: index, offset: index < 0 ? 0 : pages[index].offset)
    pager.align(to: index < 0 ? 0 : index)
    hand.gesture.stepAtTouch = 0
    if count == 0 { endSwipe() }
    notePosition()
    layOutTabs(from: 0)
    refit(.eases)
    finish()
  }

  // MARK: Reload by keys

  /// Replaces all pages. One whose key was there keeps what it has; the current one stays current where it is still
  /// there.
  /// - Parameter keys: one a page, none 0 and no two the same.
  public mutating func reload(
    pageCount count: Int, keys: UnsafePointer<Int64>?, heights: UnsafePointer<Double>?
  ) throws(Failure) {
    try Coordinator.check(pageCount: count, heights: heights)
    if keys == nil && count > 0 {
      throw Failure(.invalidArgument, "keys: must not be null where page_count is more than 0")
    }
    var none: Int64 = 0
    let keys = keys ?? UnsafePointer(withUnsafeMutablePointer(to: &none) { $0 })
    switch PageKeys.make(keys, count: count) {
    case .outOfMemory: throw Failure(.outOfMemory, "out of memory")
    case .wrong: throw Failure(.invalidArgument, "keys: none may be 0, and no two the same")
    case .made(let table): try reload(pageCount: count, keys: keys, table, heights: heights)
    }
  }

  private mutating func reload(
    pageCount count: Int, keys: UnsafePointer<Int64>, _ table: borrowing PageKeys, heights: UnsafePointer<Double>?
  ) throws(Failure) {
    let numbers = RawMemory.allocate(Int32.self, count: pages.count)
    let next = RawMemory.allocate(PageState.self, count: count)
    let extras = PageStore.allocateExtras(capacity: count)
    guard let numbers, let next, let extras else {
      RawMemory.free(numbers)
      RawMemory.free(next)
      RawMemory.free(extras)
      throw Failure(.outOfMemory, "out of memory")
    }
    for index in 0..<count {
      (next + index).initialize(to: PageState(contentHeight: heights.map { $0[index] } ?? 0))
      (extras + index).initialize(to: PageExtras())
    }
    let last = count - 1
    let oldCount = pages.count
    for index in 0..<oldCount {
      let number = table.index(of: pages.store.extras(index).key)
      // Of pages that were given the same key the first has it.
      let isKept = number >= 0 && extras[number].key == 0
      if isKept {
        extras[number] = pages.store.extras(index)
      } else {
        // What moves it may still look at its snap areas.
        leave(page: index)
        pages.store.release(of: index)
      }
      (numbers + index).initialize(to: isKept ? Int32(truncatingIfNeeded: number) : -1)
    }
    for index in 0..<count { extras[index].key = keys[index] }
    storeInner()
    for index in 0..<oldCount where numbers[index] >= 0 {
      let number = Int(numbers[index])
      // A list has its own.
      let height = extras[number].list?.pointee.contentHeight ?? next[number].contentHeight
      next[number] = pages[index]
      if let place = placeTakenOver(ofPage: index, measured: height) { next[number].offset = place }
      if height > next[number].contentHeight { next[number].load = .none }
      next[number].contentHeight = height
    }
    let current = pages.current
    let kept = current < 0 ? -1 : Int(numbers[current])
    let wanted = kept >= 0 ? kept : (current < 0 ? 0 : current)
    let shown = wanted > last ? last : wanted
    pages.store.replace(pages: next, extras: extras, count: count)
    if kept < 0 && shown >= 0 { align(shown) }
    pages.clampAll(but: shown, setup)
    renumber(.table(numbers, oldCount), current: shown, countBefore: oldCount)
    RawMemory.free(numbers)
  }

  /// The page with a key, or nil.
  public mutating func page(withKey key: Int64) -> Int? {
    if key == 0 || !pages.store.hasExtras { return nil }
    for index in 0..<pages.count where pages.store.extras(index).key == key { return index }
    return nil
  }
}
