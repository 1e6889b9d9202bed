import NestedSlideCore
import Testing

/// The same calls give the same bits.
@Suite("Repeatability")
struct RepeatabilityTests {
  @Test("twice the same", arguments: [false, true])
  func twice(_ isExtreme: Bool) throws {
    var calls = RandomCalls()
    calls.isExtreme = isExtreme
    for number in 0..<200 {
      let (settings, heights) = (calls.settings(), calls.heights())
      let first = try TestCoordinator(settings, fine: calls.fine, heights: heights)
      let second = try TestCoordinator(settings, fine: calls.fine, heights: heights)
      for _ in 0..<80 {
        let call = calls.next(first)
        let isAccepted = first.perform(call)
        let isSame = isAccepted == second.perform(call) && first.bytes == second.bytes
        let (events, again) = (first.poll(), second.poll())
        let isSameStory = events.count == again.count && zip(events, again).allSatisfy { $0.isSame(as: $1) }
        if !isSame || !isSameStory {
          Issue.record("case \(number): \(call)")
          break
        }
      }
    }
  }

  @Test("a refused call changes nothing, whatever is wrong with it")
  func refused() throws {
    var calls = RandomCalls()
    var count = 0
    for _ in 0..<200 {
      calls.isWrong = false
      let coordinator = try TestCoordinator(calls.settings(), fine: calls.fineSettings(), heights: calls.heights())
      calls.isWrong = true
      for _ in 0..<60 {
        let before = coordinator.bytes
        let call = calls.next(coordinator)
        if coordinator.perform(call) { continue }
        count += 1
        if coordinator.bytes != before { Issue.record("\(call)") }
        _ = coordinator.poll()
      }
      #expect(coordinator.isFinite)
    }
    #expect(count > 1_000)
  }
}

extension Event {
  func isSame(as other: Event) -> Bool {
    kind == other.kind && flag == other.flag && source == other.source && index == other.index
      && time.bitPattern == other.time.bitPattern && first.bitPattern == other.first.bitPattern
      && inner.bitPattern == other.inner.bitPattern
  }
}
