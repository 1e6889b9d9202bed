// The functions and their parameters have the names of the header.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CNestedSlide
import NestedSlideCore

@_cdecl("nslide_list_get_range") @implementation
@_optimize(speed)
public func nslide_list_get_range(
  _ list: nslide_list, _ before: Double, _ behind: Double, _ range: UnsafeMutablePointer<nslide_item_range>?
) -> nslide_status {
  if let range, let entry = HandleTable.enterInPlace(list, .list) {
    if entry.list.pointee.owner == 0, let span = entry.list.pointee.spanOfRows(before: before, behind: behind) {
      // A call at the end of this one, so that this one keeps nothing for it.
      if !entry.list.pointee.rangeNear(span, to: range.range) {
        return rangeFar(entry, list, before, behind, range, span)
      }
      entry.leave()
      return nslide_status(NSLIDE_OK)
    }
    entry.leave()
  }
  return rangeAnywhere(list, before, behind, range)
}

/// Inside the list already, which has gone further than from one frame to the next.
@_optimize(speed) @inline(never)
private func rangeFar(
  _ entry: HandleTable.Entry, _ list: nslide_list, _ before: Double, _ behind: Double,
  _ range: UnsafeMutablePointer<nslide_item_range>, _ span: VisibleSpan
) -> nslide_status {
  let isFound = entry.list.pointee.rangeFar(span, to: range.range)
  entry.leave()
  return isFound ? nslide_status(NSLIDE_OK) : rangeAnywhere(list, before, behind, range)
}

@inline(never)
private func rangeAnywhere(
  _ list: nslide_list, _ before: Double, _ behind: Double, _ range: UnsafeMutablePointer<nslide_item_range>?
) -> nslide_status {
  readList(list) { list throws(Failure) in
    let range = try required(range, "range: must not be null")
    try list.pointee.range(before: before, behind: behind, to: range.range)
  }
}

@_cdecl("nslide_list_get_visible") @implementation
@_optimize(speed)
public func nslide_list_get_visible(
  _ list: nslide_list, _ before: Double, _ behind: Double, _ items: UnsafeMutablePointer<nslide_item>?,
  _ capacity: Int32, _ count: UnsafeMutablePointer<Int32>?
) -> nslide_status {
  if let count, let items, capacity > 0 {
    if let inside = lookAtRows(list, before, behind) {
      let isTurned = inside.list.pointee.isTurned
      let number = isTurned ? -1 : inside.list.pointee.visibleRows(to: items.items, capacity: Int(capacity))
      inside.leave()
      if number >= 0 {
        count.pointee = Int32(truncatingIfNeeded: number)
        return nslide_status(NSLIDE_OK)
      }
    }
  }
  return visibleAnywhere(list, before, behind, items, capacity, count)
}

@inline(never)
private func visibleAnywhere(
  _ list: nslide_list, _ before: Double, _ behind: Double, _ items: UnsafeMutablePointer<nslide_item>?,
  _ capacity: Int32, _ count: UnsafeMutablePointer<Int32>?
) -> nslide_status {
  readList(list) { list throws(Failure) in
    let count = try required(count, "count: must not be null")
    try requireBuffer(items, capacity, "items: must not be null where capacity is more than 0")
    let needed = try list.pointee.visible(
      before: before, behind: behind, to: items?.items, capacity: Int(capacity))
    try answer(needed, capacity, count)
    if list.pointee.isTurned, let items { for index in 0..<needed { Turn.swap(&items.items[index].frame) } }
  }
}

@_cdecl("nslide_list_update") @implementation
@_optimize(speed)
public func nslide_list_update(
  _ list: nslide_list, _ before: Double, _ behind: Double, _ changes: UnsafeMutablePointer<nslide_item_change>?,
  _ capacity: Int32, _ count: UnsafeMutablePointer<Int32>?
) -> nslide_status {
  if let count, let changes, capacity > 0 {
    if let inside = lookAtRows(list, before, behind) {
      let number = inside.list.pointee.updateRows(to: changes.changes, capacity: Int(capacity))
      inside.leave()
      if number >= 0 {
        count.pointee = Int32(truncatingIfNeeded: number)
        return nslide_status(NSLIDE_OK)
      }
    }
  }
  return updateAnywhere(list, before, behind, changes, capacity, count)
}

@inline(never)
private func updateAnywhere(
  _ list: nslide_list, _ before: Double, _ behind: Double, _ changes: UnsafeMutablePointer<nslide_item_change>?,
  _ capacity: Int32, _ count: UnsafeMutablePointer<Int32>?
) -> nslide_status {
  readList(list) { list throws(Failure) in
    let count = try required(count, "count: must not be null")
    try requireBuffer(changes, capacity, "changes: must not be null where capacity is more than 0")
    let needed = try list.pointee.update(
      before: before, behind: behind, to: changes?.changes, capacity: Int(capacity))
    try answer(needed, capacity, count)
  }
}

/// Tells how many there are, and refuses a buffer that was too small for them.
private func answer(_ needed: Int, _ capacity: Int32, _ count: UnsafeMutablePointer<Int32>) throws(Failure) {
  count.pointee = Int32(clamping: needed)
  if needed > Int(capacity) { throw Failure(.bufferTooSmall, "capacity: there is more than that") }
}

@_cdecl("nslide_list_get_frames") @implementation
public func nslide_list_get_frames(
  _ list: nslide_list, _ section: Int32, _ item: Int32, _ count: Int32, _ frames: UnsafeMutablePointer<nslide_rect>?
) -> nslide_status {
  readList(list) { list throws(Failure) in
    if count > 0 { _ = try required(frames, "frames: must not be null where count is more than 0") }
    try list.pointee.frames(section, item, count, to: frames?.rects)
    if list.pointee.isTurned, let frames { for index in 0..<Int(count) { Turn.swap(&frames.rects[index]) } }
  }
}

@_cdecl("nslide_list_item_at") @implementation
public func nslide_list_item_at(
  _ list: nslide_list, _ x: Double, _ y: Double, _ section: UnsafeMutablePointer<Int32>?,
  _ item: UnsafeMutablePointer<Int32>?
) -> nslide_status {
  readList(list) { list throws(Failure) in
    let section = try required(section, "section: must not be null")
    let item = try required(item, "item: must not be null")
    let path = try list.pointee.path(atX: x, y: y)
    section.pointee = path?.section ?? -1
    item.pointee = path?.item ?? ItemPath.noIndex
  }
}

@_cdecl("nslide_list_find_item") @implementation
public func nslide_list_find_item(
  _ list: nslide_list, _ number: Int32, _ section: UnsafeMutablePointer<Int32>?, _ item: UnsafeMutablePointer<Int32>?
) -> nslide_status {
  readList(list) { list throws(Failure) in
    let section = try required(section, "section: must not be null")
    let item = try required(item, "item: must not be null")
    let path = try list.pointee.path(ofNumber: Int(number))
    section.pointee = path.section
    item.pointee = path.item
  }
}

@_cdecl("nslide_list_get_item_offset") @implementation
public func nslide_list_get_item_offset(
  _ list: nslide_list, _ section: Int32, _ item: Int32, _ align: Int32, _ offset: UnsafeMutablePointer<Double>?
) -> nslide_status {
  readList(list) { list throws(Failure) in
    let offset = try required(offset, "offset: must not be null")
    let path = try list.pointee.path(section, item)
    offset.pointee = list.pointee.offset(
      of: path, try choice(align, Align.self, "align: must be a NSLIDE_ALIGN_ value"))
  }
}
