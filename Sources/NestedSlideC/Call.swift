import CNestedSlide
import NestedSlideCore
import Synchronization

/// Runs a call inside the coordinator that a handle stands for, and those around it; turns a failure into its status
/// and message.
/// - Parameter recorded: writes the call down, where it is recorded and has not failed.
@inline(never)
func call(
  _ handle: nslide_coordinator, _ body: (inout Coordinator) throws(Failure) -> Void,
  recorded: (inout Recorder) -> Void
) -> nslide_status {
  callInPlace(handle, body, recorded: recorded)
}

/// The same for what is called in every frame.
@inline(__always)
func callInPlace(
  _ handle: nslide_coordinator, _ body: (inout Coordinator) throws(Failure) -> Void,
  recorded: (inout Recorder) -> Void
) -> nslide_status {
  enter(handle) { inside throws(Failure) in
    // Asked beforehand, so that nothing has to be kept for afterwards.
    if inside.pointee.needsAttention { return try attend(inside, body, recorded) }
    try body(&inside.pointee)
  }
}

@inline(never)
private func attend(
  _ inside: UnsafeMutablePointer<Coordinator>, _ body: (inout Coordinator) throws(Failure) -> Void,
  _ recorded: (inout Recorder) -> Void
) throws(Failure) {
  try enterOthers(around: inside)
  defer { leaveOthers(around: inside) }
  try body(&inside.pointee)
  inside.pointee.record(recorded)
}

/// The same from within a coordinator, for a call that records by itself.
func run(
  inside: UnsafeMutablePointer<Coordinator>, _ body: (inout Coordinator) throws(Failure) -> Void
) throws(Failure) {
  if inside.pointee.needsAttention { return try attend(inside, body) { _ in } }
  try body(&inside.pointee)
}

/// Runs a call that only reads, or that is no part of a record, and does not reach the coordinators around.
@inline(__always)
func look(
  _ handle: nslide_coordinator, _ body: (inout Coordinator) throws(Failure) -> Void
) -> nslide_status {
  do throws(Failure) {
    let entry = try HandleTable.enter(handle)
    do throws(Failure) {
      try body(&entry.coordinator.pointee)
      entry.leave()
      return nslide_status(NSLIDE_OK)
    } catch { return refuse(entry, error) }
  } catch {
    return report(error, on: handle)
  }
}

/// Answers a call that is not let in.
@inline(never)
func refuse(_ handle: UInt64, _ kind: HandleTable.Kind = .coordinator) -> nslide_status {
  report(HandleTable.refusal(of: handle, kind), on: handle)
}

/// Leaves after a call that failed.
@inline(never)
private func refuse(_ entry: HandleTable.Entry, _ failure: Failure) -> nslide_status {
  entry.coordinator.pointee.errorMessage = failure.message
  // Before it is left: what the hook calls on it is to be refused.
  defer { entry.leave() }
  return report(failure, inside: entry.slot)
}

/// The same for what is called in every frame.
@inline(__always)
func lookInPlace(
  _ handle: nslide_coordinator, _ body: (inout Coordinator) throws(Failure) -> Void
) -> nslide_status {
  enter(handle) { inside throws(Failure) in try body(&inside.pointee) }
}

@inline(__always)
private func enter(
  _ handle: nslide_coordinator, _ body: (UnsafeMutablePointer<Coordinator>) throws(Failure) -> Void
) -> nslide_status {
  guard let entry = HandleTable.enterInPlace(handle) else { return refuse(handle) }
  do throws(Failure) {
    try body(entry.coordinator)
    entry.leave()
    return nslide_status(NSLIDE_OK)
  } catch { return refuse(entry, error) }
}

/// Goes inside all coordinators around one, from the inside out. One that is no more is left out from now on.
@inline(never)
private func enterOthers(around innermost: UnsafeMutablePointer<Coordinator>) throws(Failure) {
  var inner = innermost
  while inner.pointee.linkHandle != 0 {
    do throws(Failure) {
      let entry = try HandleTable.enter(inner.pointee.linkHandle)
      inner.pointee.hold(outer: entry.coordinator, UnsafeMutableRawPointer(entry.slot), entry.word)
      inner = entry.coordinator
    } catch {
      if error.isOccupied {
        leaveOthers(around: innermost)
        throw error
      }
      inner.pointee.unlink()
    }
  }
}

/// Leaves those that `enterOthers` went into.
@inline(never)
private func leaveOthers(around innermost: UnsafeMutablePointer<Coordinator>) {
  var inner = innermost
  while let held = inner.pointee.letGo() {
    held.entry.assumingMemoryBound(to: HandleTable.Slot.self).pointee.word.store(held.word, ordering: .releasing)
    inner = held.outer
  }
}

/// Runs a call that needs to be inside of nothing.
@inline(__always)
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

/// A buffer of the caller's, which may be null where it holds nothing.
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
