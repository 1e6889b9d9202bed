import Testing

@testable import NestedSlideCore

/// The order of frames among themselves, and none between frames and pointer events.
@Suite("Frame time")
struct FrameTimeTests {
  private func pointer(_ c: TestCoordinator, _ action: PointerAction, y: Double, at time: Double) throws {
    try c.pointer.pointee.pointer(action, id: 1, x: 100, y: y, time: time)
  }

  @Test("a frame behind a pointer event is raised to it, behind a frame it is refused")
  func raised() throws {
    let c = try TestCoordinator()
    try c.advance(to: 1)
    try pointer(c, .down, y: 500, at: 2)
    try pointer(c, .move, y: 300, at: 3)
    for time in [1, 1.5, 2.5] {
      try c.advance(to: time)
      #expect(c.view.time == 3)
    }
    #expect(throws: Failure.self) { try c.advance(to: 2.4) }
    try c.advance(to: 4)
    #expect(throws: Failure.self) { try c.advance(to: 3.9) }
    #expect(c.view.time == 4)
  }

  @Test("it moves nothing and tells nothing")
  func silent() throws {
    let c = try TestCoordinator()
    try pointer(c, .down, y: 500, at: 2)
    try pointer(c, .move, y: 300, at: 3)
    _ = c.poll()
    let before = c.bytes
    try c.advance(to: 1)
    #expect(c.bytes == before && c.poll().isEmpty)
  }
}
