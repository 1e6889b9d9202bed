import Testing

@testable import NestedSlideCore

/// When a curve leaves an interval, against looking at it step by step.
@Suite("Exit of a curve")
struct CurveExitTests {
  private static func spring(_ generator: inout RepeatableGenerator, damping: Double) -> Curve {
    .spring(
      Spring(
        offset: generator.uniform(-500, 500), velocity: generator.uniform(-3000, 3000),
        angularFrequency: generator.uniform(3, 30), dampingRatio: damping))
  }

  private static func ease(_ generator: inout RepeatableGenerator) -> Curve {
    .ease(
      Ease(
        distance: generator.uniform(-400, 400), velocity: generator.uniform(-6000, 6000),
        duration: generator.uniform(0.05, 0.6), timing: [.easeInOut, .impulse, .program][Int(generator.next() % 3)]))
  }

  /// Where it is first seen outside and heading further out, at `count` instants.
  private func sampled(_ curve: Curve, low: Double, high: Double, after time: Double, until end: Double) -> Double? {
    let count = 20_000
    for number in 1...count {
      let instant = time + (end - time) * Double(number) / Double(count)
      let value = curve.state(at: instant).offset
      let before = curve.state(at: time + (end - time) * Double(number - 1) / Double(count)).offset
      if value > high && value > before || value < low && value < before { return instant }
    }
    return nil
  }

  private func check(_ curve: Curve, _ end: Double, _ generator: inout RepeatableGenerator) {
    let time = generator.next() % 3 == 0 ? 0 : generator.uniform(0, end)
    let value = curve.state(at: time).offset
    let reach = generator.next() % 2 == 0 ? 300.0 : 20
    let (low, high) = (value - generator.uniform(0.01, reach), value + generator.uniform(0.01, reach))
    let exit = curve.exit(low: low, high: high, after: time, until: end)
    let seen = sampled(curve, low: low, high: high, after: time, until: end)
    let step = (end - time) / 20_000
    guard let exit else {
      // Between two looks it may have been outside; what was seen there was there.
      #expect(seen == nil, "\(curve) leaves \(low)...\(high) at \(seen ?? 0)")
      return
    }
    #expect(exit.time >= time - 1e-12 && exit.time <= end)
    let bound = exit.isHigh ? high : low
    let state = curve.state(at: exit.time)
    #expect(isClose(state.offset, bound, relative: 1e-9, scale: 1000))
    if let seen {
      #expect(exit.time <= seen + 1e-12 && exit.time >= seen - 2 * step, "\(curve): \(exit.time), seen at \(seen)")
    }
    // The same to the bit whenever it is asked for until then.
    for _ in 0..<4 {
      let again = curve.exit(low: low, high: high, after: generator.uniform(time, exit.time), until: end)
      #expect(again?.time.bitPattern == exit.time.bitPattern && again?.isHigh == exit.isHigh)
    }
  }

  @Test("springs, under-damped to over-damped", arguments: [0.02, 0.3, 0.8, 1, 1.5, 4])
  func springs(_ damping: Double) {
    var generator = RepeatableGenerator(stream: UInt64(damping * 100))
    for _ in 0..<60 { check(Self.spring(&generator, damping: damping), generator.uniform(0.2, 3), &generator) }
  }

  @Test("eases, also those that set out the wrong way or pass their end")
  func eases() {
    var generator = RepeatableGenerator()
    for _ in 0..<150 {
      let curve = Self.ease(&generator)
      guard case .ease(let ease) = curve else { return }
      check(curve, ease.duration, &generator)
    }
  }

  @Test("flings", arguments: FlingCurve.all)
  func flings(_ kind: FlingCurve) {
    var generator = RepeatableGenerator(stream: UInt64(kind.rawValue))
    var settings = MotionSettings()
    settings.flingCurve = kind
    for _ in 0..<60 {
      let fling = Physics(settings, FineSettings(), viewportHeight: 800).fling(generator.uniform(50, 6000))
      let curve = Curve.fling(fling)
      let end = fling.restTime(within: 0.1)
      let high = generator.uniform(0, fling.distance * 1.3)
      let exit = curve.exit(low: -.infinity, high: high, after: 0, until: end)
      #expect((exit != nil) == (high < fling.distance))
      if let exit {
        #expect(exit.isHigh && isClose(curve.state(at: exit.time).offset, high, relative: 1e-9, scale: 10))
      }
    }
  }

  @Test("it rises where it is higher a little later")
  func rising() {
    var generator = RepeatableGenerator()
    for number in 0..<600 {
      let curve = number % 2 == 0 ? Self.spring(&generator, damping: [0.2, 1, 3][number % 3]) : Self.ease(&generator)
      let time = number % 5 == 0 ? 0 : generator.uniform(0, 0.3)
      let (now, later) = (curve.state(at: time), curve.state(at: time + 1e-7))
      if now.velocity.magnitude < 1e-3 { continue }
      #expect(curve.isRising(at: time) == (later.offset > now.offset))
    }
    // From rest the acceleration says it.
    #expect(Curve.spring(Physics.animation(offset: -10, velocity: 0)).isRising(at: 0))
    #expect(!Curve.spring(Physics.animation(offset: 10, velocity: 0)).isRising(at: 0))
    #expect(!Curve.still.isRising(at: 0) && Curve.still.exit(low: -1, high: 1, after: 0, until: 9) == nil)
  }

  @Test("on a bound and heading outwards it leaves at once")
  func onBound() {
    let curve = Curve.spring(Physics.animation(offset: -10, velocity: 0))
    let exit = curve.exit(low: -20, high: -10, after: 0, until: 1)
    #expect(exit?.time == 0 && exit?.isHigh == true)
    #expect(curve.exit(low: -10, high: 1, after: 0, until: 1) == nil)
  }
}
