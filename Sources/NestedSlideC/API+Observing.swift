// The functions and their parameters have the names of the header.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CNestedSlide
import NestedSlideCore

@_cdecl("nslide_observe") @implementation
public func nslide_observe(
  _ coordinator: nslide_coordinator, _ view: Int32, _ offset: Double, _ moved_by: Int32, _ token: Int32,
  _ corrections: UnsafeMutablePointer<nslide_correction>?, _ capacity: Int32, _ count: UnsafeMutablePointer<Int32>?
) -> nslide_status {
  write(coordinator, RecordedCalls.observe(view, offset, moved_by, token, capacity)) { inside throws(Failure) in
    let movedBy = try choice(moved_by, MovedBy.self, "moved_by: must be a NSLIDE_MOVED_BY_ value")
    let count = try required(count, "count: must not be null")
    try requireBuffer(corrections, capacity, "corrections: must not be null where capacity is more than 0")
    try inside.observe(Int(view), offset: offset, movedBy: movedBy, token: token)
    count.pointee = inside.writeCorrections(to: corrections, capacity: capacity)
  }
}

@_cdecl("nslide_poll_corrections") @implementation
public func nslide_poll_corrections(
  _ coordinator: nslide_coordinator, _ corrections: UnsafeMutablePointer<nslide_correction>?, _ capacity: Int32,
  _ count: UnsafeMutablePointer<Int32>?
) -> nslide_status {
  write(coordinator, RecordedCalls.pollCorrections(capacity)) { inside throws(Failure) in
    let count = try required(count, "count: must not be null")
    try requireBuffer(corrections, capacity, "corrections: must not be null where capacity is more than 0")
    count.pointee = inside.writeCorrections(to: corrections, capacity: capacity)
  }
}

@_cdecl("nslide_unobserve") @implementation
public func nslide_unobserve(_ coordinator: nslide_coordinator, _ view: Int32) -> nslide_status {
  write(coordinator, RecordedCalls.unobserve(view)) { inside throws(Failure) in
    try inside.unobserve(Int(view))
  }
}

extension Coordinator {
  /// Moves up to `capacity` corrections out.
  @inline(never)
  fileprivate mutating func writeCorrections(
    to corrections: UnsafeMutablePointer<nslide_correction>?, capacity: Int32
  ) -> Int32 {
    guard let corrections else { return 0 }
    var count: Int32 = 0
    while count < capacity, let next = nextCorrection() {
      corrections[Int(count)] = nslide_correction(
        view: next.view, heir: next.heir, offset: next.offset, velocity: next.velocity,
        token: next.token, reserved: 0)
      count &+= 1
    }
    return count
  }
}
