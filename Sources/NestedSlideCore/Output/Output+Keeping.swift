/// Writing only what has changed to a host that has kept the last frame: all else is as it was when the calm stretch
/// began.
///
/// Fields that lie side by side are read before any is written: the host's memory might overlap them, for all the
/// compiler knows, and so it would move them one by one.
extension Output {
  /// What changes in every frame.
  @inline(__always)
  mutating func writeTime(to snapshot: UnsafeMutablePointer<Snapshot>) {
    snapshot.pointee.time = view.time
    let (queued, lost) = (UInt32(truncatingIfNeeded: events.count), events.lost)
    snapshot.pointee.eventsQueued = queued
    snapshot.pointee.eventsLost = lost
  }

  @inline(__always)
  mutating func writePageChanges(
    to snapshot: UnsafeMutablePointer<Snapshot>?, _ pages: UnsafeMutablePointer<Page>?, isStill: Bool
  ) {
    let inner = view.inner
    if let pages { pages.pointee.offset = inner }
    guard let snapshot else { return }
    let (path, bar) = (view.path, view.pageBarPosition)
    snapshot.pointee.inner = inner
    snapshot.pointee.path = path
    snapshot.pointee.pageBarPosition = bar
    snapshot.pointee.direction = view.direction
    if isStill {
      snapshot.pointee.restInner = inner
      writeUnconsumed(to: snapshot)
    } else {
      snapshot.pointee.velocityY = view.velocityY
    }
  }

  @inline(__always)
  mutating func writeUnconsumed(to snapshot: UnsafeMutablePointer<Snapshot>) {
    let (x, y) = (view.unconsumedX, view.unconsumedY)
    snapshot.pointee.unconsumedX = x
    snapshot.pointee.unconsumedY = y
  }

  @inline(never)
  @_optimize(speed)
  mutating func writeHeaderChanges(
    to snapshot: UnsafeMutablePointer<Snapshot>?, _ pages: UnsafeMutablePointer<Page>?
  ) {
    let pagerY = view.pager.y
    if let pages { pages.pointee.frame.y = pagerY }
    guard let snapshot else { return }
    snapshot.pointee.pager.y = pagerY
    snapshot.pointee.outer = view.outer
    snapshot.pointee.path = view.path
    snapshot.pointee.overscroll = view.overscroll
    snapshot.pointee.velocityY = view.velocityY
    snapshot.pointee.direction = view.direction
    snapshot.pointee.restOuter = view.restOuter
    writeUnconsumed(to: snapshot)
    snapshot.pointee.collapseState = view.collapseState
    let (collapse, shown) = (view.collapse, view.headerShown)
    snapshot.pointee.collapse = collapse
    snapshot.pointee.headerShown = shown
    snapshot.pointee.headerStretch = view.headerStretch
    snapshot.pointee.header.y = view.header.y
    snapshot.pointee.header.height = view.header.height
    snapshot.pointee.hover.y = view.hover.y
    let (position, length) = (view.outerBarPosition, view.outerBarLength)
    snapshot.pointee.outerBarPosition = position
    snapshot.pointee.outerBarLength = length
  }

  @inline(never)
  @_optimize(speed)
  mutating func writePagerChanges(to snapshot: UnsafeMutablePointer<Snapshot>) {
    snapshot.pointee.velocityX = view.velocityX
    writeUnconsumed(to: snapshot)
    let (position, progress) = (view.pagePosition, view.transitionProgress)
    snapshot.pointee.pagePosition = position
    snapshot.pointee.transitionProgress = progress
    snapshot.pointee.tabIndicator.x = view.tabIndicator.x
  }
}
