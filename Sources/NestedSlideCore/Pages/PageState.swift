/// What the engine keeps of every page.
struct PageState {
  var contentHeight: Double
  /// From 0, or from the place at which a refresh holds the page open, to the page's greatest offset.
  var offset = 0.0
  var overscrollTop: OverscrollOwner?
  var seam: Seam?
  var shortPage: ShortPage?
  var scrollToTop: ScrollToTop?
  var indicators: Indicators?
  /// Of a pull of the page alone.
  var refresh = RefreshState.idle
  /// One byte for both: there may be many pages.
  private var marks: Marks = []
  var load = LoadState.none
  /// More was asked for and has not come.
  var isLoading: Bool { load != .none }

  init(contentHeight: Double) {
    self.contentHeight = contentHeight
  }

  /// Asked for and not released.
  var isNeeded: Bool {
    get { marks.contains(.needed) }
    set { if newValue { marks.insert(.needed) } else { marks.remove(.needed) } }
  }

  /// By its list, which gives it back when it is detached.
  var growsUp: Bool {
    get { marks.contains(.growsUp) }
    set { if newValue { marks.insert(.growsUp) } else { marks.remove(.growsUp) } }
  }

  private struct Marks: OptionSet {
    let rawValue: UInt8
    static let needed = Marks(rawValue: 1)
    static let growsUp = Marks(rawValue: 2)
  }
}

/// Whether more was asked for and has not come.
enum LoadState: Int32 {
  case none
  case asked
  /// By a pull beyond the page's end, which is held open since.
  case held
}

/// What few pages have: kept only once one has it.
struct PageExtras {
  @Automatic var refreshHeight: Double?
  @Automatic var tabWidth: Double?
  /// The start of the page's item in the strip of tabs; valid once `PageStore` has laid them out.
  var tabStart = 0.0
  var key: Int64 = 0
  @Automatic var loadMoreDistance: Double?
  /// There is nothing more to load.
  var noMore = false
  /// nil: none. The store frees them with their page.
  var snapAreas: UnsafeMutablePointer<SnapAreas>?
  /// The list that is attached to the page, nil for none.
  var list: UnsafeMutablePointer<List>?
  /// The host's own scroll view, if it was told of.
  var view = ObservedView()

  /// The snap areas that hold: those that were set, else those of the list.
  var areas: UnsafeMutablePointer<SnapAreas>? { snapAreas ?? list?.pointee.rule }

  init() {}
}
