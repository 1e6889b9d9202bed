// The functions and their parameters have the names of the header.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CNestedSlide
import NestedSlideCore

@_cdecl("nslide_frame") @implementation
@_optimize(speed)
public func nslide_frame(
  _ coordinator: nslide_coordinator, _ time: Double, _ buffers: UnsafeMutablePointer<nslide_frame_buffers>?
) -> nslide_status {
  guard let buffers, buffers.pointee.struct_size == UInt32(MemoryLayout<nslide_frame_buffers>.size) else {
    return frameOfOther(coordinator, time, buffers)
  }
  return writeInPlace(coordinator) { inside throws(Failure) in
    if !buffers.areUsual { try buffers.check() }
    if buffers.pointee.sample_count > 0 {
      try inside.feed(buffers.pointee.samples.unsafelyUnwrapped, count: buffers.pointee.sample_count, to: time)
    }
    try inside.advance(to: time)
    inside.writeFrame(to: buffers, inPlace: true)
  } attended: {
    frameAttended(coordinator, time, buffers)
  }
}

@inline(never)
private func frameAttended(
  _ coordinator: nslide_coordinator, _ time: Double, _ buffers: UnsafeMutablePointer<nslide_frame_buffers>?
) -> nslide_status {
  write(coordinator, RecordedCalls.advance(time)) { inside throws(Failure) in
    try inside.frame(at: time, buffers)
  }
}

/// The same for buffers of another version, or none.
@inline(never)
private func frameOfOther(
  _ coordinator: nslide_coordinator, _ time: Double, _ buffers: UnsafeMutablePointer<nslide_frame_buffers>?
) -> nslide_status {
  if let buffers, buffers.isOlder { return frameOfOlder(coordinator, time, buffers) }
  return frameAttended(coordinator, time, buffers)
}

/// Of an earlier version: what they do not have is none.
@inline(never)
private func frameOfOlder(
  _ coordinator: nslide_coordinator, _ time: Double, _ buffers: UnsafeMutablePointer<nslide_frame_buffers>
) -> nslide_status {
  var given = StructSize.lengthened(UnsafePointer(buffers), over: nslide_frame_buffers())
  let status = nslide_frame(coordinator, time, &given)
  if status == NSLIDE_OK {
    buffers.pointee.page_count = given.page_count
    buffers.pointee.event_count = given.event_count
  }
  return status
}

extension UnsafeMutablePointer<nslide_frame_buffers> {
  /// As long as some version, but not this one. The first, of 0.1, had six words and three pointers.
  @inline(__always)
  fileprivate var isOlder: Bool {
    let size = Int(UnsafeRawPointer(self).load(as: UInt32.self))
    return size < MemoryLayout<nslide_frame_buffers>.size && size >= 24 + 3 * MemoryLayout<UnsafeRawPointer>.size
  }

  /// `check` would refuse nothing of them, size aside.
  @inline(__always)
  fileprivate var areUsual: Bool {
    let given = pointee
    if given.page_capacity | given.event_capacity | given.sample_count < 0 { return false }
    if let snapshot = given.snapshot, !StructSize.isOutput(snapshot) { return false }
    if let motion = given.motion, !StructSize.isOutput(motion) { return false }
    if given.pages != nil && given.page_capacity < NSLIDE_MAX_VISIBLE_PAGES { return false }
    return given.sample_count == 0 || given.samples != nil
  }

  @inline(never)
  fileprivate func check() throws(Failure) {
    try StructSize.checkInput(
      self, MemoryLayout<nslide_frame_buffers>.size, "struct_size: must be that of nslide_frame_buffers")
    let given = pointee
    try requireCapacity(given.page_capacity, "page_capacity: must be 0 or more")
    try requireCapacity(given.event_capacity, "event_capacity: must be 0 or more")
    if let snapshot = given.snapshot {
      try StructSize.checkOutput(snapshot, "snapshot: struct_size must be that of nslide_snapshot")
    }
    if let motion = given.motion {
      try StructSize.checkOutput(motion, "motion: struct_size must be that of nslide_motion")
    }
    if given.pages != nil && given.page_capacity < NSLIDE_MAX_VISIBLE_PAGES {
      throw Failure(.bufferTooSmall, "page_capacity: must be at least NSLIDE_MAX_VISIBLE_PAGES")
    }
    if given.sample_count != 0 {
      try requireCapacity(given.sample_count, "sample_count: must be 0 or more")
      if given.samples == nil {
        throw Failure(.invalidArgument, "samples: must not be null where sample_count is more than 0")
      }
    }
  }
}

