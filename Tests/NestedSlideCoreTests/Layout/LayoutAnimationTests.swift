import Testing

@testable import NestedSlideCore

@Suite("Animated layout")
struct LayoutAnimationTests {
  private func layout(header: Double) -> StackLayout {
    var settings = Settings.profile.layout
    settings.headerHeight = header
    return StackLayout(settings, headerIsFixed: false)
  }

  private func animation(_ from: Double, _ to: Double, at time: Double) -> LayoutAnimation {
    LayoutAnimation(from: layout(header: from), to: layout(header: to), after: nil, restDistance: 0.1, at: time)
  }

  @Test("goes in steps of 1/240 s, one after the other, to the goal exactly", arguments: [0.0, 12.34, 1e6])
  func steps(_ time: Double) {
    let animation = animation(200, 400, at: time)
    var (number, before) = (0.0, 200.0)
    while animation.instant(ofStep: number) < animation.end {
      let instant = animation.instant(ofStep: number)
      #expect(isClose(instant, time + number / 240, relative: 1e-9, scale: 1) && instant <= time + number / 240)
      let range = animation.layout(atStep: number).range
      #expect(range >= before && range <= 400)
      before = range
      number += 1
    }
    #expect(animation.instant(ofStep: number) == animation.end && animation.instant(ofStep: 1e5) == animation.end)
    #expect(animation.layout(atStep: number) == layout(header: 400) && before > 399)
  }

  @Test("it begins where it is")
  func begins() {
    #expect(animation(200, 400, at: 3).layout(atStep: 0) == layout(header: 200))
    let none = animation(200, 200, at: 3)
    #expect(none.end == 3 && none.layout(atStep: 1) == layout(header: 200))
  }

  @Test("one that takes over goes on with the speed there was")
  func takesOver() {
    let first = animation(200, 400, at: 0)
    let middle = first.layout(atStep: 20)
    let second = LayoutAnimation(
      from: middle, to: layout(header: 500), after: first, restDistance: 0.1, at: 20 * LayoutAnimation.step)
    let before = middle.range - first.layout(atStep: 19).range
    let after = second.layout(atStep: 1).range - middle.range
    #expect(isClose(after, before, relative: 0.1))
  }
}
