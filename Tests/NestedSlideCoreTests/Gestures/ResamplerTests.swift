import Testing

@testable import NestedSlideCore

/// Where frames show a finger. Levels under noise: `make bench-feel`.
@Suite("Resampler")
struct ResamplerTests {
  /// A finger and the frames that show it.
  private struct Scene {
    var tracker = VelocityTracker()
    var resampler = Resampler()
    private(set) var isDown = false

    mutating func sample(_ place: Double, at time: Double) {
      let first = tracker.count == 0 ? place : tracker.sample(0).y
      tracker.add(x: 0, y: place, time: time)
      if !isDown && place != first {
        resampler = Resampler(from: first, to: place, at: time)
        isDown = true
      }
      if isDown { resampler.note(place, at: time) }
    }

    mutating func frame(at time: Double) -> Double {
      isDown ? resampler.show(at: time, &tracker, isVertical: true, least: 0.0045, ahead: 0.012) : tracker.sample(0).y
    }
  }

  /// Frames while the finger tells, then in silence, with the newest sample of each.
  private func play(
    touches: Double, frames: Double, phase: Double, samples: Int, delay: Double = 0.003, place: (Double) -> Double
  ) -> (scene: Scene, shown: [(time: Double, place: Double, newest: Double)]) {
    var (scene, told) = (Scene(), 0)
    var shown: [(time: Double, place: Double, newest: Double)] = []
    for number in 0... {
      let time = (Double(number) + phase) / frames
      while told < samples, Double(told) / touches + delay <= time {
        scene.sample(place(Double(told) / touches), at: Double(told) / touches)
        told += 1
      }
      if told == 0 { continue }
      let place = scene.frame(at: time)
      shown.append((time, place, scene.tracker.sample(0).y))
      if time > Double(samples) / touches + 0.2 { return (scene, shown) }
    }
    return (scene, shown)
  }

  private static let touches = [60.0, 90, 120, 240, 1000]
  private static let frames = [60.0, 90, 120, 144]

  @Test(
    "a steady finger is shown a lag before the frame, either way, and the lag within its bounds", arguments: touches,
    frames)
  func steady(_ touches: Double, _ frames: Double) {
    for phase in [0.0, 0.3, 0.8] {
      for speed in [-3000.0, -400, 400, 3000] {
        var (scene, told) = (Scene(), 0)
        for number in 0..<Int(frames) {
          let time = (Double(number) + phase) / frames
          while Double(told) / touches + 0.003 <= time {
            scene.sample(speed * Double(told) / touches, at: Double(told) / touches)
            told += 1
          }
          let place = scene.frame(at: time)
          if number < 20 { continue }
          let lag = scene.resampler.lag
          #expect(lag >= 0.0045 && lag <= 0.005 + 0.9 / touches + 1e-9)
          #expect(isClose(place, speed * (time - lag), relative: 1e-6, scale: 3000))
        }
      }
    }
  }

  @Test(
    "a finger that stops and falls silent is hardly overshot, and where it was last in the end", arguments: touches,
    frames)
  func silence(_ touches: Double, _ frames: Double) {
    for step in 0..<8 {
      for speed in [300.0, 1000, 3000] {
        let place = { (time: Double) in speed * time }
        let samples = Int(touches * 0.4)
        let (scene, shown) = play(
          touches: touches, frames: frames, phase: Double(step) / 8, samples: samples, place: place)
        let last = place(Double(samples - 1) / touches)
        let furthest = shown.map(\.place).max() ?? 0
        // v² / 2A and the margin.
        #expect(furthest <= last + speed * speed / 240_000 + min(1, 0.06 * speed / touches) + 1e-6)
        let end = shown[shown.count - 1].place
        #expect(end >= last && end <= furthest)
        #expect(scene.resampler.isOver(newest: scene.tracker.sample(0).time))
      }
    }
  }

  @Test("under a finger that goes one way no frame goes back, however samples come")
  func hold() {
    var generator = RepeatableGenerator()
    for _ in 0..<300 {
      let heading = generator.next() % 2 == 0 ? 1.0 : -1
      var (scene, time, place) = (Scene(), 0.0, 0.0)
      var before: Double?
      for _ in 0..<120 {
        time += generator.uniform(0, 0.03)
        if generator.next() % 3 != 0 {
          place += heading * generator.uniform(0, 40)
          scene.sample(place, at: time)
        }
        let shown = scene.frame(at: time + generator.uniform(0, 0.02))
        if let before { #expect(heading * (shown - before) >= -1e-9) }
        before = shown
      }
    }
  }

  @Test("a finger that turns is followed back, at most twice as fast as it goes")
  func turn() {
    for touches in [60.0, 120] {
      var (scene, told) = (Scene(), 0)
      var before = 0.0
      for number in 0..<120 {
        let time = (Double(number) + 0.4) / 120
        while Double(told) / touches + 0.003 <= time {
          let at = Double(told) / touches
          scene.sample(at < 0.5 ? 1000 * at : 1000 - 1000 * at, at: at)
          told += 1
        }
        let shown = scene.frame(at: time)
        if time > 0.52 { #expect(shown >= before - 2 * 1000 / 120 - 1e-6) }
        // 5 points back after the finger.
        if time > 0.505 + 0.04 { #expect(shown < 495) }
        if time > 0.7 { #expect(abs(shown - (1000 - 1000 * (time - scene.resampler.lag))) < 1e-6) }
        before = shown
      }
    }
  }

  @Test("a throw begins when it passes what was shown, or when the lag has gone by")
  func throwing() {
    var resampler = Resampler(from: 0, to: 10, at: 1)
    (resampler.shown, resampler.lag, resampler.frame) = (95, 0.006, 2)
    #expect(isClose(resampler.start(ofThrowFrom: 100, at: 1.99, 500), 2.01))
    #expect(isClose(resampler.start(ofThrowFrom: 100, at: 1.99, 5000), 2.001))
    #expect(isClose(resampler.start(ofThrowFrom: 90, at: 1.98, 1000), 1.995))
    #expect(isClose(resampler.start(ofThrowFrom: 90, at: 1.99, 1000), 1.996))
    // Slow, it does not wait for long; against the way it goes at once.
    #expect(isClose(resampler.start(ofThrowFrom: 100, at: 1.99, 1), 2.036))
    #expect(isClose(resampler.start(ofThrowFrom: 90, at: 1.99, -1000), 1.996))
  }
}
