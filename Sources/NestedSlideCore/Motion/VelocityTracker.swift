/// The velocity of a finger from its last positions, as iOS is known to weigh them: of the last three segments the
/// newest counts least, because lifting disturbs it.
///
///     samples    ·  · ·   ·  ·  ·   ·  · ·  newest       Segments are gathered backwards from the newest sample, each
///     segments   └─ 0.6 ─┴─ 0.35 ─┴─ 0.05 ─┘             until it is at least 8 ms long.
///
/// Why not simply the last three pairs of samples? At 1000 Hz those are 3 ms of the finger's way. A clock that is late
/// by a millisecond then decides about the throw.
///
/// Rules and weights: docs/physics.md, "Velocity of a finger".
struct VelocityTracker {
  struct Sample {
    var x = 0.0
    var y = 0.0
    var time = 0.0
  }

  /// 2 ms apart at least, of which three segments of up to 10 ms have at most 15 intervals.
  static var capacity: UInt8 { 16 }

  /// The last samples, as far as there are any, in a ring.
  var samples = InlineArray<16, Sample>(repeating: Sample())
  /// The index of the newest one; the older ones are before it.
  var head: UInt8 = 0
  /// How many there are.
  var count: UInt8 = 0

  /// When the finger was last seen to move further than a finger at rest does, seconds, and its place then.
  var movedAt = 0.0
  var movedX = 0.0
  var movedY = 0.0
  /// When the group of the newest sample began, seconds.
  var groupedAt = 0.0

  /// A finger at rest this long, in seconds, has no velocity.
  private static var stillTime: Double { 0.1 }

  init() {}

  /// Forgets everything. What is left in the ring nobody reads.
  mutating func reset() {
    head = 0
    count = 0
    movedAt = 0
    groupedAt = 0
  }

  /// A sample by its age, 0 for the newest.
  @inline(__always)
  func sample(_ age: UInt8) -> Sample { samples[unchecked: Int((head &- age) & 15)] }

  /// A position in points at a time in seconds, not before that of the last sample. Those that come less than 2 ms
  /// after the first of their group are one sample, the last of them.
  @inline(__always)
  mutating func add(x: Double, y: Double, time: Double) {
    if count == 0 || !VelocityRules.rests(x - movedX, y - movedY) {
      movedAt = time
      (movedX, movedY) = (x, y)
    }
    let newest = Int(head & 15)
    if count > 0, !VelocityRules.isApart(time - groupedAt) {
      samples[unchecked: newest].x = x
      samples[unchecked: newest].y = y
      if time > samples[unchecked: newest].time { samples[unchecked: newest].time = time }
      return
    }
    groupedAt = time
    head = (head &+ 1) & 15
    samples[unchecked: Int(head)] = Sample(x: x, y: y, time: time)
    if count < Self.capacity { count &+= 1 }
  }

  /// Every sample is later than the one before it.
  var isInOrder: Bool {
    var age: UInt8 = 1
    while age < count {
      if !(sample(age &- 1).time > sample(age).time) { return false }
      age &+= 1
    }
    return count == 0 || groupedAt <= sample(0).time
  }

  /// The last way of the finger that is longer than a distance in points, to its present place, or 0.
  func lastWay(beyond distance: Double) -> (x: Double, y: Double) {
    let newest = sample(0)
    var age: UInt8 = 1
    while age < count {
      let (x, y) = (newest.x - sample(age).x, newest.y - sample(age).y)
      if x * x + y * y > distance * distance { return (x, y) }
      age &+= 1
    }
    return (0, 0)
  }

