import Testing

@testable import NestedSlideCore

/// The line through a finger's last samples, beside sums over them.
@Suite("Finger line")
struct FingerLineTests {
  private typealias Sample = (place: Double, time: Double)

  private func line(_ samples: [Sample], since: Double = -1, heading: Double = 1, isVertical: Bool = true) -> FingerLine
  {
    var tracker = VelocityTracker()
    for sample in samples {
      tracker.add(x: isVertical ? 0 : sample.place, y: isVertical ? sample.place : 0, time: sample.time)
    }
    return FingerLine(&tracker, isVertical: isVertical, since: since, heading: heading)
  }

  /// The line of least squares through weighted points, by its normal equations.
  private func fitted(_ points: [(time: Double, way: Double, weight: Double)]) -> (slope: Double, atZero: Double) {
    func sum(_ term: (Double, Double) -> Double) -> Double {
      points.reduce(0) { $0 + $1.weight * term($1.time, $1.way) }
    }
    let (all, times, ways) = (sum { _, _ in 1 }, sum { time, _ in time }, sum { _, way in way })
    let (squares, products) = (sum { time, _ in time * time }, sum { $0 * $1 })
    let slope = (all * products - times * ways) / (all * squares - times * times)
    return (slope, (ways - slope * times) / all)
  }

  @Test("slope, excess and what the newest sample falls short of the others' line, with weights from one half to one")
  func leastSquares() {
    var generator = RepeatableGenerator()
    for _ in 0..<500 {
      var (samples, time) = ([Sample](), generator.uniform(0, 100))
      for _ in 0..<Int(generator.uniform(4, 12)) {
        time += generator.uniform(0.0025, 0.0033)
        samples.append((generator.uniform(-50, 50), time))
      }
      let heading = generator.next() % 2 == 0 ? 1.0 : -1
      let line = line(samples, heading: heading, isVertical: generator.next() % 2 == 0)
      let newest = samples[samples.count - 1]
      let points = samples.map { sample in
        let age = sample.time - newest.time
        return (time: age, way: sample.place - newest.place, weight: 1 + 0.5 * age / 0.04)
      }
      let (all, others) = (fitted(points), fitted(Array(points.dropLast())))
      #expect(line.count == UInt8(samples.count) && line.place == newest.place && line.time == newest.time)
      #expect(isClose(line.slope, all.slope, relative: 1e-5, scale: 1e4))
      #expect(isClose(line.excess, all.atZero, relative: 1e-6, scale: 100))
      #expect(isClose(line.shortfall, heading * others.atZero, relative: 1e-5, scale: 1000))
      #expect(isClose(line.speedBefore, heading * others.slope, relative: 1e-5, scale: 1e5))
    }
  }

  @Test("the samples of 40 ms count, four at least, none from before a turn, none older than 0.1 s")
  func window() {
    func steady(_ interval: Double) -> [Sample] { (0..<14).map { (10 * Double($0), interval * Double($0)) } }
    #expect(line(steady(0.01)).count == 5)
    #expect(line(steady(0.02)).count == 4)
    #expect(line(steady(0.045)).count == 3)
    #expect(line(steady(0.2)).count == 1)
    #expect(line(steady(0.01), since: 0.1).count == 4)
    #expect(isClose(line(steady(0.01)).interval, 0.01))
  }

  @Test("with next to no samples the finger is where it was last, and stands")
  func few() {
    for samples in [[(7.0, 1.0)], [(7.0, 1.0), (9.0, 1.0045)]] {
      let line = line(samples)
      #expect(
        line.slope == 0 && line.excess == 0 && line.speedBefore == 0 && line.place == samples[samples.count - 1].0)
    }
    #expect(isClose(line([(7, 1), (17, 1.01)]).speedBefore, 1000))
  }

  @Test("the newest way is of 4 ms or more")
  func newestWay() {
    let line = line([(0, 0), (10, 0.01), (12, 0.0125), (13, 0.015)], heading: -1)
    #expect(isClose(line.newestSpeed, -3 / 0.005))
  }
}
