import Testing

@testable import NestedSlideCore

@Suite("Gesture")
struct GestureTests {
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
