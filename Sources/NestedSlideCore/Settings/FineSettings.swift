/// Settings that few hosts change; kept apart, so that a coordinator that leaves them alone has no room for them.
public struct FineSettings: Equatable, Sendable {
  /// Of a fling's velocity, 1/s; nil: the preset's.
  @Automatic public var deceleration: Double?
  /// Slope of the rubber band at the edge; nil: the preset's.
  @Automatic public var rubberBand: Double?
  /// Period of the undamped bounce spring, seconds; nil: the preset's.
  @Automatic public var springResponse: Double?
  /// Damping ratio of the bounce spring; nil: the preset's.
  @Automatic public var springDamping: Double?
  /// A motion ends this close to its goal, points; nil: 0.1.
  @Automatic public var restDistance: Double?
  /// An exponential fling that becomes slower than this ends at once, points per second.
  public var stopVelocity = 0.0
  /// Deceleration past the seam with `Seam.resisted`, 1/s.
  public var seamResistance = 2.0
  /// A drag is horizontal when |dx| > axisRatio · |dy|.
  public var axisRatio = 1.0
  /// With `HeaderSnap.direction`, a release no faster than this snaps by the last movement, points per second.
  public var snapVelocity = 50.0
  /// A swipe let go faster than this turns a page, however wide it is, points per second; nil: the preset's.
  @Automatic public var flickVelocity: Double?
  /// A page is needed when more than this fraction of it shows; 0 up to, not with, 1.
  public var loadThreshold = 0.01
  public var margins = Margins()
  public var tabs = TabSettings()
  /// Of a fling by `FlingCurve.constant` or `chromium`, points per second squared; nil: the curve's.
  @Automatic public var constantDeceleration: Double?
  /// Of `FlingCurve.spline`; nil: 0.015.
  @Automatic public var flingFriction: Double?
  /// A pointer that lifts slower throws nothing, points per second; nil: the preset's.
  @Automatic public var minFlingVelocity: Double?
  /// A pointer throws no faster, points per second; nil: the preset's.
  @Automatic public var maxFlingVelocity: Double?
  /// How long a pointer is down before a button shows it, seconds.
  public var pressDelay = 0.1
  /// A touch that stops a slower motion may still be a tap, points per second.
  public var tapVelocity = 50.0
  /// How far a mouse moves before it drags, points.
  public var mouseSlop = 3.0
  /// How long before a frame a pointer is shown that is resampled, seconds.
  public var resamplingLatency = 0.0045
  /// How far beyond its last sample a pointer is followed, seconds.
  public var resamplingAhead = 0.012
  /// What a pull beyond the top comes near to, points; nil: the height of what is pulled.
  @Automatic public var refreshLimit: Double?
  /// Pulled further than this and let go the second level opens, held open by as much, points; 0: never.
  public var refreshSecondHeight = 0.0
  /// Each page refreshes by itself, also if a pull shows on the whole.
  public var refreshPerPage = false
  /// Pages continue behind what is pinned above them, up to the viewport's top.
  public var pagerUnderPinned = false
  /// Pulled further than this beyond its end and let go the page asks for more, held open by as much, points; 0: never.
  public var loadPull = 0.0
  /// With `HoverHides.afterTime`, how long nothing moves before the bar hides, seconds.
  public var hoverHideDelay = 3.0
  /// From which part of the way to the next page on a slow swipe goes there, 0 to 1; nil: the
  /// preset's.
  @Automatic public var pageTurnDistance: Double?
  /// What hides the hover bar.
  public var hoverHides = HoverHides.never

  public init() {}
}
