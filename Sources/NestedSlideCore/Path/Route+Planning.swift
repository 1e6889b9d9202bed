/// The start of a vertical motion, and the rules it obeys.
struct RouteRules {
  var outer: Double
  var inner: Double
  var extent: Extent
  /// R, which `extent.maxOuter` may fall short of.
  var range: Double
  var motion: HeaderMotion
  /// The gesture began above the pager.
  var beganAbovePager: Bool
  /// The outer offset at which a quick return to the minimum stops opening the header.
  var returnOuter: Double
  /// The page goes to its top the moment the header opens.
  var pageResetsOnOpening: Bool
}

extension Route {
  /// Up: the outer to its greatest offset, then the page to its end. A page that is held open closes first.
  @inline(never)
  static func up(_ rules: RouteRules) -> Route {
    let outer = rules.outer > rules.extent.maxOuter ? rules.outer : rules.extent.maxOuter
    let inner = rules.inner > rules.extent.maxInner ? rules.inner : rules.extent.maxInner
    let isHeld = rules.inner < 0
    return Route(
      outerStart: rules.outer, outerMiddle: isHeld ? rules.outer : outer, outerEnd: outer, innerStart: rules.inner,
      innerMiddle: isHeld ? 0 : inner, innerEnd: inner, heading: 1)
  }

  /// Down: page and outer to 0, in the order of the header's motion, then to the place at which a refresh holds one of
  /// them open.
  @inline(never)
  static func down(_ rules: RouteRules) -> Route {
    var middle: Double
    var end = rules.extent.minOuter
    switch rules.motion {
    case .headerFirst, .fixed: middle = rules.outer
    case .quickReturn: middle = rules.outer < 0 ? rules.outer : 0
    case .quickReturnMinimum: middle = rules.outer < rules.returnOuter ? rules.outer : rules.returnOuter
    case .contentFirst:
      middle = rules.beganAbovePager && rules.outer > 0 ? 0 : rules.outer
      if !rules.beganAbovePager { end = middle }
    }
    var inner = rules.inner
    if rules.pageResetsOnOpening && middle < rules.outer && rules.outer >= rules.range {
      inner = 0
      middle = 0
      end = rules.extent.minOuter
    }
    return Route(
      outerStart: rules.outer, outerMiddle: middle, outerEnd: end, innerBefore: rules.inner, innerStart: inner,
      innerMiddle: inner < 0 ? inner : 0, innerEnd: rules.extent.minInner, heading: -1)
  }

  /// To a given place, if it lies on no natural way there: the outer first when it closes, else the page first.
  static func direct(_ rules: RouteRules, to goal: Place) -> Route {
    let outerFirst = goal.outer >= rules.outer
    return Route(
      outerStart: rules.outer, outerMiddle: outerFirst ? goal.outer : rules.outer, outerEnd: goal.outer,
      innerStart: rules.inner, innerEnd: goal.inner, heading: 0)
  }
}
