import Testing

@testable import NestedSlideCore

@Suite("A hover bar that hides")
struct HidingHoverTests {
  private func made(_ rule: HoverHides, _ change: (inout HoverHiding) -> Void) throws -> TestCoordinator {
    var fine = FineSettings()
    fine.hoverHides = rule
    let coordinator = try TestCoordinator(fine: fine)
    let extras = try coordinator.pointer.pointee.needExtras()
    change(&extras.pointee.hover)
    return coordinator
  }

  @Test("a save in which it does what its setting never does is refused: nobody would look after that")
  func contradictions() throws {
    let waits: (inout HoverHiding) -> Void = { $0.hidesAt = 0.2 }
    let moves: (inout HoverHiding) -> Void = { $0.move(from: 0, to: 50, at: 0) }
    for rule in [HoverHides.never, .byDirection] {
      #expect(throws: Failure.self, "\(rule), waiting") { _ = try made(rule, waits).copy() }
    }
    #expect(throws: Failure.self, "moving") { _ = try made(.never, moves).copy() }
    _ = try made(.afterTime, waits).copy()
    for rule in [HoverHides.byDirection, .afterTime] { _ = try made(rule, moves).copy() }
  }
}
