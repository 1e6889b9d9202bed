import NestedSlideCore
import Testing

/// Wheels and trackpads.
@Suite("Wheel")
struct WheelTests {
  private func step(
    _ coordinator: TestCoordinator, _ dy: Double, _ unit: WheelUnit = .pixel, _ phase: WheelPhase = .none,
    dx: Double = 0, shift: Bool = false
  ) throws {
    try coordinator.pointer.pointee.wheel(
      WheelStep(unit: unit, phase: phase, shift: shift, x: 100, y: 500, dx: dx, dy: dy))
  }

  // MARK: Units

  @Test("a point moves at once, a line is 40 and a notch 120 points")
  func units() throws {
    let c = try TestCoordinator()
    try step(c, 30)
    #expect(c.view.path == 30 && c.view.isAtRest == 1)
    try step(c, 2, .line)
    #expect(c.view.path == 30 && c.view.restOuter == 110)
    try c.settle()
    #expect(c.view.path == 110)
    try step(c, -0.25, .notch)
    try c.settle()
    #expect(c.view.path == 80)
  }

  @Test("a notch glides by the spring of 0.2 s")
  func spring() throws {
    let c = try TestCoordinator()
    try step(c, 1, .notch)
    let w = 10 * Double.pi
    for time in [0.01, 0.05, 0.1, 0.2] {
      try c.advance(to: time)
      let decay = Elementary.exp(-w * time)
      #expect(isClose(c.view.path, 120 * (1 - (1 + w * time) * decay), relative: 1e-9))
      #expect(isClose(c.view.velocityY, 120 * w * w * time * decay, relative: 1e-9))
    }
  }

  @Test("notches add up, velocity kept", arguments: [Glide.spring, .ease, .impulse])
  func accumulation(_ glide: Glide) throws {
    let c = try TestCoordinator { $0.input.wheelGlide = glide }
    for number in 1...12 {
      let (path, velocity) = (c.view.path, c.view.velocityY)
      try step(c, 1, .notch)
      #expect(c.view.path == path && isClose(c.view.velocityY, velocity, relative: 1e-9))
      #expect(c.view.restOuter + c.view.restInner == 120 * Double(number))
      try c.advance(to: c.view.time + 0.03)
      #expect(c.view.path >= path)
    }
    for _ in 1...3 { try step(c, -1, .notch) }
    try c.settle()
    #expect(c.view.path == 9 * 120 && c.view.isAtRest == 1)
  }

  @Test("ease and impulse end exactly, after their time")
  func ease() throws {
    // 120 points: (14 - 2) / 60 s, and 1.5 ms a point but 0.2 s at least.
    for (glide, notches, duration) in [
      (Glide.ease, 1.0, 0.2), (.ease, 3, 8.0 / 60), (.ease, 10, 0.1), (.impulse, 1, 0.2), (.impulse, 2, 0.36),
      (.impulse, 10, 0.5),
    ] {
      let c = try TestCoordinator { $0.input.wheelGlide = glide }
      try step(c, notches, .notch)
      try c.advance(to: 0.5 * duration)
      // As far from either end; an impulse has gone most of the way.
      let share = c.view.path / (120 * notches)
      #expect(isClose(share, glide == .ease ? 0.5 : 0.8742459, relative: 1e-6))
      try c.advance(to: duration - 1e-9)
      #expect(c.view.isAtRest == 0)
      try c.advance(to: duration + 1e-9)
      #expect(c.view.path == 120 * notches && c.view.isAtRest == 1)
    }
  }

  @Test("a fast glide into an end stops there, and says what is left", arguments: [Glide.spring, .ease, .impulse])
  func ends(_ glide: Glide) throws {
    for sign in [1.0, -1] {
      let c = try TestCoordinator { $0.input.wheelGlide = glide }
      try c.place(outer: sign > 0 ? 200 : 100, inner: sign > 0 ? 1500 : 0)
      let room = sign > 0 ? 750.0 : 100
      for number in 1...12 {
        try step(c, sign, .notch)
        let left = min(max(120 * Double(number) - room, 0), 120)
        #expect(isClose(c.view.unconsumedY, sign * left, scale: 1))
        for _ in 0..<4 {
          try c.advance(to: c.view.time + 0.005)
          #expect(c.view.overscroll == 0 && c.view.path >= 0 && c.view.path <= 2450)
        }
      }
      try c.settle()
      #expect(c.view.path == (sign > 0 ? 2450 : 0))
    }
    // One that goes on from a throw.
    let c = try TestCoordinator { $0.input.wheelGlide = glide }
    try c.place(outer: 200, inner: 2200)
    try c.drag(0, velocity: 5000)
    try step(c, 1, .notch)
    for _ in 0..<100 {
      try c.advance(to: c.view.time + 0.005)
      #expect(c.view.overscroll == 0 && c.view.path <= 2450)
    }
    #expect(c.view.path == 2450)
  }

