import CNestedSlide
import NestedSlideCore
import Synchronization

/// A list that a call is inside of, and the coordinator of its page where it has one.
private struct Inside {
  let list: UnsafeMutablePointer<List>
  private let slot: HandleTable.Chunk
  private let word: UInt64
  private(set) var owner: UnsafeMutablePointer<Coordinator>?
  private var ownerSlot: HandleTable.Chunk?
  private var ownerWord: UInt64 = 0

  /// Goes inside, and tells the list where its page is.
  @inline(__always)
  init(_ handle: nslide_list) throws(Failure) {
    guard let entry = HandleTable.enterInPlace(handle, .list) else { throw HandleTable.refusal(of: handle, .list) }
    (list, slot, word) = (entry.list, entry.slot, entry.word)
    // Read by itself: who is inside the coordinator may be at the rest of the list.
    if list.pointee.owner != 0 { try enterOwner() }
  }

  @inline(never)
  private mutating func enterOwner() throws(Failure) {
    do throws(Failure) {
      let entry = try HandleTable.enter(list.pointee.owner)
      if let page = entry.coordinator.pointee.page(of: list) {
        (owner, ownerSlot, ownerWord) = (entry.coordinator, entry.slot, entry.word)
        entry.coordinator.pointee.look(at: list, page: page)
        return
      }
      // The call may attach the list to this coordinator again, and goes inside once more for that.
      entry.leave()
    } catch {
      if error.isOccupied {
        slot.pointee.word.store(word, ordering: .releasing)
        throw error
      }
    }
    // The page is gone, or the coordinator.
    list.pointee.leave()
  }

  /// Goes outside.
  @inline(__always)
  func leave() {
    ownerSlot?.pointee.word.store(ownerWord, ordering: .releasing)
    slot.pointee.word.store(word, ordering: .releasing)
  }

  /// Goes outside after a call that failed.
  @inline(never)
  func leave(_ failure: Failure) -> nslide_status {
    list.pointee.errorMessage = failure.message
    // Before it is left: what the hook calls on it is to be refused.
    defer { leave() }
    return report(failure, inside: slot)
  }
}

/// Goes inside; for what is not asked in every frame.
@inline(never)
private func enterOutOfLine(_ handle: nslide_list) throws(Failure) -> Inside { try Inside(handle) }

@inline(never)
private func leaveOutOfLine(_ inside: Inside) -> nslide_status {
  inside.leave()
  return nslide_status(NSLIDE_OK)
}

/// Asks a list something: inside it, and where it is attached also inside its coordinator, whose page says where it is.
@inline(__always)
func ask(
  _ handle: nslide_list, _ body: (UnsafeMutablePointer<List>) throws(Failure) -> Void
) -> nslide_status {
  ask(handle) { list, _ throws(Failure) in try body(list) }
}

@inline(__always)
private func ask(
  _ handle: nslide_list,
  _ body: (UnsafeMutablePointer<List>, UnsafeMutablePointer<Coordinator>?) throws(Failure) -> Void
) -> nslide_status {
  do throws(Failure) {
    let inside = try enterOutOfLine(handle)
    do throws(Failure) {
      try body(inside.list, inside.owner)
      return leaveOutOfLine(inside)
    } catch { return inside.leave(error) }
  } catch {
    return report(error, on: handle)
  }
}

/// The same for what is asked in every frame.
@inline(__always)
func askInPlace(
  _ handle: nslide_list, _ body: (UnsafeMutablePointer<List>) throws(Failure) -> Void
) -> nslide_status {
  do throws(Failure) {
    let inside = try Inside(handle)
    do throws(Failure) {
      try body(inside.list)
      inside.leave()
      return nslide_status(NSLIDE_OK)
    } catch { return inside.leave(error) }
  } catch {
    return report(error, on: handle)
  }
}

/// Changes a list; its page follows.
@inline(never)
func edit(
  _ handle: nslide_list, _ body: (UnsafeMutablePointer<List>) throws(Failure) -> Void
) -> nslide_status {
  withPage(of: handle, alone: body) { list, coordinator, page throws(Failure) in
    coordinator.prepare(list, page: page)
    try body(list)
    coordinator.follow(list, page: page)
  }
}

/// Does something with a list: by itself, or with the coordinator of its page and those around that.
@inline(never)
func withPage(
  of handle: nslide_list, alone: (UnsafeMutablePointer<List>) throws(Failure) -> Void,
  attached: (UnsafeMutablePointer<List>, inout Coordinator, _ page: Int) throws(Failure) -> Void
) -> nslide_status {
  ask(handle) { list, owner throws(Failure) in
    guard let owner, list.pointee.owner != 0 else { return try alone(list) }
    try run(inside: owner) { coordinator throws(Failure) in
      guard let page = coordinator.page(of: list) else { return }
      try attached(list, &coordinator, page)
    }
  }
}
