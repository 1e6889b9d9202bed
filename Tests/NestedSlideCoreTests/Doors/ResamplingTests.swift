import Testing

@testable import NestedSlideCore

/// Frames that place what a finger drags where the finger was.
@Suite("Resampling")
struct ResamplingTests {
  private static let speed = 1000.0

  private func coordinator(_ change: (inout Settings) -> Void = { _ in }) throws -> TestCoordinator {
    var settings = Settings.profile
    settings.input.touchSlop = 0
    settings.input.resampling = .on
    change(&settings)
    let c = try TestCoordinator(settings, heights: [1e6, 1e6, 1e6])
    try c.place(outer: 200, inner: 1e5)
    return c
  }

  /// A finger's sample, told when the hardware saw it.
  private func tell(_ c: TestCoordinator, _ action: PointerAction, _ way: Double, at time: Double) throws {
    try c.pointer.pointee.pointer(action, id: 1, x: 195, y: 700 - way, time: time)
  }

  /// Drags steadily for so many samples of 8 ms, with a frame 3 ms after each, and answers the path and the last time.
  private func drag(_ c: TestCoordinator, samples: Int = 10, speed: Double = speed) throws -> (
    path: Double, time: Double
  ) {
    let path = c.view.path
    let start = c.view.time + 1
    try tell(c, .down, 0, at: start)
    for number in 1...samples {
      let time = start + 0.008 * Double(number)
      try tell(c, .move, speed * 0.008 * Double(number), at: time)
      try c.advance(to: time + 0.003)
    }
    return (path, start + 0.008 * Double(samples))
  }

  @Test("a pointer's call places the path at the finger, a frame 5 ms before it")
  func places() throws {
    let c = try coordinator()
    let (path, time) = try drag(c)
    #expect(isClose(c.view.path, path + 80 - 2))
    for ahead in [0.001, 0.004, 0.010] {
      try c.advance(to: time + 0.005 + ahead)
      #expect(isClose(c.view.path, path + 80 + 1000 * ahead))
    }
    try tell(c, .move, 96, at: time + 0.016)
    #expect(isClose(c.view.path, path + 96))
    #expect(c.view.needsFrame == 1)
  }

  @Test("a finger that tells nothing any more is where it was, and then no more frames are needed")
  func stands() throws {
    let c = try coordinator()
    let (path, time) = try drag(c)
    try c.advance(to: time + 0.005 + 0.033)
    #expect(c.view.needsFrame == 1 && c.view.path > path + 80)
    try c.advance(to: time + 0.005 + 0.035)
    #expect(c.view.needsFrame == 0 && isClose(c.view.path, path + 80))
    let before = c.view
    try c.advance(to: time + 5)
    #expect(c.view.path == before.path && c.view.phase == Phase.dragging.rawValue)
    // Lifted now it throws nothing.
    try tell(c, .up, 80, at: time + 5)
    #expect(c.view.velocityY == 0 && isClose(c.view.path, path + 80) && c.view.isAtRest == 1)
  }

