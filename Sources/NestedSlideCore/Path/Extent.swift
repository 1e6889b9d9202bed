/// How far the whole and the current page can scroll. Both ranges begin at 0, or at the place at which a refresh holds
/// them open.
struct Extent: Equatable {
  /// 0, or below 0 if the whole is held open.
  var minOuter = 0.0
  /// 0, or below 0 if the page is held open.
  var minInner = 0.0
  /// The greatest outer offset: R, or less on a short page.
  var maxOuter: Double
  /// The page's greatest offset.
  var maxInner: Double

  init(maxOuter: Double, maxInner: Double) {
    self.maxOuter = maxOuter
    self.maxInner = maxInner
  }

  /// - Parameter page: nil for none.
  init(layout: StackLayout, _ page: PageState?, shortPage: ShortPage) {
    guard let page else {
      maxOuter = layout.range
      maxInner = 0
      return
    }
    let missing = layout.pagerHeight - page.contentHeight
    maxInner = Fit.greatestOffset(of: page.contentHeight, in: layout.pagerHeight)
    let rule = page.shortPage ?? shortPage
    // An open header covers the beginning of what grows up, which nothing else would bring into view.
    switch rule == .hold && page.growsUp ? .limit : rule {
    case .pad: maxOuter = layout.range
    case .limit: maxOuter = (layout.range - missing).clamped(0, layout.range)
    case .hold: maxOuter = missing >= 0 ? 0 : layout.range
    }
  }

  /// The nearest place within the ranges.
  func clamped(_ place: Route.Place) -> Route.Place {
    Route.Place(outer: place.outer.clamped(minOuter, maxOuter), inner: place.inner.clamped(minInner, maxInner))
  }
}
