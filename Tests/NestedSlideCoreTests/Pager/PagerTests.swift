import Testing

@testable import NestedSlideCore

@Suite("Pager")
struct PagerTests {
  /// Three pages, 100 points apart, with and without ends.
  private let rules = TestSetup.pager(3)
  private let circle = TestSetup.pager(3) { $0.paging.isEndless = true }

  private func pager(at index: Int) -> Pager {
    var pager = Pager()
    pager.align(to: index)
    return pager
  }

  @Test("the ends are those of the first and the last page, counted from the origin")
  func ends() {
    for (index, low, high) in [(0, 0.0, 200.0), (1, -100, 100), (2, -200, 0)] {
      var pager = pager(at: index)
      let ends = pager.ends(rules)
      #expect(ends.low == low && ends.high == high)
      #expect(pager.steps(rules) == (low: -index, high: 2 - index))
      let free = pager.ends(circle)
      #expect(free.low == -.infinity && free.high == .infinity)
    }
    var first = pager(at: 0)
    let none = first.ends(TestSetup.pager(0))
    #expect(none.low == 0 && none.high == 0)
    // A page alone is no neighbour of itself.
    let alone = first.ends(TestSetup.pager(1) { $0.paging.isEndless = true })
    #expect(alone.low == 0 && alone.high == 0)
  }

  @Test("aligned it lies on its page, and nothing moves")
  func align() {
    var pager = pager(at: 2)
    #expect(pager.offset == 0 && pager.origin == 2 && pager.position(rules) == 2 && pager.raw == 0)
    #expect(pager.kind == .none && pager.velocity == 0 && pager.next == .infinity && pager.heading == 0)
    let isOnPage = pager.isOnPage
    #expect(isOnPage)
  }

  // MARK: Dragging

  @Test("a finger moves it point by point between the ends")
  func drag() {
    var pager = pager(at: 0)
    #expect(pager.drag(130, bounces: true, rules) == 0)
    #expect(pager.offset == 130 && pager.position(rules) == 1.3 && pager.raw == 0)
    #expect(pager.drag(-30, bounces: false, rules) == 0)
    #expect(pager.offset == 100 && pager.origin == 0 && pager.nearestPage(rules) == 1)
  }

  @Test("beyond the ends it is the rubber band, and back again")
  func dragBeyond() {
    var pager = pager(at: 2)
    let band = rules.band
    #expect(pager.drag(40, bounces: true, rules) == 0)
    #expect(pager.raw == 40 && pager.offset == band.shown(40) && pager.overshoot(rules) == band.shown(40))
    #expect(pager.drag(-10, bounces: true, rules) == 0)
    #expect(pager.raw == 30 && pager.offset == band.shown(30))
    #expect(pager.drag(-35, bounces: true, rules) == 0)
    #expect(pager.raw == 0 && pager.offset == -5)
    #expect(pager.drag(-255, bounces: true, rules) == 0)
    #expect(pager.raw == -60 && pager.offset == -200 + band.shown(-60))
    // From one end beyond the other in one step.
    #expect(pager.drag(300, bounces: true, rules) == 0)
    #expect(pager.raw == 40 && pager.offset == band.shown(40))
  }

  @Test("without a bounce the ends hold, and the rest is handed back")
  func dragHeld() {
    var pager = pager(at: 2)
    #expect(pager.drag(40, bounces: false, rules) == 40 && pager.offset == 0)
    #expect(pager.drag(-250, bounces: false, rules) == -50 && pager.offset == -200)
    #expect(pager.raw == 0)
  }

  @Test("nothing is lost: offset, overshoot and the rest are what came in")
  func conservation() {
    var generator = RepeatableGenerator()
    for _ in 0..<300 {
      let bounces = generator.next() % 2 == 0
      var pager = pager(at: Int.random(in: 0...2, using: &generator))
      let ends = pager.ends(rules)
      for _ in 0..<20 {
        let delta = generator.uniform(-150, 150)
        let before = pager.offset.clamped(ends.low, ends.high) + pager.raw
        let rest = pager.drag(delta, bounces: bounces, rules)
        let after = pager.offset.clamped(ends.low, ends.high) + pager.raw
        #expect(isClose(after - before + rest, delta, relative: 1e-9, scale: 100))
        if pager.raw != 0 {
          #expect(pager.offset == (pager.raw < 0 ? ends.low : ends.high) + rules.band.shown(pager.raw))
        }
      }
    }
  }

  @Test("round the circle the offset stays within one circle of the origin, whatever came in")
  func circles() {
    var generator = RepeatableGenerator()
    var pager = pager(at: 1)
    var sum = 0.0
    for _ in 0..<500 {
      let delta = generator.uniform(-700, 700)
      sum += delta
      #expect(pager.drag(delta, bounces: true, circle) == 0)
      #expect(pager.offset.magnitude < 300 && pager.raw == 0)
      let circles = (sum - pager.offset) / 300
      #expect(isClose(circles, circles.rounded(), relative: 1e-9, scale: 1))
      #expect(pager.nearestPage(circle) == Int((1 + sum / 100 + 0.5).rounded(.down)).wrapped(3))
    }
    // As far as no finger goes there are no digits left, but a place on the circle.
    for delta in [1e12, -1e21] {
      #expect(pager.drag(delta, bounces: true, circle) == 0)
      #expect(pager.offset.magnitude < 300)
    }
  }

