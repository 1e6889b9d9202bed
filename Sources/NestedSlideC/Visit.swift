import NestedSlideCore
import Synchronization

/// The coordinators around one that a call is inside of.
///
/// What an inner coordinator does not use goes on to those around it, so a call that changes one is inside all of them:
///
///     a -> b -> c      enter a, b, c; run the call in a; leave c, b, a
///
/// The visit lists what it has entered on the stack of the call, and leaves by that list. It must not find its way back
/// through the coordinators: once one is left, another thread may be inside of it, or may have destroyed it.
struct Visit: ~Copyable {
  private let innermost: UnsafeMutablePointer<Coordinator>
  private let held: UnsafeMutablePointer<HeldCoordinator>
  private var count = 0

  /// - Parameters:
  ///   - innermost: a coordinator that the call is inside of already.
  ///   - room: for `Coordinator.mostLinks` of them. That is one kilobyte, so the compiler takes it from the stack.
  @inline(__always)
  init(around innermost: UnsafeMutablePointer<Coordinator>, _ room: UnsafeMutableBufferPointer<HeldCoordinator>) {
    self.innermost = innermost
    held = room.baseAddress.unsafelyUnwrapped
  }

  /// Goes inside one after the other, and shows each of them those around it. A coordinator that was destroyed is left
  /// out from now on.
  @inline(never)
  mutating func enter() throws(Failure) {
    var inner = innermost
    while inner.pointee.linkHandle != 0 {
      do throws(Failure) {
        let entry = try HandleTable.enter(inner.pointee.linkHandle)
        inner = entry.coordinator
        (held + count).initialize(to: HeldCoordinator(inner, UnsafeMutableRawPointer(entry.slot)))
        count += 1
      } catch {
        if error.isOccupied { throw error }
        inner.pointee.unlink()
      }
    }
    for index in 0..<count { insideOf(index).pointee.surroundings = Surroundings(held + index, count - index) }
  }

  /// Leaves all that were entered, from the outside in.
  @inline(never)
  mutating func leave() {
    for index in 0..<count { insideOf(index).pointee.surroundings = Surroundings() }
    // From here on the visit must not look at them.
    while count > 0 {
      count -= 1
      HandleTable.leave(held[count].entry.assumingMemoryBound(to: HandleTable.Slot.self))
    }
  }

  /// The one that lies in the one at an index.
  private func insideOf(_ index: Int) -> UnsafeMutablePointer<Coordinator> {
    index == 0 ? innermost : held[index - 1].coordinator
  }
}
