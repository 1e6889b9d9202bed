import CNestedSlide
import NestedSlideCore
import Synchronization

/// The coordinators around one that a call is inside of.
///
/// What an inner coordinator does not use passes to those around it, so a call that changes one is inside all of them:
///
///     a -> b -> c      enter a, b, c; run the call in a; leave c, b, a
///
/// The visit lists what it has entered on the stack of the call, and leaves by that list. It must not find its way back
/// through the coordinators: once one is left, another thread may be inside of it, or may have destroyed it.
struct Visit: ~Copyable {
  private let held: UnsafeMutablePointer<HeldCoordinator>
  /// How many are listed, and how many of them the visit has entered itself: the first ones.
  private var count = 0
  private var entered = 0
  /// The coordinator that they surround, if it has been shown them.
  private var innermost: UnsafeMutablePointer<Coordinator>?

  /// - Parameter room: for `Coordinator.mostLinks` of them. That is one kilobyte, so the compiler takes it from the
  /// stack.
  @inline(__always)
  init(_ room: UnsafeMutableBufferPointer<HeldCoordinator>) { held = room.baseAddress.unsafelyUnwrapped }

  /// All that are listed, from the inside out.
  var surroundings: Surroundings { Surroundings(held, count) }

  // MARK: The way in

  /// Goes inside all those around a coordinator that the call is inside of, and shows each of them those around it. One
  /// that was destroyed is left out from now on.
  @inline(never)
  mutating func enter(around innermost: UnsafeMutablePointer<Coordinator>) throws(Failure) {
    var inner = innermost
    while inner.pointee.linkHandle != 0 {
      do throws(Failure) {
        inner = try enter(inner.pointee.linkHandle)
      } catch {
        if error.isOccupied || error.status == .outOfRange { throw error }
        inner.pointee.unlink()
      }
    }
    self.innermost = innermost
    for index in 0..<count {
      coordinator(inside: index).pointee.surroundings = Surroundings(held + index, count - index)
    }
  }

  /// Goes inside a coordinator that another is about to be linked to, and those around it.
  /// - Parameter inner: the other, which the call is inside of together with those around it so far: those may be the
  /// same.
  @inline(never)
  mutating func enter(
    _ outer: nslide_coordinator, toLink inner: nslide_coordinator, _ inside: inout Coordinator
  ) throws(Failure) {
    let known = inside.surroundings
    var handle = outer
    while handle != 0 {
      if handle == inner { throw Failure(.invalidArgument, "outer: lies inside of inner") }
      for index in 0..<known.count where Visit.slot(of: known.entry(index)).pointee.handle == handle {
        for index in index..<known.count { try list(known[index], known.entry(index)) }
        return
      }
      do throws(Failure) {
        handle = try enter(handle).pointee.linkHandle
      } catch {
        // Beyond the first one, what is no more is no obstacle.
        if count == 0 || error.status != .staleHandle { throw error }
        return
      }
    }
  }

  private mutating func enter(_ handle: UInt64) throws(Failure) -> UnsafeMutablePointer<Coordinator> {
    let entry = try HandleTable.enter(handle)
    do throws(Failure) { try list(entry.coordinator, UnsafeMutableRawPointer(entry.slot)) } catch {
      entry.leave()
      throw error
    }
    entered = count
    return entry.coordinator
  }

  private mutating func list(
    _ coordinator: UnsafeMutablePointer<Coordinator>, _ entry: UnsafeMutableRawPointer
  ) throws(Failure) {
    if count == Coordinator.mostLinks { throw Failure(.outOfRange, "outer: the chain would have more than 64 links") }
    (held + count).initialize(to: HeldCoordinator(coordinator, entry))
    count += 1
  }

  // MARK: The way back

  /// Leaves all that were entered, from the outside in.
  @inline(never)
  mutating func leave() {
    if innermost != nil {
      for index in 0..<count { coordinator(inside: index).pointee.surroundings = Surroundings() }
    }
    // From here on the visit must not look at them.
    while entered > 0 {
      entered -= 1
      HandleTable.leave(Visit.slot(of: held[entered].entry))
    }
  }

  private static func slot(of entry: UnsafeMutableRawPointer) -> HandleTable.Chunk {
    entry.assumingMemoryBound(to: HandleTable.Slot.self)
  }

  /// The one that lies in another of them.
  private func coordinator(inside index: Int) -> UnsafeMutablePointer<Coordinator> {
    index == 0 ? innermost.unsafelyUnwrapped : held[index - 1].coordinator
  }
}
