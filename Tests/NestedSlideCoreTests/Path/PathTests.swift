import Testing

@testable import NestedSlideCore

/// The vertical scroll by itself: a header of 200 points above a page that scrolls by 2250.
@Suite("Path")
struct PathTests {
  private func path(_ rules: PathRules, outer: Double = 0, inner: Double = 0) -> Path {
    var path = Path()
    path.drive(page: 0, offset: 0, rules)
    path.fit(rules.naturalExtent(), .clamps, isHeld: false, at: 0, rules)
    path.put(at: Route.Place(outer: outer, inner: inner))
    return path
  }

  /// Follows a motion from instant to instant to its end and answers the instants.
  private func playOut(_ path: inout Path, _ rules: PathRules, _ look: (borrowing Path) -> Void = { _ in }) -> [Double]
  {
    var instants = [Double]()
    while path.isMoving && instants.count < 1000 {
      instants.append(path.next)
      _ = path.reach(rules)
      look(path)
    }
    return instants
  }

  // MARK: Dragging

  @Test("a drag follows the route, then overshoots, and answers what nobody uses")
  func drag() {
    let setup = TestSetup()
    let rules = setup.path()
    var path = path(rules)
    #expect(path.drag(150, rules) == 0 && path.outer == 150 && path.inner == 0)
    #expect(path.drag(150, rules) == 0 && path.outer == 200 && path.inner == 100)
    #expect(path.lastHeading == 1 && path.lastMoved == .page)
    #expect(path.drag(-310, rules) == 0 && path.outer == 0 && path.overscroll.raw == -10)
    #expect(path.shownOuter == rules.bands.whole.shown(-10) && path.lastMoved == .outer)
    #expect(path.drag(4, rules) == 0 && path.overscroll.raw == -6)
    #expect(path.drag(16, rules) == 0 && path.overscroll.isZero && path.outer == 10)
    #expect(path.drag(-30, overscrolls: false, rules) == -20 && path.outer == 0)
  }

  @Test("within a finger's guard a move is an addition, and does what a drag does")
  func guarded() {
    var generator = RepeatableGenerator()
    for motion in [HeaderMotion.headerFirst, .quickReturn, .quickReturnMinimum, .contentFirst, .fixed] {
      let setup = TestSetup {
        $0.headerMotion = motion
        $0.layout.headerReturnHeight = 60
      }
      for _ in 0..<200 {
        let watched = generator.next() % 2 == 0 ? Double.infinity : generator.uniform(0, 2000)
        let rules = setup.path(watched: watched)
        let inner = generator.uniform(0, 2250)
        let outer = generator.next() % 2 == 0 ? rules.range : generator.uniform(0, rules.range)
        let place = Route.Place(outer: outer, inner: outer < rules.range ? 0 : inner)
        var guarded = path(rules, outer: place.outer, inner: place.inner)
        var dragged = path(rules, outer: place.outer, inner: place.inner)
        let reach = guarded.fingerReach(rules)
        for _ in 0..<6 {
          let delta = generator.uniform(-300, 300)
          if !guarded.dragWithin(reach, delta) { break }
          _ = dragged.drag(delta, rules)
          #expect(
            isClose(guarded.outer, dragged.outer, scale: 1e3) && isClose(guarded.inner, dragged.inner, scale: 1e3))
          #expect(guarded.lastHeading == dragged.lastHeading)
          // What is watched from below is not passed.
          if place.outer + place.inner < watched { #expect(guarded.outer + guarded.inner < watched) }
        }
      }
    }
  }

  // MARK: Flings

  @Test("a fling stops at every bound on its way exactly, in order, and rests where it said")
  func fling() {
    var generator = RepeatableGenerator()
    let setup = TestSetup()
    for _ in 0..<300 {
      let isPinned = generator.next() % 2 == 0
      let watched = generator.uniform(0, 2450)
      let rules = setup.path(watched: watched)
      var path = path(
        rules, outer: isPinned ? 200 : generator.uniform(0, 200), inner: isPinned ? generator.uniform(0, 2250) : 0)
      let (velocity, begin) = (generator.uniform(-5000, 5000), path.place)
      path.fling(velocity, at: 3, rules)
      let rest = path.rest
      var bounds = [Double]()
      let instants = playOut(&path, rules) { bounds.append($0.outer + $0.inner) }
      #expect(instants == instants.sorted() && instants.allSatisfy { $0 >= 3 })
      #expect(
        path.outer == rest.outer && path.inner == rest.inner, "from \(begin) at \(velocity): \(path.place), not \(rest)"
      )
      #expect(path.overscroll.isZero)
      // All but the ends are the seam, an end of the path, or what is watched.
      for bound in bounds.dropLast() { #expect([0, 200, 2450].contains(bound) || isClose(bound, watched)) }
    }
  }

