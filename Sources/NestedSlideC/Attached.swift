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

  @inline(__always)
  func leave() {
    owner?.leave()
    entry.leave()
  }
}

/// Asks a list something: inside it, and where it is attached also inside its coordinator, whose page says where it is.
@inline(__always)
func ask(
  _ handle: nslide_list, _ body: (UnsafeMutablePointer<List>) throws(Failure) -> Void
) -> nslide_status {
  do throws(Failure) {
    let inside = try Inside(handle)
    defer { inside.leave() }
    do throws(Failure) {
      try body(inside.list)
      return nslide_status(NSLIDE_OK)
    } catch {
      inside.list.pointee.errorMessage = error.message
      throw error
    }
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
      entry.list.pointee.errorMessage = error.message
      throw error
    }
  } catch {
    return error.status.rawValue
  }
}
