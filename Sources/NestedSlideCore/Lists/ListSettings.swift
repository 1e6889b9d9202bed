/// What keeps its place on the screen when something above it changes. The raw values are those of the C interface.
public enum ListAnchor: Int32, Sendable {
  case none
  /// The first item, header or footer that is seen.
  case visible
  /// The same, but at offset 0 nothing.
  case scrolled
}

/// Settings of a list. Lengths in points, from 0 to 1e12.
public struct ListSettings: Equatable, Sendable {
  public var anchor = ListAnchor.visible
  /// Where the end is seen it stays so.
  public var sticksToEnd = false
  public var rightToLeft = false
  public var minimumHeight = 0.0
  /// What of the top of what is seen something of the host's covers.
  public var overlap = 0.0
  /// Of the list, and of what is seen of it, while it is attached to no page.
  public var width = 390.0
  public var height = 844.0

  public init() {}
}

/// Through what a list is seen.
struct ListPort: Equatable {
  /// Of what is seen, overscroll included.
  var offset = 0.0
  var width: Double
  /// Of the scroll view, and what of it is seen.
  var height: Double
  var seen: Double

  var bottom: Double { offset + seen }
}
