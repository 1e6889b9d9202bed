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
    case .home: scrollByKey(to: Route.Place(outer: 0, inner: 0))
    case .end:
      scrollByKey(to: Route.Place(outer: extent.maxOuter > outer ? extent.maxOuter : outer, inner: extent.maxInner))
    case .left: turnByKey(-1)
    case .right: turnByKey(1)
    }
  }

  private mutating func scrollByKey(_ delta: Double) {
    // A path of its own, whoever began the last gesture.
    gesture.beganAbovePager = gesture.isActive && gesture.beganAbovePager
    var rules = routeRules()
    if let goal = goalUnderWay { (rules.outer, rules.inner) = (goal.outer, goal.inner) }
    let route = delta > 0 ? Route.up(rules) : Route.down(rules)
    scrollByKey(to: route.place(at: abs(delta)))
  }

  private mutating func scrollByKey(to goal: Route.Place) {
    lastMovedUp = goal.outer + goal.inner > outer + inner
    view.canRetarget = 0
    let isThere = goal.outer == shownOuter && goal.inner == shownInner && !vertical.isActive
    if isThere { return }
    abandonGesture()
    endDeceleration()
    beginScroll()
    startAnimation(to: passedSnapArea(goal) ?? goal, at: now)
    vertical.isKey = true
    // What snaps afterwards rests elsewhere.
    if let rest = snapGoal(vertical.rest, movedUp: lastMovedUp) { vertical.rest = rest }
    followVertical(to: now)
    commit()
  }

  /// Where snap areas would lead back from a key's goal the next one in its direction.
  private mutating func passedSnapArea(_ goal: Route.Place) -> Route.Place? {
    guard let snapped = snapGoal(goal, movedUp: lastMovedUp) else { return nil }
    return snapped.outer == outer && snapped.inner == inner ? nextSnapArea(from: goal, up: lastMovedUp) : nil
  }

  private mutating func turnByKey(_ side: Int) {
    if pages.count == 0 { return }
    let number = (pager.isMoving ? pager.targetIndex : pager.restingIndex) + (readingDirection < 0 ? -side : side)
    scrollToPage(isEndless ? wrapped(number) : number, animated: true)
  }
}
