// The functions and their parameters have the names of the header.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CNestedSlide
import NestedSlideCore

@_cdecl("nslide_list_insert_section") @implementation
public func nslide_list_insert_section(
  _ list: nslide_list, _ index: Int32, _ section: UnsafePointer<nslide_section>?, _ item_count: Int32,
  _ heights: UnsafePointer<Double>?
) -> nslide_status {
  writeList(list) { list throws(Failure) in
    try list.pointee.insertSection(
      Int(index), SectionSettings(section), items: Int(item_count), heights: heights)
  }
}

@_cdecl("nslide_list_remove_sections") @implementation
public func nslide_list_remove_sections(_ list: nslide_list, _ index: Int32, _ count: Int32) -> nslide_status {
  writeList(list) { list throws(Failure) in try list.pointee.removeSections(Int(index), Int(count)) }
}

@_cdecl("nslide_list_move_section") @implementation
public func nslide_list_move_section(_ list: nslide_list, _ from: Int32, _ to: Int32) -> nslide_status {
  writeList(list) { list throws(Failure) in try list.pointee.moveSection(from: Int(from), to: Int(to)) }
}

@_cdecl("nslide_list_get_section") @implementation
public func nslide_list_get_section(
  _ list: nslide_list, _ index: Int32, _ section: UnsafeMutablePointer<nslide_section>?
) -> nslide_status {
  readList(list) { list throws(Failure) in
    let section = try required(section, "section: must not be null")
    try StructSize.checkOutput(section, "struct_size: must be that of nslide_section")
    try list.pointee.sectionSettings(Int(index)).write(to: section)
  }
}

@_cdecl("nslide_list_set_section") @implementation
public func nslide_list_set_section(
  _ list: nslide_list, _ index: Int32, _ section: UnsafePointer<nslide_section>?
) -> nslide_status {
  writeList(list) { list throws(Failure) in
    try list.pointee.setSection(Int(index), SectionSettings(required(section, "section: must not be null")))
  }
}

@_cdecl("nslide_list_insert_items") @implementation
public func nslide_list_insert_items(
  _ list: nslide_list, _ section: Int32, _ item: Int32, _ count: Int32, _ heights: UnsafePointer<Double>?
) -> nslide_status {
  writeList(list) { list throws(Failure) in
    try list.pointee.insertItems(Int(section), Int(item), Int(count), heights: heights)
  }
}

@_cdecl("nslide_list_remove_items") @implementation
public func nslide_list_remove_items(
  _ list: nslide_list, _ section: Int32, _ item: Int32, _ count: Int32
) -> nslide_status {
  writeList(list) { list throws(Failure) in try list.pointee.removeItems(Int(section), Int(item), Int(count)) }
}

@_cdecl("nslide_list_set_item_count") @implementation
public func nslide_list_set_item_count(_ list: nslide_list, _ section: Int32, _ count: Int32) -> nslide_status {
  writeList(list) { list throws(Failure) in try list.pointee.setItemCount(Int(section), Int(count)) }
}

@_cdecl("nslide_list_move_item") @implementation
public func nslide_list_move_item(
  _ list: nslide_list, _ section: Int32, _ item: Int32, _ to_section: Int32, _ to_item: Int32
) -> nslide_status {
  writeList(list) { list throws(Failure) in
    try list.pointee.moveItem(Int(section), Int(item), to: Int(to_section), Int(to_item))
  }
}

@_cdecl("nslide_list_set_heights") @implementation
@_optimize(speed)
public func nslide_list_set_heights(
  _ list: nslide_list, _ section: Int32, _ item: Int32, _ count: Int32, _ heights: UnsafePointer<Double>?
) -> nslide_status {
  if count == 1, let heights, let entry = HandleTable.enterInPlace(list, .list) {
    // Of an attached list another thread may be changing all else: it is not touched from within the list alone.
    let isSet = entry.list.pointee.owner == 0 && entry.list.pointee.setHeightQuickly(section, item, heights.pointee)
    entry.leave()
    if isSet { return nslide_status(NSLIDE_OK) }
  }
  return setHeightsAnywhere(list, section, item, count, heights)
}

@inline(never)
private func setHeightsAnywhere(
  _ list: nslide_list, _ section: Int32, _ item: Int32, _ count: Int32, _ heights: UnsafePointer<Double>?
) -> nslide_status {
  writeList(list) { list throws(Failure) in
    try list.pointee.requireItems(Int(section), Int(item), Int(count))
    if count == 0 { return }
    try list.pointee.setHeights(
      Int(section), Int(item), Int(count), required(heights, "heights: must not be null where count is more than 0"))
  }
}
