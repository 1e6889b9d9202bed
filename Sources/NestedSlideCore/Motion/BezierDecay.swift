/// A fling as Chromium has it today on Linux and Windows: the way D and the time T follow from the velocity, and a cubic
/// Bezier curve that sets out with that velocity leads there. It starts at time 0 and offset 0.
///
///     D = v^2 / (2 * 2645.66), at most three viewports;  T = |v| / 2300, at most 2 s
///     t / T = 3 s (1 - s)^2 x1 + 3 s^2 (1 - s) 0.55 + s^3,  x = 3 s (1 - s)^2 x1 v0 T + (3 s^2 (1 - s) + s^3) D
///
/// x1 is 0.2, or D / (v0 T) where that is less. Begun again on the way it would be another curve: it would rest too early.
/// So it is never begun again, but `continued`, as the same curve from a later instant on.
///
/// Measured on Chromium 156. Formulas: docs/physics.md, "Chromium's fling".
struct BezierDecay {
  /// D, signed, of the whole curve, points.
  private(set) var wholeDistance: Double
  /// T, of the whole curve, seconds.
  private(set) var wholeDuration: Double
  /// v0, where the whole curve begins, points per second.
  private(set) var firstVelocity: Double
  /// How far into the whole curve this begins, seconds.
  private(set) var elapsed: Double

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
  }

  /// The same curve from a time on, given since this one's beginning.
  func continued(after time: Double) -> BezierDecay {
    var later = self
    later.elapsed = elapsed + time < wholeDuration ? elapsed + time : wholeDuration
    return later
  }

  /// The same law with another way, and the time changed as much: it sets out with the same velocity. Needs a way.
  func stretched(by factor: Double) -> BezierDecay {
    var other = self
    other.wholeDistance *= factor
    other.wholeDuration *= factor
    other.elapsed *= factor
    return other
  }

  private var timing: Bezier {
    let most = wholeDistance.magnitude / firstVelocity.magnitude.asDivisor / wholeDuration.asDivisor
    return Bezier(first: most < 0.2 ? most : 0.2, second: 0.55)
  }

  /// The share of the way at a parameter.
  private var share: Bezier {
    let first = timing.first * firstVelocity.magnitude * wholeDuration / wholeDistance.magnitude.asDivisor
    return Bezier(first: first < 1 ? first : 1, second: 1)
  }

  /// It has nowhere to go.
  private var isEmpty: Bool { wholeDistance.magnitude < 1e-200 || !(elapsed < wholeDuration) }

  /// Of the whole curve, at a time since its beginning.
  private func whole(at time: Double) -> MotionState {
    if isEmpty || !(time < wholeDuration) { return MotionState(offset: wholeDistance, velocity: 0) }
    if !(time > 0) { return MotionState(offset: 0, velocity: firstVelocity) }
    return Ease.state(at: time, of: wholeDuration, distance: wholeDistance, velocity: firstVelocity, timing)
  }

  /// Where this begins on the whole curve.
  @inline(never)
  private var gone: Double { elapsed > 0 ? whole(at: elapsed).offset : 0 }

  // MARK: The motion

  @inline(never)
  var velocity: Double { elapsed > 0 ? whole(at: elapsed).velocity : firstVelocity }

  /// The signed way to where it stands still, in points.
  @inline(never)
  var distance: Double { wholeDistance - gone }

  /// Where it is at `time` >= 0 in seconds; also for infinity.
  func state(at time: Double) -> MotionState {
    let state = whole(at: elapsed + time)
    return MotionState(offset: state.offset - gone, velocity: state.velocity)
  }

  /// When it is at an offset: 0 for 0, nil for one that it does not reach. The end itself is not reached.
  func time(toOffset offset: Double) -> Double? {
    if offset == 0 { return 0 }
    let place = gone + offset
    guard !isEmpty, offset.magnitude < distance.magnitude, (offset < 0) == (wholeDistance < 0) else { return nil }
    return time(at: share.parameter(part: place, left: wholeDistance - place, ofSigned: wholeDistance))
  }

  /// The velocity at an offset between 0 and `distance`.
  func velocity(atOffset offset: Double) -> Double {
    guard let time = time(toOffset: offset) else { return (offset < 0) == (wholeDistance < 0) ? 0 : velocity }
    return state(at: time).velocity
  }

  /// The instant at which the rest of the way is `restDistance` (above 0); 0 if it never is more.
  func restTime(within restDistance: Double) -> Double {
    guard !isEmpty, distance.magnitude > restDistance else { return 0 }
    let rest = wholeDistance < 0 ? -restDistance : restDistance
    return time(at: share.parameter(part: wholeDistance - rest, left: rest, ofSigned: wholeDistance))
  }

  /// The time of a parameter, since this begins.
  private func time(at parameter: Bezier.Parameter) -> Double {
    let time =
      parameter.s < 0.5
      ? wholeDuration * timing.value(at: parameter.s)
      : wholeDuration - wholeDuration * timing.reversed.value(at: parameter.left)
    return time > elapsed ? time - elapsed : 0
  }
}

extension Bezier {
  @inline(__always)
  fileprivate func parameter(part: Double, left: Double, ofSigned whole: Double) -> Parameter {
    whole < 0 ? parameter(part: -part, left: -left, of: -whole) : parameter(part: part, left: left, of: whole)
  }
}
