/// What a host has to do to a scroll view of its own.
public struct Correction: Sendable {
  /// -1 for the outer one, -3 for the pager, else a page.
  public var view: Int32
  /// The view that receives the velocity, -2 for none.
  public var heir: Int32
  public var offset: Double
  public var velocity: Double
  /// Handed back with the report of that movement, 1 or more.
  public var token: Int32
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
  /// The places of the mover in the last reports.
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
  /// The last correction's, 0 before the first.
  var lastToken: Int32 = 0
  /// The finger of the movement that goes on began above the pager.
  var beganAbovePager = false

  var nextToken: Int32 { lastToken == .max ? 1 : lastToken + 1 }

  /// How fast inertia moves a view at a time, 0 for one that does not move.
  func velocity(of view: Int, at time: Double) -> Double {
    mover == view && isMoving ? tracker.decayingVelocity(at: time).clamped(-Limits.velocity, Limits.velocity) : 0
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
    beganAbovePager = false
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
    archive.integer(&lastToken, 0, .max)
    archive.flag(&beganAbovePager)
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
