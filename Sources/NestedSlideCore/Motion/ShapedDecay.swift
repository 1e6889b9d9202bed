/// A fling of a given shape: its way and its time follow from the velocity, and one curve leads there. It starts at
/// time 0 and offset 0. There are two shapes:
///
/// - Chromium's of today on Linux and Windows, a cubic Bezier curve that sets out with the velocity:
///
///       D = v^2 / (2 * 2645.66), at most three viewports;  T = |v| / 2300, at most 2 s
///       t / T = 3 s (1 - s)^2 x1 + 3 s^2 (1 - s) 0.55 + s^3,  x = 3 s (1 - s)^2 x1 v0 T + (3 s^2 (1 - s) + s^3) D
///
///   x1 is 0.2, or D / (v0 T) if that is less. Measured on Chromium 156.
/// - A host's own, by samples: `FlingSamples`. It sets out with the velocity too, as far as the first sample lets it.
///
/// Begun again on the way either would be another curve: Chromium's would rest too early. So it is never begun again,
/// but `continued`, as the same curve from a later instant on.
///
/// Formulas: docs/physics.md, "Chromium's fling" and "A fling by samples".
struct ShapedDecay {
  /// D, signed, of the whole curve, points.
  private(set) var wholeDistance: Double
  /// T, of the whole curve, seconds.
  private(set) var wholeDuration: Double
  /// v0, of the whole curve, points per second.
  private(set) var firstVelocity: Double
  /// How far into the whole curve this begins, seconds.
  private(set) var elapsed: Double
  /// nil for Chromium's shape.
  let samples: UnsafePointer<FlingSamples>?

  /// - Parameter most: how far it goes at most, points.
  init(velocity: Double, most: Double) {
    let speed = velocity.magnitude
    let way = speed * speed / (2 * 2645.66)
    let distance = way < most ? way : most
    let duration = speed / 2300
    wholeDistance = velocity < 0 ? -distance : distance
    wholeDuration = duration < 2 ? duration : 2
    firstVelocity = velocity
    elapsed = 0
    samples = nil
  }

  init(velocity: Double, by samples: UnsafePointer<FlingSamples>) {
    self = SampledDecay(velocity: velocity, factor: 1, elapsed: 0, samples: samples).shaped
  }

  /// As it was kept.
  init(
    distance: Double, duration: Double, velocity: Double, elapsed: Double, samples: UnsafePointer<FlingSamples>?
  ) {
    (wholeDistance, wholeDuration, firstVelocity) = (distance, duration, velocity)
    (self.elapsed, self.samples) = (elapsed, samples)
  }

  /// The same curve from a time on, given since this one's beginning.
  func continued(after time: Double) -> ShapedDecay {
    var later = self
    later.elapsed = elapsed + time < wholeDuration ? elapsed + time : wholeDuration
    return later
  }

  /// The same law with another way, and the time changed as much: it sets out with the same velocity. Needs a way.
  func stretched(by factor: Double) -> ShapedDecay {
    var other = self
    other.wholeDistance *= factor
    other.wholeDuration *= factor
    other.elapsed *= factor
    return other
  }

  /// Led to other ends again and again, near its own end, the whole of a curve may become longer than anybody would
  /// throw.
  var isWithinBounds: Bool {
    wholeDistance.magnitude <= Limits.length && wholeDuration >= 0 && wholeDuration <= ShapedDecay.longest
  }

  /// No whole curve takes longer, seconds.
  private static var longest: Double { 1000 }

  private var timing: Bezier {
    let (way, reach) = (wholeDistance.magnitude, firstVelocity.magnitude * wholeDuration)
    return Bezier(first: way < 0.2 * reach ? way / reach.asDivisor : 0.2, second: 0.55)
  }

  /// The share of the way at a parameter.
  private var share: Bezier {
    let first = timing.first * firstVelocity.magnitude * wholeDuration / wholeDistance.magnitude.asDivisor
    return Bezier(first: first < 1 ? first : 1, second: 1)
  }

  /// It has nowhere to go.
  @inline(__always)
  private var isEmpty: Bool { wholeDistance.magnitude < 1e-200 || !(elapsed < wholeDuration) }

