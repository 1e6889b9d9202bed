import CNestedSlide
import NestedSlideCore

// Snapshot, Page and Event lie in memory as the C structs do; MemoryLayoutTests holds them to it.

extension Coordinator {
  /// Writes the snapshot; struct_size stays the caller's.
  @inline(__always)
  mutating func write(to target: UnsafeMutablePointer<nslide_snapshot>) {
    let size = target.pointee.struct_size
    withSnapshot { copy($0, to: target) }
    target.pointee.struct_size = size
  }

  /// Writes what moves in every frame; struct_size stays the caller's.
  @inline(never)
  mutating func writeMotion(to target: UnsafeMutablePointer<nslide_motion>) {
    target.pointee.generation = generation
    target.pointee.phase = view.phase
    target.pointee.needs_frame = view.needsFrame
    target.pointee.time = view.time
    target.pointee.outer = view.outer
    target.pointee.inner = view.inner
    target.pointee.path = view.path
    target.pointee.overscroll = view.overscroll
    target.pointee.collapse = view.collapse
    target.pointee.velocity_x = view.velocityX
    target.pointee.velocity_y = view.velocityY
    target.pointee.page_position = view.pagePosition
    target.pointee.header_y = view.header.y
    target.pointee.header_height = view.header.height
    target.pointee.hover_y = view.hover.y
    target.pointee.pager_y = view.pager.y
    target.pointee.tab_offset = view.tabOffset
    target.pointee.indicator_x = view.tabIndicator.x
    target.pointee.indicator_width = view.tabIndicator.width
  }
}

// The same, called.
extension Coordinator {
  @inline(never)
  mutating func writeSnapshot(to target: UnsafeMutablePointer<nslide_snapshot>) { write(to: target) }

  /// Moves up to `capacity` events out of the queue.
  @inline(__always)
  mutating func writeEvents(to events: UnsafeMutablePointer<Event>, capacity: Int32) -> Int32 {
    Int32(truncatingIfNeeded: pollEvents(to: events, most: Int(capacity)))
  }

  /// The pages that show; there must be room for them.
  @inline(never)
  mutating func writePages(to pages: UnsafeMutablePointer<nslide_page>) -> Int32 { writeVisiblePages(to: pages.pages) }
}

// What was written, turned as the host has it.
extension Turn {
  func turn(_ pages: UnsafeMutablePointer<nslide_page>, _ count: Int32) {
    for index in 0..<Int(count) { turn(pages.pages + index) }
  }

  func turn(_ motion: UnsafeMutablePointer<nslide_motion>) {
    (motion.pointee.velocity_x, motion.pointee.velocity_y) = back(motion.pointee.velocity_x, motion.pointee.velocity_y)
  }

  @inline(never)
  func turn(_ written: nslide_frame_buffers, pages count: Int32) {
    if let snapshot = written.snapshot { turn(snapshot.snapshot) }
    if let motion = written.motion { turn(motion) }
    if let pages = written.pages { turn(pages, count) }
  }
}

extension UnsafeMutablePointer<nslide_event> {
  /// The same memory as the engine's own.
  var events: UnsafeMutablePointer<Event> { UnsafeMutableRawPointer(self).assumingMemoryBound(to: Event.self) }
}

extension UnsafeMutablePointer<nslide_snapshot> {
  /// The same memory as the engine's own.
  var snapshot: UnsafeMutablePointer<Snapshot> { UnsafeMutableRawPointer(self).assumingMemoryBound(to: Snapshot.self) }
}

extension UnsafeMutablePointer<nslide_page> {
  /// The same memory as the engine's own.
  var pages: UnsafeMutablePointer<Page> { UnsafeMutableRawPointer(self).assumingMemoryBound(to: Page.self) }
}

/// Copies the snapshot in pieces that the compiler copies in place; one of this length would be a call.
@inline(__always)
private func copy(_ snapshot: UnsafePointer<Snapshot>, to target: UnsafeMutablePointer<nslide_snapshot>) {
  let piece = 96
  let size = MemoryLayout<Snapshot>.size
  let source = UnsafeRawPointer(snapshot)
  let destination = UnsafeMutableRawPointer(target)
  var offset = 0
  while offset < size {
    let count = size - offset < piece ? size - offset : piece
    (destination + offset).copyMemory(from: source + offset, byteCount: count)
    offset += count
  }
}

extension nslide_rect {
  init(_ rect: Rect) {
    self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }
}
