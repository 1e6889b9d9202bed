import Testing

@testable import NestedSlideCore

/// Which of header and page moves first, by the header's motion.
@Suite("Route planning")
struct RoutePlanningTests {
  /// A header of 200 points above a page that scrolls by 1000.
  private func rules(
    outer: Double, inner: Double, _ motion: HeaderMotion, above: Bool = false, maxOuter: Double = 200,
    resets: Bool = false
  ) -> RouteRules {
    var layout = LayoutSettings()
    (layout.viewportHeight, layout.headerHeight) = (500, 200)
    var extent = Extent(
      layout: StackLayout(layout, headerIsFixed: motion == .fixed), PageState(contentHeight: 1500), shortPage: .pad)
    extent.maxOuter = motion == .fixed ? 0 : maxOuter
    return RouteRules(
      outer: outer, inner: inner, extent: extent, range: motion == .fixed ? 0 : 200, motion: motion,
      beganAbovePager: above, returnOuter: motion == .quickReturnMinimum ? 140 : 0, pageResetsOnOpening: resets)
  }

  private func expect(
    _ route: Route, _ places: [(distance: Double, outer: Double, inner: Double)],
    _ location: SourceLocation = #_sourceLocation
  ) {
    for (distance, outer, inner) in places {
      let place = route.place(at: distance)
      #expect(place.outer == outer && place.inner == inner, "at \(distance)", sourceLocation: location)
    }
  }

  static let collapsing: [HeaderMotion] = [.headerFirst, .quickReturn, .quickReturnMinimum, .contentFirst]

  @Test("up, the header closes before the page moves", arguments: collapsing)
  func up(_ motion: HeaderMotion) {
    for above in [false, true] {
      let route = Route.up(rules(outer: 50, inner: 30, motion, above: above))
      expect(route, [(100, 150, 30), (150, 200, 30), (151, 200, 31), (1120, 200, 1000), (9999, 200, 1000)])
      #expect(route.heading == 1 && route.length == 1120 && route.lengthToSeam == 150)
    }
  }

  @Test("down, header first: the page, then the header")
  func headerFirst() {
    let route = Route.down(rules(outer: 200, inner: 300, .headerFirst))
    expect(route, [(100, 200, 200), (300, 200, 0), (301, 199, 0), (500, 0, 0), (9999, 0, 0)])
    #expect(route.heading == -1 && route.length == 500)
    // Wherever the two are.
    expect(Route.down(rules(outer: 80, inner: 300, .headerFirst)), [(300, 80, 0), (350, 30, 0)])
  }

  @Test("down, quick return: the header, then the page")
  func quickReturn() {
    let route = Route.down(rules(outer: 200, inner: 300, .quickReturn))
    expect(route, [(100, 100, 300), (200, 0, 300), (201, 0, 299), (500, 0, 0)])
  }

  @Test("down, quick return to a minimum: some of the header, the page, the rest")
  func quickReturnMinimum() {
    expect(
      Route.down(rules(outer: 200, inner: 300, .quickReturnMinimum)),
      [(60, 140, 300), (61, 140, 299), (360, 140, 0), (361, 139, 0), (500, 0, 0)])
    // More of it shows already.
    expect(Route.down(rules(outer: 90, inner: 300, .quickReturnMinimum)), [(1, 90, 299), (300, 90, 0), (390, 0, 0)])
  }

  @Test("down, content first: the page alone, or from above the header and then the page")
  func contentFirst() {
    let page = Route.down(rules(outer: 200, inner: 300, .contentFirst))
    expect(page, [(100, 200, 200), (300, 200, 0), (9999, 200, 0)])
    #expect(page.length == 300)
    let header = Route.down(rules(outer: 200, inner: 300, .contentFirst, above: true))
    expect(header, [(100, 100, 300), (200, 0, 300), (500, 0, 0)])
  }

  @Test("a fixed header never moves")
  func fixed() {
    expect(Route.up(rules(outer: 0, inner: 30, .fixed)), [(1, 0, 31), (9999, 0, 1200)])
    expect(Route.down(rules(outer: 0, inner: 30, .fixed)), [(1, 0, 29), (9999, 0, 0)])
  }

  @Test("an outer beyond its greatest offset does not go up, but down")
  func beyondMaximum() {
    expect(Route.up(rules(outer: 180, inner: 0, .headerFirst, maxOuter: 120)), [(1, 180, 1), (9999, 180, 1000)])
    expect(Route.down(rules(outer: 180, inner: 0, .headerFirst, maxOuter: 120)), [(1, 179, 0), (180, 0, 0)])
  }

  @Test("where the page resets, the opening header does so before the page would move")
  func resets() {
    expect(
      Route.down(rules(outer: 200, inner: 300, .quickReturn, resets: true)), [(1, 199, 0), (200, 0, 0), (999, 0, 0)])
    // The page is at its top before the header opens anyway.
    expect(Route.down(rules(outer: 200, inner: 300, .headerFirst, resets: true)), [(1, 200, 299), (301, 199, 0)])
    // Open already: nothing more to reset.
    expect(Route.down(rules(outer: 150, inner: 300, .quickReturn, resets: true)), [(150, 0, 300), (151, 0, 299)])
  }

  @Test("direct ways: the outer first where it closes, else the page")
  func direct() {
    let closing = Route.direct(rules(outer: 50, inner: 300, .headerFirst), to: .init(outer: 200, inner: 100))
    expect(closing, [(150, 200, 300), (151, 200, 299), (350, 200, 100)])
    let opening = Route.direct(rules(outer: 200, inner: 300, .headerFirst), to: .init(outer: 20, inner: 400))
    expect(opening, [(100, 200, 400), (101, 199, 400), (280, 20, 400)])
    #expect(closing.length == 350 && opening.length == 280 && closing.heading == 0)
  }

  @Test("a way down leads back a way up, where the page moves last and first")
  func thereAndBack() {
    var generator = RepeatableGenerator()
    for _ in 0..<1_000 {
      let pinned = generator.next() % 2 == 0
      let outer = pinned ? 200.0 : generator.uniform(0, 200)
      let inner = pinned ? generator.uniform(0, 1000) : 0
      let distance = generator.uniform(0, outer + inner)
      let below = Route.down(rules(outer: outer, inner: inner, .headerFirst)).place(at: distance)
      let back = Route.up(rules(outer: below.outer, inner: below.inner, .headerFirst)).place(at: distance)
      #expect(isClose(back.outer, outer, scale: 1e3) && isClose(back.inner, inner, scale: 1e3))
    }
  }
}
