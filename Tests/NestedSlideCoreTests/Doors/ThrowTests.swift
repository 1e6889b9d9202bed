import NestedSlideCore
import Testing

/// What a finger that lifts gives to the path: within bounds, and with what the touch caught.
@Suite("Throws")
struct ThrowTests {
  /// Drags upwards by pointers at a constant speed and lifts.
  private func flick(_ c: TestCoordinator, _ speed: Double) throws {
    let start = c.view.time + 0.01
    let step = 0.008
    try c.pointer.pointee.pointer(.down, id: 1, x: 100, y: 600, time: start)
    for number in 1...8 {
      let time = start + step * Double(number)
      try c.pointer.pointee.pointer(.move, id: 1, x: 100, y: 600 - speed * step * Double(number), time: time)
    }
    let last = start + step * 8
    try c.pointer.pointee.pointer(.up, id: 1, x: 100, y: 600 - speed * step * 8, time: last)
  }

  private func coordinator(
    _ fine: FineSettings = FineSettings(), _ change: (inout Settings) -> Void = { _ in }
  ) throws -> TestCoordinator {
    var settings = Settings.profile
    settings.input.touchSlop = 0
    change(&settings)
    let c = try TestCoordinator(settings, fine: fine, heights: [1e6])
    try c.place(outer: 200, inner: 1e5)
    return c
  }

  @Test(
    "slower than the least it throws nothing, faster than the most no faster",
    arguments: [
      VelocityEstimator.weighted, .leastSquares, .impulse, .mean,
    ])
  func bounds(_ estimator: VelocityEstimator) throws {
    var fine = FineSettings()
    (fine.minFlingVelocity, fine.maxFlingVelocity) = (100, 1500)
    for (speed, velocity) in [
      (99.0, 0.0), (101, 101), (1499, 1499), (1501, 1500), (6000, 1500), (-99, 0), (-6000, -1500),
    ] {
      let c = try coordinator(fine) { $0.input.velocityEstimator = estimator }
      try flick(c, speed)
      #expect(isClose(c.view.velocityY, velocity, relative: 1e-6, scale: 1), "\(speed)")
    }
  }

  @Test("a pointer throws at 8000 points a second at most, Android's at 50 at least")
  func presets() throws {
    for preset in [PhysicsPreset.android, .ios, .iosFast, .desktop] {
      let least = preset == .android ? 0.0 : 49
      for (speed, velocity) in [(49.0, least), (51, 51), (7999, 7999), (9000, 8000), (-9000, -8000)] {
        let c = try coordinator { $0.motion.preset = preset }
        try flick(c, speed)
        #expect(isClose(c.view.velocityY, velocity, relative: 1e-6, scale: 1), "\(preset) \(speed)")
      }
    }
    // A session is the host's own matter.
    var c = try coordinator { $0.motion.preset = .android }
    try c.drag(0, velocity: 20)
    #expect(c.view.velocityY == 20)
    c = try coordinator()
    try c.drag(0, velocity: 9000)
    #expect(c.view.velocityY == 9000)
  }

  @Test("a desktop takes a finger by least squares: one that gets faster is thrown as fast as it is")
  func desktop() throws {
    let c = try coordinator { $0.motion.preset = .desktop }
    try c.pointer.pointee.pointer(.down, id: 1, x: 100, y: 600, time: 1)
    for number in 1...10 {
      let time = 0.01 * Double(number)
      try c.pointer.pointee.pointer(.move, id: 1, x: 100, y: 600 - 10_000 * time * time, time: 1 + time)
    }
    try c.pointer.pointee.pointer(.up, id: 1, x: 100, y: 500, time: 1.1)
    #expect(isClose(c.view.velocityY, 2000, relative: 1e-6))
  }

