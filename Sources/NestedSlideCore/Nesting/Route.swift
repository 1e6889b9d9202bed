/// A way through the two offsets in at most three legs: the outer, then the inner, then the outer again. One
/// displacement along it says where both are, so that one trajectory moves them and nothing happens at a seam.
struct Route {
  let outerStart: Double
  let outerMiddle: Double
  let outerEnd: Double
  let innerStart: Double
  let innerEnd: Double
  private let firstLeg: Double
  private let secondLeg: Double
  private let thirdLeg: Double

  struct Place {
    var outer: Double
    var inner: Double
  }

  /// A place on the route, and whether the path grows (+1) or shrinks (-1) there.
  struct Step {
    var place: Place
    var direction: Double
  }

  @inline(__always)
  init(outerStart: Double, outerMiddle: Double, outerEnd: Double, innerStart: Double, innerEnd: Double) {
    self.outerStart = outerStart
    self.outerMiddle = outerMiddle
    self.outerEnd = outerEnd
    self.innerStart = innerStart
    self.innerEnd = innerEnd
    firstLeg = abs(outerMiddle - outerStart)
    secondLeg = abs(innerEnd - innerStart)
    thirdLeg = abs(outerEnd - outerMiddle)
  }

  /// A route that stays where it is.
  init(restingAt outer: Double, _ inner: Double) {
    self.init(outerStart: outer, outerMiddle: outer, outerEnd: outer, innerStart: inner, innerEnd: inner)
  }

  /// The whole way in points, 0 or more.
  @inline(__always) var length: Double { firstLeg + secondLeg + thirdLeg }

  /// The way until the outer has done its first leg: on the way up, the distance to the seam.
  var lengthOfFirstLeg: Double { firstLeg }

  var end: Place { Place(outer: outerEnd, inner: innerEnd) }

  /// The offsets after `distance` points, held within the route; the ends of legs are met exactly.
  @inline(__always)
  func place(at distance: Double) -> Place { step(at: distance).place }

  /// +1 where the path grows at `distance`, -1 where it shrinks.
  @inline(__always)
  func direction(at distance: Double) -> Double { step(at: distance).direction }

  @inline(__always)
  func step(at distance: Double) -> Step {
    let distance = distance > 0 ? distance : 0
    if distance < firstLeg {
      let direction = outerMiddle > outerStart ? 1.0 : -1.0
      return Step(place: Place(outer: outerStart + direction * distance, inner: innerStart), direction: direction)
    }
    let past = distance - firstLeg
    if past < secondLeg {
      let direction = innerEnd > innerStart ? 1.0 : -1.0
      return Step(place: Place(outer: outerMiddle, inner: innerStart + direction * past), direction: direction)
    }
    return lastStep(past - secondLeg)
  }

  private func lastStep(_ distance: Double) -> Step {
    if distance < thirdLeg {
      let direction = outerEnd > outerMiddle ? 1.0 : -1.0
      return Step(place: Place(outer: outerMiddle + direction * distance, inner: innerEnd), direction: direction)
    }
    // At the end, the way the last leg led.
    let last = thirdLeg > 0 ? outerEnd - outerMiddle : (secondLeg > 0 ? innerEnd - innerStart : outerMiddle - outerStart)
    return Step(place: end, direction: last < 0 ? -1 : 1)
  }

  /// How far along the route a pair of offsets lies, nil when it is not on it.
  func distance(to place: Place) -> Double? {
    func within(_ value: Double, _ a: Double, _ b: Double) -> Bool { a <= b ? a <= value && value <= b : b <= value && value <= a }
    if place.inner == innerStart, within(place.outer, outerStart, outerMiddle) {
      return abs(place.outer - outerStart)
    }
    if place.outer == outerMiddle, within(place.inner, innerStart, innerEnd) {
      return firstLeg + abs(place.inner - innerStart)
    }
    if place.inner == innerEnd, within(place.outer, outerMiddle, outerEnd) {
      return firstLeg + secondLeg + abs(place.outer - outerMiddle)
    }
    return nil
  }
}
