/// When a curve leaves an interval: the instants of everything that happens on the way are found by this, once, when
/// the motion begins or enters the interval, and not by looking frame by frame.
///
///     value   high ┄┄┄┄┄┄┄┄┄┄┄╭──╮┄┄┄┄     Between two turning points the value goes one way only. So the curve is
///                  ╱──────────╱┆  ╲        cut at its turning points, and on the first stretch that leads beyond the
///           low ┄┄╱┄┄┄┄┄┄┄┄┄┄┄┄┆┄┄┄╲┄┄      bound it is heading for, the instant is solved for.
///                 start       exit turn
///
/// The brackets are the turning points, never the present time: an instant is the same to the bit whenever it is asked
/// for, also after saving and restoring. Flings are solved in closed form; springs and eases have no closed form, and
/// the solver takes a fixed number of steps at most.
struct CurveExit {
  /// Seconds since the curve's start.
  var time: Double
  /// At the upper bound.
  var isHigh: Bool
}

extension Curve {
  /// The first instant after `time` at which the value leaves [low, high], heading outwards; nil if it stays until
  /// `end`.
  func exit(low: Double, high: Double, after time: Double, until end: Double) -> CurveExit? {
    if case .fling(let fling) = self {
      if !(high < fling.distance) { return nil }
      return fling.time(toOffset: high).map { CurveExit(time: $0, isHigh: true) }
    }
    var from = 0.0
    var to = nextTurn(after: 0)
    // Stretches that lie behind; with an under-damped spring there may be many.
    if time >= to {
      let length = halfPeriod
      if length < .infinity { from = to + ((time - to) / length.asDivisor).rounded(.down) * length } else { from = to }
      to = from + length
      if time >= to {
        from = to
        to += length
      }
    }
    while true {
      let last = to < end ? to : end
      let (first, value) = (state(at: from).offset, state(at: last).offset)
      let isRising = value > first
      let bound = isRising ? high : low
      if isRising ? value > bound : value < bound {
        // Already beyond it when the stretch begins: it is there now.
        if isRising ? first >= bound : first <= bound { return CurveExit(time: from, isHigh: isRising) }
        let time = crossing(of: bound, from: (from, first), to: (last, value), isRising: isRising)
        return CurveExit(time: time, isHigh: isRising)
      }
      // It has come to rest: nothing follows. A turn that is too short for its digits does not count.
      if last >= end || first == 0 && value == 0 { return nil }
      from = to
      to += halfPeriod
    }
  }

  /// Whether the value grows at an instant: just after it, if it turns round there.
  @inline(never)
  func isRising(at time: Double) -> Bool {
    let now = state(at: time)
    if now.velocity != 0 { return now.velocity > 0 }
    switch self {
    case .still: return false
    case .fling(let fling): return fling.velocity > 0
    case .spring(let spring): return spring.derivative.state(at: time).velocity > 0
    case .ease(let ease): return ease.distance > 0
    }
  }

  /// The first instant after `time`, or at it, at which the value turns round; infinity if it does not.
  private func nextTurn(after time: Double) -> Double {
    switch self {
    case .still, .fling: return .infinity
    case .spring(let spring): return spring.derivative.firstCrossing() ?? .infinity
    case .ease(let ease): return ease.turn ?? .infinity
    }
  }

  /// A spring that goes through 0 on its way.
  var crossesZero: Bool {
    if case .spring(let spring) = self { return spring.firstCrossing() != nil }
    return false
  }

  /// From one turning point to the next, seconds; infinity if there is one at most.
  private var halfPeriod: Double {
    if case .spring(let spring) = self, spring.split > 0 { return 0x1.921fb54442d18p1 / spring.split.asDivisor }
    return .infinity
  }

  /// A spring is asked in place: this is most of what it costs to solve.
  @inline(__always)
  private func stateInPlace(at time: Double) -> MotionState {
    if case .spring(let spring) = self { return spring.state(at: time) }
    return state(at: time)
  }

  /// The instant at which the value passes a bound between two instants, between which it goes one way: by Newton's
  /// method from a first guess on the straight line, kept inside a bracket that halves wherever a step leaves it.
  private func crossing(
    of bound: Double, from: (time: Double, offset: Double), to: (time: Double, offset: Double), isRising: Bool
  ) -> Double {
    let sign = isRising ? 1.0 : -1.0
    var (lower, upper) = (from.time, to.time)
    var time = lower + (upper - lower) * ((bound - from.offset) * sign / abs(to.offset - from.offset).asDivisor)
    for _ in 0..<100 {
      if !(time > lower && time < upper) { time = lower + 0.5 * (upper - lower) }
      let state = stateInPlace(at: time)
      let miss = sign * (state.offset - bound)
      if miss < 0 { lower = time } else { upper = time }
      let step = miss / (sign * state.velocity).asDivisor
      time -= step
      // Each step doubles the number of digits: after one as short as this all are there.
      if abs(step) <= upper * 0x1p-28 { break }
    }
    return time.clamped(lower, upper)
  }
}

extension Ease {
  /// When it turns round, having set out away from its end or with so much velocity that it passes it; nil if it does
  /// not. With the control points of the offset p and D, the slope is 0 where p (1 - 3 s) + 2 s D is.
  var turn: Double? {
    if timing == .steady { return nil }
    let curve = timing.curve
    let point = curve.first * velocity * duration
    let divisor = 3 * point - 2 * distance
    if divisor == 0 { return nil }
    let s = (divisor < 0 ? -point : point) / abs(divisor).asDivisor
    if !(s > 0 && s < 1) { return nil }
    return duration * curve.value(at: s)
  }
}
