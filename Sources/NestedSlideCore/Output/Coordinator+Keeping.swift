/// Writing only what has changed to a host that has kept the last frame: all else is as it was when the calm stretch began.
extension Coordinator {
  @inline(__always)
  public mutating func writeChanges(to target: UnsafeMutablePointer<Snapshot>) {
    target.pointee.time = output.view.time
    target.pointee.eventsQueued = UInt32(truncatingIfNeeded: output.events.count)
    target.pointee.eventsLost = output.events.lost
    switch changes {
    case .time: break
    case .page:
      target.pointee.inner = output.view.inner
      target.pointee.path = output.view.path
      target.pointee.pageBarPosition = output.view.pageBarPosition
      if calm.isStill {
        target.pointee.restInner = output.view.restInner
        target.pointee.unconsumedX = output.view.unconsumedX
        target.pointee.unconsumedY = output.view.unconsumedY
      } else {
        target.pointee.velocityY = output.view.velocityY
      }
    case .header: writeHeaderChanges(to: target)
    case .pager:
      target.pointee.velocityX = output.view.velocityX
      target.pointee.unconsumedX = output.view.unconsumedX
      target.pointee.unconsumedY = output.view.unconsumedY
      target.pointee.pagePosition = output.view.pagePosition
      target.pointee.transitionProgress = output.view.transitionProgress
      target.pointee.tabIndicator.x = output.view.tabIndicator.x
    case .all: assertionFailure("what has changed is not known")
    }
  }

  @inline(never)
  @_optimize(speed)
  private mutating func writeHeaderChanges(to target: UnsafeMutablePointer<Snapshot>) {
    target.pointee.outer = output.view.outer
    target.pointee.path = output.view.path
    target.pointee.velocityY = output.view.velocityY
    target.pointee.restOuter = output.view.restOuter
    target.pointee.unconsumedX = output.view.unconsumedX
    target.pointee.unconsumedY = output.view.unconsumedY
    target.pointee.collapseState = output.view.collapseState
    target.pointee.collapse = output.view.collapse
    target.pointee.headerShown = output.view.headerShown
    target.pointee.headerStretch = output.view.headerStretch
    target.pointee.overscroll = output.view.overscroll
    target.pointee.header.height = output.view.header.height
    target.pointee.header.y = output.view.header.y
    target.pointee.hover.y = output.view.hover.y
    target.pointee.pager.y = output.view.pager.y
    target.pointee.outerBarPosition = output.view.outerBarPosition
    target.pointee.outerBarLength = output.view.outerBarLength
  }

  /// The pages that show, likewise.
  @inline(__always)
  public mutating func writeChanges(toPages target: UnsafeMutablePointer<Page>) {
    switch changes {
    case .time, .all: break
    case .page: target.pointee.offset = output.view.inner
    case .header: target.pointee.frame.y = output.view.pager.y
    case .pager:
      let (one, other) = overlappingPages
      target.pointee.frame.x = linearX(ofPage: one)
      target[1].frame.x = linearX(ofPage: other)
    }
  }
}
