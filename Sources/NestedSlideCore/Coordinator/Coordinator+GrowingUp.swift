/// Pages whose list grows up, as a chat does. Such a page begins at its end, and stays there if that is seen.
///
/// Its content lies on the screen as if the header were collapsed: an open header covers its first rows, and its lower
/// edge stays where it is. While the list is shorter than the pager, it lies at the pager's lower end:
///
///     ┌─────────┐ ┐
///     │ header  │ │ hidden: as long as the header is open, it covers what the page shows there once it is collapsed
///     ├─────────┤ ┘ ┐
///     │         │   │ room: by so much less is there than the pager shows
///     │ hello   │   ┘
///     │ you     │
///     └─────────┘
///
///     page      offset 0, as any short page
///     lead      room - hidden: by so much the content begins below the pager's top; below 0 above it
///     told      the page's offset less the lead, so that hosts draw the content at its place; the list's offset too
///
/// The path knows nothing of that.
extension Coordinator {
  /// How far below the pager's top the content of a page begins, with the header at its visible place.
  mutating func lead(ofPage index: Int) -> Double { lead(ofPage: index, outer: output.view.outer) }

  @inline(never)
  mutating func lead(ofPage index: Int, outer: Double) -> Double {
    pages[index].growsUp ? room(onPage: index) - layout.hidden(outer: outer) : 0
  }

  /// The same with the header collapsed: the content is short, and lies at the lower end.
  @inline(never)
  mutating func room(onPage index: Int) -> Double {
    if !pages[index].growsUp { return 0 }
    return Fit.room(beside: pages[index].contentHeight, in: layout.pagerHeight)
  }

  /// A hand or a thumb holds the path, on this page: what it has moved away from the end is not pulled back.
  func isHeld(_ index: Int) -> Bool { index == path.page && (hand.holdsPath || pending.thumb != nil) }

  /// The pager has another height: what sticks to its end stays there, and else what grows up keeps its lower edge.
  /// - Parameter height: the pager's before.
  mutating func keepEnds(before height: Double) {
    if !pages.store.hasLists { return }
    for index in 0..<pages.count {
      guard let list = pages.store.list(of: index), list.pointee.sticksToEnd else { continue }
      let was = Fit.greatestOffset(of: pages[index].contentHeight, in: height)
      let greatest = greatestOffset(of: index)
      if offset(of: index) >= was - list.pointee.endSlack(isHeld: isHeld(index)) {
        keepLowerEdge(of: index, at: greatest)
      } else if pages[index].growsUp {
        keepLowerEdge(of: index, at: (offset(of: index) + height - layout.pagerHeight).clamped(0, greatest))
      }
    }
  }

  /// - Parameter offset: the page's then; what shows beyond its end is no part of it.
  private mutating func keepLowerEdge(of index: Int, at offset: Double) {
    if index != path.page {
      pages[index].offset = offset
    } else if !path.isMoving && path.overscroll.isZero {
      path.follow(inner: offset)
    }
  }
}
