import CNestedSlide
import NestedSlideCore

extension nslide_rect {
  @inline(__always)
  init(_ rect: Rect) { self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height) }
}

extension Coordinator {
  /// Writes the snapshot; struct_size stays the caller's.
  @inline(__always)
  mutating func write(to target: UnsafeMutablePointer<nslide_snapshot>) {
    let head = MemoryLayout<UInt32>.size
    withSnapshot { snapshot in
      (UnsafeMutableRawPointer(target) + head)
        .copyMemory(from: UnsafeRawPointer(snapshot) + head, byteCount: MemoryLayout<Snapshot>.size - head)
    }
  }

  /// Writes the pages that show; there must be room for all.
  @inline(__always)
  mutating func writeVisiblePages(to pages: UnsafeMutablePointer<nslide_page>) -> Int32 {
    let count = visiblePageCount
    var n = 0
    while n < count {
      pages[n] = nslide_page(visiblePage(n))
      n &+= 1
    }
    return Int32(truncatingIfNeeded: count)
  }

  /// Moves up to `capacity` events out of the queue.
  @inline(__always)
  mutating func writeEvents(to events: UnsafeMutablePointer<nslide_event>, capacity: Int32) -> Int32 {
    var count: Int32 = 0
    while count < capacity, pollEvent({ nslide_event.write($0, to: events + Int(count)) }) { count &+= 1 }
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
  /// Writes an event; what its kind does not set is 0.
  @inline(__always)
  static func write(_ event: UnsafePointer<Event>, to target: UnsafeMutablePointer<nslide_event>) {
    let kind = event.pointee.kind
    let flag: Int32 = event.pointee.flag ? 1 : 0
    let isPager = kind == .pageScrolled
    target.pointee.type = kind.rawValue
    target.pointee.index = event.pointee.index
    target.pointee.from = event.pointee.from
    target.pointee.to = event.pointee.to
    target.pointee.cancelled = kind == .pageTransitionEnded ? flag : 0
    target.pointee.will_decelerate = kind == .dragEnded ? flag : 0
    target.pointee.source = event.pointee.source.rawValue
    target.pointee.state = 0
    target.pointee.time = event.pointee.time
    target.pointee.outer = isPager ? 0 : event.pointee.first
    target.pointee.inner = isPager ? 0 : event.pointee.second
    target.pointee.position = isPager ? event.pointee.first : 0
    target.pointee.progress = isPager ? event.pointee.second : 0
  }
}
