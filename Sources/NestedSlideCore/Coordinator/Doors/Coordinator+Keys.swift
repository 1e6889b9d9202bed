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

/// What a coordinator leaves of a key passes to the one around it: the points that it cannot scroll, or, of home, end
/// and the keys that turn pages, the whole key if it stays as it is.
extension Coordinator {
  /// Scrolls by a key, animated. One that comes while the last is under way continues from the end of that one.
  public mutating func key(_ key: Key) {
    let page = 0.875 * layout.pagerHeight
    var amount: Double
    switch key {
    case .down: amount = 40
    case .up: amount = -40
    case .pageDown, .space: amount = page
    case .pageUp: amount = -page
    case .home, .left: amount = -1
    case .end, .right: amount = 1
    }
    if !linkedAxes.isEmpty && !key.isAcross {
      leadNoneAround(inStep: true)
      let taken = moveHeadersAround(key, amount)
      amount -= taken
      if taken != 0 && amount == 0 {
        takeOver(by: .key)
        return joinMotions(of: .key, up: key.leadsUp)
      }
    }
    let left = keyAlone(key, amount)
    if linkedAxes.isEmpty { return }
    if left != 0 { passOnKey(key, left) }
    if !key.isAcross { joinMotions(of: .key, up: key.leadsUp) }
  }

  /// - Parameter amount: points; for keys without a measure 1 on, -1 back.
  /// - Returns: the part of it that goes outwards.
  @inline(never)
  mutating func keyAlone(_ key: Key, _ amount: Double) -> Double {
    takeOver(by: .key)
    var left = (dx: 0.0, dy: 0.0)
    if key.isAcross {
      if !turnByKey(amount) { left.dx = amount }
    } else {
      left.dy = scrollByKey(key, amount)
    }
    finish()
    left = chained(dx: left.dx, dy: left.dy)
    return key.isAcross ? left.dx : left.dy
  }

  private mutating func scrollByKey(_ key: Key, _ amount: Double) -> Double {
    drivePageOfInput()
    switch key {
    case .home: return scrollByKey(to: Route.Place(outer: 0, inner: 0), up: false, passes: true) ? 0 : amount
    case .end:
      let extent = path.extent
      let outer = extent.maxOuter > path.outer ? extent.maxOuter : path.outer
      let end = Route.Place(outer: outer, inner: extent.maxInner)
      return scrollByKey(to: end, up: true, passes: true) ? 0 : amount
    default: return scrollByKey(amount)
    }
  }

  private mutating func scrollByKey(_ delta: Double) -> Double {
    // A key moves the path by its own rules, not by those of the last gesture.
    hand.gesture.beganAbovePager = hand.gesture.isActive && hand.gesture.beganAbovePager
    let rules = rules
    let from = path.motion.isStepped ? path.motion.leadsTo.asked : path.place
    let step = path.stepped(from: from, by: delta, rules)
    _ = scrollByKey(to: step.goal, up: delta > 0)
    return step.left
  }

  /// False if it is there already.
  private mutating func scrollByKey(to goal: Route.Place, up: Bool, passes: Bool = false) -> Bool {
    path.head(up: up)
    takePath()
    let rules = rules
    let rest = Rest(rules, path.extent).goal(ofStepFrom: path.place, to: goal, up: up, passes: passes)
    let isThere = path.isAt(rest)
    if !isThere {
      takeOver(by: .command)
      output.endDeceleration(at: now)
      output.source = .key
      output.beginScroll(at: now)
      path.lead(to: rest, cause: .key, asked: goal, at: now, rules)
      endAtOnce()
    }
    return !isThere
  }

  /// False if there is no page on that side.
  private mutating func turnByKey(_ side: Double) -> Bool {
    if pages.count == 0 { return false }
    let rules = pagerRules
    let from = pager.isMoving && pager.kind != .glide ? pager.goalStep : 0
    let page = pager.page(atStep: from, rules) ?? pager.origin
    let number = page + (side * setup.readingDirection > 0 ? 1 : -1)
    let isPage = rules.isEndless || number >= 0 && number < rules.count
    turn(to: rules.isEndless ? number.wrapped(rules.count) : number, animated: true, by: .key)
    return isPage
  }
}

extension Key {
  /// It turns pages.
  var isAcross: Bool { self == .left || self == .right }
  /// It scrolls towards the end.
  var leadsUp: Bool { self == .down || self == .pageDown || self == .space || self == .end }
}
