/// A coordinator around another: what the inner one does not use goes on to it.
public struct Link {
  /// The outer one's handle, in the terms of whoever hands out handles; 0: none.
  public internal(set) var handle: UInt64 = 0
  /// The outer one, only while a call holds both.
  var held: HeldCoordinator?
  var axes: LinkAxes = []
  /// This one's own handle, by which it books with the outer one.
  var name: UInt64 = 0
  /// The outer one takes part in the gesture that is going on.
  var isInGesture = false
  /// A fling of one inside this one will reach its end then, with a velocity left, seconds and points per second;
  /// infinity where none will.
  private(set) var bookedAt = Double.infinity
  private(set) var bookedVelocity = 0.0
  /// Which one inside it is, by whatever number it was given.
  private(set) var bookedBy: UInt64 = 0

  /// One inside has planned its motion anew.
  mutating func book(_ velocity: Double, at time: Double, by inner: UInt64) {
    if velocity == 0 && bookedBy != inner { return }
    bookedAt = velocity == 0 ? .infinity : time
    bookedVelocity = velocity
    bookedBy = velocity == 0 ? 0 : inner
  }

  /// What is booked for an instant that has come.
  mutating func takeBooked(at time: Double) -> Double? {
    if !(time >= bookedAt) { return nil }
    let velocity = bookedVelocity
    book(0, at: 0, by: bookedBy)
    return velocity
  }

  mutating func archiveBooking(_ archive: inout Archive) {
    archive.bound(&bookedAt)
    archive.number(&bookedVelocity)
    archive.word(&bookedBy)
  }
}

/// A coordinator that a call is inside of, and what whoever hands out handles needs to leave it.
public struct HeldCoordinator {
  public let outer: UnsafeMutablePointer<Coordinator>
  public let entry: UnsafeMutableRawPointer
  public let word: UInt64
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
}

/// On which axes it goes on.
public struct LinkAxes: OptionSet, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let vertical = LinkAxes(rawValue: 1)
  public static let horizontal = LinkAxes(rawValue: 2)
}
