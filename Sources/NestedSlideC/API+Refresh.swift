// The functions and their parameters have the names of the header.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CNestedSlide
import NestedSlideCore

@_cdecl("nslide_begin_refresh") @implementation
public func nslide_begin_refresh(_ coordinator: nslide_coordinator, _ page: Int32) -> nslide_status {
  write(coordinator, RecordedCalls.beginRefresh(page)) { inside throws(Failure) in
    try inside.beginRefresh(page: optional(page))
  }
}

@_cdecl("nslide_end_refresh") @implementation
public func nslide_end_refresh(_ coordinator: nslide_coordinator, _ page: Int32, _ result: Int32) -> nslide_status {
  write(coordinator, RecordedCalls.endRefresh(page, result)) { inside throws(Failure) in
    let result = try choice(result, RefreshResult.self, "result: must be a NSLIDE_RESULT_ value")
    try inside.endRefresh(page: optional(page), result)
  }
}

@_cdecl("nslide_end_load") @implementation
public func nslide_end_load(_ coordinator: nslide_coordinator, _ page: Int32) -> nslide_status {
  write(coordinator, RecordedCalls.endLoad(page)) { inside throws(Failure) in
    try inside.endLoad(page: optional(page))
  }
}

/// A page's index, or NSLIDE_NO_PAGE.
private func optional(_ page: Int32) -> Int? { page == NSLIDE_NO_PAGE ? nil : Int(page) }
