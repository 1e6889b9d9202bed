import NestedSlideCore
import Testing

/// The engine coordinates scroll views that a host owns: what holds whatever moves them. behaviour/observe has the rest.
@Suite("Observing")
struct ObservingTests {
  @Test("reporting a correction yields none, whatever moves", arguments: [false, true])
  func noPingPong(rounds: Bool) throws {
    var generator = RepeatableGenerator()
    for memory in [PageMemory.align, .keep, .resetCurrent, .resetAll] {
      let host = try ObservingHost {
        $0.layout.headerHeight = 240.4
        $0.paging.memory = memory
      }
      host.rounds = rounds
      for _ in 0..<500 {
        let view = Int.random(in: -1...2, using: &generator)
        let movedBy: MovedBy =
          [.drag, .drag, .inertia, .program, .scrollToTop].randomElement(using: &generator) ?? .drag
        let corrections = try host.move(view, to: generator.uniform(-100, 700), movedBy)
        #expect(corrections.count <= 4)
        #expect(try host.follow().isEmpty)
        // What the host shows is what the engine says, to the rounding of the toolkit.
        for (view, offset) in host.offsets {
          let said = try view < 0 ? host.view.outer : host.coordinator.page(view).offset
          #expect(abs(said - offset) < (rounds ? 1 : 1e-12))
        }
        try host.coordinator.advance(to: host.view.time + generator.uniform(0, 0.05))
      }
    }
  }

  @Test("a pager of the host's leads, but for turns of the engine's", arguments: [false, true])
  func pagerLeads(rounds: Bool) throws {
    var generator = RepeatableGenerator()
    let host = try ObservingHost(heights: Array(repeating: 3000, count: 5)) {
      if rounds { $0.layout.viewportWidth = 390.4 }
    }
    host.rounds = rounds
    let stride = rounds ? 390.4 : 390
    try host.move(-3, to: 0, .program)
    for round in 0..<500 {
      if round % 7 == 0 {
        host.coordinator.pointer.pointee.scrollToPage(
          Int.random(in: 0...4, using: &generator), animated: Bool.random(using: &generator))
        try host.follow()
      } else {
        let movedBy: MovedBy = [.drag, .inertia, .program].randomElement(using: &generator) ?? .drag
        try host.move(-3, to: generator.uniform(0, 4 * 390), movedBy)
      }
      // What the host shows is what the engine says, to the rounding of the toolkit or of what lies on a page.
      let shown = try #require(host.offsets[-3])
      #expect(abs(host.view.pagePosition * stride - shown) <= (rounds ? 1 : 0.5))
      #expect(try host.follow().isEmpty)
      try host.coordinator.advance(to: host.view.time + generator.uniform(0, 0.2))
      try host.follow()
      let wanted = host.view.pagePosition * stride
      #expect(abs(wanted - (host.offsets[-3] ?? 0)) <= (rounds ? 1 : 0.5))
    }
  }
}
