extension Coordinator {
  /// Refuses a time that `advance` would refuse.
  public mutating func check(time: Double) throws(Failure) {
    try require(time, within: -Limits.time, Limits.time, "time: must be within 1e12 seconds")
    if time < now { throw Failure(.timeWentBack, "time: must not be before the last time given") }
  }

  /// Moves time on. What is seen at a time does not depend on how many calls led there.
  public mutating func advance(to time: Double) throws(Failure) {
    try check(time: time)
    run(to: time)
    commit()
  }

  /// Brings the motions to what they are at `time`.
  mutating func run(to time: Double) {
    view.time = time
    if vertical.isActive { followVertical(to: time) }
    if pager.isMoving { pager.advance(to: time) }
  }
}
