import NestedSlideCore
import Testing

/// Content above what is seen changes: the offset follows, and what moves the page goes on.
@Suite("Shifted pages")
struct ShiftPageTests {
  private static let height = 40_000.0

  /// What can move or hold a page.
  enum Motion: CaseIterable {
    case rest, drag, fling, upwards, bounce, glide, key, animation, turn, snap
  }

  /// A page in the middle of which something moves it.
  private func moving(
    _ motion: Motion, _ preset: PhysicsPreset, _ curve: FlingCurve?, _ generator: inout RepeatableGenerator
  ) throws -> TestCoordinator {
    let coordinator = try TestCoordinator(heights: [Self.height, 3000]) {
      ($0.motion.preset, $0.motion.flingCurve) = (preset, curve)
      ($0.overscrollTop, $0.overscrollBottom) = (.page, .page)
    }
    let pointer = coordinator.pointer
    try coordinator.place(outer: 200, inner: 15_000)
    switch motion {
    case .rest: break
    case .drag:
      try pointer.pointee.beginSession(source: .touch, x: 100, y: 500)
      try pointer.pointee.updateSession(dx: 0, dy: generator.uniform(-300, 300))
    case .fling: try coordinator.drag(generator.uniform(-50, 50), velocity: generator.uniform(1000, 6000))
    case .upwards: try coordinator.drag(generator.uniform(-50, 50), velocity: generator.uniform(-6000, -1000))
    case .bounce:
      try coordinator.place(outer: 200, inner: coordinator.view.maxInner)
      try coordinator.drag(generator.uniform(50, 400), velocity: generator.uniform(0, 1000))
    case .glide:
      try pointer.pointee.wheel(
        WheelStep(unit: .notch, phase: .none, shift: false, x: 100, y: 500, dx: 0, dy: generator.uniform(-9, 9)))
    case .key: pointer.pointee.key(generator.next() % 2 == 0 ? .pageDown : .up)
    case .animation: try pointer.pointee.scroll(outer: nil, inner: generator.uniform(9000, 20_000), animated: true)
    case .turn:
      try pointer.pointee.beginSession(source: .touch, x: 100, y: 500)
      try pointer.pointee.updateSession(dx: 60, dy: 0)
      try pointer.pointee.endSession(vx: -200, vy: 0)
    case .snap:
      let areas = (0..<60).map { SnapArea(start: 500 * Double($0) + 130, length: 100) }
      try coordinator.setSnapAreas(areas, isMandatory: true)
      try coordinator.drag(80, velocity: generator.uniform(-900, 900))
    }
    try coordinator.advance(to: coordinator.view.time + generator.uniform(0, 0.25))
    return coordinator
  }

  @Test("a bounce swings no further than what is left of the page", arguments: [0.0, 10])
  func bounceOnShorterPage(room: Double) throws {
    let coordinator = try TestCoordinator(fine: .with(springDamping: 0.1)) {
      ($0.layout.headerHeight, $0.layout.hoverHeight) = (0, 0)
    }
    try coordinator.drag(-100)
    try coordinator.pointer.pointee.shiftPage(0, height: 800 + room, by: -1)
    var reached = 0.0
    for frame in 1...60 {
      try coordinator.advance(to: Double(frame) / 60)
      reached = max(reached, coordinator.view.inner)
    }
    #expect(coordinator.view.maxInner == room && reached == room)
  }

  @Test("an animation that closes a pull goes no further than what is left of the page")
  func animationOnShorterPage() throws {
    let coordinator = try TestCoordinator { ($0.layout.headerHeight, $0.layout.hoverHeight) = (0, 0) }
    try coordinator.drag(-100)
    try coordinator.pointer.pointee.reveal(page: 0, y: 50, height: 0, align: .start, animated: true)
    try coordinator.pointer.pointee.shiftPage(0, height: 0, by: 1)
    #expect(coordinator.view.restInner == 0)
    try coordinator.settle()
    #expect(coordinator.view.inner == 0 && coordinator.view.maxInner == 0)
  }

