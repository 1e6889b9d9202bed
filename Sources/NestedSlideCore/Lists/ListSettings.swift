/// What keeps its place on the screen when something above it changes. The raw values are those of the C interface.
public enum ListAnchor: Int32, Sendable {
  case none
  /// The first item, header or footer that is seen.
  case visible
  /// The same, but at offset 0 nothing.
  case scrolled
}

/// The edge at which a list begins; it becomes longer at the other one.
public enum ListGrowth: Int32, Sendable {
  case down
  /// From its end upwards: a chat. What is shorter than its port lies at the lower end of that.
  case up
}

/// Which parts of a list are snap areas of its page.
public enum ListSnap: Int32, Sendable {
  case none
  case items
  case sections
}

/// Settings of a list. Lengths in points, from 0 to 1e12.
public struct ListSettings: Equatable, Sendable {
  public var anchor = ListAnchor.visible
  /// If the end is seen it stays so.
  public var sticksToEnd = false
  public var rightToLeft = false
  public var minimumHeight = 0.0
  /// How much of the visible top is covered by something of the host's.
  public var overlap = 0.0
  /// Of the list, and of what is seen of it, while it is attached to no page.
  public var width = 390.0
  public var height = 844.0
  public var grows = ListGrowth.down
  public var snap = ListSnap.none
  /// Of a section's items, or a grid's lines, the first, and from there every so many; 0: each.
  public var snapEvery: Int32 = 0
  public var snapAlign = Align.start
  public var snapStrictness = SnapStrictness.proximity
  public var snapAlwaysStop = false
  /// How near its end a list counts as at it, points.
  public var stickDistance = 1.0

  public init() {}
}

/// Through what a list is seen.
struct ListPort: Equatable {
  /// Of what is seen, overscroll included.
  var offset = 0.0
  /// By how much more that is on the page: `List.lead`, when the page was looked at.
  var lead = 0.0
  var width: Double
  /// Of the scroll view, and the part of it that is seen.
  var height: Double
  var seen: Double
  /// How much of the height an open header takes, overscroll left out: of a list that grows up its beginning.
  var hidden = 0.0
  /// From the offset to the least end of the first visible item. Below 0 if that is behind what is pinned.
  var edge = List.leastSeen
  /// A hand holds the path of the list's page.
  var isHeld = false

  var bottom: Double { offset + seen }
}

extension ListSettings: SettingsOfC {
  public static var table: SettingTable { .listSettings }
}
