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

  /// It ends when what was pulled is closed.
  var endsWhenClosed: Bool { self == .pulling || self == .armed || self == .finishing }
}
