extension Coordinator {
  /// Everything but settings, pages and events that decides how it goes on. What follows from something else is made anew.
  mutating func archive(_ archive: inout Archive) {
    pages.archive(&archive)
    let isEndless = settings.paging.isEndless && pages.count > 1
    // Caught and thrown on over the joint again and again it may count a little further.
    let numbers = Pager.numbers(count: pages.count, isEndless: isEndless)
    archiveOffsets(&archive)
    vertical.archive(&archive)
    pager.archive(&archive, numbers: numbers)
    // A curve before its start is beyond all bounds; only a snap may begin later than now.
    archive.demand((vertical.start <= now || vertical.kind == .snap) && vertical.start <= vertical.end)
    archive.demand(pager.start <= now && pager.start <= pager.end)
    transition.archive(&archive, pageCount: pages.count, numbers: numbers)
    archiveInput(&archive, numbers: numbers)
    archiveNotes(&archive)
    archiveExtras(&archive)
    if archive.isReading && !archive.isCorrupt { archive.demand(isSound) }
  }

  /// What was read and lies within its ranges fits together.
  private var isSound: Bool {
    mutating get {
      if currentExtent() != extent { return false }
      // The layout is the settings', but for one that is on its way there.
      let settled = StackLayout(settings.layout, headerIsFixed: settings.headerMotion == .fixed)
      guard let extras else { return layout == settled && !isResizing }
      let parts = extras.pointee.headerParts
      if parts.count > 0 && parts.height != settings.layout.headerHeight { return false }
      if !isResizing { return layout == settled }
      let (from, goal) = extras.pointee.layoutAnimation.ends
      return goal == settled && from.isAsWide(as: settled) && layout.isAsWide(as: settled)
    }
  }

  private mutating func archiveOffsets(_ archive: inout Archive) {
    var extent = extent
    archive.numbers(&layout, 0, StackLayout.greatestLength)
    archive.integer(&currentIndex, pages.count == 0 ? -1 : 0, pages.count - 1)
    archive.numbers(&extent, -Limits.length, StackLayout.greatestLength)
    self.extent = extent
    archive.number(&outer, -Limits.length, StackLayout.greatestLength)
    archive.number(&inner, -Limits.length, Limits.length)
    overscroll.archive(&archive)
    archive.number(&view.overscroll, -Overscroll.greatestShown, Overscroll.greatestShown)
    archive.number(&view.time, 0, Limits.time)
    archive.number(&view.unconsumedX)
    archive.number(&view.unconsumedY)
    archive.integer(&view.touch, 0, 4)
    archive.integer(&view.canRetarget, 0, 1)
    archive.integer(&view.indicator, 0, 2)
    archive.integer(&view.pageIndex, -1, Int64(pages.count) - 1)
    archive.demand(Int(view.pageIndex) == currentIndex)
  }

  private mutating func archiveInput(_ archive: inout Archive, numbers: (low: Int, high: Int)) {
    gesture.archive(&archive, numbers: numbers)
    pointers.archive(&archive)
    archive.number(&lastPointerTime, -Limits.time, Limits.time)
    wheelGesture.archive(&archive)
    archive.demand((gesture.kind == .pointers) == !pointers.isEmpty)
  }

  /// What was told and noted.
  private mutating func archiveNotes(_ archive: inout Archive) {
    var motions = otherMotions.rawValue
    archive.integer(&motions, 0, 63)
    otherMotions = OtherMotions(rawValue: motions)
    var pulls = attention.contains(.pulledEdge)
    archive.flag(&pulls)
    if archive.isReading && pulls { attention.insert(.pulledEdge) }
    archive.flag(&isScrolling)
    archive.flag(&isDecelerating)
    archive.flag(&hasReachedTop)
    archive.flag(&lastMovedUp)
    archive.flag(&movesDirectly)
    archive.choice(&lastMoved)
    archive.integer(&view.indicator, 0, 2)
    archive.choice(&refresh)
    archive.number(&tabOffsetAtRest)
    archive.flag(&seen.isPinned)
    archive.number(&seen.pagerOffset)
    seen.overlapping.archive(&archive, pageCount: pages.count)
    seen.showing.archive(&archive, pageCount: pages.count)
  }

