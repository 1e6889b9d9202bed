import Testing

@testable import NestedSlideCore

/// A fling on a curve of the host's own.
@Suite("Fling samples")
struct FlingSamplesTests {
  /// A curve for the length of a test.
  final class Samples {
    let made: UnsafeMutablePointer<FlingSamples>
    var pointer: UnsafePointer<FlingSamples> { UnsafePointer(made) }

    init(_ samples: [(Double, Double)], _ law: FlingLaw) throws {
      made = try #require(FlingSamples.make(count: samples.count, law: law))
      for (index, sample) in samples.enumerated() {
        made.pointee[index] = FlingSample(time: sample.0, way: sample.1)
      }
      made.pointee.join()
    }

    deinit { FlingSamples.free(made) }

    func fling(_ velocity: Double) -> ShapedDecay { ShapedDecay(velocity: velocity, by: pointer) }
  }

  private static let law = FlingLaw(distance: 500, distancePower: 1.3, duration: 2, durationPower: 0.4)

  private static func random(_ generator: inout RepeatableGenerator) throws -> Samples {
    var (times, ways) = ([0.0], [0.0])
    for _ in 0..<Int(generator.uniform(0, 12)) {
      times.append(times[times.count - 1] + generator.uniform(0.01, 0.5))
      ways.append(ways[ways.count - 1] + Elementary.exp(generator.uniform(-9, 0)))
    }
    times.append(times[times.count - 1] + 0.1)
    ways.append(ways[ways.count - 1] + generator.uniform(1e-4, 0.1))
    let samples = zip(times, ways).map { ($0 / times[times.count - 1], $1 / ways[ways.count - 1]) }
    let made = try Samples(samples, law)
    #expect(made.made.pointee.grow)
    return made
  }

  @Test("without a velocity there is no way and no time, whatever the powers are")
  func noVelocity() {
    let law = FlingLaw(distance: 500, distancePower: 0, duration: 2, durationPower: 0)
    #expect(law.course(speed: 0) == (0, 0) && law.course(speed: 1000) == (500, 2))
  }

  @Test("states of fling_samples.csv, both ways")
  func states() throws {
    let rows = try GoldenTable("fling_samples").rows
    #expect(rows.count == 105)
    for row in rows {
      let numbers = row.text("samples").split(separator: " ").compactMap { Double($0) }
      let law = FlingLaw(
        distance: row.number("far"), distancePower: row.number("far_power"), duration: row.number("long"),
        durationPower: row.number("long_power"))
      let samples = try Samples(stride(from: 0, to: numbers.count, by: 2).map { (numbers[$0], numbers[$0 + 1]) }, law)
      #expect(samples.made.pointee.grow)
      for sign in [1.0, -1] {
        let decay = samples.fling(sign * row.number("v0"))
        #expect(isClose(decay.distance, sign * row.number("distance"), relative: 1e-13), "\(row.fields)")
        #expect(isClose(decay.wholeDuration, row.number("duration"), relative: 1e-13), "\(row.fields)")
        let state = decay.state(at: row.number("t"))
        let (way, speed) = (row.number("distance"), row.number("distance") / row.number("duration"))
        #expect(isClose(state.offset, sign * row.number("x"), relative: 1e-12, scale: 1e-3 * way), "\(row.fields)")
        #expect(isClose(state.velocity, sign * row.number("v"), relative: 1e-10, scale: 1e-3 * speed), "\(row.fields)")
      }
    }
  }

  @Test("it only goes on, sets out with the velocity it is thrown with, and is where the time of an offset says")
  func curve() throws {
    var generator = RepeatableGenerator()
    for _ in 0..<200 {
      let samples = try Self.random(&generator)
      let fling = samples.fling(Elementary.exp(generator.uniform(0, 9)))
      #expect(fling.velocity <= fling.firstVelocity * (1 + 1e-12))
      let first = samples.made.pointee[1]
      let steepest = 3 * first.way / first.time * fling.wholeDistance / fling.wholeDuration
      #expect(isClose(fling.velocity, min(fling.firstVelocity, steepest), relative: 1e-12))
      var before = -1.0
      for index in 0...200 {
        let state = fling.state(at: fling.wholeDuration * Double(index) / 200)
        #expect(state.offset > before && state.velocity >= 0)
        before = state.offset
        guard index > 0, index < 200, state.offset < fling.distance else { continue }
        let time = try #require(fling.time(toOffset: state.offset))
        #expect(isClose(fling.state(at: time).offset, state.offset, relative: 1e-13))
      }
      let rest = fling.restTime(within: 0.1)
      #expect(isClose(fling.distance - fling.state(at: rest).offset, min(0.1, fling.distance), relative: 1e-7))
      #expect(fling.state(at: .infinity) == MotionState(offset: fling.distance, velocity: 0))
    }
  }

  @Test("where pieces meet neither place nor velocity jumps")
  func joints() throws {
    var generator = RepeatableGenerator()
    for _ in 0..<200 {
      let samples = try Self.random(&generator)
      let fling = samples.fling(2000)
      for index in 1..<samples.made.pointee.count - 1 {
        let time = samples.made.pointee[index].time * fling.wholeDuration
        let (before, after) = (fling.state(at: time - 1e-12), fling.state(at: time + 1e-12))
        #expect(isClose(before.offset, after.offset, relative: 1e-8))
        #expect(isClose(before.velocity, after.velocity, relative: 1e-6, scale: 1e-3 * fling.firstVelocity))
      }
    }
  }

  @Test("continued many times it is the same curve")
  func continued() throws {
    var generator = RepeatableGenerator()
    for _ in 0..<200 {
      let samples = try Self.random(&generator)
      let decay = samples.fling(generator.uniform(-6000, 6000))
      var (late, time, way) = (decay, 0.0, 0.0)
      for _ in 0..<5 {
        let step = generator.uniform(0, 0.15) * decay.wholeDuration
        way += late.state(at: step).offset
        time += step
        late = late.continued(after: step)
        let state = decay.state(at: time)
        #expect(isClose(way, state.offset, relative: 1e-12, scale: 1e-3 * decay.distance))
        #expect(isClose(late.velocity, state.velocity, relative: 1e-9, scale: 1e-3 * decay.firstVelocity))
      }
      #expect(isClose(way + late.distance, decay.distance, relative: 1e-12))
      #expect(late.continued(after: .infinity).distance == 0)
    }
  }

  @Test("thrown with nothing, or next to nothing, it does not leave the numbers' range")
  func nowhere() throws {
    let samples = try Samples(
      [(0, 0), (0.001, 0.5), (1, 1)], FlingLaw(distance: 1e9, distancePower: 0, duration: 0.001, durationPower: 4))
    for velocity in [0, 1e-300, -1e-300, 1e-9, 1e9] {
      let fling = samples.fling(velocity)
      for time in [0, 1e-300, 0.1, 3, Double.infinity] {
        let state = fling.state(at: time)
        #expect(state.offset.isFinite && state.velocity.isFinite && state.offset * velocity >= 0)
      }
      #expect(fling.restTime(within: 0.1).isFinite && fling.isWithinBounds)
    }
  }
}
