/// A scroll indicator along its viewport: the part of the content that is seen, on the scale of the viewport.
struct ScrollBar {
  let position: Double
  let length: Double

  /// - Parameters:
  ///   - offset: as seen; beyond an end there is less of the content to see.
  ///   - viewport, content: lengths in points; without content the bar fills the viewport.
  @inline(__always)
  init(offset: Double, viewport: Double, content: Double) {
    let scale = content > 0 ? viewport / content.asDivisor : 1
    let reach = offset + viewport
    let above = offset < 0 ? -offset : 0
    let below = reach > content ? reach - content : 0
    // Within the content exactly as long at every offset.
    let seen = viewport - above - below
    position = offset > 0 ? offset * scale : 0
    length = seen > 0 ? seen * scale : 0
  }
}

/// From a content to its scroll bar: they follow from the layout and the ranges.
struct ScrollBarScales {
  /// Of the driven page.
  private(set) var page = 1.0
  /// Of the whole.
  private(set) var outer = 1.0

  mutating func set(page: Double, maxInner: Double, viewport: Double, maxOuter: Double) {
    func scale(_ viewport: Double, _ content: Double) -> Double { content > 0 ? viewport / content.asDivisor : 1 }
    self.page = scale(page, page + maxInner)
    outer = scale(viewport, viewport + maxOuter)
  }
}
