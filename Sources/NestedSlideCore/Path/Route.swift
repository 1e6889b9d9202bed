/// A way through the two offsets in at most four legs: the outer, the inner, the outer again, the inner again. One
/// displacement along it says if both are, so that one trajectory moves them and nothing happens at a seam.
struct Route {
  let outerStart: Double
  let outerMiddle: Double
  let outerEnd: Double
  /// The inner offset before the first step; a page that resets when the header opens is elsewhere from then on.
  private(set) var innerBefore: Double
  private(set) var innerStart: Double
  private(set) var innerMiddle: Double
  private(set) var innerEnd: Double
  /// +1 if the path grows all along, -1 if it shrinks, 0 if that changes from leg to leg. It holds for a route
  /// of no length too: the way it would lead.
  let heading: Double
  @inline(__always) var firstLeg: Double { abs(outerMiddle - outerStart) }
  @inline(__always) var secondLeg: Double { abs(innerMiddle - innerStart) }
  @inline(__always) var thirdLeg: Double { abs(outerEnd - outerMiddle) }
  @inline(__always) private var fourthLeg: Double { abs(innerEnd - innerMiddle) }

  struct Place {
    var outer: Double
    var inner: Double
  }

  @inline(__always)
  init(
    outerStart: Double, outerMiddle: Double, outerEnd: Double, innerBefore: Double? = nil, innerStart: Double,
    innerMiddle: Double? = nil, innerEnd: Double, heading: Double
  ) {
    self.heading = heading
    self.innerBefore = innerBefore ?? innerStart
    self.outerStart = outerStart
    self.outerMiddle = outerMiddle
    self.outerEnd = outerEnd
    self.innerStart = innerStart
    self.innerMiddle = innerMiddle ?? innerEnd
    self.innerEnd = innerEnd
  }

  /// A route that stays at its start.
  init(restingAt outer: Double, _ inner: Double) {
    self.init(outerStart: outer, outerMiddle: outer, outerEnd: outer, innerStart: inner, innerEnd: inner, heading: 1)
  }

  /// The page's content has another place: so has every inner offset.
  mutating func shiftInner(by shift: Double) {
    innerBefore += shift
    innerStart += shift
    innerMiddle += shift
    innerEnd += shift
  }

  /// The whole way in points, 0 or more.
  @inline(never) var length: Double { firstLeg + secondLeg + thirdLeg + fourthLeg }

  /// On the way up, the distance to the seam: the first leg, if the page is not held open.
  var lengthToSeam: Double { innerStart < 0 ? firstLeg + secondLeg + thirdLeg : firstLeg }

  /// What moves first along it; none if it leads nowhere.
  var firstMover: Indicator {
    if firstLeg > 0 { return .outer }
    if secondLeg > 0 { return .page }
    if thirdLeg > 0 { return .outer }
    return fourthLeg > 0 ? .page : .none
  }

  /// The way of the header before the page moves.
  var headerLength: Double { heading > 0 ? lengthToSeam : firstLeg }

  /// How far along it one of the two moves alone before the other does, points.
  func way(of mover: Indicator) -> Double {
    if mover == .outer { return secondLeg > 0 ? firstLeg : firstLeg + thirdLeg }
    if firstLeg > 0 { return 0 }
    return thirdLeg > 0 ? secondLeg : secondLeg + fourthLeg
  }

  var end: Place { Place(outer: outerEnd, inner: innerEnd) }

  /// The offsets after `distance` points, held within the route; the ends of legs are met exactly.
  @inline(never)
  func place(at distance: Double) -> Place { placeInPlace(at: distance) }

  /// The same for what moves in every frame.
  @inline(__always)
  func placeInPlace(at distance: Double) -> Place {
    if !(distance > 0) { return Place(outer: outerStart, inner: innerBefore) }
    if distance < firstLeg {
      let outer = outerMiddle > outerStart ? outerStart + distance : outerStart - distance
      return Place(outer: outer, inner: innerStart)
    }
    // Against the same sums as `bounds`, so that a distance at which a leg ends meets that end exactly.
    let second = firstLeg + secondLeg
    if distance < second {
      let past = distance - firstLeg
      let inner = innerMiddle > innerStart ? innerStart + past : innerStart - past
      return Place(outer: outerMiddle, inner: inner)
    }
    let third = second + thirdLeg
    if distance < third {
      let past = distance - second
      let outer = outerEnd > outerMiddle ? outerMiddle + past : outerMiddle - past
      return Place(outer: outer, inner: innerMiddle)
    }
    if distance < third + fourthLeg {
      let past = distance - third
      return Place(outer: outerEnd, inner: innerEnd > innerMiddle ? innerMiddle + past : innerMiddle - past)
    }
    return end
  }

  /// The same route as far as `distance`.
  func cut(at distance: Double) -> Route {
    let end = place(at: distance)
    let (isInFirst, isBeforeThird) = (distance < firstLeg, distance < firstLeg + secondLeg)
    return Route(
      outerStart: outerStart, outerMiddle: isInFirst ? end.outer : outerMiddle, outerEnd: end.outer,
      innerBefore: innerBefore, innerStart: innerStart, innerMiddle: isBeforeThird ? end.inner : innerMiddle,
      innerEnd: end.inner, heading: heading)
  }

