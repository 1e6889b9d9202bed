/// Which way to scroll.
public enum ScrollDirection: Int32, Sendable {
  case up
  case down
  case left
  case right
}

extension Coordinator {
  /// How far keys can still scroll in a direction, points. Mutating like all that reads parts in place.
  @inline(never)
  public mutating func distanceLeft(_ direction: ScrollDirection) -> Double {
    switch direction {
    case .up, .down: return pathLeft(up: direction == .down)
    case .left, .right: return pagesLeft(towardsEnd: (direction == .right) == (setup.readingDirection > 0))
    }
  }

  /// Along the route of a key, which takes the whole path, whoever began the last gesture. While the pages turn keys belong
  /// to the coming one: its route is the one that the path would have if it drove that page.
  private mutating func pathLeft(up: Bool) -> Double {
    let page = pageOfVerticalInput
    if page < 0 || page == path.page { return routeLeft(up: up) }
    var other = (page: page, inner: pages[page].offset, extent: path.extent)
    path.exchange(&other)
    path.begin(page: page, currentExtent())
    let left = routeLeft(up: up)
    path.exchange(&other)
    return left
  }

  @inline(never)
  private mutating func routeLeft(up: Bool) -> Double {
    var rules = rules
    rules.beganAbovePager = hand.gesture.isActive && hand.gesture.beganAbovePager
    return path.route(up: up, rules).length
  }

  private mutating func pagesLeft(towardsEnd: Bool) -> Double {
    let rules = pagerRules
    if rules.count == 0 { return 0 }
    if rules.isEndless { return Limits.length }
    let position = pager.position(rules)
    let left = towardsEnd ? Double(rules.count - 1) - position : position
    return left > 0 ? left * rules.stride : 0
  }
}
