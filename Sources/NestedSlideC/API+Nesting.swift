// The functions and their parameters have the names of the header.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CNestedSlide
import NestedSlideCore

@_cdecl("nslide_link") @implementation
public func nslide_link(_ inner: nslide_coordinator, _ outer: nslide_coordinator, _ axes: Int32) -> nslide_status {
  write(inner) { inside throws(Failure) in
    let all = Int32(NSLIDE_LINK_VERTICAL | NSLIDE_LINK_HORIZONTAL)
    if axes < (outer == 0 ? 0 : 1) || axes > all {
      throw Failure(.invalidArgument, "axes: must be NSLIDE_LINK_VERTICAL, NSLIDE_LINK_HORIZONTAL or their sum")
    }
    try withUnsafeTemporaryAllocation(of: HeldCoordinator.self, capacity: Coordinator.mostLinks) {
      room throws(Failure) in
      var visit = Visit(room)
      defer { visit.leave() }
      try visit.enter(outer, toLink: inner, &inside)
      try inside.link(
        inner, to: outer, axes: LinkAxes(rawValue: UInt8(truncatingIfNeeded: axes)), inside: visit.surroundings)
    }
  }
}
