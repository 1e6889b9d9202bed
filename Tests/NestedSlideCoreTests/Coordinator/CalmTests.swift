import Testing

@testable import NestedSlideCore

/// The calm path gives the same bits as the long way, and tells a host that keeps a frame of every change.
@Suite("Calm path")
struct CalmTests {
  /// The same calls on two coordinators, one of which always goes the long way.
  private final class Twins {
    let calm: TestCoordinator
    let long: TestCoordinator
    private(set) var calmFrames = 0
    private(set) var calmMoves = 0

    init(_ settings: Settings, fine: FineSettings = FineSettings(), heights: [Double]) throws {
      calm = try TestCoordinator(settings, fine: fine, heights: heights)
      long = try TestCoordinator(settings, fine: fine, heights: heights)
    }

    func perform(_ call: Call) {
      switch call {
      case .advance(let seconds):
        let time = calm.view.time + seconds
        if calm.pointer.pointee.isCalm(at: time) { calmFrames += 1 }
        try? calm.advance(to: time)
        try? long.pointer.pointee.advanceTheLongWay(to: time)
      case .pointer(.move, let id, let x, let y, let seconds):
        let time = calm.view.time + seconds
        if calm.pointer.pointee.moveCalmly(id: id, x: x, y: y, time: time) {
          calmMoves += 1
        } else {
          calm.perform(call)
        }
        long.perform(call)
      default:
        calm.perform(call)
        long.perform(call)
      }
    }

    /// What differs between the two; nil if nothing does.
    func difference() -> String? {
      let (events, others) = (calm.poll(), long.poll())
      let (told, expected) = (events.map(describe), others.map(describe))
      if told != expected { return "told \(told), not \(expected)" }
      if calm.bytes != long.bytes { return "shows \(calm.view), not \(long.view)" }
      if calm.saved != long.saved { return "another state" }
      return nil
    }

    private func describe(_ event: Event) -> String {
      "\(event.kind) \(event.index) \(event.fromAndTo) at \(event.time): \(event.outer), \(event.inner), "
        + "\(event.position), \(event.progress)"
    }
  }

  /// What a host keeps from frame to frame.
  private struct Keeper {
    private var snapshot: Snapshot
    private var pages: [Page]
    private var stretch: UInt32?
    private(set) var changed = 0

    init(_ coordinator: TestCoordinator) {
      snapshot = coordinator.view
      pages = Keeper.visiblePages(coordinator)
    }

    mutating func read(_ coordinator: TestCoordinator) {
      let pointer = coordinator.pointer
      if pointer.pointee.stretch == stretch && pointer.pointee.changes != .all {
        changed += 1
        pages.withUnsafeMutableBufferPointer { buffer in
          pointer.pointee.writeChanges(to: &snapshot, buffer.isEmpty ? nil : buffer.baseAddress)
        }
      } else {
        snapshot = coordinator.view
        pages = Keeper.visiblePages(coordinator)
        stretch = pointer.pointee.stretch
      }
    }

    /// What is not as a whole frame would be; nil if nothing is.
    func difference(_ coordinator: TestCoordinator) -> String? {
      if bytes(of: snapshot) != coordinator.bytes { return "kept \(snapshot), not \(coordinator.view)" }
      let expected = Keeper.visiblePages(coordinator)
      if pages.map(bytes) != expected.map(bytes) { return "kept \(pages), not \(expected)" }
      return nil
    }

    private func bytes<Value>(of value: Value) -> [UInt8] { withUnsafeBytes(of: value) { Array($0) } }

    private static func visiblePages(_ coordinator: TestCoordinator) -> [Page] {
      [Page](unsafeUninitializedCapacity: PageWindow.most) { buffer, count in
        guard let base = buffer.baseAddress else { return }
        count = Int(coordinator.pointer.pointee.writeVisiblePages(to: base))
      }
    }
  }

  private func calls(_ stream: Int) -> RandomCalls {
    var calls = RandomCalls()
    calls.generator = RepeatableGenerator(stream: UInt64(stream))
    return calls
  }