  /// Of the whole curve, at a time since its beginning.
  private func whole(at time: Double) -> MotionState {
    if isEmpty || !(time < wholeDuration) { return MotionState(offset: wholeDistance, velocity: 0) }
    if let samples { return state(at: time, by: samples) }
    if !(time > 0) { return MotionState(offset: 0, velocity: firstVelocity) }
    return Ease.state(at: time, of: wholeDuration, distance: wholeDistance, velocity: firstVelocity, timing)
  }

  /// The start of this on the whole curve.
  @inline(__always)
  private var gone: Double { elapsed > 0 ? goneByElapsed : 0 }

  @inline(never)
  private var goneByElapsed: Double { whole(at: elapsed).offset }

  // MARK: The motion

  @inline(never)
  var velocity: Double { elapsed > 0 || samples != nil ? whole(at: elapsed).velocity : firstVelocity }

  /// The signed way to its resting place, in points.
  @inline(never)
  var distance: Double { wholeDistance - gone }

  /// The state at `time` >= 0 in seconds; also for infinity.
  func state(at time: Double) -> MotionState {
    let state = whole(at: elapsed + time)
    return MotionState(offset: state.offset - gone, velocity: state.velocity)
  }

  /// When it is at an offset: 0 for 0, nil for one that it does not reach. The end itself is not reached.
  @inline(never)
  func time(toOffset offset: Double) -> Double? {
    if offset == 0 { return 0 }
    let place = gone + offset
    guard !isEmpty, offset.magnitude < distance.magnitude, (offset < 0) == (wholeDistance < 0) else { return nil }
    return time(ofPlace: place, left: wholeDistance - place)
  }

  /// The velocity at an offset between 0 and `distance`.
  func velocity(atOffset offset: Double) -> Double {
    guard let time = time(toOffset: offset) else { return (offset < 0) == (wholeDistance < 0) ? 0 : velocity }
    return state(at: time).velocity
  }

  /// The instant at which the rest of the way is `restDistance` (above 0); 0 if it never is more.
  @inline(never)
  func restTime(within restDistance: Double) -> Double {
    guard !isEmpty, distance.magnitude > restDistance else { return 0 }
    let rest = wholeDistance < 0 ? -restDistance : restDistance
    return time(ofPlace: wholeDistance - rest, left: rest)
  }

  /// When the whole curve is at a place, given with what is left of its way; since this begins.
  private func time(ofPlace place: Double, left: Double) -> Double {
    let time: Double
    if let samples {
      time = self.time(ofPlace: place, by: samples)
    } else {
      let parameter = share.parameter(part: place, left: left, ofSigned: wholeDistance)
      time =
        parameter.s < 0.5
        ? wholeDuration * timing.value(at: parameter.s)
        : wholeDuration - wholeDuration * timing.reversed.value(at: parameter.left)
    }
    return time > elapsed ? time - elapsed : 0
  }
}

// By samples.
extension ShapedDecay {
  /// The slope with which the shape sets out, by shares: the velocity's.
  private var firstSlope: Double { firstVelocity * wholeDuration / wholeDistance }

  @inline(never)
  private func state(at time: Double, by samples: UnsafePointer<FlingSamples>) -> MotionState {
    let share = time > 0 ? time / wholeDuration : 0
    let piece = samples.pointee.piece(holding: share, by: .time, slope: firstSlope)
    let parameter = (share - piece.from.time) / piece.time
    let way = piece.from.way + piece.way * piece.shape.value(at: parameter)
    let slope = 3 * piece.way / piece.time * piece.shape.pace(at: parameter)
    return MotionState(offset: wholeDistance * way, velocity: wholeDistance / wholeDuration * slope)
  }

  @inline(never)
  private func time(ofPlace place: Double, by samples: UnsafePointer<FlingSamples>) -> Double {
    let share = place / wholeDistance
    let piece = samples.pointee.piece(holding: share, by: .way, slope: firstSlope)
    let part = share - piece.from.way
    let parameter = piece.shape.parameter(part: part, left: piece.way - part, of: piece.way)
    return wholeDuration * (piece.from.time + piece.time * parameter.s)
  }
}

extension Bezier {
  @inline(__always)
  fileprivate func parameter(part: Double, left: Double, ofSigned whole: Double) -> Parameter {
    whole < 0 ? parameter(part: -part, left: -left, of: -whole) : parameter(part: part, left: left, of: whole)
  }
}
