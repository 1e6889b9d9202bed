/// A nested slide: its settings, pages, offsets, motions and waiting events.
///
/// Every call is one transaction: it brings the state to what it is at the current time, then `commit` compares it
/// with what the host last saw and writes the events. The offsets always hold what is seen at `now`; motions are
/// closed-form functions of time that are evaluated, never stepped.
///
/// Methods and getters are mutating even where they only read: a borrowed value of this size would be copied.
public struct Coordinator: ~Copyable {
  var settings: Settings
  var layout: StackLayout

  var pages: PageStore
  /// The current page, -1 for none.
  @Narrow var currentIndex = -1
  /// Where the ranges of the whole and of the current page begin; where they end is in the snapshot.
  private var minOuter = 0.0
  private var minInner = 0.0
  /// From the current page's content to its scroll bar.
  var pageBarScale = 1.0
  /// Within 0 to R.
  var outer = 0.0
  /// The current page's offset, within 0 to its greatest. While it is current the page's own state is not up to date.
  var inner = 0.0
  var overscroll = Overscroll()
  // These two lie in the room that is left behind it.
  /// Between `scrollBegan` and `scrollEnded`.
  var isScrolling = false
  /// Between `decelerationBegan` and `decelerationEnded`.
  var isDecelerating = false
  var vertical = VerticalMotion()

  var pager = Pager()
  var transition = PageTransition()
  /// The needed pages: how many, and the lowest and highest index among them.
  @Narrow var liveCount = 0
  @Narrow var lowestLive = 0
  @Narrow var highestLive = -1

  var gesture = Gesture()
  var pointers = PointerTable()
  var lastPointerTime = 0.0
  /// The time given to the last `advance`. Pointers may have moved `now` beyond it.
  var lastFrameTime = 0.0

  public internal(set) var view = Snapshot()

  /// nil as long as nothing needs it.
  var extras: UnsafeMutablePointer<CoordinatorExtras>?

  var events: EventQueue
  var seen = Seen()
  /// The layout, the pages or the pager have changed since the snapshot was written.
  var viewIsStale = true
  var otherMotions: OtherMotions = []
  var attention: Attention = []
  /// Fingers on a trackpad, and their momentum.
  var wheelGesture = WheelGesture()
  /// The motion of `scrollToTop` has ended; the host has not been told yet.
  var hasReachedTop = false
  /// The last vertical movement led up.
  var lastMovedUp = false
  /// The last motion took a way made to measure: the outer first where it shuts, else the page first.
  var movesDirectly = false
  /// What of the two scrolls moved last.
  var lastMoved = Indicator.none
  /// Another page became current since the layout was last written: that its offset is another is no movement.
  var pageHasTurned = false
  /// What moved last in this call was worked out already.
  var movementIsNoted = false
  /// How a pull of the whole stands.
  var refresh = RefreshState.idle
  /// A pull could refresh, or the end of the path be near enough to load more.
  var watchesEnds = false
  /// How far the strip of tabs is scrolled where the pager rests.
  var tabOffsetAtRest = 0.0

  /// Why the last failing call failed: a string that ends with a null, of static lifetime.
  public var errorMessage: UnsafePointer<UInt8> = Failure.noMessage

  /// What the host was last told of.
  struct Seen {
    var isPinned = false
    var activity = Activity()
    var pagerOffset = 0.0
    /// The pages that overlap the pager.
    var overlapping = PageWindow()
    /// The pages of which enough shows to count as appeared.
    var showing = PageWindow()
  }

  /// A coordinator at time 0 with the header open. `start` must follow.
  @inline(__always)
  init(settings: Settings, pages: consuming PageStore, events: consuming EventQueue) {
    self.settings = settings
    self.pages = pages
    self.events = events
    layout = StackLayout(settings.layout, headerIsFixed: settings.headerMotion == .fixed)
  }

  /// The last time given, seconds.
  var now: Double {
    @inline(__always) mutating get { view.time }
  }

  deinit {
    extras?.pointee.free()
    RawMemory.free(extras)
  }

  /// On which axes what is left goes on to a coordinator around this one.
  var linkedAxes: LinkAxes {
    @inline(__always) mutating get { LinkAxes(rawValue: attention.intersection(.links).rawValue) }
    set { attention = attention.subtracting(.links).union(Attention(rawValue: newValue.rawValue)) }
  }

  // MARK: The current page

  /// Lets the current page go and makes another the current one, -1 for none.
  mutating func makeCurrent(_ index: Int) {
    storeInner()
    pageHasTurned = true
    currentIndex = index
    inner = index < 0 ? 0 : pages[index].offset
    // Held open it was where the header was open.
    if inner < 0 && !canOpenPage { inner = 0 }
  }

  /// Gives the current page its offset back, before pages are renumbered or another becomes current.
  mutating func storeInner() {
    if currentIndex >= 0 && currentIndex < pages.count { pages[currentIndex].offset = inner }
  }

  /// The current page; a page of nothing where there is none.
  var currentPage: PageState {
    @inline(__always) mutating get { currentIndex < 0 ? PageState(contentHeight: 0) : pages[currentIndex] }
  }

  /// The ranges of the whole and of the current page.
  var extent: Extent {
    @inline(__always) mutating get {
      var extent = Extent(maxOuter: view.maxOuter, maxInner: view.maxInner)
      extent.minOuter = minOuter
      extent.minInner = minInner
      return extent
    }
    set {
      (minOuter, minInner) = (newValue.minOuter, newValue.minInner)
      (view.maxOuter, view.maxInner) = (newValue.maxOuter, newValue.maxInner)
    }
  }

  mutating func currentExtent() -> Extent {
    if currentIndex < 0 { return heldOpen(Extent(layout: layout, contentHeight: nil, shortPage: .pad)) }
    let page = pages[currentIndex]
    return heldOpen(
      Extent(
        layout: layout, contentHeight: page.contentHeight, shortPage: page.shortPage ?? settings.shortPage))
  }

  /// Whether the header is fully collapsed. Without a collapse range it always counts as such.
  var isPinned: Bool { mutating get { outer >= layout.range } }

  var physics: Physics { mutating get { Physics(settings.motion, extras?.pointee.fine ?? FineSettings()) } }

  var bands: OverscrollBands {
    mutating get {
      // Where nothing overscrolls, what content left behind when it shrank can still be held.
      let slope = settings.motion.rubberBandSlope
      return OverscrollBands(
        layout: layout, viewportHeight: settings.layout.viewportHeight, factor: slope > 0 ? slope : 0.55)
    }
  }

  /// The offsets as seen.
  var shownOuter: Double {
    @inline(__always) mutating get { outer + overscroll.outer }
  }

  var shownInner: Double {
    @inline(__always) mutating get { inner + overscroll.inner }
  }

  /// The next `advance` will change something.
  var isMoving: Bool {
    @inline(__always) mutating get { vertical.isActive || pager.isMoving || !otherMotions.isEmpty }
  }
}
