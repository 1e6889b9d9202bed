import NestedSlideCore
import Testing

/// Whole sessions, made up at random: what is promised of every one of them, with all presets, curves and policies.
@Suite("Random sessions")
struct RandomSessionTests {
  private func calls(_ stream: Int) -> RandomCalls {
    var calls = RandomCalls()
    calls.generator = RepeatableGenerator(stream: UInt64(stream))
    calls.autoscrolls = stream % 100 >= 4
    return calls
  }

  private func coordinator(_ calls: inout RandomCalls, resets: Bool = true) throws -> TestCoordinator {
    var settings = calls.settings()
    if !resets { settings.paging.memory = calls.any([.align, .keep]) }
    return try TestCoordinator(settings, fine: calls.fineSettings(), heights: calls.heights())
  }

  /// Everything that held or moved it lets go.
  private func letGo(_ coordinator: TestCoordinator, velocity: Double, _ grammar: inout EventGrammar) {
    var calls = [Call.autoscroll(.off, y: 0, from: 0, speed: 0), .end(vx: 0, vy: velocity), .wheelStep(.ended)]
    for id in 0..<3 as Range<Int64> { calls.append(.pointer(.up, id: id, x: 0, y: 0, after: 0)) }
    for call in calls { grammar.read(coordinator, after: coordinator.perform(call) ? call : nil) }
  }

  @Test(
    "nothing is lost, nothing jumps, everything is told and comes to rest",
    arguments: [0, 1, 2, 3, 4, 5, 6, 9, 11, 17, 21, 55, 107, 200, 277])
  func sound(_ part: Int) throws {
    var calls = calls(part)
    for number in 0..<(calls.autoscrolls ? 500 : 1000) {
      let coordinator = try coordinator(&calls, resets: false)
      var grammar = EventGrammar(coordinator)
      var history = [Call]()
      var fault: String?
      for _ in 0..<25 where fault == nil {
        let call = calls.next(coordinator)
        if case .apply = call { continue }
        history.append(call)
        let checks = SessionChecks(coordinator)
        let isAccepted = coordinator.perform(call)
        grammar.read(coordinator, after: isAccepted ? call : nil)
        fault = coordinator.fault ?? coordinator.rangeFault ?? grammar.faults.first
        if isAccepted { fault = fault ?? checks.loss(call) ?? checks.jump(call) }
        if case .restore = call, !isAccepted { fault = "what it saved is refused" }
      }
      if fault == nil {
        letGo(coordinator, velocity: calls.velocity(), &grammar)
        for _ in 0..<20 where fault == nil {
          let (checks, step) = (SessionChecks(coordinator), calls.uniform(0, 0.002))
          try coordinator.advance(to: coordinator.view.time + step)
          grammar.read(coordinator, after: .advance(by: step))
          fault = coordinator.fault ?? coordinator.rangeFault ?? grammar.faults.first ?? checks.leap(after: step)
        }
        fault = fault ?? unrest(coordinator)
      }
      if let fault {
        Issue.record(
          "part \(part), case \(number): \(fault) by \(history.last.map { "\($0)" } ?? "") after \(history.suffix(7))")
      }
    }
  }

  /// What still moves a minute after the last input, or moves though no frame is needed.
  private func unrest(_ coordinator: TestCoordinator) -> String? {
    // A constant deceleration may take its time.
    let settings = coordinator.settings.motion
    let isSlow = settings.usedCurve == .constant
    coordinator.perform(.advance(by: isSlow ? 600 : 60))
    if coordinator.view.isAtRest == 0 || coordinator.view.needsFrame != 0 { return "never rests" }
    if let fault = coordinator.fault { return fault }
    let before = coordinator.view
    coordinator.perform(.advance(by: 1))
    let after = coordinator.view
    let isSame =
      before.outer == after.outer && before.inner == after.inner && before.pagePosition == after.pagePosition
      && before.indicator == after.indicator && before.refresh == after.refresh && after.isAtRest == 1
    return isSame ? nil : "moves without a frame"
  }

  @Test("made again of its bytes at any instant it goes on with the same bits", arguments: [0, 1, 4, 7])
  func restored(_ part: Int) throws {
    var calls = calls(100 + part)
    for number in 0..<(calls.autoscrolls ? 750 : 1500) {
      let original = try coordinator(&calls)
      var history = [Call]()
      for _ in 0..<calls.whole(1...15) {
        history.append(calls.next(original))
        original.perform(history[history.count - 1])
      }
      let copy = try original.copy()
      var fault = copy.differs(from: original)
      for _ in 0..<8 where fault == nil {
        let call = calls.next(original)
        history.append(call)
        let isAccepted = original.perform(call)
        fault = copy.perform(call) == isAccepted ? copy.differs(from: original) : "one is refused"
      }
      if let fault { Issue.record("part \(part), case \(number): \(fault) after \(history.suffix(9))") }
    }
  }
}

extension TestCoordinator {
  /// What is beyond its range or its rubber band, nil where nothing is.
  var rangeFault: String? {
    if pullsComingPage { return nil }
    let (view, place) = (view, place)
    // An overshoot that was taken off leaves a rounding error.
    let slack = place.overshoot == 0 ? 0 : 1e-12 * (view.range + view.maxInner + place.overshoot.magnitude)
    let least = place.outer < 0 ? leastOuter : 0
    if place.outer < least - slack || place.outer > view.range + slack {
      return "outer \(place.outer) beyond its range"
    }
    // Of a page that is left, the offset is brought within its range when an animated height has arrived.
    let isLeft = view.transitionTo >= 0 && view.transitionTo != view.pageIndex
    if !isLeft, place.inner < leastInner - slack || place.inner > view.maxInner + slack {
      return "inner \(place.inner) beyond its range"
    }
    if view.phase == Phase.dragging.rawValue && view.needsFrame == 0 && place.overshoot.magnitude > band(place) {
      return "overscroll \(place.overshoot) beyond its band"
    }
    let isMoving = isPathMoving || view.velocityX != 0
    if isMoving && (view.needsFrame == 0 || view.isAtRest != 0) { return "a motion without a frame" }
    if view.isAtRest != 0 && view.needsFrame != 0 && fine.hoverHides == .never { return "a frame for what is at rest" }
    return nil
  }

  /// How this one differs from another, nil where both are the same.
  fileprivate func differs(from other: TestCoordinator) -> String? {
    if bytes != other.bytes {
      let fields = zip(Mirror(reflecting: view).children, Mirror(reflecting: other.view).children)
      let different = fields.filter { "\($0.value)" != "\($1.value)" }
      return
        "the snapshots differ in \(different.map { "\($0.label ?? "") \($0.value), \($1.value)" }), told \(poll()), not \(other.poll())"
    }
    if pointer.pointee.stateHash() != other.pointer.pointee.stateHash() { return "the hashes differ" }
    if saved != other.saved { return "what they save differs" }
    let (mine, others) = (poll(), other.poll())
    let isSame = mine.count == others.count && zip(mine, others).allSatisfy { $0.isSame(as: $1) }
    return isSame ? nil : "the events differ: \(mine), not \(others)"
  }
}
