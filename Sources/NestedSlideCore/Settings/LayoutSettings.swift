/// What the places of header, hover bar and pager follow from. Lengths in points, 0 or more.
public struct LayoutSettings: Equatable, Sendable {
  public var viewportWidth = 390.0
  public var viewportHeight = 844.0
  /// 0: no header.
  public var headerHeight = 0.0
  /// How much of the header stays when it is collapsed, points.
  public var headerMinHeight = 0.0
  /// How much of the header returns before the page moves, with `HeaderMotion.quickReturnMinimum`.
  public var headerReturnHeight = 0.0
  /// 0: no hover bar.
  public var hoverHeight = 0.0
  /// How far below the viewport's top the hover bar sticks.
  public var pinInset = 0.0
  /// The collapse range, rounded up to a whole point; nil: derived from the heights.
  @Automatic public var pinDistance: Double?
  public var rightToLeft = false
  public var headerStretch = false

  public init() {}
}
