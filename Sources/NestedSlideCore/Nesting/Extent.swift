/// How far the whole and the current page can scroll. Both ranges begin at 0.
struct Extent {
  /// The greatest outer offset: R, or less on a short page.
  var maxOuter: Double
  /// The page's greatest offset.
  var maxInner: Double

  init(layout: StackLayout, contentHeight: Double?, shortPage: ShortPage) {
    guard let contentHeight else {
      maxOuter = layout.range
      maxInner = 0
      return
    }
    let missing = layout.pagerHeight - contentHeight
    maxInner = Extent.maxInner(contentHeight: contentHeight, pagerHeight: layout.pagerHeight)
    switch shortPage {
    case .pad: maxOuter = layout.range
    case .limit: maxOuter = (layout.range - missing).clamped(0, layout.range)
    case .hold: maxOuter = missing >= 0 ? 0 : layout.range
    }
  }

  static func maxInner(contentHeight: Double, pagerHeight: Double) -> Double {
    contentHeight > pagerHeight ? contentHeight - pagerHeight : 0
  }
}
