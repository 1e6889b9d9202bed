import CNestedSlide
import NestedSlideCore

/// A list that a call is inside of, and the coordinator of its page if it has one.
///
/// Plain values, so that they stay in registers: nothing takes their address.
struct ListVisit {
  private let entry: HandleTable.Entry
  private let ownerSlot: HandleTable.Chunk?

  var list: UnsafeMutablePointer<List> { entry.list }

  var owner: UnsafeMutablePointer<Coordinator>? {
    ownerSlot?.pointee.object?.assumingMemoryBound(to: Coordinator.self)
  }

  /// Inside the list alone.
  init(alone entry: HandleTable.Entry) { (self.entry, ownerSlot) = (entry, nil) }

  /// Goes inside the coordinator of the list's page, if it has one, and tells the list the place of its page.
  @inline(__always)
  init(_ entry: HandleTable.Entry) throws(Failure) {
    self.entry = entry
    // Read by itself: who is inside the coordinator may be at the rest of the list.
    ownerSlot = entry.list.pointee.owner == 0 ? nil : try ListVisit.enterOwner(entry)
  }

  /// The same if it takes no search, and nobody is inside the coordinator. Else nil: then nothing was entered.
  @_optimize(speed) @inline(__always)
  init?(quickly entry: HandleTable.Entry) {
    self.entry = entry
    ownerSlot = entry.list.pointee.owner == 0 ? nil : ListVisit.enterOwnerQuickly(entry.list)
    if entry.list.pointee.owner != 0 && ownerSlot == nil { return nil }
  }

  @_optimize(speed) @inline(__always)
  private static func enterOwnerQuickly(_ list: UnsafeMutablePointer<List>) -> HandleTable.Chunk? {
    guard let owner = HandleTable.enterInPlace(list.pointee.owner) else { return nil }
    if owner.coordinator.pointee.lookQuickly(at: list) { return owner.slot }
    owner.leave()
    return nil
  }

  @inline(never)
  private static func enterOwner(_ entry: HandleTable.Entry) throws(Failure) -> HandleTable.Chunk? {
    let list = entry.list
    do throws(Failure) {
      let owner = try HandleTable.enter(list.pointee.owner)
      if let page = owner.coordinator.pointee.page(of: list) {
        owner.coordinator.pointee.look(at: list, page: page)
        return owner.slot
      }
      // The call may attach the list to this coordinator again, and goes inside once more for that.
      owner.leave()
    } catch {
      if error.isOccupied { throw error }
    }
    // The page is gone, or the coordinator.
    list.pointee.leave()
    return nil
  }

  /// Goes outside.
  @inline(__always)
  func leave() {
    if let ownerSlot { HandleTable.leave(ownerSlot) }
    entry.leave()
  }

  /// Goes outside after a call that failed.
  @inline(never)
  func leave(_ failure: Failure) -> nslide_status {
    list.pointee.errorMessage = failure.message
    // Before it is left: what the hook calls on it is to be refused.
    defer { leave() }
    return report(failure, inside: entry.slot)
  }
}

/// Goes inside a list, for what is not called in every frame.
@inline(never)
private func enterOutOfLine(_ handle: nslide_list) throws(Failure) -> ListVisit {
  let entry = try HandleTable.enter(handle, .list)
  do throws(Failure) { return try ListVisit(entry) } catch {
    entry.leave()
    throw error
  }
}

@inline(never)
private func leaveOutOfLine(_ inside: ListVisit) -> nslide_status {
  inside.leave()
  return nslide_status(NSLIDE_OK)
}

/// Runs a call that reads a list: inside it, and if it is attached also inside its coordinator, whose page says
/// where it is.
@inline(__always)
func readList(
  _ handle: nslide_list, _ body: (UnsafeMutablePointer<List>) throws(Failure) -> Void
) -> nslide_status {
  visit(handle) { list, _ throws(Failure) in try body(list) }
}

@inline(never)
private func visit(
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

/// Goes inside a list and looks at its rows. Nil if that takes more, and then it has to be done by `readList`, which
/// also knows why it cannot be done.
@_optimize(speed) @inline(never)
func lookAtRows(_ handle: nslide_list, _ before: Double, _ behind: Double) -> ListVisit? {
  guard let entry = HandleTable.enterInPlace(handle, .list) else { return nil }
  guard let inside = ListVisit(quickly: entry) else {
    entry.leave()
    return nil
  }
  if entry.list.pointee.lookAtRows(before: before, behind: behind) { return inside }
  inside.leave()
  return nil
}

/// Runs a call that changes a list; its page follows.
@inline(never)
func writeList(
  _ handle: nslide_list, _ body: (UnsafeMutablePointer<List>) throws(Failure) -> Void
) -> nslide_status {
  writeList(handle, alone: body) { list, coordinator, page throws(Failure) in
    coordinator.prepare(list, page: page)
    try body(list)
    coordinator.follow(list, page: page)
  }
}

/// Runs a call that does one thing with a list alone, and another with an attached one: inside the coordinator of its
/// page, and those around that.
@inline(never)
func writeList(
  _ handle: nslide_list, alone: (UnsafeMutablePointer<List>) throws(Failure) -> Void,
  attached: (UnsafeMutablePointer<List>, inout Coordinator, _ page: Int) throws(Failure) -> Void
) -> nslide_status {
  visit(handle) { list, owner throws(Failure) in
    guard let owner else { return try alone(list) }
    try writeAround(owner) { coordinator throws(Failure) in
      guard let page = coordinator.page(of: list) else { return }
      try attached(list, &coordinator, page)
    }
  }
}
