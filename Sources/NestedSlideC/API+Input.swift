// The functions and their parameters have the names of the header.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CNestedSlide
import NestedSlideCore

@_cdecl("nslide_pointer") @implementation
@_optimize(speed)
public func nslide_pointer(
  _ coordinator: nslide_coordinator, _ action: Int32, _ source: Int32, _ id: Int64, _ x: Double, _ y: Double,
  _ time: Double
) -> nslide_status {
  // One question after the other: asked at once they take twice the instructions.
  if action != NSLIDE_POINTER_MOVE { return pointerTheLongWay(coordinator, action, source, id, x, y, time) }
  if !isPointerSource(source) { return pointerTheLongWay(coordinator, action, source, id, x, y, time) }
  if let entry = HandleTable.enterInPlace(coordinator) {
    let inside = entry.coordinator
    let isDone = !inside.pointee.fingerNeedsAttention && inside.pointee.moveCalmly(id: id, x: x, y: y, time: time)
    entry.leave()
    if isDone { return nslide_status(NSLIDE_OK) }
  }
  return pointerTheLongWay(coordinator, action, source, id, x, y, time)
}

/// A pointer event with which something happens, or which is refused.
@inline(never)
private func pointerTheLongWay(
  _ coordinator: nslide_coordinator, _ action: Int32, _ source: Int32, _ id: Int64, _ x: Double, _ y: Double,
  _ time: Double
) -> nslide_status {
  write(coordinator, RecordedCalls.pointer(action, source, id, x, y, time)) { inside throws(Failure) in
    let action = try choice(action, PointerAction.self, "action: must be a NSLIDE_POINTER_ value")
    let source = try pointerSource(source, "source: must be NSLIDE_SOURCE_TOUCH, MOUSE or PEN")
    let (x, y) = try inside.needsAttention ? inside.attendedPlace(x, y) : (x, y)
    try inside.pointer(action, source, id: id, x: x, y: y, time: time)
  }
}

/// A trackpad has no pointers: its gestures are wheel steps with phases.
@inline(__always)
func isPointerSource(_ source: Int32) -> Bool { UInt32(bitPattern: source) < UInt32(NSLIDE_SOURCE_TRACKPAD) }

@inline(__always)
func pointerSource(_ source: Int32, _ message: StaticString) throws(Failure) -> InputSource {
  if !isPointerSource(source) { throw Failure(.invalidArgument, message) }
  return try choice(source, InputSource.self, message)
}

private var handSources: StaticString { "source: must be NSLIDE_SOURCE_TOUCH, MOUSE, PEN or TRACKPAD" }

@_cdecl("nslide_session_begin") @implementation
public func nslide_session_begin(
  _ coordinator: nslide_coordinator, _ source: Int32, _ x: Double, _ y: Double
) -> nslide_status {
  write(coordinator, RecordedCalls.sessionBegin(source, x, y)) { inside throws(Failure) in
    let source = try choice(source, InputSource.self, handSources)
    if !source.isHand { throw Failure(.invalidArgument, handSources) }
    let (x, y) = try inside.turn?.place(x, y) ?? (x, y)
    try inside.beginSession(source: source, x: x, y: y)
  }
}

@_cdecl("nslide_session_update") @implementation
@_optimize(speed)
public func nslide_session_update(
  _ coordinator: nslide_coordinator, _ dx: Double, _ dy: Double, _ consumed_x: UnsafeMutablePointer<Double>?,
  _ consumed_y: UnsafeMutablePointer<Double>?
) -> nslide_status {
  writeInPlace(coordinator) { inside throws(Failure) in
    try inside.updateSession(dx: dx, dy: dy, consumed_x, consumed_y)
  } attended: {
    updateAttended(coordinator, dx, dy, consumed_x, consumed_y)
  }
}

@inline(never)
private func updateAttended(
  _ coordinator: nslide_coordinator, _ dx: Double, _ dy: Double, _ consumedX: UnsafeMutablePointer<Double>?,
  _ consumedY: UnsafeMutablePointer<Double>?
) -> nslide_status {
  write(coordinator, RecordedCalls.sessionUpdate(dx, dy)) { inside throws(Failure) in
    guard let turn = inside.turn else { return try inside.updateSession(dx: dx, dy: dy, consumedX, consumedY) }
    let (across, along) = try turn.way(dx, dy)
    try inside.updateSession(dx: across, dy: along)
    let left = turn.back(inside.view.unconsumedX, inside.view.unconsumedY)
    consumedX?.pointee = dx - left.dx
    consumedY?.pointee = dy - left.dy
  }
}

extension Coordinator {
  @inline(__always)
  fileprivate mutating func updateSession(
    dx: Double, dy: Double, _ consumedX: UnsafeMutablePointer<Double>?, _ consumedY: UnsafeMutablePointer<Double>?
  ) throws(Failure) {
    try updateSession(dx: dx, dy: dy)
    consumedX?.pointee = dx - view.unconsumedX
    consumedY?.pointee = dy - view.unconsumedY
  }
}

