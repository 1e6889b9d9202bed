import Testing

@testable import NestedSlideCore

@Suite("Ease")
struct EaseTests {
  private static func timing(_ name: String) -> Ease.Timing { name == "impulse" ? .impulse : .easeInOut }

  @Test("shares of the way of chromium_smooth_scroll_curves.csv")
  func curves() throws {
    // From rest the first control point is at y = 0 in both: it is x1 times the slope at the start, as when retargeted.
    for row in try GoldenTable("chromium_smooth_scroll_curves").rows {
      for name in ["ease_in_out", "impulse"] {
        let ease = Ease(distance: 300, velocity: 0, duration: 2, timing: Self.timing(name))
        #expect(isClose(ease.state(at: 2 * row.number("u")).offset, 300 * row.number(name)))
      }
    }
    let half = Ease(distance: 1, velocity: 0, duration: 1, timing: .impulse).state(at: 0.5)
    #expect((half.offset - 0.874246).magnitude < 5e-7)
  }

  @Test("durations of chromium_smooth_scroll_durations.csv")
  func durations() throws {
    // The last column is WebKit's, which does not keep the velocity and is not made here.
    let rows = try GoldenTable("chromium_smooth_scroll_durations").rows
    #expect(rows.count == 9)
    for row in rows {
      for distance in [row.number("delta_px"), -row.number("delta_px")] {
        #expect(isClose(Ease.wheelDuration(distance: distance), row.number("inverse_delta_s(wheel)")))
        #expect(isClose(Ease.programmaticDuration(distance: distance), row.number("delta_based_s(programmatic)")))
        #expect(isClose(Ease.keyboardDuration, row.number("constant_s(keyboard)")))
        #expect(isClose(Ease.impulseDuration(distance: distance), row.number("impulse_s")))
      }
    }
  }

  @Test("states of ease.csv")
  func states() throws {
    let rows = try GoldenTable("ease").rows
    #expect(rows.count == 120)
    for row in rows {
      let (distance, v0, duration) = (row.number("distance"), row.number("v0"), row.number("duration"))
      let ease = Ease(distance: distance, velocity: v0, duration: duration, timing: Self.timing(row.text("timing")))
      let state = ease.state(at: row.number("t"))
      // What it sets out with and where it is to go may take each other away.
      let left = 1 - row.number("t") / duration
      let way = (distance.magnitude + 0.42 * v0.magnitude * duration) * min(row.number("t") / duration, 1)
      #expect(isClose(state.offset, row.number("x"), relative: 1e-13, scale: way), "\(row.fields): \(state)")
      let speed = (v0.magnitude + distance.magnitude / duration) * min(1, 10 * left)
      #expect(isClose(state.velocity, row.number("v"), relative: 1e-13, scale: speed), "\(row.fields): \(state)")
    }
  }

  @Test("sets out as told, ends at rest at the distance", arguments: [Ease.Timing.easeInOut, .impulse, .program])
  func ends(timing: Ease.Timing) {
    for (distance, velocity) in [(100.0, 0.0), (-80, 500), (0, 300), (120, -2000), (0, 0)] {
      let ease = Ease(distance: distance, velocity: velocity, duration: 0.2, timing: timing)
      #expect(ease.state(at: 0) == MotionState(offset: 0, velocity: velocity))
      let soon = ease.state(at: 1e-13)
      #expect(isClose(soon.velocity, velocity, relative: 1e-9, scale: 1000))
      for time in [0.2, 0.3, .infinity] {
        #expect(ease.state(at: time) == MotionState(offset: distance, velocity: 0))
      }
      let last = ease.state(at: (0.2).nextDown)
      #expect(isClose(last.offset, distance, relative: 1e-15, scale: 100) && last.velocity.magnitude < 1e-9)
      let none = Ease(distance: distance, velocity: velocity, duration: 0, timing: timing)
      #expect(none.state(at: 0) == MotionState(offset: distance, velocity: 0))
    }
  }

