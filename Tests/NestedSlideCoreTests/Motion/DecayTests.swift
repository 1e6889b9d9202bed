import Testing

@testable import NestedSlideCore

@Suite("Decay")
struct DecayTests {
  /// k of a rate per millisecond, from the golden tables: -1000 ln(rate), 20 digits.
  static func deceleration(rate: String) -> Double {
    rate == "0.99" ? 10.050335853501441184 : 2.0020026706730773517
  }

  @Test("states of decay.csv and decay_other_k.csv")
  func states() throws {
    for row in try GoldenTable("decay").rows {
      let decay = Decay(velocity: row.number("v0"), deceleration: Self.deceleration(rate: row.text("rate_per_ms")))
      let state = decay.state(at: row.number("t"))
      #expect(isClose(state.offset, row.number("x_continuous")) && isClose(state.velocity, row.number("v_continuous")))
    }
    for row in try GoldenTable("decay_other_k").rows {
      let decay = Decay(velocity: row.number("v0"), deceleration: row.number("k"))
      let state = decay.state(at: row.number("t"))
      #expect(isClose(state.offset, row.number("x")) && isClose(state.velocity, row.number("v")))
      #expect(isClose(decay.distance, row.number("distance")))
    }
  }

  @Test("distances and rest times of decay_summary.csv and inverse_decay.csv")
  func summary() throws {
    for row in try GoldenTable("decay_summary").rows {
      let decay = Decay(velocity: row.number("v0"), deceleration: row.number("k_per_s"))
      #expect(isClose(decay.distance, row.number("distance_continuous")))
      #expect(isClose(decay.restTime(within: 0.5), row.number("t_stop_pos_0.5pt")))
      #expect(isClose(decay.restTime(within: 1.0 / 6), row.number("t_stop_pos_1px_at_3x_half(1/6pt)")))
      // |v| = 10 where 10 / k is left.
      #expect(isClose(decay.restTime(within: 10 / decay.deceleration), row.number("t_stop_vel_10")))
      #expect(isClose(decay.restTime(within: 1 / decay.deceleration), row.number("t_stop_vel_1")))
    }
    for row in try GoldenTable("inverse_decay").rows {
      let k = Self.deceleration(rate: row.text("rate"))
      let decay = Decay(velocity: row.number("v0_needed"), deceleration: k)
      #expect(isClose(decay.distance, row.number("distance")))
      #expect(isClose(decay.restTime(within: 0.5), row.number("t_0.5pt")))
    }
  }

  @Test("the times of newton10_vs_closed_time_at_x.csv, where Newton's method is late by up to 0.8 s")
  func timesNearTheEnd() throws {
    // 0.135 of the velocity is left after a second. With a distance of 1 the share of the way keeps its digits, which
    // are what counts: the last one of 0.99999 is 1e-11 of the way that is left.
    let k = -Elementary.log(0.135)
    let decay = Decay(velocity: k, deceleration: k)
    #expect(decay.distance == 1)
    let rows = try GoldenTable("newton10_vs_closed_time_at_x").rows
    #expect(rows.count == 6)
    for row in rows {
      let time = try #require(decay.time(toOffset: row.number("target/finalX")))
      #expect(isClose(time, row.number("t_closed")))
    }
  }

  @Test("a resistance of 2 in xmix_uidynamics_simulated.csv is what a decay would do, not what is simulated")
  func resistance() throws {
    // The simulated columns depend on the frame rate; the ideal that they miss is a decay.
    for row in try GoldenTable("xmix_uidynamics_simulated").rows {
      let v0 = row.number("v0")
      let ideal = Decay(velocity: v0, deceleration: 2)
      #expect(isClose(ideal.distance, row.number("ideal v0/resistance")))
      let normal = Decay(velocity: v0, deceleration: Physics.decelerationNormal)
      #expect(isClose(normal.distance, row.number("uiscrollview_0.998_distance")))
      if row.text("step_law") == "exact" {
        #expect(isClose(ideal.state(at: 1).velocity / v0, row.number("velocity_factor_per_second")))
      }
    }
  }

