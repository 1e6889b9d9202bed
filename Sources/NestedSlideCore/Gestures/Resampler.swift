/// Where a finger was at a frame's time, so that what it drags moves as evenly as the finger does.
///
/// A panel tells of the finger in its own rhythm, the display shows frames in another, and samples reach the program
/// some milliseconds late. A program that shows the last sample shows sometimes one, sometimes two or none a frame: at
/// 60 samples and 120 frames a second every other frame stands still.
///
///     place                              read here: the frame's time less the latency
///       │                   · ┄┄┄┄┄┄┄┄┄┄┄×
///       │               ·  ╱             ┆     The line of least squares through the samples of the last 40 ms. It also
///       │           · ╱                  ┆     evens out the noise of places and stamps.
///       │       · ╱
///       └───────┼── 40 ms ──┼── ahead ──┼──── time
///                         newest
///
/// Beyond the newest sample the line is followed `ahead` at most. In as much time again the answer goes back to the
/// newest sample: a finger that tells nothing any more stands still.
///
/// What was tried and is worse. Between two samples by interpolation and beyond them by extrapolation, as Android does:
/// the stamps' noise goes straight into the frames, two to four times as much of it. Interpolation alone, as Flutter
/// does: even, but 38 ms late. A line through 25 ms: at 120 Hz three samples, then four, and each change is a step.
/// More than 50 ms: a finger that brakes or turns is overshot. `make bench-feel` measures them.
struct Resampler {
  /// How long before the frame, seconds.
  let latency: Double
  /// How far the line is followed beyond the newest sample, seconds.
  let ahead: Double

  /// The samples that count, seconds before the newest.
  private static var window: Double { 0.04 + VelocityRules.tolerance }

  /// A straight line of a place over time, counted from the newest sample.
  struct Line {
    /// The newest sample's.
    var time = 0.0
    var place = 0.0
    /// What the line has there beyond the sample's own place.
    var excess = 0.0
    /// Points per second.
    var slope = 0.0
  }

  /// The line through the newest samples; along the axis. A finger with next to no samples stands still.
  @inline(never)
  static func line(_ tracker: inout VelocityTracker, isVertical: Bool) -> Line {
    func place(_ sample: VelocityTracker.Sample) -> Double { isVertical ? sample.y : sample.x }
    let newest = tracker.sample(0)
    var line = Line(time: newest.time, place: place(newest))
    var count: UInt8 = 1
    while count < tracker.count, newest.time - tracker.sample(count).time <= window { count += 1 }
    if newest.time - tracker.sample(count - 1).time < VelocityRules.leastSpan { return line }
    var (time, way) = (0.0, 0.0)
    for age in 0..<count {
      let sample = tracker.sample(age)
      time += sample.time - newest.time
      way += place(sample) - line.place
    }
    time /= Double(count)
    way /= Double(count)
    var (squares, products) = (0.0, 0.0)
    for age in 0..<count {
      let sample = tracker.sample(age)
      let apart = sample.time - newest.time - time
      squares += apart * apart
      products += apart * (place(sample) - line.place - way)
    }
    line.slope = products / squares.asDivisor
    line.excess = way - line.slope * time
    return line
  }

  /// How long after the newest sample the line is read in a frame, seconds: below 0 between the samples.
  func reading(at time: Double, _ line: Line) -> Double { time - latency - line.time }

  /// Where the finger is shown in a frame.
  func place(at time: Double, _ line: Line) -> Double {
    let reading = reading(at: time, line)
    if reading <= ahead { return line.place + (line.excess + line.slope * reading) }
    return line.place + (line.excess + line.slope * ahead) * share(reading)
  }

  /// How far along the line a finger is followed, so long after its newest sample, seconds.
  func followed(_ reading: Double) -> Double { reading <= ahead ? reading : ahead * share(reading) }

  /// From there on it is shown where it last was.
  func isOver(_ reading: Double) -> Bool { reading >= 2 * ahead }

  private func share(_ reading: Double) -> Double { isOver(reading) ? 0 : 2 - reading / ahead.asDivisor }
}

/// Where the last frame left what a finger drags: each call continues from there.
///
/// A pointer's call places the path at the finger, the frame after it a little behind. From the one to the other there
/// is no way back: a header that returns quickly would open on it, an end that does not give would swallow it. So
/// neither continues from the other. Both go from the last frame's footing, in one move:
///
///     footing ├────────────────▶ pointer
///             ├──────────▶ frame: the next footing
struct Footing: Equatable {
  /// The path and the pager, as far as a finger moves them.
  struct Standing: Equatable {
    var path = Path.Standing()
    var pager = Pager.Standing()
  }

  var isSet = false
  /// The finger's place along the axis of the drag to which the standing belongs, points.
  var place = 0.0
  var standing = Standing()
  var edge = Edge()
  /// Where the last call left them, and the finger's place that belongs to it.
  var left = Standing()
  var leftPlace = 0.0
  /// Where, when and in which direction the drag began: it is not shown before that.
  var beganPlace = 0.0
  var beganTime = 0.0
  var beganSign = 0.0
  /// Which way the finger last moved: 1 up, -1 down. Frames follow it a little further and come back.
  var heading: Int8 = 0
  /// A finger that has lifted is seen to move until the latency has gone by. Then its fling begins, which has this
  /// start.
  var leadEnd = -Limits.time
  /// Its line at that time: place and points per second.
  var leadPlace = 0.0
  var leadSlope = 0.0
}