  @Test(
    "the fling begins at the last sample's time plus the latency, and what it makes of its way is the finger's own",
    arguments: [0.0, 0.002, 0.0049, 0.0051, 0.012, 0.02])
  func throwing(_ wait: Double) throws {
    let c = try coordinator()
    let (path, time) = try drag(c)
    try tell(c, .up, 80, at: time + wait)
    #expect(isClose(c.view.path, path + 80))
    let k = Formulas.deceleration
    #expect(isClose(c.view.restInner + c.view.restOuter, path + 80 + Self.speed / k, relative: 1e-9))
    var now = time + max(wait, 0.003)
    for _ in 0..<40 {
      now += 0.0013
      try c.advance(to: now)
      let elapsed = now - time - 0.005
      let way = elapsed < 0 ? Self.speed * elapsed : Self.speed / k * -Elementary.expm1(-k * elapsed)
      #expect(isClose(c.view.path, path + 80 + way, relative: 1e-9), "\(wait) \(elapsed)")
    }
    try c.settle()
    #expect(isClose(c.view.path, path + 80 + Self.speed / k, relative: 1e-9))
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

  @Test("from pointer to frame there is no way back: a header that returns quickly stays shut, and so does an end")
  func noWayBack() throws {
    let c = try coordinator { $0.headerMotion = .quickReturn }
    let (path, time) = try drag(c)
    #expect(c.view.outer == 200 && isClose(c.view.path, path + 78))
    // Down it opens at once.
    for number in 1...8 {
      try tell(c, .move, 80 - 8 * Double(number), at: time + 0.008 * Double(number))
      try c.advance(to: time + 0.008 * Double(number) + 0.003)
    }
    #expect(c.view.outer < 200)
    // Beyond an end that does not give the finger moves nothing, whatever the frames.
    let end = try coordinator { $0.bounces = .never }
    try end.place(outer: 200, inner: end.view.maxInner)
    let shut = try drag(end)
    for number in 1...8 {
      #expect(end.view.inner == end.view.maxInner)
      try tell(end, .move, 80 + 8 * Double(number), at: shut.time + 0.008 * Double(number))
      #expect(end.view.inner == end.view.maxInner)
      try end.advance(to: shut.time + 0.008 * Double(number) + 0.003)
    }
    // Coming back it moves at once, by what the finger is behind its place of the last frame, 2 points before the last.
    try tell(end, .move, 144 - 20, at: shut.time + 0.08)
    #expect(isClose(end.view.inner, end.view.maxInner - 18))
  }

  @Test("the last movement is the finger's: a header that snaps by it goes where the finger went")
  func heading() throws {
    let c = try coordinator { $0.headerSnap = .direction }
    try c.place(outer: 60, inner: 0)
    let (_, time) = try drag(c, samples: 6)
    try tell(c, .up, 48, at: time + 0.2)
    try c.settle()
    #expect(c.view.outer == 200)
  }

  @Test("nothing is shown before the slop was passed, and the amounts add up to the finger's")
  func slop() throws {
    let c = try coordinator { $0.input.touchSlop = 10 }
    let path = c.view.path
    try tell(c, .down, 0, at: 1)
    for number in 1...12 {
      let time = 1 + 0.004 * Double(number)
      try tell(c, .move, 4 * Double(number), at: time)
      #expect(isClose(c.view.path, path + max(0, 4 * Double(number) - 10)))
      try c.advance(to: time + 0.001)
      let shown = 4 * Double(number) + 1 - 5 - 10
      #expect(isClose(c.view.path, path + max(0, shown)))
    }
    try tell(c, .up, 48, at: 1.2)
    #expect(isClose(c.view.path, path + 38))
  }

  @Test("sideways the page settles from where it is seen")
  func sideways() throws {
    let c = try coordinator()
    try c.pointer.pointee.pointer(.down, id: 1, x: 300, y: 500, time: 1)
    for number in 1...10 {
      let time = 1 + 0.008 * Double(number)
      try c.pointer.pointee.pointer(.move, id: 1, x: 300 - 8 * Double(number), y: 500, time: time)
      #expect(isClose(c.view.pagePosition, 8 * Double(number) / 390))
      try c.advance(to: time + 0.003)
      if number > 1 { #expect(isClose(c.view.pagePosition, (8 * Double(number) - 2) / 390)) }
    }
    try c.pointer.pointee.pointer(.up, id: 1, x: 220, y: 500, time: 1.083)
    #expect(isClose(c.view.pagePosition, 78.0 / 390))
    try c.settle()
    #expect(c.view.pageIndex == 1)
  }

  @Test("another finger takes over where the first one is, and off is as before")
  func others() throws {
    let c = try coordinator()
    let (path, time) = try drag(c)
    try c.pointer.pointee.pointer(.down, id: 2, x: 100, y: 300, time: time + 0.006)
    #expect(isClose(c.view.path, path + 80))
    try c.pointer.pointee.pointer(.move, id: 2, x: 100, y: 290, time: time + 0.014)
    #expect(isClose(c.view.path, path + 90))
    try c.pointer.pointee.pointer(.up, id: 2, x: 100, y: 290, time: time + 0.02)
    try c.pointer.pointee.pointer(.cancel, id: 1, x: 195, y: 620, time: time + 0.02)
    #expect(isClose(c.view.path, path + 90) && c.view.isAtRest == 1)
    let plain = try coordinator { $0.input.resampling = .none }
    let end = try drag(plain)
    #expect(isClose(plain.view.path, end.path + 80) && plain.view.needsFrame == 0)
  }

  @Test("whatever else moves the path meanwhile keeps it where it put it")
  func interrupted() throws {
    let c = try coordinator()
    let (path, time) = try drag(c)
    c.pointer.pointee.abandonGesture()
    try c.pointer.pointee.scroll(outer: 200, inner: 500, animated: false)
    try c.advance(to: time + 0.008)
    #expect(c.view.inner == 500)
    try tell(c, .move, 100, at: time + 0.016)
    try tell(c, .up, 100, at: time + 0.017)
    #expect(c.view.inner == 500 && path > 500)
    // A fling that is taken elsewhere before it begins.
    let other = try coordinator()
    let end = try drag(other)
    try tell(other, .up, 80, at: end.time)
    try other.pointer.pointee.scroll(outer: 0, inner: 0, animated: false)
    try other.advance(to: end.time + 0.004)
    #expect(other.view.path == 0 && other.view.isAtRest == 1)
  }
}
