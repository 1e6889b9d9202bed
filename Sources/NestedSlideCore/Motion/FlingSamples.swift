/// One sample of a host's own fling curve, both as shares of the whole: of its time and of its way.
public struct FlingSample: Equatable, Sendable {
  public var time: Double
  public var way: Double

  public init(time: Double, way: Double) { (self.time, self.way) = (time, way) }
}

/// How far a host's own fling goes, and how long, by the velocity v it is thrown with: distance (|v| /
/// 1000)^distancePower points in duration (|v| / 1000)^durationPower seconds.
public struct FlingLaw: Equatable, Sendable {
  /// At 1000 points per second, points.
  public var distance: Double
  public var distancePower: Double
  /// At 1000 points per second, seconds.
  public var duration: Double
  public var durationPower: Double

  public init(distance: Double, distancePower: Double, duration: Double, durationPower: Double) {
    (self.distance, self.distancePower) = (distance, distancePower)
    (self.duration, self.durationPower) = (duration, durationPower)
  }

  func check() throws(Failure) {
    try require(distance, within: 0.001, 1e9, "distance: must be from 0.001 to 1e9 points")
    try require(distancePower, within: 0, 4, "distance_power: must be from 0 to 4")
    try require(duration, within: 0.001, FlingLaw.longest, "duration: must be from 0.001 to 600 seconds")
    try require(durationPower, within: 0, 4, "duration_power: must be from 0 to 4")
  }

  /// No fling takes longer, seconds.
  static let longest = 600.0

  /// The way and the time of a fling, both 0 or more. It goes no farther than its velocity would carry it in that time.
  func course(speed: Double) -> (way: Double, time: Double) {
    if !(speed > 0) { return (0, 0) }
    let log = Elementary.log(speed / 1000)
    let long = duration * Elementary.exp(durationPower * log)
    let time = long < FlingLaw.longest ? long : FlingLaw.longest
    let far = distance * Elementary.exp(distancePower * log)
    return (far < speed * time ? far : speed * time, time)
  }
}

/// The curve of a host's own fling: samples that grow from (0, 0) to (1, 1), joined by cubics that never turn back.
///
///     way 1 ┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄╭─────●    At a sample the slope is that of the parabola through it and its neighbours,
///           │          ╭────●          at most three times the flatter of the two chords: then a cubic only grows
///           │      ╭──●                (Fritsch and Carlson, 1980). At the last it is 0: the fling stands still. At
///           │   ●─╯                    the first it is the velocity's, whatever the samples say.
///         0 ●──────────────────── time
///
/// A cubic of time is a Bezier curve whose parameter is the time: `Bezier` solves it both ways.
struct FlingSamples {
  static let greatestCount = 256
  /// Samples lie at least so far apart: a curve has no jumps, and always continues.
  static let leastStep = (time: 0.001, way: 1e-9)

  struct Point {
    var time = 0.0
    private(set) var way = 0.0
    var slope = 0.0
  }

  let law: FlingLaw
  let count: Int
  private let points: UnsafeMutablePointer<Point>

  /// Points to be filled in, nil if there is no memory for them.
  static func make(count: Int, law: FlingLaw) -> UnsafeMutablePointer<FlingSamples>? {
    guard let made = RawMemory.allocate(FlingSamples.self, count: 1) else { return nil }
    guard let points = RawMemory.allocate(Point.self, count: count) else {
      RawMemory.free(made)
      return nil
    }
    points.initialize(repeating: Point(), count: count)
    made.initialize(to: FlingSamples(law: law, count: count, points: points))
    return made
  }

  static func free(_ samples: UnsafeMutablePointer<FlingSamples>?) {
    guard let samples else { return }
    RawMemory.free(samples.pointee.points)
    RawMemory.free(samples)
  }

  subscript(_ index: Int) -> FlingSample {
    get { FlingSample(time: points[index].time, way: points[index].way) }
    nonmutating set { points[index] = Point(time: newValue.time, way: newValue.way) }
  }

  /// Whether the samples grow from (0, 0) to (1, 1).
  var grow: Bool {
    let (first, last) = (points[0], points[count - 1])
    if first.time != 0 || first.way != 0 || last.time != 1 || last.way != 1 { return false }
    for index in 1..<count {
      let (before, after) = (points[index - 1], points[index])
      let least = FlingSamples.leastStep
      if !(after.time - before.time >= least.time && after.way - before.way >= least.way) { return false }
    }
    return true
  }

  /// Joins the samples, once all of them are there.
  func join() {
    if count < 3 { return }
    for index in 1..<count - 1 {
      let (before, after) = (chord(index - 1), chord(index))
      let slope = (before.slope * after.time + after.slope * before.time) / (before.time + after.time).asDivisor
      let most = 3 * (before.slope < after.slope ? before.slope : after.slope)
      points[index].slope = slope < most ? slope : most
    }
  }

  private func chord(_ index: Int) -> (time: Double, slope: Double) {
    let time = points[index + 1].time - points[index].time
    return (time, (points[index + 1].way - points[index].way) / time.asDivisor)
  }

  /// The curve between two samples.
  struct Piece {
    let from: Point
    let time: Double
    let way: Double
    let shape: Bezier
  }

  /// The piece that holds a share of the time, or of the way.
  /// - Parameter slope: with which the curve sets out.
  func piece(holding share: Double, by measure: Measure, slope: Double) -> Piece {
    var (low, high) = (0, count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      let value = measure == .time ? points[middle].time : points[middle].way
      if value <= share { low = middle } else { high = middle }
    }
    let from = points[low]
    let (time, way) = (points[high].time - from.time, points[high].way - from.way)
    let third = time / (3 * way).asDivisor
    let first = (low == 0 ? slope : from.slope) * third
    return Piece(
      from: from, time: time, way: way,
      shape: Bezier(first: first < 1 ? first : 1, second: 1 - points[high].slope * third))
  }

  enum Measure {
    case time
    case way
  }
}
