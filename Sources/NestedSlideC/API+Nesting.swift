// The functions and their parameters have the names of the header.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CNestedSlide
import NestedSlideCore

@_cdecl("nslide_link") @implementation
public func nslide_link(_ inner: nslide_coordinator, _ outer: nslide_coordinator, _ axes: Int32) -> nslide_status {
  write(inner) { inside throws(Failure) in
    let both = Int32(NSLIDE_LINK_VERTICAL | NSLIDE_LINK_HORIZONTAL)
    let all = both | Int32(NSLIDE_LINK_HEADER_FIRST | NSLIDE_LINK_LATCHED | NSLIDE_LINK_OWN_COORDINATES)
    if axes & ~all != 0 || axes & both == 0 && (outer != 0 || axes != 0) {
      throw Failure(.invalidArgument, "axes: must be a sum of NSLIDE_LINK_ values with one axis or both")
    }
    try withUnsafeTemporaryAllocation(of: HeldCoordinator.self, capacity: Coordinator.mostLinks) {
      room throws(Failure) in
      var visit = Visit(room)
      defer { visit.leave() }
      try visit.enter(outer, toLink: inner, &inside)
      try inside.link(
        to: outer, axes: LinkAxes(rawValue: UInt8(truncatingIfNeeded: axes)), inside: visit.surroundings)
    }
  }
}

@_cdecl("nslide_set_link_place") @implementation
public func nslide_set_link_place(_ inner: nslide_coordinator, _ page: Int32, _ y: Double) -> nslide_status {
  write(inner) { inside throws(Failure) in
    try inside.setLinkPlace(page: page == NSLIDE_NO_PAGE ? nil : Int(page), y: y)
  }
}
