extension Coordinator {
  // MARK: Routes

  @inline(never)
  mutating func routeRules() -> RouteRules {
    RouteRules(
      outer: outer, inner: inner, extent: extent, range: layout.range, motion: settings.headerMotion,
      beganAbovePager: gesture.beganAbovePager,
      returnOuter: settings.headerMotion == .quickReturnMinimum
        ? layout.outer(showing: settings.layout.headerReturnHeight, pinInset: settings.layout.pinInset) : 0,
      pageResetsOnOpening: settings.paging.memory == .resetCurrent || settings.paging.memory == .resetAll)
  }

  @inline(never)
  mutating func route(up: Bool) -> Route { up ? .up(routeRules()) : .down(routeRules()) }

  /// Who shows an overshoot beyond the top or the bottom.
  mutating func overscrollOwner(top: Bool) -> OverscrollOwner {
    if !settings.bounces || settings.motion.rubberBandSlope == 0 { return .none }
    let chain = top ? settings.input.chaining.top : settings.input.chaining.bottom
    if chain == .none || chain == .auto && linkedAxes.contains(.vertical) { return .none }
    if !top { return settings.overscrollBottom }
    let owner = currentPage.overscrollTop ?? settings.overscrollTop
    // The page alone moves down, so it alone can be pulled.
    let pageAlone = settings.headerMotion == .contentFirst && !gesture.beganAbovePager
    return pageAlone && owner != .none ? .page : owner
  }

  @inline(__always)
  mutating func place(_ place: Route.Place) {
    outer = place.outer
    inner = place.inner
  }

  // MARK: Starting

  /// Springs an overshoot back to its end of the path.
  /// - Parameters:
  ///   - velocity: of the finger when `released`, else of what is seen.
  ///   - released: by a finger; an inward throw then leaves the overscroll as a fling.
  ///   - leaves: so does what is no finger's, a fling that a range has caught up with.
  mutating func startBounce(_ velocity: Double, released: Bool, leaves: Bool = false, at time: Double) {
    let physics = physics
    let bands = bands
    overscroll.letGo()
    let shown = overscroll.shown
    let seen = released ? velocity * bands.band(overscroll.owner).slope(overscroll.raw) : velocity
    let edge = shown != 0 ? (shown < 0 ? VerticalMotion.Edge.top : .bottom) : (velocity < 0 ? .top : .bottom)
    let spring = physics.bounce(offset: shown, velocity: seen)

    var motion = VerticalMotion()
    motion.kind = .bounce
    motion.curve = .spring(spring)
    motion.route = swingRoute(up: edge == .top)
    motion.start = time
    motion.edge = edge
    motion.velocity = seen
    let end = Route.Place(outer: outer, inner: inner)
    motion.rest = snapGoal(end, movedUp: lastMovedUp) ?? end
    if overscroll.owner == .both {
      motion.pageOffset = overscroll.inner
      motion.pageVelocity = released ? velocity * bands.page.slope(overscroll.raw + overscroll.pageLag) : velocity
    }
    var duration = spring.restTime(within: physics.restDistance)
    if (released || leaves) && seen * shown < 0, let crossing = spring.firstCrossing(), crossing < duration {
      duration = crossing
      motion.sequel = .fling
      let onward = fling(spring.state(at: crossing).velocity, at: time + crossing)
      motion.rest = snapGoal(onward.rest, movedUp: onward.velocity > 0) ?? onward.rest
    }
    motion.end = time + duration
    overscroll.raw = 0
    overscroll.pageLag = 0
    vertical = motion
  }

  /// Where an under-damped bounce swings to beyond its end: a page that was pulled alone swings alone.
  private mutating func swingRoute(up: Bool) -> Route {
    if overscroll.owner != .page { return route(up: up) }
    return Route(
      outerStart: outer, outerMiddle: outer, outerEnd: outer, innerStart: inner,
      innerEnd: up ? (inner > extent.maxInner ? inner : extent.maxInner) : extent.minInner, heading: up ? 1 : -1)
  }

  /// Moves to a place by a critically damped spring that goes on from the current velocity.
  /// - Parameter frequency: of the spring, rad/s.
  mutating func startAnimation(
    to goal: Route.Place, at time: Double, frequency: Double = Physics.animationFrequency
  ) {
    let velocity = vertical.velocity
    overscroll.letGo()
    let overshoot = overscroll.shown
    let rules = routeRules()
    // On a natural way the spring may pass its goal and come back; made to measure it ends there.
    var route = self.route(up: velocity >= 0)
    var distance = route.distance(to: goal)
    if distance == nil {
      route = self.route(up: velocity < 0)
      distance = route.distance(to: goal)
    }
    if distance == nil { route = .direct(rules, to: goal) }
    let way = distance ?? route.length
    var motion = VerticalMotion()
    motion.kind = .animation
    motion.route = route
    motion.goal = way
    motion.start = time
    motion.rest = goal
    motion.velocity = velocity
    movesDirectly = route.heading == 0
    var along = velocity * route.direction(at: 0)
    if overshoot != 0 {
      motion.edge = overshoot < 0 ? .top : .bottom
      motion.pageOffset = overscroll.owner == .both ? overscroll.inner / overscroll.outer : 0
      along = -velocity * motion.edge.sign
    }
    let spring = Spring(
      offset: -abs(overshoot) - way, velocity: along, angularFrequency: frequency, dampingRatio: 1)
    motion.curve = .spring(spring)
    motion.end = time + spring.restTime(within: physics.restDistance)
    overscroll.raw = 0
    overscroll.pageLag = 0
    vertical = motion
  }

