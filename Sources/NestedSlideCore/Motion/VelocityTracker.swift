/// The velocity of a finger from its last positions, as iOS is known to weigh them: of the last three segments the
/// newest counts least, because lifting disturbs it.
///
/// Rules and weights: docs/physics.md, "Velocity of a finger". A segment that is not there drops out with its
/// weight, and the others are divided by the sum of theirs.
struct VelocityTracker {
  struct Sample {
    var x = 0.0
    var y = 0.0
    var time = 0.0
  }

  /// The last four samples, as far as there are any, in a ring.
  var samples = InlineArray<4, Sample>(repeating: Sample())
  /// Where the newest one is; the older ones are before it.
  var head: UInt8 = 0
  /// How many there are, 0 to 4.
  var count: UInt8 = 0

  /// When the finger was last seen to move, seconds.
  var movedAt = 0.0

  /// A finger at rest this long, in seconds, has no velocity.
  private static var stillTime: Double { 0.1 }
  /// Samples closer than this, in seconds, are one: the quotients stay finite.
  private static var leastInterval: Double { 1e-9 }

  init() {}

  /// Forgets everything.
  mutating func reset() { self = VelocityTracker() }

  /// A sample by its age, 0 for the newest.
  @inline(__always)
  private func sample(_ age: UInt8) -> Sample { samples[unchecked: Int((head &- age) & 3)] }

  /// A position in points at a time in seconds. One at the time of the last sample, or before, takes its place.
  @inline(__always)
  mutating func add(x: Double, y: Double, time: Double) {
    let newest = Int(head & 3)
    if count == 0 || x != samples[unchecked: newest].x || y != samples[unchecked: newest].y { movedAt = time }
    if count > 0, takesPlaceOfNewest(x: x, y: y, time: time) { return }
    append(x: x, y: y, time: time)
  }

  /// The same for a finger that has moved since the last sample.
  @inline(__always)
  mutating func addMoved(x: Double, y: Double, time: Double) {
    movedAt = time
    if !takesPlaceOfNewest(x: x, y: y, time: time) { append(x: x, y: y, time: time) }
  }

  @inline(__always)
  private mutating func takesPlaceOfNewest(x: Double, y: Double, time: Double) -> Bool {
    let newest = Int(head & 3)
    if time - samples[unchecked: newest].time >= Self.leastInterval { return false }
    samples[unchecked: newest].x = x
    samples[unchecked: newest].y = y
    return true
  }

  @inline(__always)
  private mutating func append(x: Double, y: Double, time: Double) {
    head = (head &+ 1) & 3
    samples[unchecked: Int(head)] = Sample(x: x, y: y, time: time)
    if count < 4 { count &+= 1 }
  }

  /// Every sample is later than the one before it.
  var isInOrder: Bool {
    var age: UInt8 = 1
    while age < count {
      if !(sample(age &- 1).time - sample(age).time >= Self.leastInterval) { return false }
      age &+= 1
    }
    return true
  }

  /// The velocity in points per second for a finger lifted at `time`: 0 with fewer than two samples, and 0.1 s or more
  /// after it last moved, whether or not the host went on telling where it was.
  @inline(never)
  func velocity(at time: Double) -> (x: Double, y: Double) {
    guard count > 1, time - movedAt < Self.stillTime - Self.leastInterval else { return (0, 0) }
    let (newest, second, third, fourth) = (sample(0), sample(1), sample(2), sample(3))
    let last = 0.05 / (newest.time - second.time)
    var x = last * (newest.x - second.x)
    var y = last * (newest.y - second.y)
    var sum = 0.05
    if count > 2 {
      let middle = 0.35 / (second.time - third.time)
      x += middle * (second.x - third.x)
      y += middle * (second.y - third.y)
      sum = 0.4
    }
    if count > 3 {
      let first = 0.6 / (third.time - fourth.time)
      return (x + first * (third.x - fourth.x), y + first * (third.y - fourth.y))
    }
    return (x / sum, y / sum)
  }
}
