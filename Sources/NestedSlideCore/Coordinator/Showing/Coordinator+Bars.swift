/// A scroll bar.
public enum Bar: Int32, Sendable {
  /// One for header and page together.
  case joined
  case outer
  case page
}

extension Bar {
  /// What an offset along a bar is of the whole and of the page; nil for one that the bar leaves. The joined one collapses
  /// the header first.
  func split(_ offset: Double, maxOuter: Double) -> (outer: Double?, inner: Double?) {
    switch self {
    case .outer: return (offset, nil)
    case .page: return (nil, offset)
    case .joined:
      let outer = offset < maxOuter ? offset : maxOuter
      return (outer, offset - outer)
    }
  }
}

/// Scroll bars, and from their thumbs back to offsets.
extension Coordinator {
  /// The place of a bar's thumb, points.
  public mutating func thumb(of bar: Bar) -> (position: Double, length: Double) {
    let thumb = thumbByOffsets(of: bar)
    let held = thumbPosition(of: bar, viewport: viewport(of: bar), length: thumb.length)
    return (held ?? thumb.position, thumb.length)
  }

  private func viewport(of bar: Bar) -> Double {
    bar == .page ? setup.pointee.layout.pagerHeight : setup.pointee.settings.layout.viewportHeight
  }

  private mutating func thumbByOffsets(of bar: Bar) -> (position: Double, length: Double) {
    switch bar {
    case .outer: return (output.view.outerBarPosition, output.view.outerBarLength)
    case .page: return (output.view.pageBarPosition, output.view.pageBarLength)
    case .joined:
      let viewport = viewport(of: .joined)
      let thumb = ScrollBar(
        offset: output.view.path, viewport: viewport,
        content: viewport + output.view.maxOuter + output.view.maxInner)
      return (thumb.position, thumb.length)
    }
  }

  /// The offsets at which a bar's thumb is at a position; nil for one that the bar leaves.
  public mutating func offsets(of bar: Bar, thumbAt position: Double) throws(Failure) -> (
    outer: Double?, inner: Double?
  ) {
    try require(position, within: -Limits.length, Limits.length, "position: must be within 1e12 points")
    let (maxOuter, maxInner) = (output.view.maxOuter, output.view.maxInner)
    let viewport = viewport(of: bar)
    let most = (bar == .page ? 0 : maxOuter) + (bar == .outer ? 0 : maxInner)
    // Within the bar first: in a port next to nothing the quotient would be beyond all numbers.
    let offset =
      viewport > 0 ? (position.clamped(0, viewport) * (viewport + most) / viewport.asDivisor).clamped(0, most) : 0
    return bar.split(offset, maxOuter: maxOuter)
  }

  /// Whether content of the page lies under what is above it.
  public var isLifted: Bool { output.view.inner > 0 }
}
