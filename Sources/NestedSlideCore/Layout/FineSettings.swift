/// Settings that few hosts change; kept apart, so that a coordinator that leaves them alone has no room for them.
public struct FineSettings: Equatable, Sendable {
  /// Of a fling by `FlingCurve.constant` or `chromium`, points per second squared; nil: the curve's.
  @Automatic public var constantDeceleration: Double?
  /// Of `FlingCurve.spline`; nil: 0.015.
  @Automatic public var flingFriction: Double?
  /// A pointer that lifts slower throws nothing, points per second; nil: the preset's.
  @Automatic public var minFlingVelocity: Double?
  /// A pointer throws no faster, points per second; nil: the preset's.
  @Automatic public var maxFlingVelocity: Double?
  /// How long a pointer is down before a button shows it, seconds.
  public var pressDelay: Double = usualPressDelay

  public var margins = Margins()

  public init() {}

  private static var usualPressDelay: Double { 0.1 }

  /// Whether these are the usual ones, to the bit: a host reads back the -0 that it wrote.
  @inline(never)
  var areUsual: Bool {
    if constantDeceleration != nil || flingFriction != nil || minFlingVelocity != nil || maxFlingVelocity != nil {
      return false
    }
    return pressDelay == FineSettings.usualPressDelay && margins.areNone
  }
}
