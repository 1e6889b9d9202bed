// The functions and their parameters have the names of the header.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CNestedSlide
import NestedSlideCore

@_cdecl("nslide_frame") @implementation
@_optimize(speed)
public func nslide_frame(
  _ coordinator: nslide_coordinator, _ time: Double, _ buffers: UnsafeMutablePointer<nslide_frame_buffers>?
) -> nslide_status {
  writeInPlace(coordinator) { inside throws(Failure) in
    let buffers = try required(buffers, "buffers: must not be null")
    let given = try nslide_frame_buffers.taken(buffers)
    try given.check()
    if given.sample_count > 0 { try inside.feed(given, to: time) }
    try inside.advance(to: time)
    inside.writeFrame(given, to: buffers)
  } recorded: { recorder in
    recorder.begin(.advance)
    recorder.add(time)
  }
}

extension nslide_frame_buffers {
  /// Of 0.1: six words, and three pointers.
  private static var firstSize: Int { 24 + 3 * MemoryLayout<UnsafeRawPointer>.size }

  /// As the caller has them; none of what its header did not have.
  @inline(__always)
  fileprivate static func taken(
    _ buffers: UnsafeMutablePointer<nslide_frame_buffers>
  ) throws(Failure) -> nslide_frame_buffers {
    try StructSize.checkInput(
      UnsafePointer(buffers), first: firstSize, "struct_size: must be that of nslide_frame_buffers")
    if buffers.pointee.struct_size >= MemoryLayout<nslide_frame_buffers>.size { return buffers.pointee }
    return StructSize.lengthened(UnsafePointer(buffers), over: nslide_frame_buffers())
  }

  @inline(__always)
  fileprivate func check() throws(Failure) {
    try requireCapacity(page_capacity, "page_capacity: must be 0 or more")
    try requireCapacity(event_capacity, "event_capacity: must be 0 or more")
    try requireCapacity(sample_count, "sample_count: must be 0 or more")
    if let snapshot { try StructSize.checkOutput(snapshot, "snapshot: struct_size must be that of nslide_snapshot") }
    if let motion { try StructSize.checkOutput(motion, "motion: struct_size must be that of nslide_motion") }
    if pages != nil && page_capacity < NSLIDE_MAX_VISIBLE_PAGES {
      throw Failure(.bufferTooSmall, "page_capacity: must be at least NSLIDE_MAX_VISIBLE_PAGES")
    }
    if sample_count > 0 && samples == nil {
      throw Failure(.invalidArgument, "samples: must not be null where sample_count is more than 0")
    }
  }
}

extension Coordinator {
  /// Takes in all samples of a frame, or none: each is checked against what those before it lead to. They are recorded
  /// before anything is written, as a buffer of the caller's may lie over them.
  @inline(__always)
  fileprivate mutating func feed(_ given: nslide_frame_buffers, to time: Double) throws(Failure) {
    let samples = given.samples.unsafelyUnwrapped
    try check(time: time)
    if given.sample_count == 1 {
      // Nothing leads from one to another.
      try take(PointerSample(samples.pointee, within: time))
    } else {
      try check(sampleCount: Int(given.sample_count)) { index throws(Failure) in
        try PointerSample(samples[index], within: time)
      }
      for index in 0..<Int(given.sample_count) { try take(PointerSample(samples[index], within: time)) }
    }
    if isRecording { record(samples, count: Int(given.sample_count)) }
  }

  @inline(__always)
  private mutating func take(_ sample: PointerSample) throws(Failure) {
    try pointer(sample.action, id: sample.id, x: sample.x, y: sample.y, time: sample.time)
  }

  @inline(never)
  private mutating func record(_ samples: UnsafePointer<nslide_pointer_sample>, count: Int) {
    for index in 0..<count { record { $0.add(pointer: samples[index]) } }
  }

  @inline(__always)
  fileprivate mutating func writeFrame(
    _ given: nslide_frame_buffers, to buffers: UnsafeMutablePointer<nslide_frame_buffers>
  ) {
    buffers.pointee.page_count = 0
    if let pages = given.pages {
      writeVisiblePages(to: pages.pages)
      buffers.pointee.page_count = Int32(truncatingIfNeeded: visiblePageCount)
    }
    buffers.pointee.event_count = 0
    if let events = given.events {
      buffers.pointee.event_count = writeEvents(to: events, capacity: given.event_capacity)
    }
    if let snapshot = given.snapshot { write(to: snapshot) }
    if let motion = given.motion { write(to: motion) }
  }
}

