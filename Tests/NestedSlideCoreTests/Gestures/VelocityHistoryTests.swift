import Foundation
import Testing

@testable import NestedSlideCore

@Suite("Velocity history")
struct VelocityHistoryTests {
  private static let estimators: [VelocityEstimator] = [.leastSquares, .impulse, .mean]

  private func history(_ samples: [(x: Double, y: Double, time: Double)]) -> VelocityHistory {
    var history = VelocityHistory()
    for sample in samples { history.add(x: sample.x, y: sample.y, time: sample.time) }
    return history
  }

  @Test("recordings of velocity.csv, at the time of their last sample")
  func recordings() throws {
    let data = try Data(contentsOf: GoldenTable.url("velocity_samples.json"))
    let recordings = try JSONDecoder().decode([String: [[Double]]].self, from: data)
    let rows = try GoldenTable("velocity").rows
    #expect(rows.count == 31)
    for row in rows {
      let name = row.text("set")
      let samples = try #require(recordings[name])
      let last = samples[samples.count - 1][0]
      var history = history(samples.map { (x: $0[1], y: -2 * $0[1], time: $0[0]) })
      func check(_ estimator: VelocityEstimator, _ expected: Double) {
        let velocity = history.velocity(estimator, at: last)
        #expect(isClose(velocity.x, expected, relative: 1e-9), "\(name) \(estimator): \(velocity)")
        #expect(isClose(velocity.y, -2 * expected, relative: 1e-9), "\(name) \(estimator): \(velocity)")
      }
      // This finger has not left a point for 40 ms: it rests.
      let rests = name == "flutter_ptr3_x"
      check(.leastSquares, rests ? 0 : row.number("least_squares"))
      check(.impulse, rests ? 0 : row.number("impulse"))
      check(.mean, row.number("mean"))
    }
  }

  @Test("a constant velocity is itself, however the samples come", arguments: estimators)
  func constant(estimator: VelocityEstimator) {
    var generator = RepeatableGenerator()
    for _ in 0..<300 {
      let (vx, vy) = (generator.uniform(-5000, 5000), generator.uniform(-5000, 5000))
      var (history, time) = (VelocityHistory(), generator.uniform(0, 100))
      history.add(x: vx * time, y: vy * time, time: time)
      #expect(history.velocity(estimator, at: time) == (0, 0))
      for _ in 0..<12 {
        time += generator.uniform(0.001, 0.03)
        history.add(x: vx * time, y: vy * time, time: time)
        let velocity = history.velocity(estimator, at: time)
        if velocity == (0, 0) && history.sample(0).time - history.sample(history.count - 1).time < 0.005 { continue }
        // Impulse goes through a square root of the sum of its pushes.
        #expect(isClose(velocity.x, vx, relative: 1e-8, scale: 5000))
        #expect(isClose(velocity.y, vy, relative: 1e-8, scale: 5000))
      }
    }
  }

  @Test("a parabola is its slope at the end, whatever the steps of time")
  func parabola() {
    var generator = RepeatableGenerator()
    for _ in 0..<500 {
      let (a, b) = (generator.uniform(-9000, 9000), generator.uniform(-5000, 5000))
      var (history, time) = (VelocityHistory(), 0.0)
      for _ in 0..<Int(generator.uniform(3, 30)) {
        time += generator.uniform(0.0021, 0.01)
        history.add(x: 0.5 * a * time * time + b * time, y: 7, time: time)
      }
      let velocity = history.velocity(.leastSquares, at: time)
      #expect(isClose(velocity.x, a * time + b, relative: 1e-9, scale: 5000))
      #expect(velocity.y == 0)
    }
  }

  @Test("two samples are a slope, three a parabola")
  func few() {
    let points = [(x: 0.0, y: 0.0, time: 0.0), (10, 1, 0.01), (30, 2, 0.02), (60, 4, 0.03)]
    for estimator in Self.estimators {
      var two = history(Array(points[0..<2]))
      #expect(isClose(two.velocity(estimator, at: 0.01).x, 1000))
      #expect(isClose(two.velocity(estimator, at: 0.01).y, 100))
    }
    var four = history(points)
    // What a parabola makes of the end: beyond every one of its segments.
    #expect(isClose(four.velocity(.leastSquares, at: 0.03).x, 3500))
    #expect(isClose(four.velocity(.mean, at: 0.03).x, 2000))
    // 1000 from rest, then to 2000 and to 3000: W = 5e5 + 2e6 + (3000 - sqrt(5e6)) 3000.
    let work = 2.5e6 + (3000 - (5e6).squareRoot()) * 3000
    #expect(isClose(four.velocity(.impulse, at: 0.03).x, (2 * work).squareRoot()))
  }

