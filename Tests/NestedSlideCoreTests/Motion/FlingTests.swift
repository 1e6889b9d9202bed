import Testing

@testable import NestedSlideCore

/// What holds on every curve of a fling, asked through `Fling`.
@Suite("Fling")
struct FlingTests {
  private static func fling(_ curve: FlingCurve, _ velocity: Double) -> Fling {
    switch curve {
    case .exponential: return .exponential(Decay(velocity: velocity, deceleration: 2))
    case .spline: return .spline(SplineDecay(velocity: velocity, friction: 0.015))
    case .constant: return .friction(FrictionDecay(velocity: velocity, rate: 0, deceleration: 1500))
    case .chromium: return .friction(.chromium(velocity: velocity))
    case .chromiumPhysics: return ShapedDecay(velocity: velocity, most: 2400).kept
    }
  }

  /// When it is over, for all that can be told.
  private static func end(_ fling: Fling) -> Double {
    switch fling {
    case .exponential: return 20
    case .spline(let decay): return decay.duration
    case .friction(let decay): return decay.duration
    case .bezier(let decay): return decay.duration
    case .sampled(let decay): return decay.shaped.wholeDuration
    }
  }

  private static let curves: [FlingCurve] = [.exponential, .spline, .constant, .chromium, .chromiumPhysics]
  /// Those that are a function of the velocity alone.
  private static let restartable: [FlingCurve] = [.exponential, .spline, .constant, .chromium]

  @Test("led to another end it is the same law, and sets out as fast", arguments: curves)
  func stretched(curve: FlingCurve) {
    var generator = RepeatableGenerator()
    for _ in 0..<500 {
      let fling = Self.fling(curve, generator.uniform(100, 6000))
      let factor = generator.uniform(0.05, 3)
      let led = fling.stretched(to: factor * fling.distance)
      #expect(isClose(led.distance, factor * fling.distance) && isClose(led.velocity, fling.velocity))
      let time = Self.end(fling) * generator.uniform(0, 1)
      let (own, other) = (fling.state(at: time), led.state(at: factor * time))
      #expect(isClose(other.offset, factor * own.offset, relative: 1e-11))
      #expect(isClose(other.velocity, own.velocity, relative: 1e-9, scale: 1e-3 * fling.velocity))
      let rest = fling.restTime(within: 0.1)
      #expect(isClose(led.restTime(within: 0.1 * factor), factor * rest, relative: 1e-9))
    }
  }

  @Test("begun again at any of its states it goes on as before", arguments: restartable)
  func semigroup(curve: FlingCurve) {
    var generator = RepeatableGenerator()
    for _ in 0..<2_000 {
      let fling = Self.fling(curve, generator.uniform(-1, 1) * Elementary.exp(generator.uniform(-9, 13)))
      let end = Self.end(fling)
      let (first, second) = (end * generator.uniform(0, 1), end * generator.uniform(0, 1.2))
      let middle = fling.state(at: first)
      let rest = Self.fling(curve, middle.velocity)
      #expect(isClose(middle.offset + rest.distance, fling.distance))
      let (again, whole) = (rest.state(at: second), fling.state(at: first + second))
      #expect(isClose(middle.offset + again.offset, whole.offset))
      #expect(isClose(again.velocity, whole.velocity, scale: fling.velocity))
      #expect(isClose(rest.restTime(within: 1e-3), max(0, fling.restTime(within: 1e-3) - first), scale: end))
    }
  }

  @Test("the time of an offset is when it is there, and the velocity at it the velocity then", arguments: curves)
  func inverse(curve: FlingCurve) throws {
    var generator = RepeatableGenerator()
    for index in 0..<3_000 {
      let fling = Self.fling(curve, generator.uniform(-1, 1) * Elementary.exp(generator.uniform(-9, 13)))
      // All along, close to the start and close to the end.
      let small = Elementary.exp(generator.uniform(-30, -1))
      let offset = fling.distance * (index % 3 == 0 ? small : index % 3 == 1 ? 1 - small : generator.uniform(0, 1))
      guard offset != fling.distance else { continue }
      let time = try #require(fling.time(toOffset: offset))
      let state = fling.state(at: time)
      #expect(isClose(state.offset, offset, relative: 1e-13))
      // What is left of the time at the end has the digits of the whole, and the velocity those.
      let velocity = fling.velocity(atOffset: offset)
      #expect(isClose(state.velocity, velocity, relative: 1e-11, scale: fling.velocity * 1e-4))
      // The other way round. What is left of the way has the digits of the whole, and takes its time.
      let (rest, slack) = ((fling.distance - offset).magnitude, 4e-16 * (fling.distance / velocity).magnitude)
      #expect((fling.restTime(within: rest) - time).magnitude <= 1e-12 * time + slack)
    }
  }

  @Test("speed only falls, the way only grows, and the velocity is its slope", arguments: curves)
  func slope(curve: FlingCurve) {
    for velocity in [40.0, -900, 7000] {
      let fling = Self.fling(curve, velocity)
      let step = Self.end(fling) / 400
      var before = fling.state(at: 0)
      #expect(before == MotionState(offset: 0, velocity: velocity))
      for index in 1...400 {
        let (time, state) = (Double(index) * step, fling.state(at: Double(index) * step))
        #expect(state.velocity.magnitude <= before.velocity.magnitude)
        #expect(state.offset.magnitude >= before.offset.magnitude)
        let difference = fling.state(at: time + 1e-4 * step).offset - fling.state(at: time - 1e-4 * step).offset
        #expect(isClose(difference / (2e-4 * step), state.velocity, relative: 1e-5, scale: velocity))
        before = state
      }
      #expect(isClose(before.offset, fling.distance, relative: 1e-13))
    }
  }

