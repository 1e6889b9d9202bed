import NestedSlideCore

extension TestCoordinator {
  /// A profile page without ends: pages of 390 points.
  static func endless(
    _ count: Int, at page: Int = 0, _ change: (inout Settings) -> Void = { _ in }
  ) throws -> TestCoordinator {
    try TestCoordinator(heights: [Double](repeating: 3000, count: count)) {
      ($0.paging.isEndless, $0.paging.initialPage) = (true, Int32(page))
      change(&$0)
    }
  }

  /// Every event until all is at rest, at 60 frames a second, those that wait included.
  func playedOut() throws -> [Event] {
    var events = poll()
    let end = view.time + 60
    while view.needsFrame != 0 && view.time < end {
      try advance(to: view.time + 1 / 60)
      events += poll()
    }
    return events
  }

  /// The pages that show, as the host reads them.
  var visible: [Int32] {
    let pages = UnsafeMutablePointer<Page>.allocate(capacity: pointer.pointee.mostVisiblePages)
    defer { pages.deallocate() }
    _ = pointer.pointee.writeVisiblePages(to: pages)
    return (0..<pointer.pointee.visiblePageCount).map { pages[$0].index }
  }

  func page(_ index: Int) throws -> Page {
    let page = UnsafeMutablePointer<Page>.allocate(capacity: 1)
    defer { page.deallocate() }
    try pointer.pointee.write(page: index, checked: page)
    return page.pointee
  }

  func frame(_ index: Int) throws -> Rect { try page(index).frame }
}
