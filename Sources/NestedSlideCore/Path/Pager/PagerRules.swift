/// What the pager obeys during one call. Two words, so that it is handed on in registers.
struct PagerRules {
  private let setup: SetupPointer
  /// How many pages there are.
  let count: Int

  @inline(__always)
  init(_ setup: SetupPointer, count: Int) {
    self.setup = setup
    self.count = count
  }

  /// Of a page beside the current one so much has to show, points: pages that just fill the pager leave a rounding.
  private static var sliver: Double { 0.001 }

  /// From one page to the next, how much of that a page takes, and the pager's own width, points.
  @inline(__always) var stride: Double { setup.pointee.layout.stride }
  @inline(__always) var pageWidth: Double { setup.pointee.layout.pageWidth }
  @inline(__always) var width: Double { setup.pointee.layout.pagerWidth }
  var isCarousel: Bool { setup.pointee.layout.isCarousel }
  @inline(__always) var isEndless: Bool { setup.isEndless(count: count) }
  /// Of a page, how much has to show before it counts as appeared: a fraction.
  var threshold: Double { setup.pointee.fine { $0.loadThreshold } }
  /// How many pages on either side of the two nearest ones can show, too.
  var around: Int {
    let layout = setup.pointee.layout
    if !layout.isCarousel || !(layout.stride > 0) { return 0 }
    return ((layout.pagerWidth - layout.pageWidth) / layout.stride).rounded(.up).wholeNumber(0, PageWindow.most)
  }

  /// The offsets, from that of a page, between which more than a part of it shows.
  func sight(of part: Double) -> (below: Double, above: Double) {
    let layout = setup.pointee.layout
    let own = layout.pageWidth * (1 - part)
    func beside(_ length: Double) -> Double { length > PagerRules.sliver ? length - PagerRules.sliver : 0 }
    return (own + beside(layout.pageTrail), own + beside(layout.pageLead))
  }

  /// Something happens half way between two pages.
  var watchesHalves: Bool { setup.pointee.settings.paging.indexRule == .live }
  var reducesMotion: Bool { setup.pointee.settings.input.reducesMotion }
  var restDistance: Double { setup.pointee.fine { $0.restDistance } ?? 0.1 }

  var band: RubberBand {
    let slope = setup.rubberBand
    return RubberBand(dimension: width, factor: slope > 0 || !showsEdge ? slope : 0.55)
  }

  /// A number shows what is pulled beyond the first and the last page: the pager itself does not give.
  var showsEdge: Bool {
    let settings = setup.settings
    return settings.input.showsEdges && (!settings.paging.bounces || setup.rubberBand == 0)
  }

  /// How far the pager itself moves when it is pulled.
  func moved(_ raw: Double) -> Double { showsEdge ? 0 : band.shown(raw) }
}

/// Mutating, though they only read: a borrowed pager would be copied.
extension Pager {
  /// The least and the greatest offset: of the first and the last page, of the two pages of a far turn, or none.
  mutating func ends(_ rules: PagerRules) -> (low: Double, high: Double) {
    if far != 0 { return far > 0 ? (0, rules.stride) : (-rules.stride, 0) }
    if rules.isEndless { return (-.infinity, .infinity) }
    if rules.count == 0 { return (0, 0) }
    return (-Double(origin) * rules.stride, Double(rules.count - 1 - origin) * rules.stride)
  }

  /// What is beyond an end as seen, negative before the first page.
  @inline(never)
  mutating func overshoot(_ rules: PagerRules) -> Double {
    let ends = ends(rules)
    return offset < ends.low ? offset - ends.low : (offset > ends.high ? offset - ends.high : 0)
  }

  /// What is pulled lies at an end, or beyond it.
  mutating func isBeyond(_ rules: PagerRules) -> Bool {
    if !rules.showsEdge { return overshoot(rules) != 0 }
    let ends = ends(rules)
    return raw < 0 ? offset <= ends.low : offset >= ends.high
  }

  /// What an end shows of a pull by a number, negative before the first page.
  mutating func shownEdge(at time: Double, _ rules: PagerRules) -> Double {
    if kind == .edge {
      // When the spring swings to the other side, nothing is stretched.
      let (first, shown) = (spring.state(at: 0).offset, spring.state(at: time > start ? time - start : 0).offset)
      return first * shown > 0 ? shown : 0
    }
    return raw != 0 && rules.showsEdge ? rules.band.shown(raw) : 0
  }

  // MARK: Pages and steps

  /// The page that a step stands for, or nil.
  mutating func page(atStep step: Int, _ rules: PagerRules) -> Int? {
    if step == 0 { return rules.count > 0 ? origin : nil }
    if far != 0 { return step == (far > 0 ? 1 : -1) ? wrapped(origin + far, rules) : nil }
    let number = origin + step
    if rules.isEndless { return number.wrapped(rules.count) }
    return number >= 0 && number < rules.count ? number : nil
  }

