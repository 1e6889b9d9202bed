/// Which pages are in sight, and how far the pager can go until that changes.
extension Pager {
  /// The stretch around the offset in which the pages that show, those that have appeared and the nearest one stay the
  /// same. At one of its bounds the stretch ahead counts. Beyond an end there are no pages, and so no bounds: however
  /// far a bounce leads, it costs no more.
  mutating func cell(_ rules: PagerRules) -> (low: Double, high: Double) {
    let stride = rules.stride
    if !(stride > 0) || !(rules.pageWidth > 0) { return (-.infinity, .infinity) }
    var (low, high) = (-Double.infinity, Double.infinity)
    let isRising = heading > 0
    func bound(_ bound: Double) {
      if isRising ? bound <= offset : bound < offset {
        if bound > low { low = bound }
      } else if bound < high {
        high = bound
      }
    }
    let steps = steps(rules)
    let (any, enough) = (rules.sight(of: 0), rules.sight(of: rules.threshold))
    let before = stepBefore(rules)
    let around = Double(rules.around)
    // A page that shows once only, round a circle, changes sides half a circle away.
    let watchesHalves = rules.watchesHalves || around > 0 && rules.isEndless
    var step = before - around > Double(steps.low) ? before - around : Double(steps.low)
    let last = before + 1 + around < Double(steps.high) ? before + 1 + around : Double(steps.high)
    while step <= last {
      let center = step * stride
      bound(center)
      bound(center - any.below)
      bound(center + any.above)
      bound(center - enough.below)
      bound(center + enough.above)
      if watchesHalves { bound(center + 0.5 * stride) }
      step += 1
    }
    return (low, high)
  }

  /// The pages that show at all, and those of which more than `threshold` does. What begins or ceases to show at this
  /// instant counts as it will from now on.
  mutating func windows(threshold: Double, _ rules: PagerRules) -> (overlapping: PageWindow, showing: PageWindow) {
    if rules.count == 0 { return (PageWindow(), PageWindow()) }
    let stride = rules.stride
    // At rest on a page as wide as the pager that page alone shows, whatever the threshold, as it does if pages have no
    // width.
    if offset == 0 && heading == 0 && !rules.isCarousel || !(stride > 0) || !(rules.pageWidth > 0) {
      let window = PageWindow(origin, origin)
      return (window, window)
    }
    let steps = stepsInSight(rules)
    func window(_ part: Double) -> PageWindow {
      let sight = rules.sight(of: part)
      var (low, high) = steps
      while low <= high && !isInSight(sight, of: Double(low) * stride) { low += 1 }
      while high >= low && !isInSight(sight, of: Double(high) * stride) { high -= 1 }
      if low > high { return PageWindow() }
      return PageWindow(page(atStep: low, rules) ?? -1, page(atStep: high, rules) ?? -1, count: high - low + 1)
    }
    return (window(0), window(threshold))
  }

  /// The steps of all pages that can show: the two around the offset and those beside them. Round a circle each page
  /// shows once, where it is nearest.
  private mutating func stepsInSight(_ rules: PagerRules) -> (low: Int, high: Int) {
    let (steps, around) = (steps(rules), rules.around)
    let before = stepBefore(rules).wholeNumber(steps.low - 1, steps.high)
    var (low, high) = (max(before - around, steps.low), min(before + 1 + around, steps.high))
    if around > 0 && rules.isEndless && far == 0 {
      let (place, half) = (placeAhead(rules), Double(rules.count) / 2)
      low = max(low, (place - half).rounded(.down).wholeNumber(steps.low, steps.high) + 1)
      high = min(high, (place + half).rounded(.down).wholeNumber(steps.low, steps.high))
    }
    return (low, high)
  }

  @inline(never)
  private mutating func isInSight(_ sight: (below: Double, above: Double), of place: Double) -> Bool {
    let (low, high) = (place - sight.below, place + sight.above)
    let entersOrIsIn = offset > low || offset == low && heading > 0
    let isInOrStays = offset < high || offset == high && heading < 0
    return entersOrIsIn && isInOrStays
  }

  /// The first of the two steps around the offset. Exactly on a page it is that page on the way up, else the one before
  /// it.
  private mutating func stepBefore(_ rules: PagerRules) -> Double {
    let stride = rules.stride
    let step = (offset / stride.asDivisor).rounded(.down).clamped(-1e15, 1e15)
    func isBehind(_ step: Double) -> Bool { heading > 0 ? step * stride <= offset : step * stride < offset }
    // The quotient is rounded.
    if isBehind(step + 1) { return step + 1 }
    return isBehind(step) ? step : step - 1
  }
}