  @Test("at the end it stands still at its distance", arguments: curves)
  func ends(curve: FlingCurve) {
    let fling = Self.fling(curve, -3000)
    for time in [Double.infinity, 1e12] {
      #expect(fling.state(at: time) == MotionState(offset: fling.distance, velocity: 0))
    }
    let way = fling.distance.magnitude
    #expect(fling.restTime(within: way) == 0 && fling.restTime(within: 2 * way) == 0)
    #expect(fling.restTime(within: 0.1) > 0 && fling.restTime(within: 0.1) < Self.end(fling))
    let left = (fling.distance - fling.state(at: fling.restTime(within: 0.1)).offset).magnitude
    #expect(isClose(left, 0.1, relative: 1e-9))
    for offset in [fling.distance, fling.distance * 1.01, 1, .nan, -.infinity] {
      #expect(fling.time(toOffset: offset) == nil)
    }
    #expect(fling.time(toOffset: 0) == 0 && fling.velocity(atOffset: 0) == -3000)
    #expect(fling.velocity(atOffset: fling.distance).magnitude < 1e-9)
  }

  @Test("mirrored", arguments: curves)
  func symmetry(curve: FlingCurve) {
    var generator = RepeatableGenerator()
    for _ in 0..<500 {
      let (v, share) = (generator.uniform(0, 1e4), generator.uniform(0, 1))
      let (plus, minus) = (Self.fling(curve, v), Self.fling(curve, -v))
      let (right, left) = (plus.state(at: share), minus.state(at: share))
      let offset = share * plus.distance
      #expect(right.offset == -left.offset && right.velocity == -left.velocity && plus.distance == -minus.distance)
      #expect(plus.time(toOffset: offset) == minus.time(toOffset: -offset))
      #expect(plus.velocity(atOffset: offset) == -minus.velocity(atOffset: -offset))
      #expect(plus.restTime(within: 0.1) == minus.restTime(within: 0.1))
    }
  }

  @Test("finite at the extremes, and without a velocity it does not move", arguments: curves)
  func extremes(curve: FlingCurve) {
    let sizes = [
      .leastNonzeroMagnitude, 0x1p-1030, .leastNormalMagnitude, 1e-300, 1e-200, 1e-100, 1e-20, 1e-9, 1, 1e5, 1e9,
    ]
    for velocity in sizes + sizes.map({ -$0 }) {
      let fling = Self.fling(curve, velocity)
      #expect(fling.distance.isFinite && fling.velocity == velocity)
      #expect(fling.distance == 0 || (fling.distance < 0) == (velocity < 0))
      for time in [0, .leastNonzeroMagnitude, 1e-300, 1e-20, 0.001, 1, 1e3, 1e300, .infinity] {
        let state = fling.state(at: time)
        #expect(state.offset.isFinite && state.velocity.magnitude <= velocity.magnitude)
      }
      for offset in sizes + sizes.map({ -$0 }) + [0, fling.distance, 0.5 * fling.distance, fling.distance.nextDown] {
        if let time = fling.time(toOffset: offset) { #expect(time.isFinite && time >= 0) }
        if (offset / fling.distance) >= 0, (offset / fling.distance) <= 1 {
          #expect(fling.velocity(atOffset: offset).isFinite)
        }
      }
      for rest in [1e-290, 1e-100, 1e-9, 0.1, 1e6] {
        let time = fling.restTime(within: rest)
        #expect(time.isFinite && time >= 0)
      }
    }
    for velocity in [0.0, -0.0] {
      let still = Self.fling(curve, velocity)
      #expect(still.distance == 0 && still.velocity == 0 && still.restTime(within: 0.1) == 0)
      #expect(still.state(at: 0) == MotionState(offset: 0, velocity: 0))
      #expect(still.state(at: 3) == MotionState(offset: 0, velocity: 0))
      #expect(still.state(at: .infinity) == MotionState(offset: 0, velocity: 0))
      #expect(still.time(toOffset: 0) == 0 && still.time(toOffset: 1) == nil && still.time(toOffset: -1) == nil)
      #expect(still.velocity(atOffset: 0) == 0)
    }
  }

  @Test("any bits may come in")
  func anyBits() {
    var generator = RepeatableGenerator()
    for _ in 0..<20_000 {
      let velocity = generator.anyDouble()
      let flings: [Fling] = [
        .spline(SplineDecay(velocity: velocity, friction: generator.anyDouble())),
        .friction(
          FrictionDecay(velocity: velocity, rate: generator.anyDouble(), deceleration: generator.anyDouble())),
      ]
      for fling in flings {
        _ = (fling.state(at: generator.anyDouble()), fling.distance)
        _ = (fling.time(toOffset: generator.anyDouble()), fling.velocity(atOffset: generator.anyDouble()))
        _ = fling.restTime(within: generator.anyDouble())
      }
    }
  }

  @Test("fits where it has to be kept, and the numbers of the curves do not change")
  func layout() {
    #expect(MemoryLayout<Fling>.size <= 33)
    for (index, curve) in Self.curves.enumerated() { #expect(curve.rawValue == Int32(index)) }
  }
}
