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
      let expected = row.number("weighted")
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

  @Test("samples less than 2 ms after the first of their group are one, the last of them")
  func groups() {
    let plain = tracker([(x: 0, y: 0, time: 0), (10, 5, 0.01), (30, 9, 0.02)]).velocity(at: 0.02)
    let same = tracker([(x: 0, y: 0, time: 0), (10, 5, 0.01), (99, 99, 0.02), (30, 9, 0.02)]).velocity(at: 0.02)
    let group = tracker([
      (x: 0, y: 0, time: 0), (10, 5, 0.01), (99, 99, 0.0183), (7, 7, 0.0193), (30, 9, 0.02),
    ]).velocity(at: 0.02)
    #expect(plain == same && plain == group)
    // It is the first of the group that counts: one after the other would make one of all of them.
    let fine = tracker((0...30).map { (x: Double($0), y: 0, time: 0.001 * Double($0)) })
    #expect(fine.count == 16 && isClose(fine.velocity(at: 0.03).x, 1000))
    #expect(tracker([(x: 1, y: 1, time: 5), (2, 2, 5), (3, 3, 4)]).velocity(at: 5) == (0, 0))
  }

  @Test("samples that span less than 5 ms have no velocity")
  func shortest() {
    #expect(tracker([(x: 0, y: 0, time: 1), (9, 0, 1.0049)]).velocity(at: 1.0049) == (0, 0))
    #expect(isClose(tracker([(x: 0, y: 0, time: 1), (9, 0, 1.005)]).velocity(at: 1.005).x, 1800))
  }

  @Test("a segment is at least 8 ms long, and what is left over counts only where there is nothing else")
  func segments() {
    // Backwards from 30 ms: to 21, to 11, to 2 ms. The 2 ms before that are left over.
    let samples = [
      (x: -500.0, y: 0.0, time: 0.0), (2, 0, 0.002), (7, 0, 0.007), (20, 0, 0.011), (25, 0, 0.016), (40, 0, 0.021),
      (50, 0, 0.026), (58, 0, 0.03),
    ]
    let expected = 0.6 * (18 / 0.009) + 0.35 * (20 / 0.01) + 0.05 * (18 / 0.009)
    #expect(isClose(tracker(samples).velocity(at: 0.03).x, expected))
    let few = tracker([(x: 0, y: 0, time: 0), (50, 0, 0.003), (60, 0, 0.013)])
    #expect(isClose(few.velocity(at: 0.013).x, 1000))
  }

  @Test("the ring has room for the three longest segments of the closest samples")
  func capacity() {
    var generator = RepeatableGenerator()
    for _ in 0..<2000 {
      var (small, all, time) = (VelocityTracker(), [VelocityTracker.Sample](), 0.0)
      for _ in 0..<60 {
        time += generator.next() % 3 == 0 ? 0.00201 : generator.uniform(0.0001, 0.0021)
        small.add(x: generator.uniform(-9, 9), y: 0, time: time)
        if all.last.map({ $0.time < small.groupedAt }) ?? true { all.append(small.sample(0)) }
        all[all.count - 1] = small.sample(0)
      }
      // The same by all groups there were.
      var (end, age, sum) = (all[all.count - 1], all.count - 1, 0.0)
      for weight in [0.05, 0.35, 0.6] {
        while end.time - all[age].time < 0.008 - 1e-9 { age -= 1 }
        sum += weight * (end.x - all[age].x) / (end.time - all[age].time)
        end = all[age]
      }
      #expect(isClose(small.velocity(at: time).x, sum, relative: 1e-9, scale: 1))
    }
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
