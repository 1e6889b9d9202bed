import CNestedSlide
import NestedSlideCore

/// Asks a list something: inside it, and where it is attached also inside its coordinator, whose page says where it is.
@inline(__always)
func askInPlace(
  _ handle: nslide_list, _ body: (UnsafeMutablePointer<List>) throws(Failure) -> Void
) -> nslide_status {
  enterList(handle) { list throws(Failure) in
    if list.pointee.owner == 0 { return try body(list) }
    guard let entry = try enterOwner(of: list) else { return try body(list) }
    defer { entry.leave() }
    if let page = entry.coordinator.pointee.page(of: list) {
      entry.coordinator.pointee.look(at: list, page: page)
    } else {
      list.pointee.leave()
    }
    try body(list)
  }
}

@inline(never)
func ask(
  _ handle: nslide_list, _ body: (UnsafeMutablePointer<List>) throws(Failure) -> Void
) -> nslide_status {
  askInPlace(handle, body)
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
  enterList(handle) { list throws(Failure) in
    guard let entry = try enterOwner(of: list) else { return try alone(list) }
    defer { entry.leave() }
    guard let page = entry.coordinator.pointee.page(of: list) else {
      list.pointee.leave()
      return try alone(list)
    }
    try run(inside: entry.coordinator) { coordinator throws(Failure) in try attached(list, &coordinator, page) }
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

@inline(__always)
func enterList(
  _ handle: nslide_list, _ body: (UnsafeMutablePointer<List>) throws(Failure) -> Void
) -> nslide_status {
  do throws(Failure) {
    let entry = try HandleTable.enter(handle, .list)
    defer { entry.leave() }
    do throws(Failure) {
      try body(entry.list)
      return nslide_status(NSLIDE_OK)
    } catch {
      entry.list.pointee.errorMessage = error.message.utf8Start
      throw error
    }
  } catch {
    return error.status.rawValue
  }
}
