import NestedSlideCore
import Testing

/// Views that the host moves itself obey the law of the engine's own gestures.
@Suite("The law of observed views")
struct ObservedLawTests {
  /// All that decides which of header and page moves.
  private static let laws: [(HeaderMotion, PageMemory)] = [
    HeaderMotion.headerFirst, .quickReturn, .quickReturnMinimum, .contentFirst,
  ].flatMap { motion in [PageMemory.align, .keep, .resetCurrent, .resetAll].map { (motion, $0) } }

  @Test("the same finger as a session and as observed views", arguments: laws)
  func sameLaw(motion: HeaderMotion, memory: PageMemory) throws {
    for seed in 0..<8 as Range<UInt64> {
      var generator = RepeatableGenerator(stream: seed)
      func change(_ settings: inout Settings) {
        settings.layout.headerHeight = 150
        settings.layout.headerReturnHeight = motion == .quickReturnMinimum ? 80 : 0
        settings.headerMotion = motion
        settings.paging.memory = memory
        settings.bounces = .never
      }
      let heights = [1500.0, 900, 700, 300]
      let gesture = try TestCoordinator(heights: heights, change)
      let host = try ObservingHost(heights: heights, change)
      for view in -1..<heights.count { try host.move(view, to: 0, .program) }
      for _ in 0..<12 {
        if generator.uniform(0, 1) < 0.35 {
          let page = Int.random(in: 0..<heights.count, using: &generator)
          gesture.pointer.pointee.scrollToPage(page, animated: false)
          host.coordinator.pointer.pointee.scrollToPage(page, animated: false)
          try host.follow()
        }
        let way = Int.random(in: -300...300, using: &generator)
        try gesture.pointer.pointee.beginSession(source: .touch, x: 187, y: 660)
        for _ in 0..<abs(way) {
          let step = way < 0 ? -1.0 : 1
          try gesture.pointer.pointee.updateSession(dx: 0, dy: step)
          for one in [gesture, host.coordinator] { try one.advance(to: one.view.time + 1 / 60) }
          try host.follow()
          // Both views feel the finger.
          let page = Int(gesture.view.pageIndex)
          try host.drag(page, by: step, most: host.coordinator.page(page).maxOffset)
          try host.drag(-1, by: step, most: host.view.range)
        }
        try gesture.pointer.pointee.endSession(vx: 0, vy: 0)
        for one in [gesture, host.coordinator] { try one.advance(to: one.view.time + 0.5) }
        // The step that crosses a seam belongs to one of the two views, or to both.
        let apart = (abs(gesture.view.outer - host.view.outer), abs(gesture.view.inner - host.view.inner))
        #expect(apart.0 <= 3 && apart.1 <= 3, "seed \(seed): \(apart)")
      }
    }
  }
}
