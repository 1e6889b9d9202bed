import NestedSlideCore
import Testing

/// Whatever is done: no trap, finite numbers, and offsets within their ranges at rest.
@Suite("Soundness")
struct SoundnessTests {
  private func run(_ calls: inout RandomCalls, cases: Int, length: Int) throws {
    for number in 0..<cases {
      let coordinator = try TestCoordinator(calls.settings(), fine: calls.fineSettings(), heights: calls.heights())
      var history = [Call]()
      for _ in 0..<length {
        let call = calls.next(coordinator)
        history.append(call)
        coordinator.perform(call)
        if history.count % 7 == 0 { _ = coordinator.poll() }
        if let fault = coordinator.fault {
          Issue.record("case \(number), \(fault) after \(history.count) calls: \(history.suffix(5))")
          break
        }
      }
    }
  }

  @Test("ordinary amounts")
  func ordinary() throws {
    var calls = RandomCalls()
    try run(&calls, cases: 300, length: 100)
  }

  @Test("extreme amounts")
  func extreme() throws {
    var calls = RandomCalls()
    calls.isExtreme = true
    try run(&calls, cases: 300, length: 100)
  }

  @Test("a thousand calls on one coordinator")
  func long() throws {
    var calls = RandomCalls()
    for isExtreme in [false, true] {
      calls.isExtreme = isExtreme
      try run(&calls, cases: 6, length: 1000)
    }
  }

  @Test("everything comes to rest")
  func rests() throws {
    var calls = RandomCalls()
    for number in 0..<200 {
      let coordinator = try TestCoordinator(calls.settings(), fine: calls.fineSettings(), heights: calls.heights())
      for _ in 0..<30 { coordinator.perform(calls.next(coordinator)) }
      coordinator.perform(.end(vx: 0, vy: calls.velocity()))
      for id in 0..<3 as Range<Int64> { coordinator.perform(.pointer(.up, id: id, x: 0, y: 0, after: 0)) }
      coordinator.perform(.wheelStep(.ended))
      try coordinator.settle()
      #expect(coordinator.view.isAtRest == 1 && coordinator.fault == nil, "case \(number)")
      let before = coordinator.bytes
      try coordinator.advance(to: coordinator.view.time)
      #expect(coordinator.bytes == before)
    }
  }

  @Test("the wheel never overscrolls")
  func wheel() throws {
    var calls = RandomCalls()
    for number in 0..<300 {
      let coordinator = try TestCoordinator(calls.settings(), fine: calls.fineSettings(), heights: calls.heights())
      for _ in 0..<20 {
        coordinator.perform(
          .wheel(dx: calls.amount(300), dy: calls.amount(2000), x: 100, y: calls.uniform(0, 800)))
        let view = coordinator.view
        let isWithin =
          view.outer >= coordinator.leastOuter && view.outer <= view.range
          && view.inner >= coordinator.leastInner && view.inner <= view.maxInner
        let last = Double(max(view.pageCount - 1, 0))
        let pagerIsWithin = coordinator.isEndless || view.pagePosition >= 0 && view.pagePosition <= last
        #expect(isWithin && view.overscroll == 0 && pagerIsWithin, "case \(number)")
        if view.isAtRest == 0 { try coordinator.settle() }
      }
    }
  }

  @Test("no pages, no room, nothing")
  func nothing() throws {
    for (width, height) in [(0.0, 0.0), (0, 800), (390, 0), (1e-300, 1e-300), (1e12, 1e12)] {
      for heights in [[], [0], [1e12, 0, 1e12]] as [[Double]] {
        var calls = RandomCalls()
        var settings = Settings.profile
        (settings.layout.viewportWidth, settings.layout.viewportHeight) = (width, height)
        calls.changesSettings = false
        let coordinator = try TestCoordinator(settings, heights: heights)
        for _ in 0..<200 {
          coordinator.perform(calls.next(coordinator))
          if let fault = coordinator.fault {
            Issue.record("\(width) x \(height), \(heights.count) pages: \(fault)")
            break
          }
        }
      }
    }
  }
}