  @Test("within a cell one offset moves, and the path is where the curve says")
  func cells() {
    var generator = RepeatableGenerator()
    let setup = TestSetup(fine: .with(springDamping: 0.4))
    for _ in 0..<200 {
      let rules = setup.path()
      var path = path(rules, outer: 200, inner: generator.uniform(0, 900))
      path.fling(generator.uniform(-6000, 6000), at: 0, rules)
      while path.isMoving {
        let (mover, low, high) = (path.motion.leg.mover, path.motion.low, path.motion.high)
        let begin = (outer: path.outer, inner: path.inner, start: path.motion.start)
        let end = path.next
        for share in [0.2, 0.6, 0.95] {
          let time = begin.start + (end - begin.start) * share
          if time < begin.start || path.motion.way(at: time).offset < low || path.motion.way(at: time).offset > high {
            continue
          }
          path.follow(to: time, rules)
          if path.overscroll.isZero {
            if mover == .outer { #expect(path.inner == begin.inner) }
            if mover == .page { #expect(path.outer == begin.outer) }
          }
        }
        _ = path.reach(rules)
      }
    }
  }

  @Test("what a fling has left at a hard end is known beforehand, and told when it gets there")
  func leftAtEnd() {
    let setup = TestSetup { $0.bounces = .never }
    let rules = setup.path(content: 1000)
    var path = path(rules)
    path.fling(3000, at: 1, rules)
    let left = path.leftAtEnd(rules)
    #expect(left.velocity > 0 && left.time == path.motion.end)
    var absorbed = 0.0
    while path.isMoving {
      let reached = path.reach(rules)
      if reached.absorbed != 0 { absorbed = reached.absorbed }
    }
    #expect(absorbed == left.velocity && path.inner == 250)
    path.fling(-10, at: 9, rules)
    #expect(path.leftAtEnd(rules).velocity == 0)
  }

  // MARK: To a place

  @Test("led to a place it gets there, from whatever velocity, and passes the seam")
  func lead() {
    var generator = RepeatableGenerator()
    let setup = TestSetup()
    let rules = setup.path()
    for _ in 0..<300 {
      var path = path(rules, outer: 200, inner: generator.uniform(0, 2000))
      path.fling(generator.uniform(-2000, 2000), at: 0, rules)
      path.follow(to: path.next * 0.3, rules)
      let (place, velocity) = (path.place, path.velocity)
      let goal = Route.Place(outer: generator.next() % 2 == 0 ? 200 : 0, inner: generator.uniform(0, 2000))
      path.lead(to: goal, at: 0.5, rules)
      #expect(path.place.outer == place.outer && path.place.inner == place.inner && path.velocity == velocity)
      _ = playOut(&path, rules)
      #expect(path.outer == goal.outer && path.inner == goal.inner)
    }
  }

  @Test("a bounce starts with the velocity that is seen, and ends at its end of the path")
  func bounce() {
    let setup = TestSetup()
    let rules = setup.path()
    for damping in [0.3, 1, 2] {
      let setup = TestSetup(fine: .with(springDamping: damping))
      let rules = setup.path()
      var path = path(rules)
      _ = path.drag(-120, rules)
      let slope = rules.bands.whole.slope(-120)
      path.release(-500, at: 0, rules)
      #expect(path.motion.kind == .bounce && path.velocity == -500 * slope)
      _ = playOut(&path, rules)
      #expect(path.overscroll.isZero && path.outer == 0 && path.inner == 0)
    }
    // Thrown inwards it leaves the overscroll as a fling.
    var path = path(rules)
    _ = path.drag(-60, rules)
    path.release(4000, at: 0, rules)
    #expect(path.rest.inner > 0)
    _ = playOut(&path, rules)
    #expect(path.inner > 0 && path.overscroll.isZero)
  }

  // MARK: Other ranges

  @Test("shorter content eases back, a shorter layout clamps at once")
  func fit() {
    let setup = TestSetup()
    for fit in [Path.Fit.eases, .clamps] {
      var path = path(setup.path(), outer: 200, inner: 2000)
      let shorter = setup.path(content: 1500)
      path.fit(shorter.naturalExtent(), fit, isHeld: false, at: 0, shorter)
      #expect(path.inner == 750 && path.shownInner == (fit == .eases ? 2000 : 750))
      #expect(path.isMoving == (fit == .eases))
      _ = playOut(&path, shorter)
      #expect(path.inner == 750 && path.overscroll.isZero)
    }
  }

  @Test("a finger holds what comes to lie beyond an end")
  func fitHeld() {
    let setup = TestSetup()
    var path = path(setup.path(), outer: 200, inner: 2000)
    let shorter = setup.path(content: 1500)
    path.fit(shorter.naturalExtent(), .eases, isHeld: true, at: 0, shorter)
    #expect(!path.isMoving && path.overscroll.raw > 0)
    // Of more than a band has, nearly all.
    #expect(path.shownInner > 750 && path.shownInner <= 2000)
  }

  @Test("content that moves takes the page and its motion along")
  func shift() {
    let setup = TestSetup()
    var path = path(setup.path(), outer: 200, inner: 1000)
    let rules = setup.path(content: 3400)
    path.lead(to: Route.Place(outer: 200, inner: 500), at: 0, setup.path())
    path.shift(by: 400, to: rules.naturalExtent(), at: 0, rules)
    #expect(path.inner == 1400 && path.rest.inner == 900)
    path.enterCell(at: 0, rules)
    _ = playOut(&path, rules)
    #expect(path.inner == 900)
  }

  @Test("pinned as long as it does not begin to open")
  func pinned() {
    let setup = TestSetup()
    let rules = setup.path()
    var path = path(rules, outer: 200)
    var isPinned = path.isPinned(range: 200)
    #expect(isPinned)
    path.lead(to: Route.Place(outer: 0, inner: 0), at: 0, rules)
    isPinned = path.isPinned(range: 200)
    #expect(!isPinned && path.outer == 200)
    // Thrown up and led back down, it opens at the instant at which it comes back to the seam.
    path.put(at: Route.Place(outer: 0, inner: 0))
    path.fling(20000, at: 0, rules)
    path.lead(to: Route.Place(outer: 0, inner: 0), at: 0, rules)
    var pinned = [Bool]()
    _ = playOut(&path, rules) { pinned.append($0.isPinned(range: 200)) }
    #expect(path.outer == 0 && pinned == (pinned.count == 3 ? [true, false, false] : [false]))
    path.put(at: Route.Place(outer: 199, inner: 0))
    isPinned = path.isPinned(range: 200)
    #expect(!isPinned)
  }
}
