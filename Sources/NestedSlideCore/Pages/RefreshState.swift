/// How a pull to refresh stands.
public enum RefreshState: Int32, Sendable {
  case idle
  /// A finger pulled, no further than the refresh height; or what it pulled springs back.
  case pulling
  /// A finger holds it beyond the refresh height: let go, it refreshes.
  case armed
  /// Held open by the refresh height.
  case refreshing
  /// Closing.
  case finishing

  /// A finger holds it beyond the height of the second level: let go, that opens.
  case secondArmed
  /// Held open by the height of the second level.
  case second
  /// Closing, after the host has refreshed.
  case succeeded
  /// Closing, after the host could not refresh.
  case failed

  /// Open until the host says that it has refreshed.
  var holdsOpen: Bool { self == .refreshing || self == .second }
  var isArmed: Bool { self == .armed || self == .secondArmed }
  var isClosing: Bool { self == .finishing || self == .succeeded || self == .failed }
  /// It ends when what was pulled is closed.
  var endsWhenClosed: Bool { self != .idle && !holdsOpen }
}

/// How a refresh has ended.
public enum RefreshResult: Int32, Sendable {
  case none
  case success
  case failure

  var state: RefreshState { self == .success ? .succeeded : (self == .failure ? .failed : .finishing) }
}
