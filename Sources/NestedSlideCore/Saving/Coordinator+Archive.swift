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
    transition.archive(&archive, numbers: numbers)
    archiveInput(&archive, numbers: numbers)
    archiveNotes(&archive)
    archiveExtras(&archive)
  }

  private mutating func archiveOffsets(_ archive: inout Archive) {
    var extent = extent
    archive.numbers(&layout)
    archive.integer(&currentIndex, pages.count == 0 ? -1 : 0, pages.count - 1)
    archive.numbers(&extent)
    self.extent = extent
    archive.number(&outer)
    archive.number(&inner)
    overscroll.archive(&archive)
    archive.number(&view.time, -Limits.time, Limits.time)
    archive.number(&view.unconsumedX)
    archive.number(&view.unconsumedY)
    archive.integer(&view.touch, 0, 4)
    archive.integer(&view.canRetarget, 0, 1)
    archive.integer(&view.indicator, 0, 2)
    archive.integer(&view.pageIndex, -1, Int64(pages.count) - 1)
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
    archive.integer(&motions, 0, 15)
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
    archive.choice(&refresh)
    archive.number(&tabOffsetAtRest)
    archive.flag(&seen.isPinned)
    archive.number(&seen.pagerOffset)
    seen.overlapping.archive(&archive, pageCount: pages.count)
    seen.showing.archive(&archive, pageCount: pages.count)
  }

  private mutating func archiveExtras(_ archive: inout Archive) {
    var hasExtras = extras != nil
    archive.flag(&hasExtras)
    if !hasExtras || archive.isCorrupt { return archive.demand(otherMotions.isSubset(of: [.pressing])) }
    guard let extras = try? needExtras() else { return archive.fail(.outOfMemory) }
    extras.pointee.layoutAnimation.archive(&archive)
    extras.pointee.headerParts.archive(&archive)
    extras.pointee.observation.archive(&archive, pageCount: pages.count)
    archive.number(&extras.pointee.edge.pullX)
    archive.number(&extras.pointee.edge.pullY)
    archive.number(&extras.pointee.edge.velocityY)
    archive.number(&extras.pointee.caughtVelocity)
    archive.number(&extras.pointee.wheelLatchedUntil)
    extras.pointee.regions.archive(&archive)
    archiveReveal(&archive, extras)
    var hasHistory = extras.pointee.history != nil
    archive.flag(&hasHistory)
    if !hasHistory || archive.isCorrupt { return }
    if extras.pointee.history == nil {
      guard let history = RawMemory.allocate(VelocityHistory.self, count: 1) else { return archive.fail(.outOfMemory) }
      history.initialize(to: VelocityHistory())
      extras.pointee.history = history
    }
    extras.pointee.history?.pointee.archive(&archive)
  }

  private mutating func archiveReveal(_ archive: inout Archive, _ extras: UnsafeMutablePointer<CoordinatorExtras>) {
    var waits = extras.pointee.reveal != nil
    archive.flag(&waits)
    if !waits { return }
    var waiting =
      extras.pointee.reveal ?? PendingReveal(Reveal(y: 0, height: 0, align: .start), page: 0)
    archive.number(&waiting.reveal.y)
    archive.number(&waiting.reveal.height)
    archive.choice(&waiting.reveal.align)
    archive.integer(&waiting.page, 0, pages.count - 1)
    if archive.isReading && !archive.isCorrupt { extras.pointee.reveal = waiting }
  }

  /// What follows from the rest, after reading.
  mutating func completeRestored() {
    let read = extent
    measureExtent()
    extent = read
    layOutTabs()
    countLivePages()
    refreshLayout()
    refreshMotion(Activity(vertical, pager, gesture, wheelGesture, otherMotions))
  }
}
