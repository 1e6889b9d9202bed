/// A scroll bar's thumb that is dragged.
///
/// While rows are measured as they come into view, the content's height changes under the thumb. So a place of the
/// thumb does not stand for an offset. Each move takes the share of what is left of the content that it takes of what is
/// left of the track:
///
///     track    0 ──────── last ──── now ──────── 1
///     content  0 ──────── offset ── ? ────────── most       ? = offset + (most - offset) (now - last) / (1 - last)
///
/// Upwards likewise. The content never goes against the thumb, whatever has become known meanwhile, and at either end of
/// the track it is at its own end: also if that moves while the thumb is held there.
public enum ThumbPhase: Int32, Sendable {
  case began
  case moved
  case ended
}

extension Coordinator {
  /// - Parameter place: of the thumb on its track, 0 to 1. That of the first phase says where it was taken hold of.
  public mutating func dragThumb(of bar: Bar, _ phase: ThumbPhase, to place: Double) throws(Failure) {
    try require(place, within: 0, 1, "place: must be from 0 to 1")
    if phase != .began && pending.thumb?.bar != bar { throw Failure(.invalidState, "bar: its thumb is not held") }
    drivePageOfInput()
    switch phase {
    case .began:
      takeOver(by: .command)
      output.endDeceleration(at: now)
      path.put(at: path.extent.clamped(path.place))
      path.note(heading: 0)
      pending.hold(Thumb(bar: bar, place: place))
    case .moved:
      moveThumb(of: bar, to: place)
    case .ended:
      pending.end(.thumb)
      keepRest(isReleased: true)
    }
    finish()
  }

  private mutating func moveThumb(of bar: Bar, to place: Double) {
    guard let thumb = pending.thumb else { return }
    let way = way(of: bar)
    let goal = thumb.offset(at: place, from: way.offset, low: way.low, high: way.high)
    pending.hold(Thumb(bar: bar, place: place))
    if goal != way.offset { put(bar, at: goal) }
  }

  /// The end of the content may have moved under a thumb that is held at the end of its track.
  mutating func keepThumb() {
    guard let thumb = pending.thumb, thumb.place == 1, !path.isMoving else { return }
    let way = way(of: thumb.bar)
    if way.offset < way.high { put(thumb.bar, at: way.high) }
  }

  private mutating func put(_ bar: Bar, at offset: Double) {
    output.source = .mouse
    output.beginScroll(at: now)
    path.head(up: offset > way(of: bar).offset)
    let goal = bar.split(offset, maxOuter: path.extent.maxOuter)
    path.put(at: Route.Place(outer: goal.outer ?? path.outer, inner: goal.inner ?? path.inner))
    takePath()
  }

  /// What a bar moves, and between which ends.
  private func way(of bar: Bar) -> (offset: Double, low: Double, high: Double) {
    let extent = path.extent
    switch bar {
    case .outer: return (path.outer, extent.minOuter, extent.maxOuter)
    case .page: return (path.inner, extent.minInner, extent.maxInner)
    case .joined: return (path.outer + path.inner, extent.minOuter, extent.maxOuter + extent.maxInner)
    }
  }
}

/// A thumb that is held.
struct Thumb {
  var bar: Bar
  /// On its track, 0 to 1.
  var place: Double

  /// The offset that another place of the thumb leads to, from an offset between two ends.
  func offset(at next: Double, from offset: Double, low: Double, high: Double) -> Double {
    if next >= 1 { return high }
    if next <= 0 { return low }
    if next > place { return offset + (high - offset) * ((next - place) / (1 - place)) }
    return next < place ? offset + (low - offset) * ((place - next) / place) : offset
  }

  mutating func archive(_ archive: inout Archive) {
    archive.choice(&bar)
    archive.number(&place, 0, 1)
  }
}
