/// Which way something scrolls, named for what comes into view.
public enum ScrollDirection: Int32, Sendable {
  case none = -1
  case up
  case down
  case left
  case right
}
