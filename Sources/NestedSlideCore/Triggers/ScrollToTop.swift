/// What the command to scroll to the top brings there.
public enum ScrollToTop: Int32, Sendable {
  /// The whole and every page.
  case whole
  /// The current page; when it is there, the whole.
  case pageFirst
}
