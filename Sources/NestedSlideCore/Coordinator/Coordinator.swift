/// A nested slide: header, hover bar and pages, moved as one.
///
/// It is made of parts that own their state and know each other by a few verbs. The coordinator puts them together:
///
///     a door (input, command, settings) ─▶ parts plan and move ─▶ settle ─▶ show
///     advance(to:) ─▶ while the agenda's instant is not after the time: go there, let it happen, settle ─▶ show
///
/// Between two instants the state is a closed form of time, and nothing is asked and nothing compared. What happens has
/// an instant that is known beforehand: so the same is told at any frame rate.
///
///     part      owns                                               next instant
///     setup     settings and the layout that follows from them     a step of an animated height
///     pager     the horizontal scroll                              a page comes, goes, is half way; rest
///     path      the vertical scroll                                the seam, an end, a watched place; rest
///     pages     which there are, show and are needed               none: they follow the pager
///     hand      pointers, gesture, wheel, trackpad                 a press; silence of wheel and trackpad
///     refresh, tabs   small machines that follow the others        none
///     output    snapshot and events                                none
public struct Coordinator: ~Copyable {
  /// When anything but numbers changes next: `nextInstant()`; not after any time if that has to be found out anew.
  private(set) var agenda = -Double.infinity
  /// The last time given, seconds.
  private(set) var now = 0.0
  /// The last time given by a frame: no other may be before it. A coordinator begins at time 0, and so do its frames.
  private(set) var lastFrame = 0.0
  let setup: SetupPointer
  var attention: Attention = []
  /// True while one page shows and the pager rests on it, as of the end of the last call in which anything happened. A
  /// frame then need not look at the pager, which lies in other cache lines.
  var pagerLies = false
  /// What moves until the agenda's instant, as of the end of the last call in which anything happened.
  var calm = Calm.other
  /// Which fields change until then.
  public internal(set) var changes = Changes.all
  /// Which of the stretches between two such calls this is: another odd number for each. Not saved.
  public internal(set) var stretch: UInt32 = 1
  var path = Path()
  var hand = Hand()
  var pager = Pager()
  /// What waits, or lasts, until somebody takes over.
  var pending = Pending()
  /// What few coordinators have; nil as long as nothing needs it.
  var extras: UnsafeMutablePointer<CoordinatorExtras>?
  /// Why the last failing call failed: a string that ends with a null, of static lifetime.
  public var errorMessage: UnsafePointer<UInt8> = Failure.noMessage
  var pages: Pages
  var output: Output
  var refresh = Refresh()
  var tabs = TabStrip()
  #if DEBUG
    /// Its calm calls are compared with the long way. Not of what was restored: bytes may be forged.
    var isCompared = true
  #endif

  /// A coordinator at time 0 with the header open. `start` must follow.
  @inline(__always)
  init(setup: SetupPointer, pages: consuming PageStore, events: consuming EventQueue) {
    self.setup = setup
    self.pages = Pages(pages)
    output = Output(events)
  }

  /// Gives back all memory but its own; nothing may follow. No part has a deinit, for which it would be copied.
  mutating func free() {
    output.free()
    pages.free()
    hand.free()
    extras?.pointee.free()
    RawMemory.free(extras)
    let setup = setup
    setup.pointee.free()
  }

  // MARK: The clock

  mutating func setTime(_ time: Double) {
    now = time
    output.show { $0.time = time }
  }

  mutating func noteFrame(_ time: Double) { lastFrame = time }

  mutating func archiveFrame(_ archive: inout Archive) { archive.number(&lastFrame, 0, now) }

  /// Nothing moves: the agenda is empty.
  mutating func emptyAgenda() { agenda = Limits.time }

  /// What the agenda says has to be found out anew.
  mutating func clearAgenda() { agenda = -.infinity }

  /// When anything but numbers changes next. A function of the state, whenever it is asked.
  mutating func nextInstant() -> Double {
    var next = path.next < pager.next ? path.next : pager.next
    func include(_ instant: Double) { if instant < next { next = instant } }
    if hand.isPressing { include(hand.fingers.pointee.pressEnd) }
    if awaitsWheel { include(hand.wheel.quietAt) }
    if let extras { include(extras.pointee.nextInstant()) }
    return next
  }

  /// What is later than any time can be comes with the last one: then all that frames compare is within bounds.
  mutating func readAgenda() {
    // Every frame moves what a finger drags.
    if attention.contains(.resampling) && hasFooting { return }
    let next = nextInstant()
    agenda = next < Limits.time ? next : Limits.time
  }

  /// As long as a release can be led elsewhere, the next frame is no steady one: it ends that.
  mutating func readAgendaIfStale() {
    if agenda == -.infinity && output.view.canRetarget == 0 { readAgenda() }
  }

  // MARK: What parts are given

  @inline(__always) var settings: Settings { @inline(__always) _read { yield setup.pointee.settings } }
  @inline(__always) var layout: StackLayout { @inline(__always) _read { yield setup.pointee.layout } }
  @inline(__always) public var view: Snapshot { output.view }

  /// The page that the path drives; an empty page without one.
  var drivenPage: PageState { path.page < 0 ? PageState(contentHeight: 0) : pages[path.page] }

  var rules: PathRules {
    @inline(never) mutating get {
      let index = path.page
      var rules = PathRules(
        setup: setup, page: drivenPage, hasPage: index >= 0,
        areas: pages.store.hasSnapAreas && index >= 0 ? pages.store.extras(index).areas : nil,
        parts: extras?.pointee.headerParts ?? HeaderParts(), beganAbovePager: hand.gesture.beganAbovePager,
        isLinked: linkedAxes.contains(.vertical), keepsPull: !linkedAxes.isEmpty && keepsPull,
        isPlaced: pending.keepsHeader)
      if setup.pointee.settings.loadMoreDistance > 0 || pages.store.hasLoads { watchEnd(&rules) }
      return rules
    }
  }

  /// More of the page that the path drives may be wanted near its end.
  @inline(never)
  private mutating func watchEnd(_ rules: inout PathRules) {
    let index = path.page
    if index < 0 || rules.page.isLoading || pending.hasAsked { return }
    let distance = pages.store.hasLoads ? loadDistance(of: index) : setup.pointee.settings.loadMoreDistance
    if !(distance > 0) { return }
    rules.watchesTop = rules.page.growsUp
    rules.watched = path.extent.maxOuter + (rules.watchesTop ? distance : path.extent.maxInner - distance)
  }

  var pagerRules: PagerRules { @inline(__always) get { PagerRules(setup, count: pages.count) } }
  var loading: Pages.Loading { mutating get { Pages.Loading(setup, count: pages.count) } }

  @inline(never)
  var isPinned: Bool { path.isPinned(range: setup.pointee.layout.range) }

  /// A page's offset: of the one that the path drives it is the path's.
  func offset(of index: Int) -> Double { index == path.page ? path.shownInner : pages[index].offset }

  /// On which axes what is left passes to a coordinator around this one.
  var linkedAxes: LinkAxes {
    @inline(__always) get { LinkAxes(rawValue: attention.intersection(.links).rawValue) }
    set { attention = attention.subtracting(.links).union(Attention(rawValue: newValue.rawValue & 3)) }
  }
}
