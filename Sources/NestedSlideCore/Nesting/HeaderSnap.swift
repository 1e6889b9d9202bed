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
  ///   - greatest: the greatest outer offset, R or less on a short page.
  func goal(outer: Double, movedUp: Bool, range: Double, greatest: Double) -> Double {
    let shuts = self == .direction ? movedUp : outer >= range / 2
    return shuts ? greatest : 0
  }
}
