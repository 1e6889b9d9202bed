// The functions and their parameters have the names of the header.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CNestedSlide
import NestedSlideCore

@_cdecl("nslide_set_header_height") @implementation
public func nslide_set_header_height(
  _ coordinator: nslide_coordinator, _ height: Double, _ animated: Int32
) -> nslide_status {
  write(coordinator, RecordedCalls.setHeaderHeight(height, animated)) { inside throws(Failure) in
    try inside.setHeaderHeight(height, animated: flag(animated, "animated: must be 0 or 1"))
  }
}

@_cdecl("nslide_set_hover_height") @implementation
public func nslide_set_hover_height(
  _ coordinator: nslide_coordinator, _ height: Double, _ animated: Int32
) -> nslide_status {
  write(coordinator, RecordedCalls.setHoverHeight(height, animated)) { inside throws(Failure) in
    try inside.setHoverHeight(height, animated: flag(animated, "animated: must be 0 or 1"))
  }
}

@_cdecl("nslide_set_header_parts") @implementation
public func nslide_set_header_parts(
  _ coordinator: nslide_coordinator, _ parts: UnsafePointer<nslide_header_part>?, _ count: Int32, _ animated: Int32
) -> nslide_status {
  write(coordinator, RecordedCalls.setHeaderParts(parts, count, animated)) { inside throws(Failure) in
    let animated = try flag(animated, "animated: must be 0 or 1")
    if count > 0 && parts == nil {
      throw Failure(.invalidArgument, "parts: must not be null where count is more than 0")
    }
    try inside.setHeaderParts(count: Int(count), animated: animated) { index throws(Failure) in
      try HeaderPart(parts.unsafelyUnwrapped[index])
    }
  }
}

@_cdecl("nslide_get_header_parts") @implementation
public func nslide_get_header_parts(
  _ coordinator: nslide_coordinator, _ frames: UnsafeMutablePointer<nslide_rect>?, _ capacity: Int32,
  _ count: UnsafeMutablePointer<Int32>?
) -> nslide_status {
  read(coordinator) { inside throws(Failure) in
    let count = try required(count, "count: must not be null")
    try requireBuffer(frames, capacity, "frames: must not be null where capacity is more than 0")
    let needed = inside.headerPartCount
    if needed > Int(capacity) {
      count.pointee = Int32(truncatingIfNeeded: needed)
      throw Failure(.bufferTooSmall, "capacity: is less than the header's parts")
    }
    if let frames {
      inside.forEachHeaderPart { index, frame in frames[index] = nslide_rect(frame) }
      if let turn = inside.turn { for index in 0..<needed { turn.turn(&frames.rects[index]) } }
    }
    count.pointee = Int32(truncatingIfNeeded: needed)
  }
}

extension HeaderPart {
  fileprivate init(_ part: nslide_header_part) throws(Failure) {
    self.init(
      height: part.height, minHeight: automatic(part.min_height), marginTop: part.margin_top,
      marginBottom: part.margin_bottom,
      rule: try choice(part.rule, PartRule.self, "parts: rule must be a NSLIDE_PART_ rule"),
      snap: try choice(part.snap, PartSnap.self, "parts: snap must be a NSLIDE_PART_ value for snapping"))
  }
}
