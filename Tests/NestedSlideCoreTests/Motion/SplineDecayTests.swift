import Foundation
import Testing

@testable import NestedSlideCore

@Suite("Spline decay")
struct SplineDecayTests {
  /// Android's `ViewConfiguration.getScrollFriction()`.
  private static let friction = 0.015

  @Test("distances and durations of android_fling.csv, in points and in pixels of any density")
  func flings() throws {
    let rows = try GoldenTable("android_fling").rows
    #expect(rows.count == 45)
    for row in rows {
      // Points are pixels of density 1, so in points the density does not matter.
      let points = SplineDecay(velocity: row.number("v_dp_s"), friction: Self.friction)
      #expect(isClose(points.distance, row.number("distance_dp")))
      #expect(isClose(points.distance * row.number("density"), row.number("distance_px")))
      #expect(isClose(points.duration, row.number("flutter_clamping_duration_s")))
      // T, the duration of Android's own spline, is that divided by 0.35 r.
      let duration = points.duration / (0.35 * (Foundation.log(0.78) / Foundation.log(0.9)))
      #expect(isClose(duration, row.number("duration_s")))
      #expect(Int(duration * 1000) == Int(row.number("duration_ms_int")))
      #expect(isClose(points.distance / (0.35 * points.velocity * duration), row.number("identity D/(0.35 v T)")))
      // In pixels it comes in with the pull, as a friction so many times as large.
      let pixels = SplineDecay(velocity: row.number("v_px_s"), friction: Self.friction * row.number("density"))
      #expect(isClose(pixels.distance, row.number("distance_px")) && isClose(pixels.duration, points.duration))
      #expect(Int(pixels.distance) == Int(row.number("distance_px_int")))
    }
  }

  @Test("positions of android_fling_position.csv")
  func positions() throws {
    // The other columns are Android's own spline, which is not a function of the velocity.
    for row in try GoldenTable("android_fling_position").rows {
      let decay = SplineDecay(velocity: row.number("v_dp_s"), friction: Self.friction)
      #expect(isClose(decay.state(at: row.number("t_s")).offset, row.number("x_flutter_clamping_same_t")))
    }
  }

  @Test("states of spline_decay.csv, from 1e-300 to 1e9 points per second")
  func states() throws {
    let rows = try GoldenTable("spline_decay").rows
    #expect(rows.count == 276)
    for row in rows {
      let v0 = row.number("v0")
      let decay = SplineDecay(velocity: v0, friction: row.number("friction"))
      #expect(isClose(decay.duration, row.number("duration")), "\(row.fields)")
      #expect(isClose(decay.distance, row.number("distance")), "\(row.fields)")
      let state = decay.state(at: row.number("t"))
      #expect(isClose(state.offset, row.number("x")), "\(row.fields)")
      // The last of the velocity hangs on the last digits of the duration, that is of v0.
      #expect(isClose(state.velocity, row.number("v"), scale: 0.1 * v0), "\(row.fields)")
    }
  }

  @Test("where Android's spline would fall short when begun again, this one goes on as before")
  func restart() throws {
    let data = try Data(contentsOf: GoldenTable.url("android_restart_nonballistic.json"))
    let android = try JSONDecoder().decode([String: Double].self, from: data)
    func number(_ key: String) -> Double { android[key] ?? .nan }
    // Android: another way left, depending on whether it was begun again.
    #expect(isClose(number("total_D") - number("x_at_u025"), number("remaining_if_continued")))
    let again = SplineDecay(velocity: number("v_at_u025"), friction: Self.friction).distance
    #expect(isClose(again, number("remaining_if_restarted")))
    #expect(number("remaining_if_restarted") < 0.9 * number("remaining_if_continued"))
    // The same fling here, after the same share of the time and at the same velocity.
    let decay = SplineDecay(velocity: number("v0"), friction: Self.friction)
    #expect(isClose(decay.distance, number("total_D")))
    for share in [0.25, 0.1, 0.5, 0.9] {
      let state = decay.state(at: share * decay.duration)
      let rest = SplineDecay(velocity: state.velocity, friction: Self.friction)
      #expect(isClose(rest.distance, decay.distance - state.offset))
      #expect(isClose(rest.duration, (1 - share) * decay.duration))
    }
  }

  @Test("the time in which Android's spline covers its way is that of its slope at the start")
  func initialSlope() {
    for v0 in [1.0, 300, -8000] {
      let decay = SplineDecay(velocity: v0, friction: Self.friction)
      #expect(decay.state(at: 0) == MotionState(offset: 0, velocity: v0))
      let step = 1e-9 * decay.duration
      #expect(isClose(decay.state(at: step).offset, v0 * step, relative: 1e-8))
    }
  }

  @Test("fits where it has to be kept")
  func size() { #expect(MemoryLayout<SplineDecay>.size == 24) }
}
