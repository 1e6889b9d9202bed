/// Writing only what has changed to a host that has kept the last frame: all else is as it was when the calm stretch
/// began.
///
/// Fields that lie side by side are read before any is written: the host's memory might overlap them, for all the
/// compiler knows, and so it would move them one by one.
extension Coordinator {
  /// - Parameters:
  ///   - snapshot: the one kept, nil for none.
  ///   - pages: those kept that show, nil for none.
  @inline(__always)
  public mutating func writeChanges(to snapshot: UnsafeMutablePointer<Snapshot>?, _ pages: UnsafeMutablePointer<Page>?)
  {
    if let snapshot {
      snapshot.pointee.time = output.view.time
      let (queued, lost) = (UInt32(truncatingIfNeeded: output.events.count), output.events.lost)
      snapshot.pointee.eventsQueued = queued
      snapshot.pointee.eventsLost = lost
    }
    switch changes {
    case .time, .all: break
    case .page: writePageChanges(to: snapshot, pages)
    case .header: writeHeaderChanges(to: snapshot, pages)
    case .pager: writePagerChanges(to: snapshot, pages)
    }
  }

  @inline(__always)
  private mutating func writePageChanges(
    to snapshot: UnsafeMutablePointer<Snapshot>?, _ pages: UnsafeMutablePointer<Page>?
  ) {
    let inner = output.view.inner
    if let pages { pages.pointee.offset = inner }
    guard let snapshot else { return }
    let (path, bar) = (output.view.path, output.view.pageBarPosition)
    snapshot.pointee.inner = inner
    snapshot.pointee.path = path
    snapshot.pointee.pageBarPosition = bar
    snapshot.pointee.direction = output.view.direction
    if calm.isStill {
      snapshot.pointee.restInner = inner
      writeUnconsumed(to: snapshot)
    } else {
      snapshot.pointee.velocityY = output.view.velocityY
    }
  }

  @inline(__always)
  private mutating func writeUnconsumed(to snapshot: UnsafeMutablePointer<Snapshot>) {
    let (x, y) = (output.view.unconsumedX, output.view.unconsumedY)
    snapshot.pointee.unconsumedX = x
    snapshot.pointee.unconsumedY = y
  }

  @inline(never)
  @_optimize(speed)
  private mutating func writeHeaderChanges(
    to snapshot: UnsafeMutablePointer<Snapshot>?, _ pages: UnsafeMutablePointer<Page>?
  ) {
    let pagerY = output.view.pager.y
    if let pages { pages.pointee.frame.y = pagerY }
    guard let snapshot else { return }
    snapshot.pointee.pager.y = pagerY
    snapshot.pointee.outer = output.view.outer
    snapshot.pointee.path = output.view.path
    snapshot.pointee.overscroll = output.view.overscroll
    snapshot.pointee.velocityY = output.view.velocityY
    snapshot.pointee.direction = output.view.direction
    snapshot.pointee.restOuter = output.view.restOuter
    writeUnconsumed(to: snapshot)
    snapshot.pointee.collapseState = output.view.collapseState
    let (collapse, shown) = (output.view.collapse, output.view.headerShown)
    snapshot.pointee.collapse = collapse
    snapshot.pointee.headerShown = shown
    snapshot.pointee.headerStretch = output.view.headerStretch
    snapshot.pointee.header.y = output.view.header.y
    snapshot.pointee.header.height = output.view.header.height
    snapshot.pointee.hover.y = output.view.hover.y
    let (position, length) = (output.view.outerBarPosition, output.view.outerBarLength)
    snapshot.pointee.outerBarPosition = position
    snapshot.pointee.outerBarLength = length
  }

  @inline(never)
  @_optimize(speed)
  private mutating func writePagerChanges(
    to snapshot: UnsafeMutablePointer<Snapshot>?, _ pages: UnsafeMutablePointer<Page>?
  ) {
    if let pages {
      let (one, other) = linearPair
      pages.pointee.frame.x = one
      pages[1].frame.x = other
    }
    guard let snapshot else { return }
    snapshot.pointee.velocityX = output.view.velocityX
    writeUnconsumed(to: snapshot)
    let (position, progress) = (output.view.pagePosition, output.view.transitionProgress)
    snapshot.pointee.pagePosition = position
    snapshot.pointee.transitionProgress = progress
    snapshot.pointee.tabIndicator.x = output.view.tabIndicator.x
  }
}
