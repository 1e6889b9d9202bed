import NestedSlideCore
import Testing

/// One motion along the path: nothing jumps where header and page meet, nor where they end.
@Suite("Continuity")
struct ContinuityTests {
  static let physics: [(PhysicsPreset, Double?)] = [(.ios, nil), (.iosFast, nil), (.ios, 0.7), (.iosFast, 6.5)]

  private func coordinator(
    _ preset: PhysicsPreset, _ deceleration: Double?, fine: FineSettings = FineSettings(),
    _ change: (inout Settings) -> Void = { _ in }
  ) throws -> TestCoordinator {
    var fine = fine
    fine.deceleration = deceleration
    return try TestCoordinator(heights: [20_000], fine: fine) {
      $0.motion.preset = preset
      change(&$0)
    }
  }

  private func deceleration(_ preset: PhysicsPreset, _ deceleration: Double?) -> Double {
    deceleration ?? (preset == .ios ? 2.0020026706730793 : 10.050335853501442)
  }

  /// What is seen shortly before and after an instant, and the velocity there.
  private func expectSmooth(
    _ coordinator: TestCoordinator, at time: Double, velocity: Double, before: Double, after: Double,
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    let step = 1e-6
    try coordinator.advance(to: time - step)
    let (early, earlyPath) = (coordinator.view, coordinator.seenPath)
    try coordinator.advance(to: time + step)
    let (late, latePath) = (coordinator.view, coordinator.seenPath)
    let way = latePath - earlyPath
    let slack = velocity.magnitude * step * step * 20 + 1e-8
    #expect((way - 2 * step * velocity).magnitude <= slack, sourceLocation: location)
    let lost = (before + after) * step * velocity.magnitude
    #expect((early.velocityY - velocity).magnitude <= lost + 1e-8 * velocity.magnitude, sourceLocation: location)
    #expect((late.velocityY - velocity).magnitude <= lost + 1e-8 * velocity.magnitude, sourceLocation: location)
  }

