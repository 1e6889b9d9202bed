/// One layout becoming another by a critically damped spring.
struct LayoutAnimation {
  /// The path against a range that moves has no closed form. So the layout follows in steps of this length, seconds,
  /// counted from the start: the ranges at an instant then do not depend on the frames that led there.
  static let step = 1.0 / 240

  private var from = StackLayout(LayoutSettings(), headerIsFixed: false)
  private(set) var goal = StackLayout(LayoutSettings(), headerIsFixed: false)
  /// What is left of the way: 1 at the start.
  private var spring = Physics.animation(offset: 0, velocity: 0)
  private(set) var start = 0.0
  private(set) var end = 0.0

  init() {}

  /// As it is kept.
  init(from: StackLayout, to goal: StackLayout, spring: Spring, start: Double, end: Double) {
    self.from = from
    self.goal = goal
    self.spring = spring
    self.start = start
    self.end = end
  }

  var ends: (from: StackLayout, to: StackLayout) { (from, goal) }
  var course: (spring: Spring, start: Double, end: Double) { (spring, start, end) }

  /// From one layout to another.
  /// - Parameter before: the animation that this one takes over from, whose speed it keeps; but for what would carry it
  ///   beyond its goal, where heights may end.
  init(from: StackLayout, to goal: StackLayout, after before: LayoutAnimation?, restDistance: Double, at time: Double) {
    self.from = from
    self.goal = goal
    start = time
    let way = from.way(to: goal)
    var velocity = 0.0
    if let before {
      // Both springs count down what is left of their way.
      let speed = before.spring.state(at: time - before.start).velocity
      velocity = speed * before.from.way(to: before.goal).share(of: way)
      if velocity < -Physics.animationFrequency { velocity = -Physics.animationFrequency }
    }
    spring = Physics.animation(offset: 1, velocity: velocity)
    let longest = way.greatest
    end = longest > 0 ? time + spring.restTime(within: restDistance / longest.asDivisor) : time
  }

  /// The layout at the end of a step.
  func layout(atStep number: Double) -> StackLayout {
    instant(ofStep: number) >= end
      ? goal : StackLayout.between(from, goal, 1 - spring.state(at: number * LayoutAnimation.step).offset)
  }

  /// How many steps have ended by a time.
  func steps(by time: Double) -> Double {
    let whole = ((time - start) / LayoutAnimation.step).rounded(.down)
    var number = whole > 0 ? whole : 0
    // But for a rounding.
    if instant(ofStep: number) > time && number > 0 { number -= 1 }
    if instant(ofStep: number + 1) <= time { number += 1 }
    return number
  }

  /// When a step ends, at most the animation's end. A little early, so that a frame at that time is not a rounding
  /// before.
  func instant(ofStep number: Double) -> Double {
    let instant = start + number * LayoutAnimation.step
    let early = instant - 4 * (abs(start) > abs(instant) ? abs(start) : abs(instant)).ulp
    return early < end ? early : end
  }
}

extension LayoutAnimation {
  /// - Parameter now: it has begun by then.
  mutating func archive(_ archive: inout Archive, now: Double) {
    var (from, goal) = ends
    var (spring, start, end) = course
    archive.numbers(&from, 0, StackLayout.greatestLength)
    archive.numbers(&goal, 0, StackLayout.greatestLength)
    archive.numbers(&spring)
    archive.number(&start)
    archive.number(&end)
    // It is followed in steps: none takes for ever.
    archive.demand(end - start <= 1000 && start <= now && spring.isSound)
    if archive.isReading && !archive.isCorrupt {
      self = LayoutAnimation(from: from, to: goal, spring: spring, start: start, end: end)
    }
  }
}
