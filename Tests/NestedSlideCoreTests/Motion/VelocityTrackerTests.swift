import Foundation
import Testing

@testable import NestedSlideCore

@Suite("Velocity tracker")
struct VelocityTrackerTests {
  private func tracker(_ samples: [(x: Double, y: Double, time: Double)]) -> VelocityTracker {
    var tracker = VelocityTracker()
    for sample in samples { tracker.add(x: sample.x, y: sample.y, time: sample.time) }
    return tracker
  }

  @Test("recordings of velocity.csv, at the time of their last sample")
  func recordings() throws {
    let data = try Data(contentsOf: GoldenTable.url("velocity_samples.json"))
    let recordings = try JSONDecoder().decode([String: [[Double]]].self, from: data)
    var compared = 0
    for row in try GoldenTable("velocity").rows {
      let samples = try #require(recordings[row.text("set")])
      let tracker = tracker(samples.map { (x: $0[1], y: -2 * $0[1], time: $0[0]) })
      let velocity = tracker.velocity(at: samples[samples.count - 1][0])
      // The table does not divide by the weights of the segments there are; with two segments those are 0.35 and 0.05.
      let expected = row.number("ios_weighted_flutter") / (samples.count == 3 ? 0.4 : 1)
      #expect(isClose(velocity.x, expected, relative: 1e-9, scale: 1e-3), "\(row.text("set"))")
      #expect(isClose(velocity.y, -2 * expected, relative: 1e-9, scale: 1e-3), "\(row.text("set"))")
      compared += 1
    }
    #expect(compared > 20)
  }

  @Test("weights 0.6, 0.35 and 0.05, the oldest first, of the segments there are")
  func weights() {
    let samples = [(x: 0.0, y: 0.0, time: 0.0), (10, 1, 0.01), (30, 2, 0.02), (60, 4, 0.03)]
    #expect(tracker([]).velocity(at: 0) == (0, 0))
    #expect(tracker([samples[0]]).velocity(at: 0) == (0, 0))
    #expect(isClose(tracker(Array(samples[0..<2])).velocity(at: 0.01).x, 1000))
    let two = tracker(Array(samples[0..<3])).velocity(at: 0.02)
    #expect(isClose(two.x, (0.35 * 1000 + 0.05 * 2000) / 0.4) && isClose(two.y, 100))
    let three = tracker(samples).velocity(at: 0.03)
    #expect(isClose(three.x, 1450) && isClose(three.y, 105))
    // Only the last four samples count.
    #expect(tracker([(x: 500, y: 70, time: -0.01)] + samples).velocity(at: 0.03) == three)
  }

  @Test("a constant velocity is itself, however the samples come")
  func constant() {
    var generator = RepeatableGenerator()
    for _ in 0..<500 {
      let (vx, vy) = (generator.uniform(-5000, 5000), generator.uniform(-5000, 5000))
      var (tracker, time) = (VelocityTracker(), generator.uniform(0, 100))
      for _ in 0..<8 {
        time += generator.uniform(0.001, 0.03)
        tracker.add(x: vx * time, y: vy * time, time: time)
        let velocity = tracker.velocity(at: time)
        #expect(velocity == (0, 0) || isClose(velocity.x, vx, relative: 1e-9, scale: 5000))
        #expect(velocity == (0, 0) || isClose(velocity.y, vy, relative: 1e-9, scale: 5000))
      }
    }
  }

  @Test("still for 100 ms is still")
  func still() {
    let tracker = tracker([(x: 0, y: 0, time: 1), (10, 0, 1.0625)])
    #expect(tracker.velocity(at: 1.0625).x == 160)
    #expect(tracker.velocity(at: 1.0625 + 0.0999).x == 160)
    #expect(tracker.velocity(at: 1.0625 + 0.1001) == (0, 0))
    #expect(tracker.velocity(at: 1.0625 + 0.125) == (0, 0) && tracker.velocity(at: .infinity) == (0, 0))
    #expect(tracker.velocity(at: .nan) == (0, 0))
  }

  @Test("a sample at the time of the last one, or earlier, replaces it")
  func sameTime() {
    let plain = tracker([(x: 0, y: 0, time: 0), (10, 5, 0.01), (30, 9, 0.02)]).velocity(at: 0.02)
    let same = tracker([(x: 0, y: 0, time: 0), (10, 5, 0.01), (99, 99, 0.02), (30, 9, 0.02)]).velocity(at: 0.02)
    let earlier = tracker([(x: 0, y: 0, time: 0), (10, 5, 0.01), (99, 99, 0.02), (30, 9, 0.015)]).velocity(at: 0.02)
    #expect(plain == same && plain == earlier)
    #expect(tracker([(x: 1, y: 1, time: 5), (2, 2, 5), (3, 3, 4)]).velocity(at: 5) == (0, 0))
  }

  @Test("reset forgets")
  func reset() {
    var tracker = tracker([(x: 0, y: 0, time: 0), (10, 5, 0.01)])
    tracker.reset()
    #expect(tracker.velocity(at: 0.01) == (0, 0))
    tracker.add(x: 3, y: 3, time: 0.02)
    #expect(tracker.velocity(at: 0.02) == (0, 0))
  }

  @Test("finite for whatever is finite and within the limits")
  func finite() {
    var generator = RepeatableGenerator()
    var tracker = VelocityTracker()
    for _ in 0..<20_000 {
      let scale = Elementary.exp(generator.uniform(-700, 27.6))
      let time = generator.uniform(-1, 1) * Elementary.exp(generator.uniform(-700, 27.6))
      tracker.add(x: generator.uniform(-1, 1) * scale, y: generator.uniform(-1e12, 1e12), time: time)
      let velocity = tracker.velocity(at: time)
      #expect(velocity.x.isFinite && velocity.y.isFinite)
      if generator.next() % 8 == 0 { tracker.reset() }
    }
    for _ in 0..<20_000 {
      tracker.add(x: generator.anyDouble(), y: generator.anyDouble(), time: generator.anyDouble())
      _ = tracker.velocity(at: generator.anyDouble())
    }
  }
}
