import CNestedSlide
import NestedSlideCore

/// A list that a call is inside of, and the coordinator of its page where it has one.
private struct ListVisit: ~Copyable {
  let list: UnsafeMutablePointer<List>
  private let entry: HandleTable.Entry
  private var ownerEntry: HandleTable.Entry?

  var owner: UnsafeMutablePointer<Coordinator>? { ownerEntry?.coordinator }

  @inline(__always)
  init(_ entry: HandleTable.Entry) { (self.entry, list) = (entry, entry.list) }

  /// Goes inside the coordinator of the list's page, where it has one, and tells the list where its page is.
  @inline(__always)
  mutating func enterOwner() throws(Failure) {
    // Read by itself: who is inside the coordinator may be at the rest of the list.
    if list.pointee.owner != 0 { try enterOwnerOutOfLine() }
  }

  @inline(never)
  private mutating func enterOwnerOutOfLine() throws(Failure) {
    do throws(Failure) {
      let owner = try HandleTable.enter(list.pointee.owner)
      if let page = owner.coordinator.pointee.page(of: list) {
        ownerEntry = owner
        owner.coordinator.pointee.look(at: list, page: page)
        return
      }
      // The call may attach the list to this coordinator again, and goes inside once more for that.
      owner.leave()
    } catch {
      if error.isOccupied { throw error }
    }
    // The page is gone, or the coordinator.
    list.pointee.leave()
  }

  /// Goes outside.
  @inline(__always)
  func leave() {
    ownerEntry?.leave()
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
  var inside = ListVisit(try HandleTable.enter(handle, .list))
  do throws(Failure) { try inside.enterOwner() } catch {
    inside.leave()
    throw error
  }
  return inside
}

@inline(never)
private func leaveOutOfLine(_ inside: borrowing ListVisit) -> nslide_status {
  inside.leave()
  return nslide_status(NSLIDE_OK)
}

/// Runs a call that reads a list: inside it, and where it is attached also inside its coordinator, whose page says where
/// it is.
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

@inline(__always)
func readListInPlace(
  _ handle: nslide_list, _ body: (UnsafeMutablePointer<List>) throws(Failure) -> Void
) -> nslide_status {
  guard let entry = HandleTable.enterInPlace(handle, .list) else { return refuse(handle, .list) }
  var inside = ListVisit(entry)
  do throws(Failure) {
    try inside.enterOwner()
    try body(inside.list)
    inside.leave()
    return nslide_status(NSLIDE_OK)
  } catch { return inside.leave(error) }
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