  private mutating func wrapped(_ number: Int, _ rules: PagerRules) -> Int {
    rules.isEndless ? number.wrapped(rules.count) : number
  }

  /// A page's place in steps from the origin: of all steps that stand for it the one nearest to the pager.
  mutating func step(of page: Int, _ rules: PagerRules) -> Double {
    if far != 0 && page == wrapped(origin + far, rules) { return far > 0 ? 1 : -1 }
    let step = Double(page - origin)
    if !rules.isEndless || !(rules.stride > 0) || offset == 0 && far == 0 && page == origin { return step }
    let count = Double(rules.count)
    return step + ((placeAhead(rules) - step) / count.asDivisor + 0.5).rounded(.down) * count
  }

  /// Where it is in steps, and by next to nothing further on its way: what is as far on one side as on the other is on
  /// the side that it is on from now on, however the quotient is rounded.
  mutating func placeAhead(_ rules: PagerRules) -> Double {
    offset / rules.stride.asDivisor + (heading < 0 ? -1e-9 : 1e-9)
  }

  /// The steps that there are; without ends more than anybody could turn through.
  mutating func steps(_ rules: PagerRules) -> (low: Int, high: Int) {
    if far != 0 { return far > 0 ? (0, 1) : (-1, 0) }
    if rules.isEndless { return (-(1 << 30), 1 << 30) }
    return (-origin, rules.count - 1 - origin)
  }

  /// The nearest step; half way counts up, or the way it is going.
  mutating func nearestStep(_ rules: PagerRules) -> Int {
    nearestStep(to: offset, rules)
  }

  /// The step nearest to the goal of a wheel's glide.
  mutating func nearestStepOfGlide(_ rules: PagerRules) -> Int { nearestStep(to: goal, rules) }

  @inline(__always)
  private mutating func nearestStep(to offset: Double, _ rules: PagerRules) -> Int {
    if !(rules.stride > 0) || offset == 0 { return 0 }
    let steps = steps(rules)
    let place = offset / rules.stride.asDivisor + 0.5
    let step = place.rounded(.down)
    // At the very half on the way down the lower one is nearer from now on.
    let isHalf = step == place && heading < 0
    return (isHalf ? step - 1 : step).wholeNumber(steps.low, steps.high)
  }

  /// The page at which its motion ends, or nearest to the end of a glide.
  mutating func goalPage(_ rules: PagerRules) -> Int {
    page(atStep: kind == .glide ? nearestStepOfGlide(rules) : goalStep, rules) ?? origin
  }

  mutating func nearestPage(_ rules: PagerRules) -> Int { page(atStep: nearestStep(rules), rules) ?? origin }

  /// The position in pages: 1.5 is half way from page 1 to page 2. If there are no ends it is from -1 to the number of
  /// pages, and at rest a page's own number.
  @inline(__always)
  mutating func position(_ rules: PagerRules) -> Double {
    if offset == 0 || !(rules.stride > 0) { return Double(origin) }
    return farPosition(offset / rules.stride.asDivisor, rules)
  }

  @inline(__always)
  private mutating func farPosition(_ steps: Double, _ rules: PagerRules) -> Double {
    if far == 0 && bend.isNone && !rules.isEndless { return Double(origin) + steps.clamped(-1e15, 1e15) }
    return unusualPosition(steps, rules)
  }

  @inline(never)
  private mutating func unusualPosition(_ steps: Double, _ rules: PagerRules) -> Double {
    var position = Double(origin) + steps
    if far != 0 {
      let isAhead = (steps > 0) == (far > 0)
      let pages = isAhead ? abs(far) : (farBehind == 0 ? 1 : abs(farBehind))
      position = Double(origin) + steps * Double(pages)
    }
    if !bend.isNone { position += bend.left(at: offset, stride: rules.stride) }
    if !rules.isEndless { return position }
    let count = Double(rules.count)
    if position > count { return position - ((position - count) / count.asDivisor).rounded(.up) * count }
    if position < -1 { return position + ((-1 - position) / count.asDivisor).rounded(.up) * count }
    return position
  }

  /// How far the turn has come, 0 to 1.
  @inline(__always)
  mutating func progress(_ rules: PagerRules) -> Double {
    if !turn.isActive || !(rules.stride > 0) { return 0 }
    // It has arrived, and counts from there.
    if isOnPage && origin == Int(turn.to) { return 1 }
    let way = far != 0 ? (far > 0 ? 1.0 : -1) : Double(turn.steps)
    // By the same quotients as in a steady frame: others may round otherwise.
    return way == 0 ? 0 : (offset / rules.stride.asDivisor / way).clamped(0, 1)
  }
}