  @Test(
    "where a pointer lifts says nothing of its velocity, and when it does only whether it stood still",
    arguments: [VelocityEstimator.weighted, .leastSquares, .impulse, .mean])
  func lift(_ estimator: VelocityEstimator) throws {
    for (back, wait, velocity) in [(4.0, 0.0, 1000.0), (4, 0.008, 1000), (0, 0.03, 1000), (0, 0.11, 0), (4, 0.11, 0)] {
      let c = try coordinator { $0.input.velocityEstimator = estimator }
      try c.pointer.pointee.pointer(.down, id: 1, x: 100, y: 600, time: 1)
      for number in 1...10 {
        let way = 10 * Double(number)
        try c.pointer.pointee.pointer(.move, id: 1, x: 100, y: 600 - way, time: 1 + way / 1000)
      }
      let path = c.view.path
      try c.pointer.pointee.pointer(.up, id: 1, x: 100, y: 500 + back, time: 1.1 + wait)
      #expect(isClose(c.view.velocityY, velocity, relative: 1e-6, scale: 1), "\(back) \(wait)")
      // It is a place all the same.
      #expect(isClose(c.view.path, path - back))
    }
  }

  @Test("a fling gets what its touch caught, where it leads the same way and is half as fast")
  func repeated() throws {
    let k = Formulas.deceleration
    let left = 3000 * Elementary.exp(-0.1 * k)
    let carried = 0.000816 * Elementary.exp(1.967 * Elementary.log(left))
    for (rule, velocity, expected) in [
      (RepeatedFlings.none, 2000.0, 2000.0), (.add, 2000, 2000 + left), (.carry, 2000, 2000 + carried),
      (.add, 0.5 * left - 1, 0.5 * left - 1), (.add, 0.5 * left + 1, 1.5 * left + 1), (.add, -2000, -2000),
      (.carry, -2000, -2000), (.add, 1e9, 1e9),
    ] {
      let c = try coordinator { $0.input.repeatedFlings = rule }
      try c.drag(0, velocity: 3000)
      try c.advance(to: 0.1)
      #expect(isClose(c.view.velocityY, left, relative: 1e-9))
      try c.drag(0, velocity: velocity)
      #expect(isClose(c.view.velocityY, expected, relative: 1e-9), "\(rule), \(velocity)")
    }
    // Down as up; not from rest, nor of an animation; at most 40000 is carried.
    var c = try coordinator { $0.input.repeatedFlings = .carry }
    try c.drag(0, velocity: -20_000)
    try c.drag(0, velocity: -20_000)
    #expect(c.view.velocityY == -60_000)
    try c.settle()
    try c.drag(0, velocity: -100)
    #expect(c.view.velocityY == -100)
    c = try coordinator { $0.input.repeatedFlings = .add }
    try c.pointer.pointee.scroll(outer: nil, inner: 2e5, animated: true)
    try c.advance(to: 0.05)
    try c.drag(0, velocity: 500)
    #expect(c.view.velocityY == 500)
  }

  @Test("a swipe turns one page, or as many as its velocity carries it past")
  func alwaysStop() throws {
    for (isEndless, always, velocity, page) in [
      (false, true, 4000.0, Int32(1)), (false, false, 700, 1), (false, false, 1500, 2), (false, false, 4000, 5),
      (false, false, 40_000, 7), (true, false, 4000, 5), (true, false, -1500, 6), (false, false, -4000, 0),
    ] {
      let c = try TestCoordinator(heights: [Double](repeating: 3000, count: 8)) {
        ($0.paging.alwaysStops, $0.paging.isEndless) = (always, isEndless)
      }
      _ = c.poll()
      c.perform(.begin(x: 100, y: 500))
      c.perform(.update(dx: velocity < 0 ? -1 : 1, dy: 0))
      c.perform(.end(vx: velocity, vy: 0))
      // 390 points a page: a page every 390 * 2.002 points a second.
      let pages = (velocity / Formulas.deceleration / 390).rounded()
      if !always && velocity > 0 && velocity < 5000 { #expect(Double(page) == pages) }
      let events = try c.playedOut()
      #expect(c.view.pageIndex == page, "\(velocity)")
      #expect(events.count { $0.kind == .pageChanged } == (page == 0 ? 0 : 1))
    }
  }
}
