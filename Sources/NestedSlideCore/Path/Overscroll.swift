/// What is beyond an end of the path: negative beyond the top, positive beyond the bottom.
struct Overscroll: Equatable {
  /// Under a finger: the raw overshoot, which `outer` and `inner` show through the rubber band. 0 otherwise.
  var raw = 0.0
  /// If both show an overshoot, by what share of `raw` the page's raw one is larger: a bounce that was caught leaves
  /// them apart, and so does a refresh that holds the whole open. As a share, both are closed at the same instant.
  /// If the edge shows it, what it shows: nothing is seen on the whole or the page then.
  var aside = 0.0
  /// The overshoot seen on the whole.
  var outer = 0.0
  /// The overshoot seen on the page.
  var inner = 0.0
  var owner = OverscrollOwner.none
  /// A finger has caught a bounce further out than a pull at the top may show: until it is let go it is held by the
  /// band of the bottom, which reaches as far. By the top's own band it would jump.
  var isBeyondLimit = false

  @inline(never)
  var isZero: Bool { outer == 0 && inner == 0 && raw == 0 && edge == 0 }

  /// The overshoot shown; the whole's if both show one.
  var shown: Double { owner == .edge ? aside : seen }

  /// The page's raw overshoot, if both show one.
  var pageRaw: Double { raw + raw * aside }

  /// The part of it that is seen on the whole or the page.
  var seen: Double { owner == .page ? inner : outer }

  /// The part of it that is told as a number.
  @inline(__always) var edge: Double { owner == .edge ? aside : 0 }

  /// The greatest raw overshoot kept, so that no amount of pulling leaves the numbers' range.
  static let greatestRaw = 1.0e12
}

/// The rubber bands of the whole and of a page. At the top they may have a limit of their own.
struct OverscrollBands {
  let whole: RubberBand
  let page: RubberBand
  /// What an overshoot at the top comes near to, points; nil: the dimension, as at the bottom.
  private let topLimit: Double?

  init(layout: StackLayout, viewportHeight: Double, factor: Double, topLimit: Double? = nil) {
    whole = RubberBand(dimension: viewportHeight, factor: factor)
    page = RubberBand(dimension: layout.pagerHeight, factor: factor)
    self.topLimit = topLimit
  }

  var hasOwnTop: Bool { topLimit != nil }

  /// The band of one of the two, for an overshoot beyond the top or the bottom, seen or raw.
  @inline(never)
  func band(ofPage: Bool, top: Bool) -> RubberBand {
    let band = ofPage ? page : whole
    guard top, let topLimit else { return band }
    return RubberBand(dimension: topLimit, factor: band.factor)
  }
}

extension Overscroll {
  /// Shows a raw overshoot: one absolute map, so that it does not matter in how many steps it came.
  mutating func pull(to raw: Double, bands: OverscrollBands) {
    self.raw = raw.clamped(-Overscroll.greatestRaw, Overscroll.greatestRaw)
    if owner == .edge {
      aside = bands.whole.shown(self.raw)
      return
    }
    if bands.hasOwnTop { return pullByOwnBands(bands) }
    outer = owner == .page || owner == .none ? 0 : bands.whole.shown(self.raw)
    inner = owner == .page ? bands.page.shown(self.raw) : (owner == .both ? bands.page.shown(pageRaw) : 0)
  }

  @inline(never)
  private mutating func pullByOwnBands(_ bands: OverscrollBands) {
    outer = owner == .page || owner == .none ? 0 : band(bands).shown(raw)
    inner = owner == .page ? band(bands).shown(raw) : 0
    if owner == .both { inner = pageBand(bands).shown(pageRaw) }
  }

  /// The band that shows it; the whole's if both do.
  func band(_ bands: OverscrollBands) -> RubberBand {
    let isTop = raw != 0 ? raw < 0 : shown < 0
    return bands.band(ofPage: owner == .page, top: isTop && !isBeyondLimit && owner != .edge)
  }

  /// The page's, if both show one.
  func pageBand(_ bands: OverscrollBands) -> RubberBand {
    bands.band(ofPage: true, top: pageRaw < 0 && !isBeyondLimit)
  }

  /// How fast what is seen follows a finger.
  func slope(_ bands: OverscrollBands) -> Double { band(bands).slope(raw) }

  /// Shows a bounce.
  /// - Parameter page: the page's overshoot if both show one.
  mutating func show(_ overshoot: Double, page: Double) {
    if owner == .edge {
      aside = overshoot
      return
    }
    outer = owner == .page || owner == .none ? 0 : overshoot
    inner = owner == .page ? overshoot : (owner == .both ? page : 0)
  }

  /// A finger takes hold of what a bounce shows: the raw overshoot that would show the same.
  mutating func hold(bands: OverscrollBands) {
    if shown == 0 { return }
    (raw, isBeyondLimit) = (0, false)
    isBeyondLimit = shown < 0 && -shown > 0.99 * band(bands).dimension
    let band = band(bands)
    raw = band.raw(shown)
    if owner == .both {
      let pageRaw = bands.band(ofPage: true, top: inner < 0 && !isBeyondLimit).raw(inner)
      aside = Overscroll.share(pageRaw, of: raw) - 1
    }
    if abs(shown) > 0.99 * band.dimension { pull(to: raw, bands: bands) }
  }

  /// How many times as far beyond the end the page is as the whole. Both are beyond the same end.
  static func share(_ page: Double, of whole: Double) -> Double {
    (abs(page) / abs(whole).asDivisor).clamped(0, greatestRaw)
  }

  /// A motion begins to move it: if the whole has no room to show its part, the page's is all there is.
  @inline(never)
  mutating func letGo() {
    if owner != .both || outer != 0 || inner == 0 { return }
    owner = .page
    (raw, aside) = (pageRaw, 0)
  }

  /// A spring moves it from here on.
  mutating func spring() {
    (raw, isBeyondLimit) = (0, false)
    if owner != .edge { aside = 0 }
  }

  mutating func clear() { self = Overscroll() }
}
