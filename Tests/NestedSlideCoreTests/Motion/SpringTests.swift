import Testing

@testable import NestedSlideCore

@Suite("Spring")
struct SpringTests {
  /// Motions of spring_summary.csv, whose parameters serve spring.csv too.
  private static func parameters() throws -> [String: (frequency: Double, ratio: Double)] {
    var parameters: [String: (frequency: Double, ratio: Double)] = [:]
    for row in try GoldenTable("spring_summary").rows {
      parameters[row.text("spring")] = (row.number("omega0"), row.number("zeta"))
    }
    return parameters
  }

  @Test("states of spring.csv")
  func states() throws {
    let parameters = try Self.parameters()
    let rows = try GoldenTable("spring").rows
    #expect(rows.count > 800)
    for row in rows {
      let (frequency, ratio) = try #require(parameters[row.text("spring")])
      let (x0, v0, time) = (row.number("x0"), row.number("v0"), row.number("t"))
      let spring = Spring(offset: x0, velocity: v0, angularFrequency: frequency, dampingRatio: ratio)
      let state = spring.state(at: time)
      // Near a zero of either, as good as the other one is in its own units; the whole is shrinking.
      let (x, v) = (row.number("x"), row.number("v"))
      let size = x.magnitude + v.magnitude / frequency
      #expect(isClose(state.offset, x, scale: size), "\(row.fields): \(state)")
      #expect(isClose(state.velocity, v, scale: size * frequency), "\(row.fields): \(state)")
    }
  }

  @Test("rest times and turning points of spring_summary.csv")
  func summary() throws {
    for row in try GoldenTable("spring_summary").rows {
      let spring = Spring(
        offset: row.number("x0"), velocity: row.number("v0"), angularFrequency: row.number("omega0"),
        dampingRatio: row.number("zeta"))
      #expect(isClose(spring.restTime(within: 0.5, speed: .infinity), row.number("settle_0.5pt_exact")))
      #expect(isClose(spring.restTime(within: 1.0 / 6, speed: .infinity), row.number("settle_1/6pt_exact")))
      #expect(isClose(spring.restTime(within: 0.5, speed: 10), row.number("settle_0.5pt_and_10pt/s")))
      let peak = row.number("t_peak")
      #expect(isClose(spring.state(at: peak).offset, row.number("x_peak")))
      if row.number("v0") != 0, peak > 0, let turn = spring.derivative.firstCrossing() {
        #expect(isClose(turn, peak))
      }
    }
  }

