// The functions and their parameters have the names of the header.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CNestedSlide
import NestedSlideCore

@_cdecl("nslide_frame") @implementation
@_optimize(speed)
public func nslide_frame(
  _ coordinator: nslide_coordinator, _ time: Double, _ buffers: UnsafeMutablePointer<nslide_frame_buffers>?
) -> nslide_status {
  guard let buffers, buffers.pointee.struct_size == UInt32(MemoryLayout<nslide_frame_buffers>.size),
    let entry = HandleTable.enterInPlace(coordinator)
  else { return frameTheLongWay(coordinator, time, buffers) }
  let isDone = entry.coordinator.pointee.frameCalmly(at: time, buffers, coordinator)
  entry.leave()
  return isDone ? nslide_status(NSLIDE_OK) : frameTheLongWay(coordinator, time, buffers)
}

/// A frame in which something happens, or which is refused.
@inline(never)
private func frameTheLongWay(
  _ coordinator: nslide_coordinator, _ time: Double, _ buffers: UnsafeMutablePointer<nslide_frame_buffers>?
) -> nslide_status {
  if let buffers, buffers.isOlder { return frameOfOlder(coordinator, time, buffers) }
  return write(coordinator, RecordedCalls.advance(time)) { inside throws(Failure) in
    try inside.frame(at: time, buffers, coordinator)
  }
}

