extension Coordinator {
  /// Everything but settings, pages and events that decides how it continues, part by part. What follows from something
  /// else is made anew.
  mutating func archive(_ archive: inout Archive) {
    let setup = setup
    setup.pointee.archive(&archive)
    var now = self.now
    archive.number(&now, 0, Limits.time)
    if archive.isReading { setTime(now) }
    archiveFrame(&archive)
    pages.archive(&archive)
    output.archive(&archive)
    path.archive(&archive, now: now, pageCount: pages.count)
    pager.archive(&archive, now: now, pageCount: pages.count)
    hand.archive(&archive, pageCount: pages.count)
    refresh.archive(&archive)
    pending.archive(&archive, pageCount: pages.count)
    var pulls = attention.contains(.pulledEdge)
    archive.flag(&pulls)
    if archive.isReading && pulls { attention.insert(.pulledEdge) }
    var dragsStrip = attention.contains(.strip)
    archive.flag(&dragsStrip)
    archive.demand(!dragsStrip || hand.gesture.axis == .refused && hand.gesture.isActive)
    if archive.isReading && dragsStrip { attention.insert(.strip) }
    archiveExtras(&archive)
    if archive.isReading && !archive.isCorrupt { archive.demand(isSound) }
  }

  /// What was read and lies within its ranges fits together.
  private var isSound: Bool {
    mutating get {
      if currentExtent() != path.extent || path.page < -1 || path.page >= pages.count { return false }
      if !pager.isSound(pagerRules) { return false }
      if path.motion.isFling && path.motion.start > now && !isLeading && !waitsForHeader { return false }
      // The layout is the settings', but for one that is on its way there.
      let settled = setup.pointee.goal
      guard let extras else { return layout == settled }
      let parts = extras.pointee.headerParts
      if parts.count > 0 && parts.height != settings.layout.headerHeight { return false }
      if !isResizing { return layout == settled }
      let (from, goal) = extras.pointee.layoutAnimation.ends
      return goal == settled && from.isAsWide(as: settled) && layout.isAsWide(as: settled)
    }
  }

  @inline(never)
  private mutating func archiveExtras(_ archive: inout Archive) {
    let pageCount = pages.count
    var hasExtras = false
    // Room that was made, for a record for example, and not filled is as good as none.
    if let extras {
      hasExtras = extras.pointee.contentHash(pageCount, now) != CoordinatorExtras().contentHash(pageCount, now)
    }
    archive.flag(&hasExtras)
    // The host's own views need the room, though nothing may fill it yet.
    if archive.isCorrupt || !hasExtras && !(archive.isReading && anyPageNeedsExtras) { return }
    guard let extras = try? needExtras() else { return archive.fail(.outOfMemory) }
    if !hasExtras { return }
    extras.pointee.archive(&archive, pageCount: pageCount, now: now)
  }

  private var anyPageNeedsExtras: Bool {
    if pages.store.hasTabWidths { return true }
    for index in 0..<pages.count {
      if pages.store.extras(index).view.isRegistered { return true }
    }
    return false
  }

  /// What follows from the rest, after reading.
  mutating func completeRestored() {
    #if DEBUG
      isCompared = false
    #endif
    layOutTabs(from: 0)
    settleRestored()
  }
}

extension CoordinatorExtras {
  /// All of it that decides how a coordinator of `pageCount` pages continues.
  fileprivate func contentHash(_ pageCount: Int, _ now: Double) -> UInt64 {
    var (copy, archive) = (self, Archive())
    copy.archive(&archive, pageCount: pageCount, now: now)
    return archive.hashOfAll
  }

  fileprivate mutating func archive(_ archive: inout Archive, pageCount: Int, now: Double) {
    layoutAnimation.archive(&archive, now: now)
    headerParts.archive(&archive)
    observation.archive(&archive, pageCount: pageCount)
    archive.flag(&isResizing)
    if archive.isReading && isResizing { resizingSteps = layoutAnimation.steps(by: now) }
    link.archiveBooking(&archive)
    coast.archive(&archive, pageCount: pageCount, now: now)
    regions.archive(&archive)
    strip.archive(&archive, now: now)
    hover.archive(&archive, now: now)
    effects.archive(&archive)
    archiveHistory(&archive)
    archiveFooting(&archive)
  }

  private mutating func archiveFooting(_ archive: inout Archive) {
    var hasFooting = footing?.pointee.isSet ?? false
    archive.flag(&hasFooting)
    if !hasFooting || archive.isCorrupt { return }
    do throws(Failure) { try needFooting() } catch { return archive.fail(.outOfMemory) }
    footing?.pointee.archive(&archive)
  }

  private mutating func archiveHistory(_ archive: inout Archive) {
    var hasHistory = history?.pointee.isUsed ?? false
    archive.flag(&hasHistory)
    if !hasHistory || archive.isCorrupt { return }
    do throws(Failure) { try needHistory() } catch { return archive.fail(.outOfMemory) }
    history?.pointee.archive(&archive)
  }
}