  /// Leads the animation that runs to another place, from where it is and the velocity it has.
  mutating func retargetAnimation(to goal: Route.Place) {
    let (kind, goesToTop, isWheel, isKey) = (vertical.kind, vertical.goesToTop, vertical.isWheel, vertical.isKey)
    // One that has yet to begin waits as long as it would have.
    let start = vertical.start > now ? vertical.start : now
    if isWheel { glide(to: goal) } else { startAnimation(to: goal, at: start) }
    vertical.kind = kind
    vertical.goesToTop = goesToTop
    vertical.isKey = isKey
  }

  /// Takes hold of the vertical motion: it stops where it is seen.
  mutating func holdVertical() {
    vertical = VerticalMotion()
    if !overscroll.isZero { overscroll.hold(bands: bands) }
  }

  // MARK: Following

  /// Brings the offsets to what they are at `time`.
  @inline(__always)
  mutating func followVertical(to time: Double) {
    if vertical.kind == .fling && time < vertical.end, case .fling(.exponential(let decay)) = vertical.curve {
      followFling(decay.state(at: time - vertical.start))
    } else {
      followPieces(to: time)
    }
  }

  @inline(__always)
  private mutating func followFling(_ state: MotionState) {
    place(vertical.route.placeInPlace(at: state.offset))
    vertical.velocity = state.velocity * vertical.route.heading
  }

  private mutating func followPieces(to time: Double) {
    if vertical.isActive && time >= vertical.end { return finishPieces(before: time) }
    followPiece(to: time)
  }

  /// Pieces end: what each has moved is noted by itself, so that what moved last is so however long the frame.
  private mutating func finishPieces(before time: Double) {
    while vertical.isActive && time >= vertical.end {
      let (outerBefore, innerBefore, mover) = (shownOuter, shownInner, moverOfBounce)
      finishPiece()
      // A bounce has moved what it moves, though there and back.
      let way = mover == .none ? shownOuter - outerBefore : .infinity
      noteMovement(outer: way, inner: shownInner - innerBefore, mover: mover)
    }
    noting { $0.followPiece(to: time) }
    movementIsNoted = true
    viewIsStale = true
  }

  private mutating func followPiece(to time: Double) {
    if case .fling(let fling) = vertical.curve {
      followFling(fling.state(at: time - vertical.start))
    } else if vertical.isActive {
      followSpring(to: time)
    }
  }

  private mutating func followSpring(to time: Double) {
    let elapsed = time > vertical.start ? time - vertical.start : 0
    let state = vertical.curve.state(at: elapsed)
    switch vertical.kind {
    case .none, .fling, .redirected: break
    case .bounce:
      vertical.velocity = state.velocity
      if state.offset * vertical.edge.sign >= 0 {
        place(vertical.route.place(at: 0))
        overscroll.show(state.offset, page: overscroll.owner == .both ? pageOvershoot(at: elapsed) : 0)
      } else {
        overscroll.show(0, page: 0)
        place(vertical.route.place(at: abs(state.offset)))
      }
    case .animation, .snap:
      follow(animated: vertical.goal + state.offset, velocity: state.velocity)
    }
  }

  private mutating func follow(animated distance: Double, velocity: Double) {
    if distance >= 0 {
      overscroll.show(0, page: 0)
      place(vertical.route.place(at: distance))
      vertical.velocity = velocity * vertical.route.direction(at: distance)
    } else if vertical.edge != .none {
      let overshoot = -distance * vertical.edge.sign
      overscroll.show(overshoot, page: overshoot * vertical.pageOffset)
      vertical.velocity = -velocity * vertical.edge.sign
    } else {
      // The velocity it began with first leads away from the goal.
      var rules = routeRules()
      rules.outer = vertical.route.outerStart
      rules.inner = vertical.route.innerStart
      let direction = vertical.route.direction(at: 0)
      place((direction > 0 ? Route.down(rules) : Route.up(rules)).place(at: -distance))
      vertical.velocity = velocity * direction
    }
  }

  private mutating func pageOvershoot(at elapsed: Double) -> Double {
    physics.bounce(offset: vertical.pageOffset, velocity: vertical.pageVelocity).state(at: elapsed).offset
  }

  /// Ends the present piece at its own instant and begins what follows from there.
  private mutating func finishPiece() {
    let piece = vertical
    vertical = VerticalMotion()
    switch piece.kind {
    case .none: break
    case .fling:
      place(piece.route.place(at: piece.goal))
      guard case .fling(let fling) = piece.curve else { break }
      let velocity = fling.velocity(atOffset: piece.goal) * piece.route.heading
      if piece.sequel == .rest {
        // At the end of this one's way, not of the fling's.
        if fling.distance - piece.goal > physics.restDistance && piece.goal == piece.route.length {
          absorbFling(velocity, at: piece.end)
        }
        break
      }
      if piece.sequel == .fling {
        startFling(velocity, at: piece.end)
      } else {
        overscroll.clear()
        overscroll.owner = overscrollOwner(top: piece.route.heading < 0)
        startBounce(velocity, released: false, at: piece.end)
      }
    case .bounce:
      overscroll.clear()
      place(piece.route.place(at: 0))
      if piece.sequel == .fling {
        let velocity = piece.curve.state(at: piece.end - piece.start).velocity
        if velocity != 0 { startFling(velocity, at: piece.end) }
      } else {
        // The end need not lie on a snap area.
        snapFromRest(at: piece.end)
      }
    case .redirected: place(piece.rest)
    case .animation, .snap:
      overscroll.clear()
      place(piece.isStepped ? piece.steppedGoal : piece.rest)
      if piece.isStepped { snapFromRest(at: piece.end + (piece.isWheel ? Coordinator.snapDelay : 0)) }
      if piece.goesToTop {
        hasReachedTop = true
        viewIsStale = true
      }
    }
  }
}
