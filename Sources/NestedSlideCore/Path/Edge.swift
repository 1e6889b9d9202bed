/// What an end was given that shows no overscroll.
public struct Edge: Equatable, Sendable {
  /// How far the gesture has pulled beyond the pager's end, and beyond that of the path, points.
  public internal(set) var pullX = 0.0
  public internal(set) var pullY = 0.0
  /// What the end of the path absorbed of the last fling, points per second.
  public internal(set) var velocityY = 0.0
}
