// The functions and their parameters have the names of the header.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CNestedSlide
import NestedSlideCore

@_cdecl("nslide_record_start") @implementation
public func nslide_record_start(_ coordinator: nslide_coordinator) -> nslide_status {
  read(coordinator) { inside throws(Failure) in
    try inside.startRecording()
  }
}

@_cdecl("nslide_record_read") @implementation
public func nslide_record_read(
  _ coordinator: nslide_coordinator, _ buffer: UnsafeMutableRawPointer?, _ capacity: Int,
  _ size: UnsafeMutablePointer<Int>?
) -> nslide_status {
  read(coordinator) { inside throws(Failure) in
    let size = try required(size, "size: must not be null")
    if buffer == nil && capacity != 0 {
      throw Failure(.invalidArgument, "buffer: must not be null where capacity is more than 0")
    }
    // What is more than the half of all memory is as good as all of it.
    size.pointee = try inside.readRecord(to: buffer, capacity: capacity < 0 ? .max : capacity)
  }
}

@_cdecl("nslide_record_stop") @implementation
public func nslide_record_stop(_ coordinator: nslide_coordinator) -> nslide_status {
  read(coordinator) { inside throws(Failure) in
    try inside.stopRecording()
  }
}
