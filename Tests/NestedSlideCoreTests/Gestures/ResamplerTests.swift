import Testing

@testable import NestedSlideCore

/// Where a finger is shown in a frame, by the line through its last samples.
@Suite("Resampler")
struct ResamplerTests {
  private let usual = Resampler(latency: 0.005, ahead: 0.017)

  private func tracker(_ samples: [(x: Double, y: Double, time: Double)]) -> VelocityTracker {
    var tracker = VelocityTracker()
    for sample in samples { tracker.add(x: sample.x, y: sample.y, time: sample.time) }
    return tracker
  }

  private func line(_ samples: [(x: Double, y: Double, time: Double)], isVertical: Bool = true) -> Resampler.Line {
    var tracker = tracker(samples)
    return Resampler.line(&tracker, isVertical: isVertical)
  }

  @Test("a steady finger is shown where it was, between its samples and ahead of them, on either axis")
  func steady() {
    var generator = RepeatableGenerator()
    for _ in 0..<500 {
      let (vx, vy) = (generator.uniform(-5000, 5000), generator.uniform(-5000, 5000))
      var (samples, time) = ([(x: Double, y: Double, time: Double)](), generator.uniform(0, 100))
      for _ in 0..<Int(generator.uniform(3, 20)) {
        time += generator.uniform(0.0021, 0.02)
        samples.append((x: vx * time, y: vy * time, time: time))
      }
      if samples[samples.count - 1].time - samples[0].time < 0.006 { continue }
      let frame = time + generator.uniform(-0.005, 0.022)
      for (isVertical, velocity) in [(true, vy), (false, vx)] {
        let line = line(samples, isVertical: isVertical)
        #expect(isClose(usual.place(at: frame, line), velocity * (frame - 0.005), relative: 1e-9, scale: 5e5))
        #expect(isClose(line.slope, velocity, relative: 1e-6, scale: 5000))
      }
    }
  }

  @Test("the line is that of least squares through the samples of 40 ms")
  func leastSquares() {
    let old = (x: 0.0, y: 900.0, time: 0.9)
    let samples = [(x: 0.0, y: 10.0, time: 1.0), (0, 14, 1.01), (0, 9, 1.02), (0, 17, 1.04)]
    for line in [line(samples), line([old] + samples)] {
      // By hand: mean time 1.0175, mean place 12.5, sums 0.000875 and 0.125.
      #expect(isClose(line.slope, 0.125 / 0.000875))
      #expect(isClose(line.place + line.excess, 12.5 + 0.0225 * (0.125 / 0.000875)))
    }
  }

  @Test("with next to no samples the finger is where it was last")
  func few() {
    #expect(usual.place(at: 9, line([(x: 3, y: 7, time: 1)])) == 7)
    let close = line([(x: 3, y: 7, time: 1), (4, 9, 1.0045)])
    #expect(usual.place(at: 1, close) == 9 && usual.place(at: 1.02, close) == 9 && close.slope == 0)
    let long = line([(x: 3, y: 7, time: 1), (4, 9, 1.05)])
    #expect(usual.place(at: 1.06, long) == 9)
  }

  @Test("ahead of the last sample it goes on, then back to it, and stays there")
  func ahead() {
    let line = line([(x: 0, y: 0, time: 0), (0, 10, 0.01), (0, 20, 0.02), (0, 30, 0.03)])
    for (reading, place) in [
      (-0.01, 20.0), (0, 30), (0.01, 40), (0.017, 47), (0.0255, 38.5), (0.034, 30), (0.05, 30), (99, 30),
    ] {
      #expect(isClose(usual.place(at: 0.035 + reading, line), place, relative: 1e-12, scale: 50), "\(reading)")
      #expect(isClose(usual.reading(at: 0.035 + reading, line), reading, relative: 1e-12, scale: 1))
      #expect(isClose(30 + 1000 * usual.followed(reading), place, relative: 1e-12, scale: 50))
      #expect(usual.isOver(reading) == (reading >= 0.034))
    }
    // Not ahead at all: between samples only.
    let still = Resampler(latency: 0, ahead: 0)
    #expect(isClose(still.place(at: 0.025, line), 25))
    #expect(still.place(at: 0.03, line) == 30 && still.place(at: 0.0301, line) == 30)
  }

  @Test("no step between one frame and the next, whatever the samples")
  func continuous() {
    var generator = RepeatableGenerator()
    for _ in 0..<200 {
      var (samples, time) = ([(x: Double, y: Double, time: Double)](), 0.0)
      for _ in 0..<12 {
        time += generator.uniform(0.001, 0.02)
        samples.append((x: 0, y: generator.uniform(-100, 100), time: time))
      }
      let line = line(samples)
      var before = usual.place(at: time - 0.02, line)
      for step in 1...600 {
        let place = usual.place(at: time - 0.02 + 0.0001 * Double(step), line)
        let most = abs(line.slope) * 0.0001 + abs(line.excess) * 0.007 + 1e-9
        #expect(abs(place - before) <= most)
        before = place
      }
      #expect(before == samples[11].y)
    }
  }
}
