/// Where a horizontal swipe may begin.
public enum SwipeArea: Int32, Sendable {
  case pages
  case all
}

/// How touches are read.
public struct InputSettings: Equatable, Sendable {
  /// How far a pointer moves before it drags, points.
  public var touchSlop = 10.0
  /// A drag is horizontal when |dx| > axisRatio · |dy|.
  public var axisRatio = 1.0
  public var swipeArea = SwipeArea.pages
  public var horizontalEnabled = true

  public init() {}
}

/// What a host's recogniser saw.
public enum InputSource: Int32, Sendable {
  case touch
  case mouse
  case pen
  case trackpad
}

/// What a raw pointer did.
public enum PointerAction: Int32, Sendable {
  case down
  case move
  case up
  case cancel
}
