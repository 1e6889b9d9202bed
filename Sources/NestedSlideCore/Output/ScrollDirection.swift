/// Which way something scrolls, named for what comes into view.
public enum ScrollDirection: Int32, Sendable {
  case none = -1
  case up
  case down
  case left
  case right

  /// Of a path that grows if it is led down.
  @inline(__always)
  init(leading heading: Double) { self = heading < 0 ? .up : (heading > 0 ? .down : .none) }
}
