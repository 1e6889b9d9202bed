import NestedSlideCore

/// Makes up settings and calls, by and large such as a host makes.
struct RandomCalls {
  var generator = RepeatableGenerator()
  /// How wide pages are does not depend on the rest.
  private var narrowing = RepeatableGenerator(stream: 1)
  /// Amounts up to the greatest that are accepted.
  var isExtreme = false
  /// Amounts that are not accepted too: not finite, negative, too long.
  var isWrong = false
  /// Pages come, go and move, and are replaced.
  var changesPages = true
  /// Settings change.
  var changesSettings = true
  /// The host reports scroll views of its own, which may be beyond their ends for as long as it likes.
  var observes = false
  /// Also autoscroll, and snap areas with keys, margins and the focus.
  var autoscrolls = false
  /// What goes with the settings made last.
  private(set) var fine = FineSettings()

  mutating func chance(_ n: UInt64) -> Bool { generator.next() % n == 0 }

  mutating func whole(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }

  mutating func uniform(_ low: Double, _ high: Double) -> Double { generator.uniform(low, high) }

  mutating func any<Element>(_ choice: [Element]) -> Element { choice[whole(0...choice.count - 1)] }

  mutating func length(_ greatest: Double) -> Double {
    if isWrong && chance(3) { return any(awkwardDoubles) }
    if isExtreme && chance(3) { return any([0, 1e-300, 1e-9, 0.5, 1e5, 1e9, 1e12, 1e12.nextDown]) }
    return chance(4) ? 0 : uniform(0, greatest)
  }

  mutating func amount(_ greatest: Double) -> Double {
    if isWrong && chance(3) { return any(awkwardDoubles) }
    if isExtreme && chance(3) { return any([-1, 1]) * any([0, 1e-300, 1e-9, 1e5, 1e9, 1e12]) }
    return chance(8) ? 0 : uniform(-greatest, greatest)
  }

  mutating func velocity() -> Double {
    if isWrong && chance(3) { return any(awkwardDoubles) }
    if isExtreme && chance(3) { return any([-1, 1]) * any([0, 1e-300, 1e-9, 1e5, 1e9]) }
    return chance(5) ? 0 : uniform(-4000, 4000)
  }

  mutating func seconds() -> Double {
    if isWrong && chance(3) { return any(awkwardDoubles) }
    if isExtreme && chance(8) { return any([0, 1e-300, 1e-9, 10, 1e6, 1e11]) }
    return chance(6) ? uniform(0, 2) : uniform(0, 0.05)
  }

  mutating func heights() -> [Double] { (0..<(chance(6) ? 0 : whole(1...6))).map { _ in length(4000) } }

  private mutating func insets() -> Insets {
    chance(2) ? Insets() : Insets(top: length(20), left: length(20), bottom: length(20), right: length(20))
  }

  mutating func settings() -> Settings {
    fine = FineSettings()
    var settings = Settings()
    settings.layout.viewportWidth = chance(5) ? length(800) : 390
    settings.layout.viewportHeight = chance(5) ? length(1200) : 800
    settings.layout.headerHeight = length(300)
    settings.layout.headerMinHeight = chance(2) ? 0 : length(80)
    settings.layout.headerReturnHeight = length(200)
    settings.layout.hoverHeight = length(60)
    settings.layout.pinInset = chance(2) ? 0 : length(90)
    if chance(6) { settings.layout.pinDistance = length(400) }
    settings.layout.rightToLeft = chance(4)
    settings.layout.headerStretch = chance(4)
    setMotion(&settings)
    setInput(&settings.input)
    settings.headerMotion = any([.headerFirst, .headerFirst, .quickReturn, .quickReturnMinimum, .fixed, .contentFirst])
    settings.headerSnap = any([.none, .none, .direction, .nearest])
    settings.scrollToTop = any([.whole, .pageFirst])
    settings.indicators = any([.none, .page, .switching, .switching])
    if chance(2) { settings.refreshHeight = length(90) }
    if chance(2) { settings.loadMoreDistance = length(300) }
    if settings.refreshHeight < 60 { fine.refreshSecondHeight = 1.5 * settings.refreshHeight }
    fine.tabs.alignment = any([.start, .center, .nearest])
    fine.tabs.indicatorWidth = length(80)
    // Drawn by a copy: the calls that follow stay the same.
    var other = self
    fine.tabs = other.tabs(fine.tabs)
    if other.chance(2) { fine.loadPull = other.length(60) }
    if other.chance(8) { fine.hoverHides = other.any([.byDirection, .afterTime]) }
    fine.hoverHideDelay = other.uniform(0, 1)
    settings.seam = any([.continuous, .stop, .resisted])
    settings.overscrollTop = any([.none, .whole, .page, .both])
    settings.overscrollBottom = any([.none, .whole, .page])
    settings.bounces = any([.always, .always, .always, .scrollable, .never])
    settings.shortPage = any([.pad, .limit, .hold])
    settings.paging.memory = any([.align, .keep, .resetCurrent, .resetAll])
    settings.paging.indexRule = any([.settle, .live])
    settings.paging.bounces = !chance(4)
    settings.paging.prefetch = Int32(whole(0...2))
    settings.paging.keepAlive = Int32(whole(0...3))
    settings.paging.initialPage = Int32(whole(0...3))
    settings.paging.isEndless = chance(4)
    settings.paging.alwaysStops = !chance(3)
    return settings
  }

