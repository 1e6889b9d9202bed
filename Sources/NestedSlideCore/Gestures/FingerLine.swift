/// The line of least squares through a finger's last samples, counted from the newest one. The newest sample has twice
/// the weight of the oldest.
///
///     place   ·  ·  ·   ·  ╱×  the line at the newest sample: by `excess` beyond it
///                    ·╱    ·   the newest sample; by `shortfall` it lies short of the line of the others
struct FingerLine {
  /// The newest sample's, seconds and points.
  var time = 0.0
  var place = 0.0
  /// How many samples the line goes through.
  var count: UInt8 = 1
  /// The mean time between two of them, seconds.
  private(set) var interval = 0.0
  /// Points per second.
  var slope = 0.0
  private(set) var excess = 0.0
  /// Along the way that the finger goes.
  private(set) var shortfall = 0.0
  /// Of the line through the others, and of the finger's last way of 4 ms or more, points per second.
  private(set) var speedBefore = 0.0
  private(set) var newestSpeed = 0.0

  /// The samples that count, seconds before the newest; four at least, of up to 0.1 s.
  private static var window: Double { 0.04 + VelocityRules.tolerance }
  private static var longestWindow: Double { 0.1 }

  /// - Parameters:
  ///   - since: older samples do not count, seconds.
  ///   - heading: 1 or -1: which way the finger goes.
  @inline(never)
  init(_ tracker: inout VelocityTracker, isVertical: Bool, since: Double, heading: Double) {
    let newest = tracker.sample(0)
    (time, place) = (newest.time, isVertical ? newest.y : newest.x)
    while count < tracker.count {
      let sample = tracker.sample(count)
      let before = time - sample.time
      if sample.time < since || before > FingerLine.longestWindow { break }
      if before > FingerLine.window && count >= 4 { break }
      count += 1
    }
    let span = time - tracker.sample(count - 1).time
    if count > 1 { interval = span / Double(count - 1) }
    if span < VelocityRules.leastSpan { return }
    fit(&tracker, isVertical: isVertical, span: span, heading: heading)
  }

  private mutating func fit(_ tracker: inout VelocityTracker, isVertical: Bool, span: Double, heading: Double) {
    let fade = 0.5 / (span > FingerLine.window ? span : FingerLine.window)
    var (sum, meanTime, meanWay) = (0.0, 0.0, 0.0)
    for age in 0..<count {
      let (time, way) = at(age, &tracker, isVertical)
      let weight = 1 + fade * time
      sum += weight
      meanTime += weight * time
      meanWay += weight * way
    }
    meanTime /= sum
    meanWay /= sum
    var (squares, products) = (0.0, 0.0)
    for age in 0..<count {
      let (time, way) = at(age, &tracker, isVertical)
      let weighted = (1 + fade * time) * (time - meanTime)
      squares += weighted * (time - meanTime)
      products += weighted * (way - meanWay)
    }
    slope = products / squares.asDivisor
    excess = meanWay - slope * meanTime
    speedBefore = heading * slope
    if count >= 3 {
      // How much of the line at the newest sample that one does not decide itself.
      let share = 1 - (1 / sum + meanTime * meanTime / squares.asDivisor)
      let free = share > 1e-9 ? share : 1e-9
      shortfall = heading * excess / free
      speedBefore = heading * (slope - meanTime * excess / (squares * free).asDivisor)
    }
    var age: UInt8 = 1
    while age < count - 1 && -at(age, &tracker, isVertical).time < 0.004 { age += 1 }
    let (time, way) = at(age, &tracker, isVertical)
    newestSpeed = heading * -way / (-time).asDivisor
  }

  /// A sample, counted from the newest.
  private func at(_ age: UInt8, _ tracker: inout VelocityTracker, _ isVertical: Bool) -> (time: Double, way: Double) {
    let sample = tracker.sample(age)
    return (sample.time - time, (isVertical ? sample.y : sample.x) - place)
  }
}