  @Test("taken hold of, it stays where it is seen", arguments: [-130.0, -101, -100, -12, 0, 100, 131])
  func hold(_ offset: Double) {
    var pager = pager(at: 1)
    pager.move(to: offset)
    pager.begin(.settle, step: 0, spring: Physics.animation(offset: offset, velocity: 900), at: 0, rules)
    pager.hold(at: 0, rules)
    #expect(pager.offset == offset && pager.kind == .none && pager.velocity == 0 && pager.grip == offset)
    #expect(pager.next == .infinity && pager.heading == 0)
    let beyond = pager.overshoot(rules)
    #expect(isClose(rules.band.shown(pager.raw), beyond))
    _ = pager.drag(0.001, bounces: true, rules)
    #expect((pager.offset - offset).magnitude <= 0.0011)
  }

  // MARK: Time

  /// Follows a pager from instant to instant until it rests, and answers the instants.
  private func instants(_ pager: inout Pager, _ rules: PagerRules) -> [Double] {
    var instants = [Double]()
    while instants.count < 1000 {
      instants.append(pager.next)
      if pager.reach(rules) { return instants }
    }
    return []
  }

  @Test("settling follows its spring from where it is, and ends on the page at the instant set")
  func settle() {
    var pager = pager(at: 0)
    _ = pager.drag(70, bounces: true, rules)
    pager.travel(.settle, to: 1, velocity: 200, at: 5, rules)
    let spring = Physics.animation(offset: -30, velocity: 200)
    let rest = 5 + spring.restTime(within: rules.restDistance)
    #expect(pager.kind == .settle && pager.goalStep == 1 && pager.goal == 100 && pager.velocity == 200)
    #expect(pager.end == rest && pager.heading == 1)
    pager.follow(to: 5)
    #expect(pager.offset == 70)
    var before = pager.offset
    for step in 1..<20 {
      let time = 5 + (pager.next - 5) * Double(step) / 20
      pager.follow(to: time)
      #expect(pager.offset > before && pager.offset < 100)
      #expect(pager.offset == 100 + spring.state(at: time - 5).offset)
      before = pager.offset
    }
    let times = instants(&pager, rules)
    #expect(times.last == rest && times == times.sorted())
    #expect(pager.offset == 100 && pager.kind == .none && pager.velocity == 0 && pager.next == .infinity)
    pager.rest(on: 1)
    #expect(pager.offset == 0 && pager.origin == 1)
  }

