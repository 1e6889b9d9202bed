import Testing

@testable import NestedSlideCore

@Suite("Rest time of a spring")
struct SpringRestTimeTests {
  /// That both bounds hold from the rest time on, and that one of them did not just before.
  private func check(_ spring: Spring, _ distance: Double, sourceLocation: SourceLocation = #_sourceLocation) {
    let rest = spring.restTime(within: distance)
    #expect(rest >= 0 && rest < .infinity, "\(spring) \(rest)", sourceLocation: sourceLocation)
    func holds(_ time: Double) -> Bool {
      let state = spring.state(at: time)
      return state.offset.magnitude <= distance && state.velocity.magnitude <= 10 * distance
    }
    // A thousand times in the next periods or times of decay, and farther and farther afterwards.
    let span = 8 / max(spring.slowRate, spring.split.magnitude)
    var broken = holds(rest) ? 0 : 1
    for index in 0..<1_000 where !holds(rest + span * Double(index) / 1_000) { broken += 1 }
    for index in 1..<200 where !holds((rest + span) * (1 + 0.05 * Double(index))) { broken += 1 }
    #expect(broken == 0, "\(spring) \(distance) \(rest)", sourceLocation: sourceLocation)
    if rest > 0 {
      // At the last crossing the magnitude goes down, unless a turning point just touches the bound.
      let before = [1e-13, 1e-10, 1e-7].contains { !holds(rest * (1 - $0)) }
      #expect(before, "\(spring) \(distance) \(rest)", sourceLocation: sourceLocation)
    }
  }

  private static let ratios = [
    0.01, 0.05, 0.3, 0.7, 0.9, 0.999, 0.9999999, 1.0.nextDown, 1, 1.0.nextUp, 1.0000001, 1.001, 1.5, 10, 100,
  ]

  @Test("both bounds hold from then on and not before", arguments: ratios)
  func bounds(ratio: Double) {
    var generator = RepeatableGenerator()
    for index in 0..<60 {
      // Sizes from far below the bounds to 1e12 points and 1e9 points per second.
      let large = index % 3 == 0
      let x = Elementary.exp(generator.uniform(-6, large ? 27.6 : 8)) * (index & 1 == 0 ? 1 : -1)
      let v = Elementary.exp(generator.uniform(-6, large ? 20.7 : 9)) * (index & 2 == 0 ? 1 : -1)
      let frequency = Elementary.exp(generator.uniform(-2, 4))
      for (offset, velocity) in [(x, v), (x, 0), (0, v)] {
        let spring = Spring(
          offset: offset, velocity: velocity, angularFrequency: frequency, dampingRatio: ratio)
        check(spring, index % 5 == 0 ? 1e-6 : 0.1)
      }
    }
  }

  @Test("nothing to wait for inside the bounds")
  func alreadyAtRest() {
    for ratio in Self.ratios {
      #expect(Spring(offset: 0, velocity: 0, angularFrequency: 10, dampingRatio: ratio).restTime(within: 0.1) == 0)
      let slow = Spring(offset: 0.05, velocity: -0.01, angularFrequency: 4, dampingRatio: ratio)
      #expect(slow.restTime(within: 0.1) == 0)
    }
    #expect(Spring(offset: 0.1, velocity: 0, angularFrequency: 12, dampingRatio: 1).restTime(within: 0.1) == 0)
  }

  @Test("leaves the bounds again after being inside them")
  func leavesAgain() {
    // At the edge and fast: within the distance now, far outside later.
    let bounce = Spring(offset: 0, velocity: 3000, angularFrequency: 10, dampingRatio: 1)
    check(bounce, 0.1)
    #expect(bounce.restTime(within: 0.1) > 0.8)
    // Crosses the edge on its way and comes back from the other side.
    check(Spring(offset: 10, velocity: -3000, angularFrequency: 10, dampingRatio: 1), 0.1)
    check(Spring(offset: 10, velocity: -3000, angularFrequency: 10, dampingRatio: 1.5), 0.1)
  }

  @Test("a turning point that touches the bound")
  func touching() {
    // The turning points of this one shrink by the same factor each; bounds at, just above and just below one of them.
    let spring = Spring(offset: 100, velocity: 0, angularFrequency: 10, dampingRatio: 0.1)
    for index in 0..<12 {
      let peak = spring.state(at: Double(index) * .pi / spring.split).offset.magnitude
      for level in [peak, peak.nextUp, peak.nextDown, peak * 1.000001, peak * 0.999999] {
        let rest = spring.restTime(within: level, speed: .infinity)
        var broken = 0
        for step in 0..<4_000 {
          let offset = spring.state(at: rest + Double(step) * 1e-3).offset
          if offset.magnitude > level * (1 + 1e-14) { broken += 1 }
        }
        #expect(broken == 0, "\(index) \(level) \(rest)")
      }
    }
  }

  @Test("always ends, whatever comes in")
  func anyBits() {
    var generator = RepeatableGenerator()
    for index in 0..<3_000 {
      let spring = Spring(
        offset: generator.anyDouble(), velocity: generator.anyDouble(),
        angularFrequency: index % 2 == 0 ? generator.anyDouble() : generator.uniform(0.1, 100),
        dampingRatio: index % 3 == 0 ? generator.anyDouble() : generator.uniform(0.01, 3))
      _ = spring.state(at: generator.anyDouble())
      _ = spring.firstCrossing()
      _ = spring.restTime(within: generator.anyDouble())
    }
    for x in awkwardDoubles {
      for v in awkwardDoubles {
        for ratio in [0, 0.5, 1, 2, -1, .nan, .infinity] {
          let spring = Spring(offset: x, velocity: v, angularFrequency: 10, dampingRatio: ratio)
          _ = (spring.state(at: x), spring.firstCrossing(), spring.restTime(within: 0.1), spring.restTime(within: v))
        }
      }
    }
    let spring = Spring(offset: 1e12, velocity: -1e9, angularFrequency: 0.0628, dampingRatio: 0.01)
    #expect(spring.restTime(within: 0) < .infinity && spring.restTime(within: -1) < .infinity)
  }
}
