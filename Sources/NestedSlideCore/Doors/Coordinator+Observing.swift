/// Coordinating scroll views that scroll by themselves: the host reports where each is, the engine decides who may be
/// there, and what differs is corrected.
extension Coordinator {
  // MARK: Reports

  /// A scroll view of the host's has moved.
  /// - Parameter view: -1 for the outer one, -3 for the pager, else a page.
  public mutating func observe(_ view: Int, offset: Double, movedBy: MovedBy) throws(Failure) {
    try requireView(view)
    try require(offset, within: -Limits.length, Limits.length, "offset: must be within 1e12 points")
    if hand.gesture.isActive { throw Failure(.invalidState, "observe: a session is open, or a pointer is down") }
    let extras = try needExtras()
    if view == Observation.pager { return try observePager(offset, movedBy, extras) }
    if !pages.store.needExtras() { throw Failure(.outOfMemory, "out of memory") }
    // What is no finger's is an answer at any time.
    let isPrompt = extras.pointee.observation.correctedAt == now || !movedBy.isByFinger
    if report(view, offset, isPrompt, extras) { return }
    takeOver(by: .view)
    // One that ends at the seam is slower in its last step.
    let endsAtSeam = movedBy == .inertia && offset == (view == Observation.outer ? layout.range : 0)
    let velocity = endsAtSeam ? extras.pointee.observation.velocity(of: view, at: now) : 0
    let before = path.shownOuter + path.shownInner
    // A finger, or a program, takes over from what the engine moved.
    if view == Observation.outer {
      observeOuter(offset, movedBy)
    } else if view == path.page {
      observeDrivenPage(offset, movedBy)
    } else {
      if isPinned { pages[view].offset = offset.clamped(0, greatestOffset(of: view)) }
      observe(path.place, path.overscroll)
    }
    let way = path.shownOuter + path.shownInner - before
    if way != 0 { output.beginScroll(at: now) }
    follow(view, offset, movedBy, moved: way != 0, extras)
    if movedBy == .inertia { handOn(view, offset, moved: way, velocity, extras) }
    finish()
  }

  @inline(never)
  private mutating func observe(_ place: Route.Place, _ pull: Overscroll) {
    path.observe(outer: place.outer, inner: place.inner, pullOuter: pull.outer, pullInner: pull.inner)
  }

  /// Notes where a view is. True if nothing follows: the host did as it was told.
  /// - Parameter isPrompt: no time has passed since the host took a correction, or no finger moved the view.
  private mutating func report(
    _ view: Int, _ offset: Double, _ isPrompt: Bool, _ extras: UnsafeMutablePointer<CoordinatorExtras>
  ) -> Bool {
    if view == Observation.outer { return extras.pointee.observation.outerView.report(offset, isPrompt: isPrompt) }
    var isAnswer = false
    pages.store.changeExtras(view) { isAnswer = $0.view.report(offset, isPrompt: isPrompt) }
    return isAnswer
  }

  /// The outer view moves freely, but for where the page below holds it pinned. A program is never held back.
  private mutating func observeOuter(_ offset: Double, _ movedBy: MovedBy) {
    let range = layout.range
    let extent = path.extent
    var outer = path.outer
    // A short page holds the header where it is, or lets it open.
    let greatest = movedBy.isByFinger ? (outer > extent.maxOuter ? outer : extent.maxOuter) : range
    if movedBy.isByFinger && range > 0 && isPinned && path.inner > 0 {
      outer = range
    } else {
      outer = offset.clamped(0, greatest)
      // A toolkit of whole points comes no nearer to a range that is none.
      if outer < range && outer >= range.rounded(.down) && extent.maxOuter >= range { outer = range }
    }
    let owner = rules.overscrollOwner(top: true, extent)
    let isPull = offset < 0 && outer <= 0 && movedBy.isByFinger && (owner == .whole || owner == .both)
    var pull = path.overscroll
    pull.outer = isPull ? offset : 0
    observe(Route.Place(outer: outer, inner: path.inner), pull)
  }

  /// The page moves freely where the header is collapsed, and is held where it is while it is not.
  private mutating func observeDrivenPage(_ offset: Double, _ movedBy: MovedBy) {
    let extent = path.extent
    let rules = rules
    let owner = rules.overscrollOwner(top: true, extent)
    let canBePulled = movedBy.isByFinger && (owner == .page || owner == .both)
    var inner = path.inner
    var pull = path.overscroll
    pull.inner = 0
    if offset < 0 && path.outer <= 0 && (inner <= 0 || isPinned) && canBePulled {
      inner = inner < 0 ? inner : 0
      pull.inner = offset
    } else if isPinned {
      inner = offset.clamped(0, extent.maxInner)
      if offset > extent.maxInner && movedBy.isByFinger && rules.overscrollOwner(top: false, extent) == .page {
        pull.inner = offset - extent.maxInner
      }
    }
    observe(Route.Place(outer: path.outer, inner: inner), pull)
  }

  mutating func greatestOffset(of page: Int) -> Double {
    setup.greatestOffset(pages[page])
  }

  // MARK: Motion