extension Coordinator {
  /// Takes in all samples of a frame, or none: each is checked against what those before it lead to. They are recorded
  /// before anything is written, as a buffer of the caller's may lie over them.
  @inline(__always)
  fileprivate mutating func feed(
    _ samples: UnsafePointer<nslide_pointer_sample>, count: Int32, to time: Double
  ) throws(Failure) {
    if count > 1 { return try feedSeveral(samples, count: count, to: time) }
    // Nothing leads from one to another.
    try check(time: time)
    try take(PointerSample(samples.pointee, within: time))
  }

  @inline(never)
  private mutating func feedSeveral(
    _ samples: UnsafePointer<nslide_pointer_sample>, count: Int32, to time: Double
  ) throws(Failure) {
    try check(time: time)
    try check(sampleCount: Int(count)) { index throws(Failure) in try PointerSample(samples[index], within: time) }
    for index in 0..<Int(count) { try take(PointerSample(samples[index], within: time)) }
    if isRecording { record(samples, count: Int(count)) }
  }

  /// A whole frame, with nothing of it in place.
  @inline(never)
  fileprivate mutating func frame(
    at time: Double, _ buffers: UnsafeMutablePointer<nslide_frame_buffers>?
  ) throws(Failure) {
    let buffers = try required(buffers, "buffers: must not be null")
    try buffers.check()
    let given = buffers.pointee
    if let samples = given.samples, given.sample_count > 0 {
      try feedSeveral(samples, count: given.sample_count, to: time)
    }
    try advance(to: time)
    writeFrame(to: buffers, inPlace: false)
  }

  @inline(__always)
  private mutating func take(_ sample: PointerSample) throws(Failure) {
    try pointer(sample.action, sample.source, id: sample.id, x: sample.x, y: sample.y, time: sample.time)
  }

  @inline(never)
  private mutating func record(_ samples: UnsafePointer<nslide_pointer_sample>, count: Int) {
    for index in 0..<count {
      let sample = samples[index]
      record(RecordedCalls.pointer(sample.action, sample.source, sample.id, sample.x, sample.y, sample.time))
    }
  }

  /// - Parameter inPlace: a literal: whether what writes becomes part of the caller, or is called.
  @inline(__always)
  fileprivate mutating func writeFrame(to buffers: UnsafeMutablePointer<nslide_frame_buffers>, inPlace: Bool) {
    let given = buffers.pointee
    buffers.pointee.page_count = 0
    if let pages = given.pages {
      buffers.pointee.page_count = inPlace ? writeVisiblePages(to: pages.pages) : writePages(to: pages)
    }
    buffers.pointee.event_count = 0
    if let events = given.events {
      let capacity = given.event_capacity
      buffers.pointee.event_count =
        inPlace ? writeEventsInPlace(to: events, capacity: capacity) : writeEvents(to: events, capacity: capacity)
    }
    if let snapshot = given.snapshot { if inPlace { write(to: snapshot) } else { writeSnapshot(to: snapshot) } }
    if let motion = given.motion { if inPlace { write(to: motion) } else { writeMotion(to: motion) } }
  }
}

extension PointerSample {
  /// - Parameter time: that of the frame.
  @inline(__always)
  fileprivate init(_ sample: nslide_pointer_sample, within time: Double) throws(Failure) {
    if sample.time > time && sample.time.isFinite {
      throw Failure(.invalidArgument, "samples: time must not be after the frame's")
    }
    self.init(
      action: try choice(sample.action, PointerAction.self, "samples: action must be a NSLIDE_POINTER_ value"),
      source: try pointerSource(sample.source, "samples: source must be NSLIDE_SOURCE_TOUCH, MOUSE or PEN"),
      id: sample.id, x: sample.x, y: sample.y, time: sample.time)
  }
}
