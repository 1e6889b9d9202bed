/// One layout becoming another by a critically damped spring.
struct LayoutAnimation {
  /// While a vertical motion runs the layout follows in steps of this length, seconds, counted from the start: where the
  /// ranges are at an instant then does not depend on the frames that led there.
  static let step = 1.0 / 240

  private var from = StackLayout(LayoutSettings(), headerIsFixed: false)
  private(set) var goal = StackLayout(LayoutSettings(), headerIsFixed: false)
  /// What is left of the way: 1 at the start.
  private var spring = Physics.animation(offset: 0, velocity: 0)
  private(set) var start = 0.0
  private(set) var end = 0.0
  /// Where it turns round, having been led elsewhere on its way; before the start where it does not.
  private(set) var turn = -Double.infinity

  init() {}

  /// As it is kept.
  init(from: StackLayout, to goal: StackLayout, spring: Spring, start: Double, end: Double, turn: Double) {
    self.from = from
    self.goal = goal
    self.spring = spring
    self.start = start
    self.end = end
    self.turn = turn
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
    if velocity > 0, let turning = spring.derivative.firstCrossing() { turn = time + turning }
    let longest = way.greatest
    end = longest > 0 ? time + spring.restTime(within: restDistance / longest.asDivisor) : time
  }

  func layout(at time: Double) -> StackLayout {
    time >= end ? goal : StackLayout.between(from, goal, 1 - spring.state(at: time - start).offset)
  }

  /// The end of the step that an instant lies in, at most the animation's.
  func stepEnd(after time: Double) -> Double {
    var number = ((time - start) / LayoutAnimation.step).rounded(.down) + 1
    if start + number * LayoutAnimation.step <= time { number += 1 }
    let next = start + number * LayoutAnimation.step
    return next > time && next < end ? next : end
  }
}
