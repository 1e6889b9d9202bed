/// Pages whose list grows up, as a chat does. Such a page begins at its end, and stays there where that is seen.
///
/// While the list is shorter than the pager, it lies at the pager's lower end:
///
///     ┌─────────┐ ┐
///     │         │ │ lead: by so much the content begins lower
///     ├─────────┤ ┘           page: offset 0, as any short page
///     │ hello   │             list: offset -lead, greatest offset -lead
///     │ you     │             told: the page's offset less the lead, so that hosts draw it where it is
///     └─────────┘
///
/// The path knows nothing of that. It ends with the first row that makes the list longer than the pager.
extension Coordinator {
  mutating func growsUp(_ index: Int) -> Bool {
    pages.store.hasLists && pages.store.list(of: index)?.pointee.settings.grows == .up
  }

  /// How far below the pager's top the content of a page begins: it is short, and lies at the lower end.
  @inline(never)
  mutating func lead(ofPage index: Int) -> Double {
    let room = layout.pagerHeight - pages[index].contentHeight
    return room > 0 && growsUp(index) ? room : 0
  }

  /// Whether a page is at its end, or nearly.
  mutating func isAtEnd(_ index: Int) -> Bool { offset(of: index) >= greatestOffset(of: index) - endSlack(of: index) }

  /// How near its end a page counts as at it, points: what a hand has moved away from there is not pulled back.
  mutating func endSlack(of index: Int) -> Double {
    index == path.page && hand.holdsPath ? List.heldEndSlack : List.endSlack
  }

  /// The pager has another height: what sticks to its end stays there, and else what grows up keeps its lower edge.
  /// - Parameter height: the pager's before.
  mutating func keepEnds(before height: Double) {
    if !pages.store.hasLists { return }
    for index in 0..<pages.count {
      guard let list = pages.store.list(of: index), list.pointee.sticksToEnd else { continue }
      let was = Extent.maxInner(contentHeight: pages[index].contentHeight, pagerHeight: height)
      let greatest = greatestOffset(of: index)
      if offset(of: index) >= was - endSlack(of: index) {
        keepLowerEdge(of: index, at: greatest)
      } else if growsUp(index) {
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
