// The functions and their parameters have the names of the header.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CNestedSlide
import NestedSlideCore

@_cdecl("nslide_retarget") @implementation
public func nslide_retarget(_ coordinator: nslide_coordinator, _ outer: Double, _ inner: Double) -> nslide_status {
  write(coordinator, RecordedCalls.retarget(outer, inner)) { inside throws(Failure) in
    try inside.retarget(outer: automatic(outer), inner: automatic(inner))
  }
}

@_cdecl("nslide_reveal") @implementation
public func nslide_reveal(
  _ coordinator: nslide_coordinator, _ page: Int32, _ y: Double, _ height: Double, _ align: Int32, _ animated: Int32
) -> nslide_status {
  write(coordinator, RecordedCalls.reveal(page, y, height, align, animated)) { inside throws(Failure) in
    try inside.reveal(
      page: page == NSLIDE_NO_PAGE ? nil : Int(page), y: y, height: height,
      align: choice(align, Align.self, "align: must be a NSLIDE_ALIGN_ value"),
      animated: flag(animated, "animated: must be 0 or 1"))
  }
}

@_cdecl("nslide_retarget_reveal") @implementation
public func nslide_retarget_reveal(
  _ coordinator: nslide_coordinator, _ page: Int32, _ y: Double, _ height: Double, _ align: Int32
) -> nslide_status {
  write(coordinator, RecordedCalls.retargetReveal(page, y, height, align)) { inside throws(Failure) in
    try inside.retargetReveal(
      page: page == NSLIDE_NO_PAGE ? nil : Int(page), y: y, height: height,
      align: choice(align, Align.self, "align: must be a NSLIDE_ALIGN_ value"))
  }
}

@_cdecl("nslide_set_snap_areas") @implementation
public func nslide_set_snap_areas(
  _ coordinator: nslide_coordinator, _ page: Int32, _ areas: UnsafePointer<nslide_snap_area>?, _ count: Int32,
  _ strictness: Int32, _ padding_start: Double, _ padding_end: Double
) -> nslide_status {
  write(coordinator, RecordedCalls.setSnapAreas(page, areas, count, strictness, padding_start, padding_end)) {
    inside throws(Failure) in
    if strictness != NSLIDE_SNAP_AREAS_PROXIMITY && strictness != NSLIDE_SNAP_AREAS_MANDATORY {
      throw Failure(.invalidArgument, "strictness: must be a NSLIDE_SNAP_AREAS_ value")
    }
    // An area lies in memory as the struct of the header does.
    let areas = UnsafeRawPointer(areas)?.assumingMemoryBound(to: SnapArea.self)
    try inside.setSnapAreas(
      ofPage: Int(page), areas, count: Int(count), isMandatory: strictness == NSLIDE_SNAP_AREAS_MANDATORY,
      paddingStart: padding_start, paddingEnd: padding_end)
  }
}

@_cdecl("nslide_focus_snap_area") @implementation
public func nslide_focus_snap_area(_ coordinator: nslide_coordinator, _ page: Int32, _ key: Int64) -> nslide_status {
  write(coordinator, RecordedCalls.focusSnapArea(page, key)) { inside throws(Failure) in
    try inside.focusSnapArea(ofPage: Int(page), key: key)
  }
}
