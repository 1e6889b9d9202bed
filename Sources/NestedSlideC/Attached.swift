import CNestedSlide
import NestedSlideCore

/// A list that a call is inside of, and the coordinator of its page where it has one.
private struct Inside {
  let entry: HandleTable.Entry
  let owner: HandleTable.Entry?

  @inline(__always) var list: UnsafeMutablePointer<List> { entry.list }

  /// Goes inside, and tells the list where its page is.
  @inline(never)
  init(_ handle: nslide_list) throws(Failure) {
    entry = try HandleTable.enter(handle, .list)
    if entry.list.pointee.owner == 0 {
      owner = nil
      return
    }
    do throws(Failure) {
      owner = try enterOwner(of: entry.list)
    } catch {
      entry.leave()
      throw error
    }
    guard let owner else { return }
    if let page = owner.coordinator.pointee.page(of: entry.list) {
      owner.coordinator.pointee.look(at: entry.list, page: page)
    } else {
      entry.list.pointee.leave()
    }
  }

  /// Goes outside after a call that failed, or did not.
  @inline(never)
  func leave(_ failure: Failure?) -> nslide_status {
    if let failure { list.pointee.errorMessage = failure.message }
    owner?.leave()
    entry.leave()
    return failure?.status.rawValue ?? nslide_status(NSLIDE_OK)
  }
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
  _ handle: nslide_list, _ body: (UnsafeMutablePointer<List>, UnsafeMutablePointer<Coordinator>?) throws(Failure) -> Void
) -> nslide_status {
  do throws(Failure) {
    let inside = try Inside(handle)
    do throws(Failure) {
      try body(inside.list, inside.owner?.coordinator)
      return inside.leave(nil)
    } catch { return inside.leave(error) }
  } catch {
    return error.status.rawValue
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
    guard let owner, list.pointee.isAttached else { return try alone(list) }
    try run(inside: owner) { coordinator throws(Failure) in
      guard let page = coordinator.page(of: list) else { return }
      try attached(list, &coordinator, page)
    }
  }
}

/// The coordinator that a list is attached to, nil where there is none any more.
@inline(__always)
private func enterOwner(of list: UnsafeMutablePointer<List>) throws(Failure) -> HandleTable.Entry? {
  if list.pointee.owner == 0 { return nil }
  do throws(Failure) {
    return try HandleTable.enter(list.pointee.owner)
  } catch {
    if error.status == .busy { throw error }
    list.pointee.leave()
    return nil
  }
}
