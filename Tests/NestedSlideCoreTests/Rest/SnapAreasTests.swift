import Testing

@testable import NestedSlideCore

/// The arithmetic of CSS Scroll Snap: which offset brings an area to its place, and on which a motion ends.
@Suite("Snap areas")
struct SnapAreasTests {
  /// Of a pager of 600 points, over 3000 points of content.
  private let port = SnapAreas.Port(height: 600, greatestOffset: 2400)

  private func with<Result>(
    _ areas: [SnapArea], isMandatory: Bool = true, start: Double = 0, end: Double = 0,
    _ body: (inout SnapAreas) throws -> Result
  ) throws -> Result {
    let made = try #require(
      SnapAreas.make(count: areas.count, isMandatory: isMandatory, paddingStart: start, paddingEnd: end))
    defer { SnapAreas.free(made) }
    for (index, area) in areas.enumerated() { made.pointee[index] = area }
    return try body(&made.pointee)
  }

  @Test("start to start, middle to middle, end to end, within the padding")
  func alignment() throws {
    // Seen from 50 below the pager's top to 30 above its end: 520 points, their middle 310 below the top.
    for (align, offset) in [(Align.start, 700.0 - 50), (.center, 750 - 310), (.end, 800 - 570)] {
      let area = SnapArea(start: 700, length: 100, align: align)
      try with([area], start: 50, end: 30) {
        let place = $0.offsets(of: area, in: port)
        #expect(place.low == offset && place.high == offset)
      }
    }
  }

  @Test("no place is beyond the ends of the page")
  func ends() throws {
    for (area, offset) in [
      (SnapArea(start: 2900, length: 100), 2400.0), (SnapArea(start: 20, length: 10, align: .end), 0),
      (SnapArea(start: 0, length: 10, align: .center), 0), (SnapArea(start: 9000, length: 10), 2400),
    ] {
      try with([area], start: 40) {
        let place = $0.offsets(of: area, in: port)
        #expect(place.low == offset && place.high == offset)
      }
    }
  }

  @Test("one that is longer than the port has every place that fills it", arguments: [Align.start, .center, .end])
  func long(_ align: Align) throws {
    let area = SnapArea(start: 700, length: 800, align: align)
    try with([area], start: 50, end: 30) {
      let place = $0.offsets(of: area, in: port)
      #expect(place.low == 650 && place.high == 930)
      #expect($0.goal(from: 0, to: 800, in: port) == 800)
      #expect($0.goal(from: 0, to: 600, in: port) == 650)
      #expect($0.goal(from: 0, to: 1000, in: port) == 930)
    }
    // Exactly as long as the port it has one place.
    let exact = SnapArea(start: 700, length: 520, align: align)
    try with([exact], start: 50, end: 30) {
      let place = $0.offsets(of: exact, in: port)
      #expect(place.low == 650 && place.high == 650)
    }
  }

  @Test("near is up to a third of the pager's height")
  func proximity() throws {
    let areas = [SnapArea(start: 1000, length: 10)]
    for (end, goal) in [(800.0, 1000.0), (1200, 1000), (800.nextDown, nil), (1200.nextUp, nil), (1000, 1000)]
      as [(Double, Double?)]
    {
      try with(areas, isMandatory: false) { #expect($0.goal(from: 0, to: end, in: port) == goal) }
      try with(areas) { #expect($0.goal(from: 0, to: end, in: port) == 1000) }
    }
  }

  @Test("the nearest; of two equally far the one further down, in whatever order they were given")
  func ties() throws {
    let (one, other) = (SnapArea(start: 500, length: 0), SnapArea(start: 700, length: 0))
    try with([one, other]) { areas in
      for (end, goal) in [(600.0, 700.0), (600.nextDown, 500), (0, 500), (2400, 700)] {
        #expect(areas.goal(from: 0, to: end, in: port) == goal)
      }
    }
    try with([other, one]) { #expect($0.goal(from: 0, to: 600, in: port) == 700) }
  }

  @Test("one that always stops is not passed, either way; one that it begins on is left")
  func always() throws {
    let areas = [
      SnapArea(start: 1500, length: 0, alwaysStops: true), SnapArea(start: 1000, length: 0),
      SnapArea(start: 500, length: 0, alwaysStops: true),
    ]
    for isMandatory in [true, false] {
      try with(areas, isMandatory: isMandatory) { areas in
        for (start, end, goal) in [
          (0.0, 2400.0, 500.0), (500, 2400, 1500), (600, 1100, 1000), (2400, 0, 1500), (1500, 0, 500), (1400, 600, 500),
          (0, 500, 500),
        ] {
          #expect(areas.goal(from: start, to: end, in: port) == goal, "\(start) to \(end)")
        }
      }
    }
  }

  @Test("what it rested on keeps it, where several lie in their place")
  func resting() throws {
    let areas = [SnapArea(start: 400, length: 0), SnapArea(start: 400, length: 50), SnapArea(start: 300, length: 900)]
    try with(areas) {
      #expect($0.index(at: 400, in: port) == 0)
      $0.snapped = 1
      #expect($0.index(at: 400, in: port) == 1)
      #expect($0.index(at: 500, in: port) == 2)
      #expect($0.index(at: 700, in: port) == -1)
      $0[1].start = 450
      #expect($0.offset(ofSnapped: 400, in: port) == 450)
      $0.snapped = -1
      #expect($0.offset(ofSnapped: 400, in: port) == nil)
    }
  }
}
