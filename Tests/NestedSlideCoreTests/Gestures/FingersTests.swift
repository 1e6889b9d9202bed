import Testing

@testable import NestedSlideCore

@Suite("Fingers")
struct FingersTests {
  private func fingers(slop: Double) -> Fingers {
    var fingers = Fingers()
    fingers.slopLeft = slop
    return fingers
  }

  @Test("the slop is swallowed once, whole")
  func once() {
    var fingers = fingers(slop: 10)
    #expect(fingers.swallowSlop(12) == 2 && fingers.swallowSlop(12) == 12 && fingers.swallowSlop(-3) == -3)
    var down = self.fingers(slop: 10)
    #expect(down.swallowSlop(-12) == -2 && down.swallowSlop(-1) == -1)
  }

  @Test("in however many steps")
  func steps() {
    var fingers = fingers(slop: 10)
    #expect(fingers.swallowSlop(4) == 0 && fingers.swallowSlop(0) == 0 && fingers.swallowSlop(5) == 0)
    #expect(fingers.swallowSlop(1) == 0 && fingers.slopLeft == 0 && fingers.swallowSlop(1) == 1)

    var generator = RepeatableGenerator()
    for _ in 0..<1_000 {
      let slop = generator.uniform(0, 30)
      let sign = generator.next() % 2 == 0 ? 1.0 : -1
      var (fingers, sum, moved) = (self.fingers(slop: slop), 0.0, 0.0)
      for _ in 0..<12 {
        let delta = sign * generator.uniform(0, 8)
        sum += delta
        moved += fingers.swallowSlop(delta)
        #expect(isClose(moved, sign * max(0, sum.magnitude - slop), scale: 100))
      }
    }
  }

  @Test("none to swallow")
  func none() {
    var fingers = fingers(slop: 0)
    for delta in [0, 1e-300, -5, 1e12] { #expect(fingers.swallowSlop(delta) == delta) }
  }

  // MARK: Several

  private func down(_ fingers: inout Fingers, _ id: Int64, y: Double, at time: Double, shares: Bool = false) -> Bool {
    fingers.add(.init(id: id, x: 100, y: y, time: time), isDragging: time > 0, shares: shares)
  }

  private func way(_ fingers: inout Fingers, _ index: Int, y: Double, at time: Double) -> Double? {
    fingers.move(index, x: 100, y: y, at: time).map { $0.from.y - $0.to.y }
  }

  @Test("the newest that moves drives, from where it came down")
  func newest() {
    var fingers = Fingers()
    #expect(down(&fingers, 1, y: 600, at: 0) && fingers.isAlone)
    #expect(way(&fingers, 0, y: 590, at: 0.02) == 10)
    // The second one rests: the first goes on.
    #expect(!down(&fingers, 2, y: 700, at: 0.03) && !fingers.isAlone)
    #expect(way(&fingers, 0, y: 580, at: 0.04) == 10)
    #expect(way(&fingers, 1, y: 699, at: 0.05) == nil)
    // It begins to move: nothing of its way is lost, and the first is no longer asked.
    let taken = fingers.move(1, x: 100, y: 690, at: 0.06)
    #expect(taken?.from.y == 700 && taken?.to.y == 690 && taken?.tookOver == 0.03)
    #expect(way(&fingers, 0, y: 500, at: 0.07) == nil)
    // It rests for more than 0.1 s: the first drives again, from where it is.
    #expect(way(&fingers, 0, y: 495, at: 0.17) == 5)
    #expect(fingers.remove(at: 0, time: 0.18) && fingers.isAlone && fingers.place.y == 690)
  }

  @Test("before anything has moved the one that came last drives")
  func tap() {
    var fingers = Fingers()
    _ = down(&fingers, 1, y: 600, at: 0)
    let drives = fingers.add(.init(id: 2, x: 0, y: 0, time: 0.1), isDragging: false, shares: false)
    #expect(drives)
    #expect(fingers.place.x == 0 && !fingers.remove(at: 0, time: 0.2) && fingers.place.x == 0)
  }

  @Test("fingers that share the way: each has its part, and one that rests has none")
  func shared() {
    var fingers = Fingers()
    _ = down(&fingers, 1, y: 600, at: 0, shares: true)
    #expect(way(&fingers, 0, y: 580, at: 0.01) == 20)
    #expect(!down(&fingers, 2, y: 700, at: 0.02, shares: true) && fingers.place.y == 580)
    #expect(way(&fingers, 0, y: 570, at: 0.03) == 10)
    #expect(way(&fingers, 1, y: 690, at: 0.04) == 5)
    #expect(way(&fingers, 0, y: 560, at: 0.05) == 5 && fingers.place.y == 560)
    // One lifts: nothing jumps, and the other has the whole way.
    #expect(!fingers.remove(at: 0, time: 0.06) && fingers.place.y == 560)
    #expect(way(&fingers, 0, y: 680, at: 0.2) == 10 && fingers.place.y == 550)
  }

  @Test("in one direction at one pace two fingers are as one, whoever drives")
  func together() {
    var generator = RepeatableGenerator()
    for shares in [false, true] {
      for _ in 0..<200 {
        var fingers = Fingers()
        _ = down(&fingers, 1, y: 600, at: 0, shares: shares)
        _ = down(&fingers, 2, y: 650, at: 0.01, shares: shares)
        var (sum, y, time) = (0.0, 0.0, 0.01)
        for _ in 0..<20 {
          time += generator.uniform(0.004, 0.02)
          y -= generator.uniform(3, 30)
          sum += way(&fingers, 0, y: 600 + y, at: time) ?? 0
          sum += way(&fingers, 1, y: 650 + y, at: time) ?? 0
        }
        // Before the second has moved once the first moves it alone: one step more, or half of it.
        #expect(sum >= -y - 1e-9 && sum <= -y + 31)
      }
    }
  }
}