  @Test("still for 40 or 100 ms is still, told of it or not")
  func still() {
    for (estimator, limit) in [
      (VelocityEstimator.leastSquares, 0.04), (.impulse, 0.04), (.mean, 0.1),
    ] {
      var quiet = history([(x: 0, y: 0, time: 1), (10, 0, 1.0625)])
      // Of the two only the one before the pause is old.
      #expect(quiet.velocity(.mean, at: 1.0625).x == 160)
      quiet = history([(x: 0, y: 0, time: 1), (5, 0, 1.03125), (10, 0, 1.0625)])
      #expect(isClose(quiet.velocity(estimator, at: 1.0625).x, 160))
      #expect(isClose(quiet.velocity(estimator, at: 1.0625 + limit - 1e-4).x, 160))
      #expect(quiet.velocity(estimator, at: 1.0625 + limit) == (0, 0))
      #expect(quiet.velocity(estimator, at: .infinity) == (0, 0) && quiet.velocity(estimator, at: .nan) == (0, 0))
      // Reports of the same place are none of movement.
      var reported = quiet
      for step in 1...12 { reported.add(x: 10, y: 0, time: 1.0625 + 0.01 * Double(step)) }
      #expect(reported.velocity(estimator, at: 1.0625 + 0.12) == (0, 0))
    }
  }

  @Test("a pause of more than 40 ms on the way begins anew")
  func pause() {
    let before = [(x: 0.0, y: 0.0, time: 0.0), (100, 0, 0.01), (200, 0, 0.02)]
    let after = [(x: 210.0, y: 0.0, time: 0.07), (212, 0, 0.08), (214, 0, 0.09)]
    for estimator in [VelocityEstimator.leastSquares, .impulse] {
      var (whole, last) = (history(before + after), history(after))
      #expect(whole.velocity(estimator, at: 0.09) == last.velocity(estimator, at: 0.09))
      #expect(isClose(whole.velocity(estimator, at: 0.09).x, 200))
      // The first after the pause knows of no velocity.
      var first = history(before + [after[0]])
      #expect(first.velocity(estimator, at: 0.07) == (0, 0))
    }
    var whole = history(before + after)
    #expect(isClose(whole.velocity(.mean, at: 0.09).x, 214 / 0.09))
  }

  @Test("only what is in the window counts, and only the newest 20")
  func window() {
    // One jump long ago, then 100 points per second.
    for (estimator, window) in [(VelocityEstimator.leastSquares, 0.1), (.impulse, 0.1), (.mean, 0.15)] {
      for interval in [0.01, 0.0025] {
        var history = VelocityHistory()
        history.add(x: -100, y: 0, time: 0)
        let most = estimator == .mean ? Int((window / interval).rounded()) : min(19, Int((window / interval).rounded()))
        for index in 1...400 {
          let time = Double(index) * interval
          history.add(x: 100 * time, y: 0, time: time)
          let velocity = history.velocity(estimator, at: time).x
          if index > most {
            #expect(isClose(velocity, 100, relative: 1e-8), "\(estimator) \(interval) \(index)")
          } else if time >= 0.005 {
            #expect(velocity > 200 || estimator == .leastSquares && velocity < 0, "\(estimator) \(interval) \(index)")
          }
        }
      }
    }
  }

  @Test("a ring of 80 holds 150 ms of a mouse that tells of itself a thousand times a second")
  func capacity() {
    var generator = RepeatableGenerator()
    for _ in 0..<100 {
      var (history, time) = (VelocityHistory(), 0.0)
      for _ in 0..<400 {
        time += generator.next() % 3 == 0 ? 0.00201 : generator.uniform(0.0001, 0.0021)
        history.add(x: time, y: 0, time: time)
      }
      #expect(time - history.sample(history.count - 1).time > 0.15)
    }
  }

