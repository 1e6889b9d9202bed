/// The places of snap areas in order, so that they are searched by halving.
///
/// An area has one place, or, if it is longer than the port, all offsets between two ends. Any number of them may
/// lie at the same offset:
///
///     area 0    ├─────────────┤
///     area 1          ├─────────────┤
///     area 2                              ·
///     ends      0     1       0     1     2       sorted, of a short area one
///     at        0     0       0     1     2       the first area that lies at the end itself
///     between      0     0       1     -     -    the first area that lies at all offsets up to the next end
///
/// An offset is covered if an area lies at it. The nearest places around one that is not covered are the ends right
/// before and right behind it. So both questions are one search.
///
/// The order holds for a port of one height; areas that are aligned in its middle or at its end move with that. It is
/// made anew when it is asked for with another height. How far the page scrolls does not matter: that moves all ends
/// beyond either of the page's own ends onto it, and leaves them in order.
///
/// Nor does it matter how far all areas move: it is that of the areas as they were given, so that roundings of their
/// places make no difference, and a restored coordinator finds the same.
///
/// An area that is longer than the port lies at all offsets between its ends only if there is nothing else to rest on
/// nearby: the places to rest before and behind must be further apart than the port. Else a gallery inside a tall
/// article could be left half way between two pictures. [CSS Scroll Snap 1, "Snapping Boxes that Overflow the
/// Scrollport"] Of a long area the end that it is aligned with counts as such a place.
///
/// Making it takes O(n log n) for areas in any order, O(n) for areas that are given from top to bottom. It keeps its
/// memory, so that it can always be made.
struct SnapOrder {
  /// Seven arrays in one piece of memory.
  private let memory: UnsafeMutablePointer<Int32>
  private let areaCount: Int
  /// The port's height that it was made for; negative: for none.
  private var portHeight = -1.0
  /// How many ends there are.
  fileprivate private(set) var count = 0
  /// How many areas always stop.
  fileprivate private(set) var stopCount = 0

  /// nil if there is no memory.
  init?(areaCount: Int) {
    guard let memory = RawMemory.allocate(Int32.self, count: 12 * areaCount) else { return nil }
    memory.initialize(repeating: 0, count: 12 * areaCount)
    self.memory = memory
    self.areaCount = areaCount
  }

  func free() { RawMemory.free(memory) }

  /// An area has changed.
  mutating func forget() { portHeight = -1 }

  /// The ends, by area: twice its number, and one more for the greater one of two.
  fileprivate var ends: UnsafeMutablePointer<Int32> { memory }
  /// The first area that lies at an end; -1: none.
  fileprivate var at: UnsafeMutablePointer<Int32> { memory + 2 * areaCount }
  /// The first area that lies at all offsets from an end to the next one; -1: none.
  fileprivate var between: UnsafeMutablePointer<Int32> { memory + 4 * areaCount }
  /// The first of the areas that have an end here or further on.
  fileprivate var beyond: UnsafeMutablePointer<Int32> { memory + 6 * areaCount }
  /// The first of the areas that have an end here or before.
  fileprivate var before: UnsafeMutablePointer<Int32> { memory + 10 * areaCount }
  /// The lower and the greater ends of the areas that always stop.
  fileprivate var stopLows: UnsafeMutablePointer<Int32> { memory + 8 * areaCount }
  fileprivate var stopHighs: UnsafeMutablePointer<Int32> { memory + 9 * areaCount }

  // MARK: Making

  /// Makes the order of the areas' ends for a port.
  fileprivate mutating func make(_ areas: SnapAreas, portHeight: Double) {
    if portHeight == self.portHeight { return }
    self.portHeight = portHeight
    let areas = areas.unmoved
    collect(areas)
    sort(areas)
    cover(areas)
    uncover(areas)
    collectStops(areas)
    var first = Int32.max
    for position in stride(from: count - 1, through: 0, by: -1) {
      first = min(first, ends[position] >> 1)
      beyond[position] = first
    }
    first = Int32.max
    for position in 0..<count {
      first = min(first, ends[position] >> 1)
      before[position] = first
    }
  }