  @Test("where pages begin or cease to show, the offset is exact, and between nothing of that changes")
  func cells() {
    var generator = RepeatableGenerator()
    for round in 0..<300 {
      let isEndless = generator.next() % 2 == 0
      let spacing = [0.0, 10, 130][round % 3]
      let threshold = generator.next() % 2 == 0 ? 0.01 : generator.uniform(0, 0.9)
      let rules = TestSetup.pager(5, spacing: spacing, fine: .with { $0.loadThreshold = threshold }) {
        $0.paging.isEndless = isEndless
        $0.paging.indexRule = generator.next() % 2 == 0 ? .live : .settle
      }
      var pager = pager(at: Int.random(in: 0...4, using: &generator))
      let ends = pager.steps(rules)
      let (low, high) = (max(ends.low, -3), min(ends.high, 3))
      _ = pager.drag(generator.uniform(Double(low), Double(high)) * rules.stride, bounces: true, rules)
      if isEndless || generator.next() % 2 == 0 {
        pager.travel(.turn, to: Int.random(in: low...high, using: &generator), velocity: 0, at: 1, rules)
      } else {
        // Thrown beyond the last page it swings back over those before.
        _ = pager.drag(1e3, bounces: true, rules)
        let physics = Physics(MotionSettings(), .with(springDamping: 0.1), viewportHeight: 800)
        pager.settle(on: ends.high, 5000, bounce: physics, at: 1, rules)
      }
      while pager.isMoving {
        let (start, end) = (pager.start, pager.next)
        #expect(end > start || pager.end == pager.start)
        let window = pager.windows(threshold: 0, rules).overlapping
        let showing = pager.windows(threshold: rules.threshold, rules).showing
        let nearest = pager.nearestPage(rules)
        // Anywhere within the cell: the same pages, and by half way the same nearest one.
        let cell = (low: pager.low, high: pager.high)
        for _ in 0..<5 {
          pager.move(to: generator.uniform(max(cell.low, -1e3), min(cell.high, 1e3)))
          if !(pager.offset > cell.low && pager.offset < cell.high) { continue }
          #expect(pager.windows(threshold: 0, rules).overlapping == window)
          #expect(pager.windows(threshold: rules.threshold, rules).showing == showing)
          if rules.watchesHalves { #expect(pager.nearestPage(rules) == nearest) }
        }
        if pager.reach(rules) { break }
        #expect(pager.offset == cell.low || pager.offset == cell.high)
        #expect(pager.low <= pager.offset && pager.offset <= pager.high)
      }
      #expect(pager.offset == pager.goal)
    }
  }

  @Test("a turn with a velocity of its own does not go beyond the first or the last page")
  func withinEnds() {
    var generator = RepeatableGenerator()
    for _ in 0..<300 {
      var pager = pager(at: Int.random(in: 0...2, using: &generator))
      let ends = pager.ends(rules)
      pager.move(to: generator.uniform(ends.low, ends.high))
      let steps = pager.steps(rules)
      let step = Int.random(in: steps.low...steps.high, using: &generator)
      pager.travel(.turn, to: step, velocity: generator.uniform(-9000, 9000), at: 0, rules)
      for number in 0...200 {
        let offset = pager.goal + pager.spring.state(at: pager.end * Double(number) / 200).offset
        #expect(offset >= ends.low - 1e-9 && offset <= ends.high + 1e-9)
      }
    }
  }

  // MARK: Letting go

  @Test("a flick turns a page the way the drag went, however wide the page is")
  func flick() {
    let wide = TestSetup.pager(3, width: 2000)
    func step(_ dragged: Double, _ velocity: Double, from index: Int = 1, flick: Double = 300) -> Int {
      var pager = pager(at: index)
      pager.hold(at: 0, wide)
      _ = pager.drag(dragged, bounces: true, wide)
      return pager.stepToSettleOn(velocity, touched: 0, SwipeRules(flick: flick), wide)
    }
    #expect(step(30, 301) == 1 && step(30, 300) == 0 && step(-30, -301) == -1 && step(-30, -300) == 0)
    #expect(step(30, 301, flick: 1000) == 0)
    // Against the drag it only stays.
    #expect(step(30, -400) == 0 && step(-30, 400) == 0)
    // No pages left.
    #expect(step(30, 5000, from: 2) == 0 && step(-30, -5000, from: 0) == 0)
    // One page is the most where swipes always stop.
    #expect(step(30, 1e9) == 1 && step(-30, -1e9) == -1)
  }

  @Test("without a stop at every page a swipe goes as far as the velocity carries, any number of rounds")
  func rounds() {
    var pager = pager(at: 1)
    pager.hold(at: 0, circle)
    let carried = 10_000 / Physics.decelerationNormal / 100
    #expect(
      pager.stepToSettleOn(10_000, touched: 0, SwipeRules(alwaysStops: false), circle)
        == Int((carried + 0.5).rounded(.down)))
    #expect(
      pager.stepToSettleOn(1e9, touched: 0, SwipeRules(alwaysStops: false), circle)
        == Pager.greatestReach)
    #expect(pager.stepToSettleOn(1e9, touched: 0, SwipeRules(alwaysStops: false), rules) == 1)
  }

  @Test("let go beyond an end it bounces back, from the velocity that is seen")
  func bounce() {
    var pager = pager(at: 2)
    _ = pager.drag(60, bounces: true, rules)
    let shown = pager.offset
    pager.settle(on: 0, 500, bounce: Physics(MotionSettings(), FineSettings(), viewportHeight: 800), at: 0, rules)
    #expect(pager.kind == .bounce && pager.offset == shown && pager.raw == 0)
    #expect(pager.velocity == 500 * rules.band.slope(60))
    _ = instants(&pager, rules)
    #expect(pager.offset == 0 && pager.kind == .none)
  }

  @Test("however far a bounce leads, beyond an end there is nothing but the last page to see go and come")
  func farBounce() {
    var pager = pager(at: 2)
    _ = pager.drag(60, bounces: true, rules)
    pager.settle(on: 0, 1e9, bounce: Physics(MotionSettings(), FineSettings(), viewportHeight: 800), at: 0, rules)
    #expect(instants(&pager, rules).count <= 5 && pager.offset == 0)
  }

  @Test("a glide adds to the one under way, and answers what there was no room for")
  func glide() {
    var pager = pager(at: 0)
    #expect(pager.glide(by: 40, at: 0, rules) == 0)
    #expect(pager.kind == .glide && pager.goal == 40 && pager.offset == 0)
    pager.follow(to: pager.next / 2)
    let place = pager.offset
    #expect(place > 0 && place < 40)
    #expect(pager.glide(by: 130, at: pager.next / 2, rules) == 0)
    #expect(pager.goal == 170 && pager.offset == place)
    #expect(pager.glide(by: 100, at: pager.next / 2, rules) == 70)
    #expect(pager.goal == 200)
  }

  // MARK: Pages and steps
}
