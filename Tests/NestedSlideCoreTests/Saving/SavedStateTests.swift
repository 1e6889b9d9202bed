import Testing

@testable import NestedSlideCore

/// The stored properties of all that is saved, by name, as Sources/NestedSlideCore/Saving knows them.
///
/// The archive names each property by hand, so one that is added is not saved by itself, and a session that misses it may
/// be rare. Where a test here fails: archive the new property there, or make sure that it follows from the rest, raise the
/// format's version, and then name it here.
@Suite("Saved state")
struct SavedStateTests {
  /// Names of stored properties; a property wrapper's begins with an underscore.
  private func check(_ value: Any, _ names: String, at location: SourceLocation = #_sourceLocation) {
    let stored = Mirror(reflecting: value).children.map { $0.label ?? "?" }
    #expect(stored == names.split { $0 == " " || $0 == "\n" }.map(String.init), sourceLocation: location)
  }

  @Test("settings")
  func settings() {
    check(
      Settings(),
      """
      layout motion input paging tabs snapVelocity refreshHeight loadMoreDistance headerMotion headerSnap seam
      overscrollTop overscrollBottom bounces shortPage scrollToTop indicators
      """)
    check(
      LayoutSettings(),
      """
      viewportWidth viewportHeight headerHeight headerMinHeight headerReturnHeight hoverHeight pinInset _pinDistance
      mainMargins topMargins contentMargins mainSpacing topSpacing pageSpacing rightToLeft headerStretch
      """)
    check(
      MotionSettings(),
      """
      _deceleration _rubberBand _springResponse _springDamping _restDistance seamResistance preset flingCurve
      """)
    check(
      InputSettings(),
      """
      touchSlop axisRatio swipeArea horizontalEnabled velocityEstimator repeatedFlings wheelGlide wheelLatches
      chaining
      """)
    check(Chaining(), "top bottom start end")
    check(
      PagingSettings(),
      """
      memory indexRule bounces lazy isEndless alwaysStops loadThreshold prefetch keepAlive initialPage
      """)
    check(TabSettings(), "indicatorWidth indicatorHeight indicatorRadius alignment")
    check(FineSettings(), "_constantDeceleration _flingFriction _minFlingVelocity _maxFlingVelocity pressDelay")
  }

  @Test("layout")
  func layout() {
    check(
      StackLayout(LayoutSettings(), headerIsFixed: false),
      """
      range hoverTop hoverHeight headerHeight headerGap pagerGap topX topWidth pagerX pagerWidth pagerHeight stride
      """)
    check(Extent(maxOuter: 0, maxInner: 0), "minOuter minInner maxOuter maxInner")
    check(LayoutAnimation(), "from goal spring start end turn")
    check(HeaderPart(height: 0), "height minHeight marginTop marginBottom rule snap")
  }

  @Test("motions")
  func motions() {
    check(
      VerticalMotion(),
      """
      kind sequel goesToTop isWheel isKey edge curve route start end goal pageOffset pageVelocity velocity rest
      """)
    check(Route(restingAt: 0, 0), "outerStart outerMiddle outerEnd innerBefore innerStart innerMiddle innerEnd heading")
    check(Overscroll(), "raw pageLag outer inner owner")
    check(Decay(velocity: 0, deceleration: 1), "velocity deceleration distance")
    check(SplineDecay(velocity: 0, friction: 1), "velocity distance duration")
    check(FrictionDecay(velocity: 0, rate: 1, deceleration: 1), "velocity rate deceleration duration")
    check(Physics.animation(offset: 0, velocity: 0), "offset velocity slowRate split")
    check(Ease(distance: 0, velocity: 0, duration: 0, timing: .easeInOut), "distance velocity duration timing")
    check(
      Pager(),
      """
      offset raw _restingIndex _targetIndex spring isMoving isBouncing isGliding target start end velocity
      """)
    check(PageTransition(), "from to")
    check(PageWindow(), "firstIndex lastIndex")
  }

  @Test("input")
  func input() {
    check(Gesture(), "kind axis source place _pageAtTouch originX originY slopLeft pressEnd tracker")
    check(VelocityTracker(), "samples head count movedAt")
    check(VelocityHistory(), "samples head count movedAt")
    check(WheelGesture(), "isHeld swallowsMomentum axis hasMoved hasMovedOther")
    check(PointerTable(), "pointers count")
    check(PointerTable.Pointer(id: 0, x: 0, y: 0), "id x y")
    check(Region(frame: Rect(x: 0, y: 0, width: 0, height: 0), view: 0, axes: []), "frame view axes")
  }

  @Test("pages")
  func pages() {
    check(
      PageState(contentHeight: 0),
      """
      contentHeight offset overscrollTop seam shortPage scrollToTop indicators refresh isNeeded isLoading
      """)
    check(PageExtras(), "_refreshHeight _tabWidth tabStart key snapAreas list view")
    check(ObservedView(), "_place _asked")
    check(SnapArea(start: 0, length: 0), "start length align alwaysStops")
  }

  @Test("what few coordinators have")
  func extras() {
    check(
      CoordinatorExtras(),
      """
      layoutAnimation headerParts observation link fine edge caughtVelocity wheelLatchedUntil regions reveal
      recorder history
      """)
    check(Observation(), "outerView mover tracker until velocity loser heir")
    check(Edge(), "pullX pullY velocityY")
    check(PendingReveal(Reveal(y: 0, height: 0, align: .start), page: 0), "reveal page")
    check(Reveal(y: 0, height: 0, align: .start), "y height align")
    check(Event(.settled, at: 0), "kind flag source state index time first second")
    check(Coordinator.Seen(), "isPinned activity pagerOffset overlapping showing")
  }

  /// What cannot be copied has no mirror, but a size.
  @Test("the coordinator, its events and its pages")
  func sizes() {
    #expect(MemoryLayout<Coordinator>.size == 1752)
    #expect(MemoryLayout<EventQueue>.size == 36)
    #expect(MemoryLayout<PageStore>.size == 28)
  }
}
