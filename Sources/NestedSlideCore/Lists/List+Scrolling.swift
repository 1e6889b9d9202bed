/// What a list was scrolled to.
struct ListGoal {
  var path: ItemPath
  private(set) var align: Align
  /// The page's offset when it was there last, or its coming end.
  var offset: Double
  /// It is there; else it is being scrolled to.
  var isReached: Bool
}

/// Bringing items into view.
extension List {
  /// An item with what sticks around it: below `overlap` and its section's sticky header, above its sticky footer.
  mutating func stretch(_ path: ItemPath) -> (y: Double, height: Double) {
    let frame = frame(path)
    let settings = section(Int(path.section)).pointee.settings
    var above = self.settings.overlap
    if settings.stickyHeader && path.rank != ItemPath.headerRank { above += settings.headerHeight }
    let below = settings.stickyFooter && path.rank != ItemPath.footerRank ? settings.footerHeight : 0
    return (frame.y - above, above + frame.height + below)
  }

  /// The offset that brings an item to a place.
  public mutating func offset(of path: ItemPath, _ align: Align) -> Double {
    guard let resolved = resolved(align, path) else { return port.offset.clamped(minOffset, maxOffset) }
    let (y, height) = stretch(path)
    let toEnd = y + height - port.height + port.hidden
    var offset = y
    if height <= port.height || align == .nearest {
      if resolved == .end { offset = toEnd }
      if resolved == .center { offset = (y + toEnd) / 2 }
    }
    return offset.clamped(minOffset, maxOffset)
  }

  /// Which place `nearest` stands for, nil if all of it is seen already, or nothing but it.
  mutating func resolved(_ align: Align, _ path: ItemPath) -> Align? {
    if align != .nearest { return align }
    let (y, height) = stretch(path)
    let (isAbove, isBelow) = (y < port.offset, y + height > port.bottom)
    if isAbove == isBelow { return nil }
    // What is higher than what is seen comes in by its nearer end.
    return isAbove == (height <= port.seen) ? .start : .end
  }

  /// Brings an item to a place in a list that is attached to no page.
  public mutating func scroll(to path: ItemPath, align: Align, animated: Bool) throws(Failure) {
    if animated { throw Failure(.invalidState, "animated: the list is attached to no page") }
    let align = alignToKeep(align, path)
    let offset = offset(of: path, align ?? .nearest)
    port.offset = offset
    goal = align.map { ListGoal(path: path, align: $0, offset: offset, isReached: true) }
  }

  /// How something keeps the place that it is brought to, nil if it moves by its own rules again.
  mutating func alignToKeep(_ align: Align, _ path: ItemPath) -> Align? {
    align == .nearest && stretch(path).height > port.height ? nil : resolved(align, path)
  }
}
