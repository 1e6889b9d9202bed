import NestedSlideCore
import Testing

/// What holds of a throw whatever curve it follows, for all presets, curves, seams and orders of header and page.
@Suite("Throws on every curve")
struct CurveSessionTests {
  private static let motions: [HeaderMotion] = [
    .headerFirst, .quickReturn, .quickReturnMinimum, .fixed, .contentFirst,
  ]

  /// Something thrown from anywhere, with a session that began in the pager or above it.
  private func thrown(
    _ preset: PhysicsPreset, _ curve: FlingCurve, _ generator: inout RepeatableGenerator
  ) throws -> TestCoordinator {
    func any<Choice>(_ choices: [Choice]) -> Choice { choices[Int(generator.next() % UInt64(choices.count))] }
    let heights = [generator.uniform(600, 5000)]
    var settings = Settings.profile
    (settings.motion.preset, settings.motion.flingCurve) = (preset, curve)
    (settings.seam, settings.headerMotion) = (any([.continuous, .stop, .resisted]), any(Self.motions))
    (settings.headerSnap, settings.shortPage) = (any([.none, .none, .nearest, .direction]), any([.pad, .limit]))
    settings.overscrollTop = any([.none, .whole, .page, .both])
    settings.overscrollBottom = any([.none, .whole, .page])
    settings.layout.headerReturnHeight = 60
    let damping = generator.next() % 4 == 0 ? any([0.4, 2]) : nil
    let coordinator = try TestCoordinator(settings, fine: .with(springDamping: damping), heights: heights)
    if generator.next() % 3 == 0 {
      let areas = (0..<5).map { SnapArea(start: 400 * Double($0), length: 300, alwaysStops: $0 == 3) }
      try coordinator.setSnapAreas(areas, isMandatory: generator.next() % 2 == 0)
    }
    let outer = generator.uniform(0, 200)
    try coordinator.place(outer: outer, inner: outer > 150 ? generator.uniform(0, 3000) : 0)
    try coordinator.drag(
      generator.uniform(-300, 300), above: generator.next() % 2 == 0, velocity: generator.uniform(-6000, 6000))
    return coordinator
  }

  @Test("it never jumps, in steps of a millisecond", arguments: PhysicsPreset.all, FlingCurve.all)
  func smooth(_ preset: PhysicsPreset, _ curve: FlingCurve) throws {
    var generator = RepeatableGenerator(stream: UInt64(10 * preset.rawValue + curve.rawValue))
    for number in 0..<40 {
      let coordinator = try thrown(preset, curve, &generator)
      for _ in 0..<250 where coordinator.view.needsFrame != 0 {
        let (checks, step) = (SessionChecks(coordinator), generator.uniform(0, 0.002))
        try coordinator.advance(to: coordinator.view.time + step)
        if let leap = checks.leap(after: step) ?? coordinator.rangeFault ?? coordinator.fault {
          Issue.record("case \(number) at \(coordinator.view.time): \(leap)")
          break
        }
      }
    }
  }

  /// Settings that change nothing make whatever moves begin again from where it is and the velocity it has.
  @Test("begun again at any instant it goes on as before", arguments: PhysicsPreset.all, FlingCurve.all)
  func begunAgain(_ preset: PhysicsPreset, _ curve: FlingCurve) throws {
    var generator = RepeatableGenerator(stream: UInt64(100 + 10 * preset.rawValue + curve.rawValue))
    for number in 0..<60 {
      let coordinator = try thrown(preset, curve, &generator)
      let again = try coordinator.copy()
      // Where the path was when it was last seen without a snap.
      var begin = again.view.path
      for _ in 0..<12 {
        let motion = coordinator.motion
        // A spring that first leads away, or has passed its goal, comes back by the way that leads there from where it is.
        if motion != nil && (motion != .snapping || again.isOnTheWay(from: begin)) {
          again.perform(.setPageSettings(0, PageSettings()))
        }
        if motion != .snapping { begin = again.view.path }
        let time = coordinator.view.time + generator.uniform(0, 0.25)
        try coordinator.advance(to: time)
        try again.advance(to: time)
        if let difference = difference(again.view, coordinator.view) {
          Issue.record("case \(number), begun again while \(String(describing: motion)), at \(time): \(difference)")
          break
        }
      }
    }
  }

  private func difference(_ view: Snapshot, _ expected: Snapshot) -> String? {
    for (name, value, wanted) in [
      ("outer", view.outer, expected.outer), ("inner", view.inner, expected.inner),
      ("overscroll", view.overscroll, expected.overscroll), ("velocity", view.velocityY, expected.velocityY),
      ("rest outer", view.restOuter, expected.restOuter), ("rest inner", view.restInner, expected.restInner),
    ] where !isClose(value, wanted, relative: 1e-9, scale: 1000) {
      return "\(name) is \(value), not \(wanted)"
    }
    return nil
  }

  @Test("across the seam with the velocity it has there", arguments: PhysicsPreset.all, FlingCurve.all)
  func seam(_ preset: PhysicsPreset, _ curve: FlingCurve) throws {
    var generator = RepeatableGenerator(stream: UInt64(200 + 10 * preset.rawValue + curve.rawValue))
    for isUp in [true, false] {
      for _ in 0..<12 {
        let coordinator = try TestCoordinator(heights: [9000]) {
          ($0.motion.preset, $0.motion.flingCurve) = (preset, curve)
        }
        let way = generator.uniform(20, 190)
        try coordinator.place(outer: isUp ? 200 - way : 200, inner: isUp ? 0 : way)
        let speed = generator.uniform(4000, 9000)
        try coordinator.drag(0, velocity: isUp ? speed : -speed)
        let there = try #require(Formulas.fling(speed, toOffset: way, coordinator.settings.motion))
        let (time, velocity) = (there.time, (isUp ? 1 : -1) * there.velocity)
        let step = 1e-6
        try coordinator.advance(to: time - step)
        let before = coordinator.view
        try coordinator.advance(to: time)
        // A number that is as good as at the seam.
        let at = coordinator.view
        #expect((at.outer - 200).magnitude + at.inner.magnitude < 1e-9)
        #expect(isClose(at.velocityY, velocity, relative: 1e-9))
        try coordinator.advance(to: time + step)
        let after = coordinator.view
        #expect(isClose(after.path - before.path, 2 * step * velocity, relative: 1e-6))
        #expect(isClose(before.velocityY, velocity, relative: 1e-4))
        #expect(isClose(after.velocityY, velocity, relative: 1e-4))
        #expect(isUp ? before.inner == 0 && after.outer == 200 : before.outer == 200 && after.inner == 0)
      }
    }
  }
}

extension TestCoordinator {
  /// The path is between a place and where it will rest, and moves there so slowly that its spring, critically damped
  /// with a response of 0.35 s, will not pass it.
  fileprivate func isOnTheWay(from begin: Double) -> Bool {
    let (whole, left) = (view.restOuter + view.restInner - begin, view.restOuter + view.restInner - view.path)
    return left * whole > 0 && left.magnitude <= whole.magnitude && left * view.velocityY > 0
      && view.velocityY.magnitude <= 2 * .pi / 0.35 * left.magnitude
  }
}
