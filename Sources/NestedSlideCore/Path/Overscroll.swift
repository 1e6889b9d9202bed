/// What is beyond an end of the path: negative beyond the top, positive beyond the bottom.
struct Overscroll: Equatable {
  /// Under a finger: the raw overshoot, which `outer` and `inner` show through the rubber band. 0 otherwise.
  var raw = 0.0
  /// How far the page's raw overshoot is from `raw` where both show one: a bounce that was caught leaves them apart.
  var pageLag = 0.0
  /// The overshoot seen on the whole.
  var outer = 0.0
  /// The overshoot seen on the page.
  var inner = 0.0
  var owner = OverscrollOwner.none

  @inline(never)
  var isZero: Bool { outer == 0 && inner == 0 && raw == 0 }

  /// The overshoot seen; the whole's where both show one.
  var shown: Double { owner == .page ? inner : outer }

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
    outer = owner == .page || owner == .none ? 0 : bands.whole.shown(self.raw)
    inner = owner == .page ? bands.page.shown(self.raw) : (owner == .both ? bands.page.shown(self.raw + pageLag) : 0)
  }

  /// Shows a bounce.
  /// - Parameter page: the page's overshoot where both show one.
  mutating func show(_ overshoot: Double, page: Double) {
    outer = owner == .page || owner == .none ? 0 : overshoot
    inner = owner == .page ? overshoot : (owner == .both ? page : 0)
  }

  /// A finger takes hold of what a bounce shows: the raw overshoot that would show the same.
  mutating func hold(bands: OverscrollBands) {
    if shown == 0 { return }
    let limit = 0.99 * bands.band(owner).dimension
    raw = bands.band(owner).raw(shown)
    pageLag = owner == .both ? bands.page.raw(inner) - raw : 0
    if abs(shown) > limit { pull(to: raw, bands: bands) }
  }

  /// A motion begins to move it: where the whole has no room to show its part, the page's is all there is.
  @inline(never)
  mutating func letGo() {
    if owner != .both || outer != 0 || inner == 0 { return }
    owner = .page
    raw += pageLag
    pageLag = 0
  }

  mutating func clear() { self = Overscroll() }
}
