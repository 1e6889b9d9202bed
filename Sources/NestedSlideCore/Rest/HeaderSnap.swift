/// The end a header goes to if it would rest half open.
public enum HeaderSnap: Int32, Sendable {
  /// It stays.
  case none
  /// Shut after a movement up, open after one down.
  case direction
  /// To the nearer end; exactly half shuts.
  case nearest
}
