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
  /// A touch that stops a slower motion may still be a tap, points per second.
  public var tapVelocity: Double = usualTapVelocity
  /// How far a mouse moves before it drags, points.
  public var mouseSlop: Double = usualMouseSlop

  /// How long before a frame a pointer is shown that is resampled, seconds.
  public var resamplingLatency: Double = usualResampling.latency
  /// How far beyond its last sample a pointer is followed, seconds.
  public var resamplingAhead: Double = usualResampling.ahead

  public var margins = Margins()
  /// An exponential fling that becomes slower than this ends where it is, points per second.
  public var stopVelocity = 0.0

  public init() {}

  private static var usualPressDelay: Double { 0.1 }
  private static var usualTapVelocity: Double { 50 }
  private static var usualMouseSlop: Double { 3 }
  private static var usualResampling: (latency: Double, ahead: Double) { (0.005, 0.017) }

  /// Whether these are the usual ones, to the bit: a host reads back the -0 that it wrote.
  @inline(never)
  var areUsual: Bool {
    if constantDeceleration != nil || flingFriction != nil || minFlingVelocity != nil || maxFlingVelocity != nil {
      return false
    }
    if tapVelocity != FineSettings.usualTapVelocity || mouseSlop != FineSettings.usualMouseSlop { return false }
    if resamplingLatency != FineSettings.usualResampling.latency { return false }
    if resamplingAhead != FineSettings.usualResampling.ahead { return false }
    return pressDelay == FineSettings.usualPressDelay && stopVelocity.bitPattern == 0 && margins.areNone
  }
}