extension PointerSample {
  /// - Parameter time: that of the frame.
  @inline(__always)
  fileprivate init(_ sample: nslide_pointer_sample, within time: Double) throws(Failure) {
    if sample.reserved != 0 { throw Failure(.invalidArgument, "samples: reserved must be 0") }
    if sample.time > time && sample.time.isFinite {
      throw Failure(.invalidArgument, "samples: time must not be after the frame's")
    }
    self.init(
      action: try choice(sample.action, PointerAction.self, "samples: action must be a NSLIDE_POINTER_ value"),
      id: sample.id, x: sample.x, y: sample.y, time: sample.time)
  }
}

@_cdecl("nslide_get_motion") @implementation
public func nslide_get_motion(
  _ coordinator: nslide_coordinator, _ motion: UnsafeMutablePointer<nslide_motion>?
) -> nslide_status {
  readInPlace(coordinator) { inside throws(Failure) in
    let motion = try required(motion, "motion: must not be null")
    try StructSize.checkOutput(motion, "struct_size: must be that of nslide_motion")
    inside.write(to: motion)
  }
}

@_cdecl("nslide_get_snapshot") @implementation
@_optimize(speed)
public func nslide_get_snapshot(
  _ coordinator: nslide_coordinator, _ snapshot: UnsafeMutablePointer<nslide_snapshot>?
) -> nslide_status {
  readInPlace(coordinator) { inside throws(Failure) in
    let snapshot = try required(snapshot, "snapshot: must not be null")
    try StructSize.checkOutput(snapshot, "struct_size: must be that of nslide_snapshot")
    inside.write(to: snapshot)
  }
}

@_cdecl("nslide_get_edge") @implementation
public func nslide_get_edge(
  _ coordinator: nslide_coordinator, _ edge: UnsafeMutablePointer<nslide_edge>?
) -> nslide_status {
  read(coordinator) { inside throws(Failure) in
    let edge = try required(edge, "edge: must not be null")
    let given = inside.edge
    edge.pointee = nslide_edge(
      pull_x: given.pullX, pull_y: given.pullY, velocity_x: 0, velocity_y: given.velocityY)
  }
}

@_cdecl("nslide_get_pages") @implementation
public func nslide_get_pages(
  _ coordinator: nslide_coordinator, _ pages: UnsafeMutablePointer<nslide_page>?, _ capacity: Int32,
  _ count: UnsafeMutablePointer<Int32>?
) -> nslide_status {
  readInPlace(coordinator) { inside throws(Failure) in
    let count = try required(count, "count: must not be null")
    try requireBuffer(pages, capacity, "pages: must not be null where capacity is more than 0")
    let needed = Int32(truncatingIfNeeded: inside.visiblePageCount)
    if needed > capacity {
      count.pointee = needed
      throw Failure(.bufferTooSmall, "capacity: is less than the pages that show")
    }
    if let pages { inside.writeVisiblePages(to: pages.pages) }
    count.pointee = needed
  }
}

@_cdecl("nslide_get_page") @implementation
public func nslide_get_page(
  _ coordinator: nslide_coordinator, _ index: Int32, _ page: UnsafeMutablePointer<nslide_page>?
) -> nslide_status {
  read(coordinator) { inside throws(Failure) in
    let page = try required(page, "page: must not be null")
    try inside.write(page: Int(index), checked: page.pages)
  }
}

@_cdecl("nslide_get_live_pages") @implementation
public func nslide_get_live_pages(
  _ coordinator: nslide_coordinator, _ indices: UnsafeMutablePointer<Int32>?, _ capacity: Int32,
  _ count: UnsafeMutablePointer<Int32>?
) -> nslide_status {
  read(coordinator) { inside throws(Failure) in
    let count = try required(count, "count: must not be null")
    try requireBuffer(indices, capacity, "indices: must not be null where capacity is more than 0")
    let needed = Int32(truncatingIfNeeded: inside.livePageCount)
    if needed > capacity {
      count.pointee = needed
      throw Failure(.bufferTooSmall, "capacity: is less than the pages that are needed")
    }
    if var next = indices {
      inside.forEachLivePage { index in
        next.pointee = Int32(truncatingIfNeeded: index)
        next += 1
      }
    }
    count.pointee = needed
  }
}

@_cdecl("nslide_poll_events") @implementation
public func nslide_poll_events(
  _ coordinator: nslide_coordinator, _ events: UnsafeMutablePointer<nslide_event>?, _ capacity: Int32,
  _ count: UnsafeMutablePointer<Int32>?
) -> nslide_status {
  readInPlace(coordinator) { inside throws(Failure) in
    let count = try required(count, "count: must not be null")
    try requireBuffer(events, capacity, "events: must not be null where capacity is more than 0")
    count.pointee = events.map { inside.writeEvents(to: $0, capacity: capacity) } ?? 0
  }
}
