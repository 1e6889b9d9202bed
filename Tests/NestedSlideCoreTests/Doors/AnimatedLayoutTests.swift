import NestedSlideCore
import Testing

/// What holds at every instant of animated heights. behaviour/resize has where they lead.
@Suite("Animated heights")
struct AnimatedLayoutTests {
  /// Lets a coordinator run to its rest frame by frame, and looks at each.
  private func watch(_ coordinator: TestCoordinator, _ look: (Snapshot) -> Void) throws {
    look(coordinator.view)
    while coordinator.view.needsFrame != 0 && coordinator.view.time < 20 {
      try coordinator.advance(to: coordinator.view.time + 1.0 / 120)
      look(coordinator.view)
    }
  }

  @Test("a hover bar comes and goes; the pager is as high as the room, a page at its end stays there")
  func hover() throws {
    let coordinator = try TestCoordinator(heights: [1500])
    try coordinator.place(outer: 200, inner: 1e9)
    for height in [0.0, 90] {
      try coordinator.pointer.pointee.setHoverHeight(height, animated: true)
      try watch(coordinator) { view in
        #expect(isClose(view.hover.height + view.pager.height, 800) && view.inner <= view.maxInner)
        #expect(view.overscroll == 0)
      }
      #expect(coordinator.view.hover.height == height)
    }
  }

  @Test("turned round it keeps its velocity, and no length falls below 0")
  func turnedRound() throws {
    let coordinator = try TestCoordinator(heights: [3000])
    try coordinator.pointer.pointee.setHeaderHeight(0, animated: true)
    try coordinator.advance(to: 0.15)
    let before = coordinator.view.range
    try coordinator.pointer.pointee.setHeaderHeight(190, animated: true)
    try coordinator.advance(to: 0.15 + 1.0 / 240)
    #expect(coordinator.view.range < before)
    try watch(coordinator) { view in
      #expect(view.range >= 0 && view.header.height >= 0 && view.hover.y >= 0 && view.pager.height >= 0)
    }
    #expect(coordinator.view.range == 190)
    // Fast towards nothing, then back.
    for step in 0..<40 {
      try coordinator.pointer.pointee.setHeaderHeight(step % 2 == 0 ? 0 : 1, animated: true)
      try coordinator.advance(to: coordinator.view.time + 0.02)
      #expect(coordinator.view.range >= 0 && coordinator.view.header.height >= 0)
    }
  }

  /// Both go 40 points by the same spring and begin together. So the last step and the end of the motion are the same
  /// instant, where the roundings of the times allow it.
  @Test("a motion that ends in a step ends there, whatever frames came before", arguments: 0..<40)
  func endsInStep(tenths: Int) throws {
    let start = Double(tenths) / 10
    for frame in [nil, 0.485, 0.487] {
      let coordinator = try TestCoordinator(heights: []) { $0.input.keyGlide = .spring }
      try coordinator.advance(to: start)
      coordinator.pointer.pointee.key(.down)
      try coordinator.pointer.pointee.setHoverHeight(10, animated: true)
      if let frame { try coordinator.advance(to: start + frame) }
      try coordinator.advance(to: start + 0.5)
      let ended = try #require(coordinator.poll().first { $0.kind == .scrollEnded })
      #expect(isClose(ended.time - start, 0.487137313249409, relative: 1e-9) && coordinator.view.outer == 40)
    }
  }

}
