/// Frames that place what a finger drags at the finger's place a little before. `Resampler` says which place that is,
/// `Footing` the place each call continues from.
///
///     pointer call   goes from the footing to the finger
///     frame          goes from the footing to where the finger was, and leaves its footing there; ahead of the finger it
///                    leaves it at the finger
///     lift           places the path at the finger; its fling begins when it has come to where frames show it
///                    (`leadEnd`). Frames until then show the finger's last way.
///
/// A coordinator inside others moves those around it, too. So each of them has a footing of its own, and all go back to
/// their footings together, or none does. There the lift places all at their visible places: the fling may be an outer
/// one's, which cannot begin before it is let go.
extension Coordinator {
  private var footing: UnsafeMutablePointer<Footing>? {
    attention.contains(.resampling) ? extras?.pointee.footing : nil
  }

  /// The footing of a drag or of its fling, that frames have to look at.
  var hasFooting: Bool { footing?.pointee.isSet ?? false }

  private var isVertical: Bool { hand.gesture.axis == .vertical }

  private var standing: Footing.Standing { Footing.Standing(path: path.standing, pager: pager.standing) }

  /// The driver's place along the axis.
  @inline(never)
  private var driverPlace: Double {
    let driver = hand.fingers.pointee.place
    return isVertical ? driver.y : driver.x
  }

  /// The place at which a frame shows the finger.
  private mutating func show(_ footing: UnsafeMutablePointer<Footing>, at time: Double) -> Double {
    let (fine, fingers) = (currentFineSettings, hand.fingers)
    return footing.pointee.resampler.show(
      at: time, &fingers.pointee.tracker, isVertical: isVertical, least: fine.resamplingLatency,
      ahead: fine.resamplingAhead)
  }

  mutating func forgetFooting() { footing?.pointee = Footing() }

  // MARK: Footings

  /// Does something with this one and with all those around it that take part in its gesture.
  @inline(never)
  private mutating func eachInGesture(_ body: (inout Coordinator) -> Void) {
    if linkedAxes.isEmpty { body(&self) } else { eachInLinkedGesture(body) }
  }

  /// All of them can go back to a footing.
  private var haveFootings: Bool {
    mutating get {
      var all = true
      eachInGesture { if $0.footing == nil { all = false } }
      return all
    }
  }

  /// Nothing but the finger has moved it since the last call.
  @inline(never)
  private var standsAsLeft: Bool {
    mutating get {
      guard let footing else { return false }
      // Pages without ends cannot be pulled beyond one any more.
      return standing == footing.pointee.left && (footing.pointee.standing.pager.raw == 0 || !pagerRules.isEndless)
    }
  }

  /// The footing is its present place.
  @inline(never)
  private mutating func takeFooting() {
    footing?.pointee.isSet = true
    footing?.pointee.standing = standing
    footing?.pointee.edge = pending.edge
  }

  private mutating func goBackToFooting() {
    guard let footing else { return }
    path.stand(footing.pointee.standing.path)
    pager.stand(footing.pointee.standing.pager)
    pending.edge = footing.pointee.edge
  }

  // MARK: Moving

  /// The driver has moved by an amount in offset direction to a place along the axis.
  mutating func dragFinger(by delta: Double, to place: Double, time: Double) {
    guard let footing, delta != 0 || footing.pointee.isSet, haveFootings else { return drag(along: delta) }
    if !footing.pointee.isSet {
      let began = place + delta
      eachInGesture {
        $0.forgetFooting()
        $0.takeFooting()
        $0.noteLeft()
      }
      (footing.pointee.place, footing.pointee.leftPlace) = (began, began)
      footing.pointee.resampler = Resampler(from: began, to: place, at: time)
    }
    footing.pointee.resampler.note(place, at: time)
    if delta != 0 { footing.pointee.heading = delta < 0 ? -1 : 1 }
    go(to: place, footing)
  }

  private mutating func drag(along delta: Double) {
    if isVertical { drag(dx: 0, dy: delta) } else { drag(dx: delta, dy: 0) }
  }

  /// Goes from the footing to the place that a place of the finger leads to. If something else has moved since the last
  /// call, there is no way back to the footing: then from here.
  private mutating func go(to place: Double, _ footing: UnsafeMutablePointer<Footing>) {
    var goesBack = true
    eachInGesture { if !$0.standsAsLeft { goesBack = false } }
    // If the last call has moved nothing, at an end that does not give, its place counts for nothing.
    if !goesBack && footing.pointee.left != footing.pointee.standing {
      footing.pointee.place = footing.pointee.leftPlace
    }
    eachInGesture { if goesBack { $0.goBackToFooting() } else { $0.takeFooting() } }
    drag(along: footing.pointee.place - place)
    if isVertical && path.lastHeading != 0 { path.note(heading: footing.pointee.heading) }
    // Also of those that went back only: what follows from it has to be told.
    if !linkedAxes.isEmpty { finishAround() }
    eachInGesture { $0.noteLeft() }
    footing.pointee.leftPlace = place
  }

  private mutating func noteLeft() { footing?.pointee.left = standing }