  @Test("begun again at any of its states it goes on as before")
  func semigroup() {
    var generator = RepeatableGenerator()
    for _ in 0..<2_000 {
      let decay = Decay(velocity: generator.uniform(-1e5, 1e5), deceleration: generator.uniform(0.01, 20))
      let (first, second) = (generator.uniform(0, 2), generator.uniform(0, 5))
      let middle = decay.state(at: first)
      let rest = Decay(velocity: middle.velocity, deceleration: decay.deceleration).state(at: second)
      let whole = decay.state(at: first + second)
      #expect(isClose(middle.offset + rest.offset, whole.offset, relative: 1e-14))
      #expect(isClose(rest.velocity, whole.velocity, relative: 1e-13))
    }
  }

  @Test("the time of an offset is when it is there, and the velocity is linear in the offset")
  func timeOfOffset() throws {
    var generator = RepeatableGenerator()
    for _ in 0..<2_000 {
      let decay = Decay(velocity: generator.uniform(-1e4, 1e4), deceleration: generator.uniform(0.1, 20))
      let offset = decay.distance * generator.uniform(0, 0.999)
      let time = try #require(decay.time(toOffset: offset))
      let state = decay.state(at: time)
      #expect(isClose(state.offset, offset, relative: 1e-14))
      #expect(isClose(state.velocity, decay.velocity(atOffset: offset), scale: decay.velocity * 1e-3))
    }
  }

  @Test("what is not reached has no time")
  func notReached() {
    let decay = Decay(velocity: 100, deceleration: 2)
    #expect(decay.time(toOffset: 0) == 0)
    #expect(decay.time(toOffset: -1) == nil && decay.time(toOffset: 50) == nil && decay.time(toOffset: 51) == nil)
    #expect(decay.time(toOffset: .nan) == nil && decay.time(toOffset: .infinity) == nil)
    let still = Decay(velocity: 0, deceleration: 2)
    #expect(still.time(toOffset: 0) == 0 && still.time(toOffset: 1) == nil && still.restTime(within: 0.1) == 0)
    #expect(still.state(at: 3) == MotionState(offset: 0, velocity: 0))
  }

  @Test("begins with its velocity, ends at its distance")
  func ends() {
    let decay = Decay(velocity: -3000, deceleration: 2)
    #expect(decay.state(at: 0) == MotionState(offset: 0, velocity: -3000))
    #expect(decay.state(at: .infinity) == MotionState(offset: -1500, velocity: 0))
    #expect(decay.state(at: 1e12) == MotionState(offset: -1500, velocity: 0))
    #expect(decay.restTime(within: 1500) == 0)
  }

  @Test("mirrored, and one smooth curve where the formula changes")
  func symmetry() {
    var generator = RepeatableGenerator()
    for _ in 0..<1_000 {
      let (v, k, t) = (generator.uniform(0, 1e4), generator.uniform(0.1, 20), generator.uniform(0, 3))
      let (plus, minus) = (Decay(velocity: v, deceleration: k), Decay(velocity: -v, deceleration: k))
      #expect(plus.state(at: t).offset == -minus.state(at: t).offset)
      #expect(plus.state(at: t).velocity == -minus.state(at: t).velocity)
    }
    let decay = Decay(velocity: 1000, deceleration: 1)
    let (before, after) = (decay.state(at: 0.34657.nextDown), decay.state(at: 0.34657))
    #expect(isClose(before.offset, after.offset, relative: 1e-15))
    #expect(isClose(before.velocity, after.velocity, relative: 1e-15))
  }

  @Test("any bits may come in")
  func anyBits() {
    var generator = RepeatableGenerator()
    for _ in 0..<20_000 {
      let decay = Decay(velocity: generator.anyDouble(), deceleration: generator.anyDouble())
      _ = decay.state(at: generator.anyDouble())
      _ = decay.time(toOffset: generator.anyDouble())
      _ = decay.restTime(within: generator.anyDouble())
    }
    for x in awkwardDoubles where x.isFinite && x.magnitude <= 1e9 {
      let state = Decay(velocity: x, deceleration: 2).state(at: x.magnitude)
      #expect(state.offset.isFinite && state.velocity.isFinite)
    }
  }
}
