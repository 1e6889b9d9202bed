/// How the strip of tabs in the hover bar looks. Lengths in points.
public struct TabSettings: Equatable, Sendable {
  /// At most the item's; 0: the item's.
  public var indicatorWidth = 0.0
  public var indicatorHeight = 2.0
  /// Of the indicator's corners, for the host to draw.
  public var indicatorRadius = 1.0
  public var alignment = TabAlignment.center

  public init() {}
}

/// Where a strip that is wider than the hover bar holds the selected item.
public enum TabAlignment: Int32, Sendable {
  case start
  case center
  /// It scrolls no further than it must to show it.
  case nearest
}