/// Of an earlier version: fields that they lack are absent.
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
  @inline(never)
  fileprivate func areUsual(pages most: Int) -> Bool {
    let given = pointee
    if given.page_capacity | given.event_capacity | given.sample_count < 0 { return false }
    if let snapshot = given.snapshot, !StructSize.isOutput(snapshot) { return false }
    if let motion = given.motion, !StructSize.isOutput(motion) { return false }
    if given.pages != nil && Int(given.page_capacity) < most { return false }
    return given.sample_count == 0 || given.samples != nil
  }

  @inline(never)
  fileprivate func check(pages most: Int) throws(Failure) {
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
    if given.pages != nil && Int(given.page_capacity) < most {
      throw Failure(.bufferTooSmall, "page_capacity: must be at least 2, or NSLIDE_MAX_VISIBLE_PAGES of narrow pages")
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
  /// A frame on the calm path; false, and nothing changed, if that may not be taken.
  @inline(__always)
  fileprivate mutating func frameCalmly(
    at time: Double, _ buffers: UnsafeMutablePointer<nslide_frame_buffers>, _ handle: nslide_coordinator
  ) -> Bool {
    if !isCalm(at: time) || needsAttention && attends(toFrameOf: buffers) { return false }
    // Those that are kept have been checked when they were written in full.
    let areKept = buffers.pointee.kept_of == handle && buffers.pointee.kept == stretch
    if areKept && buffers.pointee.sample_count != 0 { return frameOfMove(at: time, buffers) }
    if !areKept && !buffers.areUsual(pages: mostVisiblePages) { return false }
    if buffers.pointee.sample_count != 0 && !take(onlySampleOf: buffers, before: time) { return false }
    recordCalm(time: time)
    if !areKept {
      frameCalmlyInFull(at: time, buffers, handle)
      return true
    }
    let (snapshot, pages, motion) = (buffers.pointee.snapshot, buffers.pointee.pages, buffers.pointee.motion)
    let events = buffers.pointee.event_capacity > 0 ? buffers.pointee.events?.events : nil
    let capacity = buffers.pointee.event_capacity
    var told = passCalmly(to: time, telling: events)
    if let events, told == 0 { told = writeEvents(to: events, capacity: capacity) }
    buffers.pointee.event_count = told
    writeChanges(to: snapshot?.snapshot, pages?.pages)
    if let motion { writeMotion(to: motion) }
    return true
  }

  /// Somebody else has to look after the frame, or after the finger's sample in it.
  @inline(never)
  private mutating func attends(toFrameOf buffers: UnsafeMutablePointer<nslide_frame_buffers>) -> Bool {
    attendsToTime || buffers.pointee.sample_count != 0 && fingerNeedsAttention
  }

  /// The same with a sample, and for buffers that hold the frame before.
  @inline(__always)
  private mutating func frameOfMove(
    at time: Double, _ buffers: UnsafeMutablePointer<nslide_frame_buffers>
  ) -> Bool {
    if !take(onlySampleOf: buffers, before: time) { return false }
    // Before anything is written: what is written to may lie in these buffers.
    let (snapshot, pages, motion) = (buffers.pointee.snapshot, buffers.pointee.pages, buffers.pointee.motion)
    var told: Int32 = 0
    if buffers.pointee.event_capacity > 0, let events = buffers.pointee.events {
      told = writeEvents(to: events.events, capacity: buffers.pointee.event_capacity)
    }
    restCalmly(to: time)
    buffers.pointee.event_count = told
    writeChanges(to: snapshot?.snapshot, pages?.pages)
    if let motion { writeMotion(to: motion) }
    return true
  }

  /// The same for buffers that do not hold the frame before.
  @inline(never)
  @_optimize(speed)
  private mutating func frameCalmlyInFull(
    at time: Double, _ buffers: UnsafeMutablePointer<nslide_frame_buffers>, _ handle: nslide_coordinator
  ) {
    // Before anything is written: what is written to may lie in these buffers.
    let given = buffers.pointee
    let events = given.event_capacity > 0 ? given.events?.events : nil
    var told = passCalmly(to: time, telling: events)
    if let events, told == 0 { told = writeEvents(to: events, capacity: given.event_capacity) }
    buffers.pointee.event_count = told
    buffers.pointee.page_count = given.pages.map { writeVisiblePages(to: $0.pages) } ?? 0
    if let snapshot = given.snapshot { write(to: snapshot) }
    if let motion = given.motion { writeMotion(to: motion) }
    turn?.turn(given, pages: buffers.pointee.page_count)
    if given.kept_of != 0 { keep(buffers, handle) }
  }

  /// Notes in the buffers what lies in them, if the host wants that. In a stretch in which anything may change that
  /// is of no use, nor is it of most that is turned: none has the number 0.
  @inline(__always)
  private mutating func keep(_ buffers: UnsafeMutablePointer<nslide_frame_buffers>, _ handle: nslide_coordinator) {
    buffers.pointee.kept_of = handle
    let isTurned = turn != nil && (changes != .turnedPage || buffers.pointee.motion != nil)
    buffers.pointee.kept = changes == .all || isTurned ? 0 : stretch
  }

  /// Takes in the sample of a frame, if it is the only one and on the calm path; false, and nothing changed, for
  /// others.
  @inline(__always)
  private mutating func take(
    onlySampleOf buffers: UnsafeMutablePointer<nslide_frame_buffers>, before time: Double
  ) -> Bool {
    guard buffers.pointee.sample_count == 1, let sample = buffers.pointee.samples else { return false }
    return sample.pointee.time <= time && moveCalmly(sample, isInFrame: true)
  }

  /// A finger's event on the calm path; false, and nothing changed, if that may not be taken.
  @inline(__always)
  private mutating func moveCalmly(_ sample: UnsafePointer<nslide_pointer_sample>, isInFrame: Bool) -> Bool {
    if sample.pointee.action != NSLIDE_POINTER_MOVE { return false }
    if !isPointerSource(sample.pointee.source) { return false }
    return moveCalmly(
      id: sample.pointee.id, x: sample.pointee.x, y: sample.pointee.y, time: sample.pointee.time, isInFrame: isInFrame)
  }

  /// Takes in all samples of a frame, or none: each is checked against what those before it lead to. They are recorded
  /// before anything is written, as a buffer of the caller's may lie over them.
  @inline(never)
  private mutating func feed(
    _ samples: UnsafePointer<nslide_pointer_sample>, count: Int32, to time: Double
  ) throws(Failure) {
    try check(time: time)
    if count > 1 {
      // What the first leads to decides about the others.
      try check(sampleCount: Int(count)) { index throws(Failure) in try PointerSample(samples[index], within: time) }
    }
    if needsAttention { return try feedAttended(samples, count: Int(count), to: time) }
    for index in 0..<Int(count) { try take(PointerSample(samples[index], within: time)) }
  }

  @inline(never)
  private mutating func feedAttended(
    _ samples: UnsafePointer<nslide_pointer_sample>, count: Int, to time: Double
  ) throws(Failure) {
    for index in 0..<count {
      var sample = try PointerSample(samples[index], within: time)
      (sample.x, sample.y) = try attendedPlace(sample.x, sample.y)
      try take(sample)
    }
    if isRecording { record(samples, count: count) }
  }

  /// A whole frame.
  @inline(never)
  fileprivate mutating func frame(
    at time: Double, _ buffers: UnsafeMutablePointer<nslide_frame_buffers>?, _ handle: nslide_coordinator
  ) throws(Failure) {
    let buffers = try required(buffers, "buffers: must not be null")
    try buffers.check(pages: mostVisiblePages)
    if needsAttention { return try frameAttended(at: time, buffers, handle) }
    try play(at: time, buffers.pointee, buffers, handle)
  }

  /// The same of one that may be turned.
  @inline(never)
  private mutating func frameAttended(
    at time: Double, _ buffers: UnsafeMutablePointer<nslide_frame_buffers>, _ handle: nslide_coordinator
  ) throws(Failure) {
    let (turn, given) = (attendedTurn, buffers.pointee)
    try play(at: time, given, buffers, handle)
    turn?.turn(given, pages: buffers.pointee.page_count)
  }

  /// - Parameter given: what the buffers held: what is written to may lie in them.
  @inline(__always)
  private mutating func play(
    at time: Double, _ given: nslide_frame_buffers, _ buffers: UnsafeMutablePointer<nslide_frame_buffers>,
    _ handle: nslide_coordinator
  ) throws(Failure) {
    if let samples = given.samples, given.sample_count > 0 { try feed(samples, count: given.sample_count, to: time) }
    try advance(to: time)
    buffers.pointee.page_count = given.pages.map { writePages(to: $0) } ?? 0
    buffers.pointee.event_count = given.events.map { writeEvents(to: $0.events, capacity: given.event_capacity) } ?? 0
    if let snapshot = given.snapshot { writeSnapshot(to: snapshot) }
    if let motion = given.motion { writeMotion(to: motion) }
    if given.kept_of != 0 { keep(buffers, handle) }
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
