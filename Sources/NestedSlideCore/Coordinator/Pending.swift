/// What waits, or lasts, until somebody takes over. `takeOver` ends it, and the doors that begin it set it: nobody else
/// writes it.
struct Pending {
  /// What comes into view once the pager has turned to its page.
  private(set) var reveal: PendingReveal?
  /// What ends that show no overscroll were given.
  var edge = Edge()
  private(set) var autoscroll = AutoscrollState()
  private(set) var caught = CaughtFling()
  /// A command has placed the header: it stays there until the next vertical input.
  private(set) var keepsHeader = false
  /// More was asked for by what moves the path now: it asks once.
  private(set) var hasAsked = false

  /// The thumb of a scroll bar that is dragged.
  private(set) var thumb: Thumb?

  mutating func hold(_ thumb: Thumb) { self.thumb = thumb }

  mutating func wait(toReveal reveal: PendingReveal) { self.reveal = reveal }
  /// What waits to come into view has moved within its page.
  mutating func move(_ reveal: Reveal) { self.reveal?.reveal = reveal }
  /// Its page has come to rest.
  mutating func takeReveal() -> PendingReveal? {
    defer { reveal = nil }
    return reveal
  }

  mutating func set(_ autoscroll: AutoscrollState) { self.autoscroll = autoscroll }
  /// The motion has begun that autoscroll asks for, or waits at the end of the path.
  mutating func autoscrollWaits(_ waits: Bool) { autoscroll.waits = waits }

  mutating func `catch`(_ velocity: Double, until time: Double) { caught = CaughtFling(velocity, until: time) }
  /// The finger that caught a fling begins to drag.
  mutating func dragFromCatch(at time: Double) { caught.drag(at: time) }

  mutating func keepHeader() { keepsHeader = true }
  mutating func letHeaderGo() { keepsHeader = false }

  mutating func askForMore() { hasAsked = true }
  /// Something has come.
  mutating func letAskAgain() { hasAsked = false }

  /// A step of a wheel has nothing to end.
  var isQuiet: Bool { reveal == nil && !autoscroll.isOn && edge == Edge() }

  mutating func end(_ kinds: Kinds) {
    if kinds.contains(.reveal) { reveal = nil }
    if kinds.contains(.edge) { edge = Edge() }
    if kinds.contains(.autoscroll) { autoscroll = AutoscrollState() }
    if kinds.contains(.catch) { caught = CaughtFling() }
    if kinds.contains(.asked) { hasAsked = false }
    if kinds.contains(.thumb) { thumb = nil }
  }

  /// Pages have other numbers now.
  mutating func renumber(_ number: PageRenumbering) {
    guard let page = reveal?.page else { return }
    let renumbered = number(page)
    if renumbered < 0 { reveal = nil } else { reveal?.page = renumbered }
  }

  /// Of what waits, what may end when somebody takes over.
  struct Kinds: OptionSet {
    let rawValue: UInt8

    static let reveal = Kinds(rawValue: 1)
    static let edge = Kinds(rawValue: 2)
    static let autoscroll = Kinds(rawValue: 4)
    static let `catch` = Kinds(rawValue: 8)
    static let asked = Kinds(rawValue: 16)
    static let thumb = Kinds(rawValue: 32)
  }
}

/// The fling that a touch has caught, with `repeatedFlings`.
struct CaughtFling {
  /// Points per second.
  private(set) var velocity = 0.0
  /// Until when the finger has to drag so that it counts, seconds; any time once it has.
  private(set) var until = 0.0

  init() {}

  init(_ velocity: Double, until: Double) { (self.velocity, self.until) = (velocity, until) }

  mutating func drag(at time: Double) {
    if velocity == 0 { return }
    if time > until + 1e-9 { velocity = 0 }
    until = Limits.time
  }

  mutating func archive(_ archive: inout Archive) {
    archive.number(&velocity)
    archive.number(&until, -Limits.time, Limits.time + 1)
  }
}

extension Pending {
  mutating func archive(_ archive: inout Archive, pageCount: Int) {
    archive.number(&edge.pullX)
    archive.number(&edge.pullY)
    archive.number(&edge.velocityY)
    autoscroll.archive(&archive)
    caught.archive(&archive)
    archive.flag(&keepsHeader)
    archive.flag(&hasAsked)
    archiveReveal(&archive, pageCount: pageCount)
    archiveThumb(&archive)
  }

  private mutating func archiveThumb(_ archive: inout Archive) {
    var isHeld = thumb != nil
    archive.flag(&isHeld)
    if !isHeld { return }
    var held = thumb ?? Thumb(bar: .joined, place: 0)
    held.archive(&archive)
    if archive.isReading && !archive.isCorrupt { thumb = held }
  }

  private mutating func archiveReveal(_ archive: inout Archive, pageCount: Int) {
    var waits = reveal != nil
    archive.flag(&waits)
    if !waits { return }
    var waiting = reveal ?? PendingReveal(Reveal(y: 0, height: 0, align: .start), page: 0)
    waiting.reveal.archive(&archive)
    archive.integer(&waiting.page, 0, pageCount - 1)
    if archive.isReading && !archive.isCorrupt { reveal = waiting }
  }
}
