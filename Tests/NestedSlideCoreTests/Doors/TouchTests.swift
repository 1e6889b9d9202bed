import NestedSlideCore
import Testing

/// How a touch stands, for the host's own buttons.
@Suite("Touch")
struct TouchTests {
  private func expect(_ touch: Touch, _ c: TestCoordinator, _ location: SourceLocation = #_sourceLocation) {
    #expect(c.view.touch == touch.rawValue, sourceLocation: location)
  }

  private func pointer(
    _ c: TestCoordinator, _ action: PointerAction, _ id: Int64 = 1, y: Double = 500, at time: Double
  ) throws {
    try c.pointer.pointee.pointer(action, id: id, x: 100, y: y, time: time)
  }

  @Test("it waits, is pressed after the delay exactly, and taps")
  func tap() throws {
    let c = try TestCoordinator()
    expect(.none, c)
    try pointer(c, .down, at: 1)
    expect(.waiting, c)
    #expect(c.view.needsFrame == 1)
    try c.advance(to: 1.1.nextDown)
    expect(.waiting, c)
    try c.advance(to: 1.1)
    expect(.pressed, c)
    #expect(c.view.needsFrame == 0 && c.view.isAtRest == 0)
    try pointer(c, .move, y: 505, at: 1.2)
    expect(.pressed, c)
    try pointer(c, .up, y: 505, at: 1.3)
    expect(.tapped, c)
    #expect(c.view.isAtRest == 1 && c.view.path == 0)
    try pointer(c, .down, at: 2)
    expect(.waiting, c)
    // Quick enough it is a tap without ever being pressed.
    try pointer(c, .up, at: 2.01)
    expect(.tapped, c)
  }

  @Test("pressed at once without a delay")
  func noDelay() throws {
    var fine = FineSettings()
    fine.pressDelay = 0
    let c = try TestCoordinator(.profile, fine: fine, heights: [3000])
    try pointer(c, .down, at: 0)
    expect(.pressed, c)
    #expect(c.view.needsFrame == 0)
  }

  @Test("moved beyond the slop it is no tap, whatever becomes of the movement")
  func dragged() throws {
    let c = try TestCoordinator()
    try pointer(c, .down, at: 0)
    try pointer(c, .move, y: 510, at: 0.01)
    expect(.waiting, c)
    try pointer(c, .move, y: 510.5, at: 0.02)
    expect(.dragged, c)
    #expect(c.view.needsFrame == 0)
    try pointer(c, .move, y: 500, at: 0.03)
    try pointer(c, .up, y: 500, at: 1)
    expect(.none, c)
    try c.settle()
    // A command has taken over.
    try pointer(c, .down, at: 5)
    c.pointer.pointee.scrollToPage(1, animated: true)
    expect(.waiting, c)
    try pointer(c, .move, y: 600, at: 5.01)
    expect(.dragged, c)
    try pointer(c, .up, y: 600, at: 5.02)
    expect(.none, c)
    // The axis is the host's.
    try c.settle()
    try c.pointer.pointee.setRegions(count: 1) { _ in
      Region(frame: Rect(x: 0, y: 0, width: 390, height: 3000), view: 1, axes: .vertical)
    }
    try pointer(c, .down, at: 9)
    try pointer(c, .move, y: 600, at: 9.01)
    expect(.dragged, c)
  }

  @Test("not alone it is no tap")
  func second() throws {
    let c = try TestCoordinator()
    try pointer(c, .down, at: 0)
    try pointer(c, .down, 2, at: 0.01)
    expect(.dragged, c)
    try pointer(c, .up, 2, at: 0.02)
    expect(.dragged, c)
    try pointer(c, .up, at: 0.03)
    expect(.none, c)
  }

  @Test("one that catches a throw is none, one that catches a bounce or what a command moves is")
  func caught() throws {
    var c = try TestCoordinator()
    try c.drag(0, velocity: 3000)
    try pointer(c, .down, at: 0.1)
    expect(.dragged, c)
    try pointer(c, .up, at: 0.15)
    expect(.none, c)
    c = try TestCoordinator()
    c.pointer.pointee.scrollToPage(1, animated: true)
    try pointer(c, .down, at: 0.1)
    #expect(c.view.pagePosition > 0)
    expect(.waiting, c)
    c = try TestCoordinator()
    try c.pointer.pointee.beginSession(source: .touch, x: 100, y: 600)
    try c.pointer.pointee.endSession(vx: 900, vy: 0)
    try pointer(c, .down, at: 0.1)
    #expect(c.view.pagePosition > 0)
    expect(.dragged, c)
    c = try TestCoordinator()
    try c.drag(-300)
    try pointer(c, .down, at: 0.1)
    #expect(c.view.overscroll < 0)
    expect(.waiting, c)
    try pointer(c, .up, at: 0.15)
    expect(.tapped, c)
  }

  @Test("cancelled it is none")
  func cancelled() throws {
    let c = try TestCoordinator()
    try pointer(c, .down, at: 0)
    try c.advance(to: 0.2)
    expect(.pressed, c)
    try pointer(c, .cancel, at: 0.3)
    expect(.none, c)
  }

  @Test("the same at every frame rate, and made again of its bytes")
  func restored() throws {
    let c = try TestCoordinator()
    try pointer(c, .down, at: 1)
    let copy = try c.copy()
    for time in [1.05, 1.0999] { try c.advance(to: time) }
    for coordinator in [c, copy] {
      try coordinator.advance(to: 1.1)
      expect(.pressed, coordinator)
    }
  }
}
