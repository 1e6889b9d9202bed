// The functions and their parameters have the names of the header.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CNestedSlide
import NestedSlideCore

@_cdecl("nslide_advance") @implementation
public func nslide_advance(_ coordinator: nslide_coordinator, _ time: Double) -> nslide_status {
  guard let entry = HandleTable.enterInPlace(coordinator) else { return advanceTheLongWay(coordinator, time) }
  let isDone = entry.coordinator.pointee.advanceCalmly(to: time)
  entry.leave()
  return isDone ? nslide_status(NSLIDE_OK) : advanceTheLongWay(coordinator, time)
}

@inline(never)
private func advanceTheLongWay(_ coordinator: nslide_coordinator, _ time: Double) -> nslide_status {
  write(coordinator, RecordedCalls.advance(time)) { inside throws(Failure) in
    try inside.advance(to: time)
  }
}

@_cdecl("nslide_scroll_to") @implementation
public func nslide_scroll_to(
  _ coordinator: nslide_coordinator, _ outer: Double, _ inner: Double, _ animated: Int32
) -> nslide_status {
  write(coordinator, RecordedCalls.scrollTo(outer, inner, animated)) { inside throws(Failure) in
    let animated = try flag(animated, "animated: must be 0 or 1")
    try inside.scroll(
      outer: outer == NSLIDE_AUTO ? nil : outer, inner: inner == NSLIDE_AUTO ? nil : inner, animated: animated)
  }
}

@_cdecl("nslide_scroll_to_top") @implementation
public func nslide_scroll_to_top(_ coordinator: nslide_coordinator, _ animated: Int32) -> nslide_status {
  write(coordinator, RecordedCalls.scrollToTop(animated)) { inside throws(Failure) in
    inside.scrollToTop(animated: try flag(animated, "animated: must be 0 or 1"))
  }
}

@_cdecl("nslide_scroll_to_page") @implementation
public func nslide_scroll_to_page(
  _ coordinator: nslide_coordinator, _ index: Int32, _ animated: Int32
) -> nslide_status {
  write(coordinator, RecordedCalls.scrollToPage(index, animated)) { inside throws(Failure) in
    inside.scrollToPage(Int(index), animated: try flag(animated, "animated: must be 0 or 1"))
  }
}

@_cdecl("nslide_set_page_height") @implementation
public func nslide_set_page_height(
  _ coordinator: nslide_coordinator, _ index: Int32, _ content_height: Double
) -> nslide_status {
  write(coordinator, RecordedCalls.setPageHeight(index, content_height)) { inside throws(Failure) in
    try inside.setPageHeight(Int(index), content_height)
  }
}

@_cdecl("nslide_shift_page") @implementation
public func nslide_shift_page(
  _ coordinator: nslide_coordinator, _ index: Int32, _ content_height: Double, _ shift: Double
) -> nslide_status {
  write(coordinator, RecordedCalls.shiftPage(index, content_height, shift)) { inside throws(Failure) in
    try inside.shiftPage(Int(index), height: content_height, by: shift)
  }
}

@_cdecl("nslide_get_page_settings") @implementation
public func nslide_get_page_settings(
  _ coordinator: nslide_coordinator, _ index: Int32, _ settings: UnsafeMutablePointer<nslide_page_settings>?
) -> nslide_status {
  read(coordinator) { inside throws(Failure) in
    let settings = try required(settings, "settings: must not be null")
    try StructSize.checkOutput(settings, "struct_size: must be that of nslide_page_settings")
    try inside.pageSettings(Int(index)).write(to: settings)
  }
}

@_cdecl("nslide_set_page_settings") @implementation
public func nslide_set_page_settings(
  _ coordinator: nslide_coordinator, _ index: Int32, _ settings: UnsafePointer<nslide_page_settings>?
) -> nslide_status {
  write(coordinator, RecordedCalls.setPageSettings(index, settings)) { inside throws(Failure) in
    try inside.setPageSettings(Int(index), PageSettings(settings))
  }
}

@_cdecl("nslide_insert_page") @implementation
public func nslide_insert_page(
  _ coordinator: nslide_coordinator, _ index: Int32, _ content_height: Double
) -> nslide_status {
  write(coordinator, RecordedCalls.insertPage(index, content_height)) { inside throws(Failure) in
    try inside.insertPage(Int(index), height: content_height)
  }
}

@_cdecl("nslide_remove_page") @implementation
public func nslide_remove_page(_ coordinator: nslide_coordinator, _ index: Int32) -> nslide_status {
  write(coordinator, RecordedCalls.removePage(index)) { inside throws(Failure) in
    try inside.removePage(Int(index))
  }
}

@_cdecl("nslide_move_page") @implementation
public func nslide_move_page(_ coordinator: nslide_coordinator, _ from: Int32, _ to: Int32) -> nslide_status {
  write(coordinator, RecordedCalls.movePage(from, to)) { inside throws(Failure) in
    try inside.movePage(from: Int(from), to: Int(to))
  }
}

@_cdecl("nslide_remake_page") @implementation
public func nslide_remake_page(_ coordinator: nslide_coordinator, _ page: Int32) -> nslide_status {
  write(coordinator, RecordedCalls.remakePage(page)) { inside throws(Failure) in
    try inside.remakePage(Int(page))
  }
}

@_cdecl("nslide_reload_keyed") @implementation
public func nslide_reload_keyed(
  _ coordinator: nslide_coordinator, _ page_count: Int32, _ keys: UnsafePointer<Int64>?,
  _ content_heights: UnsafePointer<Double>?
) -> nslide_status {
  write(coordinator) { inside throws(Failure) in
    try inside.reload(pageCount: Int(page_count), keys: keys, heights: content_heights)
    inside.recordKeyedReload(keys)
  }
}

@_cdecl("nslide_find_page") @implementation
public func nslide_find_page(
  _ coordinator: nslide_coordinator, _ key: Int64, _ index: UnsafeMutablePointer<Int32>?
) -> nslide_status {
  read(coordinator) { inside throws(Failure) in
    let index = try required(index, "index: must not be null")
    index.pointee = Int32(truncatingIfNeeded: inside.page(withKey: key) ?? -1)
  }
}

@_cdecl("nslide_reload") @implementation
public func nslide_reload(
  _ coordinator: nslide_coordinator, _ page_count: Int32, _ content_heights: UnsafePointer<Double>?, _ to: Int32,
  _ reset: Int32
) -> nslide_status {
  write(coordinator, RecordedCalls.reload(page_count, content_heights, to, reset)) { inside throws(Failure) in
    if to < -1 { throw Failure(.invalidArgument, "to: must be -1 or a page") }
    try inside.reload(
      pageCount: Int(page_count), heights: content_heights, to: to == -1 ? nil : Int(to),
      reset: flag(reset, "reset: must be 0 or 1"))
  }
}
