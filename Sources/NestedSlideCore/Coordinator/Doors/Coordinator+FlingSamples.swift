/// A fling's own curve, by samples of the host's.
extension Coordinator {
  /// Replaces the curve; with no samples flings go by the settings again. A fling under way continues from the velocity
  /// that it has; that of a page which continues out of sight ends.
  public mutating func setFlingSamples(
    count: Int, law: FlingLaw, _ sample: (Int) throws(Failure) -> FlingSample
  ) throws(Failure) {
    let setup = setup
    var made: UnsafeMutablePointer<FlingSamples>?
    if count != 0 {
      try require(count, within: 2, FlingSamples.greatestCount, .outOfRange, "count: must be 0, or from 2 to 256")
      try law.check()
      guard setup.pointee.reserve(), let curve = FlingSamples.make(count: count, law: law) else {
        throw Failure(.outOfMemory, "out of memory")
      }
      do throws(Failure) {
        for index in 0..<count {
          let given = try sample(index)
          try require(given.time, within: 0, 1, "samples: time must be from 0 to 1")
          try require(given.way, within: 0, 1, "samples: way must be from 0 to 1")
          curve.pointee[index] = given
        }
        if !curve.pointee.grow {
          throw Failure(.invalidArgument, "samples: must grow from (0, 0) to (1, 1), time by 0.001, way by 1e-9")
        }
      } catch {
        FlingSamples.free(curve)
        throw error
      }
      curve.pointee.join()
      made = curve
    }
    let before = setup.pointee.exchange(made)
    if made == nil && before == nil { return }
    // Motions are planned anew before the curve goes that they may be on.
    refit(.clamps)
    endCoast()
    flingStripAnew()
    FlingSamples.free(before)
    finish()
  }
}
