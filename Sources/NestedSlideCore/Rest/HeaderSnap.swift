/// Where a header that would rest half open goes.
public enum HeaderSnap: Int32, Sendable {
  /// It stays.
  case none
  /// Shut after a movement up, open after one down.
  case direction
  /// To the nearer end; exactly half shuts.
  case nearest
}
