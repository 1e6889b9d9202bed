import Testing

@testable import NestedSlideCore

@Suite("Overscroll")
struct OverscrollTests {
  /// A viewport of 800 points with a pager of 500.
  private let bands: OverscrollBands = {
    var settings = LayoutSettings()
    (settings.viewportHeight, settings.hoverHeight) = (800, 300)
    return OverscrollBands(
      layout: StackLayout(settings, headerIsFixed: false), viewportHeight: settings.viewportHeight, factor: 0.55)
  }()

  private func pulled(_ owner: OverscrollOwner, to raw: Double) -> Overscroll {
    var overscroll = Overscroll()
    overscroll.owner = owner
    overscroll.pull(to: raw, bands: bands)
    return overscroll
  }

  @Test("shown by whom it belongs to, through that one's own band")
  func owners() {
    for raw in [-900, -100, -0.5, 0, 3, 250.0] {
      let (whole, page) = (bands.whole.shown(raw), bands.page.shown(raw))
      for (owner, outer, inner) in [
        (OverscrollOwner.none, 0.0, 0.0), (.whole, whole, 0), (.page, 0, page), (.both, whole, page),
      ] {
        let overscroll = pulled(owner, to: raw)
        #expect(overscroll.outer == outer && overscroll.inner == inner && overscroll.raw == raw)
        #expect(overscroll.shown == (owner == .page ? inner : outer))
      }
    }
    #expect(bands.whole.dimension == 800 && bands.page.dimension == 500)
  }

  @Test("one absolute map: the way there does not matter", arguments: [OverscrollOwner.whole, .page, .both])
  func absolute(_ owner: OverscrollOwner) {
    var generator = RepeatableGenerator()
    for _ in 0..<500 {
      var stepped = pulled(owner, to: 0)
      for _ in 0..<10 { stepped.pull(to: generator.uniform(-2000, 2000), bands: bands) }
      let raw = generator.uniform(-2000, 2000)
      stepped.pull(to: raw, bands: bands)
      let once = pulled(owner, to: raw)
      #expect(stepped.outer == once.outer && stepped.inner == once.inner && stepped.raw == once.raw)
    }
  }

  @Test("taking hold finds the pull that shows the same", arguments: [OverscrollOwner.whole, .page, .both])
  func hold(_ owner: OverscrollOwner) {
    var generator = RepeatableGenerator()
    for _ in 0..<1_000 {
      let raw = generator.uniform(-3000, 3000)
      var overscroll = pulled(owner, to: raw)
      let before = overscroll
      overscroll.raw = 0
      overscroll.hold(bands: bands)
      #expect(isClose(overscroll.raw, raw, relative: 1e-12))
      #expect(overscroll.outer == before.outer && overscroll.inner == before.inner)
    }
  }

  @Test("what no pull can show is brought to one that can")
  func holdBeyondTheBand() {
    for shown in [-5000.0, 5000] {
      var overscroll = Overscroll()
      (overscroll.owner, overscroll.outer) = (.whole, shown)
      overscroll.hold(bands: bands)
      #expect(isClose(overscroll.outer, shown < 0 ? -792 : 792) && overscroll.raw.isFinite)
      #expect((overscroll.raw < 0) == (shown < 0))
    }
  }

  @Test("nothing held where nothing is pulled")
  func holdNothing() {
    var overscroll = Overscroll()
    overscroll.hold(bands: bands)
    #expect(overscroll.isZero && overscroll.raw == 0)
  }

  @Test("a pull has its limit, and stays below the length of what is pulled")
  func limit() {
    for raw in [1e12, 1e300, .infinity] {
      for sign in [-1.0, 1] {
        let overscroll = pulled(.both, to: sign * raw)
        #expect(overscroll.raw == sign * Overscroll.greatestRaw)
        #expect(overscroll.outer.magnitude <= 800 && overscroll.inner.magnitude <= 500)
        #expect((overscroll.outer < 0) == (sign < 0))
      }
    }
  }

  @Test("cleared")
  func clear() {
    var overscroll = pulled(.both, to: -70)
    #expect(!overscroll.isZero)
    overscroll.clear()
    #expect(overscroll.isZero && overscroll.shown == 0 && overscroll.owner == .none)
  }
}