  /// +1 if the path grows at `distance`, -1 if it shrinks.
  func direction(at distance: Double) -> Double {
    if heading != 0 { return heading }
    // Made to measure it has no fourth leg.
    let outerOnly = secondLeg == 0 && thirdLeg == 0
    if distance < firstLeg || outerOnly { return outerMiddle < outerStart ? -1 : 1 }
    if distance < firstLeg + secondLeg || thirdLeg == 0 { return innerMiddle < innerStart ? -1 : 1 }
    return outerEnd < outerMiddle ? -1 : 1
  }

  /// How far along the route a pair of offsets lies, nil when it is not on it.
  func distance(to place: Place) -> Double? {
    func within(_ value: Double, _ a: Double, _ b: Double) -> Bool {
      (a <= value && value <= b) || (b <= value && value <= a)
    }
    if place.outer == outerStart, place.inner == innerBefore { return 0 }
    let leavesAtOnce = innerBefore != innerStart && place.outer == outerStart
    if place.inner == innerStart, !leavesAtOnce, within(place.outer, outerStart, outerMiddle) {
      return abs(place.outer - outerStart)
    }
    if place.outer == outerMiddle, within(place.inner, innerStart, innerMiddle) {
      return firstLeg + abs(place.inner - innerStart)
    }
    if place.inner == innerMiddle, within(place.outer, outerMiddle, outerEnd) {
      return firstLeg + secondLeg + abs(place.outer - outerMiddle)
    }
    if place.outer == outerEnd, within(place.inner, innerMiddle, innerEnd) {
      return firstLeg + secondLeg + thirdLeg + abs(place.inner - innerMiddle)
    }
    return nil
  }
}

extension Route {
  /// The stretch of the route around a distance in which one of the two offsets moves and nothing happens.
  /// - Parameters:
  ///   - isRising: if the distance is a bound, which side of it counts.
  ///   - watched: a position of the path that is a bound too; infinity for none.
  func bounds(
    at distance: Double, isRising: Bool, watched: Double, _ leg: inout PathMotion.Leg, _ low: inout Double,
    _ high: inout Double
  ) {
    func holds(_ from: Double, _ to: Double) -> Bool {
      from < to && (isRising ? distance >= from && distance < to : distance > from && distance <= to)
    }
    var from = 0.0
    var to = firstLeg
    if holds(from, to) {
      let sign = outerMiddle > outerStart ? 1.0 : -1.0
      leg = PathMotion.Leg(base: outerStart, sign: sign, heading: sign, mover: .outer)
      (low, high) = (from, to)
      return watch(watched, other: innerStart, at: distance, isRising, leg, &low, &high)
    }
    from = to
    to = firstLeg + secondLeg
    if holds(from, to) {
      let sign = innerMiddle > innerStart ? 1.0 : -1.0
      leg = PathMotion.Leg(base: innerStart - sign * from, sign: sign, heading: sign, mover: .page)
      (low, high) = (from, to)
      return watch(watched, other: outerMiddle, at: distance, isRising, leg, &low, &high)
    }
    from = to
    to = firstLeg + secondLeg + thirdLeg
    if holds(from, to) {
      let sign = outerEnd > outerMiddle ? 1.0 : -1.0
      leg = PathMotion.Leg(base: outerMiddle - sign * from, sign: sign, heading: sign, mover: .outer)
      (low, high) = (from, to)
      return watch(watched, other: innerMiddle, at: distance, isRising, leg, &low, &high)
    }
    from = to
    to = length
    if holds(from, to) {
      let sign = innerEnd > innerMiddle ? 1.0 : -1.0
      leg = PathMotion.Leg(base: innerMiddle - sign * from, sign: sign, heading: sign, mover: .page)
      (low, high) = (from, to)
      return watch(watched, other: outerEnd, at: distance, isRising, leg, &low, &high)
    }
    // Beyond the route's end nothing moves.
    leg = PathMotion.Leg(base: 0, sign: 0, heading: heading, mover: .none)
    let isBeyond = isRising ? distance >= to : distance > to
    (low, high) = isBeyond ? (to, .infinity) : (-.infinity, 0)
  }

  /// Cuts a leg where the path is at a position that is watched.
  @inline(never)
  private func watch(
    _ watched: Double, other: Double, at distance: Double, _ isRising: Bool, _ leg: PathMotion.Leg, _ low: inout Double,
    _ high: inout Double
  ) {
    func cut(at bound: Double) {
      if !(bound > low && bound < high) { return }
      if isRising ? distance >= bound : distance > bound { low = bound } else { high = bound }
    }
    // There the header opens.
    if leg.mover == .outer { cut(at: -leg.base * leg.sign) }
    if watched != .infinity { cut(at: (watched - other - leg.base) * leg.sign) }
  }
}
