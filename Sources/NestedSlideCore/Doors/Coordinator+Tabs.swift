/// The strip of tabs in the hover bar: one item a page, an indicator that follows the pager, taps.
extension Coordinator {
  /// The pages or their items' widths have changed.
  /// - Parameter first: all before this page are as they were.
  @inline(never)
  mutating func layOutTabs(from first: Int) {
    if !pages.store.hasTabWidths { return }
    var start = first > 0 ? tab(first - 1).start + tab(first - 1).width : 0
    for index in first..<pages.count {
      pages.store.changeExtras(index) { $0.tabStart = start }
      start += tab(index).width
    }
  }

  /// An item, where nothing is scrolled.
  @inline(never)
  private mutating func tab(_ index: Int) -> TabSpan {
    let share = layout.topWidth / Double(pages.count)
    if !pages.store.hasTabWidths { return TabSpan(start: share * Double(index), width: share) }
    let extras = pages.store.extras(index)
    return TabSpan(start: extras.tabStart, width: extras.tabWidth ?? share)
  }

  private var stripWidth: Double {
    mutating get {
      if !pages.store.hasTabWidths || pages.count == 0 { return layout.topWidth }
      let last = tab(pages.count - 1)
      return last.start + last.width
    }
  }

  @inline(never)
  private mutating func tabOffset(of index: Int, from offset: Double) -> Double {
    tab(index).offset(setup.tabs.alignment, from: offset, strip: stripWidth, port: layout.topWidth)
  }

  /// Where strip and indicator are at the pager's position.
  mutating func showTabs(_ rules: PagerRules) {
    if pages.count == 0 {
      output.show { $0.tabOffset = 0 }
      return show(indicator: Rect(x: 0, y: 0, width: 0, height: 0))
    }
    let wanted = setup.tabs.indicatorHeight
    let height = wanted < layout.hoverHeight ? wanted : layout.hoverHeight
    var offset = tabs.offsetAtRest
    // Items that share the width of the bar fill it: nothing scrolls, and the indicator goes as in steady frames.
    if !pages.store.hasTabWidths && !rules.isEndless {
      if isPagerAtRest {
        offset = 0
        tabs.rest(at: 0)
      }
      output.show { $0.tabOffset = offset }
      let start = tabStart(at: output.view.pagePosition)
      return show(indicator: Rect(x: start, y: layout.hoverHeight - height, width: tabs.indicatorWidth, height: height))
    }
    if isPagerAtRest {
      offset = tabOffset(of: pager.origin, from: offset)
      tabs.rest(at: offset)
    } else if pager.turn.isActive && stripWidth > layout.topWidth {
      // While the pager moves the strip goes from where it rested to where it will.
      let goal = tabOffset(of: Int(pager.turn.to), from: offset)
      offset += (goal - offset) * output.view.transitionProgress
    }
    let span = indicator(at: output.view.pagePosition, rules)
    output.show { $0.tabOffset = offset }
    show(indicator: frame(span, y: layout.hoverHeight - height, height: height))
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

  /// Where the indicator begins among items of equal widths.
  @inline(__always)
  mutating func tabStart(at position: Double) -> Double {
    let (share, own) = (tabs.share, tabs.indicatorWidth)
    let start = share * position + (share - own) / 2
    return setup.pointee.settings.layout.rightToLeft ? setup.pointee.layout.topWidth - start - own : start
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
    // Beyond an end it goes on by the end's own item.
    let end = index < 0 ? 0 : last
    var span = tab(end).indicator(width: width)
    span.start += tab(end).width * (position - Double(end))
    return span
  }

  /// A length along the strip as a rectangle in the hover bar.
  private mutating func frame(_ span: TabSpan, y: Double, height: Double) -> Rect {
    let start = span.start - output.view.tabOffset
    let x = settings.layout.rightToLeft ? layout.topWidth - start - span.width : start
    return Rect(x: x, y: y, width: span.width, height: height)
  }

  // MARK: Items

  /// Where an item is, in the hover bar's coordinates.
  public mutating func tabFrame(_ index: Int) throws(Failure) -> Rect {
    try require(index, within: 0, pages.count - 1, .outOfRange, "index: there is no such page")
    return frame(tab(index), y: 0, height: layout.hoverHeight)
  }

  /// The item at a point of the viewport, nil where none is.
  public mutating func tab(x: Double, y: Double) throws(Failure) -> Int? {
    try require(x, within: -Limits.length, Limits.length, "x: must be within 1e12 points")
    try require(y, within: -Limits.length, Limits.length, "y: must be within 1e12 points")
    let hover = output.view.hover
    let isInside = x >= hover.x && x < hover.x + hover.width && y >= hover.y && y < hover.y + hover.height
    if !isInside || pages.count == 0 { return nil }
    let along = settings.layout.rightToLeft ? hover.x + hover.width - x : x - hover.x
    return item(at: along + output.view.tabOffset)
  }

  /// The item at a place of the strip, by halving; nil beyond the last.
  private mutating func item(at place: Double) -> Int? {
    var low = 0
    var high = pages.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if tab(middle).start <= place { low = middle } else { high = middle - 1 }
    }
    let found = tab(low)
    return place < found.start + found.width ? low : nil
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