  @Test("samples less than 2 ms after the first of their group are one, the last of them", arguments: estimators)
  func groups(estimator: VelocityEstimator) {
    var plain = history([(x: 0, y: 0, time: 0), (10, 5, 0.01), (30, 9, 0.02)])
    var same = history([(x: 0, y: 0, time: 0), (10, 5, 0.01), (99, 99, 0.02), (30, 9, 0.02)])
    var group = history([(x: 0, y: 0, time: 0), (10, 5, 0.01), (99, 99, 0.0183), (7, 7, 0.0193), (30, 9, 0.02)])
    let expected = plain.velocity(estimator, at: 0.02)
    #expect(expected == same.velocity(estimator, at: 0.02) && expected == group.velocity(estimator, at: 0.02))
    var once = history([(x: 1, y: 1, time: 5), (2, 2, 5), (3, 3, 4)])
    #expect(once.velocity(estimator, at: 5) == (0, 0))
    once.reset()
    once.add(x: 3, y: 3, time: 5.01)
    #expect(once.velocity(estimator, at: 5.01) == (0, 0))
  }

  @Test("samples that span less than 5 ms have no velocity", arguments: estimators)
  func shortest(estimator: VelocityEstimator) {
    var short = history([(x: 0, y: 0, time: 1), (5, 0, 1.0025), (9, 0, 1.0049)])
    #expect(short.velocity(estimator, at: 1.0049) == (0, 0))
    var long = history([(x: 0, y: 0, time: 1), (4.5, 0, 1.0025), (9, 0, 1.005)])
    #expect(isClose(long.velocity(estimator, at: 1.005).x, 1800))
    // A pause cuts off what was before it.
    var cut = history([(x: 0, y: 0, time: 0.9), (1, 0, 1), (9, 0, 1.004)])
    #expect((cut.velocity(estimator, at: 1.004) == (0, 0)) == (estimator != .mean))
  }

  @Test("finite for whatever is finite and within the limits", arguments: estimators)
  func finite(estimator: VelocityEstimator) {
    var generator = RepeatableGenerator()
    var (history, time) = (VelocityHistory(), 0.0)
    for index in 0..<40_000 {
      // Intervals of any size, most of them next to nothing.
      time += index % 2 == 0 ? Elementary.exp(generator.uniform(-21, -3)) : generator.uniform(0, 2.5e-9)
      let scale = Elementary.exp(generator.uniform(-700, 27.6))
      history.add(x: generator.uniform(-1, 1) * scale, y: generator.uniform(-1e12, 1e12), time: time)
      let velocity = history.velocity(estimator, at: time)
      #expect(velocity.x.isFinite && velocity.y.isFinite)
      if generator.next() % 64 == 0 { history.reset() }
      if generator.next() % 512 == 0 { time = Elementary.exp(generator.uniform(-20, 27.6)) }
    }
    for _ in 0..<20_000 {
      history.add(x: generator.anyDouble(), y: generator.anyDouble(), time: generator.anyDouble())
      _ = history.velocity(estimator, at: generator.anyDouble())
    }
  }

  @Test("a desktop takes the mean of a mouse only")
  func presets() {
    #expect(PhysicsPreset.desktop.velocity(.mouse).estimator == .mean)
    #expect(PhysicsPreset.desktop.velocity(.touch).estimator == .leastSquares)
    for preset in [PhysicsPreset.ios, .iosFast, .android] {
      #expect(preset.velocity(.mouse).estimator == preset.velocity(.touch).estimator)
      #expect(preset.needsHistory == (preset.velocity(.touch).estimator != .weighted))
    }
  }

  @Test("the numbers of the estimators do not change")
  func numbers() {
    let all: [VelocityEstimator] = [.weighted, .leastSquares, .impulse, .mean]
    for (index, estimator) in all.enumerated() { #expect(estimator.rawValue == Int32(index)) }
  }
}

extension VelocityHistory {
  /// By an estimator as it is where no preset says otherwise.
  fileprivate mutating func velocity(_ estimator: VelocityEstimator, at time: Double) -> (x: Double, y: Double) {
    velocity(VelocityReading(estimator), at: time)
  }
}
