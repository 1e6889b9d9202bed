// The functions and their parameters have the names of the header.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CNestedSlide
import NestedSlideCore

@_cdecl("nslide_version") @implementation
public func nslide_version() -> UInt32 { UInt32(NSLIDE_VERSION) }

@_cdecl("nslide_abi_version") @implementation
public func nslide_abi_version() -> UInt32 { UInt32(NSLIDE_ABI_VERSION) }

@_cdecl("nslide_struct_size") @implementation
public func nslide_struct_size(_ kind: Int32) -> Int {
  switch Int(kind) {
  case NSLIDE_STRUCT_CONFIG: MemoryLayout<nslide_config>.size
  case NSLIDE_STRUCT_PAGE_SETTINGS: MemoryLayout<nslide_page_settings>.size
  case NSLIDE_STRUCT_SNAPSHOT: MemoryLayout<nslide_snapshot>.size
  case NSLIDE_STRUCT_PAGE: MemoryLayout<nslide_page>.size
  case NSLIDE_STRUCT_EVENT: MemoryLayout<nslide_event>.size
  case NSLIDE_STRUCT_FRAME: MemoryLayout<nslide_frame_buffers>.size
  case NSLIDE_STRUCT_HEADER_PART: MemoryLayout<nslide_header_part>.size
  case NSLIDE_STRUCT_CORRECTION: MemoryLayout<nslide_correction>.size
  case NSLIDE_STRUCT_EDGE: MemoryLayout<nslide_edge>.size
  case NSLIDE_STRUCT_REGION: MemoryLayout<nslide_region>.size
  case NSLIDE_STRUCT_SNAP_AREA: MemoryLayout<nslide_snap_area>.size
  case NSLIDE_STRUCT_LIST_CONFIG: MemoryLayout<nslide_list_config>.size
  case NSLIDE_STRUCT_SECTION: MemoryLayout<nslide_section>.size
  case NSLIDE_STRUCT_LIST_STATE: MemoryLayout<nslide_list_state>.size
  case NSLIDE_STRUCT_ITEM: MemoryLayout<nslide_item>.size
  case NSLIDE_STRUCT_ITEM_RANGE: MemoryLayout<nslide_item_range>.size
  case NSLIDE_STRUCT_ITEM_CHANGE: MemoryLayout<nslide_item_change>.size
  case NSLIDE_STRUCT_MOTION: MemoryLayout<nslide_motion>.size
  case NSLIDE_STRUCT_POINTER_SAMPLE: MemoryLayout<nslide_pointer_sample>.size
  case NSLIDE_STRUCT_FLING_SAMPLE: MemoryLayout<nslide_fling_sample>.size
  case NSLIDE_STRUCT_EFFECT: MemoryLayout<nslide_effect>.size
  default: 0
  }
}

@_cdecl("nslide_status_name") @implementation
public func nslide_status_name(_ status: nslide_status) -> UnsafePointer<CChar>? {
  let name: StaticString = Status(rawValue: status)?.name ?? "unknown"
  return name.cString
}