  /// A view that a finger or inertia moves counts as moving until it was not told of for a while.
  mutating func follow(
    _ view: Int, _ offset: Double, _ movedBy: MovedBy, moved: Bool,
    _ extras: UnsafeMutablePointer<CoordinatorExtras>
  ) {
    // One that has come to the seam and stopped is still to leave its velocity, when others are where they were, and it
    // itself is told of there again.
    if moved || view == extras.pointee.observation.loser && movedBy != .inertia {
      extras.pointee.observation.loser = Observation.none
    }
    if !movedBy.isByFinger {
      // A view that is told of for the first time takes nothing over from one that moves.
      if moved || view == extras.pointee.observation.mover { extras.pointee.observation.rest() }
      return
    }
    // A view that is held where it is takes nothing over from one that moves.
    if !moved && extras.pointee.observation.mover != Observation.none { return }
    if extras.pointee.observation.mover != view {
      extras.pointee.observation.mover = view
      extras.pointee.observation.tracker.reset()
    }
    extras.pointee.observation.tracker.add(x: 0, y: offset, time: now)
    // What is held where it is does not move.
    if !moved && !extras.pointee.observation.isMoving { return }
    extras.pointee.observation.move(byInertia: movedBy == .inertia, at: now)
  }

  /// Views that the host moves itself rest where the host says.
  var isObservedByHost: Bool {
    mutating get {
      guard let extras else { return false }
      if extras.pointee.observation.outerView.isRegistered { return true }
      return pages.store.hasExtras && path.page >= 0 && pages.store.extras(path.page).view.isRegistered
    }
  }

  /// A view that is stopped at the seam leaves its velocity to the one that continues from there: at once if it has
  /// gone further, and where its own range ends at the seam when it stays there.
  /// - Parameters:
  ///   - way: how far the path has moved, points.
  ///   - before: the velocity before this report, of one that ends at the seam.
  private mutating func handOn(
    _ view: Int, _ offset: Double, moved way: Double, _ before: Double,
    _ extras: UnsafeMutablePointer<CoordinatorExtras>
  ) {
    let isOuter = view == Observation.outer
    if !isPinned || !isOuter && (view != path.page || layout.range <= 0) { return }
    let beyond = isOuter ? offset - layout.range : -offset
    if beyond < 0 || beyond == 0 && !(isOuter ? way > 0 : way < 0) { return }
    var velocity = beyond > 0 ? extras.pointee.observation.velocity(of: view, at: now) : before
    if isOuter ? velocity <= 0 || path.page < 0 : velocity >= 0 { return }
    if isOuter { velocity *= shareBeyondSeam }
    if velocity == 0 { return }
    extras.pointee.observation.velocity = velocity
    extras.pointee.observation.loser = view
    extras.pointee.observation.heir = isOuter ? path.page : Observation.outer
    extras.pointee.observation.arrival = beyond == 0 ? now : -.infinity
  }

  /// The share of a velocity that passes the seam on the way up. With `Seam.resisted` a host's own fling then goes as
  /// far as the engine's would.
  private var shareBeyondSeam: Double {
    mutating get {
      let rules = rules
      switch rules.page.seam ?? settings.seam {
      case .continuous: return 1
      case .stop: return 0
      case .resisted:
        let (usual, beyond) = (rules.physics.deceleration, rules.physics.seamResistance)
        return usual < beyond ? usual / beyond.asDivisor : 1
      }
    }
  }

  // MARK: Corrections

  /// The next view that is not where it has to be, nil when none is left. It is taken to go there. Only pages that were
  /// written to since the last time are looked at.
  public mutating func nextCorrection() -> Correction? {
    guard let extras else { return nil }
    let loser = extras.pointee.observation.arrival < now ? extras.pointee.observation.loser : Observation.none
    if extras.pointee.observation.outerView.correct(to: path.shownOuter) || loser == Observation.outer {
      return correction(Observation.outer, to: path.shownOuter, extras)
    }
    if let place = extras.pointee.observation.pagerView.place, isAway(place) {
      _ = extras.pointee.observation.pagerView.correct(to: placeOfPager)
      return correction(Observation.pager, to: placeOfPager, extras)
    }
    guard let marks = pages.store.marks else { return nil }
    // The path moves the driven page without writing to it.
    if path.page >= 0 { marks.insert(path.page) }
    while let index = marks.takeFirst() {
      // Pages that were last may have gone.
      if index >= pages.count { continue }
      let offset = self.offset(of: index)
      if pages.store.correctView(of: index, to: offset) || loser == index {
        return correction(index, to: offset, extras)
      }
    }
    return nil
  }

  @inline(never)
  private func correction(
    _ view: Int, to offset: Double, _ extras: UnsafeMutablePointer<CoordinatorExtras>
  ) -> Correction {
    extras.pointee.observation.correctedAt = now
    let isLoser = extras.pointee.observation.loser == view
    // A velocity is left once.
    if isLoser { extras.pointee.observation.loser = Observation.none }
    return Correction(
      view: Int32(truncatingIfNeeded: view),
      heir: Int32(truncatingIfNeeded: isLoser ? extras.pointee.observation.heir : Observation.none), offset: offset,
      velocity: isLoser ? extras.pointee.observation.velocity : 0)
  }

  /// A scroll view is gone.
  public mutating func unobserve(_ view: Int) throws(Failure) {
    try requireView(view)
    if view == Observation.outer {
      extras?.pointee.observation.outerView = ObservedView()
    } else if view == Observation.pager {
      extras?.pointee.observation.pagerView = ObservedView()
    } else if pages.store.hasExtras {
      pages.store.changeExtras(view) { $0.view = ObservedView() }
    }
    if let extras, extras.pointee.observation.mover == view {
      extras.pointee.observation.restSoon(at: now)
      clearAgenda()
    }
  }
}
