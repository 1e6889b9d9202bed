/// Writing only what has changed to a host that has kept the last frame: all else is as it was when the calm stretch began.
extension Coordinator {
  /// - Parameters:
  ///   - snapshot: the one kept, nil for none.
  ///   - pages: those kept that show, nil for none.
  @inline(__always)
  public mutating func writeChanges(to snapshot: UnsafeMutablePointer<Snapshot>?, _ pages: UnsafeMutablePointer<Page>?)
  {
    if let snapshot {
      snapshot.pointee.time = output.view.time
      snapshot.pointee.eventsQueued = UInt32(truncatingIfNeeded: output.events.count)
      snapshot.pointee.eventsLost = output.events.lost
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
    snapshot.pointee.inner = inner
    snapshot.pointee.path = output.view.path
    snapshot.pointee.pageBarPosition = output.view.pageBarPosition
    if calm.isStill {
      snapshot.pointee.restInner = inner
      snapshot.pointee.unconsumedX = output.view.unconsumedX
      snapshot.pointee.unconsumedY = output.view.unconsumedY
    } else {
      snapshot.pointee.velocityY = output.view.velocityY
    }
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
    snapshot.pointee.restOuter = output.view.restOuter
    snapshot.pointee.unconsumedX = output.view.unconsumedX
    snapshot.pointee.unconsumedY = output.view.unconsumedY
    snapshot.pointee.collapseState = output.view.collapseState
    snapshot.pointee.collapse = output.view.collapse
    snapshot.pointee.headerShown = output.view.headerShown
    snapshot.pointee.headerStretch = output.view.headerStretch
    snapshot.pointee.header.y = output.view.header.y
    snapshot.pointee.header.height = output.view.header.height
    snapshot.pointee.hover.y = output.view.hover.y
    snapshot.pointee.outerBarPosition = output.view.outerBarPosition
    snapshot.pointee.outerBarLength = output.view.outerBarLength
  }

  @inline(never)
  @_optimize(speed)
  private mutating func writePagerChanges(
    to snapshot: UnsafeMutablePointer<Snapshot>?, _ pages: UnsafeMutablePointer<Page>?
  ) {
    if let pages {
      let (one, other) = overlappingPages
      pages.pointee.frame.x = linearX(ofPage: one)
      pages[1].frame.x = linearX(ofPage: other)
    }
    guard let snapshot else { return }
    snapshot.pointee.velocityX = output.view.velocityX
    snapshot.pointee.unconsumedX = output.view.unconsumedX
    snapshot.pointee.unconsumedY = output.view.unconsumedY
    snapshot.pointee.pagePosition = output.view.pagePosition
    snapshot.pointee.transitionProgress = output.view.transitionProgress
    snapshot.pointee.tabIndicator.x = output.view.tabIndicator.x
  }
}
