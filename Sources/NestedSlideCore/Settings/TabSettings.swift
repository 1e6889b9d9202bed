/// How the strip of tabs in the hover bar looks. Lengths in points.
public struct TabSettings: Equatable, Sendable {
  /// At most the item's; 0: the item's.
  public var indicatorWidth = 0.0
  public var indicatorHeight = 2.0
  /// Of the indicator's corners, for the host to draw.
  public var indicatorRadius = 1.0
  public var alignment = TabAlignment.center
  public var fill = TabFill.content
  /// Between two items.
  public var spacing = 0.0
  /// Before the first item and behind the last one.
  public var insetStart = 0.0
  public var insetEnd = 0.0
  /// No item is narrower.
  public var minWidth = 0.0

  public init() {}

  /// Items of equal widths may still be wider than the bar: then the strip scrolls.
  var mayOverflow: Bool { spacing > 0 || insetStart > 0 || insetEnd > 0 || minWidth > 0 }
}

/// How wide the items of the strip are.
public enum TabFill: Int32, Sendable {
  /// As their pages say; without that, an equal share of the bar.
  case content
  case equal
  /// As `content`; what room is left is shared equally among all.
  case both
}

/// The place of the selected item in a strip that is wider than the hover bar.
public enum TabAlignment: Int32, Sendable {
  case start
  case center
  /// It scrolls no further than it must to show it.
  case nearest
}
