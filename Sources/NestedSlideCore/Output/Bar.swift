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

  /// How long its track is, points.
  func track(_ setup: SetupPointer) -> Double {
    self == .page ? setup.pointee.layout.pagerHeight : setup.pointee.settings.layout.viewportHeight
  }
}

/// From offsets to the thumbs of scroll bars, and back.
extension Snapshot {
  /// The place of a bar's thumb on its track, points.
  func thumb(of bar: Bar, track: Double) -> (position: Double, length: Double) {
    switch bar {
    case .outer: return (outerBarPosition, outerBarLength)
    case .page: return (pageBarPosition, pageBarLength)
    case .joined:
      let thumb = ScrollBar(offset: path, viewport: track, content: track + maxOuter + maxInner)
      return (thumb.position, thumb.length)
    }
  }

  /// The offsets at which a bar's thumb is at a position; nil for one that the bar leaves.
  func offsets(of bar: Bar, thumbAt position: Double, track: Double) -> (outer: Double?, inner: Double?) {
    let most = (bar == .page ? 0 : maxOuter) + (bar == .outer ? 0 : maxInner)
    // Within the bar first: in a port next to nothing the quotient would be beyond all numbers.
    let offset = track > 0 ? (position.clamped(0, track) * (track + most) / track.asDivisor).clamped(0, most) : 0
    return bar.split(offset, maxOuter: maxOuter)
  }
}
