import Testing

@testable import NestedSlideCore

@Suite("Pager")
struct PagerTests {
  /// Three pages, 100 points apart.
  private let band = RubberBand(dimension: 100, factor: 0.55)
  private let maxOffset = Pager.maxOffset(count: 3, stride: 100)

  private func pager(at index: Int) -> Pager {
    var pager = Pager()
    pager.align(to: index, stride: 100)
    return pager
  }

  @Test("the last page is the end of the way")
  func ends() {
    #expect(Pager.maxOffset(count: 3, stride: 100) == 200 && Pager.maxOffset(count: 1, stride: 100) == 0)
    #expect(Pager.maxOffset(count: 0, stride: 100) == 0 && Pager.maxOffset(count: 9, stride: 0) == 0)
  }

  @Test("aligned it lies on its page, and nothing moves")
  func align() {
    let pager = pager(at: 2)
    #expect(pager.offset == 200 && pager.restingIndex == 2 && pager.targetIndex == 2 && pager.target == 200)
    #expect(!pager.isMoving && !pager.isBouncing && pager.velocity == 0 && pager.raw == 0)
    #expect(pager.position(stride: 100) == 2)
  }

  @Test("a finger moves it point by point between the ends")
  func drag() {
    var pager = pager(at: 0)
    #expect(pager.drag(130, maxOffset: maxOffset, band: band, bounces: true) == 0)
    #expect(pager.offset == 130 && pager.position(stride: 100) == 1.3 && pager.raw == 0)
    #expect(pager.drag(-30, maxOffset: maxOffset, band: band, bounces: false) == 0)
    #expect(pager.offset == 100)
  }

  @Test("beyond the ends it is the rubber band, and back again")
  func dragBeyond() {
    var pager = pager(at: 2)
    #expect(pager.drag(40, maxOffset: maxOffset, band: band, bounces: true) == 0)
    #expect(pager.raw == 40 && pager.offset == 200 + band.shown(40))
    #expect(pager.drag(-10, maxOffset: maxOffset, band: band, bounces: true) == 0)
    #expect(pager.raw == 30 && pager.offset == 200 + band.shown(30))
    #expect(pager.drag(-35, maxOffset: maxOffset, band: band, bounces: true) == 0)
    #expect(pager.raw == 0 && pager.offset == 195)
    #expect(pager.drag(-255, maxOffset: maxOffset, band: band, bounces: true) == 0)
    #expect(pager.raw == -60 && pager.offset == band.shown(-60))
    // From one end beyond the other in one step.
    #expect(pager.drag(300, maxOffset: maxOffset, band: band, bounces: true) == 0)
    #expect(pager.raw == 40 && pager.offset == 200 + band.shown(40))
  }

  @Test("without a bounce the ends hold, and the rest is handed back")
  func dragHeld() {
    var pager = pager(at: 2)
    #expect(pager.drag(40, maxOffset: maxOffset, band: band, bounces: false) == 40 && pager.offset == 200)
    #expect(pager.drag(-250, maxOffset: maxOffset, band: band, bounces: false) == -50 && pager.offset == 0)
    #expect(pager.raw == 0)
  }

  @Test("nothing is lost: offset, overshoot and the rest are what came in")
  func conservation() {
    var generator = RepeatableGenerator()
    for _ in 0..<300 {
      let bounces = generator.next() % 2 == 0
      var pager = pager(at: Int.random(in: 0...2, using: &generator))
      for _ in 0..<20 {
        let delta = generator.uniform(-150, 150)
        let before = pager.offset.clamped(0, maxOffset) + pager.raw
        let rest = pager.drag(delta, maxOffset: maxOffset, band: band, bounces: bounces)
        let after = pager.offset.clamped(0, maxOffset) + pager.raw
        #expect(isClose(after - before + rest, delta, relative: 1e-9, scale: 100))
        if pager.raw != 0 {
          #expect(pager.offset == (pager.raw < 0 ? 0 : maxOffset) + band.shown(pager.raw))
        }
      }
    }
  }

