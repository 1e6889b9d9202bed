/// A coordinator around another: what the inner one does not use goes on to it.
public struct Link {
  /// The outer one's handle, in the terms of whoever hands out handles; 0: none.
  public internal(set) var handle: UInt64 = 0
  /// Where the outer one is; only while a call holds both.
  var outer: UnsafeMutablePointer<Coordinator>?
  var axes: LinkAxes = []
  /// The outer one takes part in the gesture that is going on.
  var isInGesture = false
}

/// On which axes it goes on.
public struct LinkAxes: OptionSet, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let vertical = LinkAxes(rawValue: 1)
  public static let horizontal = LinkAxes(rawValue: 2)
}
