import NestedSlideCore
import Testing

/// What is seen at an instant does not depend on how many frames led there.
@Suite("Frame rates")
struct FrameRateTests {
  /// The same calls at the same instants, drawn at different rates.
  private struct Race {
    /// nil: irregular.
    static let rates: [Double?] = [nil, 24, 60, 144, 240]
    /// All but progress, and what shows or is so for a moment only, which may fall between two frames.
    static let compared: [Event.Kind] = [
      .scrollBegan, .scrollEnded, .dragBegan, .dragEnded, .decelerationBegan, .decelerationEnded, .settled,
      .pageTransitionBegan, .pageTransitionEnded, .pageChanged, .scrolledToTop,
    ]
    let coordinators: [TestCoordinator]
    private var stories: [[Event]]
    private(set) var time = 0.0

    init(_ settings: Settings, fine: FineSettings, heights: [Double]) throws {
      coordinators = try Race.rates.map { _ in try TestCoordinator(settings, fine: fine, heights: heights) }
      stories = coordinators.map { $0.poll() }
    }

    mutating func advance(by seconds: Double, _ generator: inout RepeatableGenerator) throws {
      let end = time + seconds
      for (coordinator, rate) in zip(coordinators, Race.rates) {
        var frame = (time * (rate ?? 0)).rounded(.down)
        while true {
          frame += 1
          let next = rate.map { frame / $0 } ?? coordinator.view.time + generator.uniform(0, 0.1)
          if next >= end { break }
          if next > time { try coordinator.advance(to: next) }
        }
        try coordinator.advance(to: end)
      }
      time = end
    }

    mutating func perform(_ call: Call) {
      for coordinator in coordinators { coordinator.perform(call) }
      time = coordinators[0].view.time
    }

    /// What differs between the rates, nil if nothing does.
    mutating func difference() -> String? {
      let view = coordinators[0].view
      for (index, coordinator) in coordinators.enumerated() {
        let other = coordinator.view
        let rate = Race.rates[index] ?? 0
        for (name, value, expected) in [
          ("outer", other.outer, view.outer),
          ("inner", other.inner, view.inner),
          ("overscroll", other.overscroll, view.overscroll),
          ("position", other.pagePosition, view.pagePosition),
          ("velocity x", other.velocityX, view.velocityX),
          ("velocity y", other.velocityY, view.velocityY),
          ("rest outer", other.restOuter, view.restOuter),
          ("rest inner", other.restInner, view.restInner),
          ("tab offset", other.tabOffset, view.tabOffset),
          ("tab indicator", other.tabIndicator.x, view.tabIndicator.x),
        ] where !isClose(value, expected, relative: 1e-9, scale: 1) {
          return "\(name) is \(value) at \(rate) Hz, not \(expected)"
        }
        if other.pageIndex != view.pageIndex || other.phase != view.phase || other.isAtRest != view.isAtRest {
          return "page, phase or rest at \(rate) Hz"
        }
        if other.indicator != view.indicator || other.refresh != view.refresh {
          return
            "indicator \(other.indicator) or refresh \(other.refresh) at \(rate) Hz, not \(view.indicator), \(view.refresh)"
        }
        stories[index] += coordinator.poll()
        let told = stories[index].filter { Race.compared.contains($0.kind) }.map { "\($0.kind) \($0.index)" }
        if index == 0 { first = told } else if told != first { return "events at \(rate) Hz: \(told), not \(first)" }
      }
      for index in stories.indices { stories[index] = [] }
      return nil
    }

    private var first = [String]()
  }

  /// With the index rule `live` a quick turn passes over pages between two frames, and a page that resets does so with
  /// a frame: neither is compared.
  private func run(_ calls: inout RandomCalls, cases: Int) throws {
    func adapt(_ settings: inout Settings) {
      settings.paging.indexRule = .settle
      // Resampled, what a finger drags lies where each frame finds it.
      settings.input.resampling = .none
      if settings.paging.memory == .resetCurrent || settings.paging.memory == .resetAll {
        settings.paging.memory = .keep
      }
    }
    for number in 0..<cases {
      var settings = calls.settings()
      adapt(&settings)
      var race = try Race(settings, fine: calls.fine, heights: calls.heights())
      var history = [String]()
      for _ in 0..<25 {
        var call = calls.next(race.coordinators[0])
        if case .apply(var settings, let fine) = call {
          adapt(&settings)
          call = .apply(settings, fine)
        }
        if case .advance = call {
          let seconds = calls.chance(3) ? calls.uniform(0, 1.5) : calls.uniform(0, 0.2)
          try race.advance(by: seconds, &calls.generator)
          history.append("advance \(seconds)")
        } else {
          race.perform(call)
          history.append("\(call)")
        }
        if let difference = race.difference() {
          Issue.record("case \(number): \(difference) after \(history.suffix(6))")
          break
        }
      }
    }
  }

  @Test("flings, bounces, page turns and animations")
  func motions() throws {
    var calls = RandomCalls()
    (calls.changesPages, calls.changesSettings) = (false, false)
    try run(&calls, cases: 300)
  }

  @Test("while settings and pages change")
  func changes() throws {
    var calls = RandomCalls()
    for _ in 0..<10 { _ = calls.generator.next() }
    try run(&calls, cases: 300)
  }

  @Test("sessions of all inputs, with every preset, curve and policy", arguments: 0..<2)
  func sessions(_ part: Int) throws {
    var calls = RandomCalls()
    calls.generator = RepeatableGenerator(stream: UInt64(200 + part))
    (calls.changesPages, calls.changesSettings) = (part == 1, part == 1)
    try run(&calls, cases: 750)
  }

  @Test("a fling across the seam into the end, for every physics", arguments: PhysicsPreset.all, FlingCurve.all)
  func fling(_ preset: PhysicsPreset, _ curve: FlingCurve) throws {
    var generator = RepeatableGenerator()
    for seam in [Seam.continuous, .stop, .resisted] {
      for damping in [nil, 0.4, 1, 1.7] {
        for above in [false, true] {
          var settings = Settings.profile
          (settings.motion.preset, settings.seam) = (preset, seam)
          settings.motion.flingCurve = curve
          var race = try Race(settings, fine: .with(springDamping: damping), heights: [generator.uniform(900, 1500)])
          let call = Call.begin(x: 100, y: above ? 10 : 400)
          race.perform(call)
          race.perform(.end(vx: 0, vy: preset == .ios ? 4000 : 12000))
          for _ in 0..<30 {
            try race.advance(by: generator.uniform(0, 0.15), &generator)
            let difference = race.difference()
            #expect(difference == nil)
          }
        }
      }
    }
  }
}
