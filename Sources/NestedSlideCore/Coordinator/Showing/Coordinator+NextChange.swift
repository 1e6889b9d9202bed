/// When the picture changes next. A host that rounds what it draws to the pixels of its display can sleep until then.
///
/// A fling spends most of its time on its last points: there many frames pass until an offset has come to another
/// pixel. The motion is a curve in closed form, so the instant at which it leaves the present pixel is solved for, as
/// the agenda's instants are:
///
///     offset   ┄┄┄┄┄┄┄┄┄┄┄┄╭──── edge of the pixel, half a pixel from its middle
///              ────●━━━━━━━╯
///                 now      the next change, or the agenda's instant if that comes first
///
/// Nothing is kept: frames of hosts that never ask cost what they did.
extension Coordinator {
  /// The first instant at which an offset, rounded to a whole number of pixels, changes, or at which something happens;
  /// `Limits.time` if neither will. The present time stands for the next frame, whenever that is.
  /// - Parameter pixel: points; 0: as soon as any number changes.
  @inline(never)
  public mutating func nextChange(pixel: Double) throws(Failure) -> Double {
    try require(pixel, within: 0, Limits.length, "pixel: must be from 0 to 1e12 points")
    return change(pixel: pixel)
  }

  /// What a host that draws every frame is told: something will change by itself. What moves does.
  var needsFrame: Bool {
    mutating get { path.isMoving || pager.isMoving || movesOtherwise || change(pixel: 0) < Limits.time }
  }

  private mutating func change(pixel: Double) -> Double {
    // A finger that is resampled: the next frame reads its place.
    if movesInFrames { return now }
    if let extras, isCoasting, pages.overlapping.contains(extras.pointee.coast.page) { return now }
    var next = nextInstant()
    // The bar comes to other pixels than the page that it follows.
    if hoverMoves() { return now }
    // So does what is told of a turn that got another goal.
    if pager.isMoving && !pager.bend.isNone { return now }
    // So do rows that lie elsewhere than their page's offset says.
    if path.isMoving && liesAside { return now }
    if path.isMoving {
      let instant = path.pixelEnd(pixel: pixel, at: now)
      if instant < next { next = instant }
    }
    if pager.isMoving {
      let instant = pager.pixelEnd(pixel: pixel / indicatorLead(), at: now)
      if instant < next { next = instant }
    }
    if let extras, isStripMoving {
      let instant = extras.pointee.strip.pixelEnd(pixel: pixel, at: now)
      if instant < next { next = instant }
    }
    return next.clamped(now, Limits.time)
  }

  /// A page that grows up is in sight, and its content lies elsewhere than its offset says: by the header, or as it is
  /// short.
  private var liesAside: Bool {
    mutating get {
      let (height, isOpen) = (layout.pagerHeight, layout.hidden(outer: path.outer) > 0)
      let movesHeader = path.motion.leg.mover == .outer
      var found = false
      pages.overlapping.visit {
        let page = pages[$0]
        if page.growsUp && (isOpen || movesHeader || page.contentHeight < height) { found = true }
      }
      return found
    }
  }

  /// How many pixels the indicator of the tabs goes in one of the pages, if it goes further than they; else 1.
  /// In a far turn it passes the items of all pages between, and the pages go one stride.
  private mutating func indicatorLead() -> Double {
    let stride = layout.stride
    if !pager.turn.isActive || !(stride > 0) { return 1 }
    var (from, to) = (Int(pager.turn.from), Int(pager.turn.to))
    if pager.far == 0 {
      from = output.view.pagePosition.rounded(.down).wholeNumber(0, pages.count - 1)
      to = min(from + 1, pages.count - 1)
    }
    // The page that is left may have been removed.
    if min(from, to) < 0 || max(from, to) >= pages.count { return 1 }
    let way = abs(tab(to).start - tab(from).start)
    return way > stride ? way / stride : 1
  }
}

extension StripMotion {
  /// When the strip of tabs leaves its pixel.
  func pixelEnd(pixel: Double, at now: Double) -> Double {
    curve.pixelEnd(of: offset, sign, pixel: pixel, from: start, to: end, at: now)
  }
}

extension Curve {
  /// When what is shown of a curve leaves its pixel; infinity if it stays, `now` if pixels are too small for its
  /// digits.
  /// - Parameters:
  ///   - shown: the offset as seen now; half a pixel is rounded up.
  ///   - sign: 1 if that grows with the curve, -1 if it shrinks.
  @inline(never)
  func pixelEnd(of shown: Double, _ sign: Double, pixel: Double, from start: Double, to end: Double, at now: Double)
    -> Double
  {
    if !(pixel > abs(shown) * 0x1p-40) { return now }
    let elapsed = now > start ? now - start : 0
    // The curve at the middle of the pixel.
    let middle = state(at: elapsed).offset + sign * ((shown / pixel.asDivisor + 0.5).rounded(.down) * pixel - shown)
    // A little beyond the edge: a frame at that instant must not come out a rounding before it.
    let half = pixel * (0.5 + 0x1p-10)
    let found = exit(low: middle - half, high: middle + half, after: elapsed, until: end - start)
    return found.map { start + $0.time } ?? .infinity
  }
}

extension Path {
  /// When the offset that moves leaves its pixel; `now` if that is not known.
  mutating func pixelEnd(pixel: Double, at now: Double) -> Double {
    let isLeg = motion.leg.sign != 0
    let sign = isLeg ? motion.leg.sign : -motion.edge.sign
    if sign == 0 || overscroll.owner == .both { return now }
    let isOfPage = isLeg ? motion.leg.mover == .page : overscroll.owner == .page
    let shown = overscroll.edge != 0 ? overscroll.edge : (isOfPage ? shownInner : shownOuter)
    return motion.curve.pixelEnd(of: shown, sign, pixel: pixel, from: motion.start, to: motion.end, at: now)
  }
}

extension Pager {
  /// When the offset leaves its pixel, or what an end shows.
  mutating func pixelEnd(pixel: Double, at now: Double) -> Double {
    let curve = Curve.spring(spring)
    let shown = kind == .edge ? curve.state(at: now > start ? now - start : 0).offset : offset
    return curve.pixelEnd(of: shown, 1, pixel: pixel, from: start, to: end, at: now)
  }
}
