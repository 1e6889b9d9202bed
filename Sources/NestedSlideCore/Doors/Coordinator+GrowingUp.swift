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

  /// Whether a page is at its end, within a point.
  mutating func isAtEnd(_ index: Int) -> Bool { offset(of: index) >= greatestOffset(of: index) - 1 }

  /// The pager has another height: what grows up stays at its end where that was seen.
  /// - Parameter height: the pager's before.
  mutating func keepEnds(before height: Double) {
    if !pages.store.hasLists { return }
    for index in 0..<pages.count where growsUp(index) {
      let was = Extent.maxInner(contentHeight: pages[index].contentHeight, pagerHeight: height)
      if offset(of: index) < was - 1 { continue }
      let end = greatestOffset(of: index)
      if index != path.page {
        pages[index].offset = end
      } else if !path.isMoving && !hand.gesture.isActive && path.overscroll.isZero {
        path.follow(inner: end)
      }
    }
  }
}
