// The functions and their parameters have the names of the header.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CNestedSlide
import NestedSlideCore

@_cdecl("nslide_config_default") @implementation
public func nslide_config_default(_ config: UnsafeMutablePointer<nslide_config>?, _ size: Int) -> nslide_status {
  SettingTable.allSettings.writeUsual(
    to: config, size, "config: must not be null", "size: must be sizeof(nslide_config)")
}

@_cdecl("nslide_config_check") @implementation
public func nslide_config_check(
  _ config: UnsafePointer<nslide_config>?, _ message: UnsafeMutablePointer<UnsafePointer<CChar>?>?
) -> nslide_status {
  do throws(Failure) {
    var all = AllSettings()
    try all.read(config)
    let nothing: StaticString = ""
    message?.pointee = nothing.cString
    return nslide_status(NSLIDE_OK)
  } catch {
    message?.pointee = error.cMessage
    return error.status.rawValue
  }
}

@_cdecl("nslide_create") @implementation
public func nslide_create(
  _ config: UnsafePointer<nslide_config>?, _ page_count: Int32, _ content_heights: UnsafePointer<Double>?,
  _ out: UnsafeMutablePointer<nslide_coordinator>?
) -> nslide_status {
  attempt { () throws(Failure) in
    let out = try required(out, "out: must not be null")
    var all = AllSettings()
    try all.read(config)
    out.pointee = try makeCoordinator { () throws(Failure) in
      try Coordinator.create(&all, pageCount: Int(page_count), heights: content_heights)
    }
  }
}

/// Makes a coordinator, and a handle for it.
@inline(never)
func makeCoordinator(
  _ make: () throws(Failure) -> UnsafeMutablePointer<Coordinator>
) throws(Failure) -> nslide_coordinator {
  AllocatorHook.close()
  let coordinator = try make()
  guard let handle = HandleTable.add(UnsafeMutableRawPointer(coordinator), .coordinator) else {
    Coordinator.destroy(coordinator)
    throw Failure(.outOfMemory, "out of handles")
  }
  return handle
}

@_cdecl("nslide_destroy") @implementation
public func nslide_destroy(_ coordinator: nslide_coordinator) -> nslide_status {
  if coordinator == 0 { return nslide_status(NSLIDE_OK) }
  do throws(Failure) {
    let entry = try HandleTable.enter(coordinator)
    if entry.coordinator.pointee.linkHandle != 0 {
      do throws(Failure) {
        // Those around it must not wait for the end of its gesture, nor count it any more.
        try writeAround(entry.coordinator) { inside in
          if inside.linkHandle != 0 { inside.giveUpGesture() }
          inside.unlink()
        }
      } catch { return refuse(entry, error) }
    }
    entry.coordinator.pointee.detachLists()
    HandleTable.remove(entry)
    Coordinator.destroy(entry.coordinator)
    return nslide_status(NSLIDE_OK)
  } catch { return report(error, on: coordinator) }
}

@_cdecl("nslide_error_message") @implementation
public func nslide_error_message(_ coordinator: nslide_coordinator) -> UnsafePointer<CChar>? {
  let nothing: StaticString = ""
  var message = nothing.utf8Start
  if coordinator == 0 {
    message = messageWithoutHandle ?? message
  } else if let entry = try? HandleTable.enter(coordinator) {
    message = entry.coordinator.pointee.errorMessage
    entry.leave()
  } else if let entry = try? HandleTable.enter(coordinator, .list) {
    message = entry.list.pointee.errorMessage
    entry.leave()
  }
  return UnsafeRawPointer(message).assumingMemoryBound(to: CChar.self)
}

@_cdecl("nslide_get_config") @implementation
public func nslide_get_config(
  _ coordinator: nslide_coordinator, _ config: UnsafeMutablePointer<nslide_config>?
) -> nslide_status {
  read(coordinator) { inside throws(Failure) in
    let config = try required(config, "config: must not be null")
    try StructSize.checkOutput(config, "struct_size: must be that of nslide_config")
    var all = AllSettings(inside.currentSettings, inside.currentFineSettings)
    all.turnViewport()
    all.write(to: config)
  }
}

@_cdecl("nslide_set_config") @implementation
public func nslide_set_config(
  _ coordinator: nslide_coordinator, _ config: UnsafePointer<nslide_config>?
) -> nslide_status {
  write(coordinator) { inside throws(Failure) in
    var all = AllSettings()
    try all.read(config)
    try inside.reserveLists(for: &all)
    try inside.apply(&all)
    // What it does to lists is recorded behind it.
    inside.record(RecordedCalls.setConfig(config))
    inside.fitLists()
  }
}
