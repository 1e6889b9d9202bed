/// What is beyond an end of the path: negative beyond the top, positive beyond the bottom.
struct Overscroll: Equatable {
  /// Under a finger: the raw overshoot, which `outer` and `inner` show through the rubber band. 0 otherwise.
  var raw = 0.0
  /// Where both show an overshoot, how far the page's raw one is from `raw`: a bounce that was caught leaves them apart.
  /// Where the edge shows it, what it shows: nothing is seen on the whole or the page then.
  var aside = 0.0
  /// The overshoot seen on the whole.
  var outer = 0.0
  /// The overshoot seen on the page.
  var inner = 0.0
  var owner = OverscrollOwner.none

  @inline(never)
  var isZero: Bool { outer == 0 && inner == 0 && raw == 0 && edge == 0 }

  /// The overshoot shown; the whole's where both show one.
  var shown: Double { owner == .edge ? aside : seen }

  /// What of that is seen on the whole or the page.
  var seen: Double { owner == .page ? inner : outer }

  /// What of it a number shows.
  @inline(__always) var edge: Double { owner == .edge ? aside : 0 }

  /// The greatest raw overshoot kept, so that no amount of pulling leaves the numbers' range.
  static let greatestRaw = 1.0e12
}

/// The rubber bands of the whole and of a page.
struct OverscrollBands {
  let whole: RubberBand
  let page: RubberBand

  init(layout: StackLayout, viewportHeight: Double, factor: Double) {
    whole = RubberBand(dimension: viewportHeight, factor: factor)
    page = RubberBand(dimension: layout.pagerHeight, factor: factor)
  }

  /// The band of what overscrolls; the whole's where both do.
  func band(_ owner: OverscrollOwner) -> RubberBand { owner == .page ? page : whole }
}

extension Overscroll {
  /// Shows a raw overshoot: one absolute map, so that it does not matter in how many steps it came.
  mutating func pull(to raw: Double, bands: OverscrollBands) {
    self.raw = raw.clamped(-Overscroll.greatestRaw, Overscroll.greatestRaw)
    if owner == .edge {
      aside = bands.whole.shown(self.raw)
      return
    }
    outer = owner == .page || owner == .none ? 0 : bands.whole.shown(self.raw)
    inner = owner == .page ? bands.page.shown(self.raw) : (owner == .both ? bands.page.shown(self.raw + aside) : 0)
  }

  /// Shows a bounce.
  /// - Parameter page: the page's overshoot where both show one.
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
    let limit = 0.99 * bands.band(owner).dimension
    raw = bands.band(owner).raw(shown)
    if owner == .both { aside = bands.page.raw(inner) - raw }
    if abs(shown) > limit { pull(to: raw, bands: bands) }
  }

  /// A motion begins to move it: where the whole has no room to show its part, the page's is all there is.
  @inline(never)
  mutating func letGo() {
    if owner != .both || outer != 0 || inner == 0 { return }
    owner = .page
    raw += aside
    aside = 0
  }

  /// A spring moves it from here on.
  mutating func spring() {
    raw = 0
    if owner != .edge { aside = 0 }
  }

  mutating func clear() { self = Overscroll() }
}