  @Test("caught in mid-bounce with both pulled, neither jumps")
  func bothJump() throws {
    let c = try TestCoordinator {
      $0.overscrollTop = .both
      $0.layout.hoverHeight = 300
    }
    try c.drag(-300)
    try c.advance(to: 0.12)
    try c.pointer.pointee.beginSession(source: .touch, x: 100, y: 700)
    let a = c.view
    try c.pointer.pointee.updateSession(dx: 0, dy: -0.01)
    let b = c.view
    #expect(
      (b.outer - a.outer).magnitude < 0.011 && (b.inner - a.inner).magnitude < 0.011,
      "outer \(a.outer) \(b.outer), inner \(a.inner) \(b.inner)")
  }

  @Test("up across the seam", arguments: physics)
  func up(_ preset: PhysicsPreset, _ override: Double?) throws {
    let k = deceleration(preset, override)
    var generator = RepeatableGenerator()
    for motion in [HeaderMotion.headerFirst, .quickReturn, .quickReturnMinimum, .contentFirst] {
      for _ in 0..<15 {
        let coordinator = try coordinator(preset, override) { $0.headerMotion = motion }
        let start = generator.uniform(0, 200)
        try coordinator.place(outer: start, inner: 0)
        let speed = k * (200 - start) * generator.uniform(1.1, 5) + 10
        try coordinator.drag(0, velocity: speed)
        let time = try #require(Formulas.decayTime(velocity: speed, deceleration: k, toOffset: 200 - start))
        try expectSmooth(coordinator, at: time, velocity: speed - k * (200 - start), before: k, after: k)
        #expect(coordinator.view.outer == 200 && coordinator.view.inner > 0)
      }
    }
  }

  @Test("down across the seam", arguments: physics)
  func down(_ preset: PhysicsPreset, _ override: Double?) throws {
    let k = deceleration(preset, override)
    var generator = RepeatableGenerator()
    for seam in [Seam.continuous, .stop, .resisted] {
      for above in [false, true] {
        for _ in 0..<10 {
          let coordinator = try coordinator(preset, override) { $0.seam = seam }
          let start = generator.uniform(0, 900)
          try coordinator.place(outer: 200, inner: start)
          // Enough to cross, too little to meet the top.
          let speed = k * (start + generator.uniform(20, 190))
          try coordinator.drag(0, above: above, velocity: -speed)
          let time = try #require(Formulas.decayTime(velocity: speed, deceleration: k, toOffset: start))
          if time < 1e-5 { continue }
          try expectSmooth(coordinator, at: time, velocity: -(speed - k * start), before: k, after: k)
          #expect(coordinator.view.outer < 200 && coordinator.view.inner == 0)
        }
      }
    }
  }

  @Test("past a resisting seam with the same velocity, losing it by its own resistance")
  func resisted() throws {
    for (preset, override) in Self.physics {
      let k = deceleration(preset, override)
      let coordinator = try coordinator(preset, override, fine: .with { $0.seamResistance = 8 }) { $0.seam = .resisted }
      let speed = k * 200 + 900
      try coordinator.drag(0, above: true, velocity: speed)
      let time = try #require(Formulas.decayTime(velocity: speed, deceleration: k, toOffset: 200))
      try expectSmooth(coordinator, at: time, velocity: 900, before: k, after: 8)
      try coordinator.advance(to: time + 0.1)
      #expect(isClose(coordinator.view.inner, 900.0 / 8 * (1 - Elementary.exp(-0.8)), relative: 1e-9))
      try coordinator.settle()
      #expect((coordinator.view.inner - 900.0 / 8).magnitude <= 0.1 && coordinator.view.outer == 200)
    }
  }

  @Test("at a seam that stops, dead and exactly there")
  func stops() throws {
    let coordinator = try coordinator(.ios, nil) { $0.seam = .stop }
    try coordinator.drag(0, above: true, velocity: 3000)
    try coordinator.settle()
    #expect(coordinator.view.outer == 200 && coordinator.view.inner == 0)
    // One that began on the page goes on.
    let other = try self.coordinator(.ios, nil) { $0.seam = .stop }
    try other.drag(0, velocity: 3000)
    try other.settle()
    #expect(isClose(other.view.path, 3000 / Formulas.deceleration, relative: 1e-9, scale: 1e8))
  }

  @Test("into a bounce with the velocity of the fling", arguments: physics)
  func edges(_ preset: PhysicsPreset, _ override: Double?) throws {
    let k = deceleration(preset, override)
    var generator = RepeatableGenerator()
    for owner in [OverscrollOwner.whole, .page, .both] {
      for _ in 0..<10 {
        let coordinator = try coordinator(preset, override) { $0.overscrollTop = owner }
        let start = generator.uniform(10, 600)
        try coordinator.place(outer: min(start, 200), inner: max(start - 200, 0))
        let speed = k * start + generator.uniform(100, 2000)
        try coordinator.drag(0, velocity: -speed)
        let time = try #require(Formulas.decayTime(velocity: speed, deceleration: k, toOffset: start))
        let w = 2 * 12.566370614359172
        try expectSmooth(coordinator, at: time, velocity: -(speed - k * start), before: k, after: w)
        #expect(coordinator.view.overscroll < 0 && coordinator.view.phase == Phase.bouncing.rawValue)
      }
    }
  }

  @Test("no jump anywhere in a motion")
  func everywhere() throws {
    var generator = RepeatableGenerator()
    for number in 0..<300 {
      let damping = [nil, 0.4, 2][Int(generator.next() % 3)]
      let coordinator = try coordinator(
        generator.next() % 2 == 0 ? .ios : .iosFast, nil, fine: .with(springDamping: damping)
      ) {
        $0.seam = generator.next() % 2 == 0 ? .continuous : .resisted
        $0.headerMotion = generator.next() % 2 == 0 ? .headerFirst : .quickReturn
        $0.overscrollTop = [.whole, .page, .none][Int(generator.next() % 3)]
      }
      try coordinator.place(outer: generator.uniform(0, 200), inner: generator.uniform(0, 300))
      try coordinator.drag(generator.uniform(-800, 500), above: generator.next() % 2 == 0)
      let speed = generator.uniform(-6000, 6000)
      try coordinator.drag(0, velocity: speed)
      var before = coordinator.seenPath
      while coordinator.view.needsFrame != 0 && coordinator.view.time < 20 {
        let step = generator.uniform(0, 0.03)
        // Another animation takes over from the motion as it is.
        if generator.next() % 100 == 0 { coordinator.perform(.scroll(outer: 0, inner: 0, animated: true)) }
        // What is within the rest distance of its goal is there.
        let most = coordinator.view.isAtRest != 0 ? 0.1 : 1e-6
        #expect((coordinator.seenPath - before).magnitude < most, "case \(number)")
        before = coordinator.seenPath
        try coordinator.advance(to: coordinator.view.time + step)
        let way = (coordinator.seenPath - before).magnitude
        let greatest = max(speed.magnitude, 25_000)
        #expect(way <= greatest * step + 0.2, "case \(number) at \(coordinator.view.time)")
        before = coordinator.seenPath
      }
    }
  }

  @Test("a touch stops any motion where it is, and the next point of a drag moves it by a point")
  func touched() throws {
    var generator = RepeatableGenerator()
    for number in 0..<300 {
      let damping = [nil, 0.4, 2][Int(generator.next() % 3)]
      let coordinator = try coordinator(.ios, nil, fine: .with(springDamping: damping)) {
        $0.overscrollTop = [.whole, .page, .both][Int(generator.next() % 3)]
      }
      try coordinator.place(outer: generator.uniform(0, 200), inner: 0)
      try coordinator.drag(generator.uniform(-800, 500), velocity: generator.uniform(-6000, 6000))
      try coordinator.advance(to: generator.uniform(0, 0.7))
      let before = coordinator.view
      try coordinator.pointer.pointee.beginSession(source: .touch, x: 100, y: 500)
      let held = coordinator.view
      let isSame = before.outer == held.outer && before.inner == held.inner && before.overscroll == held.overscroll
      #expect(isSame && held.velocityY == 0, "case \(number)")
      try coordinator.pointer.pointee.updateSession(dx: 0, dy: generator.next() % 2 == 0 ? 0.01 : -0.01)
      let moved = coordinator.view
      #expect((moved.outer - held.outer).magnitude <= 0.0101 && (moved.inner - held.inner).magnitude <= 0.0101)
    }
  }
}
