extension Coordinator {
  /// Refuses a time that `advance` would refuse.
  @inline(__always)
  public mutating func check(time: Double) throws(Failure) {
    try require(time, within: -Limits.time, Limits.time, "time: must be within 1e12 seconds")
    if time < lastFrameTime { throw Failure(.timeWentBack, "time: must not be before the last frame's") }
  }

  /// Moves time on. What is seen at a time does not depend on how many calls led there.
  ///
  /// A frame's time is often that of the vertical blank, and input that came after the blank is already known. So a
  /// frame behind the last pointer event is a frame at that event's time; only frames are in order among themselves.
  @_optimize(speed)
  public mutating func advance(to given: Double) throws(Failure) {
    try check(time: given)
    lastFrameTime = given
    let time = given < now ? now : given
    if view.canRetarget != 0 && time > now { view.canRetarget = 0 }
    if isMoving {
      run(to: time)
      commit()
    } else {
      view.time = time
    }
  }

  /// Brings the motions to what they are at `time`.
  @_optimize(speed)
  @inline(__always)
  mutating func run(to time: Double) {
    if otherMotions.isEmpty { runMotions(to: time) } else { runWithOthers(to: time) }
  }

  @inline(never)
  private mutating func runWithOthers(to time: Double) {
    if isResizing { runResizing(to: time) } else { runMotions(to: time) }
    endObservedMotion(at: time)
    if otherMotions.contains(.pressing) && time >= gesture.pressEnd { press() }
  }

  @_optimize(speed)
  mutating func runMotions(to time: Double) {
    // Where the pager comes to rest another page may become current: vertical motion goes on from that instant.
    if pager.isMoving && time >= pager.end && (vertical.isActive || pager.isGliding || extras?.pointee.reveal != nil) {
      view.time = pager.end
      if vertical.isActive { noting { $0.followVertical(to: $0.pager.end) } }
      movementIsNoted = false
      tellOfTop()
      advancePager(to: pager.end)
      // A glide has ended beside a page, and it settles: it is told where it is in the end.
      if !pager.isMoving { commitPager() } else if time > now { passPages() }
      commitPinning()
      revealWhatWaits()
      if pager.isMoving { return runMotions(to: time) }
      return followAfterTurn(to: time)
    }
    view.time = time
    if vertical.isActive { followVertical(to: time) }
    if pager.isMoving { advancePager(to: time) }
  }

  /// The rest of a run in which the page has turned: what moves now is noted by itself, as what moved before was.
  @inline(never)
  private mutating func followAfterTurn(to time: Double) {
    view.time = time
    noting { if $0.vertical.isActive { $0.followVertical(to: time) } }
    movementIsNoted = true
  }
}
