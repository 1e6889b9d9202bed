/// The last positions of a finger, from which each of the estimators but `weighted` makes a velocity. That one has the
/// small `VelocityTracker`, which every gesture has; both take positions by the same rules.
///
/// Nearly 2 kB: keep it in one place and call it there. Methods are mutating even if they only read, because a
/// borrowed value of this size would be copied.
///
/// Rules and formulas: docs/physics.md, "Velocity of a finger".
struct VelocityHistory {
  struct Sample {
    var x = 0.0
    var y = 0.0
    var time = 0.0
  }

  /// 150 ms of samples that are 2 ms apart, and some.
  static var capacity: Int { 80 }

  /// The last samples, as far as there are any, in a ring.
  var samples = InlineArray<80, Sample>(repeating: Sample())
  /// The index of the newest one; the older ones are before it.
  var head = 0
  /// How many there are.
  var count = 0

  /// When the group of the newest sample began, seconds.
  var groupedAt = 0.0

  init() {}

  /// It has ever been told of a position.
  var isUsed: Bool { mutating get { count > 0 || head > 0 || groupedAt != 0 } }

  /// Forgets everything.
  mutating func reset() { count = 0 }

  /// A sample by its age, 0 for the newest, below `count`.
  @inline(never)
  mutating func sample(_ age: Int) -> Sample {
    let index = head &- age
    return samples[unchecked: index < 0 ? index &+ Self.capacity : index]
  }

  /// A position in points at a time in seconds, not before that of the last sample. Those that come less than 2 ms
  /// after the first of their group are one sample, the last of them.
  mutating func add(x: Double, y: Double, time: Double) {
    if count > 0, !VelocityRules.isApart(time - groupedAt) {
      samples[unchecked: head].x = x
      samples[unchecked: head].y = y
      if time > samples[unchecked: head].time { samples[unchecked: head].time = time }
      return
    }
    groupedAt = time
    head = head &+ 1 == Self.capacity ? 0 : head &+ 1
    samples[unchecked: head] = Sample(x: x, y: y, time: time)
    if count < Self.capacity { count &+= 1 }
  }

  /// Every sample is later than the one before it.
  var isInOrder: Bool {
    mutating get {
      for age in 1..<max(count, 1) where !(sample(age - 1).time > sample(age).time) { return false }
      return count == 0 || groupedAt <= sample(0).time
    }
  }

  /// The velocity in points per second for a finger lifted at `time`: 0 if the samples that count span less than 5
  /// ms, and from the reading's `stillTime` after it last moved, whether or not the host kept telling its place.
  mutating func velocity(_ reading: VelocityReading, at time: Double) -> (x: Double, y: Double) {
    guard count > 1, time - restsSince < reading.stillTime - VelocityRules.tolerance else { return (0, 0) }
    let counted = countedSamples(reading)
    if sample(0).time - sample(counted - 1).time < VelocityRules.leastSpan { return (0, 0) }
    switch reading.estimator {
    case .leastSquares: return leastSquares(counted)
    case .impulse: return impulse(counted)
    case .weighted, .mean: return mean(counted)
    }
  }

  /// Since when the finger has kept its place, as far as a finger at rest does, seconds.
  private var restsSince: Double {
    mutating get {
      let newest = sample(0)
      var (way, before, age) = (0.0, newest, 1)
      while age < count, newest.time - sample(age).time <= 0.1 {
        let sample = sample(age)
        way += abs(before.x - sample.x) + abs(before.y - sample.y)
        before = sample
        age += 1
      }
      let area = VelocityRules.restArea(after: way)
      age = 1
      while age < count {
        let (x, y) = (newest.x - sample(age).x, newest.y - sample(age).y)
        if x * x + y * y > area { break }
        age += 1
      }
      return sample(age - 1).time
    }
  }

  /// How many samples, from the newest back, it looks at.
  private mutating func countedSamples(_ reading: VelocityReading) -> Int {
    let most = reading.mostSamples < count ? reading.mostSamples : count
    let newest = sample(0).time
    var (counted, later) = (1, newest)
    while counted < most {
      let time = sample(counted).time
      if newest - time > reading.window + VelocityRules.tolerance { break }
      if reading.estimator != .mean, later - time > reading.stillTime + VelocityRules.tolerance { break }
      later = time
      counted += 1
    }
    return counted
  }

  /// The way through the time.
  private mutating func mean(_ counted: Int) -> (x: Double, y: Double) {
    let (newest, oldest) = (sample(0), sample(counted &- 1))
    let time = newest.time - oldest.time
    return ((newest.x - oldest.x) / time, (newest.y - oldest.y) / time)
  }

  /// The slope at the newest sample of the parabola of least squares, or, for two samples, of the line through them.
  ///
  /// In the polynomials that are orthogonal on the times, 1, d and d^2 - c d - m where d is the time since their mean,
  /// m the mean of d^2 and c = sum d^3 / sum d^2, each coefficient is a quotient of its own. So samples that almost
  /// coincide make the last of them uncertain, which counts as much as their positions differ, and nothing else.
  private mutating func leastSquares(_ counted: Int) -> (x: Double, y: Double) {
    let number = Double(counted)
    // Relative to the newest, where the digits are.
    let origin = sample(0)
    var mean = 0.0
    for age in 0..<counted { mean += sample(age).time - origin.time }
    mean /= number
    var (squares, cubes) = (0.0, 0.0)
    for age in 0..<counted {
      let d = sample(age).time - origin.time - mean
      squares += d * d
      cubes += d * d * d
    }
    let c = cubes / squares
    let m = squares / number
    var (lineX, lineY, bendX, bendY, bends) = (0.0, 0.0, 0.0, 0.0, 0.0)
    for age in 0..<counted {
      let sample = sample(age)
      let d = sample.time - origin.time - mean
      let bend = d * d - c * d - m
      lineX += d * (sample.x - origin.x)
      lineY += d * (sample.y - origin.y)
      bendX += bend * (sample.x - origin.x)
      bendY += bend * (sample.y - origin.y)
      bends += bend * bend
    }
    // Two samples, or what in doubles comes to two: rounding leaves some 2^-104 of it.
    guard counted > 2, bends > squares * squares * 0x1p-96 else { return (lineX / squares, lineY / squares) }
    // The slope of the third polynomial at the newest.
    let slope = -2 * mean - c
    return (lineX / squares + slope * (bendX / bends), lineY / squares + slope * (bendY / bends))
  }

  /// sqrt(2 |W|) with the sign of W, where W is the work of all pushes: each segment, from the oldest on, adds what it
  /// takes from the velocity that the work so far has given to its own, (v - sqrt(2 W)) |v|; the first, from rest,
  /// half.
  private mutating func impulse(_ counted: Int) -> (x: Double, y: Double) {
    var (workX, workY) = (0.0, 0.0)
    var age = counted &- 1
    var before = sample(age)
    while age > 0 {
      age &-= 1
      let after = sample(age)
      let time = after.time - before.time
      let (x, y) = ((after.x - before.x) / time, (after.y - before.y) / time)
      let isFirst = age == counted &- 2
      workX += (x - Self.speed(ofWork: workX)) * x.magnitude * (isFirst ? 0.5 : 1)
      workY += (y - Self.speed(ofWork: workY)) * y.magnitude * (isFirst ? 0.5 : 1)
      before = after
    }
    return (Self.speed(ofWork: workX), Self.speed(ofWork: workY))
  }

  @inline(__always)
  private static func speed(ofWork work: Double) -> Double {
    let speed = (2 * work.magnitude).squareRoot()
    return work < 0 ? -speed : speed
  }
}
