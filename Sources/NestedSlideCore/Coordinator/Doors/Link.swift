/// A coordinator around another: what the inner one does not use passes to it.
public struct Link {
  /// The outer one's handle, as the C layer gives it out; 0: none.
  public internal(set) var handle: UInt64 = 0
  /// The outer one takes part in the gesture that is going on.
  var isInGesture = false
  /// The outer one's header collapses before what is inside moves.
  var isHeaderFirst = false
  /// A drag stays on the side of the link on which it moved something first, and so does what it throws.
  var isLatched = false
  /// Pointers are given in this one's own view, which moves with what is around it.
  var hasOwnCoordinates = false
  /// The place of that view when the first pointer went down, points.
  var origin = (x: 0.0, y: 0.0)
  /// The page around in which it lies, -1 if that was never told, and its start in the page's content, points.
  var place = (page: -1, y: 0.0)
  /// Which side that was in the last gesture.
  var movedFirst = Side.neither
  /// Nobody around takes a pull beyond the top: this one shows it itself.
  var keepsPull = false
  /// What moves this one begins then, as soon as a header around it is collapsed, seconds; infinity if none waits.
  var entersAt = Double.infinity
  /// Which header that is: so many links outwards.
  var enteredFrom = 0
  /// A step moves this one first, and then some around it.
  var leadsAround = false
  var surroundings = Surroundings()
  /// The coordinators that are linked to this one; nil if none ever was.
  var linked: UnsafeMutablePointer<LinkedCoordinators>?
  /// Which of those that were ever linked to the outer one this is, from 1: by that it books. Not saved.
  var number: UInt32 = 0
  /// A fling of one inside this one will reach its end then, with a velocity left, seconds and points per second;
  /// infinity if none will.
  private(set) var bookedAt = Double.infinity
  private(set) var bookedVelocity = 0.0
  /// Which one inside it is, by its number; 0: none. No handle: equal histories are to be saved as equal bytes.
  private(set) var bookedBy: UInt32 = 0

  /// What was taken last: the one inside may say it again before it gets there itself.
  private(set) var taken: (at: Double, by: UInt32) = (-.infinity, 0)

  enum Side: UInt8 {
    case neither
    /// This one, or those inside.
    case inside
    /// The outer one, or those around it.
    case outside
  }

  /// One inside has planned its motion anew.
  /// - Parameter velocity: 0 if nothing will be left.
  mutating func book(_ velocity: Double, at time: Double, by inner: UInt32) {
    if velocity == 0 ? bookedBy != inner : taken.by == inner && taken.at == time { return }
    bookedAt = velocity == 0 ? .infinity : time
    bookedVelocity = velocity
    bookedBy = velocity == 0 ? 0 : inner
  }

  /// What is booked for an instant that has come.
  mutating func takeBooked(at time: Double) -> Double? {
    if !(time >= bookedAt) { return nil }
    let velocity = bookedVelocity
    taken = (bookedAt, bookedBy)
    book(0, at: 0, by: bookedBy)
    return velocity
  }

  mutating func archiveBooking(_ archive: inout Archive) {
    archive.bound(&bookedAt)
    archive.number(&bookedVelocity)
    archive.integer(&bookedBy, 0, Int64(UInt32.max))
    archive.bound(&taken.at)
    archive.integer(&taken.by, 0, Int64(UInt32.max))
    archive.choice(&movedFirst)
    archive.flag(&keepsPull)
    archive.number(&origin.x)
    archive.number(&origin.y)
    archive.bound(&entersAt)
    archive.integer(&enteredFrom, 0, Coordinator.mostLinks)
    archive.flag(&leadsAround)
  }
}

