// The functions and their parameters have the names of the header.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CNestedSlide
import NestedSlideCore

@_cdecl("nslide_set_effects") @implementation
public func nslide_set_effects(
  _ coordinator: nslide_coordinator, _ effects: UnsafePointer<nslide_effect>?, _ count: Int32
) -> nslide_status {
  write(coordinator, RecordedCalls.setEffects(effects, count)) { inside throws(Failure) in
    if count > 0 && effects == nil {
      throw Failure(.invalidArgument, "effects: must not be null where count is more than 0")
    }
    // Effect lies in memory as the C struct does; MemoryLayoutTests holds it to that.
    let given = UnsafeRawPointer(effects)?.assumingMemoryBound(to: Effect.self)
    try inside.setEffects(given, stretches: Int(count))
  }
}

@_cdecl("nslide_get_effects") @implementation
public func nslide_get_effects(
  _ coordinator: nslide_coordinator, _ values: UnsafeMutablePointer<Double>?, _ capacity: Int32,
  _ count: UnsafeMutablePointer<Int32>?
) -> nslide_status {
  read(coordinator) { inside throws(Failure) in
    let count = try required(count, "count: must not be null")
    try requireBuffer(values, capacity, "values: must not be null where capacity is more than 0")
    let needed = Int32(truncatingIfNeeded: inside.effectCount)
    count.pointee = needed
    if needed > capacity { throw Failure(.bufferTooSmall, "capacity: is less than the effects") }
    if let values { inside.writeEffects(to: values) }
  }
}

@_cdecl("nslide_is_lifted") @implementation
public func nslide_is_lifted(
  _ coordinator: nslide_coordinator, _ is_lifted: UnsafeMutablePointer<Int32>?
) -> nslide_status {
  read(coordinator) { inside throws(Failure) in
    try required(is_lifted, "is_lifted: must not be null").pointee = inside.isLifted ? 1 : 0
  }
}

@_cdecl("nslide_get_bar") @implementation
public func nslide_get_bar(
  _ coordinator: nslide_coordinator, _ bar: Int32, _ position: UnsafeMutablePointer<Double>?,
  _ length: UnsafeMutablePointer<Double>?
) -> nslide_status {
  read(coordinator) { inside throws(Failure) in
    let thumb = inside.thumb(of: try choice(bar, Bar.self, "bar: must be a NSLIDE_BAR_ value"))
    position?.pointee = thumb.position
    length?.pointee = thumb.length
  }
}

@_cdecl("nslide_bar_to_offsets") @implementation
public func nslide_bar_to_offsets(
  _ coordinator: nslide_coordinator, _ bar: Int32, _ position: Double, _ outer: UnsafeMutablePointer<Double>?,
  _ inner: UnsafeMutablePointer<Double>?
) -> nslide_status {
  read(coordinator) { inside throws(Failure) in
    let bar = try choice(bar, Bar.self, "bar: must be a NSLIDE_BAR_ value")
    let offsets = try inside.offsets(of: bar, thumbAt: position)
    outer?.pointee = offsets.outer ?? NSLIDE_AUTO
    inner?.pointee = offsets.inner ?? NSLIDE_AUTO
  }
}

@_cdecl("nslide_drag_thumb") @implementation
public func nslide_drag_thumb(
  _ coordinator: nslide_coordinator, _ bar: Int32, _ phase: Int32, _ place: Double
) -> nslide_status {
  write(coordinator, RecordedCalls.dragThumb(bar, phase, place)) { inside throws(Failure) in
    let bar = try choice(bar, Bar.self, "bar: must be a NSLIDE_BAR_ value")
    let phase = try choice(phase, ThumbPhase.self, "phase: must be a NSLIDE_THUMB_ value")
    try inside.dragThumb(of: bar, phase, to: place)
  }
}
