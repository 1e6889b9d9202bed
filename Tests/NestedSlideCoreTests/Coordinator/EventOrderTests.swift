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

  @Test("well-formed while the path scrolls by itself")
  func autoscrolling() throws {
    var calls = RandomCalls()
    calls.autoscrolls = true
    for _ in 0..<20 { _ = calls.generator.next() }
    try run(&calls, cases: 200, length: 80)
  }

  @Test("well-formed while the host reports scroll views of its own")
  func observing() throws {
    var calls = RandomCalls()
    calls.observes = true
    try run(&calls, cases: 200, length: 80)
  }

  @Test("offsets are told once a call, also where pages still turn when the top is reached")
  func topWithinTurn() throws {
    var settings = Settings()
    settings.layout.headerHeight = 2
    settings.paging.memory = .keep
    settings.scrollToTop = .pageFirst
    let coordinator = try TestCoordinator(settings, heights: [4000, 4000])
    coordinator.perform(.scroll(outer: 2, inner: 77, animated: false))
    coordinator.perform(.scrollToPage(1, animated: true))
    coordinator.perform(.advance(by: 0.02))
    coordinator.perform(.scrollToTop(animated: true))
    _ = coordinator.poll()
    coordinator.perform(.advance(by: 3))
    let kinds = coordinator.poll().map(\.kind)
    #expect(kinds.contains(.scrolledToTop) && kinds.contains(.pageTransitionEnded))
    #expect(kinds.count { $0 == .offsetChanged } == 1)
  }

  @Test("offsets are told once a call, also where the path goes on from the top")
  func onFromTop() throws {
    var settings = Settings()
    settings.layout.headerHeight = 200
    settings.scrollToTop = .pageFirst
    let coordinator = try TestCoordinator(settings, heights: [4000])
    coordinator.perform(.scroll(outer: 200, inner: 900, animated: false))
    coordinator.perform(.scrollToTop(animated: true))
    coordinator.perform(.advance(by: 0.05))
    let area = SnapArea(start: 300, length: 100, align: .start, alwaysStops: false)
    coordinator.perform(.setSnapAreas(0, [area], isMandatory: true, start: 0, end: 0))
    _ = coordinator.poll()
    coordinator.perform(.advance(by: 3))
    let kinds = coordinator.poll().map(\.kind)
    #expect(kinds.contains(.scrolledToTop) && coordinator.view.inner == 300)
    #expect(kinds.count { $0 == .offsetChanged } == 1)
  }

  @Test("well-formed for extreme amounts")
  func extreme() throws {
    var calls = RandomCalls()
    calls.isExtreme = true
    try run(&calls, cases: 200, length: 80)
  }
}
