import Testing

@testable import NestedSlideCore

@Suite("Beginning")
struct BeginningTests {
  /// What a coordinator shows, but for how many events wait and which of its states this is.
  private func bytes(_ coordinator: TestCoordinator) -> [UInt8] {
    var view = coordinator.view
    view.eventsQueued = 0
    return withUnsafeBytes(of: view) { Array($0) }
  }

  @Test("a new coordinator has nothing left to settle, to show or to tell")
  func settled() throws {
    var calls = RandomCalls()
    for number in 0..<2000 {
      calls.isExtreme = number % 4 == 0
      let settings = calls.settings()
      let coordinator = try TestCoordinator(settings, fine: calls.fineSettings(), heights: calls.heights())
      let (before, saved) = (bytes(coordinator), coordinator.saved)
      coordinator.pointer.pointee.finish()
      #expect(bytes(coordinator) == before && coordinator.saved == saved, "case \(number): \(settings)")
    }
  }
}
