/// The strip of tabs in the hover bar: one item a page, an indicator that follows the pager, taps.
extension Coordinator {
  /// The pages, their items' widths or the settings have changed.
  /// - Parameter first: all before this page are as they were.
  @inline(never)
  mutating func layOutTabs(from first: Int) {
    let (count, port) = (pages.count, layout.topWidth)
    let setup = setup
    if !setup.pointee.hasFine && !pages.store.hasTabWidths {
      extras?.pointee.strip = StripMotion()
      return tabs.layOut(share: port / Double(count > 0 ? count : 1))
    }
    layOutUnusualTabs(from: first, setup.tabs, count: count, port: port)
  }

  @inline(never)
  private mutating func layOutUnusualTabs(from first: Int, _ settings: TabSettings, count: Int, port: Double) {
    let even = TabItems(settings, count: count, port: port)
    var items = even
    let isEqual = !pages.store.hasTabWidths || settings.fill == .equal || count == 0
    extras?.pointee.strip.items = items
    if !isEqual {
      // The starts of items are kept as they are before these are widened.
      var start = first > 0 ? ownTab(first - 1, settings).end + settings.spacing : settings.insetStart
      for index in first..<count {
        pages.store.changeExtras(index) { $0.tabStart = start }
        start = ownTab(index, settings).end + settings.spacing
      }
      let length = ownTab(count - 1, settings).end + settings.insetEnd
      items.layOut(length: length, fills: settings.fill == .both, count: count, port: port)
    }
    tabs.layOut(even, settings, isEven: isEqual && !(items.length > port))
    extras?.pointee.strip.take(items, greatest: items.length > port ? items.length - port : 0)
  }

  /// An item of a width of its own, before it is widened.
  private mutating func ownTab(_ index: Int, _ settings: TabSettings) -> TabSpan {
    let extras = pages.store.extras(index)
    let width = extras.tabWidth ?? tabItems.share
    return TabSpan(start: extras.tabStart, width: width > settings.minWidth ? width : settings.minWidth)
  }

  /// An item's frame if nothing is scrolled.
  @inline(never)
  mutating func tab(_ index: Int) -> TabSpan {
    let settings = setup.tabs
    if !pages.store.hasTabWidths || settings.fill == .equal {
      return TabSpan(start: settings.insetStart + tabs.pitch * Double(index), width: tabs.pitch - settings.spacing)
    }
    var span = ownTab(index, settings)
    let extra = tabItems.extra
    span.start += extra * Double(index)
    span.width += extra
    return span
  }

  private var tabItems: TabItems { extras?.pointee.strip.items ?? TabItems() }

  /// How far the strip can be scrolled; 0 if it fits.
  var greatestTabOffset: Double {
    let way = tabItems.length - setup.pointee.layout.topWidth
    return way > 0 ? way : 0
  }

  @inline(never)
  private mutating func tabOffset(of index: Int, from offset: Double) -> Double {
    tab(index).offset(setup.tabs, from: offset, strip: tabItems.length, port: layout.topWidth)
  }

  /// The places of strip and indicator at the pager's position.
  @inline(never)
  mutating func showTabs(_ rules: PagerRules) {
    if pages.count == 0 {
      output.show { $0.tabOffset = 0 }
      return show(indicator: Rect(x: 0, y: 0, width: 0, height: 0))
    }
    let wanted = setup.pointee.fine { $0.tabs.indicatorHeight }
    let height = wanted < layout.hoverHeight ? wanted : layout.hoverHeight
    // Nothing scrolls, and the indicator goes as in steady frames.
    if tabs.isEven && !rules.isEndless {
      output.show { $0.tabOffset = 0 }
      let start = tabStart(at: output.view.pagePosition)
      return show(indicator: Rect(x: start, y: layout.hoverHeight - height, width: tabs.indicatorWidth, height: height))
    }
    var offset = 0.0
    if let extras, greatestTabOffset > 0 { offset = shownTabOffset(extras) }
    let span = indicator(at: output.view.pagePosition, rules)
    output.show { $0.tabOffset = offset }
    show(indicator: frame(span, y: layout.hoverHeight - height, height: height))
  }

