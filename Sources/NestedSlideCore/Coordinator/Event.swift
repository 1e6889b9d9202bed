/// Something that happened, in the order in which it did.
public struct Event: Sendable {
  public enum Kind: Int32, Sendable {
    case scrollBegan = 1
    case scrollEnded
    case dragBegan
    case dragEnded
    case decelerationBegan
    case decelerationEnded
    case offsetChanged
    case pinned
    case unpinned
    case pageScrolled
    case pageNeeded
    case pageReleased
    case pageAppeared
    case pageDisappeared
    case pageTransitionBegan
    case pageTransitionEnded
    case pageChanged
    case settled
  }

  public let kind: Kind
  /// A transition that was given up, or a drag that goes on decelerating.
  public var flag = false
  public var source = InputSource.touch
  public var index: Int32 = -1
  public var from: Int32 = -1
  public var to: Int32 = -1
  public let time: Double
  /// The outer offset, or the pager's position in pages.
  public var first = 0.0
  /// The inner offset, or the transition's progress.
  public var second = 0.0

  init(_ kind: Kind, at time: Double) {
    self.kind = kind
    self.time = time
  }

  /// Only the latest of these matters to a host that has not looked for a while.
  @inline(__always) var isProgress: Bool { kind == .offsetChanged || kind == .pageScrolled }
}
