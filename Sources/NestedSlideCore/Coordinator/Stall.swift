/// Tells a run of instants that makes no progress, so that a mistake in the engine never takes the host's thread for
/// good.
///
/// How many instants an advance goes through says nothing: a turn that passes ten million pages has six a page. But at
/// one time only few things can happen, a dozen perhaps: a bound of the path, a step of a height, a press, a fling that
/// arrives. Each changes something that does not change back by itself.
///
/// Pages are the exception. Late in a long session times are coarse, and a fast turn passes many pages between one time
/// and the next: at 1e12 seconds tens of thousands. The pager's own clock counts from the start of its motion and is
/// finer. An instant at which it continues is progress, though time stands still.
struct Stall {
  /// So many instants without progress are a mistake of the engine.
  static let limit = 1000

  private var time = -Double.infinity
  private var clock = -Double.infinity
  private var count = 0

  /// Notes an instant, and answers whether there have been too many since the last progress in time.
  /// - Parameter clock: the pager's.
  mutating func isReached(at time: Double, clock: Double) -> Bool {
    if time > self.time {
      count = 0
    } else if !(clock > self.clock) {
      // A clock that goes back and forth makes no progress: what it gained before is not given back.
      count += 1
    }
    (self.time, self.clock) = (time, clock)
    return count >= Stall.limit
  }
}
