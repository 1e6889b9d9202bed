/// Which page a swipe leads to.
struct SwipeRules {
  /// A swipe turns one page at most.
  var alwaysStops = true
  /// One that always stops is carried by its velocity, too.
  var projects = true
  /// Faster than this it turns a page at least, points per second.
  var flick = 300.0
  /// From which part of the way to the next page on it goes there, 0 to 1.
  var turnShare = 0.5
}

/// Letting go: which page the pager settles on, and how it gets there.
extension Pager {
  /// Nobody can follow a swipe that carries further than this: it turns this many pages.
  static var greatestReach: Int { 1000 }

  /// The step on which the pager settles: the one nearest to the place the velocity would carry it to, at most one from
  /// the place at which the gesture began if swipes always stop. Projection: p + v / (k stride). A flick faster than
  /// `flick` turns a page at least, however wide it is, if it leads the way that the drag went.
  /// - Parameters:
  ///   - velocity: towards higher pages, points per second.
  ///   - touched: the step nearest to the place at which the gesture began.
  mutating func stepToSettleOn(_ velocity: Double, touched: Int, _ swipes: SwipeRules, _ rules: PagerRules) -> Int {
    let ends = steps(rules)
    let carries = swipes.projects || !swipes.alwaysStops
    let step = PageProjection.target(
      offset: offset, velocity: carries ? velocity : 0, deceleration: Physics.decelerationNormal, stride: rules.stride,
      touched: touched, share: swipes.turnShare, reach: swipes.alwaysStops ? 1 : Pager.greatestReach, ends: ends)
    if !(abs(velocity) > swipes.flick) { return step }
    let isUp = velocity > 0
    let dragged = offset - grip
    if isUp ? dragged < 0 : dragged > 0 { return step }
    let next = touched + (isUp ? 1 : -1)
    if isUp ? next > ends.high : next < ends.low { return step }
    return isUp ? (step > next ? step : next) : (step < next ? step : next)
  }

  /// Begins to settle on a step from the velocity of a finger that let go.
  mutating func settle(on step: Int, _ velocity: Double, bounce: Physics, at time: Double, _ rules: PagerRules) {
    if raw != 0 && rules.showsEdge { return closeEdge(velocity, bounce, at: time, rules) }
    let ends = steps(rules)
    let seen = raw != 0 ? velocity * rules.band.slope(raw) : velocity
    let left = offset - Double(step) * rules.stride
    if overshoot(rules) != 0 && (step == ends.low || step == ends.high) {
      begin(.bounce, step: Double(step), spring: bounce.bounce(offset: left, velocity: seen), at: time, rules)
      return
    }
    let greatest = Physics.animationFrequency * abs(left)
    travel(.settle, to: step, velocity: seen.clamped(-greatest, greatest), at: time, rules)
  }

  /// What the end shows of the pull springs back; a throw the other way is spent on that.
  private mutating func closeEdge(_ velocity: Double, _ bounce: Physics, at time: Double, _ rules: PagerRules) {
    let spring = bounce.bounce(offset: rules.band.shown(raw), velocity: velocity * rules.band.slope(raw))
    begin(.edge, step: offset / rules.stride, spring: spring, at: time, rules)
  }

  /// Moves to a step by the spring of programmatic animation, from the velocity there is as far as that leads neither
  /// past the page nor, away from it, beyond the first or the last.
  @inline(never)
  mutating func travel(_ kind: Kind, to step: Int, velocity: Double, at time: Double, _ rules: PagerRules) {
    let left = offset - Double(step) * rules.stride
    let isAway = left != 0 && (left > 0) == (velocity > 0)
    let greatest =
      isAway ? greatestVelocityAway(from: step, left, rules) : Physics.animationFrequency * abs(left)
    let spring = Physics.animation(offset: left, velocity: velocity.clamped(-greatest, greatest))
    begin(kind, step: Double(step), spring: spring, at: time, rules)
  }

  /// The velocity with which a turn that first continues away from its page does not go beyond the first or the last.
  /// With v it goes no further than by v / (e w0).
  private mutating func greatestVelocityAway(from step: Int, _ left: Double, _ rules: PagerRules) -> Double {
    if rules.isEndless && far == 0 { return .infinity }
    let ends = steps(rules)
    let room = Double(left > 0 ? ends.high - step : step - ends.low) * rules.stride - abs(left)
    return room > 0 ? 0x1.5bf0a8b145769p1 * Physics.animationFrequency * room : 0
  }

  /// Begins to glide by an amount from the goal of the last glide; answers what there was no room for.
  mutating func glide(
    by delta: Double, frequency: Double = Physics.glideFrequency, at time: Double, _ rules: PagerRules
  ) -> Double {
    let from = kind == .glide ? goal : offset
    let (place, velocity) = (offset, velocity)
    hold(at: time, rules)
    move(to: from)
    // The goal of a step that comes at once.
    let left = drag(delta, bounces: false, rules)
    let goal = offset
    move(to: place)
    if goal == place && offset == 0 { return left }
    let missing = place - goal
    let greatest = frequency * abs(missing)
    let isAway = missing != 0 && (missing > 0) == (velocity > 0)
    let spring = Spring(
      offset: missing, velocity: isAway ? velocity : velocity.clamped(-greatest, greatest),
      angularFrequency: frequency, dampingRatio: 1)
    glide(to: goal, spring: spring, at: time, rules)
    return left
  }

  /// The step to which a notch of a wheel turns: the next from the goal of the turn before it, or from where a glide
  /// is.
  mutating func stepOfNotch(up: Bool, _ rules: PagerRules) -> Int {
    if isMoving && kind != .glide { return goalStep + (up ? 1 : -1) }
    let place = offset / rules.stride.asDivisor
    let next = up ? (place + 1e-9).rounded(.down) + 1 : (place - 1e-9).rounded(.up) - 1
    return next.wholeNumber(-(1 << 30), 1 << 30)
  }

  // MARK: Commands

  /// Prepares the way to a page and answers its step: from the nearer of the pages that show, over the joint where that
  /// is one step only, and with the target beside it if it is more than one page away.
  mutating func stepTo(page index: Int, passes: Bool, _ rules: PagerRules) -> Int {
    if far != 0 {
      if index == origin { return 0 }
      if page(atStep: far > 0 ? 1 : -1, rules) == index { return far > 0 ? 1 : -1 }
    }
    let nearest = nearestStep(rules)
    let source = page(atStep: nearest, rules) ?? origin
    var pages = index - source
    if rules.isEndless && rules.count > 2 && abs(pages) == rules.count - 1 { pages = pages < 0 ? 1 : -1 }
    if far == 0 && (abs(pages) <= 1 || passes) { return nearest + pages }
    let behind = far
    count(from: source, step: Double(nearest), rules)
    if abs(pages) <= 1 || passes { return pages }
    beginFarTurn(pages: pages, behind: behind)
    return pages > 0 ? 1 : -1
  }
}