  /// How far a strip is scrolled that is wider than the bar.
  private mutating func shownTabOffset(_ extras: UnsafeMutablePointer<CoordinatorExtras>) -> Double {
    let offset = extras.pointee.strip.offset
    // A finger that holds the pager there changes nothing: lifting it must not move the strip either.
    let lies = pager.isOnPage && !pager.turn.isActive
    // A hand has moved it.
    if extras.pointee.strip.isElsewhere(isPagerAtRest: lies) { return offset }
    if lies {
      extras.pointee.strip.put(at: tabOffset(of: pager.origin, from: offset))
      return extras.pointee.strip.offset
    }
    if !pager.turn.isActive { return offset }
    // While the pager moves, the strip goes from its last resting place to the next.
    let goal = tabOffset(of: Int(pager.turn.to), from: offset)
    return offset + (goal - offset) * output.view.transitionProgress
  }

  private mutating func show(indicator frame: Rect) {
    output.show {
      $0.tabIndicator.x = frame.x
      $0.tabIndicator.width = frame.width
    }
    output.showResting {
      $1.set(&$0.tabIndicator.y, frame.y)
      $1.set(&$0.tabIndicator.height, frame.height)
    }
  }

  /// The start of the indicator among items of equal widths.
  @inline(__always)
  mutating func tabStart(at position: Double) -> Double {
    let start = tabs.pitch * position + tabs.origin
    return setup.pointee.settings.mirrorsAcross
      ? setup.pointee.layout.topWidth - start - tabs.indicatorWidth : start
  }

  private mutating func indicator(at position: Double, _ rules: PagerRules) -> TabSpan {
    let width = setup.tabs.indicatorWidth
    let last = pages.count - 1
    let before = position.rounded(.down)
    let index = before.wholeNumber(-1, last + 1)
    if rules.isEndless || index >= 0 && index < last {
      return TabSpan.between(
        tab(index.wrapped(rules.count)).indicator(width: width),
        tab((index + 1).wrapped(rules.count)).indicator(width: width),
        position - before)
    }
    // Beyond an end it continues by the end's own item.
    let end = index < 0 ? 0 : last
    var span = tab(end).indicator(width: width)
    span.start += (tab(end).width + setup.tabs.spacing) * (position - Double(end))
    return span
  }

  /// A length along the strip as a rectangle in the hover bar.
  private mutating func frame(_ span: TabSpan, y: Double, height: Double) -> Rect {
    let start = span.start - output.view.tabOffset
    let x = settings.mirrorsAcross ? layout.topWidth - start - span.width : start
    return Rect(x: x, y: y, width: span.width, height: height)
  }

  // MARK: Items

  /// An item's frame, in the hover bar's coordinates.
  public mutating func tabFrame(_ index: Int) throws(Failure) -> Rect {
    try require(index, within: 0, pages.count - 1, .outOfRange, "index: there is no such page")
    return frame(tab(index), y: 0, height: layout.hoverHeight)
  }

  /// The item at a point of the viewport, nil if none is.
  public mutating func tab(x: Double, y: Double) throws(Failure) -> Int? {
    try require(x, within: -Limits.length, Limits.length, "x: must be within 1e12 points")
    try require(y, within: -Limits.length, Limits.length, "y: must be within 1e12 points")
    let hover = output.view.hover
    let isInside = x >= hover.x && x < hover.x + hover.width && y >= hover.y && y < hover.y + hover.height
    if !isInside || pages.count == 0 { return nil }
    let along = settings.mirrorsAcross ? hover.x + hover.width - x : x - hover.x
    return item(at: along + output.view.tabOffset)
  }

  /// The item at a place of the strip, by halving; nil if none is.
  private mutating func item(at place: Double) -> Int? {
    var low = 0
    var high = pages.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if tab(middle).start <= place { low = middle } else { high = middle - 1 }
    }
    let found = tab(low)
    return place >= found.start && place < found.end ? low : nil
  }

  /// A tap on an item turns to its page; on the current one it brings the page to its top, then the whole.
  public mutating func tapTab(_ index: Int, animated: Bool) throws(Failure) {
    try require(index, within: 0, pages.count - 1, .outOfRange, "index: there is no such page")
    if index == pages.current && isPagerAtRest {
      scrollToTop(by: .pageFirst, animated: animated)
    } else {
      scrollToPage(index, animated: animated)
    }
  }
}