  @Test("releases of rubberband_release_spring100.csv")
  func releases() throws {
    for row in try GoldenTable("rubberband_release_spring100").rows {
      let (y0, v0) = (row.number("y0"), row.number("vy0_scaled"))
      let band = RubberBand(dimension: row.number("dimension"), factor: 0.55)
      #expect(isClose(band.shown(row.number("raw_x")), y0))
      #expect(isClose(band.slope(row.number("raw_x")) * row.number("raw_v"), v0))
      let spring = Spring(offset: y0, velocity: v0, angularFrequency: 10, dampingRatio: 1)
      let state = spring.state(at: 0.1)
      let size = y0.magnitude + v0.magnitude / 10
      #expect(isClose(state.offset, row.number("x(0.1)"), scale: size))
      #expect(isClose(state.velocity, row.number("v(0.1)"), scale: size * 10))
      #expect(isClose(spring.restTime(within: 0.5, speed: .infinity), row.number("settle_0.5")))
      let crossing = spring.firstCrossing()
      #expect((crossing == nil) == (row.optional("t_zero_cross_or_blank") == nil))
      if let crossing { #expect(isClose(crossing, row.number("t_zero_cross_or_blank"))) }
    }
  }

  private static let ratios = [
    0.01, 0.1, 0.5, 0.8, 0.99, 0.999999, 1.0.nextDown, 1, 1.0.nextUp, 1.000001, 1.01, 1.3, 3, 20, 100,
  ]

  @Test("begun again at any of its states it goes on as before", arguments: ratios)
  func semigroup(ratio: Double) {
    var generator = RepeatableGenerator()
    for _ in 0..<1_000 {
      let frequency = generator.uniform(0.5, 40)
      let spring = Spring(
        offset: generator.uniform(-500, 500), velocity: generator.uniform(-5000, 5000), angularFrequency: frequency,
        dampingRatio: ratio)
      let (first, second) = (generator.uniform(0, 4) / frequency, generator.uniform(0, 4) / frequency)
      let middle = spring.state(at: first)
      let rest = Spring(
        offset: middle.offset, velocity: middle.velocity, angularFrequency: frequency, dampingRatio: ratio
      ).state(at: second)
      let whole = spring.state(at: first + second)
      let size = spring.offset.magnitude + spring.velocity.magnitude / frequency
      #expect(isClose(rest.offset, whole.offset, relative: 1e-13, scale: size))
      #expect(isClose(rest.velocity, whole.velocity, relative: 1e-13, scale: size * frequency))
    }
  }

  @Test("it obeys its equation of motion", arguments: ratios)
  func equationOfMotion(ratio: Double) {
    let (frequency, step) = (10.0, 1e-4)
    let spring = Spring(offset: 50, velocity: -800, angularFrequency: frequency, dampingRatio: ratio)
    for index in 1..<100 {
      let time = Double(index) * 0.01
      let (before, now, after) = (spring.state(at: time - step), spring.state(at: time), spring.state(at: time + step))
      // Differences of second order; the fastest of the rates is 2000 / s.
      let limit = 1e-3 + 1e-2 * max(0, ratio - 10)
      #expect(isClose((after.offset - before.offset) / (2 * step), now.velocity, relative: limit, scale: 100))
      let pull = -2 * ratio * frequency * now.velocity - frequency * frequency * now.offset
      #expect(isClose((after.velocity - before.velocity) / (2 * step), pull, relative: limit, scale: 1000))
    }
  }

  @Test("begins exactly as told and ends at rest", arguments: ratios)
  func ends(ratio: Double) {
    let spring = Spring(offset: 123.4, velocity: -567.8, angularFrequency: 12.5, dampingRatio: ratio)
    #expect(spring.state(at: 0) == MotionState(offset: 123.4, velocity: -567.8))
    #expect(spring.state(at: .infinity) == MotionState(offset: 0, velocity: 0))
    #expect(spring.state(at: 1e12) == MotionState(offset: 0, velocity: 0))
    #expect(spring.state(at: 1e300) == MotionState(offset: 0, velocity: 0))
    let mirrored = Spring(offset: -123.4, velocity: 567.8, angularFrequency: 12.5, dampingRatio: ratio)
    for time in [0.001, 0.1, 0.5, 2] {
      #expect(mirrored.state(at: time).offset == -spring.state(at: time).offset)
      #expect(mirrored.state(at: time).velocity == -spring.state(at: time).velocity)
    }
  }

  @Test("the branches meet at critical damping")
  func branchesMeet() {
    for time in [0.0, 0.001, 0.05, 0.3, 1] {
      let critical = Spring(offset: 80, velocity: -900, angularFrequency: 12, dampingRatio: 1).state(at: time)
      for ratio in [1 - 1e-15, 1.0.nextDown, 1.0.nextUp, 1 + 1e-15] {
        let near = Spring(offset: 80, velocity: -900, angularFrequency: 12, dampingRatio: ratio).state(at: time)
        #expect(isClose(near.offset, critical.offset, relative: 1e-13, scale: 1))
        #expect(isClose(near.velocity, critical.velocity, relative: 1e-13, scale: 10))
      }
    }
  }

  @Test("the first crossing is a crossing, and none is before it", arguments: ratios)
  func firstCrossing(ratio: Double) {
    var generator = RepeatableGenerator()
    for _ in 0..<300 {
      let spring = Spring(
        offset: generator.uniform(-100, 100), velocity: generator.uniform(-3000, 3000), angularFrequency: 10,
        dampingRatio: ratio)
      let crossing = spring.firstCrossing()
      #expect(crossing != nil || ratio >= 1)
      let end = crossing ?? 20
      for index in 1..<60 {
        let offset = spring.state(at: end * Double(index) / 60).offset
        #expect(offset == 0 || (offset < 0) == (spring.offset < 0))
      }
      if let crossing {
        let state = spring.state(at: crossing)
        #expect(crossing > 0)
        #expect(state.offset.magnitude <= 1e-13 * (spring.offset.magnitude + spring.velocity.magnitude / 10))
      }
    }
    #expect(Spring(offset: 0, velocity: 0, angularFrequency: 10, dampingRatio: ratio).firstCrossing() == nil)
    if ratio >= 1 {
      #expect(Spring(offset: 0, velocity: 10, angularFrequency: 10, dampingRatio: ratio).firstCrossing() == nil)
      #expect(Spring(offset: 10, velocity: 0, angularFrequency: 10, dampingRatio: ratio).firstCrossing() == nil)
      #expect(Spring(offset: 10, velocity: 10, angularFrequency: 10, dampingRatio: ratio).firstCrossing() == nil)
    }
  }

  @Test("the frequency of a response")
  func response() {
    #expect(isClose(Spring.angularFrequency(response: 0.5), 4 * .pi, relative: 1e-15))
  }
}
