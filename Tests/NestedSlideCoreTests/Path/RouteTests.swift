import Testing

@testable import NestedSlideCore

@Suite("Route")
struct RouteTests {
  private static func random(_ generator: inout RepeatableGenerator) -> Route {
    func offset() -> Double { generator.next() % 4 == 0 ? 0 : generator.uniform(0, 1000) }
    return Route(
      outerStart: offset(), outerMiddle: offset(), outerEnd: offset(), innerStart: offset(), innerEnd: offset(),
      heading: 0)
  }

  @Test("outer, then inner, then outer")
  func legs() {
    let route = Route(outerStart: 200, outerMiddle: 140, outerEnd: 0, innerStart: 500, innerEnd: 0, heading: -1)
    #expect(route.length == 60 + 500 + 140 && route.lengthToSeam == 60)
    for (distance, outer, inner) in [
      (0.0, 200.0, 500.0), (10, 190, 500), (60, 140, 500), (61, 140, 499), (560, 140, 0), (600, 100, 0), (700, 0, 0),
    ] {
      let place = route.place(at: distance)
      #expect(place.outer == outer && place.inner == inner)
    }
  }

  @Test("before the start and after the end it holds")
  func heldWithin() {
    let route = Route(outerStart: 10, outerMiddle: 200, outerEnd: 200, innerStart: 5, innerEnd: 900, heading: 1)
    for distance in [-1, -1e300, -Double.infinity, 0] {
      #expect(route.place(at: distance).outer == 10 && route.place(at: distance).inner == 5)
    }
    for distance in [route.length, route.length.nextUp, 1e12, 1e300, .infinity] {
      #expect(route.place(at: distance).outer == 200 && route.place(at: distance).inner == 900)
    }
  }

  @Test("the ends of legs are met exactly, whatever the numbers")
  func legsMetExactly() {
    var generator = RepeatableGenerator()
    for _ in 0..<5_000 {
      let route = Self.random(&generator)
      #expect(route.place(at: 0).outer == route.outerStart || route.lengthToSeam == 0)
      let seam = route.place(at: route.lengthToSeam)
      if route.innerStart != route.innerEnd {
        #expect(seam.outer == route.outerMiddle && seam.inner == route.innerStart)
      }
      let end = route.place(at: route.length)
      #expect(isClose(end.outer, route.outerEnd, scale: 3000) && isClose(end.inner, route.innerEnd, scale: 3000))
      let beyond = route.place(at: route.length * (1 + 1e-12) + 1e-9)
      #expect(beyond.outer == route.outerEnd && beyond.inner == route.innerEnd)
      #expect(route.end.outer == route.outerEnd && route.end.inner == route.innerEnd)
    }
  }

  @Test("as far along the way as asked, and never a jump")
  func continuity() {
    var generator = RepeatableGenerator()
    for _ in 0..<500 {
      let route = Self.random(&generator)
      var (distance, before) = (0.0, route.place(at: 0))
      while distance < route.length {
        let step = min(generator.uniform(0, 200), route.length - distance)
        distance += step
        let after = route.place(at: distance)
        let moved = abs(after.outer - before.outer) + abs(after.inner - before.inner)
        // A step across the point at which the outer turns back on itself shows less.
        let turns = (route.outerMiddle - route.outerStart) * (route.outerEnd - route.outerMiddle) < 0
        #expect(turns ? moved <= step + 1e-9 : (moved - step).magnitude <= 1e-9)
        before = after
      }
    }
  }

  @Test("the distance to a place leads there, and places off the way have none")
  func distances() {
    var generator = RepeatableGenerator()
    for _ in 0..<5_000 {
      let route = Self.random(&generator)
      let place = route.place(at: generator.uniform(0, route.length))
      guard let distance = route.distance(to: place) else {
        Issue.record("on the way, but not found: \(route)")
        continue
      }
      let again = route.place(at: distance)
      #expect(isClose(again.outer, place.outer, scale: 3000) && isClose(again.inner, place.inner, scale: 3000))
      #expect(distance >= 0 && distance <= route.length)
    }
    let route = Route(outerStart: 0, outerMiddle: 200, outerEnd: 200, innerStart: 0, innerEnd: 900, heading: 1)
    #expect(route.distance(to: .init(outer: 200, inner: 0)) == 200)
    #expect(route.distance(to: .init(outer: 200, inner: 900)) == 1100)
    #expect(route.distance(to: .init(outer: 100, inner: 1)) == nil)
    #expect(route.distance(to: .init(outer: 201, inner: 0)) == nil)
    #expect(route.distance(to: .init(outer: 200, inner: 901)) == nil)
    #expect(route.distance(to: .init(outer: -1, inner: 0)) == nil)
  }

  @Test("the direction is the heading, or that of each leg")
  func directions() {
    let up = Route(outerStart: 0, outerMiddle: 9, outerEnd: 9, innerStart: 0, innerEnd: 9, heading: 1)
    let down = Route(outerStart: 9, outerMiddle: 9, outerEnd: 0, innerStart: 9, innerEnd: 0, heading: -1)
    for distance in [0.0, 9, 18, 30] { #expect(up.direction(at: distance) == 1 && down.direction(at: distance) == -1) }
    let mixed = Route(outerStart: 0, outerMiddle: 10, outerEnd: 10, innerStart: 50, innerEnd: 20, heading: 0)
    #expect(mixed.direction(at: 5) == 1 && mixed.direction(at: 10) == -1 && mixed.direction(at: 99) == -1)
    let back = Route(outerStart: 100, outerMiddle: 100, outerEnd: 40, innerStart: 0, innerEnd: 20, heading: 0)
    #expect(back.direction(at: 0) == 1 && back.direction(at: 20) == -1)
  }

  @Test("a route that rests has no length and one place")
  func resting() {
    let route = Route(restingAt: 30, 40)
    #expect(route.length == 0 && route.heading == 1)
    for distance in [0, 1, 1e9] {
      #expect(route.place(at: distance).outer == 30 && route.place(at: distance).inner == 40)
    }
    #expect(route.distance(to: .init(outer: 30, inner: 40)) == 0)
  }
}