  // MARK: Phases

  @Test("a trackpad is followed point by point, momentum too, as one movement")
  func phases() throws {
    let c = try TestCoordinator { $0.headerSnap = .nearest }
    _ = c.poll()
    var path = 0.0
    for (phase, dy) in [
      (WheelPhase.began, 0.0), (.changed, 30), (.changed, 60), (.changed, -20), (.ended, 0), (.momentum, 25),
      (.momentum, 200.5), (.momentum, 7),
    ] {
      try step(c, dy, .pixel, phase)
      path += dy
      #expect(c.view.path == path && c.view.unconsumedY == 0)
      let isHeld = phase == .began || phase == .changed
      #expect(c.view.isAtRest == 0 && c.view.needsFrame == (isHeld ? 0 : 1))
      let expected: Phase = phase == .began ? .idle : phase == .momentum ? .decelerating : .dragging
      #expect(c.view.phase == expected.rawValue)
      #expect((c.view.velocityY > 0) == (phase == .momentum))
      try c.advance(to: c.view.time + 1.0 / 60)
    }
    try c.settle()
    #expect(c.view.path == path)
    let events = c.poll()
    for kind in [Event.Kind.scrollBegan, .decelerationBegan, .decelerationEnded, .scrollEnded, .settled] {
      #expect(events.count { $0.kind == kind } == 1)
    }
  }

  @Test("fingers that come down stop what a wheel or a throw has left")
  func stop() throws {
    let c = try TestCoordinator()
    try step(c, 5, .notch)
    try c.advance(to: 0.05)
    let path = c.view.path
    try step(c, 0, .pixel, .began)
    #expect(c.view.velocityY == 0)
    try c.advance(to: 1)
    #expect(c.view.path == path && c.view.isAtRest == 0)
    try step(c, 0, .pixel, .ended)
    #expect(c.view.isAtRest == 0)
    try c.advance(to: 1.2)
    #expect(c.view.isAtRest == 1)
  }

  @Test("momentum that has met a bounce moves nothing more")
  func swallowed() throws {
    let c = try TestCoordinator()
    try c.drag(-200)
    try c.advance(to: 0.1)
    let path = c.seenPath
    #expect(c.view.overscroll < 0)
    for _ in 0..<3 {
      try step(c, 80, .pixel, .momentum)
      #expect(c.seenPath == path)
    }
    // As long as it comes, also where all is at rest again.
    while c.view.isAtRest == 0 {
      try c.advance(to: c.view.time + 0.1)
      try step(c, 80, .pixel, .momentum)
      #expect(c.seenPath <= 0)
    }
    #expect(c.view.path == 0)
    // What comes later is not of that gesture, nor is a new one.
    try c.advance(to: c.view.time + 0.2)
    try step(c, 80, .pixel, .momentum)
    #expect(c.view.path == 80)
    try step(c, 80, .pixel, .began)
    #expect(c.view.path == 160)
    try step(c, 0, .pixel, .ended)
    try step(c, 10, .pixel, .momentum)
    #expect(c.view.path == 170)
  }

  @Test("a gesture keeps its axis")
  func axis() throws {
    let c = try TestCoordinator()
    try step(c, 20, .pixel, .began, dx: 5)
    try step(c, 3, .pixel, .changed, dx: 60)
    #expect(c.view.path == 23 && c.view.pagePosition == 0 && c.view.unconsumedX == 60)
    try step(c, 0, .pixel, .ended)
    try step(c, 1, .pixel, .momentum, dx: 40)
    #expect(c.view.path == 24 && c.view.pagePosition == 0)
    try step(c, 3, .pixel, .began, dx: 60)
    #expect(c.view.path == 24 && c.view.pagePosition > 0 && c.view.unconsumedY == 3)
    try step(c, 20, .pixel, .changed)
    #expect(c.view.path == 24)
  }

  // MARK: Horizontal

  @Test("a step moves the pager, which settles on a page")
  func horizontal() throws {
    for (dx, page) in [(100.0, Int32(0)), (194.9, 0), (195, 1), (-50, 0), (700, 1)] {
      let c = try TestCoordinator()
      try step(c, 0, dx: dx)
      #expect(c.view.pagePosition == min(max(dx / 390, 0), 2))
      #expect(c.view.unconsumedX == (dx < 0 ? dx : 0))
      try c.settle()
      #expect(c.view.pageIndex == page && c.view.pagePosition == Double(page))
    }
  }

  @Test("a notch turns one page, and a second none within 0.2 s")
  func notches() throws {
    let c = try TestCoordinator()
    try step(c, 0, .notch, dx: 1)
    try c.advance(to: 0.02)
    #expect(c.view.pagePosition > 0 && c.view.pagePosition < 1 && c.view.transitionTo == 1)
    try c.advance(to: 0.19)
    try step(c, 0, .notch, dx: 3)
    try c.settle()
    #expect(c.view.pageIndex == 1)
    try step(c, 0, .notch, dx: 1)
    try c.advance(to: c.view.time + 0.2)
    try step(c, 0, .notch, dx: -1)
    try c.settle()
    #expect(c.view.pageIndex == 1)
  }

