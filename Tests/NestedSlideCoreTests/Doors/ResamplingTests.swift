import Testing

@testable import NestedSlideCore

/// Where a resampled finger's throw leads, by the formulas, and what is saved of it. behaviour/touch has the rest.
@Suite("Resampling")
struct ResamplingTests {
  private static let speed = 1000.0

  private func coordinator() throws -> TestCoordinator {
    var settings = Settings.profile
    settings.input.touchSlop = 0
    settings.input.resampling = .on
    let c = try TestCoordinator(settings, heights: [1e6, 1e6, 1e6])
    try c.place(outer: 200, inner: 1e5)
    return c
  }

  /// A finger's sample, told when the hardware saw it.
  private func tell(_ c: TestCoordinator, _ action: PointerAction, _ way: Double, at time: Double) throws {
    try c.pointer.pointee.pointer(action, id: 1, x: 195, y: 700 - way, time: time)
  }

  /// Drags steadily for so many samples of 8 ms, with a frame 3 ms after each, and answers the path and the last time.
  private func drag(_ c: TestCoordinator, samples: Int = 10) throws -> (path: Double, time: Double) {
    let path = c.view.path
    let start = c.view.time + 1
    try tell(c, .down, 0, at: start)
    for number in 1...samples {
      let time = start + 0.008 * Double(number)
      try tell(c, .move, Self.speed * 0.008 * Double(number), at: time)
      try c.advance(to: time + 0.003)
    }
    return (path, start + 0.008 * Double(samples))
  }

  @Test(
    "what is thrown goes on from what was shown, never back, and as far as from the finger's own place",
    arguments: [0.0, 0.002, 0.0049, 0.0051, 0.012, 0.02])
  func throwing(_ wait: Double) throws {
    let c = try coordinator()
    let (path, time) = try drag(c)
    let shown = c.view.path
    try tell(c, .up, 80, at: time + wait)
    #expect(isClose(c.view.path, path + 80))
    let k = Formulas.deceleration
    #expect(isClose(c.view.restInner + c.view.restOuter, path + 80 + Self.speed / k, relative: 1e-9))
    let start = c.pointer.pointee.path.motion.start
    #expect(start >= time + 0.0045 && start <= time + 0.02)
    var (now, before) = (time + max(wait, 0.003), shown)
    for _ in 0..<40 {
      now += 0.0013
      try c.advance(to: now)
      let elapsed = now - start
      let way = elapsed < 0 ? Self.speed * elapsed : Self.speed / k * -Elementary.expm1(-k * elapsed)
      #expect(isClose(c.view.path, max(shown, path + 80 + way), relative: 1e-9), "\(wait) \(elapsed)")
      #expect(c.view.path >= before - 1e-9 && c.view.path - before < 0.012 * Self.speed + wait * Self.speed)
      before = c.view.path
    }
    try c.settle()
    #expect(isClose(c.view.path, path + 80 + Self.speed / k, relative: 1e-9))
  }

  @Test("let go without a velocity it lies where the finger was, and is shown a little beyond before")
  func resting() throws {
    let c = try coordinator()
    let (path, time) = try drag(c)
    for number in 1...20 { try c.advance(to: time + 0.01 * Double(number)) }
    let shown = c.view.path
    try tell(c, .up, 80, at: time + 0.2)
    #expect(shown >= path + 80 && shown <= path + 85.2 && isClose(c.view.path, path + 80))
    try c.settle()
    #expect(isClose(c.view.path, path + 80))
  }

  @Test("saved and restored at any time it goes on with the same bits")
  func saved() throws {
    for samples in [1, 2, 5] {
      for (wait, frames) in [(0.001, 0), (0.001, 1), (0.001, 5), (0.015, 1)] {
        var c = try coordinator()
        let (_, time) = try drag(c, samples: samples)
        let copy = try c.copy()
        for each in [c, copy] { try tell(each, .up, 8 * Double(samples), at: time + 0.001) }
        #expect(c.saved == copy.saved)
        for number in 0..<frames { try c.advance(to: time + 0.003 + 0.001 * Double(number)) }
        let other = try c.copy()
        #expect(c.saved == other.saved)
        for each in [c, other] {
          for number in 0..<10 { try each.advance(to: time + wait + 0.01 + 0.0017 * Double(number)) }
        }
        #expect(c.saved == other.saved)
        c = other
      }
    }
  }
}