  private mutating func archiveExtras(_ archive: inout Archive) {
    let pageCount = pages.count
    var hasExtras = false
    // Room that was made, for a record for example, and not filled is as good as none.
    if let extras {
      hasExtras = extras.pointee.contentHash(pageCount, now) != CoordinatorExtras().contentHash(pageCount, now)
    }
    archive.flag(&hasExtras)
    if !hasExtras { archive.demand(otherMotions.isSubset(of: [.pressing, .trackpadHold, .trackpadDrag])) }
    // Pages that show no overscroll need the room, and so do the host's own views, though nothing may fill it yet.
    if archive.isCorrupt || !hasExtras && !(archive.isReading && anyPageNeedsExtras) { return }
    guard let extras = try? needExtras() else { return archive.fail(.outOfMemory) }
    if !hasExtras { return }
    extras.pointee.archive(&archive, pageCount: pageCount, now: now)
  }

  private var anyPageNeedsExtras: Bool {
    mutating get {
      for index in 0..<pages.count {
        if pages[index].overscrollTop == OverscrollOwner.none || pages.extras(index).view.isRegistered { return true }
      }
      return false
    }
  }

  /// What follows from the rest, after reading.
  mutating func completeRestored() {
    let (readExtent, readTabOffset, readOvershoot) = (extent, tabOffsetAtRest, view.overscroll)
    measureExtent()
    extent = readExtent
    layOutTabs()
    tabOffsetAtRest = readTabOffset
    countLivePages()
    refreshLayout()
    view.overscroll = readOvershoot
    refreshMotion(Activity(vertical, pager, gesture, otherMotions))
  }
}

extension CoordinatorExtras {
  /// All of it that decides how a coordinator of `pageCount` pages goes on.
  fileprivate func contentHash(_ pageCount: Int, _ now: Double) -> UInt64 {
    var (copy, archive) = (self, Archive())
    copy.archive(&archive, pageCount: pageCount, now: now)
    return archive.hashOfAll
  }

  fileprivate mutating func archive(_ archive: inout Archive, pageCount: Int, now: Double) {
    layoutAnimation.archive(&archive, now: now)
    headerParts.archive(&archive)
    observation.archive(&archive, pageCount: pageCount)
    archive.number(&edge.pullX)
    archive.number(&edge.pullY)
    archive.number(&edge.velocityY)
    archive.number(&caughtVelocity)
    archive.number(&wheelLatchedUntil, 0, now + 1)
    regions.archive(&archive)
    archiveReveal(&archive, pageCount: pageCount)
    archiveHistory(&archive)
  }

  private mutating func archiveReveal(_ archive: inout Archive, pageCount: Int) {
    var waits = reveal != nil
    archive.flag(&waits)
    if !waits { return }
    var waiting = reveal ?? PendingReveal(Reveal(y: 0, height: 0, align: .start), page: 0)
    archive.number(&waiting.reveal.y, -Limits.length, Limits.length)
    archive.number(&waiting.reveal.height, 0, Limits.length)
    archive.choice(&waiting.reveal.align)
    archive.integer(&waiting.page, 0, pageCount - 1)
    if archive.isReading && !archive.isCorrupt { reveal = waiting }
  }

  private mutating func archiveHistory(_ archive: inout Archive) {
    var hasHistory = history?.pointee.isUsed ?? false
    archive.flag(&hasHistory)
    if !hasHistory || archive.isCorrupt { return }
    do throws(Failure) { try needHistory() } catch { return archive.fail(.outOfMemory) }
    history?.pointee.archive(&archive)
  }
}
