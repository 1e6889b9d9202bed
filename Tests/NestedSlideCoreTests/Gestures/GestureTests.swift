import Testing

@testable import NestedSlideCore

@Suite("Gesture")
struct GestureTests {
  private func gesture(slop: Double) -> Gesture {
    var gesture = Gesture()
    gesture.slopLeft = slop
    return gesture
  }

  @Test("the slop is swallowed once, whole")
  func once() {
    var gesture = gesture(slop: 10)
    #expect(gesture.swallowSlop(12) == 2 && gesture.swallowSlop(12) == 12 && gesture.swallowSlop(-3) == -3)
    var down = self.gesture(slop: 10)
    #expect(down.swallowSlop(-12) == -2 && down.swallowSlop(-1) == -1)
  }

  @Test("in however many steps")
  func steps() {
    var gesture = gesture(slop: 10)
    #expect(gesture.swallowSlop(4) == 0 && gesture.swallowSlop(0) == 0 && gesture.swallowSlop(5) == 0)
    #expect(gesture.swallowSlop(1) == 0 && gesture.slopLeft == 0 && gesture.swallowSlop(1) == 1)

    var generator = RepeatableGenerator()
    for _ in 0..<1_000 {
      let slop = generator.uniform(0, 30)
      let sign = generator.next() % 2 == 0 ? 1.0 : -1
      var (gesture, sum, moved) = (self.gesture(slop: slop), 0.0, 0.0)
      for _ in 0..<12 {
        let delta = sign * generator.uniform(0, 8)
        sum += delta
        moved += gesture.swallowSlop(delta)
        #expect(isClose(moved, sign * max(0, sum.magnitude - slop), scale: 100))
      }
    }
  }

  @Test("none to swallow")
  func none() {
    var gesture = gesture(slop: 0)
    for delta in [0, 1e-300, -5, 1e12] { #expect(gesture.swallowSlop(delta) == delta) }
  }

  @Test("horizontal beyond the ratio, a tie vertical", arguments: [0.5, 1, 2.5])
  func axis(_ ratio: Double) {
    for dy in [1.0, 4, 1e12] {
      for sign in [-1.0, 1] {
        #expect(Gesture.axis(dx: sign * ratio * dy, dy: dy, ratio: ratio) == .vertical)
        #expect(Gesture.axis(dx: sign * (ratio * dy).nextUp, dy: -dy, ratio: ratio) == .horizontal)
        #expect(Gesture.axis(dx: sign * (ratio * dy).nextDown, dy: -dy, ratio: ratio) == .vertical)
      }
    }
  }

  @Test("along one axis alone, and not at all")
  func axisAlone() {
    #expect(Gesture.axis(dx: 1, dy: 0, ratio: 1000) == .horizontal && Gesture.axis(dx: 0, dy: 1, ratio: 0) == .vertical)
    #expect(Gesture.axis(dx: 0, dy: 0, ratio: 1) == .vertical && Gesture.axis(dx: 1e-9, dy: 9, ratio: 0) == .horizontal)
  }

  @Test("dragging once the axis is found")
  func dragging() {
    var gesture = Gesture()
    #expect(!gesture.isActive && !gesture.isDragging)
    gesture.kind = .session
    #expect(gesture.isActive && !gesture.isDragging)
    for (axis, drags) in [(Gesture.Axis.vertical, true), (.horizontal, true), (.refused, false), (.undecided, false)] {
      gesture.axis = axis
      #expect(gesture.isDragging == drags)
    }
  }
}