  @Test("taken hold of, it stays where it is seen", arguments: [-30.0, -1, 0, 88, 200, 231])
  func hold(_ offset: Double) {
    var pager = pager(at: 1)
    (pager.offset, pager.isMoving, pager.isBouncing, pager.velocity) = (offset, true, true, 900)
    pager.hold(maxOffset: maxOffset, band: band)
    #expect(pager.offset == offset && !pager.isMoving && !pager.isBouncing && pager.velocity == 0)
    let beyond = offset < 0 ? offset : max(0, offset - 200)
    #expect(isClose(band.shown(pager.raw), beyond))
    _ = pager.drag(0.001, maxOffset: maxOffset, band: band, bounces: true)
    #expect((pager.offset - offset).magnitude <= 0.0011)
  }

  @Test("settling follows its spring from where it is, and ends on the page at the instant set")
  func settle() {
    var pager = pager(at: 0)
    _ = pager.drag(70, maxOffset: maxOffset, band: band, bounces: true)
    let spring = Physics.animation(offset: pager.offset - 100, velocity: 400)
    let rest = spring.restTime(within: 0.1)
    pager.settle(on: 1, stride: 100, spring: spring, restTime: rest, isBounce: false, at: 5)
    #expect(pager.isMoving && pager.targetIndex == 1 && pager.restingIndex == 0 && pager.velocity == 400)
    pager.advance(to: 5)
    #expect(pager.offset == 70)
    var before = pager.offset
    for step in 1..<20 {
      let time = 5 + rest * Double(step) / 20
      pager.advance(to: time)
      #expect(pager.offset > before && pager.offset < 100 && pager.isMoving)
      #expect(pager.offset == 100 + spring.state(at: time - 5).offset)
      before = pager.offset
    }
    #expect((100 - before).magnitude < 2)
    pager.advance(to: 5 + rest)
    #expect(pager.offset == 100 && pager.restingIndex == 1 && !pager.isMoving && pager.velocity == 0)
  }

  @Test("the nearest page, half way counting up")
  func nearest() {
    for (offset, index) in [(-60.0, 0), (0, 0), (49.9, 0), (50, 1), (149.9, 1), (150, 2), (260, 2)] {
      var pager = pager(at: 0)
      pager.offset = offset
      #expect(pager.nearestIndex(count: 3, stride: 100) == index)
    }
  }

  @Test("where there are no ends it counts on")
  func nearestBeyond() {
    for (offset, number) in [(-51.0, -1), (-150, -1), (-151, -2), (250, 3), (349, 3), (1e12, 24), (-1e12, -24)] {
      var pager = pager(at: 0)
      pager.offset = offset
      #expect(pager.nearestIndex(count: 3, stride: 100, isEndless: true) == number)
    }
  }

  @Test("a number stands for a page")
  func wrapped() {
    for (number, page) in [(0, 0), (4, 4), (5, 0), (6, 1), (-1, 4), (-5, 0), (-6, 4), (12, 2), (-13, 2)] {
      #expect(number.wrapped(5) == page)
    }
    #expect(3.wrapped(0) == 3 && (-1).wrapped(1) == 0 && 7.wrapped(1) == 0)
  }

  @Test("with no way between pages it counts by the page it rests on")
  func noStride() {
    var pager = Pager()
    pager.align(to: 2, stride: 0)
    #expect(pager.position(stride: 0) == 2 && pager.nearestIndex(count: 3, stride: 0) == 2 && pager.offset == 0)
  }

  @Test("the position of a resting page is a whole number, whatever the stride")
  func wholePositions() {
    var generator = RepeatableGenerator()
    for _ in 0..<2_000 {
      let stride = generator.uniform(0.01, 2000)
      let index = Int.random(in: 0...9_999_999, using: &generator)
      var pager = Pager()
      pager.align(to: index, stride: stride)
      #expect(pager.position(stride: stride) == Double(index))
    }
  }
}