  /// The velocity in points per second for a finger lifted at `time`: 0 if its samples span less than 5 ms, and 0.1
  /// s or more after it last moved, whether or not the host kept telling its place.
  @inline(never)
  func velocity(at time: Double) -> (x: Double, y: Double) {
    guard count > 1, time - movedAt < Self.stillTime - VelocityRules.tolerance else { return (0, 0) }
    var (x, y, sum) = (0.0, 0.0, 0.0)
    var age: UInt8 = 0
    var end = sample(0)
    var weight = 0.05
    while sum < 0.99 {
      var start = end
      repeat {
        age &+= 1
        if age >= count { break }
        start = sample(age)
      } while end.time - start.time < VelocityRules.leastSegment
      let length = end.time - start.time
      if length < VelocityRules.leastSegment {
        // What is left over is no segment, unless it is all there is.
        if sum > 0 || length < VelocityRules.leastSpan { break }
      }
      let share = weight / length.asDivisor
      x += share * (end.x - start.x)
      y += share * (end.y - start.y)
      sum += weight
      if age >= count { break }
      weight = weight == 0.05 ? 0.35 : 0.6
      end = start
    }
    return sum > 0 ? (x / sum.asDivisor, y / sum.asDivisor) : (0, 0)
  }
}

extension VelocityTracker {
  /// The vertical velocity of a body that slows down, in points per second at `time`: that of its last way, carried on
  /// as it decays from the way before it to the last one. A way's velocity is that in its middle. 0 a tenth of a second
  /// after the newest sample.
  ///
  ///     oldest ├──── before ────┼───── last ─────┤ newest ───▶ time
  @inline(never)
  func decayingVelocity(at time: Double) -> Double {
    let newest = sample(0)
    var age: UInt8 = 1
    while age < count && newest.time - sample(age).time <= Self.stillTime { age &+= 1 }
    if age < 2 || time - newest.time > Self.stillTime { return 0 }
    let (middle, oldest) = (sample((age &- 1) / 2), sample(age &- 1))
    if age == 2 { return (newest.y - oldest.y) / (newest.time - oldest.time).asDivisor }
    let before = (middle.y - oldest.y) / (middle.time - oldest.time).asDivisor
    let last = (newest.y - middle.y) / (newest.time - middle.time).asDivisor
    let share = last / before.asDivisor
    // What goes faster or turns does not decay.
    if before == 0 || !(share > 0 && share < 1) { return last }
    let apart = (newest.time - oldest.time) / 2
    let ahead = time - (middle.time + newest.time) / 2
    return last * Elementary.exp(Elementary.log(share) * (ahead / apart.asDivisor))
  }
}

/// What holds for every way to take a velocity from samples.
enum VelocityRules {
  /// Samples that come sooner than this after the first of their group count as one, the last: some hosts read several
  /// at once and stamp them microseconds apart, and quotients of such times are noise. Seconds.
  private static var leastInterval: Double { 0.002 }
  /// A velocity is taken from no shorter time than this, seconds.
  static var leastSpan: Double { 0.005 - tolerance }
  /// A segment of the weighted velocity is at least this long, seconds.
  static var leastSegment: Double { 0.008 - tolerance }
  /// A finger that stays within this radius rests: panels tremble by a third of a point, points.
  private static var restRadius: Double { 1 }

  /// So far from its place a finger still rests.
  @inline(__always)
  static func rests(_ x: Double, _ y: Double) -> Bool { x * x + y * y <= restRadius * restRadius }

  /// The square of the radius for a finger that has come by a way in the last 0.1 s: 0.5 % of that, if it is more.
  static func restArea(after way: Double) -> Double {
    let radius = 0.005 * way
    return radius > restRadius ? radius * radius : restRadius * restRadius
  }

  /// A throw never leads against the last way of the finger.
  static func along(_ velocity: (x: Double, y: Double), _ way: (x: Double, y: Double)) -> (x: Double, y: Double) {
    (velocity.x * way.x < 0 ? 0 : velocity.x, velocity.y * way.y < 0 ? 0 : velocity.y)
  }

  /// What clocks and sums of times are rounded by, seconds.
  static var tolerance: Double { 1e-9 }

  /// Whether a sample begins a group of its own, so long after the first of the group before.
  @inline(__always)
  static func isApart(_ interval: Double) -> Bool { interval >= leastInterval - tolerance }
}
