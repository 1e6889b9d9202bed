import NestedSlideCore
import Testing

/// Trackpads, and steps in lines beside steps in points. behaviour/input has the rest.
@Suite("Wheel")
struct WheelTests {
  private func step(
    _ coordinator: TestCoordinator, _ dy: Double, _ unit: WheelUnit = .pixel, _ phase: WheelPhase = .none,
    dx: Double = 0, shift: Bool = false
  ) throws {
    try coordinator.pointer.pointee.wheel(
      WheelStep(unit: unit, phase: phase, shift: shift, x: 100, y: 500, dx: dx, dy: dy))
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