@_cdecl("nslide_session_end") @implementation
public func nslide_session_end(_ coordinator: nslide_coordinator, _ vx: Double, _ vy: Double) -> nslide_status {
  write(coordinator, RecordedCalls.sessionEnd(vx, vy)) { inside throws(Failure) in
    let (vx, vy) = try inside.turn?.velocity(vx, vy) ?? (vx, vy)
    try inside.endSession(vx: vx, vy: vy)
  }
}

@_cdecl("nslide_session_cancel") @implementation
public func nslide_session_cancel(_ coordinator: nslide_coordinator) -> nslide_status {
  write(coordinator, RecordedCalls.sessionCancel()) { inside throws(Failure) in
    try inside.endSession(vx: 0, vy: 0)
  }
}

@_cdecl("nslide_wheel") @implementation
@_optimize(speed)
public func nslide_wheel(
  _ coordinator: nslide_coordinator, _ unit: Int32, _ phase: Int32, _ shift: Int32, _ x: Double, _ y: Double,
  _ dx: Double, _ dy: Double
) -> nslide_status {
  writeInPlace(coordinator) { inside throws(Failure) in
    try inside.wheel(WheelStep(unit, phase, shift, x, y, dx, dy))
  } attended: {
    wheelAttended(coordinator, unit, phase, shift, x, y, dx, dy)
  }
}

@inline(never)
private func wheelAttended(
  _ coordinator: nslide_coordinator, _ unit: Int32, _ phase: Int32, _ shift: Int32, _ x: Double, _ y: Double,
  _ dx: Double, _ dy: Double
) -> nslide_status {
  write(coordinator, RecordedCalls.wheel(unit, phase, shift, x, y, dx, dy)) { inside throws(Failure) in
    let (x, y) = try inside.turn?.place(x, y) ?? (x, y)
    let (dx, dy) = try inside.turn?.way(dx, dy) ?? (dx, dy)
    try inside.wheel(WheelStep(unit, phase, shift, x, y, dx, dy))
  }
}

extension WheelStep {
  @inline(__always)
  fileprivate init(
    _ unit: Int32, _ phase: Int32, _ shift: Int32, _ x: Double, _ y: Double, _ dx: Double, _ dy: Double
  ) throws(Failure) {
    self.init(
      unit: try choice(unit, WheelUnit.self, "unit: must be a NSLIDE_WHEEL_ value"),
      phase: try choice(phase, WheelPhase.self, "phase: must be a NSLIDE_WHEEL_PHASE_ value"),
      shift: try flag(shift, "shift: must be 0 or 1"), x: x, y: y, dx: dx, dy: dy)
  }
}

@_cdecl("nslide_key") @implementation
public func nslide_key(_ coordinator: nslide_coordinator, _ key: Int32) -> nslide_status {
  write(coordinator, RecordedCalls.key(key)) { inside throws(Failure) in
    let key = try choice(key, Key.self, "key: must be a NSLIDE_KEY_ value")
    inside.key(inside.turn?.key(key) ?? key)
  }
}

@_cdecl("nslide_autoscroll") @implementation
public func nslide_autoscroll(
  _ coordinator: nslide_coordinator, _ mode: Int32, _ y: Double, _ from: Double, _ speed: Double
) -> nslide_status {
  write(coordinator, RecordedCalls.autoscroll(mode, y, from, speed)) { inside throws(Failure) in
    let y = try inside.turn?.place(y, 0).y ?? y
    try inside.autoscroll(
      choice(mode, Autoscroll.self, "mode: must be a NSLIDE_AUTOSCROLL_ value"), y: y, from: from, speed: speed)
  }
}

@_cdecl("nslide_set_regions") @implementation
public func nslide_set_regions(
  _ coordinator: nslide_coordinator, _ regions: UnsafePointer<nslide_region>?, _ count: Int32
) -> nslide_status {
  write(coordinator, RecordedCalls.setRegions(regions, count)) { inside throws(Failure) in
    if count > 0 && regions == nil {
      throw Failure(.invalidArgument, "regions: must not be null where count is more than 0")
    }
    let turn = inside.turn
    try inside.setRegions(count: Int(count)) { index throws(Failure) in
      let region = Region(regions.unsafelyUnwrapped[index])
      guard let turn else { return region }
      try region.check()
      return turn.region(region)
    }
  }
}

extension Region {
  fileprivate init(_ region: nslide_region) {
    let frame = region.frame
    self.init(
      frame: Rect(x: frame.x, y: frame.y, width: frame.width, height: frame.height), view: region.view,
      axes: Axes(rawValue: region.axes))
  }
}
