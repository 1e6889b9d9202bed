/// The goal of a motion, by name. Its numbers are those of one layout; in another it is found anew.
///
///     a header that is shut            stays shut, whatever its height
///     the end of the page              is the content's end by then
///     the top of the page              stays the top when content is put in above
///     a stretch that comes into view   lies at the place that the layout gives it then
///     any other offset                 moves with the content, and is kept within its range
struct Goal {
  /// What a place is called, if it has a name.
  struct Names: OptionSet {
    let rawValue: UInt8
    /// The header is collapsed.
    static let shut = Names(rawValue: 1)
    /// The page's content ends there.
    static let end = Names(rawValue: 2)
    /// The page's content begins there.
    static let top = Names(rawValue: 4)
  }

  /// The place at which the path will rest.
  private(set) var rest: Route.Place
  /// What was asked for, which may not be a place to rest: steps add up from there.
  private(set) var asked: Route.Place
  private(set) var names: Names = []
  /// What comes into view there, if that is what was asked for.
  private(set) var stretch: Reveal?

  /// A place that has no name.
  init(_ rest: Route.Place) { (self.rest, asked) = (rest, rest) }

  /// - Parameter meansEnd: who asks for a place at the page's end, or beyond it, asks for the end.
  init(_ rest: Route.Place, asked: Route.Place, meansEnd: Bool, _ extent: Extent, range: Double) {
    (self.rest, self.asked) = (rest, asked)
    if rest.outer >= range && (range > 0 || rest.inner > 0) { names.insert(.shut) }
    if rest.inner <= 0 { names.insert(.top) }
    if meansEnd && extent.maxInner > 0 && rest.inner >= extent.maxInner { names.insert(.end) }
  }

  /// A place at which a stretch of the page has come into view.
  init(_ rest: Route.Place, showing stretch: Reveal) {
    self.init(rest)
    self.stretch = stretch
  }

  /// The same goal in another layout.
  /// - Parameter place: the path's place.
  func found(from place: Route.Place, in extent: Extent, _ rules: PathRules) -> Goal {
    if let stretch { return Goal(stretch.place(from: place, in: extent, rules), showing: stretch) }
    var goal = self
    goal.rest = self.place(rest, extent, rules.range)
    goal.asked = self.place(asked, extent, rules.range)
    return goal
  }

  /// It is a place there too: what has no name lies within the range.
  func isKept(in extent: Extent) -> Bool {
    (names.contains(.shut) || rest.outer >= extent.minOuter && rest.outer <= extent.maxOuter)
      && (names.contains(.end) || rest.inner >= extent.minInner && rest.inner <= extent.maxInner)
  }

  private func place(_ place: Route.Place, _ extent: Extent, _ range: Double) -> Route.Place {
    Route.Place(
      outer: names.contains(.shut) ? range : place.outer.clamped(extent.minOuter, range),
      inner: (names.contains(.end) ? extent.maxInner : place.inner).clamped(extent.minInner, extent.maxInner))
  }

  /// Content was put in above it, or taken away.
  mutating func shift(by shift: Double) {
    stretch?.y += shift
    if names.contains(.top) { return }
    rest.inner += shift
    asked.inner += shift
  }

  /// The path continues to a place to rest from what was asked for.
  mutating func goOn(to rest: Route.Place) { self.rest = rest }

  @inline(never)
  mutating func archive(_ archive: inout Archive) {
    archive.numbers(&rest)
    archive.numbers(&asked)
    var names = names.rawValue
    archive.integer(&names, 0, 7)
    self.names = Names(rawValue: names)
    var shows = stretch != nil
    archive.flag(&shows)
    if !shows { return }
    var stretch = stretch ?? Reveal(y: 0, height: 0, align: .start)
    stretch.archive(&archive)
    self.stretch = stretch
  }
}
