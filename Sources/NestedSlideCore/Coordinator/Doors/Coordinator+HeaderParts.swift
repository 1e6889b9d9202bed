/// A header of several parts, each with a rule of its own: the heights of the header follow from them.
extension Coordinator {
  /// Replaces the parts; none keeps the heights as they are.
  public mutating func setHeaderParts(
    count: Int, animated: Bool, _ part: (Int) throws(Failure) -> HeaderPart
  ) throws(Failure) {
    try require(count, within: 0, HeaderParts.greatestCount, .outOfRange, "count: must be from 0 to 64")
    if count == 0 && headerPartCount == 0 { return }
    let extras = try needExtras()
    var parts = HeaderParts()
    if count > 0 {
      guard let memory = RawMemory.allocate(HeaderPart.self, count: count) else {
        throw Failure(.outOfMemory, "out of memory")
      }
      do throws(Failure) {
        for index in 0..<count {
          let made = try part(index)
          try made.check()
          (memory + index).initialize(to: made)
        }
        parts = HeaderParts(memory, count: count)
        // The other two are no greater.
        try require(parts.height, within: 0, Limits.length, "header_height: must be from 0 to 1e12 points")
      } catch {
        RawMemory.free(memory)
        throw error
      }
    }
    extras.pointee.headerParts.free()
    extras.pointee.headerParts = parts
    changeLayout(animated: animated) { changed in
      if count == 0 { return }
      changed.layout.headerHeight = parts.height
      changed.layout.headerMinHeight = parts.minHeight
      changed.layout.headerReturnHeight = parts.returnHeight
      if changed.headerMotion == .headerFirst && parts.anyReturns { changed.headerMotion = .quickReturnMinimum }
    }
  }

  /// How many parts the header has, 0 if it is of one piece.
  public var headerPartCount: Int { mutating get { extras?.pointee.headerParts.count ?? 0 } }

  /// Calls `visit` with the place of every part in the viewport, from the last one up.
  public mutating func forEachHeaderPart(_ visit: (_ index: Int, _ frame: Rect) -> Void) {
    extras?.pointee.headerParts.forEachFrame(
      header: output.view.header, stretch: output.view.headerStretch, top: settings.layout.pinInset, visit)
  }

  /// The heights of a header with parts are not the host's to change.
  func requireHeights(of changed: LayoutSettings) throws(Failure) {
    guard let extras, extras.pointee.headerParts.count > 0 else { return }
    if changed.headerHeight != settings.layout.headerHeight
      || changed.headerMinHeight != settings.layout.headerMinHeight
      || changed.headerReturnHeight != settings.layout.headerReturnHeight
    {
      throw Failure(.invalidState, "header_height: follows from the header's parts")
    }
  }
}
