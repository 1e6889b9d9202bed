import Testing

@testable import NestedSlideCore

@Suite("Friction decay")
struct FrictionDecayTests {
  private static func constant(_ velocity: Double, _ deceleration: Double) -> FrictionDecay {
    FrictionDecay(velocity: velocity, rate: 0, deceleration: deceleration)
  }

  @Test("offsets and durations of chromium_fling.csv")
  func chromium() throws {
    let rows = try GoldenTable("chromium_fling").rows
    #expect(rows.count == 30)
    for row in rows {
      let decay = FrictionDecay.chromium(velocity: row.number("v"))
      #expect(isClose(decay.duration, row.number("duration_s")))
      #expect(isClose(decay.distance, row.number("total")))
      #expect(isClose(decay.state(at: row.number("t")).offset, row.number("offset")))
    }
    // Its own form of the curve, from its greatest velocity.
    let decay = FrictionDecay.chromium(velocity: FrictionDecay.chromiumSpeed)
    for time in [0.01, 0.3, 0.9, 1.29] {
      let power = Elementary.exp(-3.7 * time)
      let state = decay.state(at: time)
      #expect(isClose(state.offset, 5707.62 * (1 - power) - 172 * time))
      #expect(isClose(state.velocity, 5707.62 * 3.7 * power - 172, scale: 172))
    }
  }

  @Test("distances and durations of qt_flickable.csv and better_scroll_momentum.csv")
  func constantDeceleration() throws {
    for row in try GoldenTable("qt_flickable").rows {
      let decay = Self.constant(-row.number("v"), row.number("deceleration"))
      #expect(isClose(decay.distance, -row.number("distance")) && isClose(decay.duration, row.number("duration")))
    }
    // s^2 / 0.0015 in 2 s / 0.0015 ms, with s in points per millisecond: 750 points per second squared.
    for row in try GoldenTable("better_scroll_momentum").rows {
      let decay = Self.constant(row.number("speed_px_ms") * 1000, 750)
      #expect(isClose(decay.distance, row.number("extra_distance")))
      #expect(isClose(decay.duration * 1000, row.number("duration_ms")))
    }
  }

  @Test("states of friction_decay.csv, where one of the frictions almost vanishes and where none does")
  func states() throws {
    let rows = try GoldenTable("friction_decay").rows
    #expect(rows.count == 126)
    for row in rows {
      let (v0, time) = (row.number("v0"), row.number("t"))
      let decay = FrictionDecay(velocity: v0, rate: row.number("k"), deceleration: row.number("a"))
      #expect(isClose(decay.duration, row.number("duration")), "\(row.fields)")
      #expect(isClose(decay.distance, row.number("distance")), "\(row.fields)")
      let state = decay.state(at: time)
      #expect(isClose(state.offset, row.number("x")), "\(row.fields)")
      // The last of the velocity hangs on the last digits of the duration: a thousandth of it is left at most.
      let pull = row.number("a") * row.number("duration")
      #expect(isClose(state.velocity, row.number("v"), scale: 0.1 * pull), "\(row.fields)")
      // And back again. Twice as close to the offset, where that is known better than the time.
      if let back = decay.time(toOffset: row.number("x")) {
        let slack = 1e-15 * decay.distance / row.number("v")
        #expect((back - time).magnitude <= 1e-13 * time + slack, "\(row.fields): \(back)")
      } else {
        Issue.record("\(row.fields) is not reached")
      }
    }
  }

  @Test("without the constant friction it is the decay")
  func exponential() throws {
    var generator = RepeatableGenerator()
    for _ in 0..<500 {
      let (v0, k) = (generator.uniform(-9000, 9000), generator.uniform(0.1, 20))
      let decay = Decay(velocity: v0, deceleration: k)
      let offset = decay.distance * generator.uniform(0, 0.999)
      for a in [0, .leastNonzeroMagnitude, 0x1p-1030] {
        let friction = FrictionDecay(velocity: v0, rate: k, deceleration: a)
        let time = generator.uniform(0, 3)
        #expect(isClose(friction.distance, decay.distance, relative: 1e-14))
        #expect(isClose(friction.state(at: time).offset, decay.state(at: time).offset, relative: 1e-14))
        #expect(isClose(friction.state(at: time).velocity, decay.state(at: time).velocity, relative: 1e-13))
        if a == 0 {
          #expect(isClose(try #require(friction.time(toOffset: offset)), try #require(decay.time(toOffset: offset))))
          #expect(friction.velocity(atOffset: offset) == decay.velocity(atOffset: offset))
          #expect(isClose(friction.restTime(within: 0.1), decay.restTime(within: 0.1)))
        }
      }
    }
  }

  @Test("a rate that goes to 0 goes to the parabola")
  func smallRates() throws {
    let parabola = Self.constant(3000, 1500)
    #expect(parabola.duration == 2 && parabola.distance == 3000)
    #expect(parabola.state(at: 1) == MotionState(offset: 2250, velocity: 1500))
    #expect(parabola.time(toOffset: 2250) == 1 && parabola.velocity(atOffset: 2250) == 1500)
    #expect(parabola.restTime(within: 750) == 1)
    for rate in [1e-16, 1e-17, 1e-30, 1e-300, .leastNonzeroMagnitude] {
      let near = FrictionDecay(velocity: 3000, rate: rate, deceleration: 1500)
      #expect(isClose(near.duration, 2, relative: 1e-15) && isClose(near.distance, 3000, relative: 1e-15))
      for time in [1e-9, 0.3, 1, 1.999999] {
        let (state, expected) = (near.state(at: time), parabola.state(at: time))
        #expect(isClose(state.offset, expected.offset, relative: 1e-15))
        #expect(isClose(state.velocity, expected.velocity, scale: 1))
        let back = try #require(near.time(toOffset: expected.offset))
        #expect((back - time).magnitude <= 1e-15 * time + 2e-16 * 3000 / expected.velocity)
      }
    }
  }

  @Test("fits where it has to be kept")
  func size() { #expect(MemoryLayout<FrictionDecay>.size == 32) }
}
