/// What a page's offset becomes while the header is open.
public enum PageMemory: Int32, Sendable {
  /// A page that begins to show goes to its top unless the header is collapsed.
  case align
  case keep
  /// The moment the header begins to open, the current page goes to its top.
  case resetCurrent
  /// The moment the header begins to open, all pages do.
  case resetAll
}

/// When the current page's index changes.
public enum PageIndexRule: Int32, Sendable {
  /// When the pager comes to rest.
  case settle
  /// At half a page's width.
  case live
}

/// What a command shows that turns over more than one page.
public enum FarTurns: Int32, Sendable {
  /// The page that is left and the target, side by side.
  case pair
  /// All pages between.
  case pass
}

/// What becomes of a vertical fling when the page is turned.
public enum PageTurn: Int32, Sendable {
  /// It stops.
  case stop
  /// The page that is left continues by itself.
  case goesOn
  /// It continues on the page that is coming.
  case handOver
}

/// How pages are turned and kept.
public struct PagingSettings: Equatable, Sendable {
  public var memory = PageMemory.align
  public var indexRule = PageIndexRule.settle
  public var bounces = true
  public var lazy = true
  /// The last page and the first are neighbours.
  public var isEndless = false
  /// A swipe turns one page at most.
  public var alwaysStops = true
  public var farTurns = FarTurns.pair
  public var pageTurn = PageTurn.stop
  /// Pages on either side of the current one that are needed too.
  public var prefetch: Int32 = 0
  /// How many needed pages are kept; 0: all.
  public var keepAlive: Int32 = 0
  /// Read at creation only.
  public var initialPage: Int32 = 0

  public init() {}
}
