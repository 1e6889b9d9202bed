import Testing

@testable import NestedSlideCore

/// The instant at which something happens next is a function of what is kept: it is the same whenever it is asked for, by
/// whomever.
@Suite("Agenda")
struct AgendaTests {
  private func run(_ calls: inout RandomCalls, cases: Int, length: Int) throws {
    for number in 0..<cases {
      let coordinator = try TestCoordinator(calls.settings(), fine: calls.fineSettings(), heights: calls.heights())
      for step in 0..<length {
        let call = calls.next(coordinator)
        coordinator.perform(call)
        if let fault = try fault(coordinator) {
          Issue.record("case \(number), step \(step): \(fault) after \(call)")
          break
        }
      }
    }
  }

  private func fault(_ coordinator: TestCoordinator) throws -> String? {
    let agenda = coordinator.pointer.pointee.agenda
    let next = min(coordinator.pointer.pointee.nextInstant(), Limits.time)
    if agenda != -.infinity && agenda != next { return "the agenda says \(agenda), it is \(next)" }
    let copy = try coordinator.copy()
    let restored = min(copy.pointer.pointee.nextInstant(), Limits.time)
    return restored == next ? nil : "made of its bytes it is \(restored), not \(next)"
  }

  @Test("as if built anew, after every call, and after saving and restoring")
  func builtAnew() throws {
    var calls = RandomCalls()
    try run(&calls, cases: 500, length: 40)
  }

  @Test("also while the host reports scroll views of its own")
  func observed() throws {
    var calls = RandomCalls()
    calls.observes = true
    try run(&calls, cases: 150, length: 40)
  }

  @Test("for extreme amounts", arguments: [false, true])
  func extreme(autoscrolls: Bool) throws {
    var calls = RandomCalls()
    (calls.isExtreme, calls.autoscrolls) = (true, autoscrolls)
    try run(&calls, cases: 300, length: 40)
  }

  @Test("what is at rest has none")
  func atRest() throws {
    var calls = RandomCalls()
    for _ in 0..<100 {
      let coordinator = try TestCoordinator(calls.settings(), fine: calls.fineSettings(), heights: calls.heights())
      for _ in 0..<20 { coordinator.perform(calls.next(coordinator)) }
      coordinator.perform(.end(vx: 0, vy: 0))
      for id in 0..<3 as Range<Int64> { coordinator.perform(.pointer(.cancel, id: id, x: 0, y: 0, after: 0)) }
      coordinator.perform(.wheelStep(.ended))
      try coordinator.settle()
      #expect(coordinator.pointer.pointee.nextInstant() == .infinity)
    }
  }
}
