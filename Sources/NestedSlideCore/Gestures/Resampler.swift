/// The place at which a frame shows a finger, so that what it drags moves as evenly as the finger does.
///
/// A panel tells of the finger in its own rhythm, the display shows frames in another, and samples reach the program
/// some milliseconds late. A program that shows the last sample shows sometimes one, sometimes two or none a frame: at
/// 60 samples and 120 frames a second every other frame stands still.
///
///     place                              read here: the frame's time less the lag
///       │                   · ┄┄┄┄┄┄┄┄×
///       │               ·  ╱          ┆      A line through the last samples: it evens out the noise of places and
///       │           · ╱               ┆      stamps.
///       │       · ╱                   ┆
///       └───────┼─── window ─┼─ reach ┼──── time
///                         newest
///
/// - **Reach.** A finger at speed v goes on for v² / 2A at least, whatever it does next: A is the hardest braking that
///   counts. So far, and a small margin further, the content may go beyond the newest sample. A newest sample that falls
///   short of the line says that the finger brakes already: then it is less.
/// - **Lag.** If the reach does not suffice, the content is shown a little later. The lag sinks again slowly.
/// - **Hold.** Under a finger that goes one way the content never goes back: not for a late sample, not in silence.
///
/// docs/physics.md has the formulas, and how other rules compare; `make bench-feel` measures them.
struct Resampler: Equatable {
  /// Which way the finger goes along its axis: 1 or -1, 0 before it drags.
  var heading = 0.0
  /// The place that the last frame showed, points.
  var shown = 0.0
  /// How long before a frame the finger is read, seconds.
  var lag = 0.0
  /// The last frame's time, seconds; none yet below any time.
  var frame = -Limits.time
  /// How far samples lie off their line, points, and the newest sample that counts there by the time its group began.
  var noise = 0.0
  var noiseTime = -Limits.time
  /// The finger's furthest place since it turned, and when it was there.
  var furthest = 0.0
  var furthestTime = 0.0
  /// When it turned last: older samples do not count. Below any time before the first turn.
  var since = -Limits.time
  /// The place at which it turned, and what was shown then.
  var turnPlace = 0.0
  var turnShown = 0.0

  private static var hardestBraking: Double { 120_000 }
  private static var firstLag: Double { 0.005 }
  /// Of the samples' mean interval: the lag grows by so much at most.
  private static var mostIntervals: Double { 0.9 }
  /// The lag sinks by so much a second.
  private static var sinking: Double { 0.015 }
  /// So far back from its furthest place a finger has turned, points.
  private static var turn: Double { 1.5 }
  /// A finger that has told nothing for so long after what is read, in seconds, has stopped there.
  private static var silence: Double { 0.04 }
  /// A throw that begins behind what is shown waits no longer, seconds.
  static var longestWait: Double { 0.04 }

  init() {}

  /// A finger that was at one place begins to drag, and is at another.
  init(from place: Double, to furthest: Double, at time: Double) {
    heading = furthest < place ? -1 : 1
    shown = place
    lag = Resampler.firstLag
    (self.furthest, furthestTime) = (furthest, time)
  }

  /// A sample of the finger.
  mutating func note(_ place: Double, at time: Double) {
    let way = (place - furthest) * heading
    if way < 0 && way >= -Resampler.turn { return }
    if way < 0 {
      (turnPlace, turnShown, since) = (furthest, shown, furthestTime)
      heading = -heading
    }
    (furthest, furthestTime) = (place, time)
  }

