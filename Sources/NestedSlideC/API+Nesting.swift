// The functions and their parameters have the names of the header.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CNestedSlide
import NestedSlideCore

@_cdecl("nslide_link") @implementation
public func nslide_link(_ inner: nslide_coordinator, _ outer: nslide_coordinator, _ axes: Int32) -> nslide_status {
  read(inner) { inside throws(Failure) in
    let all = Int32(NSLIDE_LINK_VERTICAL | NSLIDE_LINK_HORIZONTAL)
    if axes < (outer == 0 ? 0 : 1) || axes > all {
      throw Failure(.invalidArgument, "axes: must be NSLIDE_LINK_VERTICAL, NSLIDE_LINK_HORIZONTAL or their sum")
    }
    try requireOutside(outer, of: inner)
    try inside.link(to: outer, axes: LinkAxes(rawValue: UInt8(truncatingIfNeeded: axes)))
  }
}

/// Refuses a coordinator that is not there, one that lies inside of `inner`, however deep, and one that is recorded, or has
/// one around it that is: what `inner` gives them would not be in the record.
private func requireOutside(_ outer: nslide_coordinator, of inner: nslide_coordinator) throws(Failure) {
  var handle = outer
  while handle != 0 {
    if handle == inner { throw Failure(.invalidArgument, "outer: lies inside of inner") }
    let isFirst = handle == outer
    do throws(Failure) {
      let entry = try HandleTable.enter(handle)
      handle = entry.coordinator.pointee.linkHandle
      let isRecording = entry.coordinator.pointee.isRecording
      entry.leave()
      if isRecording { throw Failure(.invalidState, "outer: is being recorded") }
    } catch {
      // Beyond the first one, what is no more is no obstacle; what is busy may be one that this call is inside of.
      if isFirst || error.status != .staleHandle { throw error }
      return
    }
  }
}