  private mutating func collect(_ areas: SnapAreas) {
    count = 0
    for index in 0..<areas.count {
      let (low, high) = areas.span(index, portHeight: portHeight)
      ends[count] = Int32(truncatingIfNeeded: 2 * index)
      count += 1
      if high == low { continue }
      ends[count] = Int32(truncatingIfNeeded: 2 * index + 1)
      count += 1
    }
  }

  /// The place of an end.
  @inline(__always)
  fileprivate func value(_ position: Int, _ areas: SnapAreas) -> Double { value(of: ends[position], areas) }

  fileprivate func value(of end: Int32, _ areas: SnapAreas) -> Double {
    let (low, high) = areas.span(Int(end >> 1), portHeight: portHeight)
    return end & 1 == 0 ? low : high
  }

  /// By a heap: it needs no more memory, and takes as long in the worst case as in any.
  private func sort(_ areas: SnapAreas) {
    var isSorted = true
    for position in 1..<max(count, 1) where value(position - 1, areas) > value(position, areas) {
      isSorted = false
      break
    }
    if isSorted { return }
    for start in stride(from: count / 2 - 1, through: 0, by: -1) { sift(start, count, areas) }
    for end in stride(from: count - 1, to: 0, by: -1) {
      swap(0, end, in: ends)
      sift(0, end, areas)
    }
  }

  /// Lets an end sink below those that are greater.
  private func sift(_ start: Int, _ count: Int, _ areas: SnapAreas) {
    var parent = start
    while true {
      var child = 2 * parent + 1
      if child >= count { return }
      if child + 1 < count && value(child, areas) < value(child + 1, areas) { child += 1 }
      if value(parent, areas) >= value(child, areas) { return }
      swap(parent, child, in: ends)
      parent = child
    }
  }

  private func swap(_ one: Int, _ other: Int, in memory: UnsafeMutablePointer<Int32>) {
    let kept = memory[one]
    memory[one] = memory[other]
    memory[other] = kept
  }

  /// Goes along all ends with a heap of the areas that have begun; the first of them is on top. One that has ended is
  /// taken out when it comes there.
  private func cover(_ areas: SnapAreas) {
    // Filled last.
    var heap = AreaHeap(memory: beyond)
    var position = 0
    while position < count {
      let offset = value(position, areas)
      var next = position
      while next < count && value(next, areas) == offset {
        if ends[next] & 1 == 0 { heap.add(ends[next] >> 1) }
        next += 1
      }
      func end(of area: Int32) -> Double { areas.span(Int(area), portHeight: portHeight).high }
      while let first = heap.first, end(of: first) < offset { heap.removeFirst() }
      let first = heap.first ?? -1
      while let first = heap.first, end(of: first) <= offset { heap.removeFirst() }
      let later = heap.first ?? -1
      while position < next {
        at[position] = first
        between[position] = later
        position += 1
      }
    }
  }

  /// Takes long areas out between two places to rest that are no further apart than the port.
  private func uncover(_ areas: SnapAreas) {
    let port = portHeight - areas.paddingStart - areas.paddingEnd
    var last = -Double.infinity
    var position = 0
    while position < count {
      if isAligned(ends[position], areas) { last = value(position, areas) }
      var next = position + 1
      while next < count && !isAligned(ends[next], areas) { next += 1 }
      let isNear = next < count && value(next, areas) - last <= port
      while position < next {
        if isNear { between[position] = -1 }
        position += 1
      }
    }
  }

  /// Whether an end is the one that its area is aligned to: of a short area its only one is.
  private func isAligned(_ end: Int32, _ areas: SnapAreas) -> Bool {
    let area = areas[Int(end >> 1)]
    let (low, high) = areas.span(Int(end >> 1), portHeight: portHeight)
    return low == high || area.align == (end & 1 == 0 ? .start : .end)
  }

  private mutating func collectStops(_ areas: SnapAreas) {
    var (lows, highs) = (0, 0)
    for position in 0..<count {
      let end = ends[position]
      let area = areas[Int(end >> 1)]
      if !area.alwaysStops { continue }
      if end & 1 == 0 {
        stopLows[lows] = end
        lows += 1
        let (low, high) = areas.span(Int(end >> 1), portHeight: portHeight)
        if low != high { continue }
      }
      stopHighs[highs] = end
      highs += 1
    }
    stopCount = lows
  }
}

