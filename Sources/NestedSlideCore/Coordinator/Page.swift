/// One page as a host sees it.
public struct Page {
  public var index: Int
  public var isNeeded: Bool
  public var isVisible: Bool
  public var contentHeight: Double
  /// As seen, overscroll included.
  public var offset: Double
  public var maxOffset: Double
  /// In the viewport.
  public var frame: Rect
}
