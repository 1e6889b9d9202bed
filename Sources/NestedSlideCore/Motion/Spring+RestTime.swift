// When a spring may be said to have come to rest.
extension Spring {
  /// The instant from which on |x| <= `restDistance` and |v| <= 10 `restDistance` (points, points per second) for ever;
  /// 0 if that holds from the start. Solved, not stepped: the last crossing of each of the two bounds, to 4e-15 of
  /// itself, on the safe side. A distance that is not positive counts as 1e-290.
  func restTime(within restDistance: Double) -> Double { restTime(within: restDistance, speed: 10 * restDistance) }

  /// The same with a bound of its own for the velocity.
  @inline(never)
  func restTime(within distance: Double, speed: Double) -> Double {
    // Mostly it slows down last, and then is near already.
    let slow = derivative.lastTime(above: speed)
    let near = staysWithin(distance, from: slow) ? slow : lastTime(above: distance)
    var time = near > slow ? near : slow
    // The velocity was computed as an offset, which rounds otherwise: a last touch if that shows.
    var step = time * 0x1p-50
    for _ in 0..<8 {
      let state = state(at: time)
      if state.offset.magnitude <= distance, state.velocity.magnitude <= speed { break }
      time += step
      step *= 2
    }
    return time
  }

  /// Whether |x| is at most a level at `time`, and shrinks from then on. Of an oscillation that is not known.
  private func staysWithin(_ level: Double, from time: Double) -> Bool {
    if split > 0 || magnitude(at: time) > level { return false }
    guard let turn = derivative.firstCrossing() else { return true }
    return turn <= time
  }

  /// The last time at which |x| comes down through `level`; 0 if it is at most that from the start.
  ///
  /// Between neighbouring turning points the offset is monotonic, and after the last one, or in an oscillation from
  /// one to the next, its magnitude only shrinks. So it is enough to find the last turning point above the level, by
  /// the logarithm of the ratio if there are many, and to solve on the stretch after it; or else on
  /// the stretch before the first.
  private func lastTime(above level: Double) -> Double {
    let level = level > 1e-290 ? level : 1e-290
    let turn = derivative.firstCrossing()
    var (from, to) = (0.0, 0.0)
    if let turn, magnitude(at: turn) > level {
      if split > 0 { return lastTimeOfOscillation(above: level, turn: turn) }
      (from, to) = (turn, restBound(after: turn, level: level))
    } else if offset.magnitude > level {
      to = turn ?? restBound(after: 0, level: level)
    } else {
      return 0
    }
    return crossing(of: level, from: from, to: to)
  }

  private func magnitude(at time: Double) -> Double { state(at: time).offset.magnitude }

  /// A time after `time` from which on the offset is within `level`, for a motion that only shrinks after `time`.
  private func restBound(after time: Double, level: Double) -> Double {
    let start = magnitude(at: time)
    // Critically damped, from a turning point, the ratio after t is (1 + s t) e^(-s t): this almost always is enough.
    var step = ((start > level ? Elementary.log(start / level) : 0) + 4) / slowRate
    // The offset is exactly 0 after 746 / slowRate: eight rounds at most.
    while step < .infinity, magnitude(at: time + step) > level { step *= 2 }
    return time + step
  }

  /// `turn` is the first turning point, and above the level; each is e^(-pi s / w) times the one before.
  private func lastTimeOfOscillation(above level: Double, turn: Double) -> Double {
    let halfPeriod = 0x1.921fb54442d18p1 / split
    let halvings = Elementary.log(magnitude(at: turn) / level) / (slowRate * halfPeriod)
    // Rounded down; whatever rounding did is made good below.
    var count = halvings < 0x1p50 ? (halvings - 0.5 + Elementary.shifter) - Elementary.shifter : halvings
    if count > 0, magnitude(at: turn + count * halfPeriod) <= level {
      count -= 1
    } else if magnitude(at: turn + (count + 1) * halfPeriod) > level {
      count += 1
    }
    if count < 0 { count = 0 }
    return crossing(of: level, from: turn + count * halfPeriod, to: turn + (count + 1) * halfPeriod)
  }

  /// Where |x|, above `level` at `from`, comes down to it, the offset being monotonic until `to`, where it is not
  /// above. Newton's method on the logarithm of the offset, which is almost linear in time, kept inside a bracket that
  /// halves wherever a step leaves it. Gives the end of the bracket at which the bound holds.
  private func crossing(of level: Double, from: Double, to: Double) -> Double {
    // A little below, so that the rounding of later states does not lift them over the level.
    let goal = level * (1 - 0x1p-46)
    let sign = state(at: from).offset < 0 ? -1.0 : 1.0
    var (lower, upper) = (from, to)
    var time = to
    for _ in 0..<200 {
      let state = state(at: time)
      let height = sign * state.offset
      if height > goal { lower = time } else { upper = time }
      let tolerance = upper * 0x1p-48
      if upper - lower <= tolerance { break }
      // At a turning point, or past the middle, there is no step to take: the bracket halves.
      var next = upper
      if height > 0, state.velocity.magnitude > height * 1e-290 {
        next = time + Elementary.log(height / goal) * (height / (-sign * state.velocity))
        // Close by: look just beyond, to bring the other end of the bracket here as well.
        if (next - time).magnitude < 0.25 * tolerance { next = time + (lower == time ? 0.5 : -0.5) * tolerance }
      }
      if !(next > lower && next < upper) { next = lower + 0.5 * (upper - lower) }
      time = next
    }
    return upper
  }
}
