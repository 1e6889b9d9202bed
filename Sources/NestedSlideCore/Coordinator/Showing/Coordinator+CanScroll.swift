extension Coordinator {
  /// How far keys can still scroll in a direction, points. Mutating like all that reads parts in place.
  @inline(never)
  public mutating func distanceLeft(_ direction: ScrollDirection) -> Double {
    switch direction {
    case .none: return 0
    case .up, .down: return pathLeft(up: direction == .down)
    case .left, .right: return pagesLeft(towardsEnd: (direction == .right) == (setup.readingDirection > 0))
    }
  }

  /// As far as keys lead, whatever moves first. While the pages turn keys belong to the coming one: its way is the one
  /// that the path would have if it drove that page.
  private mutating func pathLeft(up: Bool) -> Double {
    let page = pageOfVerticalInput
    if page < 0 || page == path.page { return wayLeft(up: up) }
    var other = (page: page, inner: pages[page].offset, extent: path.extent)
    path.exchange(&other)
    path.begin(page: page, currentExtent())
    let left = wayLeft(up: up)
    path.exchange(&other)
    return left
  }

  /// To the goal of End or Home.
  @inline(never)
  private mutating func wayLeft(up: Bool) -> Double {
    let extent = path.extent
    let outer = up ? extent.maxOuter - path.outer : path.outer
    let inner = up ? extent.maxInner - path.inner : path.inner
    let way = (outer > 0 ? outer : 0) + (inner > 0 ? inner : 0)
    return way < Limits.length ? way : Limits.length
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
