/// The pager's scroll: an offset along the pages, growing towards higher indices whatever the reading direction.
struct Pager {
  /// As seen, in points; page k rests at k · stride. Beyond the ends it is rubber-banded.
  var offset = 0.0
  /// Under a finger: the raw overshoot beyond an end, negative before the first page.
  var raw = 0.0
  /// The page the pager rests on, or left when it began to move.
  var restingIndex = 0
  /// About `target`; valid while `isMoving`.
  var spring = Physics.animation(offset: 0, velocity: 0)
  var isMoving = false
  var isBouncing = false
  var target = 0.0
  var targetIndex = 0
  var start = 0.0
  var end = 0.0
  var velocity = 0.0

  /// The offset of the last page.
  static func maxOffset(count: Int, stride: Double) -> Double {
    count > 1 ? Double(count - 1) * stride : 0
  }

  /// Where the pager is in pages.
  @inline(__always)
  func position(stride: Double) -> Double {
    if offset == Double(restingIndex) * stride || !(stride > 0) { return Double(restingIndex) }
    return offset / stride
  }

  /// The nearest page, half way counting up.
  func nearestIndex(count: Int, stride: Double) -> Int {
    if !(stride > 0) { return restingIndex }
    return (position(stride: stride) + 0.5).rounded(.down).wholeNumber(0, count - 1)
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

  /// A finger stops the pager where it is.
  mutating func hold(maxOffset: Double, band: RubberBand) {
    isMoving = false
    isBouncing = false
    velocity = 0
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
    start = time
    end = time + restTime
    velocity = spring.state(at: 0).velocity
  }

  /// Moves on to `time`.
  mutating func advance(to time: Double) {
    if time >= end {
      offset = target
      restingIndex = targetIndex
      isMoving = false
      isBouncing = false
      velocity = 0
    } else {
      let state = spring.state(at: time - start)
      offset = target + state.offset
      velocity = state.velocity
    }
  }
}
