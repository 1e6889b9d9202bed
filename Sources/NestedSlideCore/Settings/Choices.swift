/// Which of header and page moves first.
public enum HeaderMotion: Int32, Sendable {
  /// Up: the header, then the page. Down: the page, then the header.
  case headerFirst
  /// Down: the header first, wherever the page is.
  case quickReturn
  /// Down: the header to its return height, then the page, then the rest of the header.
  case quickReturnMinimum
  /// The header does not collapse.
  case fixed
  /// Down: a gesture that began on the pager moves the page alone and then pulls it; one that began above moves the
  /// header, then the page.
  case contentFirst
}

/// What a fling that began above the pager does once the header is fully collapsed.
public enum Seam: Int32, Sendable {
  case `continuous`
  case stop
  /// It continues, its velocity decaying by the seam's own resistance.
  case resisted
}

/// What shows a pull beyond an end of the path.
public enum OverscrollOwner: Int32, Sendable {
  case none
  case whole
  case page
  /// Each by the same raw amount, through its own rubber band.
  case both
  /// Nothing moves: a number shows it, with `edgeShown`. No setting of its own.
  case edge = 100
}

/// What a page does to the header that comes in and does not let it collapse so far.
public enum ShortPageArrival: Int32, Sendable {
  /// The header stays as it is.
  case keep
  /// It opens with the turn, as far as it has to be open.
  case open
}

/// What a page shorter than the pager does to the header.
public enum ShortPage: Int32, Sendable {
  /// The page counts as if as high as the pager.
  case pad
  /// The header collapses only as far as the content needs.
  case limit
  /// The header does not collapse; if it came in collapsed, it can only open.
  case hold
}

/// The end a header goes to if it would rest half open.
public enum HeaderSnap: Int32, Sendable {
  /// It stays.
  case none
  /// Shut after a movement up, open after one down.
  case direction
  /// To the nearer end; exactly half shuts.
  case nearest
}

/// What the command to scroll to the top brings there.
public enum ScrollToTop: Int32, Sendable {
  /// The whole and every page.
  case whole
  /// The current page; when it is there, the whole.
  case pageFirst
}

/// Which scroll indicator shows.
public enum Indicators: Int32, Sendable {
  case none
  /// The page's, after the page moved.
  case page
  /// The page's after the page moved, the whole's after the whole moved.
  case switching
}

/// Whose scroll indicator shows.
public enum Indicator: Int32, Sendable {
  case none
  case outer
  case page
}

/// What hides the hover bar.
public enum HoverHides: Int32, Sendable {
  case never
  /// It goes as the page is scrolled up, and comes back as it is scrolled down.
  case byDirection
  /// It goes when nothing has moved for a while, and comes back with the next movement.
  case afterTime
}

/// Whether an end of the path gives when it is pulled.
public enum Bounces: Int32, Sendable {
  case never
  case always
  /// Only if header or content can scroll at all.
  case scrollable
}

/// Which way header and pages scroll.
public enum PathAxis: Int32, Sendable {
  /// The header is at the top, pages stand side by side.
  case vertical
  /// The header is at the left, or at the right if reading goes right to left; pages stand one below the other.
  case horizontal
}
