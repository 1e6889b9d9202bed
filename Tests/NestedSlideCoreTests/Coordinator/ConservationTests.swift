import NestedSlideCore
import Testing

/// What a finger gives, header, page, overshoot and the rest handed back take, to the last point.
@Suite("Conservation")
struct ConservationTests {
  private static let motions: [HeaderMotion] = [
    .headerFirst, .quickReturn, .quickReturnMinimum, .fixed, .contentFirst,
  ]
  private static let owners: [OverscrollOwner] = [.none, .whole, .page, .both]

  /// Drags up and down at random; false where an update was not conserved.
  private func drag(
    _ coordinator: TestCoordinator, above: Bool, _ generator: inout RepeatableGenerator
  ) throws -> Bool {
    let y = above ? coordinator.view.pager.y - 1 : coordinator.view.pager.y + 1
    try coordinator.pointer.pointee.beginSession(source: .touch, x: 100, y: y)
    var before = coordinator.covered
    for _ in 0..<12 {
      let dy = generator.next() % 8 == 0 ? 0 : generator.uniform(-700, 700)
      try coordinator.pointer.pointee.updateSession(dx: 0, dy: dy)
      let after = coordinator.covered
      let view = coordinator.view
      if !isClose(after - before + view.unconsumedY, dy, relative: 1e-9, scale: 1000) { return false }
      if view.unconsumedX != 0 || view.unconsumedY * dy < 0 { return false }
      if view.unconsumedY.magnitude > dy.magnitude { return false }
      before = after
    }
    try coordinator.pointer.pointee.endSession(vx: 0, vy: 0)
    return true
  }

  @Test("vertical, for every combination of policies", arguments: motions)
  func vertical(_ motion: HeaderMotion) throws {
    var generator = RepeatableGenerator()
    for shortPage in [ShortPage.pad, .limit, .hold] {
      for top in Self.owners {
        for bottom in [OverscrollOwner.none, .whole, .page] {
          for memory in [PageMemory.align, .keep] {
            let height = generator.next() % 2 == 0 ? generator.uniform(0, 800) : generator.uniform(800, 2000)
            let coordinator = try TestCoordinator(heights: [height]) {
              ($0.headerMotion, $0.shortPage, $0.overscrollTop, $0.overscrollBottom) = (motion, shortPage, top, bottom)
              $0.paging.memory = memory
              $0.layout.headerReturnHeight = 60
            }
            for above in [false, true] {
              let isConserved = try drag(coordinator, above: above, &generator)
              #expect(isConserved, "\(shortPage), top \(top), bottom \(bottom), \(memory), height \(height)")
              // Caught while it springs back, the overshoot is one amount again.
              try coordinator.advance(to: coordinator.view.time + generator.uniform(0, 0.2))
            }
          }
        }
      }
    }
  }

  @Test("without bounces nothing is pulled, all the rest is handed back")
  func withoutBounces() throws {
    var generator = RepeatableGenerator()
    for _ in 0..<100 {
      let coordinator = try TestCoordinator(heights: [generator.uniform(0, 3000)]) { $0.bounces = .never }
      let isConserved = try drag(coordinator, above: false, &generator)
      #expect(isConserved && coordinator.view.overscroll == 0)
    }
  }

  @Test("what is not used is handed back exactly")
  func unconsumed() throws {
    let coordinator = try TestCoordinator(heights: [1000]) {
      ($0.overscrollTop, $0.overscrollBottom) = (.none, .none)
    }
    try coordinator.pointer.pointee.beginSession(source: .touch, x: 100, y: 500)
    for (dy, unconsumed) in [(-30.0, -30.0), (150, 0), (500, 200), (10, 10), (-700, -250), (0, 0)] {
      try coordinator.pointer.pointee.updateSession(dx: 0, dy: dy)
      #expect(coordinator.view.unconsumedY == unconsumed)
    }
  }

  @Test("many small steps lead where one leads", arguments: motions)
  func smallSteps(_ motion: HeaderMotion) throws {
    var generator = RepeatableGenerator()
    for top in Self.owners {
      for above in [false, true] {
        let change: (inout Settings) -> Void = {
          ($0.headerMotion, $0.overscrollTop) = (motion, top)
          $0.layout.headerReturnHeight = 60
        }
        let once = try TestCoordinator(heights: [1500], change)
        let stepped = try TestCoordinator(heights: [1500], change)
        for coordinator in [once, stepped] {
          try coordinator.pointer.pointee.beginSession(source: .touch, x: 100, y: above ? 10 : 400)
        }
        for _ in 0..<6 {
          let dy = generator.uniform(-1200, 1200)
          try once.pointer.pointee.updateSession(dx: 0, dy: dy)
          // Sixty-fourths add up without a rounding error.
          for _ in 0..<64 { try stepped.pointer.pointee.updateSession(dx: 0, dy: dy / 64) }
          #expect(isClose(once.view.outer, stepped.view.outer, relative: 1e-9, scale: 1000))
          #expect(isClose(once.view.inner, stepped.view.inner, relative: 1e-9, scale: 1000))
          #expect(isClose(once.view.overscroll, stepped.view.overscroll, relative: 1e-9, scale: 1000))
        }
      }
    }
  }

  @Test("horizontal: pager, its overshoot and the rest")
  func horizontal() throws {
    var generator = RepeatableGenerator()
    for _ in 0..<100 {
      let (bounces, mirrored) = (generator.next() % 2 == 0, generator.next() % 2 == 0)
      let coordinator = try TestCoordinator {
        ($0.paging.bounces, $0.layout.rightToLeft) = (bounces, mirrored)
      }
      try coordinator.pointer.pointee.beginSession(source: .touch, x: 100, y: 500)
      for _ in 0..<10 {
        let (dx, before) = (generator.uniform(-500, 500), coordinator.pagerCovered)
        try coordinator.pointer.pointee.updateSession(dx: dx, dy: 0)
        #expect(
          isClose(coordinator.pagerCovered - before + coordinator.view.unconsumedX, dx, relative: 1e-9, scale: 500))
        if bounces { #expect(coordinator.view.unconsumedX == 0) }
      }
    }
  }
}