  /// A call, or one of many that lead on from the one before: frames, and moves of the finger that is down.
  private func next(_ calls: inout RandomCalls, _ twins: Twins, _ finger: inout (x: Double, y: Double)?) -> Call {
    switch calls.whole(0...19) {
    case 0...4: return .advance(by: calls.uniform(0, 0.03))
    case 5...14:
      guard var place = finger else { return .advance(by: calls.uniform(0, 0.01)) }
      place.y += calls.amount(20)
      if calls.chance(3) { place.x += calls.amount(20) }
      finger = place
      return .pointer(.move, id: 0, x: place.x, y: place.y, after: calls.uniform(0, 0.01))
    case 15:
      if finger != nil {
        defer { finger = nil }
        return .pointer(.up, id: 0, x: finger?.x ?? 0, y: finger?.y ?? 0, after: calls.uniform(0, 0.01))
      }
      let place = (x: calls.uniform(0, 390), y: calls.uniform(0, 800))
      finger = place
      return .pointer(.down, id: 0, x: place.x, y: place.y, after: calls.uniform(0, 0.01))
    default: return calls.next(twins.calm)
    }
  }

  /// Four, and those of a longer search that have found something.
  private static let parts = [0, 1, 2, 3, 16, 67, 69, 73, 76]

  @Test("the same bits as by the long way", arguments: CalmTests.parts)
  func bits(_ part: Int) throws {
    var calls = calls(part)
    var (frames, moves) = (0, 0)
    for number in 0..<400 {
      let twins = try Twins(calls.settings(), fine: calls.fine, heights: calls.heights())
      var finger: (x: Double, y: Double)?
      var history = [Call]()
      for _ in 0..<60 {
        let call = next(&calls, twins, &finger)
        history.append(call)
        twins.perform(call)
        guard let difference = twins.difference() else { continue }
        Issue.record("part \(part), case \(number): \(difference) after \(history.suffix(6))")
        break
      }
      frames += twins.calmFrames
      moves += twins.calmMoves
    }
    // The path has been taken.
    #expect(frames > 1000)
    #expect(moves > 20)
  }

  /// A finger that goes up and down by whole steps comes to lie exactly on the seam and at the top, and pulls beyond it.
  @Test("exactly on bounds, and beyond the top", arguments: [OverscrollOwner.whole, .page, .both])
  func bounds(_ owner: OverscrollOwner) throws {
    for chance in [UInt64(12), 60] {
      var settings = Settings()
      settings.layout.headerHeight = 220
      settings.overscrollTop = owner
      let twins = try Twins(settings, heights: [2000, 2000])
      var keeper = Keeper(twins.calm)
      var random = calls(200 + Int(chance))
      var y = 600.0
      twins.perform(.pointer(.down, id: 0, x: 100, y: y, after: 0))
      var step = -5.0
      for number in 0..<2000 {
        // Back again after a while, and now and then where it is least expected.
        if number % 70 == 69 || random.chance(chance) { step = -step }
        y = min(max(y + step, 200), 700)
        twins.perform(.pointer(.move, id: 0, x: 100, y: y, after: 0.008))
        keeper.read(twins.calm)
        let difference = keeper.difference(twins.calm) ?? twins.difference()
        #expect(difference == nil, "move \(number): \(difference ?? "")")
        if difference != nil { break }
      }
      // Few moves are not calm.
      #expect(twins.calmMoves > 1400)
    }
  }

  /// The overshoot changes by less than its sum with the offset can show.
  @Test("frames that are nearly at the same time, beyond a top that a refresh holds open")
  func nearlyTheSameTime() throws {
    var settings = Settings()
    settings.refreshHeight = 60
    let twins = try Twins(settings, heights: [3000])
    twins.perform(.begin(x: 0, y: 0))
    twins.perform(.update(dx: 0, dy: -500))
    twins.perform(.end(vx: 0, vy: 0))
    twins.perform(.advance(by: 0.6))
    for step in 1...60 {
      twins.perform(.advance(by: step % 3 == 0 ? 0.001 : 1e-16 * Double(step)))
      let difference = twins.difference()
      #expect(difference == nil, "step \(step): \(difference ?? "")")
    }
    #expect(twins.calmFrames > 30)
  }

  @Test("who keeps a frame is told of all that changes", arguments: 0..<4)
  func keeping(_ part: Int) throws {
    var calls = calls(100 + part)
    var changed = 0
    for number in 0..<400 {
      let twins = try Twins(calls.settings(), fine: calls.fine, heights: calls.heights())
      var finger: (x: Double, y: Double)?
      var keeper = Keeper(twins.calm)
      var history = [Call]()
      for _ in 0..<60 {
        let call = next(&calls, twins, &finger)
        history.append(call)
        twins.perform(call)
        if case .restore = call { keeper = Keeper(twins.calm) }
        // A host need not look after every call.
        if calls.chance(4) { continue }
        keeper.read(twins.calm)
        guard let difference = keeper.difference(twins.calm) else { continue }
        Issue.record("part \(part), case \(number): \(difference) after \(history.suffix(6))")
        break
      }
      changed += keeper.changed
    }
    #expect(changed > 1000)
  }
}