  @Test(
    "the velocity is the slope, and one smooth curve across the middle",
    arguments: [Ease.Timing.easeInOut, .impulse, .program])
  func slope(timing: Ease.Timing) {
    var generator = RepeatableGenerator()
    for _ in 0..<300 {
      let duration = generator.uniform(0.05, 0.7)
      let ease = Ease(
        distance: generator.uniform(-900, 900), velocity: generator.uniform(-4000, 4000), duration: duration,
        timing: timing)
      let size = ease.distance.magnitude / duration + ease.velocity.magnitude
      let (time, step) = (duration * generator.uniform(0.01, 0.99), 1e-6 * duration)
      let difference = ease.state(at: time + step).offset - ease.state(at: time - step).offset
      #expect(isClose(difference / (2 * step), ease.state(at: time).velocity, relative: 1e-7, scale: size))
      let (before, after) = (ease.state(at: (0.5 * duration).nextDown), ease.state(at: 0.5 * duration))
      #expect(isClose(before.offset, after.offset, relative: 1e-14, scale: size * duration))
      #expect(isClose(before.velocity, after.velocity, relative: 1e-13, scale: size))
    }
  }

  @Test("another target on the way: no jump, and no longer than the bound")
  func retarget() {
    var position = 0.0
    var ease = Ease(distance: 120, velocity: 0, duration: Ease.wheelDuration(distance: 120), timing: .easeInOut)
    for notch in 2...9 {
      let state = ease.state(at: 0.05)
      position += state.offset
      let left = 120 * Double(notch) - position
      let bound = Ease.retargetBound(distance: left, velocity: state.velocity)
      let duration = min(Ease.wheelDuration(distance: left), bound)
      #expect(isClose(bound, 2.5 * left / state.velocity) && duration > 0)
      ease = Ease(distance: left, velocity: state.velocity, duration: duration, timing: .easeInOut)
      #expect(ease.state(at: 0).velocity == state.velocity)
      for index in 0...100 { #expect(ease.state(at: duration * Double(index) / 100).velocity >= 0) }
    }
    #expect(position + ease.distance == 1080)
    #expect(Ease.retargetBound(distance: 10, velocity: 0) == .infinity)
    #expect(Ease.retargetBound(distance: -10, velocity: 5) == .infinity)
    #expect(Ease.retargetBound(distance: -10, velocity: -5) == 5)
    #expect(
      Ease.retargetBound(distance: 0, velocity: 5) == 0 && Ease.retargetBound(distance: 0, velocity: 0) == .infinity)
  }

  @Test("it passes the target where it has more than 1 / x1 of the time that its velocity needs")
  func passing() {
    for (timing, x1) in [(Ease.Timing.easeInOut, 0.42), (.impulse, 0.25), (.program, 0.4)] {
      for times in [0.0, 0.5, 1, 2.3, 2.5, 3.9, 4.1] {
        let ease = Ease(distance: 100, velocity: 100 * times / 0.2, duration: 0.2, timing: timing)
        let farthest = (0...2_000).map { ease.state(at: 0.2 * Double($0) / 2_000).offset }.max() ?? .nan
        #expect((farthest > 100) == (times > 1 / x1), "\(timing) \(times)")
        if timing == .easeInOut, times == 2.5 { #expect(isClose(farthest, 100.038, relative: 1e-5)) }
      }
    }
  }

  @Test("finite at the extremes, and any bits may come in")
  func extremes() {
    for timing in [Ease.Timing.easeInOut, .impulse, .program] {
      for distance in [0, Double.leastNonzeroMagnitude, 1e-300, 1, -1e12] {
        for velocity in [0, -Double.leastNonzeroMagnitude, 1e-300, 1e9] {
          for duration in [Double.leastNonzeroMagnitude, 1e-300, 0.2, 1e6] {
            let ease = Ease(distance: distance, velocity: velocity, duration: duration, timing: timing)
            for share in [0, 1e-300, 1e-20, 0.3, 0.5, 0.7, 1.0.nextDown, 1, 2] {
              let state = ease.state(at: share * duration)
              #expect(state.offset.isFinite && (state.velocity.isFinite || duration < 1e-290))
            }
          }
        }
      }
      var generator = RepeatableGenerator()
      for _ in 0..<5_000 {
        let (distance, velocity) = (generator.anyDouble(), generator.anyDouble())
        let ease = Ease(distance: distance, velocity: velocity, duration: generator.anyDouble(), timing: timing)
        _ = ease.state(at: generator.anyDouble())
        _ = Ease.retargetBound(distance: generator.anyDouble(), velocity: generator.anyDouble())
        _ = (Ease.wheelDuration(distance: distance), Ease.impulseDuration(distance: distance))
      }
    }
    #expect(MemoryLayout<Ease>.size <= 32)
  }
}
