import NestedSlideCore
import Testing

/// Random steps in lines beside the same in points. behaviour/input has the rest.
@Suite("Wheel")
struct WheelTests {
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

  @Test("where steps rest is told alike on the whole way")
  func restOfSteps() throws {
    var generator = RepeatableGenerator()
    for number in 0..<60 {
      let kept = try TestCoordinator(heights: [3000]) { $0.input.wheelGlide = .impulse }
      try kept.setSnapAreas(
        (0..<4).map { _ in SnapArea(start: generator.uniform(0, 900), length: 300, align: .center) })
      try kept.place(outer: 200, inner: generator.uniform(0, 300))
      for step in 1...3 {
        try kept.advance(to: kept.view.time + 0.01)
        let unit = step == 2 ? WheelUnit.notch : .line
        kept.perform(
          .wheelStep(WheelStep(unit: unit, phase: .none, shift: false, x: 100, y: 500, dx: 0, dy: 1)))
      }
      try kept.advance(to: kept.view.time + generator.uniform(0, 0.14))
      let restored = try kept.copy()
      #expect(restored.view.restInner == kept.view.restInner, "case \(number)")
    }
  }
}
