import NestedSlideCore
import Testing

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

  @Test("a collapsed header stays collapsed and the page where it is, all the way", arguments: [80.0, 320, 0])
  func pinned(height: Double) throws {
    let coordinator = try TestCoordinator(heights: [3000])
    try coordinator.place(outer: 200, inner: 333)
    try coordinator.pointer.pointee.setHeaderHeight(height, animated: true)
    var ranges = [Double]()
    try watch(coordinator) { view in
      #expect(view.outer == view.range && view.inner == 333 && view.hover.y == 0)
      ranges.append(view.range)
    }
    #expect(ranges.first == 200 && ranges.last == height && ranges.count > 20)
    #expect(zip(ranges, ranges.dropFirst()).allSatisfy { height < 200 ? $0 >= $1 : $0 <= $1 })
  }

  @Test("an open one keeps its offset, and what is below moves by the spring")
  func open() throws {
    let coordinator = try TestCoordinator(heights: [3000])
    try coordinator.place(outer: 40, inner: 0)
    try coordinator.pointer.pointee.setHeaderHeight(120, animated: true)
    try coordinator.advance(to: 0.1)
    let left = Formulas.animationLeft(at: 0.1)
    #expect(isClose(coordinator.view.hover.y, 80 + 80 * left, scale: 100) && coordinator.view.outer == 40)
    #expect(coordinator.view.phase == Phase.animating.rawValue)
    try coordinator.settle()
    #expect(coordinator.view.hover.y == 80 && coordinator.view.range == 120)
  }

  @Test("an offset beyond the new range goes with it, and the header is collapsed then")
  func clamped() throws {
    let coordinator = try TestCoordinator(heights: [3000])
    try coordinator.place(outer: 150, inner: 0)
    try coordinator.pointer.pointee.setHeaderHeight(90, animated: true)
    try watch(coordinator) { #expect($0.outer == min(150, $0.range)) }
    #expect(coordinator.view.collapseState == CollapseState.pinned.rawValue && coordinator.view.outer == 90)
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

  @Test("changed again in mid-motion it goes on from where it is, no slower")
  func retargeted() throws {
    let coordinator = try TestCoordinator(heights: [3000])
    try coordinator.pointer.pointee.setHeaderHeight(400, animated: true)
    // Heights go in steps of 1/240 s.
    try coordinator.advance(to: 23.0 / 240)
    let before = coordinator.view.hover.y
    try coordinator.advance(to: 24.0 / 240)
    let place = coordinator.view.hover.y
    try coordinator.pointer.pointee.setHeaderHeight(500, animated: true)
    #expect(coordinator.view.hover.y == place)
    try coordinator.advance(to: 25.0 / 240)
    let after = coordinator.view.hover.y
    #expect(isClose(after - place, place - before, relative: 0.05))
    try coordinator.settle()
    #expect(coordinator.view.hover.y == 500)
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

  @Test("a fling that meets it goes on to the new seam, the same at every frame rate")
  func fling() throws {
    var ends = [Snapshot]()
    for rate in [24.0, 60, 144, 7] {
      let coordinator = try TestCoordinator(heights: [3000])
      try coordinator.drag(0, velocity: 0)
      try coordinator.pointer.pointee.beginSession(source: .touch, x: 0, y: 700)
      try coordinator.pointer.pointee.endSession(vx: 0, vy: 1500)
      try coordinator.pointer.pointee.setHeaderHeight(320, animated: true)
      var frame = 0.0
      while coordinator.view.time < 0.25 {
        frame += 1
        try coordinator.advance(to: min(frame / rate, 0.25))
      }
      ends.append(coordinator.view)
      try coordinator.settle()
      ends.append(coordinator.view)
    }
    for (view, other) in zip(ends, ends.dropFirst(2)) {
      #expect(isClose(view.outer, other.outer, relative: 1e-9, scale: 100))
      #expect(isClose(view.inner, other.inner, relative: 1e-9, scale: 100))
      #expect(isClose(view.range, other.range, relative: 1e-9, scale: 100))
    }
    #expect(ends[1].outer == 320 && ends[1].inner > 100)
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

  @Test("at once where nothing moves, or where it is not animated")
  func atOnce() throws {
    let coordinator = try TestCoordinator(heights: [3000])
    try coordinator.pointer.pointee.setHeaderHeight(200, animated: true)
    #expect(coordinator.view.isAtRest == 1)
    try coordinator.pointer.pointee.setHeaderHeight(90, animated: false)
    #expect(coordinator.view.isAtRest == 1 && coordinator.view.hover.y == 90)
    #expect(throws: Failure.self) { try coordinator.pointer.pointee.setHeaderHeight(-1, animated: true) }
    #expect(throws: Failure.self) { try coordinator.pointer.pointee.setHoverHeight(.nan, animated: false) }
  }
}
