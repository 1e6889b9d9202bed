/// A motion slowed down by two frictions at a time, one that grows with the velocity and one that does not,
/// dv/dt = -(k v + a) against the motion, until it stands still. It starts at time 0 and offset 0, and is a function of
/// the time since then alone; begun again from any of its own states it continues as before.
///
/// Chromium's fling is this with k = 3.7 and a = 3.7 * 172; Qt's, with k = 0, is a parabola. All of it goes without a
/// division by k, by way of the divided exponentials f1(x) = (e^x - 1) / x and f2(x) = (e^x - 1 - x) / x^2: from the
/// start, t being the time gone, and from the end, with the time left u = T - t,
///
///     x = v0 t f1(-k t) - a t^2 f2(-k t),  v = v0 e^(-k t) - a t f1(-k t),
///     D - x = a u^2 f2(k u),               v = a u f1(k u).
///
/// Formulas: docs/physics.md, "Two frictions"; each to some 1e-14.
struct FrictionDecay {
  /// v0, at time 0, in points per second.
  let velocity: Double
  /// k, in 1/s, 0 or more.
  let rate: Double
  /// a, in points per second squared, 0 or more; above 0 if k is 0.
  let deceleration: Double
  /// T = log1p(k v0 / a) / k: when it stands still, seconds. If a is 0, or next to nothing: when e^(-k T) is.
  let duration: Double

  @inline(never)
  init(velocity: Double, rate: Double, deceleration: Double) {
    self.velocity = velocity
    self.rate = rate
    self.deceleration = deceleration
    let speed = velocity.magnitude
    let push = rate * speed
    if speed == 0 {
      duration = 0
    } else if push < 0x1p-54 * deceleration {
      duration = speed / deceleration
    } else {
      let ratio = deceleration > 1e-300 * push ? push / deceleration : .greatestFiniteMagnitude
      duration = Elementary.log1p(ratio) / rate
    }
  }

  /// Chromium's fling, p(t) = A e^(-g t) - b t - A with g = 3.7 and b = 172, from the time at which its slope is
  /// `velocity`. Chromium limits that to its slope at 0, -A g - b.
  static func chromium(velocity: Double) -> FrictionDecay {
    FrictionDecay(velocity: velocity, rate: 3.7, deceleration: 3.7 * 172)
  }

  /// The greatest velocity of a fling in Chromium, points per second: 5707.62 * 3.7 - 172.
  static var chromiumSpeed: Double { 20_946.194 }

  /// D, the signed way to its resting place, in points.
  @inline(never)
  var distance: Double { signed(stretch(after: duration)) }

  @inline(__always)
  private func signed(_ amount: Double) -> Double { velocity < 0 ? -amount : amount }

  // MARK: Amounts, whatever the direction

  /// The way and the speed when `time` has gone, from the start.
  @inline(never)
  private func motion(after time: Double) -> (way: Double, speed: Double, undamped: Double) {
    let part = Elementary.dividedExponential(-rate * time)
    let speed = velocity.magnitude
    let pull = deceleration * time
    let undamped = speed * part.power
    // The first term of the way is at most twice the way: nothing to lose.
    return (speed * (time * part.first) - pull * (time * part.second), undamped - pull * part.first, undamped)
  }

  @inline(never)
  private func stretch(after time: Double) -> Double { motion(after: time).way }

  /// The way and the speed when `time` is left, from the end.
  @inline(__always)
  private func motion(before time: Double) -> (way: Double, speed: Double) {
    let part = Elementary.dividedExponential(rate * time)
    let pull = deceleration * time
    return (pull * (time * part.second), pull * part.first)
  }

  /// The time gone when it has come `way`, up to about half of the whole way. Newton's method: the way grows ever
  /// slower, so that it comes from below and does not pass; each step doubles the digits.
  private func time(gone way: Double) -> Double {
    var time = way / velocity.magnitude
    for _ in 0..<12 {
      let state = motion(after: time)
      let step = (way - state.way) / state.speed
      if !(step.magnitude > time * 0x1p-52) { break }
      time += step
    }
    return time
  }

  /// The time left when `way` is left. With y = k u the equation is e^y - 1 - y = w, w = k^2 way / a; from that
  /// y <= sqrt(2 w), and then y <= log1p(w + sqrt(2 w)), which is close on both ends. From above Newton's method does
  /// not pass the solution, for the way grows ever faster with the time left.
  private func time(left way: Double) -> Double {
    var time = (2 * way / deceleration).squareRoot()
    // Also for what is too little to have a root.
    guard time > 0 else { return 0 }
    if rate * time > 0.25 {
      let scaled = rate * time
      time = Elementary.log1p(0.5 * scaled * scaled + scaled) / rate
    }
    for _ in 0..<12 {
      let state = motion(before: time)
      let step = (state.way - way) / state.speed
      if !(step.magnitude > time * 0x1p-52) { break }
      time -= step
    }
    return time
  }

  // MARK: The motion

  /// The state at `time` >= 0 in seconds; from `duration` on, also for infinity, the end.
  func state(at time: Double) -> MotionState {
    guard time < duration else { return MotionState(offset: distance, velocity: 0) }
    let state = motion(after: time)
    // Close to the end the difference would cancel.
    let speed = state.speed < 0.5 * state.undamped ? motion(before: duration - time).speed : state.speed
    return MotionState(offset: signed(state.way), velocity: signed(speed))
  }

  /// When it is at an offset: 0 for 0, nil for one that it does not reach. The end itself is not reached.
  func time(toOffset offset: Double) -> Double? {
    if offset == 0 { return 0 }
    let whole = stretch(after: duration)
    let way = signed(offset)
    guard way > 0, way < whole else { return nil }
    if deceleration == 0 { return -Elementary.log1p(-way / whole) / rate }
    return way < 0.5 * whole ? time(gone: way) : duration - time(left: whole - way)
  }

  /// The velocity at an offset between 0 and `distance`.
  func velocity(atOffset offset: Double) -> Double {
    let whole = stretch(after: duration)
    let way = signed(offset)
    guard way > 0 else { return velocity }
    guard way < whole else { return 0 }
    if deceleration == 0 { return velocity - rate * offset }
    if way < 0.5 * whole { return signed(motion(after: time(gone: way)).speed) }
    return signed(motion(before: time(left: whole - way)).speed)
  }

  /// The instant at which the rest of the way is `restDistance` (above 0); 0 if it never is more.
  func restTime(within restDistance: Double) -> Double {
    let whole = stretch(after: duration)
    guard whole > restDistance else { return 0 }
    if deceleration == 0 { return Elementary.log(whole / restDistance) / rate }
    return restDistance > 0.5 * whole ? time(gone: whole - restDistance) : duration - time(left: restDistance)
  }
}
