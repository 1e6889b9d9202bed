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
}
