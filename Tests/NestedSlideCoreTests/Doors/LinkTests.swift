import NestedSlideCore
import Testing

/// A coordinator in a page of another: what it does not use goes on outwards. behaviour/links has what follows from that;
/// here is what holds for any movement and any order of frames.
@Suite("Links")
struct LinkTests {
  /// Coordinators in each other, the innermost first, each inside the next as a call through the C layer would.
  private final class Chain {
    let all: [TestCoordinator]
    var inner: TestCoordinator { all[0] }
    var outer: TestCoordinator { all[1] }

    init(_ depth: Int = 2, axes: LinkAxes = [.vertical, .horizontal], _ change: (inout Settings) -> Void = { _ in })
      throws
    {
      all = try (0..<depth).map { _ in try TestCoordinator(heights: [1200, 1200, 1200], change) }
      for (index, coordinator) in all.enumerated() where index + 1 < depth {
        try coordinator.link(Array(all[(index + 1)...]), axes: axes)
      }
    }

    func advance(to time: Double, outerFirst: Bool = false) throws {
      for coordinator in outerFirst ? all.reversed() : all { try coordinator.advance(to: time) }
    }

    func settle() throws {
      for _ in 0..<2000 where all.contains(where: { $0.view.needsFrame != 0 }) {
        try advance(to: inner.view.time + 1.0 / 60)
      }
    }

    func begin() throws { try inner.pointer.pointee.beginSession(source: .touch, x: 100, y: 600) }
    func update(_ dx: Double, _ dy: Double) throws { try inner.pointer.pointee.updateSession(dx: dx, dy: dy) }
    func end(_ vx: Double = 0, _ vy: Double = 0) throws { try inner.pointer.pointee.endSession(vx: vx, vy: vy) }
  }

  @Test("header, pages, pulls and what is left are the finger's way, at any depth", arguments: [2, 3, 5])
  func conservation(depth: Int) throws {
    var generator = RepeatableGenerator()
    for _ in 0..<40 {
      let chain = try Chain(depth) { $0.bounces = generator.next() % 2 == 0 ? .always : .never }
      try chain.begin()
      var finger = 0.0
      var left = 0.0
      for _ in 0..<30 {
        let dy = generator.uniform(-1500, 1500)
        finger += dy
        try chain.update(0, dy)
        left += chain.inner.view.unconsumedY
        let covered = chain.all.reduce(0) { $0 + $1.covered }
        #expect(isClose(covered + left, finger, relative: 1e-12, scale: 1e4))
      }
    }
  }

  @Test(
    "resampled, every call of a steady finger leaves each of them where it lies without frames", arguments: [2, 3, 5])
  func resampled(depth: Int) throws {
    var generator = RepeatableGenerator()
    for number in 0..<40 {
      let motion = [HeaderMotion.headerFirst, .quickReturn, .fixed][number % 3]
      let chains = try [Resampling.on, .none].map { resampling in
        try Chain(depth) { ($0.input.resampling, $0.input.touchSlop, $0.headerMotion) = (resampling, 0, motion) }
      }
      var (finger, time, goesBack) = (0.0, 1.0, false)
      func tell(_ action: PointerAction) throws {
        for chain in chains {
          try chain.inner.pointer.pointee.pointer(action, id: 1, x: 195, y: -finger, time: time)
        }
      }
      func isSame() -> Bool {
        zip(chains[0].all, chains[1].all).allSatisfy {
          isClose($0.covered, $1.covered, relative: 1e-9, scale: 1e4)
            && isClose($0.view.outer, $1.view.outer, relative: 1e-9, scale: 1e4)
        }
      }
      try tell(.down)
      for _ in 0..<5 {
        // There or back, then still for a while.
        let velocity = generator.uniform(-20_000, 20_000)
        for _ in 0..<12 {
          (finger, time) = (finger + velocity * 0.008, time + 0.008)
          try tell(.move)
          if !isSame() {
            Issue.record("case \(number) of \(depth) at \(time)")
            return
          }
          let frame = time + generator.uniform(0, 0.008)
          for chain in chains { try chain.advance(to: frame, outerFirst: number % 2 == 0) }
          if !isSame() { goesBack = true }
        }
        time += 0.1
        for chain in chains { try chain.advance(to: time) }
        try tell(.move)
        #expect(isSame(), "case \(number), still at \(time)")
      }
      #expect(goesBack, "frames place them where the finger was")
      try tell(.cancel)
      #expect(isSame(), "case \(number) at the end")
    }
  }