  /// Answers the place at which a frame shows the finger.
  /// - Parameters:
  ///   - least: the least lag, seconds.
  ///   - ahead: how far it may be shown beyond its newest sample at most, seconds of its way.
  @inline(never)
  mutating func show(
    at time: Double, _ tracker: inout VelocityTracker, isVertical: Bool, least: Double, ahead: Double
  ) -> Double {
    let line = FingerLine(&tracker, isVertical: isVertical, since: since, heading: heading)
    let age = time - line.time
    let speed = heading * line.slope
    learnNoise(line, group: tracker.groupedAt)
    let reach = reach(of: line, ahead: ahead)
    if frame >= 0 && speed > 20 && age < 0.05 {
      let most = Resampler.firstLag + Resampler.mostIntervals * line.interval
      let need = age - reach / speed.asDivisor
      let sunk = lag - Resampler.sinking * (time - frame)
      lag = need < most ? need : most
      if lag < sunk { lag = sunk < most ? sunk : most }
    }
    if lag < least { lag = least }
    frame = time
    let reading = age - lag
    // Counted from the newest sample, the way the finger goes.
    var way = heading * (line.excess + line.slope * reading)
    if reading > Resampler.silence && way < 0 { way = 0 }
    if way > reach { way = reach }
    advance(to: line.place + heading * way)
    return shown
  }

  /// Goes on to a place, never back. After a turn at most twice the finger's own way back.
  mutating func advance(to place: Double) {
    var place = place
    if since >= 0 {
      let back = heading * (place - turnPlace)
      let most = turnShown + heading * 2 * (back > 0 ? back : 0)
      if heading * (place - most) > 0 { place = most }
    }
    if heading * (place - shown) > 0 { shown = place }
  }

  /// How far a new sample lies off its line, once for each. The first has none.
  private mutating func learnNoise(_ line: FingerLine, group: Double) {
    if group == noiseTime { return }
    if noiseTime >= 0 && line.count > 3 {
      let most = 4 * noise + 0.3
      noise += ((abs(line.shortfall) < most ? abs(line.shortfall) : most) - noise) / 8
    }
    noiseTime = group
  }

  /// How far beyond the newest sample the finger may be shown, points.
  private func reach(of line: FingerLine, ahead: Double) -> Double {
    let braking = Resampler.hardestBraking
    let usual = 0.4 + 0.0008 * abs(line.slope)
    let short = line.shortfall - (2.7 * noise < usual ? 2.7 * noise : usual)
    let brakes = (2 * (short > 0 ? short : 0) / braking).squareRoot()
    let left = line.speedBefore - braking * brakes
    let stop = left > 0 ? left * left / (2 * braking) : 0
    let speed = heading * line.slope
    let slower = line.newestSpeed < speed ? line.newestSpeed : speed
    // Within half the way between two samples.
    let room = 0.5 * line.interval * speed - stop
    let wanted = 0.06 * line.interval * slower
    let margin = (wanted < room ? wanted : room).clamped(0, 1)
    let most = speed > 0 ? ahead * speed : 0
    return stop + margin < most ? stop + margin : most
  }

  /// What is shown has not come back to the place at which the finger turned.
  var isBeyondTurn: Bool { since >= 0 && heading * (shown - turnPlace) < 0 }

  /// A frame may still show it elsewhere, without another sample.
  func isOver(newest time: Double) -> Bool { frame - time - lag > Resampler.silence }

  /// When a throw from a place begins, so that it goes on from what was shown: it passes there in the last frame, or
  /// begins when the lag has gone by.
  /// - Parameters:
  ///   - time: of the newest sample, seconds.
  ///   - velocity: along the axis, points per second.
  func start(ofThrowFrom place: Double, at time: Double, _ velocity: Double) -> Double {
    let usual = time + lag
    if !(heading * velocity > 0) { return usual }
    let passing = frame + heading * (place - shown) / (heading * velocity).asDivisor
    if !(passing > usual) { return usual }
    return passing < usual + Resampler.longestWait ? passing : usual + Resampler.longestWait
  }

  mutating func archive(_ archive: inout Archive) {
    archive.number(&heading, -1, 1)
    archive.demand(heading * heading == abs(heading))
    archive.number(&shown)
    archive.number(&lag, 0, 1)
    archive.number(&frame, -Limits.time, Limits.time)
    archive.number(&noise, 0, Limits.length)
    archive.number(&noiseTime, -Limits.time, Limits.time)
    archive.number(&furthest)
    archive.number(&furthestTime, -Limits.time, Limits.time)
    archive.number(&since, -Limits.time, Limits.time)
    archive.number(&turnPlace)
    archive.number(&turnShown)
  }
}