  private mutating func tabs(_ tabs: TabSettings) -> TabSettings {
    var tabs = tabs
    tabs.fill = any([.content, .content, .equal, .both])
    if chance(3) { tabs.minWidth = length(300) }
    if chance(3) { (tabs.spacing, tabs.insetStart, tabs.insetEnd) = (length(20), length(20), length(20)) }
    return tabs
  }

  private mutating func setMotion(_ settings: inout Settings) {
    settings.motion.preset = any([.ios, .ios, .iosFast, .android, .desktop, .chromium, .qt])
    settings.motion.flingCurve = any([nil, nil, .exponential, .spline, .constant, .chromium, .chromiumPhysics])
    if chance(4) { fine.deceleration = uniform(0.5, 12) }
    if chance(4) { fine.springDamping = uniform(0.3, 2) }
    if chance(6) { fine.springResponse = uniform(0.1, 1) }
    if chance(6) { fine.rubberBand = uniform(0.1, 1) }
  }

  private mutating func setInput(_ input: inout InputSettings) {
    input.swipeArea = any([.pages, .all])
    input.horizontalEnabled = !chance(6)
    input.resampling = any([.none, .none, .on])
    input.showsEdges = chance(3)
    input.velocityEstimator = any([nil, nil, .weighted, .leastSquares, .impulse, .mean])
    input.repeatedFlings = any([RepeatedFlings.none, .add, .carry])
    input.wheelGlide = any([nil, .spring, .ease, .impulse, .program])
    input.keyGlide = any([.spring, .ease, .ease, .impulse, .program])
    input.commandGlide = any([nil, .spring, .ease, .impulse, .program])
    input.wheelLatches = chance(3)
    input.fingers = any([.newest, .average])
    input.reducesMotion = chance(6)
    if chance(3) {
      let chains = [Chain.auto, .contain, .none]
      input.chaining.top = any(chains)
      input.chaining.bottom = any(chains)
      input.chaining.start = any(chains)
      input.chaining.end = any(chains)
    }
  }

  /// Those of the settings made last, and more.
  mutating func fineSettings() -> FineSettings {
    var fine = fine
    fine.margins.main = insets()
    fine.margins.content = insets()
    fine.margins.pageSpacing = chance(2) ? 0 : length(30)
    fine.margins.pageWidth = [1, 1, 1, 0.8, 0.5, 0.34].randomElement(using: &narrowing) ?? 1
    fine.margins.pageAlignment = [.start, .center].randomElement(using: &narrowing) ?? .start
    if chance(2) { return fine }
    if chance(3) { fine.stopVelocity = uniform(0, 200) }
    if chance(2) { fine.constantDeceleration = uniform(200, 4000) }
    if chance(2) { fine.flingFriction = uniform(0.005, 0.05) }
    if chance(2) { fine.minFlingVelocity = uniform(0, 200) }
    if chance(2) { fine.maxFlingVelocity = uniform(500, 10000) }
    fine.pressDelay = any([0, 0.1, 0.5])
    fine.tapVelocity = any([0, 50, 400])
    return fine
  }

