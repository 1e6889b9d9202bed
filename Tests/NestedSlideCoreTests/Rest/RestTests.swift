import Testing

@testable import NestedSlideCore

/// Where the path may rest: a header of 200 points, a pager of 750, a page that scrolls by 2250.
@Suite("Rest")
struct RestTests {
  private func at(_ outer: Double, _ inner: Double = 0) -> Route.Place { Route.Place(outer: outer, inner: inner) }

  private func rest(_ rules: PathRules) -> Rest { Rest(rules, rules.naturalExtent()) }

  /// Snap areas that begin at these places of the content.
  private func withAreas(
    _ starts: [Double], isMandatory: Bool, always: Double? = nil, _ body: (UnsafeMutablePointer<SnapAreas>) -> Void
  ) throws {
    let areas = try #require(
      SnapAreas.make(count: starts.count, isMandatory: isMandatory, paddingStart: 0, paddingEnd: 0))
    for (index, start) in starts.enumerated() {
      areas.pointee[index] = SnapArea(start: start, length: 0, alwaysStops: start == always)
    }
    body(areas)
    SnapAreas.free(areas)
  }

  @Test("without a snap it may rest anywhere")
  func none() {
    let setup = TestSetup()
    let rest = rest(setup.path())
    for outer in [0.0, 1, 100, 199, 200] {
      #expect(rest.goal(from: at(outer), heading: 1, isReleased: true) == nil)
      #expect(rest.goal(ofFlick: 100, from: at(0), to: at(outer)) == nil)
      #expect(rest.goal(ofStepFrom: at(0), to: at(outer), up: true).outer == outer)
    }
  }

  @Test("a header goes to the nearer end, half way to the upper; by direction where it last went")
  func header() {
    for (snap, outer, heading, goal) in [
      (HeaderSnap.nearest, 99.9, 1, 0.0), (.nearest, 100, -1, 200), (.direction, 10, 1, 200), (.direction, 190, -1, 0),
      (.direction, 40, 0, 0), (.direction, 140, 0, 200),
    ] as [(HeaderSnap, Double, Int8, Double)] {
      let setup = TestSetup { $0.headerSnap = snap }
      #expect(rest(setup.path()).goal(from: at(outer), heading: heading, isReleased: false)?.outer == goal)
      // Put there by name it stays.
      #expect(rest(setup.path(isPlaced: true)).goal(from: at(outer), heading: heading, isReleased: false) == nil)
    }
    let setup = TestSetup { $0.headerSnap = .nearest }
    for outer in [0.0, 200] { #expect(rest(setup.path()).goal(from: at(outer), heading: 1, isReleased: true) == nil) }
  }

  @Test("a flick goes by its predicted rest, a step on in its direction, never back")
  func flickAndStep() {
    let setup = TestSetup { $0.headerSnap = .nearest }
    let rest = rest(setup.path())
    for (end, goal) in [(60.0, 0.0), (140, 200)] {
      for up in [true, false] {
        #expect(rest.goal(ofFlick: up ? 900 : -900, from: at(up ? 0 : 200), to: at(end))?.outer == goal)
        #expect(rest.goal(ofStepFrom: at(up ? 0 : 200), to: at(end), up: up).outer == (up ? 200 : 0))
      }
    }
    let byDirection = TestSetup { $0.headerSnap = .direction }
    #expect(self.rest(byDirection.path()).goal(ofFlick: 100, from: at(0), to: at(20))?.outer == 200)
    #expect(self.rest(byDirection.path()).goal(ofSlowRelease: 50, from: at(20), -1)?.outer == 0)
    #expect(self.rest(byDirection.path()).goal(ofSlowRelease: 51, from: at(20), -1) == nil)
    #expect(rest.goal(ofSlowRelease: 10, from: at(20), -1) == nil)
  }

  @Test("what a quick return leaves showing is a place to rest, and cuts the gap in two")
  func returnPlace() {
    let setup = TestSetup {
      ($0.headerSnap, $0.headerMotion, $0.layout.headerReturnHeight) = (.nearest, .quickReturnMinimum, 60)
    }
    let rest = rest(setup.path())
    for (outer, goal) in [(140.0, nil), (130, 140), (60, 0), (171, 200), (150, 140)] as [(Double, Double?)] {
      #expect(rest.goal(from: at(outer), heading: 1, isReleased: false)?.outer == goal)
    }
  }

  @Test("a header taller than the viewport rests wherever it fills it")
  func tall() {
    let setup = TestSetup { ($0.headerSnap, $0.layout.headerHeight) = (.nearest, 1200) }
    let rest = rest(setup.path())
    for outer in [0.0, 200, 400] { #expect(rest.goal(from: at(outer), heading: 1, isReleased: false) == nil) }
    #expect(rest.goal(from: at(500), heading: 1, isReleased: false)?.outer == 400)
    #expect(rest.goal(from: at(1100), heading: 1, isReleased: false)?.outer == 1200)
  }

  @Test("mandatory areas: always on one; others: where a release leaves it near one")
  func areas() throws {
    let setup = TestSetup()
    try withAreas([300, 1000, 2000], isMandatory: true) { areas in
      let rest = self.rest(setup.path(areas: areas))
      for isReleased in [true, false] {
        #expect(rest.goal(from: at(200, 1400), heading: 1, isReleased: isReleased)?.inner == 1000)
      }
      // While the header is open the page is at its top.
      #expect(rest.goal(from: at(100, 0), heading: 1, isReleased: false) == nil)
      // A flick goes on, and comes back only where nothing lies ahead.
      #expect(rest.goal(ofFlick: 900, from: at(200, 1000), to: at(200, 1100))?.inner == 2000)
      #expect(rest.goal(ofFlick: 900, from: at(200, 2000), to: at(200, 2200))?.inner == 2000)
      #expect(rest.goal(ofFlick: -900, from: at(200, 1000), to: at(200, 900))?.inner == 300)
      #expect(rest.goal(ofStepFrom: at(200, 1000), to: at(200, 1040), up: true).inner == 2000)
      #expect(rest.goal(ofStepFrom: at(200, 1000), to: at(200, 960), up: false).inner == 300)
    }
    try withAreas([300, 1000, 2000], isMandatory: false) { areas in
      let rest = self.rest(setup.path(areas: areas))
      #expect(rest.goal(from: at(200, 1100), heading: 1, isReleased: true)?.inner == 1000)
      #expect(rest.goal(from: at(200, 1100), heading: 1, isReleased: false) == nil)
      #expect(rest.goal(from: at(200, 1500), heading: 1, isReleased: true) == nil)
      // Drawn only ahead, within a third of the port.
      #expect(rest.goal(ofFlick: 900, from: at(200, 1000), to: at(200, 1100)) == nil)
      #expect(rest.goal(ofFlick: 900, from: at(200, 1000), to: at(200, 1800))?.inner == 2000)
      #expect(rest.goal(ofStepFrom: at(200, 1000), to: at(200, 1040), up: true).inner == 1040)
      #expect(rest.goal(ofStepFrom: at(200, 1700), to: at(200, 1800), up: true).inner == 2000)
    }
  }

  @Test("one that always stops is not passed, by a flick or a step")
  func always() throws {
    let setup = TestSetup()
    try withAreas([300, 1000, 2000], isMandatory: false, always: 1000) { areas in
      let rest = self.rest(setup.path(areas: areas))
      #expect(rest.goal(ofFlick: 5000, from: at(200, 500), to: at(200, 2100))?.inner == 1000)
      #expect(rest.goal(ofFlick: -5000, from: at(200, 1500), to: at(0, 0))?.inner == 1000)
      #expect(rest.goal(ofStepFrom: at(200, 500), to: at(200, 1300), up: true).inner == 1000)
    }
  }
}
