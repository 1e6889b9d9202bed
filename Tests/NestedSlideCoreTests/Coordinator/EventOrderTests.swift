import NestedSlideCore
import Testing

@Suite("Event order")
struct EventOrderTests {
  private func run(_ calls: inout RandomCalls, cases: Int, length: Int) throws {
    for number in 0..<cases {
      let coordinator = try TestCoordinator(calls.settings(), fine: calls.fineSettings(), heights: calls.heights())
      var grammar = EventGrammar(coordinator)
      var history = [Call]()
      for _ in 0..<length {
        let call = calls.next(coordinator)
        history.append(call)
        let isAccepted = coordinator.perform(call)
        grammar.read(coordinator, after: isAccepted ? call : nil)
        if !grammar.faults.isEmpty { break }
      }
      #expect(grammar.faults.isEmpty, "case \(number), after \(history.count) calls: \(history.suffix(6))")
    }
  }

  @Test("well-formed, whatever the host does with the pages it has")
  func samePages() throws {
    var calls = RandomCalls()
    calls.changesPages = false
    try run(&calls, cases: 300, length: 80)
  }

  @Test("well-formed while pages come, go and move")
  func changingPages() throws {
    var calls = RandomCalls()
    for _ in 0..<10 { _ = calls.generator.next() }
    try run(&calls, cases: 300, length: 80)
  }

  @Test("well-formed while the host reports scroll views of its own")
  func observing() throws {
    var calls = RandomCalls()
    calls.observes = true
    try run(&calls, cases: 200, length: 80)
  }

  @Test("well-formed for extreme amounts")
  func extreme() throws {
    var calls = RandomCalls()
    calls.isExtreme = true
    try run(&calls, cases: 200, length: 80)
  }
}
