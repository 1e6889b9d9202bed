/// What a page has: settings of its own, and its content's height.
extension Coordinator {
  func requirePage(_ index: Int, _ message: StaticString = "index: there is no such page") throws(Failure) {
    try require(index, within: 0, pages.count - 1, .outOfRange, message)
  }

  func requireHeight(_ height: Double) throws(Failure) {
    try require(height, within: 0, Limits.length, "content_height: must be from 0 to 1e12 points")
  }

  public mutating func setPageHeight(_ index: Int, _ height: Double) throws(Failure) {
    try requirePage(index)
    try requireHeight(height)
    try requireNoList(index)
    fit(page: index, height: height, shift: 0)
  }

  func requireNoList(_ index: Int) throws(Failure) {
    if pages.store.list(of: index) == nil { return }
    throw Failure(.invalidState, "index: a list is attached to the page, which has the height")
  }

  public mutating func pageSettings(_ index: Int) throws(Failure) -> PageSettings {
    try requirePage(index)
    var settings = PageSettings()
    let (page, extras) = (pages[index], pages.store.extras(index))
    settings.overscrollTop = page.overscrollTop
    settings.seam = page.seam
    settings.shortPage = page.shortPage
    settings.scrollToTop = page.scrollToTop
    settings.indicators = page.indicators
    settings.refreshHeight = extras.refreshHeight
    settings.tabWidth = extras.tabWidth
    settings.key = extras.key
    settings.loadMoreDistance = extras.loadMoreDistance
    settings.noMore = extras.noMore
    return settings
  }

  /// - Parameter settings: checked.
  public mutating func setPageSettings(_ index: Int, _ settings: PageSettings) throws(Failure) {
    try requirePage(index)
    if settings.needsExtras && !pages.store.needExtras() { throw Failure(.outOfMemory, "out of memory") }
    // A strip of tabs that is wider than the bar can be moved by itself.
    if settings.tabWidth != nil { _ = try needExtras() }
    pages[index].overscrollTop = settings.overscrollTop
    pages[index].seam = settings.seam
    let isOtherShort = pages[index].shortPage != settings.shortPage
    pages[index].shortPage = settings.shortPage
    pages[index].scrollToTop = settings.scrollToTop
    pages[index].indicators = settings.indicators
    var widthChanged = false
    pages.store.changeExtras(index) {
      $0.refreshHeight = settings.refreshHeight
      widthChanged = $0.tabWidth != settings.tabWidth
      $0.tabWidth = settings.tabWidth
      $0.key = settings.key
      $0.loadMoreDistance = settings.loadMoreDistance
      $0.noMore = settings.noMore
    }
    if settings.noMore { stopLoading(index) }
    if settings.loadMoreDistance != nil || settings.noMore { pages.store.hasLoads = true }
    if widthChanged {
      let isFirst = !pages.store.hasTabWidths
      pages.store.hasTabWidths = true
      layOutTabs(from: isFirst ? 0 : index)
    }
    finishRefreshOfNoHeight(index)
    if index == path.page { refit(isOtherShort ? .clamps : .eases) }
    finish()
  }

  // MARK: Heights

  /// Sets a page's content height and moves its offset by `shift` points: content above what is seen has changed.
  public mutating func shiftPage(_ index: Int, height: Double, by shift: Double) throws(Failure) {
    try requirePage(index)
    try requireHeight(height)
    try require(shift, within: -Limits.length, Limits.length, "shift: must be within 1e12 points")
    try requireNoList(index)
    fit(page: index, height: height, shift: shift)
  }

  mutating func fit(page index: Int, height: Double, shift: Double) {
    if height > pages[index].contentHeight { haveMore(of: index) }
    let place = placeTakenOver(ofPage: index, measured: height)
    pages[index].contentHeight = height
    if let place { put(page: index, at: place) }
    if shift != 0 { pages.store.extras(index).snapAreas?.pointee.move(by: shift) }
    if index == path.page {
      let before = path.extent
      if shift != 0 {
        let (extent, rules) = (currentExtent(), rules)
        let inner = path.inner
        path.shift(by: shift, to: extent, at: now, rules)
        extras?.pointee.hover.shift(by: path.inner - inner)
        hand.wheel.shift(by: path.inner - inner)
      }
      refit(.eases, from: before)
    } else {
      let offset = pages[index].offset + shift
      if isCoasting(index) { extras?.pointee.coast.shift(by: shift) }
      // Held open it stays so.
      if offset >= 0 || pages[index].offset >= 0 { pages[index].offset = offset > 0 ? offset : 0 }
      pages.clamp(index, setup)
    }
    finish()
  }
}
