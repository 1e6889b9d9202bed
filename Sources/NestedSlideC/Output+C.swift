import CNestedSlide
import NestedSlideCore

extension nslide_rect {
  @inline(__always)
  init(_ rect: Rect) { self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height) }
}

extension Coordinator {
  /// Writes the snapshot; struct_size stays the caller's.
  @inline(__always)
  func write(to target: UnsafeMutablePointer<nslide_snapshot>) {
    let snapshot = snapshot
    target.pointee = nslide_snapshot(
      struct_size: target.pointee.struct_size,
      phase: snapshot.phase.rawValue,
      collapse_state: snapshot.collapseState.rawValue,
      at_rest: snapshot.isAtRest ? 1 : 0,
      needs_frame: snapshot.needsFrame ? 1 : 0,
      page_index: Int32(truncatingIfNeeded: snapshot.pageIndex),
      page_count: Int32(truncatingIfNeeded: snapshot.pageCount),
      transition_from: Int32(truncatingIfNeeded: snapshot.transitionFrom),
      transition_to: Int32(truncatingIfNeeded: snapshot.transitionTo),
      visible_pages: Int32(truncatingIfNeeded: snapshot.visiblePages),
      events_queued: UInt32(truncatingIfNeeded: snapshot.eventsQueued),
      events_lost: snapshot.eventsLost,
      time: snapshot.time,
      outer: snapshot.outer,
      inner: snapshot.inner,
      path: snapshot.outer + snapshot.inner,
      range: snapshot.range,
      max_outer: snapshot.maxOuter,
      max_inner: snapshot.maxInner,
      overscroll: snapshot.overscroll,
      collapse: snapshot.collapse,
      header_shown: snapshot.headerShown,
      header_stretch: snapshot.headerStretch,
      velocity_x: snapshot.velocityX,
      velocity_y: snapshot.velocityY,
      rest_outer: snapshot.restOuter,
      rest_inner: snapshot.restInner,
      unconsumed_x: snapshot.unconsumedX,
      unconsumed_y: snapshot.unconsumedY,
      page_position: snapshot.pagePosition,
      transition_progress: snapshot.transitionProgress,
      header: nslide_rect(snapshot.header),
      hover: nslide_rect(snapshot.hover),
      pager: nslide_rect(snapshot.pager))
  }

  /// Writes the pages that show; there must be room for all.
  @inline(__always)
  func writeVisiblePages(to pages: UnsafeMutablePointer<nslide_page>) -> Int32 {
    let count = visiblePageCount
    for n in 0..<count { pages[n] = nslide_page(visiblePage(n)) }
    return Int32(truncatingIfNeeded: count)
  }

  /// Moves up to `capacity` events out of the queue.
  @inline(__always)
  mutating func writeEvents(to events: UnsafeMutablePointer<nslide_event>, capacity: Int32) -> Int32 {
    var count: Int32 = 0
    while count < capacity, let event = pollEvent() {
      events[Int(count)] = nslide_event(event)
      count += 1
    }
    return count
  }
}

extension nslide_page {
  @inline(__always)
  init(_ page: Page) {
    self.init(
      index: Int32(truncatingIfNeeded: page.index), needed: page.isNeeded ? 1 : 0, visible: page.isVisible ? 1 : 0,
      reserved: 0, content_height: page.contentHeight, offset: page.offset, max_offset: page.maxOffset,
      frame: nslide_rect(page.frame))
  }
}

extension nslide_event {
  init(_ event: Event) {
    self.init()
    type = event.kind.rawValue
    index = event.index
    from = event.from
    to = event.to
    source = event.source.rawValue
    time = event.time
    switch event.kind {
    case .dragEnded:
      will_decelerate = event.flag ? 1 : 0
    case .pageTransitionEnded:
      cancelled = event.flag ? 1 : 0
    case .offsetChanged, .pinned, .unpinned:
      outer = event.first
      inner = event.second
    case .pageScrolled:
      position = event.first
      progress = event.second
    default: break
    }
  }
}