  /// What is seen of the path is at the finger, and not at the place at which a frame has shown it a moment before.
  var isAtFinger: Bool {
    mutating get {
      guard let footing, footing.pointee.isSet, hand.gesture.isDragging else { return true }
      return footing.pointee.leftPlace == driverPlace
    }
  }

  /// The path is at the finger.
  mutating func placeAtFinger() {
    guard let footing, footing.pointee.isSet, hand.gesture.isDragging else { return }
    if footing.pointee.leftPlace != driverPlace { go(to: driverPlace, footing) }
  }

  // MARK: Frames

  /// Places what is dragged, or what was let go a moment ago, at the finger's place.
  @inline(never)
  mutating func resample(at time: Double) {
    // Of a gesture inside this one the footing is kept for the coordinator that the finger drags.
    guard let footing, footing.pointee.isSet, hand.gesture.kind != .inside else { return }
    if hand.hasPointers && hand.gesture.isDragging {
      if resampleDrag(at: time, footing) { settle() }
    } else if path.isMoving && path.motion.start == footing.pointee.leadEnd && time < footing.pointee.leadEnd {
      resampleLead(at: time, footing)
    } else {
      forgetFooting()
      settleResampled()
    }
  }

  /// Ahead of its last place the finger has not been yet, and may never come. So the footing is then that last place:
  /// from there no frame has to come back, which could go another way than it went. After a turn what is shown lies for
  /// a while at a place that the finger has never been at: the footing stays. Answers whether anything may have moved.
  private mutating func resampleDrag(at time: Double, _ footing: UnsafeMutablePointer<Footing>) -> Bool {
    let place = show(footing, at: time)
    let looksAhead = (driverPlace - place) * Double(footing.pointee.heading) > 0
    if looksAhead && footing.pointee.place != driverPlace {
      placeAtFinger()
      takeFootings(at: driverPlace)
    }
    let moves = place != footing.pointee.leftPlace
    if moves { go(to: place, footing) }
    if !looksAhead && !footing.pointee.resampler.isBeyondTurn { takeFootings(at: place) }
    return moves
  }

  private mutating func takeFootings(at place: Double) {
    eachInGesture { $0.takeFooting() }
    footing?.pointee.place = place
  }

  /// What a fling will begin at is the finger's last place. It has not got there yet.
  private mutating func resampleLead(at time: Double, _ footing: UnsafeMutablePointer<Footing>) {
    let before = footing.pointee.standing.path
    if before.page != path.page || before.extent != path.extent || !before.overscroll.isZero { return }
    let (heading, moved, rules) = (path.lastHeading, path.lastMoved, rules)
    let place = footing.pointee.leadPlace + footing.pointee.leadVelocity * (time - footing.pointee.leadEnd)
    footing.pointee.resampler.advance(to: place)
    path.stand(before)
    _ = path.drag(footing.pointee.place - footing.pointee.resampler.shown, overscrolls: false, rules)
    path.note(heading: heading)
    path.note(moved: moved)
    // As after any call of a drag: what the finger's last place has told may not be so here.
    settleResampled()
  }

  /// Frames may still move what a finger holds, also without a sample.
  var movesInFrames: Bool {
    mutating get {
      guard let footing, footing.pointee.isSet, hand.hasPointers && hand.gesture.isDragging else { return false }
      return !footing.pointee.resampler.isOver(newest: hand.fingers.pointee.tracker.sample(0).time)
    }
  }

  /// What moves the path is a fling that begins when it comes to the place that frames show.
  var isLeading: Bool {
    guard let footing, footing.pointee.isSet else { return false }
    let wait = footing.pointee.leadEnd - now
    return path.motion.start == footing.pointee.leadEnd && wait <= 0.1 + Resampler.longestWait && !hand.gesture.holds
  }

  // MARK: Letting go

  /// The driver lifts with a velocity along the axis. Answers when what it throws begins: when it passes what frames
  /// show, which may be now, a little earlier or a little later. Without a velocity content lies at the finger's place:
  /// what it has moved is the finger's own way. The footing stays until the gesture has ended: what is pulled is judged
  /// where the finger was, though the path may lie where it was shown.
  mutating func endResampling(_ velocity: Double, at time: Double) -> Double {
    guard let footing, footing.pointee.isSet, hand.gesture.isDragging else { return now }
    let isThrown = velocity != 0
    placeAtFinger()
    settleRefresh()
    if !isThrown { return now }
    // A page settles wherever it begins to, and what is beyond an end springs back from there: from its visible place.
    if !isVertical || !linkedAxes.isEmpty || !path.overscroll.isZero {
      _ = resampleDrag(at: now, footing)
      return now
    }
    let fingers = hand.fingers
    let newest = fingers.pointee.tracker.sample(0)
    let last = driverPlace == newest.y ? newest.time : time
    let start = footing.pointee.resampler.start(ofThrowFrom: driverPlace, at: last, velocity)
    if start <= now { return start }
    footing.pointee.leadEnd = start
    footing.pointee.leadPlace = driverPlace
    footing.pointee.leadVelocity = velocity
    return start
  }
}