/// Areas of which the first is found at once.
private struct AreaHeap {
  let memory: UnsafeMutablePointer<Int32>
  var count = 0

  var first: Int32? { count == 0 ? nil : memory[0] }

  mutating func add(_ area: Int32) {
    var place = count
    count += 1
    while place > 0 && memory[(place - 1) / 2] > area {
      memory[place] = memory[(place - 1) / 2]
      place = (place - 1) / 2
    }
    memory[place] = area
  }

  mutating func removeFirst() {
    count -= 1
    let area = memory[count]
    var place = 0
    while 2 * place + 1 < count {
      var child = 2 * place + 1
      if child + 1 < count && memory[child + 1] < memory[child] { child += 1 }
      if memory[child] >= area { break }
      memory[place] = memory[child]
      place = child
    }
    memory[place] = area
  }
}

/// What is asked of the order. Offsets of a page are from 0 to the port's greatest.
extension SnapAreas {
  /// The nearest places of areas at or below an offset, and at or above it. O(log n).
  mutating func places(around offset: Double, in port: Port) -> (below: Double?, above: Double?) {
    if let list { return list.pointee.snapPlaces(around: offset, in: port) }
    order.make(self, portHeight: port.height)
    func place(_ position: Int) -> Double? {
      position >= 0 && position < order.count ? order.value(position, self).clamped(0, port.greatestOffset) : nil
    }
    // All places are within the page.
    if offset < 0 { return (nil, place(0)) }
    if offset > port.greatestOffset { return (place(order.count - 1), nil) }
    let position = position(of: offset)
    if first(at: offset, position, in: port) >= 0 { return (offset, offset) }
    return (place(position - 1), place(position))
  }

  /// The first area between two offsets that always stops, or nil. O(log n).
  mutating func stop(from start: Double, to end: Double, in port: Port) -> Double? {
    if let list { return list.pointee.snapStop(from: start, to: end, in: port) }
    order.make(self, portHeight: port.height)
    if order.stopCount == 0 { return nil }
    let goesUp = end > start
    let stops = goesUp ? order.stopLows : order.stopHighs
    func place(_ position: Int) -> Double { order.value(of: stops[position], self).clamped(0, port.greatestOffset) }
    // The first one ahead going up, the first one not behind going down.
    let position = SnapAreas.first(of: order.stopCount) { goesUp ? place($0) > start : place($0) >= start }
    if goesUp {
      if position == order.stopCount { return nil }
      return place(position) < end ? place(position) : nil
    }
    if position == 0 { return nil }
    return place(position - 1) > end ? place(position - 1) : nil
  }

  /// The area that lies in its place at an offset: the one that has the focus, else the one that did last where it
  /// still does, else the first that was given, or -1. O(log n).
  mutating func index(at offset: Double, in port: Port) -> Int {
    if focused >= 0 && nearest(to: offset, of: self[focused], in: port) == offset { return focused }
    if snapped >= 0 && snapped < count && nearest(to: offset, of: self[snapped], in: port) == offset { return snapped }
    order.make(self, portHeight: port.height)
    if offset < 0 || offset > port.greatestOffset { return -1 }
    return first(at: offset, position(of: offset), in: port)
  }

  /// The first area that lies at an offset of the page, or -1.
  /// - Parameter position: that of the offset.
  private func first(at offset: Double, _ position: Int, in port: Port) -> Int {
    // Beyond the page's ends all areas lie at the end.
    if port.greatestOffset == 0 { return 0 }
    if offset == 0 {
      let covered = SnapAreas.first(of: order.count) { order.value($0, self) > 0 }
      return covered > 0 ? Int(order.before[covered - 1]) : -1
    }
    if offset == port.greatestOffset { return position < order.count ? Int(order.beyond[position]) : -1 }
    if position < order.count && order.value(position, self) == offset { return Int(order.at[position]) }
    return position > 0 ? Int(order.between[position - 1]) : -1
  }

  /// The first end that is not before an offset.
  private func position(of offset: Double) -> Int {
    SnapAreas.first(of: order.count) { order.value($0, self) >= offset }
  }

  /// The first of so many positions for which something is true, found by halving: it is true of all behind that.
  @inline(__always)
  private static func first(of count: Int, where isTrue: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isTrue(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
