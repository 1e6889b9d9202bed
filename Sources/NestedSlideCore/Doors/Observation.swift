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
  /// -1 for the outer one, else a page.
  public var view: Int32
  /// Whom the velocity is for, -2 for none.
  public var heir: Int32
  public var offset: Double
  public var velocity: Double
}

/// What a host has told of its outer scroll view. Pages keep theirs with their extras.
struct Observation {
  /// How long a view that was told of counts as moving, seconds.
  static let window = 0.1

  static let outer = -1
  static let none = -2

  var outerView = ObservedView()
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
  /// A velocity lost at the seam, by whom, for whom.
  var velocity = 0.0
  var loser = Observation.none
  var heir = Observation.none

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
    archive.integer(&mover, Observation.none, last)
    tracker.archive(&archive)
    archive.flag(&isMoving)
    archive.flag(&isInertia)
    archive.number(&until)
    archive.number(&velocity)
    archive.integer(&loser, Observation.none, last)
    archive.integer(&heir, Observation.none, last)
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

  /// The host tells of a place. True where that is its answer to a correction.
  mutating func report(_ offset: Double) -> Bool {
    let answer = asked
    asked = nil
    if let answer, abs(offset - answer) < ObservedView.rounding {
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
