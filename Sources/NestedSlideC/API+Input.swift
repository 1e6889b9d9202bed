// The functions and their parameters have the names of the header.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CNestedSlide
import NestedSlideCore

@_cdecl("nslide_pointer") @implementation
public func nslide_pointer(
  _ coordinator: nslide_coordinator, _ action: Int32, _ id: Int64, _ x: Double, _ y: Double, _ time: Double
) -> nslide_status {
  call(coordinator) { inside throws(Failure) in
    let action = try choice(action, PointerAction.self, "action: must be a NSLIDE_POINTER_ value")
    try inside.pointer(action, id: id, x: x, y: y, time: time)
  }
}

@_cdecl("nslide_session_begin") @implementation
public func nslide_session_begin(
  _ coordinator: nslide_coordinator, _ source: Int32, _ x: Double, _ y: Double
) -> nslide_status {
  call(coordinator) { inside throws(Failure) in
    let source = try choice(source, InputSource.self, "source: must be a NSLIDE_SOURCE_ value")
    try inside.beginSession(source: source, x: x, y: y)
  }
}

@_cdecl("nslide_session_update") @implementation
public func nslide_session_update(
  _ coordinator: nslide_coordinator, _ dx: Double, _ dy: Double, _ consumed_x: UnsafeMutablePointer<Double>?,
  _ consumed_y: UnsafeMutablePointer<Double>?
) -> nslide_status {
  call(coordinator) { inside throws(Failure) in
    try inside.updateSession(dx: dx, dy: dy)
    consumed_x?.pointee = dx - inside.view.unconsumedX
    consumed_y?.pointee = dy - inside.view.unconsumedY
  }
}

@_cdecl("nslide_session_end") @implementation
public func nslide_session_end(_ coordinator: nslide_coordinator, _ vx: Double, _ vy: Double) -> nslide_status {
  call(coordinator) { inside throws(Failure) in
    try inside.endSession(vx: vx, vy: vy)
  }
}

@_cdecl("nslide_session_cancel") @implementation
public func nslide_session_cancel(_ coordinator: nslide_coordinator) -> nslide_status {
  call(coordinator) { inside throws(Failure) in
    try inside.endSession(vx: 0, vy: 0)
  }
}

@_cdecl("nslide_wheel") @implementation
public func nslide_wheel(
  _ coordinator: nslide_coordinator, _ unit: Int32, _ x: Double, _ y: Double, _ dx: Double, _ dy: Double
) -> nslide_status {
  call(coordinator) { inside throws(Failure) in
    switch Int(unit) {
    case NSLIDE_WHEEL_PIXEL: break
    case NSLIDE_WHEEL_LINE, NSLIDE_WHEEL_NOTCH:
      throw Failure(.unsupported, "unit: only NSLIDE_WHEEL_PIXEL is taken by this version")
    default: throw Failure(.invalidArgument, "unit: must be a NSLIDE_WHEEL_ value")
    }
    try inside.wheel(dx: dx, dy: dy, x: x, y: y)
  }
}