/// The coordinators that are linked to one, counted by how deep others lie inside them.
///
/// A chain has 64 links at most, in whichever order they are made. The links around a coordinator can be counted, as
/// they lead outwards; those inside cannot be reached from the outside. So each coordinator keeps the length of the
/// longest chain of links that ends in it, and for when that one is taken out, how many others there are of each
/// length. A change is told outwards as far as it changes the longest length.
struct LinkedCoordinators {
  private var counts = [64 of UInt32](repeating: 0)
  /// The links of the longest chain that ends in the coordinator.
  private(set) var depth = 0
  /// How many were ever linked.
  private var numbered: UInt32 = 0

  /// Of one that is linked now.
  mutating func newNumber() -> UInt32 {
    numbered &+= 1
    return numbered
  }

  /// - Parameter depth: of the coordinator that is linked, below `Coordinator.mostLinks`.
  mutating func add(depth inner: Int) {
    counts[inner] &+= 1
    if inner >= depth { depth = inner + 1 }
  }

  mutating func remove(depth inner: Int) {
    counts[inner] &-= 1
    while depth > 0 && counts[depth - 1] == 0 { depth -= 1 }
  }
}

/// The coordinators around one, from the inside out, while a call is inside all of them; none else.
public struct Surroundings {
  private let held: UnsafeMutablePointer<HeldCoordinator>?
  public let count: Int

  public init() { (held, count) = (nil, 0) }

  public init(_ held: UnsafeMutablePointer<HeldCoordinator>, _ count: Int) { (self.held, self.count) = (held, count) }

  public subscript(index: Int) -> UnsafeMutablePointer<Coordinator> { held.unsafelyUnwrapped[index].coordinator }

  public func entry(_ index: Int) -> UnsafeMutableRawPointer { held.unsafelyUnwrapped[index].entry }
}

/// A coordinator that a call is inside of, and what the C layer needs to leave it.
public struct HeldCoordinator {
  public let coordinator: UnsafeMutablePointer<Coordinator>
  public let entry: UnsafeMutableRawPointer

  public init(_ coordinator: UnsafeMutablePointer<Coordinator>, _ entry: UnsafeMutableRawPointer) {
    (self.coordinator, self.entry) = (coordinator, entry)
  }
}

/// What few coordinators need looking after, in one word that most calls find empty.
struct Attention: OptionSet {
  let rawValue: UInt8

  /// The axes of a link to a coordinator around this one, as in `LinkAxes`.
  static let links = Attention(rawValue: 3)
  /// The gesture pulls at an end that shows no overscroll.
  static let pulledEdge = Attention(rawValue: 4)
  /// Every call is recorded.
  static let recording = Attention(rawValue: 8)
  /// The velocity is taken from more positions than the usual few.
  static let history = Attention(rawValue: 16)
  /// Frames place what a finger drags at the finger's place a little before.
  static let resampling = Attention(rawValue: 32)
  /// The gesture drags the strip of tabs.
  static let strip = Attention(rawValue: 64)
  /// What the host gives and sees is turned.
  static let turned = Attention(rawValue: 128)

  /// Those that time has to look after in which nothing happens. What passes outwards was booked when it was planned,
  /// the history is of pointers, what is turned is what is seen, and a record is written after the call.
  static let ofTime: Attention = [.pulledEdge, .strip]
  /// Those with which a finger may still move within its guard: its samples are noted once more.
  static let ofFinger: Attention = .history
}

/// The axes on which the rest passes outwards.
public struct LinkAxes: OptionSet, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let vertical = LinkAxes(rawValue: 1)
  public static let horizontal = LinkAxes(rawValue: 2)
  /// No axis: the outer one's header collapses before the inner one moves.
  public static let headerFirst = LinkAxes(rawValue: 4)
  /// No axis: a drag stays on the side that it moved first.
  public static let latched = LinkAxes(rawValue: 8)
  /// No axis: pointers are given in this one's own view.
  public static let ownCoordinates = LinkAxes(rawValue: 16)

  /// The other one of one.
  var turned: LinkAxes { LinkAxes(rawValue: (rawValue & 1) << 1 | (rawValue & 2) >> 1) }
}