  /// The next call for a coordinator as it is.
  mutating func next(_ coordinator: TestCoordinator) -> Call {
    let hold = coordinator.history.hold
    switch whole(0...34) {
    case 0...6: return .advance(by: seconds())
    case 7...12: return gesture(hold)
    case 13, 27...28: return wheel()
    case 29: return .key(any([.down, .up, .pageDown, .pageUp, .space, .home, .end, .left, .right]))
    case 30: return .retarget(outer: chance(3) ? nil : amount(400), inner: chance(3) ? nil : amount(4000))
    case 31: return place(coordinator)
    case 32: return .restore
    case 33, 34: return shift(coordinator)
    case 14:
      let (outer, inner) = (chance(3) ? nil : amount(400), chance(3) ? nil : amount(4000))
      return .scroll(outer: outer, inner: inner, animated: !chance(3))
    case 15: return .scrollToTop(animated: !chance(3))
    case 16, 17: return .scrollToPage(whole(-1...Int(coordinator.view.pageCount)), animated: !chance(3))
    case 18, 19: return refresh(coordinator)
    case 20 where changesSettings: return resize()
    case 21 where observes: return observe(coordinator)
    default: return change(coordinator)
    }
  }

  private mutating func wheel() -> Call {
    let unit = any([WheelUnit.pixel, .pixel, .line, .notch])
    let turns = chance(3)
    let (dx, dy) = (amount(turns ? 300 : 20) / unit.inPoints, amount(turns ? 20 : 600) / unit.inPoints)
    let phase = any([WheelPhase.none, .began, .changed, .changed, .ended, .momentum, .momentum, .momentumEnded])
    return .wheelStep(
      WheelStep(unit: unit, phase: phase, shift: chance(6), x: 100, y: uniform(0, 800), dx: dx, dy: dy))
  }

  /// Where something is, or should come.
  private mutating func place(_ coordinator: TestCoordinator) -> Call {
    let page = whole(0...max(Int(coordinator.view.pageCount) - 1, 0))
    switch whole(0...(autoscrolls ? 5 : 3)) {
    case 0:
      let regions = (0..<whole(0...3)).map { _ in region(page) }
      return .setRegions(regions)
    case 1:
      let areas = (0..<whole(0...4)).map { _ in
        SnapArea(
          start: length(3000), length: length(1200), align: any([.start, .center, .end]), alwaysStops: chance(3),
          key: autoscrolls ? Int64(whole(0...3)) : 0, marginStart: autoscrolls ? amount(60) : 0,
          marginEnd: autoscrolls ? amount(60) : 0)
      }
      return .setSnapAreas(page, areas, isMandatory: chance(2), start: length(40), end: length(40))
    case 4: return .focusSnapArea(page, key: Int64(whole(0...3)))
    case 5:
      return .autoscroll(
        any([.off, .edge, .edge, .origin]), y: uniform(-50, 900), from: length(400), speed: length(3000))
    default:
      let align = any([Align.start, .center, .end, .nearest])
      return .reveal(
        page: chance(2) ? nil : page, y: length(3500), height: length(900), align, animated: !chance(3))
    }
  }

  /// Content above what is seen, or above what is being brought into view, has changed.
  private mutating func shift(_ coordinator: TestCoordinator) -> Call {
    let page = chance(3) ? whole(0...max(Int(coordinator.view.pageCount) - 1, 0)) : Int(coordinator.view.pageIndex)
    if chance(3) {
      let align = any([Align.start, .center, .end, .nearest])
      return .retargetReveal(page: chance(2) ? nil : page, y: length(3500), height: length(900), align)
    }
    let there = (try? coordinator.page(page).contentHeight) ?? 0
    let shift = amount(600)
    return .shiftPage(page, height: chance(3) ? length(4000) : max(there + shift, 0), by: shift)
  }

  private mutating func region(_ page: Int) -> Region {
    let drawn = any([Region.header, Region.hover, Int32(page)])
    // Drawn by a copy: the calls that follow stay the same.
    var other = self
    let view = other.chance(4) ? Region.viewport : drawn
    let frame = Rect(x: length(200), y: length(view < 0 ? 40 : 2000), width: length(200), height: length(300))
    return Region(frame: frame, view: view, axes: any([.vertical, .horizontal, [.vertical, .horizontal]]))
  }

