/// One page as a host sees it. Its layout in memory is that of nslide_page, field by field.
public struct Page {
  public internal(set) var index: Int32
  public internal(set) var isNeeded: Int32
  public internal(set) var isVisible: Int32
  public internal(set) var refresh: Int32
  public internal(set) var isLoading: Int32
  public internal(set) var reserved: Int32 = 0
  public internal(set) var contentHeight: Double
  /// As seen, overscroll included.
  public internal(set) var offset: Double
  public internal(set) var maxOffset: Double
  /// In the viewport.
  public internal(set) var frame: Rect
}
