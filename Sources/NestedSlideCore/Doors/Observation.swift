/// What moved a scroll view that a host owns.
public enum MovedBy: Int32, Sendable {
  case drag
  /// After a drag: deceleration, bounce.
  case inertia
  case program
  case scrollToTop

  var isByFinger: Bool { self == .drag || self == .inertia }
}

/// What a host has to do to a scroll view of its own.
public struct Correction: Sendable {
  /// -1 for the outer one, -3 for the pager, else a page.
  public var view: Int32
  /// The view that receives the velocity, -2 for none.
  public var heir: Int32
  public var offset: Double
  public var velocity: Double
}

/// What a host has told of its outer scroll view and of its pager. Pages keep theirs with their extras.
struct Observation {
  /// How long a view that was told of counts as moving, seconds.
  static let window = 0.1

  static let outer = -1
  static let none = -2
  static let pager = -3

  var outerView = ObservedView()
  /// Its places are points from its first page, towards higher pages.
  var pagerView = ObservedView()
  /// The view that moves, `none` for none.
  var mover = Observation.none
  /// Where the mover was in the last reports.
  var tracker = VelocityTracker()
  /// A finger or inertia moves it.
  private(set) var isMoving = false
  /// By inertia.
  private(set) var isInertia = false
  /// Until when it counts as moving, seconds.
  private(set) var until = 0.0
  /// A velocity lost at the seam, the view that lost it, and the view that receives it.
  var velocity = 0.0
  var loser = Observation.none
  var heir = Observation.none
  /// When it came to the seam and no further, seconds: it may yet continue, so only later is it stopped there.
  var arrival = -Double.infinity
  /// When the host took a correction last, seconds.
  var correctedAt = -Double.infinity

  /// How fast the host moves a view.
  func velocity(of view: Int, at time: Double) -> Double {
    mover == view ? tracker.velocity(at: time).y.clamped(-Limits.velocity, Limits.velocity) : 0
  }

  mutating func move(byInertia: Bool, at time: Double) {
    isMoving = true
    isInertia = byInertia
    until = time + Observation.window
  }

  /// It need not be told of any more.
  mutating func restSoon(at time: Double) { until = time }

  /// It was not told of for a while.
  func isQuiet(at time: Double) -> Bool { isMoving && time >= until }

  mutating func rest() {
    isMoving = false
    mover = Observation.none
  }

  mutating func archive(_ archive: inout Archive, pageCount: Int) {
    let last = pageCount - 1
    outerView.archive(&archive)
    pagerView.archive(&archive)
    archive.integer(&mover, Observation.pager, last)
    tracker.archive(&archive)
    archive.flag(&isMoving)
    archive.flag(&isInertia)
    archive.number(&until)
    archive.number(&velocity)
    archive.integer(&loser, Observation.none, last)
    archive.integer(&heir, Observation.none, last)
    archive.bound(&arrival)
    archive.bound(&correctedAt)
  }

  /// Pages have other numbers now, -1 those that are gone.
  mutating func renumber(_ number: PageRenumbering) {
    func renumbered(_ view: Int) -> Int {
      if view < 0 { return view }
      let page = number(view)
      return page < 0 ? Observation.none : page
    }
    mover = renumbered(mover)
    loser = renumbered(loser)
    heir = renumbered(heir)
  }
}

/// One scroll view of the host's.
struct ObservedView {
  /// Where it is, as far as the host has told or will do as it was told; nil: it was never told of.
  @Automatic private(set) var place: Double?
  /// Where it was told to go, until the host answers.
  @Automatic private var asked: Double?

  init() {}

  /// All that it keeps.
  var memory: (place: Double?, asked: Double?) {
    get { (place, asked) }
    set { (place, asked) = newValue }
  }

  var isRegistered: Bool { place != nil }

  /// A toolkit may round where it puts a view, to whole points at most.
  private static let rounding = 1.0
  /// And it may keep places in single precision.
  private static func isSame(_ a: Double, _ b: Double) -> Bool { abs(a - b) <= 1e-3 + abs(b) * 0x1p-22 }

  /// The host tells of a place. True if that is its answer to a correction: at once what a toolkit may have made of
  /// it, later only that place itself. A finger moves on from there by less than a point, too.
  @inline(never)
  mutating func report(_ offset: Double, isPrompt: Bool) -> Bool {
    let answer = asked
    asked = nil
    if let answer, isPrompt ? abs(offset - answer) < ObservedView.rounding : ObservedView.isSame(offset, answer) {
      place = answer
      return true
    }
    place = offset
    return false
  }

  /// Whether it has to move to be at `offset`; it is taken to go there.
  mutating func correct(to offset: Double) -> Bool {
    guard let place, place != offset else { return false }
    self.place = offset
    asked = offset
    return true
  }
}
