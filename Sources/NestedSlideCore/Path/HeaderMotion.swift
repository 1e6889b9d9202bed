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
