/// What moved a scroll view that a host owns.
public enum MovedBy: Int32, Sendable {
  case drag
  /// After a drag: deceleration, bounce.
  case inertia
  case program
  case scrollToTop
  /// A drag that began above the pager.
  case headerDrag

  var isDrag: Bool { self == .drag || self == .headerDrag }
  var isByFinger: Bool { isDrag || self == .inertia }
}

/// One scroll view of the host's.
struct ObservedView {
  /// What the host tells of it.
  struct Report {
    let offset: Double
    let movedBy: MovedBy
    /// Of the correction that moved it, 0 for none.
    let token: Int32
  }

  /// Its place, as far as the host has told or will do as it was told; nil: it was never told of.
  @Automatic private(set) var place: Double?
  /// The last correction's, until the host answers; 0 for none.
  private var asked: Int32 = 0

  init() {}

  /// All that it keeps.
  var memory: (place: Double?, asked: Int32) {
    get { (place, asked) }
    set { (place, asked) = newValue }
  }

  var isRegistered: Bool { place != nil }

  /// A toolkit may round the place it puts a view at, to whole points at most.
  private static let rounding = 1.0

  /// The host tells of a place. Answers the view's place before, nil if that is an answer to a correction: with its
  /// token, or by a program, as near as a toolkit may have put it. A finger's report without a token is a movement.
  /// - Parameter expected: its place if it was never told of.
  @inline(never)
  mutating func take(_ report: Report, from expected: Double) -> Double? {
    // A later correction is under way.
    if report.token != 0 && report.token != asked { return nil }
    let isAnswer = report.token != 0 || asked != 0 && !report.movedBy.isByFinger
    asked = 0
    let start = place ?? expected
    if isAnswer && abs(report.offset - start) < ObservedView.rounding { return nil }
    place = report.offset
    return start
  }

  /// Whether it has to be told to be at `offset`, where it then is, or has to be told anyway.
  mutating func correct(to offset: Double, _ token: Int32, isForced: Bool = false) -> Bool {
    guard let place, place != offset || isForced else { return false }
    self.place = offset
    asked = token
    return true
  }
}
