/// The pager's scroll: an offset along the pages, growing towards higher indices whatever the reading direction.
///
/// Where there are no ends it counts on beyond them while it moves: number -1 is the last page, seen before page 0, and
/// number n, where there are n pages, is page 0 again. The page it rests on, or left, always has its own number.
struct Pager {
  /// As seen, in points; page k rests at k · stride. Beyond the ends, if there are any, it is rubber-banded.
  var offset = 0.0
  /// Under a finger: the raw overshoot beyond an end, negative before the first page.
  var raw = 0.0
  /// The page the pager rests on, or left when it began to move.
  @Narrow var restingIndex = 0
  /// The page that it will rest on; valid while `isMoving`.
  @Narrow var targetIndex = 0
  /// About `target`; valid while `isMoving`.
  var spring = Physics.animation(offset: 0, velocity: 0)
  var isMoving = false
  var isBouncing = false
  /// On its way to where a wheel step leads, which need be no page.
  var isGliding = false
  var target = 0.0
  var start = 0.0
  var end = 0.0
  var velocity = 0.0

  /// Further than there can be pages: however narrow they are, a throw beyond the last stays a number.
  private static let greatestPosition = 1e15

  /// The offset of the last page.
  static func maxOffset(count: Int, stride: Double) -> Double {
    count > 1 ? Double(count - 1) * stride : 0
  }

  /// The numbers of the pages that the pager can come by. Where there are no ends it is kept to a few circles of pages.
  static func numbers(count: Int, isEndless: Bool) -> (low: Int, high: Int) {
    isEndless ? (-8 * count, 8 * count) : (0, count - 1)
  }

  /// Where the pager is in pages.
  @inline(__always)
  func position(stride: Double) -> Double {
    if offset == Double(restingIndex) * stride || !(stride > 0) { return Double(restingIndex) }
    return (offset / stride).clamped(-Pager.greatestPosition, Pager.greatestPosition)
  }

  /// The nearest page, half way counting up.
  func nearestIndex(count: Int, stride: Double, isEndless: Bool = false) -> Int {
    if !(stride > 0) { return restingIndex }
    let numbers = Pager.numbers(count: count, isEndless: isEndless)
    return (position(stride: stride) + 0.5).rounded(.down).wholeNumber(numbers.low, numbers.high)
  }

  /// Moves by `delta` under a finger and answers what was not used.
  mutating func drag(_ delta: Double, maxOffset: Double, band: RubberBand, bounces: Bool) -> Double {
    var rest = delta
    if raw != 0 {
      let edge = raw < 0 ? 0 : maxOffset
      let closing = (raw < 0) != (rest < 0)
      if !closing || abs(rest) < abs(raw) {
        raw = (raw + rest).clamped(-Overscroll.greatestRaw, Overscroll.greatestRaw)
        offset = edge + band.shown(raw)
        return 0
      }
      rest += raw
      raw = 0
      offset = edge
    }
    let wanted = offset + rest
    let held = wanted.clamped(0, maxOffset)
    offset = held
    rest = wanted - held
    if rest == 0 { return 0 }
    if !bounces { return rest }
    raw = rest.clamped(-Overscroll.greatestRaw, Overscroll.greatestRaw)
    offset = held + band.shown(raw)
    return 0
  }

  /// What is beyond an end as seen, negative before the first page.
  func overshoot(maxOffset: Double) -> Double {
    offset < 0 ? offset : (offset > maxOffset ? offset - maxOffset : 0)
  }

  mutating func stop() {
    isMoving = false
    isBouncing = false
    isGliding = false
    velocity = 0
  }

  /// A finger stops the pager where it is.
  mutating func hold(maxOffset: Double, band: RubberBand) {
    stop()
    let overshoot = overshoot(maxOffset: maxOffset)
    if overshoot != 0 { raw = band.raw(overshoot) }
  }

  /// Puts the pager on a page at once.
  mutating func align(to index: Int, stride: Double) {
    self = Pager()
    restingIndex = index
    targetIndex = index
    offset = Double(index) * stride
    target = offset
  }

  /// Begins to settle on a page.
  mutating func settle(on index: Int, stride: Double, spring: Spring, restTime: Double, isBounce: Bool, at time: Double)
  {
    raw = 0
    targetIndex = index
    target = Double(index) * stride
    self.spring = spring
    isMoving = true
    isBouncing = isBounce
    isGliding = false
    start = time
    end = time + restTime
    velocity = spring.state(at: 0).velocity
  }

  /// Begins to glide to an offset, from which it has to settle on a page.
  mutating func glide(to offset: Double, spring: Spring, restTime: Double, at time: Double) {
    settle(on: restingIndex, stride: 0, spring: spring, restTime: restTime, isBounce: false, at: time)
    target = offset
    isGliding = true
  }

  /// Moves on to `time`.
  mutating func advance(to time: Double) {
    if time >= end {
      offset = target
      restingIndex = targetIndex
      stop()
    } else {
      let state = spring.state(at: time - start)
      offset = target + state.offset
      velocity = state.velocity
    }
  }
}

extension Int {
  /// The page that a number of the pager's stands for, of `count` pages.
  @inline(__always)
  func wrapped(_ count: Int) -> Int {
    if self >= 0 && self < count || count == 0 { return self }
    let rest = self % count
    return rest < 0 ? rest + count : rest
  }
}
