import CNestedSlide
import NestedSlideCore
import Synchronization

// The ways in. `read` is for a call that changes nothing, or nothing that is recorded or reaches the coordinators
// around; `write` for all others; `readList` and `writeList`, in Attached.swift, for calls on lists. The forms
// `InPlace` are for what is called in every frame: there the way in becomes part of the function, at the price of its
// size.

/// Runs a call inside the coordinator that a handle stands for; turns a failure into its status and message.
@inline(never)
func read(_ handle: nslide_coordinator, _ body: (inout Coordinator) throws(Failure) -> Void) -> nslide_status {
  do throws(Failure) {
    let entry = try HandleTable.enter(handle)
    do throws(Failure) {
      try body(&entry.coordinator.pointee)
      entry.leave()
      return nslide_status(NSLIDE_OK)
    } catch { return refuse(entry, error) }
  } catch { return report(error, on: handle) }
}

@inline(__always)
func readInPlace(
  _ handle: nslide_coordinator, _ body: (inout Coordinator) throws(Failure) -> Void
) -> nslide_status {
  guard let entry = HandleTable.enterInPlace(handle) else { return refuse(handle) }
  do throws(Failure) {
    try body(&entry.coordinator.pointee)
    entry.leave()
    return nslide_status(NSLIDE_OK)
  } catch { return refuse(entry, error) }
}

/// Runs a call inside the coordinator that a handle stands for, and those around it.
/// - Parameter recorded: what to write down of the call, if it is recorded and has not failed.
@inline(__always)
func write<Words>(
  _ handle: nslide_coordinator, _ recorded: Recorded<Words>, _ body: (inout Coordinator) throws(Failure) -> Void
) -> nslide_status {
  // The pointer goes no further than that: it needs no guard of the stack in every function that is called by a host.
  _withUnprotectedUnsafePointer(to: recorded.words) { write(handle, recorded.call, UnsafeRawPointer($0), body) }
}

/// The same for a call that is not recorded, or by itself.
@inline(__always)
func write(_ handle: nslide_coordinator, _ body: (inout Coordinator) throws(Failure) -> Void) -> nslide_status {
  write(handle, .stop, nil, body)
}

/// - Parameter arguments: the words of a `Recorded`; nil records nothing.
@inline(never)
private func write(
  _ handle: nslide_coordinator, _ call: RecordedCall, _ arguments: UnsafeRawPointer?,
  _ body: (inout Coordinator) throws(Failure) -> Void
) -> nslide_status {
  readInPlace(handle) { inside throws(Failure) in
    // Asked beforehand, so that nothing has to be kept for afterwards.
    if !inside.needsAttention { return try body(&inside) }
    try writeAround(&inside) { inside throws(Failure) in
      try body(&inside)
      if let arguments { inside.record(call, arguments) }
    }
  }
}

/// - Parameter attended: makes the same call by `write`, if there is more to do: out of line, so that the call in place
///   keeps nothing for it.
@inline(__always)
func writeInPlace(
  _ handle: nslide_coordinator, _ body: (inout Coordinator) throws(Failure) -> Void, attended: () -> nslide_status
) -> nslide_status {
  guard let entry = HandleTable.enterInPlace(handle) else { return refuse(handle) }
  if entry.coordinator.pointee.needsAttention {
    entry.leave()
    return attended()
  }
  do throws(Failure) {
    try body(&entry.coordinator.pointee)
    entry.leave()
    return nslide_status(NSLIDE_OK)
  } catch { return refuse(entry, error) }
}

/// Runs a call, from within a coordinator, in those around it too.
@inline(never)
func writeAround(
  _ inside: UnsafeMutablePointer<Coordinator>, _ body: (inout Coordinator) throws(Failure) -> Void
) throws(Failure) {
  try withUnsafeTemporaryAllocation(of: HeldCoordinator.self, capacity: Coordinator.mostLinks) {
    room throws(Failure) in
    var visit = Visit(room)
    defer { visit.leave() }
    try visit.enter(around: inside)
    try body(&inside.pointee)
  }
}

/// Answers a call that is not let in.
@inline(never)
func refuse(_ handle: UInt64, _ kind: HandleTable.Kind = .coordinator) -> nslide_status {
  report(HandleTable.refusal(of: handle, kind), on: handle)
}

/// Leaves after a call that failed.
@inline(never)
func refuse(_ entry: HandleTable.Entry, _ failure: Failure) -> nslide_status {
  entry.coordinator.pointee.errorMessage = failure.message
  // Before it is left: what the hook calls on it is to be refused.
  defer { entry.leave() }
  return report(failure, inside: entry.slot)
}

/// Runs a call that needs to be inside of nothing.
@inline(never)
func attempt(on handle: UInt64 = 0, _ body: () throws(Failure) -> Void) -> nslide_status {
  do throws(Failure) {
    try body()
    return nslide_status(NSLIDE_OK)
  } catch {
    return report(error, on: handle)
  }
}

extension StaticString {
  /// The literal's bytes; they end with a null and live as long as the library.
  var cString: UnsafePointer<CChar> { UnsafeRawPointer(utf8Start).assumingMemoryBound(to: CChar.self) }
}

@inline(__always)
func required<Pointee>(
  _ pointer: UnsafePointer<Pointee>?, _ message: StaticString
) throws(Failure) -> UnsafePointer<Pointee> {
  guard let pointer else { throw Failure(.invalidArgument, message) }
  return pointer
}

@inline(__always)
func required<Pointee>(
  _ pointer: UnsafeMutablePointer<Pointee>?, _ message: StaticString
) throws(Failure) -> UnsafeMutablePointer<Pointee> {
  guard let pointer else { throw Failure(.invalidArgument, message) }
  return pointer
}

func requireCapacity(_ capacity: Int32, _ message: StaticString) throws(Failure) {
  if capacity < 0 { throw Failure(.invalidArgument, message) }
}

/// A buffer of the caller's, which may be null if it holds nothing.
func requireBuffer<Element>(
  _ buffer: UnsafeMutablePointer<Element>?, _ capacity: Int32, _ message: StaticString
) throws(Failure) {
  try requireCapacity(capacity, "capacity: must be 0 or more")
  if capacity > 0 { _ = try required(buffer, message) }
}

/// A flag of the C interface: 0 or 1.
func flag(_ value: Int32, _ message: StaticString) throws(Failure) -> Bool {
  if value != 0 && value != 1 { throw Failure(.invalidArgument, message) }
  return value == 1
}

/// An enumerator of the C interface as the engine's own.
func choice<Choice: RawRepresentable<Int32>>(
  _ value: Int32, _ type: Choice.Type, _ message: StaticString
) throws(Failure) -> Choice {
  guard let choice = Choice(rawValue: value) else { throw Failure(.invalidArgument, message) }
  return choice
}
