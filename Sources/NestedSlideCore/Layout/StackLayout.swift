/// The stack of header, hover bar and pager, worked out once for given settings; frames then follow from the outer
/// offset by additions alone.
///
/// Top to bottom at outer 0: main margin, top margin, header, top spacing, hover bar, top margin, main spacing,
/// content margin, pager, content margin, main margin. The spacing between header and hover bar is there only if
/// both are.
struct StackLayout: Equatable {
  /// None of its lengths is greater, an animation on its way back included: each is a sum of a few lengths of settings.
  static let greatestLength = 2e13

  /// R: how far the hover bar's top (without one, the header's bottom) travels until it sticks.
  private(set) var range: Double
  /// The hover bar's top at outer 0, in the viewport.
  private(set) var hoverTop: Double
  /// The hover bar's top at outer = R.
  var pinnedTop: Double { @inline(__always) get { hoverTop - range } }

  /// By how much more than a collapsed header one at an outer offset covers, overscroll left out.
  func hidden(outer: Double) -> Double { (range - outer).clamped(0, range) }
  private(set) var hoverHeight: Double
  private(set) var headerHeight: Double
  /// From the header's bottom to the hover bar's top.
  private(set) var headerGap: Double
  /// From the hover bar's bottom to the pager's top.
  private(set) var pagerGap: Double
  let topX: Double
  let topWidth: Double
  let pagerX: Double
  let pagerWidth: Double
  let pageWidth: Double
  /// The left edge of a page on which the pager rests.
  let pageX: Double
  /// From the pager's start to the current page.
  let pageLead: Double
  /// From the current page's end to the pager's.
  var pageTrail: Double { pagerWidth - pageWidth - pageLead }
  /// The room left for a page at outer = R.
  private(set) var pagerHeight: Double
  /// From one page's left edge to the next one's.
  let stride: Double

  init(_ all: UnsafePointer<AllSettings>) {
    self.init(
      all.pointee.settings.layout, all.pointee.fine.margins,
      headerIsFixed: all.pointee.settings.headerMotion == .fixed,
      isMirrored: all.pointee.settings.mirrorsAcross)
  }

  /// - Parameter isMirrored: page 1 is to the left of page 0.
  init(_ settings: LayoutSettings, _ margins: Margins = Margins(), headerIsFixed: Bool, isMirrored: Bool = false) {
    let hasHeader = settings.headerHeight > 0
    let hasHover = settings.hoverHeight > 0
    let gap = hasHeader && hasHover ? margins.topSpacing : 0
    let natural = margins.main.top + margins.top.top + settings.headerHeight + gap
    let pinned =
      settings.pinInset + settings.headerMinHeight + (settings.headerMinHeight > 0 ? gap : 0)

    hoverTop = natural > pinned ? natural : pinned
    if headerIsFixed {
      range = 0
    } else if let distance = settings.pinDistance {
      // A fractional distance would have observers of the offset correct each other for ever.
      range = distance.rounded(.up)
    } else {
      range = StackLayout.length(hoverTop - pinned)
    }
    hoverHeight = settings.hoverHeight
    headerHeight = settings.headerHeight
    headerGap = gap
    pagerGap = margins.top.bottom + margins.mainSpacing + margins.content.top

    let mainWidth = settings.viewportWidth - margins.main.left - margins.main.right
    topX = margins.main.left + margins.top.left
    topWidth = StackLayout.length(mainWidth - margins.top.left - margins.top.right)
    pagerX = margins.main.left + margins.content.left
    pagerWidth = StackLayout.length(mainWidth - margins.content.left - margins.content.right)
    let below = margins.content.bottom + margins.main.bottom
    pagerHeight = StackLayout.length(
      settings.viewportHeight - (hoverTop - range + hoverHeight + pagerGap) - below)
    pageWidth = StackLayout.length(pagerWidth * margins.pageWidth)
    let beside = pagerWidth - pageWidth
    pageLead = margins.pageAlignment == .center ? beside / 2 : 0
    pageX = pagerX + (isMirrored ? beside - pageLead : pageLead)
    stride = StackLayout.length(pageWidth + margins.pageSpacing)
  }

  /// Pages show beside the current one, also at rest.
  var isCarousel: Bool { @inline(__always) get { pageWidth < pagerWidth } }

  /// What is left of a length, 0 or more. Next to nothing counts as nothing: offsets are divided by these lengths, and
  /// the quotients must not overflow.
  private static func length(_ value: Double) -> Double { value > 1e-200 ? value : 0 }

  /// What lies across it is the same.
  func isAsWide(as other: StackLayout) -> Bool {
    topX == other.topX && topWidth == other.topWidth && pagerX == other.pagerX && pagerWidth == other.pagerWidth
      && stride == other.stride && pageWidth == other.pageWidth && pageX == other.pageX
  }

  /// The outer offset at which `shown` points of the header show below the pin inset, within 0 to R.
  func outer(showing shown: Double, pinInset: Double) -> Double {
    (hoverTop - headerGap - pinInset - shown).clamped(0, range)
  }

  // MARK: One becoming another

  /// Part of the way from one layout to another: heights and places from top to bottom; across it is the second.
  static func between(_ a: StackLayout, _ b: StackLayout, _ share: Double) -> StackLayout {
    var layout = b
    layout.range = between(a.range, b.range, share)
    layout.hoverTop = between(a.hoverTop, b.hoverTop, share)
    layout.hoverHeight = between(a.hoverHeight, b.hoverHeight, share)
    layout.headerHeight = between(a.headerHeight, b.headerHeight, share)
    layout.headerGap = between(a.headerGap, b.headerGap, share)
    layout.pagerGap = between(a.pagerGap, b.pagerGap, share)
    layout.pagerHeight = between(a.pagerHeight, b.pagerHeight, share)
    return layout
  }

  /// On a way that leads back before the first, no length falls below 0.
  private static func between(_ a: Double, _ b: Double, _ share: Double) -> Double {
    let length = a + (b - a) * share
    return length > 0 ? length : 0
  }

  /// How far what moves from top to bottom has to move to its place in another layout.
  func way(to other: StackLayout) -> LayoutWay {
    LayoutWay(
      hoverTop: other.hoverTop - hoverTop, pinnedTop: other.pinnedTop - pinnedTop,
      hoverHeight: other.hoverHeight - hoverHeight, headerHeight: other.headerHeight - headerHeight,
      pagerHeight: other.pagerHeight - pagerHeight)
  }
}

/// The way from one layout to another.
struct LayoutWay {
  let hoverTop: Double
  let pinnedTop: Double
  let hoverHeight: Double
  let headerHeight: Double
  let pagerHeight: Double

  /// What moves furthest.
  var greatest: Double {
    var greatest = abs(hoverTop)
    func include(_ way: Double) { if abs(way) > greatest { greatest = abs(way) } }
    include(pinnedTop)
    include(hoverHeight)
    include(headerHeight)
    include(pagerHeight)
    return greatest
  }

  /// How much of this way leads along another, as a share of that; 0 along no way.
  func share(of other: LayoutWay) -> Double {
    let square = other.dot(other)
    // Of a way of next to nothing there is no telling what a share of it is.
    return square > 1e-280 ? dot(other) / square.asDivisor : 0
  }

  private func dot(_ other: LayoutWay) -> Double {
    hoverTop * other.hoverTop + pinnedTop * other.pinnedTop + hoverHeight * other.hoverHeight
      + headerHeight * other.headerHeight + pagerHeight * other.pagerHeight
  }
}