  private mutating func resize() -> Call {
    let animated = !chance(3)
    switch whole(0...3) {
    case 0: return .setHoverHeight(length(60), animated: animated)
    case 1: return .setHeaderParts((0..<whole(0...4)).map { _ in part() }, animated: animated)
    default: return .setHeaderHeight(length(300), animated: animated)
    }
  }

  private mutating func part() -> HeaderPart {
    HeaderPart(
      height: length(100), minHeight: chance(2) ? nil : length(60), marginTop: length(10), marginBottom: length(10),
      rule: any([.away, .stays, .returns]), snap: any([.restAnywhere, .snaps, .snapsWithMargins]))
  }

  private mutating func observe(_ coordinator: TestCoordinator) -> Call {
    let view = whole(-1...max(Int(coordinator.view.pageCount) - 1, 0))
    return .observe(view, offset: amount(500), any([.drag, .headerDrag, .inertia, .program, .scrollToTop]))
  }

  private mutating func refresh(_ coordinator: TestCoordinator) -> Call {
    let page = chance(2) ? nil : whole(0...max(Int(coordinator.view.pageCount) - 1, 0))
    switch whole(0...4) {
    case 0, 1: return .beginRefresh(page)
    case 2: return .endRefresh(page, page.map { $0 == 0 ? .failure : .success } ?? .none)
    case 3: return .endLoad(page)
    default: return .tapTab(page ?? 0, animated: !chance(3))
    }
  }

  private mutating func gesture(_ hold: CallHistory.Hold) -> Call {
    let turns = chance(3)
    let (dx, dy) = (amount(turns ? 200 : 10), amount(turns ? 10 : 400))
    switch hold {
    case .none:
      if chance(2) { return .begin(x: uniform(0, 390), y: uniform(0, 800)) }
      return .pointer(.down, id: Int64(whole(0...2)), x: uniform(0, 390), y: uniform(0, 800), after: seconds())
    case .session:
      if chance(3) { return .end(vx: turns ? velocity() : 0, vy: turns ? 0 : velocity()) }
      return .update(dx: dx, dy: dy)
    case .pointers:
      let action = any([PointerAction.down, .move, .move, .move, .move, .up, .cancel])
      return .pointer(action, id: Int64(whole(0...2)), x: 200 + dx, y: 400 + dy, after: uniform(0, 0.03))
    }
  }

  private mutating func change(_ coordinator: TestCoordinator) -> Call {
    let last = max(Int(coordinator.view.pageCount) - 1, 0)
    switch whole(0...8) {
    case 0 where changesSettings:
      var settings = settings()
      settings.paging.lazy = coordinator.pointer.pointee.currentSettings.paging.lazy
      return .apply(settings, fineSettings())
    case 1, 2: return .setPageHeight(whole(0...last), length(4000))
    case 3:
      var settings = PageSettings()
      settings.overscrollTop = any([nil, OverscrollOwner.none, .whole, .page, .both])
      settings.seam = any([nil, .continuous, .stop, .resisted])
      settings.shortPage = any([nil, .pad, .limit, .hold])
      settings.scrollToTop = any([nil, .whole, .pageFirst])
      settings.indicators = any([nil, Indicators.none, .page, .switching])
      if chance(2) { settings.refreshHeight = length(90) }
      if chance(2) { settings.tabWidth = length(200) }
      if chance(2) { settings.key = Int64(whole(1...9)) }
      settings.noMore = settings.key == 3
      if settings.key > 6 { settings.loadMoreDistance = 200 }
      return .setPageSettings(whole(0...last), settings)
    case 4 where changesPages: return .insert(whole(0...last + 1), height: length(4000))
    case 5 where changesPages: return .remove(whole(0...last))
    case 6 where changesPages: return .move(from: whole(0...last), to: whole(0...last))
    case 8 where changesPages && chance(2):
      let keys = (1...9 as ClosedRange<Int64>).shuffled(using: &generator).prefix(whole(0...6))
      return .reloadKeyed(Array(keys), keys.map { _ in length(4000) })
    case 7 where changesPages && chance(2):
      return .reload(heights(), to: chance(2) ? nil : whole(0...5), reset: chance(3))
    default: return .advance(by: seconds())
    }
  }
}