  @Test("lines, and fractions of a notch, glide, add up, and settle when they are there")
  func horizontalGlide() throws {
    for (unit, amount) in [(WheelUnit.line, 3.0), (.notch, 0.99)] {
      let c = try TestCoordinator()
      try step(c, 0, unit, dx: amount)
      try c.advance(to: 0.02)
      #expect(c.view.pagePosition > 0 && c.view.pagePosition < 120.0 / 390)
      try step(c, 0, unit, dx: amount)
      try c.settle()
      #expect(c.view.pageIndex == 1)
      try step(c, 0, unit, dx: amount)
      try c.settle()
      #expect(c.view.pageIndex == 1)
    }
  }

  @Test("with shift what is vertical is horizontal")
  func shift() throws {
    let c = try TestCoordinator()
    try step(c, 200, shift: true)
    #expect(c.view.pagePosition == 200.0 / 390 && c.view.path == 0)
    try c.settle()
    #expect(c.view.pageIndex == 1)
  }

  @Test("a trackpad holds the pager between pages until it ends, and throws it by its velocity")
  func held() throws {
    for (pause, page) in [(0.0, Int32(1)), (0.5, 0)] {
      let c = try TestCoordinator()
      _ = c.poll()
      try step(c, 0, .pixel, .began)
      for number in 1...5 {
        try c.advance(to: 0.01 * Double(number))
        try step(c, 0, .pixel, .changed, dx: 16)
      }
      #expect(c.view.pagePosition == 80.0 / 390 && c.view.isAtRest == 0)
      #expect(c.view.phase == Phase.dragging.rawValue && c.view.transitionTo == 1)
      try c.advance(to: c.view.time + pause)
      #expect(c.view.pagePosition == 80.0 / 390)
      // 16 points in 10 ms carry it 1600 / 2.002 points on; held still they carry it nowhere.
      try step(c, 0, .pixel, .ended)
      #expect(c.view.phase == Phase.paging.rawValue)
      // Momentum that comes while it settles moves nothing.
      try step(c, 0, .pixel, .momentum, dx: 300)
      let events = try c.playedOut()
      #expect(c.view.pageIndex == page)
      #expect(events.count { $0.kind == .settled } == 1 && events.last?.kind == .settled)
    }
  }

  @Test("a wheel's own step, or another gesture, ends one that was never ended")
  func neverEnded() throws {
    for phase in [WheelPhase.none, .began, .momentum] {
      let c = try TestCoordinator()
      try step(c, 0, .pixel, .began, dx: 100)
      try step(c, 10, .pixel, phase)
      if phase == .began { try step(c, 0, .pixel, .ended) }
      try c.settle()
      // Momentum keeps the gesture's axis.
      #expect(c.view.pagePosition == 0 && c.view.path == (phase == .momentum ? 0 : 10) && c.view.isAtRest == 1)
    }
  }

  @Test("a step in lines ends where one in points does; where the header snaps it goes on in its direction")
  func glideThenSnap() throws {
    var generator = RepeatableGenerator()
    for snap in [HeaderSnap.none, .nearest, .direction] {
      for number in 0..<40 {
        let points = try TestCoordinator(heights: [3000]) { $0.headerSnap = snap }
        let outer = generator.uniform(0, 300)
        try points.place(outer: outer, inner: outer > 200 ? generator.uniform(0, 900) : 0)
        try points.settle()
        let lines = try points.copy()
        let dy = generator.uniform(-600, 600)
        points.perform(.wheel(dx: 0, dy: dy, x: 100, y: 500))
        let length = WheelUnit.line.inPoints
        lines.perform(
          .wheelStep(
            WheelStep(unit: .line, phase: .none, shift: false, x: 100, y: 500, dx: 0, dy: dy / length)))
        #expect(isClose(lines.view.unconsumedY, points.view.unconsumedY, relative: 1e-9, scale: 1000), "case \(number)")
        let reached = points.view
        for coordinator in [points, lines] { try coordinator.settle() }
        if snap == .nearest && reached.outer > 0 && reached.outer < 200 {
          #expect(lines.view.outer == (dy > 0 ? 200 : 0), "case \(number)")
          #expect(points.view.outer == (reached.outer < 100 ? 0 : 200), "case \(number)")
          continue
        }
        #expect(isClose(lines.view.outer, points.view.outer, relative: 1e-9, scale: 1000), "case \(number), \(snap)")
        #expect(isClose(lines.view.inner, points.view.inner, relative: 1e-9, scale: 1000), "case \(number), \(snap)")
      }
    }
  }
}
