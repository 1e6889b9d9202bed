import Testing

@testable import NestedSlideCore

@Suite("Bezier decay")
struct ShapedDecayTests {
  @Test("states of chromium_physics.csv, both ways")
  func states() throws {
    let rows = try GoldenTable("chromium_physics").rows
    #expect(rows.count == 192)
    for row in rows {
      for sign in [1.0, -1] {
        let v0 = sign * row.number("v0")
        let decay = ShapedDecay(velocity: v0, most: 3 * row.number("viewport"))
        #expect(isClose(decay.distance, sign * row.number("distance")), "\(row.fields)")
        #expect(isClose(decay.wholeDuration, row.number("duration")), "\(row.fields)")
        let state = decay.state(at: row.number("t"))
        #expect(isClose(state.offset, sign * row.number("x"), relative: 1e-13), "\(row.fields)")
        #expect(isClose(state.velocity, sign * row.number("v"), relative: 1e-12, scale: 1e-3 * v0), "\(row.fields)")
      }
    }
  }

  @Test("where it would rest too early when begun again, it goes on as before")
  func restart() {
    let decay = ShapedDecay(velocity: 2000, most: 2400)
    let half = 0.5 * decay.wholeDuration
    let middle = decay.state(at: half)
    let again = ShapedDecay(velocity: middle.velocity, most: 2400)
    #expect((middle.offset + again.distance).rounded() == 709)
    #expect((middle.offset + decay.continued(after: half).distance).rounded() == 756)
  }

  @Test("continued many times it is the same curve")
  func continued() {
    var generator = RepeatableGenerator()
    for _ in 0..<300 {
      let decay = ShapedDecay(velocity: generator.uniform(-6000, 6000), most: 2400)
      var (late, time, way) = (decay, 0.0, 0.0)
      for _ in 0..<5 {
        let step = generator.uniform(0, 0.15) * decay.wholeDuration
        way += late.state(at: step).offset
        time += step
        late = late.continued(after: step)
        let state = decay.state(at: time)
        #expect(isClose(way, state.offset, relative: 1e-12))
        #expect(isClose(late.velocity, state.velocity, relative: 1e-9, scale: 1e-3 * decay.velocity))
      }
      #expect(isClose(way + late.distance, decay.distance, relative: 1e-12))
      #expect(late.continued(after: .infinity).distance == 0)
    }
  }

  @Test("where there is nowhere to go it does not move")
  func nowhere() {
    for decay in [ShapedDecay(velocity: 0, most: 2400), ShapedDecay(velocity: 900, most: 0)] {
      #expect(decay.distance == 0 && decay.restTime(within: 0.1) == 0 && decay.time(toOffset: 1) == nil)
      for time in [0, 0.1, 3, Double.infinity] { #expect(decay.state(at: time).offset == 0) }
    }
  }
}
