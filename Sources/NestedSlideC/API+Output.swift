// The functions and their parameters have the names of the header.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CNestedSlide
import NestedSlideCore

@_cdecl("nslide_get_snapshot") @implementation
@_optimize(speed)
public func nslide_get_snapshot(
  _ coordinator: nslide_coordinator, _ snapshot: UnsafeMutablePointer<nslide_snapshot>?
) -> nslide_status {
  readInPlace(coordinator) { inside throws(Failure) in
    let snapshot = try required(snapshot, "snapshot: must not be null")
    try StructSize.checkOutput(snapshot, "struct_size: must be that of nslide_snapshot")
    inside.write(to: snapshot)
    inside.turn?.turn(snapshot.snapshot)
  }
}

@_cdecl("nslide_get_edge") @implementation
public func nslide_get_edge(
  _ coordinator: nslide_coordinator, _ edge: UnsafeMutablePointer<nslide_edge>?
) -> nslide_status {
  read(coordinator) { inside throws(Failure) in
    let edge = try required(edge, "edge: must not be null")
    let given = inside.edge
    let shown = inside.shownEdge
    var found = nslide_edge(
      pull_x: given.pullX, pull_y: given.pullY, velocity_x: 0, velocity_y: given.velocityY,
      shown_x: shown.x, shown_y: shown.y)
    if let turn = inside.turn {
      (found.pull_x, found.pull_y) = turn.back(given.pullX, given.pullY)
      (found.velocity_x, found.velocity_y) = turn.back(0, given.velocityY)
      (found.shown_x, found.shown_y) = turn.back(shown.x, shown.y)
    }
    edge.pointee = found
  }
}

@_cdecl("nslide_get_next_change") @implementation
public func nslide_get_next_change(
  _ coordinator: nslide_coordinator, _ pixel: Double, _ time: UnsafeMutablePointer<Double>?
) -> nslide_status {
  read(coordinator) { inside throws(Failure) in
    try required(time, "time: must not be null").pointee = try inside.nextChange(pixel: pixel)
  }
}

@_cdecl("nslide_can_scroll") @implementation
public func nslide_can_scroll(
  _ coordinator: nslide_coordinator, _ direction: Int32, _ distance: UnsafeMutablePointer<Double>?
) -> nslide_status {
  read(coordinator) { inside throws(Failure) in
    let distance = try required(distance, "distance: must not be null")
    let direction = try choice(direction, ScrollDirection.self, "direction: must be a NSLIDE_DIRECTION_ value")
    distance.pointee = inside.distanceLeft(inside.turn?.direction(direction) ?? direction)
  }
}

@_cdecl("nslide_get_pages") @implementation
public func nslide_get_pages(
  _ coordinator: nslide_coordinator, _ pages: UnsafeMutablePointer<nslide_page>?, _ capacity: Int32,
  _ count: UnsafeMutablePointer<Int32>?
) -> nslide_status {
  readInPlace(coordinator) { inside throws(Failure) in
    let count = try required(count, "count: must not be null")
    try requireBuffer(pages, capacity, "pages: must not be null where capacity is more than 0")
    let needed = Int32(truncatingIfNeeded: inside.visiblePageCount)
    if needed > capacity {
      count.pointee = needed
      throw Failure(.bufferTooSmall, "capacity: is less than the pages that show")
    }
    if let pages {
      _ = inside.writePages(to: pages)
      inside.turn?.turn(pages, needed)
    }
    count.pointee = needed
  }
}

@_cdecl("nslide_get_page") @implementation
public func nslide_get_page(
  _ coordinator: nslide_coordinator, _ index: Int32, _ page: UnsafeMutablePointer<nslide_page>?
) -> nslide_status {
  read(coordinator) { inside throws(Failure) in
    let page = try required(page, "page: must not be null")
    try inside.write(page: Int(index), checked: page.pages)
    inside.turn?.turn(page.pages)
  }
}

@_cdecl("nslide_get_live_pages") @implementation
public func nslide_get_live_pages(
  _ coordinator: nslide_coordinator, _ indices: UnsafeMutablePointer<Int32>?, _ capacity: Int32,
  _ count: UnsafeMutablePointer<Int32>?
) -> nslide_status {
  read(coordinator) { inside throws(Failure) in
    let count = try required(count, "count: must not be null")
    try requireBuffer(indices, capacity, "indices: must not be null where capacity is more than 0")
    let needed = Int32(truncatingIfNeeded: inside.livePageCount)
    if needed > capacity {
      count.pointee = needed
      throw Failure(.bufferTooSmall, "capacity: is less than the pages that are needed")
    }
    if var next = indices {
      inside.forEachLivePage { index in
        next.pointee = Int32(truncatingIfNeeded: index)
        next += 1
      }
    }
    count.pointee = needed
  }
}

@_cdecl("nslide_poll_events") @implementation
public func nslide_poll_events(
  _ coordinator: nslide_coordinator, _ events: UnsafeMutablePointer<nslide_event>?, _ capacity: Int32,
  _ count: UnsafeMutablePointer<Int32>?
) -> nslide_status {
  readInPlace(coordinator) { inside throws(Failure) in
    let count = try required(count, "count: must not be null")
    try requireBuffer(events, capacity, "events: must not be null where capacity is more than 0")
    count.pointee = events.map { inside.writeEvents(to: $0.events, capacity: capacity) } ?? 0
  }
}