  @Test("a fling goes on in the outer one with the velocity it has there, whoever is given the time first")
  func fling() throws {
    for outerFirst in [false, true] {
      for rate in [24.0, 60, 144] {
        let chain = try Chain()
        let length = chain.inner.view.range + chain.inner.view.maxInner
        try chain.begin()
        try chain.end(0, 2000)
        var frame = 0.0
        while chain.inner.view.time < 0.7 {
          frame += 1
          try chain.advance(to: min(frame / rate, 0.7), outerFirst: outerFirst)
        }
        let whole = Formulas.decay(velocity: 2000, deceleration: Formulas.deceleration, at: 0.7)
        #expect(chain.inner.view.path == length)
        #expect(isClose(chain.outer.view.path, whole.offset - length, relative: 1e-9, scale: 1000))
        #expect(isClose(chain.outer.view.velocityY, whole.velocity, relative: 1e-9, scale: 1000))
      }
    }
  }

  @Test("headers first, a drag collapses them from the outside in, and nothing of it is lost", arguments: [2, 3, 5])
  func headersFirst(depth: Int) throws {
    var generator = RepeatableGenerator()
    for _ in 0..<40 {
      let chain = try Chain(depth, axes: [.vertical, .headerFirst])
      try chain.begin()
      var (finger, left) = (0.0, 0.0)
      for _ in 0..<30 {
        let before = chain.inner.view.path
        let dy = generator.uniform(-700, 700)
        finger += dy
        try chain.update(0, dy)
        left += chain.inner.view.unconsumedY
        let covered = chain.all.reduce(0) { $0 + $1.covered }
        #expect(isClose(covered + left, finger, relative: 1e-12, scale: 1e4))
        if dy > 0 && chain.inner.view.path > before {
          #expect(chain.all.dropFirst().allSatisfy { $0.view.outer >= $0.view.range })
        }
        for (inner, outer) in zip(chain.all, chain.all.dropFirst()) where inner.view.outer > 0 && dy > 0 {
          #expect(outer.view.outer >= outer.view.range)
        }
      }
    }
  }

  @Test("headers first, a fling is one curve over all of them at any frame rate", arguments: [2, 3])
  func flingThroughHeaders(depth: Int) throws {
    for outerFirst in [false, true] {
      for rate in [24.0, 60, 144] {
        let chain = try Chain(depth, axes: [.vertical, .headerFirst])
        try chain.begin()
        try chain.end(0, 2500)
        for frame in 1...Int(0.6 * rate) {
          let time = Double(frame) / rate
          try chain.advance(to: time, outerFirst: outerFirst)
          let whole = Formulas.decay(velocity: 2500, deceleration: Formulas.deceleration, at: time)
          let covered = chain.all.reduce(0) { $0 + $1.view.path }
          #expect(isClose(covered, whole.offset, relative: 1e-9, scale: 1000), "\(rate), \(outerFirst), at \(time)")
          if chain.inner.view.path > 0 {
            #expect(chain.all.dropFirst().allSatisfy { $0.view.outer >= $0.view.range })
          }
        }
      }
    }
  }

  @Test("two flings that arrive before the outer one is given the time are both its own")
  func twoArrive() throws {
    var stories = [[String]]()
    for frames in [[2.0], [0.27, 2], [0.1, 0.26, 0.6, 2]] {
      let chain = try Chain(3)
      let middle = chain.all[1]
      try middle.place(outer: 1, inner: 0)
      // The innermost one's goes on in the middle one, which itself has one that arrives at its top before.
      try chain.begin()
      try chain.end(0, 3000)
      try middle.pointer.pointee.beginSession(source: .touch, x: 100, y: 600)
      try middle.pointer.pointee.endSession(vx: 0, vy: -5)
      for frame in frames { try chain.advance(to: frame) }
      let told = chain.all[2].poll().filter { $0.kind != .offsetChanged }
      stories.append(told.map { "\($0.kind) \(($0.time * 1e6).rounded())" })
    }
    #expect(stories[0].filter { $0.hasPrefix("scrollBegan") }.count == 2)
    #expect(stories[1] == stories[0] && stories[2] == stories[0])
  }
}
