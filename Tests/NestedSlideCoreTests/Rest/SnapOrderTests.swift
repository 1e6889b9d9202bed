import Testing

@testable import NestedSlideCore

/// Snap areas are searched by halving. The same questions answered by a look at every area: there must be no difference.
@Suite("The order of snap areas")
struct SnapOrderTests {
  @Test("random areas", arguments: 0..<600)
  func random(_ seed: Int) throws {
    var generator = Generator(seed: UInt64(seed))
    let count = 1 + generator.below(seed % 3 == 0 ? 4 : 40)
    let isMandatory = generator.below(2) == 0
    let made = try #require(
      SnapAreas.make(
        count: count, isMandatory: isMandatory, paddingStart: generator.length(40), paddingEnd: generator.length(40)))
    defer { SnapAreas.free(made) }
    for index in 0..<count { made.pointee[index] = generator.area() }
    for _ in 0..<80 {
      if generator.below(8) == 0 { made.pointee[generator.below(count)] = generator.area() }
      if generator.below(8) == 0 { made.pointee.move(by: Double(generator.below(200) - 100)) }
      if generator.below(8) == 0 { made.pointee.setFocus(Int64(generator.below(4))) }
      let port = SnapAreas.Port(
        height: generator.below(6) == 0 ? 0 : generator.length(120),
        greatestOffset: generator.below(6) == 0 ? 0 : generator.length(700))
      made.pointee.snapped = generator.below(count + 2) - 1
      for _ in 0..<6 {
        let (start, end) = (generator.offset(made, port), generator.offset(made, port))
        let slow = SlowSnapAreas(areas: made.pointee)
        let (found, expected) = (made.pointee.places(around: end, in: port), slow.places(around: end, in: port))
        #expect(found.below == expected.below && found.above == expected.above, "around \(end)")
        #expect(made.pointee.stop(from: start, to: end, in: port) == slow.stop(from: start, to: end, in: port))
        #expect(made.pointee.index(at: end, in: port) == slow.index(at: end, in: port), "at \(end)")
      }
    }
  }

  @Test("as many as there can be, in any order")
  func most() throws {
    let count = SnapAreas.greatestCount
    let made = try #require(SnapAreas.make(count: count, isMandatory: true, paddingStart: 0, paddingEnd: 0))
    defer { SnapAreas.free(made) }
    // A prime that does not divide the count: every place once.
    for index in 0..<count { made.pointee[index] = SnapArea(start: Double(index * 7919 % count) * 10, length: 5) }
    let port = SnapAreas.Port(height: 600, greatestOffset: 1e6)
    for place in stride(from: 0, to: count, by: 97) {
      let around = made.pointee.places(around: Double(place) * 10 + 3, in: port)
      #expect(around.below == Double(place) * 10)
      #expect(around.above == (place == count - 1 ? nil : Double(place) * 10 + 10))
      let index = made.pointee.index(at: Double(place) * 10, in: port)
      #expect(index * 7919 % count == place)
    }
  }
}

/// The same questions, answered by a look at every area.
private struct SlowSnapAreas {
  let areas: SnapAreas

  func places(around offset: Double, in port: SnapAreas.Port) -> (below: Double?, above: Double?) {
    var (below, above): (Double?, Double?) = (nil, nil)
    for index in 0..<areas.count {
      let (low, high) = areas.offsets(of: areas[index], in: port)
      for place in [low, high] + (isWithin(offset, index, port) ? [offset] : []) {
        if place <= offset && place > below ?? -.infinity { below = place }
        if place >= offset && place < above ?? .infinity { above = place }
      }
    }
    return (below, above)
  }

  /// Whether it lies inside of a long area, and the places to rest on either side are further apart than the port.
  private func isWithin(_ offset: Double, _ area: Int, _ port: SnapAreas.Port) -> Bool {
    let (low, high) = areas.span(area, portHeight: port.height)
    if !(offset > low && offset < high && offset >= 0 && offset <= port.greatestOffset) { return false }
    var (before, behind) = (-Double.infinity, Double.infinity)
    for index in 0..<areas.count {
      let (low, high) = areas.span(index, portHeight: port.height)
      if low != high && areas[index].align == .center { continue }
      let place = areas[index].align == .end ? high : low
      if place <= offset && place > before { before = place }
      if place >= offset && place < behind { behind = place }
    }
    return behind - before > port.height - areas.paddingStart - areas.paddingEnd
  }

  func stop(from start: Double, to end: Double, in port: SnapAreas.Port) -> Double? {
    var stop = end
    for index in 0..<areas.count where areas[index].alwaysStops {
      let offset = areas.nearest(to: start, of: areas[index], in: port)
      if end > start ? (offset > start && offset < stop) : (offset < start && offset > stop) { stop = offset }
    }
    return stop == end ? nil : stop
  }

  func index(at offset: Double, in port: SnapAreas.Port) -> Int {
    func lies(_ index: Int) -> Bool { areas.nearest(to: offset, of: areas[index], in: port) == offset }
    // The one that has the focus goes first, and the one that the page lay on, wherever in it that was.
    if areas.focused >= 0 && lies(areas.focused) { return areas.focused }
    if areas.snapped >= 0 && areas.snapped < areas.count && lies(areas.snapped) { return areas.snapped }
    // Where some area ends all count that reach there.
    let isEnd = (0..<areas.count).contains {
      let ends = areas.offsets(of: areas[$0], in: port)
      return ends.low == offset || ends.high == offset
    }
    for index in 0..<areas.count where isEnd ? lies(index) : isWithin(offset, index, port) { return index }
    return -1
  }
}

/// Whole numbers mostly, so that many places are the same.
private struct Generator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func below(_ bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state >> 33) % bound
  }

  mutating func length(_ bound: Int) -> Double { Double(below(bound)) + (below(8) == 0 ? 0.25 : 0) }

  mutating func area() -> SnapArea {
    SnapArea(
      start: length(600), length: below(3) == 0 ? length(500) : length(60),
      align: [Align.start, .center, .end][below(3)], alwaysStops: below(4) == 0, key: Int64(below(4)),
      marginStart: below(4) == 0 ? length(40) - 20 : 0, marginEnd: below(4) == 0 ? length(40) - 20 : 0)
  }

  /// Anywhere, beyond the ends too, or exactly at a place.
  mutating func offset(_ areas: UnsafeMutablePointer<SnapAreas>, _ port: SnapAreas.Port) -> Double {
    switch below(5) {
    case 0: return length(800) - 50
    case 1: return below(2) == 0 ? 0 : port.greatestOffset
    default:
      let place = areas.pointee.offsets(of: areas.pointee[below(areas.pointee.count)], in: port)
      return below(2) == 0 ? place.low : place.high
    }
  }
}