  @Test("what shows moves by the shift and the velocity stays", arguments: PhysicsPreset.all, Motion.allCases)
  func shown(_ preset: PhysicsPreset, _ motion: Motion) throws {
    for curve in [nil] + FlingCurve.all.map(Optional.some) {
      var generator = RepeatableGenerator(stream: UInt64(preset.rawValue) * 10 + UInt64(curve?.rawValue ?? 9))
      for _ in 0..<8 {
        let coordinator = try moving(motion, preset, curve, &generator)
        var height = Self.height
        for _ in 0..<4 {
          let before = coordinator.view
          let shownBefore = coordinator.view.inner
          let kind = coordinator.motion
          // At rest it holds on to its area, which stays where it is.
          if motion == .snap && kind == nil { break }
          let shift = (generator.uniform(-2000, 2000) * 4).rounded() / 4
          height += shift
          try coordinator.pointer.pointee.shiftPage(0, height: height, by: shift)
          let after = coordinator.view
          let moved = coordinator.view.inner - shownBefore
          let what = "\(motion), \(String(describing: curve)), by \(shift)"
          if (moved - shift).magnitude > 1e-9 { return recordFault("\(what): moved by \(moved)") }
          if after.outer != before.outer || after.overscroll != before.overscroll {
            return recordFault("\(what): outer \(after.outer), overscroll \(after.overscroll)")
          }
          let used = coordinator.settings.motion.usedCurve
          let isExact = motion != .snap && kind == .decelerating && used == .exponential
          let isSame =
            isExact
            ? after.velocityY == before.velocityY
            : isClose(after.velocityY, before.velocityY, relative: 1e-6, scale: 1)
          // A snap area that is nearer after the shift is not passed.
          let isHeld = motion == .snap && after.velocityY.magnitude < before.velocityY.magnitude
          if !isSame && !isHeld { return recordFault("\(what): velocity \(before.velocityY), now \(after.velocityY)") }
          if coordinator.motion != kind || after.phase != before.phase {
            return recordFault("\(what): phase \(before.phase) became \(after.phase)")
          }
          // A snap area may be nearer after the shift than the one that it led to.
          if motion != .snap && !isClose(after.restInner, before.restInner + shift, relative: 1e-6, scale: 10) {
            return recordFault("\(what): led to \(before.restInner), now to \(after.restInner)")
          }
          if let fault = coordinator.fault ?? coordinator.rangeFault { return recordFault("\(what): \(fault)") }
          try coordinator.advance(to: after.time + generator.uniform(0, 0.06))
        }
      }
    }
  }

  @Test("beside a twin whose content stays, at other frame rates", arguments: PhysicsPreset.all, Motion.allCases)
  func twin(_ preset: PhysicsPreset, _ motion: Motion) throws {
    if motion == .snap { return }
    for curve in FlingCurve.all {
      var generator = RepeatableGenerator(stream: UInt64(preset.rawValue) * 10 + UInt64(curve.rawValue))
      let shifted = try moving(motion, preset, curve, &generator)
      let (still, coarse) = (try shifted.copy(), try shifted.copy())
      var (total, frame) = (0.0, shifted.view.time)
      for _ in 0..<12 {
        let end = frame + generator.uniform(0.01, 0.15)
        while frame + 1.0 / 90 < end {
          frame += generator.uniform(0.001, 1.0 / 90)
          try shifted.advance(to: frame)
        }
        frame = end
        for coordinator in [shifted, still, coarse] { try coordinator.advance(to: end) }
        for (coordinator, total) in [(shifted, total), (coarse, total)] {
          let (seen, expected) = (coordinator.view.inner - total, still.view.inner)
          let isSame =
            isClose(seen, expected, relative: 1e-6, scale: 1000)
            && isClose(coordinator.view.velocityY, still.view.velocityY, relative: 1e-6, scale: 100)
            && coordinator.view.phase == still.view.phase && coordinator.view.pageIndex == still.view.pageIndex
          if !isSame {
            return recordFault(
              "\(curve) at \(end): \(seen) at \(coordinator.view.velocityY), not \(expected) at \(still.view.velocityY)"
            )
          }
        }
        let shift = (generator.uniform(-600, 600) * 4).rounded() / 4
        total += shift
        for coordinator in [shifted, coarse] {
          try coordinator.pointer.pointee.shiftPage(0, height: Self.height + total, by: shift)
        }
      }
    }
  }

  @Test("the place it is led to moves too, within the range", arguments: PhysicsPreset.all)
  func goals(_ preset: PhysicsPreset) throws {
    for (goal, shift, height) in [(12_000.0, 700.0, 40_700.0), (12_000, -700, 39_300), (20_000, 900, 15_000)] {
      let coordinator = try TestCoordinator(heights: [Self.height]) { $0.motion.preset = preset }
      try coordinator.place(outer: 200, inner: 9000)
      try coordinator.pointer.pointee.scroll(outer: nil, inner: goal, animated: true)
      try coordinator.advance(to: 0.1)
      try coordinator.pointer.pointee.shiftPage(0, height: height, by: shift)
      let expected = min(goal + shift, coordinator.view.maxInner)
      #expect(coordinator.view.restInner == expected)
      try coordinator.settle()
      #expect(coordinator.view.inner == expected && coordinator.view.isAtRest == 1)
    }
  }

  @Test("what leads to the top leads there still")
  func top() throws {
    for (shift, command) in [(500.0, true), (-500, true), (500, false), (-500, false)] {
      let coordinator = try TestCoordinator(heights: [Self.height])
      try coordinator.place(outer: 200, inner: 900)
      if command {
        coordinator.pointer.pointee.scrollToTop(animated: true)
      } else {
        try coordinator.pointer.pointee.scroll(outer: nil, inner: 0, animated: true)
      }
      try coordinator.advance(to: 0.05)
      try coordinator.pointer.pointee.shiftPage(0, height: Self.height + shift, by: shift)
      #expect(coordinator.view.restInner == 0)
      try coordinator.settle()
      #expect(coordinator.view.inner == 0 && coordinator.view.outer == (command ? 0 : 200))
    }
  }

