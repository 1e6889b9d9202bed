// The functions and their parameters have the names of the header.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CNestedSlide
import NestedSlideCore

@_cdecl("nslide_state_hash") @implementation
public func nslide_state_hash(_ coordinator: nslide_coordinator, _ hash: UnsafeMutablePointer<UInt64>?) -> nslide_status
{
  read(coordinator) { inside throws(Failure) in
    let hash = try required(hash, "hash: must not be null")
    hash.pointee = inside.stateHash()
  }
}

@_cdecl("nslide_save") @implementation
public func nslide_save(
  _ coordinator: nslide_coordinator, _ buffer: UnsafeMutableRawPointer?, _ capacity: Int,
  _ size: UnsafeMutablePointer<Int>?
) -> nslide_status {
  read(coordinator) { inside throws(Failure) in
    let size = try required(size, "size: must not be null")
    let needed = inside.savedSize()
    let room = UInt(bitPattern: capacity)
    if buffer == nil && room > 0 {
      throw Failure(.invalidArgument, "buffer: must not be null where capacity is more than 0")
    }
    guard let buffer, UInt(needed) <= room else {
      size.pointee = needed
      throw Failure(.bufferTooSmall, "capacity: is less than the bytes needed")
    }
    inside.save(to: buffer.assumingMemoryBound(to: UInt8.self))
    size.pointee = needed
  }
}

@_cdecl("nslide_create_from") @implementation
public func nslide_create_from(
  _ config: UnsafePointer<nslide_config>?, _ page_count: Int32, _ content_heights: UnsafePointer<Double>?,
  _ bytes: UnsafeRawPointer?, _ size: Int, _ out: UnsafeMutablePointer<nslide_coordinator>?
) -> nslide_status {
  attempt { () throws(Failure) in
    let bytes = try savedBytes(bytes, size)
    let out = try required(out, "out: must not be null")
    var all = AllSettings()
    try all.read(config)
    out.pointee = try makeCoordinator { () throws(Failure) in
      try Coordinator.create(&all, pageCount: Int(page_count), heights: content_heights, from: bytes, count: size)
    }
  }
}

@_cdecl("nslide_restore") @implementation
public func nslide_restore(
  _ bytes: UnsafeRawPointer?, _ size: Int, _ out: UnsafeMutablePointer<nslide_coordinator>?
) -> nslide_status {
  attempt { () throws(Failure) in
    let bytes = try savedBytes(bytes, size)
    let out = try required(out, "out: must not be null")
    out.pointee = try makeCoordinator { () throws(Failure) in try Coordinator.restore(bytes, count: size) }
  }
}

private func savedBytes(_ bytes: UnsafeRawPointer?, _ size: Int) throws(Failure) -> UnsafePointer<UInt8> {
  guard let bytes else { throw Failure(.invalidArgument, "bytes: must not be null") }
  if size < 0 { throw Failure(.corruptData, "size: is more than there can be") }
  return bytes.assumingMemoryBound(to: UInt8.self)
}
