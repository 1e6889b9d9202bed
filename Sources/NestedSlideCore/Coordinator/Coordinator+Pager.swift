extension Coordinator {
  var maxPagerOffset: Double { mutating get { Pager.maxOffset(count: pages.count, stride: layout.stride) } }

  var pagerBand: RubberBand {
    mutating get { RubberBand(dimension: layout.pagerWidth, factor: settings.motion.rubberBandSlope) }
  }

  /// +1, or -1 where page 1 is to the left of page 0: turns a horizontal amount into one towards higher pages.
  var readingDirection: Double {
    @inline(__always) mutating get { settings.layout.rightToLeft ? -1 : 1 }
  }

  /// As the pager counts: where there are no ends it may be beyond them.
  var nearestPage: Int {
    mutating get { pager.nearestIndex(count: pages.count, stride: layout.stride, isEndless: isEndless) }
  }

  /// The pager lies exactly on a page, though a finger may hold it.
  var pagerIsOnPage: Bool {
    mutating get { !pager.isMoving && pager.offset == Double(pager.restingIndex) * layout.stride }
  }

  /// The pager lies exactly on a page and nothing moves or holds it.
  var pagerIsAtRest: Bool {
    mutating get {
      pagerIsOnPage && !(gesture.isActive && gesture.axis == .horizontal)
    }
  }

  /// Moves the pager by an amount under a finger or a wheel; answers what was not used.
  /// - Parameter page: where the way began.
  mutating func dragPager(_ dx: Double, bounces: Bool, from page: Int) -> Double {
    let direction = readingDirection
    if isEndless {
      dragEndlessly(dx * direction, from: page)
      return 0
    }
    let rest = pager.drag(dx * direction, maxOffset: maxPagerOffset, band: pagerBand, bounces: bounces)
    return rest == 0 ? 0 : rest * direction
  }

  /// Lets the pager go: it settles on the page nearest to where the velocity would carry it, at most one from the page
  /// at which the gesture began where swipes always stop. Projection: p + v / (k stride), whatever the preset.
  /// - Parameter velocity: towards higher pages, points per second.
  mutating func releasePager(_ velocity: Double, pageAtTouch: Int) {
    let stride = layout.stride
    if pages.count == 0 || !(stride > 0) {
      pager.align(to: pager.restingIndex, stride: stride)
      return
    }
    let onPage = pager.offset == Double(pager.restingIndex) * stride
    if velocity == 0 && onPage { return }

    let last = pages.count - 1
    let target = PageProjection.target(
      offset: pager.offset, velocity: velocity, deceleration: Physics.decelerationNormal, stride: stride,
      pageAtTouch: pageAtTouch, reach: settings.paging.alwaysStops ? 1 : last, lastPage: last, isEndless: isEndless)
    let seen = pager.raw != 0 ? velocity * pagerBand.slope(pager.raw) : velocity
    let isBeyond = pagerOvershoot != 0
    if isBeyond && (target == 0 || target == last) {
      let spring = physics.bounce(offset: pager.offset - Double(target) * stride, velocity: seen)
      settlePager(on: target, spring: spring, isBounce: true)
    } else {
      let greatest = Physics.animationFrequency * abs(pager.offset - Double(target) * stride)
      turnPager(to: target, velocity: seen.clamped(-greatest, greatest))
    }
  }

  /// Turns to a page by the spring of programmatic animation, from a velocity that may carry it past the page and back;
  /// but not beyond the first or the last.
  mutating func turnPager(to number: Int, velocity: Double) {
    let index = shortenWay(to: number)
    let left = pager.offset - Double(index) * layout.stride
    let greatest = isEndless ? Double.infinity : greatestVelocity(to: index, from: left, up: velocity > 0)
    let spring = Physics.animation(offset: left, velocity: velocity.clamped(-greatest, greatest))
    settlePager(on: index, spring: spring, isBounce: false)
  }

  /// The velocity with which a turn does not go beyond the first or the last page. Up to w0 times the way left the spring
  /// does not pass its page; and with v it goes no further beyond it than v / (e w0), and what it was beyond it already.
  private mutating func greatestVelocity(to index: Int, from left: Double, up: Bool) -> Double {
    let frequency = Physics.animationFrequency
    let room = Double(up ? pages.count - 1 - index : index) * layout.stride
    let isPast = (left > 0) == up
    let free = room - (isPast ? abs(left) : 0)
    let passing = free > 0 ? 0x1.5bf0a8b145769p1 * frequency * free : 0
    let reaching = isPast ? 0 : frequency * abs(left)
    return passing > reaching ? passing : reaching
  }

  private mutating func settlePager(on index: Int, spring: Spring, isBounce: Bool) {
    setTransition(to: index)
    pager.settle(
      on: index, stride: layout.stride, spring: spring, restTime: spring.restTime(within: physics.restDistance),
      isBounce: isBounce, at: now)
    if now >= pager.end { advancePager(to: now) }
  }

  // MARK: Transition

  /// The pager is on its way to a page: begins a transition, or another one when it turned elsewhere. On the way back
  /// to the page it left, the transition goes on.
  mutating func setTransition(to index: Int) {
    if index == pager.restingIndex || index == Int(transition.to) && transition.isActive { return }
    endTransition(cancelled: true)
    transition = PageTransition(from: pager.restingIndex, to: index)
    pushTransition(.pageTransitionBegan, cancelled: false, count: pages.count)
  }

  mutating func endTransition(cancelled: Bool) { endTransition(cancelled: cancelled, count: pages.count) }

  /// - Parameter count: how many pages there were when the transition began.
  mutating func endTransition(cancelled: Bool, count: Int) {
    if !transition.isActive { return }
    pushTransition(.pageTransitionEnded, cancelled: cancelled, count: count)
    transition = PageTransition()
  }

  private mutating func pushTransition(_ kind: Event.Kind, cancelled: Bool, count: Int) {
    var event = Event(kind, at: now)
    event.transition = transition.told(count: count)
    event.flag = cancelled
    push(event)
  }

  /// A finger drags the pager off its page: the neighbour it uncovers is where the transition leads.
  mutating func followTransitionOfDrag() {
    let resting = Double(pager.restingIndex) * layout.stride
    if pager.offset == resting || pager.isMoving { return }
    let step = pager.offset > resting ? 1 : -1
    if transition.isActive && (transition.to > transition.from) == (step > 0) { return }
    let neighbour = pager.restingIndex + step
    if !isEndless && (neighbour < 0 || neighbour >= pages.count) {
      endTransition(cancelled: true)
    } else {
      setTransition(to: neighbour)
    }
  }
}