  @Test("a pulled-down top takes in what comes there", arguments: [10.0, 30, 5000], [false, true])
  func pulledTop(_ shift: Double, _ isReleased: Bool) throws {
    let coordinator = try TestCoordinator(heights: [3000]) { $0.overscrollTop = .page }
    try coordinator.pointer.pointee.beginSession(source: .touch, x: 100, y: 500)
    try coordinator.pointer.pointee.updateSession(dx: 0, dy: -120)
    if isReleased { try coordinator.pointer.pointee.endSession(vx: 0, vy: 0) }
    let pulled = coordinator.view.inner
    #expect(pulled < -30 && coordinator.view.overscroll == pulled)
    try coordinator.pointer.pointee.shiftPage(0, height: 3000 + shift, by: shift)
    #expect((coordinator.view.inner - pulled - shift).magnitude < 1e-9)
    let left = min(pulled + shift, 0)
    #expect((coordinator.view.overscroll - left).magnitude < 1e-9)
    #expect(coordinator.place.inner >= 0 && coordinator.rangeFault == nil)
    if !isReleased {
      // The finger goes on with what is left in its hand.
      let covered = coordinator.covered
      try coordinator.pointer.pointee.updateSession(dx: 0, dy: 400)
      #expect(isClose(coordinator.covered - covered, 400, relative: 1e-9))
      try coordinator.pointer.pointee.endSession(vx: 0, vy: 0)
    }
    try coordinator.settle()
    #expect(coordinator.view.isAtRest == 1 && coordinator.view.overscroll == 0 && coordinator.fault == nil)
  }

  @Test("beyond the ends: the top at once, the bottom eased back")
  func ends() throws {
    let coordinator = try TestCoordinator(heights: [3000])
    try coordinator.place(outer: 200, inner: 500)
    try coordinator.pointer.pointee.shiftPage(0, height: 2000, by: -1000)
    #expect(coordinator.view.inner == 0 && coordinator.view.isAtRest == 1)
    try coordinator.pointer.pointee.shiftPage(0, height: 3000, by: 1000)
    #expect(coordinator.view.inner == 1000)
    try coordinator.pointer.pointee.shiftPage(0, height: 2000, by: 600)
    #expect(coordinator.view.inner == 1600 && coordinator.view.isAtRest == 0)
    try coordinator.settle()
    #expect(coordinator.view.inner == coordinator.view.maxInner && coordinator.fault == nil)
  }

  @Test("a page that is not the current one moves at once, within its range")
  func otherPages() throws {
    let coordinator = try TestCoordinator { $0.paging.memory = .keep }
    coordinator.pointer.pointee.scrollToPage(1, animated: false)
    try coordinator.place(outer: 200, inner: 1000)
    coordinator.pointer.pointee.scrollToPage(0, animated: false)
    for (height, shift, offset) in [(3000.0, 50.0, 1050.0), (3000, -2000, 0), (9000, 4000, 4000), (3000, 0, 2250)] {
      try coordinator.pointer.pointee.shiftPage(1, height: height, by: shift)
      let page = try coordinator.page(1)
      #expect(page.offset == offset && page.maxOffset == height - 750)
    }
    #expect(coordinator.view.inner == 0)
  }

  @Test("what was to be brought into view has moved with the content")
  func retargeted() throws {
    for animated in [false, true] {
      let coordinator = try TestCoordinator(heights: [Self.height])
      try coordinator.place(outer: 200, inner: 1000)
      try coordinator.pointer.pointee.reveal(page: nil, y: 9000, height: 100, align: .start, animated: animated)
      if animated { try coordinator.advance(to: 0.1) }
      try coordinator.pointer.pointee.shiftPage(0, height: Self.height + 300, by: 300)
      let velocity = coordinator.view.velocityY
      try coordinator.pointer.pointee.retargetReveal(page: nil, y: 9300, height: 100, align: .start)
      #expect(coordinator.view.restInner == 9300 && coordinator.view.velocityY == velocity)
      try coordinator.pointer.pointee.retargetReveal(page: nil, y: 7000, height: 100, align: .start)
      #expect(coordinator.view.restInner == (animated ? 7000 : 9300))
      // Held to what does not pass the place that is nearer now.
      let most = 2 * Double.pi / 0.35 * (7000 - coordinator.view.inner)
      let expected = animated ? min(velocity, most) : velocity
      #expect(isClose(coordinator.view.velocityY, expected, relative: 1e-9, scale: 1))
      try coordinator.settle()
      #expect(coordinator.view.inner == (animated ? 7000 : 9300))
    }
  }
}
