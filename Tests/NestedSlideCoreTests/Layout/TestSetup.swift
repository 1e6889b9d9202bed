@testable import NestedSlideCore

/// Settings and the layout that follows from them, as parts are given them.
final class TestSetup {
  let pointer: SetupPointer

  /// A profile page: 390 by 800 points, a header of 200, a hover bar of 50.
  init(
    _ margins: Margins = Margins(), fine: FineSettings = FineSettings(), _ change: (inout Settings) -> Void = { _ in }
  ) {
    var settings = Settings.profile
    change(&settings)
    var fine = fine
    fine.margins = margins
    var all = AllSettings(settings, fine)
    pointer = .allocate(capacity: 1)
    pointer.initialize(to: Setup(&all))
  }

  deinit {
    pointer.pointee.free()
    pointer.deallocate()
  }

  /// The rules of a pager that is `width` points wide.
  /// - Parameters:
  ///   - share: how much of that a page takes.
  ///   - isCentered: the current page lies in the middle.
  static func pager(
    _ count: Int, width: Double = 100, spacing: Double = 0, share: Double = 1, isCentered: Bool = false,
    fine: FineSettings = FineSettings(),
    _ change: (inout Settings) -> Void = { _ in }
  ) -> PagerRules {
    var margins = Margins()
    margins.pageSpacing = spacing
    margins.pageWidth = share
    margins.pageAlignment = isCentered ? .center : .start
    let setup = TestSetup(margins, fine: fine) {
      $0.layout.viewportWidth = width
      change(&$0)
    }
    // The rules point to it, so it stays as long as the tests run.
    return PagerRules(Unmanaged.passRetained(setup).takeUnretainedValue().pointer, count: count)
  }

  /// The rules of a path on a page of a given content height.
  func path(
    content: Double = 3000, page change: (inout PageState) -> Void = { _ in },
    areas: UnsafeMutablePointer<SnapAreas>? = nil, parts: HeaderParts = HeaderParts(), above: Bool = false,
    isPlaced: Bool = false, watched: Double = .infinity
  ) -> PathRules {
    var page = PageState(contentHeight: content)
    change(&page)
    return PathRules(
      setup: pointer, page: page, hasPage: true, areas: areas, parts: parts, beganAbovePager: above, isLinked: false,
      keepsPull: false,
      isPlaced: isPlaced, watched: watched)
  }
}
