extension VelocityTracker {
  mutating func archive(_ archive: inout Archive) {
    archive.integer(&head, 0, 255)
    archive.integer(&count, 0, Int64(VelocityTracker.capacity))
    archive.number(&movedAt)
    archive.number(&movedX)
    archive.number(&movedY)
    archive.number(&groupedAt)
    for age in 0..<count { archive.numbers(&samples[Int((head &- age) & 15)]) }
    archive.demand(isInOrder)
  }
}

extension VelocityHistory {
  mutating func archive(_ archive: inout Archive) {
    archive.integer(&head, 0, VelocityHistory.capacity - 1)
    archive.integer(&count, 0, VelocityHistory.capacity)
    archive.number(&groupedAt)
    for age in 0..<count {
      var index = head - age
      if index < 0 { index += VelocityHistory.capacity }
      archive.numbers(&samples[index])
    }
    archive.demand(isInOrder)
  }
}

extension Footing {
  mutating func archive(_ archive: inout Archive) {
    isSet = true
    archive.number(&place)
    standing.archive(&archive)
    archive.number(&edge.pullX)
    archive.number(&edge.pullY)
    archive.number(&edge.velocityY)
    left.archive(&archive)
    archive.number(&leftPlace)
    resampler.archive(&archive)
    archive.integer(&heading, -1, 1)
    archive.number(&leadEnd)
    archive.number(&leadPlace)
    archive.number(&leadVelocity)
  }
}

extension Footing.Standing {
  /// Its pages may be gone: then nobody goes back to it.
  mutating func archive(_ archive: inout Archive) {
    archive.integer(&path.page, -1, Limits.pages)
    archive.number(&path.outer, -Limits.length, StackLayout.greatestLength)
    archive.place(&path.inner)
    path.overscroll.archive(&archive)
    archive.numbers(&path.extent, -Limits.length, StackLayout.greatestLength)
    archive.integer(&path.lastHeading, -1, 1)
    archive.choice(&path.lastMoved)
    archive.integer(&pager.origin, 0, Limits.pages)
    archive.number(&pager.offset)
    archive.number(&pager.raw)
  }
}

extension Gesture {
  mutating func archive(_ archive: inout Archive) {
    archive.choice(&kind)
    archive.choice(&axis)
    archive.choice(&source)
    archive.flag(&beganAbovePager)
    archive.flag(&beganOnStrip)
    archive.flag(&dragsAtOnce)
    archive.integer(&stepAtTouch, -(1 << 30), 1 << 30)
    var axes = claimed.rawValue
    archive.integer(&axes, 0, 3)
    claimed = Axes(rawValue: axes)
  }
}

extension Fingers {
  /// What an earlier gesture left in those fields that this one does not use is no state: a restored coordinator has
  /// not got it.
  mutating func archive(_ archive: inout Archive, areDown: Bool) {
    tracker.archive(&archive)
    archive.number(&originX)
    archive.number(&originY)
    if !areDown { return }
    pointers.archive(&archive)
    archive.length(&slopLeft)
    archive.number(&pressEnd)
    archiveDriver(&archive)
  }
}

extension PointerTable {
  mutating func archive(_ archive: inout Archive) {
    var number = count
    archive.integer(&number, 0, PointerTable.capacity)
    for index in 0..<number {
      var pointer = index < count ? self[index] : Pointer(id: 0, x: 0, y: 0, time: 0)
      archive.integer(&pointer.id, .min, .max)
      archive.place(&pointer.x)
      archive.place(&pointer.y)
      archive.time(&pointer.time)
      archive.place(&pointer.restX)
      archive.place(&pointer.restY)
      archive.time(&pointer.restTime)
      archive.flag(&pointer.hasMoved)
      if archive.isReading && !archive.isCorrupt { add(pointer) }
    }
  }
}

extension Regions {
  /// Reading needs room that it may not get.
  mutating func archive(_ archive: inout Archive) {
    var number = count
    archive.integer(&number, 0, Regions.greatestCount)
    archive.demandWords(number * 6)
    if archive.isReading && !archive.isCorrupt && number > 0 {
      guard let memory = RawMemory.allocate(Region.self, count: number) else { return archive.fail(.outOfMemory) }
      memory.initialize(
        repeating: Region(frame: Rect(x: 0, y: 0, width: 0, height: 0), view: 0, axes: []), count: number)
      self = Regions(memory, count: number)
    }
    for index in 0..<count {
      guard let memory else { return }
      archive.numbers(&memory[index].frame)
      archive.integer(&memory[index].view, Int64(Region.viewport), Int64(Int32.max))
      var axes = memory[index].axes.rawValue
      archive.integer(&axes, 0, 3)
      memory[index].axes = Axes(rawValue: axes)
      archive.demand(memory[index].isSound)
    }
  }
}

extension Region {
  fileprivate var isSound: Bool { (try? check()) != nil }
}
