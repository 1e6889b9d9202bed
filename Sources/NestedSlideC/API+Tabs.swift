// The functions and their parameters have the names of the header.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CNestedSlide
import NestedSlideCore

@_cdecl("nslide_tap_tab") @implementation
public func nslide_tap_tab(_ coordinator: nslide_coordinator, _ index: Int32, _ animated: Int32) -> nslide_status {
  write(coordinator, RecordedCalls.tapTab(index, animated)) { inside throws(Failure) in
    try inside.tapTab(Int(index), animated: flag(animated, "animated: must be 0 or 1"))
  }
}

@_cdecl("nslide_tab_at") @implementation
public func nslide_tab_at(
  _ coordinator: nslide_coordinator, _ x: Double, _ y: Double, _ index: UnsafeMutablePointer<Int32>?
) -> nslide_status {
  read(coordinator) { inside throws(Failure) in
    let index = try required(index, "index: must not be null")
    let (x, y) = try inside.turn?.place(x, y) ?? (x, y)
    index.pointee = Int32(truncatingIfNeeded: try inside.tab(x: x, y: y) ?? -1)
  }
}

@_cdecl("nslide_get_tab") @implementation
public func nslide_get_tab(
  _ coordinator: nslide_coordinator, _ index: Int32, _ frame: UnsafeMutablePointer<nslide_rect>?
) -> nslide_status {
  read(coordinator) { inside throws(Failure) in
    let frame = try required(frame, "frame: must not be null")
    var tab = try inside.tabFrame(Int(index))
    if inside.turn != nil { Turn.swap(&tab) }
    frame.pointee = nslide_rect(tab)
  }
}
