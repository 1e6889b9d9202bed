/// A motion of the two vertical offsets: a curve along a route, in pieces whose ends are solved for beforehand.
struct VerticalMotion {
  enum Kind: UInt8 {
    case none
    /// A fling's curve along the route.
    case fling
    /// A fling that was led to another end: a decay along the route.
    case redirected
    /// A spring about an end of the path; its displacement is the overshoot.
    case bounce
    /// A spring about a place on the route; its displacement is what is left of the way.
    case animation
    /// An animation of a header that snaps. It may begin a little later than now.
    case snap
  }

  /// What follows when the piece has ended.
  enum Sequel: UInt8 {
    case rest
    /// The fling has reached an end of the path.
    case bounce
    /// The motion goes on as a fling: past the seam, or out of an overscroll.
    case fling
  }

  /// An end of the path.
  enum Edge: Int8 {
    case top = -1
    case none = 0
    case bottom = 1

    /// Which way leads beyond it.
    var sign: Double { Double(rawValue) }
  }

  var kind = Kind.none
  var sequel = Sequel.rest
  /// The command to scroll to the top began it.
  var goesToTop = false
  /// A wheel step in lines or notches began it.
  var isWheel = false
  /// A key did.
  var isKey = false
  /// Bounce: the end it is about. Animation: the end it began beyond.
  var edge = Edge.none
  var curve = Curve.still
  var route = Route(restingAt: 0, 0)
  /// When this piece began and will end.
  var start = 0.0
  var end = 0.0
  /// How far along the route this piece ends.
  var goal = 0.0
  /// Where whole and page both overscroll, the page's own spring: offset and velocity at the start. Animation: the ratio
  /// of the page's overshoot to the whole's.
  var pageOffset = 0.0
  var pageVelocity = 0.0
  /// Of the path, points per second, as of the last evaluation.
  var velocity = 0.0
  /// Where the whole motion will end.
  var rest = Route.Place(outer: 0, inner: 0)

  var isActive: Bool { kind != .none }

  /// A wheel step or a key began it: the next adds to it.
  var isStepped: Bool { isWheel || isKey }

  /// Where steps lead, which may not be where the path rests in the end: a header snaps after them.
  var steppedGoal: Route.Place {
    let end = route.place(at: goal)
    return abs(end.outer - rest.outer) + abs(end.inner - rest.inner) < 0.001 ? rest : end
  }
}
