/// Where a header that would rest half open goes.
public enum HeaderSnap: Int32, Sendable {
  /// It stays.
  case none
  /// Shut after a movement up, open after one down.
  case direction
  /// To the nearer end; exactly half shuts.
  case nearest

  /// The outer offset to go to.
  /// - Parameters:
  ///   - outer: where it is, or where a fling would leave it.
  ///   - movedUp: the last movement.
  ///   - low, high: the offsets between which it may not rest.
  func goal(outer: Double, movedUp: Bool, low: Double, high: Double) -> Double {
    let shuts = self == .direction ? movedUp : outer >= (low + high) / 2
    return shuts ? high : low
  }
}
