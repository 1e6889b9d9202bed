// The functions and their parameters have the names of the header.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CNestedSlide
import NestedSlideCore

@_cdecl("nslide_set_allocator") @implementation
public func nslide_set_allocator(
  _ allocate: nslide_allocate_function?, _ release: nslide_release_function?, _ context: UnsafeMutableRawPointer?
) -> nslide_status {
  attempt { () throws(Failure) in
    guard let allocate else { throw Failure(.invalidArgument, "allocate: must not be null") }
    guard let release else { throw Failure(.invalidArgument, "release: must not be null") }
    try AllocatorHook.set(allocate, release, context)
  }
}

@_cdecl("nslide_set_log") @implementation
public func nslide_set_log(_ log: nslide_log_function?, _ context: UnsafeMutableRawPointer?) -> nslide_status {
  attempt { () throws(Failure) in try LogHook.set(log, context) }
}
