/// Lengths along a strip of tabs, from the side at which reading begins.
struct TabSpan: Equatable {
  var start: Double
  var width: Double
  var end: Double { start + width }

  /// Between two items.
  static func between(_ a: TabSpan, _ b: TabSpan, _ share: Double) -> TabSpan {
    TabSpan(start: a.start + (b.start - a.start) * share, width: a.width + (b.width - a.width) * share)
  }

  /// The indicator of an item: centred in it, and no wider.
  /// - Parameter wanted: its width; 0: the item's.
  func indicator(width wanted: Double) -> TabSpan {
    let width = wanted > 0 && wanted < self.width ? wanted : self.width
    return TabSpan(start: start + (self.width - width) / 2, width: width)
  }

  /// How far a strip is scrolled that holds this item at the place that the settings say.
  /// - Parameters:
  ///   - offset: how far it is scrolled now.
  ///   - strip, port: the lengths of all items and of the room for them.
  func offset(_ settings: TabSettings, from offset: Double, strip: Double, port: Double) -> Double {
    let greatest = strip > port ? strip - port : 0
    // It stays as far from the bar's edges as the strip's own ends do.
    let first = start - settings.insetStart
    switch settings.alignment {
    case .start: return first.clamped(0, greatest)
    case .center: return (start + width / 2 - port / 2).clamped(0, greatest)
    case .nearest:
      // An item wider than the room shows its beginning.
      let least = end + settings.insetEnd - port
      let wanted = least < first ? offset.clamped(least, first) : first
      return wanted.clamped(0, greatest)
    }
  }
}

/// The part of the strip of tabs that moves in steady frames. Strips that may scroll have a `StripMotion` too.
struct TabStrip: ~Copyable {
  /// What a pager that turns shows is linear in its offset.
  private(set) var isLinear = false
  /// All items have one width and fit in the bar: then nothing scrolls, and the indicator goes steadily.
  private(set) var isEven = true
  /// Of items of one width: from the start of one to that of the next, the first indicator's start, its width.
  private(set) var pitch = 0.0
  private(set) var origin = 0.0
  private(set) var indicatorWidth = 0.0

  mutating func setSteady(_ isLinear: Bool) { self.isLinear = isLinear }

  /// Items share the whole bar, and so do their indicators.
  mutating func layOut(share: Double) { (isEven, pitch, origin, indicatorWidth) = (true, share, 0, share) }

  /// Items of one width.
  mutating func layOut(_ items: TabItems, _ settings: TabSettings, isEven: Bool) {
    self.isEven = isEven
    pitch = items.share + settings.spacing
    indicatorWidth =
      settings.indicatorWidth > 0 && settings.indicatorWidth < items.share ? settings.indicatorWidth : items.share
    origin = settings.insetStart + (items.share - indicatorWidth) / 2
  }
}

/// How wide the items of a strip are.
struct TabItems {
  /// Of an item that has no width of its own.
  private(set) var share = 0.0
  /// By which every item is widened to fill the bar.
  private(set) var extra = 0.0
  /// Of all items and what is around them.
  private(set) var length = 0.0

  init() {}

  /// Items of one width.
  /// - Parameter port: the room for them.
  init(_ settings: TabSettings, count: Int, port: Double) {
    let number = Double(count > 0 ? count : 1)
    let around = settings.insetStart + settings.insetEnd + settings.spacing * (number - 1)
    let equal = (port - around) / number
    let fits = equal >= settings.minWidth
    share = fits ? equal : settings.minWidth
    length = fits ? port : around + share * number
  }

  /// Items have widths of their own.
  /// - Parameters:
  ///   - length: of all, before any is widened.
  ///   - fills: what is left of the room is shared among them.
  mutating func layOut(length: Double, fills: Bool, count: Int, port: Double) {
    let isWidened = fills && length < port
    extra = isWidened ? (port - length) / Double(count) : 0
    self.length = isWidened ? port : length
  }
}
