// Everything that the engine answers has a name in Swift: a random hour of use, with every property read.

import NestedSlide
import Testing

@Suite struct EnumTests {
  @Test func everyAnswerHasAName() throws {
    var numbers = Numbers(state: 7)
    for _ in 0..<40 {
      let slide = try NestedSlide(pages: [3000, 200, 900]) {
        $0.headerHeight = 200
        $0.hoverHeight = 40
        $0.refreshHeight = 60
        $0.physics = numbers.pick(NestedSlide.Physics.allCases)
        $0.headerSnap = numbers.pick(NestedSlide.HeaderSnap.allCases)
        $0.overscrollTop = numbers.pick([.whole, .page, .none, .both])
      }
      var time = 0.0
      for _ in 0..<100 {
        time += 1 / 60.0
        move(slide, &numbers)
        try read(slide.frame(at: time))
      }
    }
  }

  /// Any of these may be refused: by an open session, or at a place.
  private func move(_ slide: NestedSlide, _ numbers: inout Numbers) {
    switch numbers.below(9) {
    case 0: try? slide.sessionBegin(numbers.pick([.touch, .mouse, .pen, .trackpad]), x: 100, y: 300)
    case 1: _ = try? slide.sessionUpdate(dx: numbers.number(60), dy: numbers.number(200))
    case 2: try? slide.sessionEnd(vx: numbers.number(900), vy: numbers.number(3000))
    case 3: try? slide.key(numbers.pick(NestedSlide.Key.allCases))
    case 4: try? slide.wheel(.notch, phase: .none, x: 100, y: 300, dx: 0, dy: numbers.number(2).rounded())
    case 5: try? slide.scrollToPage(numbers.below(3), animated: true)
    case 6: try? slide.beginRefresh()
    case 7: try? slide.endRefresh(result: numbers.pick(NestedSlide.RefreshResult.allCases))
    default: break
    }
  }

  private func read(_ frame: NestedSlide.Frame) throws {
    let shot = frame.snapshot
    #expect(NestedSlide.Phase.allCases.contains(shot.phase) && frame.motion.phase == shot.phase)
    #expect([shot.indicator].count + [shot.refresh].count + [shot.touch].count + [shot.direction].count == 4)
    #expect([shot.collapseState].count == 1)
    for page in frame.pages { #expect(page.refresh.rawValue >= 0) }
    for event in frame.events { #expect(event.type.rawValue >= 0 && event.source.rawValue >= 0) }
  }
}

/// Random numbers that are the same in every run.
struct Numbers {
  var state: UInt64

  mutating func below(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }

  /// From -size to size.
  mutating func number(_ size: Double) -> Double { (Double(below(2001)) / 1000 - 1) * size }

  mutating func pick<Element>(_ all: [Element]) -> Element { all[below(all.count)] }
}
