// The functions and their parameters have the names of the header.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CNestedSlide
import NestedSlideCore

@_cdecl("nslide_list_config_default") @implementation
public func nslide_list_config_default(
  _ config: UnsafeMutablePointer<nslide_list_config>?, _ size: Int
) -> nslide_status {
  SettingTable.listSettings.writeUsual(
    to: config, size, "config: must not be null", "size: must be sizeof(nslide_list_config)")
}

@_cdecl("nslide_section_default") @implementation
public func nslide_section_default(_ section: UnsafeMutablePointer<nslide_section>?, _ size: Int) -> nslide_status {
  SettingTable.sectionSettings.writeUsual(
    to: section, size, "section: must not be null", "size: must be sizeof(nslide_section)")
}

@_cdecl("nslide_list_create") @implementation
public func nslide_list_create(
  _ config: UnsafePointer<nslide_list_config>?, _ out: UnsafeMutablePointer<nslide_list>?
) -> nslide_status {
  attempt { () throws(Failure) in
    let out = try required(out, "out: must not be null")
    let settings = try ListSettings(config)
    AllocatorHook.close()
    let list = try List.create(settings)
    guard let handle = HandleTable.add(UnsafeMutableRawPointer(list), .list) else {
      List.destroy(list)
      throw Failure(.outOfMemory, "out of handles")
    }
    out.pointee = handle
  }
}

@_cdecl("nslide_list_destroy") @implementation
public func nslide_list_destroy(_ list: nslide_list) -> nslide_status {
  if list == 0 { return nslide_status(NSLIDE_OK) }
  let status = nslide_list_detach(list)
  if status != nslide_status(NSLIDE_OK) { return status }
  return attempt(on: list) { () throws(Failure) in
    let entry = try HandleTable.enter(list, .list)
    // Another thread may have attached it again in between.
    if entry.list.pointee.owner != 0 {
      entry.leave()
      throw Failure(.busy, "list: another call was inside")
    }
    HandleTable.remove(entry, .list)
    List.destroy(entry.list)
  }
}

@_cdecl("nslide_list_get_config") @implementation
public func nslide_list_get_config(
  _ list: nslide_list, _ config: UnsafeMutablePointer<nslide_list_config>?
) -> nslide_status {
  readList(list) { list throws(Failure) in
    let config = try required(config, "config: must not be null")
    try StructSize.checkOutput(config, "struct_size: must be that of nslide_list_config")
    list.pointee.settings.write(to: config)
  }
}

@_cdecl("nslide_list_set_config") @implementation
public func nslide_list_set_config(
  _ list: nslide_list, _ config: UnsafePointer<nslide_list_config>?
) -> nslide_status {
  writeList(list) { list throws(Failure) in
    try list.pointee.apply(ListSettings(required(config, "config: must not be null")))
  } attached: { list, coordinator, page throws(Failure) in
    let settings = try ListSettings(required(config, "config: must not be null"))
    if settings.snap != .none { try coordinator.refuseRule() }
    coordinator.prepare(list, page: page)
    try list.pointee.apply(settings)
    coordinator.follow(list, page: page)
  }
}

@_cdecl("nslide_list_attach") @implementation
public func nslide_list_attach(
  _ list: nslide_list, _ coordinator: nslide_coordinator, _ page: Int32
) -> nslide_status {
  writeList(list) { list throws(Failure) in
    let entry = try HandleTable.enter(coordinator)
    defer { entry.leave() }
    try writeAround(entry.coordinator) { inside throws(Failure) in
      try inside.attach(list, page: Int(page), owner: coordinator)
    }
  } attached: { _, _, _ throws(Failure) in
    throw Failure(.invalidState, "list: is attached to a page already")
  }
}

@_cdecl("nslide_list_detach") @implementation
public func nslide_list_detach(_ list: nslide_list) -> nslide_status {
  writeList(list) { _ in
  } attached: { list, coordinator, page in
    coordinator.look(at: list, page: page)
    coordinator.detach(list)
  }
}

@_cdecl("nslide_list_set_offset") @implementation
@_optimize(speed)
public func nslide_list_set_offset(_ list: nslide_list, _ offset: Double) -> nslide_status {
  if let entry = HandleTable.enterInPlace(list, .list) {
    let isSet = entry.list.pointee.setOffsetQuickly(offset)
    entry.leave()
    if isSet { return nslide_status(NSLIDE_OK) }
  }
  return readList(list) { list throws(Failure) in try list.pointee.setOffset(offset) }
}

@_cdecl("nslide_list_get_state") @implementation
public func nslide_list_get_state(
  _ list: nslide_list, _ state: UnsafeMutablePointer<nslide_list_state>?
) -> nslide_status {
  readList(list) { list throws(Failure) in
    let state = try required(state, "state: must not be null")
    try StructSize.checkOutput(state, "struct_size: must be that of nslide_list_state")
    let now = list.pointee.state
    state.pointee.page = Int32(truncatingIfNeeded: now.page)
    state.pointee.coordinator = list.pointee.owner
    state.pointee.section_count = Int32(truncatingIfNeeded: now.sectionCount)
    state.pointee.item_count = Int32(truncatingIfNeeded: now.itemCount)
    state.pointee.content_height = now.contentHeight
    state.pointee.offset = now.offset
    state.pointee.max_offset = now.maxOffset
    state.pointee.width = now.width
    state.pointee.height = now.seen
  }
}

@_cdecl("nslide_list_set_anchor") @implementation
public func nslide_list_set_anchor(_ list: nslide_list, _ section: Int32, _ item: Int32) -> nslide_status {
  readList(list) { list throws(Failure) in
    list.pointee.setAnchor(item == NSLIDE_ITEM_NONE ? nil : try list.pointee.path(section, item))
  }
}

@_cdecl("nslide_list_scroll_to") @implementation
public func nslide_list_scroll_to(
  _ list: nslide_list, _ section: Int32, _ item: Int32, _ align: Int32, _ animated: Int32
) -> nslide_status {
  func target(_ list: UnsafeMutablePointer<List>) throws(Failure) -> (path: ItemPath, align: Align, animated: Bool) {
    let path = try list.pointee.path(section, item)
    let align = try choice(align, Align.self, "align: must be a NSLIDE_ALIGN_ value")
    return (path, align, try flag(animated, "animated: must be 0 or 1"))
  }
  return writeList(list) { list throws(Failure) in
    let target = try target(list)
    try list.pointee.scroll(to: target.path, align: target.align, animated: target.animated)
  } attached: { list, coordinator, page throws(Failure) in
    let target = try target(list)
    try coordinator.scroll(to: target.path, of: list, page: page, align: target.align, animated: target.animated)
  }
}
