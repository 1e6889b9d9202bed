// The functions and their parameters have the names of the header.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CNestedSlide
import NestedSlideCore

@_cdecl("nslide_begin_refresh") @implementation
public func nslide_begin_refresh(_ coordinator: nslide_coordinator, _ page: Int32) -> nslide_status {
  write(coordinator) { inside throws(Failure) in
    try inside.beginRefresh(page: optional(page))
  } recorded: { recorder in
    recorder.begin(.beginRefresh)
    recorder.add(page)
  }
}

@_cdecl("nslide_end_refresh") @implementation
public func nslide_end_refresh(_ coordinator: nslide_coordinator, _ page: Int32) -> nslide_status {
  write(coordinator) { inside throws(Failure) in
    try inside.endRefresh(page: optional(page))
  } recorded: { recorder in
    recorder.begin(.endRefresh)
    recorder.add(page)
  }
}

@_cdecl("nslide_end_load") @implementation
public func nslide_end_load(_ coordinator: nslide_coordinator, _ page: Int32) -> nslide_status {
  write(coordinator) { inside throws(Failure) in
    try inside.endLoad(page: optional(page))
  } recorded: { recorder in
    recorder.begin(.endLoad)
    recorder.add(page)
  }
}

/// A page's index, or NSLIDE_NO_PAGE.
private func optional(_ page: Int32) -> Int? { page == NSLIDE_NO_PAGE ? nil : Int(page) }
