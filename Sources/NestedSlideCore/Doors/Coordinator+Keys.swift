/// Keys of a keyboard.
public enum Key: Int32, Sendable {
  case down
  case up
  case pageDown
  case pageUp
  case space
  case home
  case end
  case left
  case right
}

extension Coordinator {
  /// Scrolls by a key, animated. One that comes while the last is under way goes on from where that one will end.
  public mutating func key(_ key: Key) {
    let page = 0.875 * layout.pagerHeight
    switch key {
    case .down: scrollByKey(40)
    case .up: scrollByKey(-40)
    case .pageDown, .space: scrollByKey(page)
    case .pageUp: scrollByKey(-page)
    case .home:
      drivePageOfInput()
      scrollByKey(to: Route.Place(outer: 0, inner: 0), up: false)
    case .end:
      drivePageOfInput()
      let extent = path.extent
      let outer = extent.maxOuter > path.outer ? extent.maxOuter : path.outer
      scrollByKey(to: Route.Place(outer: outer, inner: extent.maxInner), up: true)
    case .left: turnByKey(-1)
    case .right: turnByKey(1)
    }
  }

  private mutating func scrollByKey(_ delta: Double) {
    drivePageOfInput()
    // A path of its own, whoever began the last gesture.
    hand.gesture.beganAbovePager = hand.gesture.isActive && hand.gesture.beganAbovePager
    let rules = rules
    let from = path.motion.isStepped ? path.motion.steppedGoal : path.place
    scrollByKey(to: path.stepped(from: from, by: delta, rules).goal, up: delta > 0)
  }

  private mutating func scrollByKey(to goal: Route.Place, up: Bool) {
    path.head(up: up)
    path.setPlaced(false)
    output.showResting { $1.set(&$0.canRetarget, 0) }
    let rules = rules
    let rest = Rest(rules, path.extent).goal(ofStepFrom: path.place, to: goal, up: up)
    if path.isAt(rest) { return finish() }
    abandonGesture()
    output.endDeceleration(at: now)
    output.beginScroll(at: now)
    hand.waitNoLonger()
    path.lead(to: rest, cause: .key, raw: goal, at: now, rules)
    endAtOnce()
    finish()
  }

  private mutating func turnByKey(_ side: Int) {
    if pages.count == 0 { return }
    let rules = pagerRules
    let from = pager.isMoving && pager.kind != .glide ? pager.goalStep : 0
    let page = pager.page(atStep: from, rules) ?? pager.origin
    let number = page + (setup.readingDirection < 0 ? -side : side)
    scrollToPage(rules.isEndless ? number.wrapped(rules.count) : number, animated: true)
  }
}
