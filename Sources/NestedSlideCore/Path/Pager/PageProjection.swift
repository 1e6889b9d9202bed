/// The resting place of a pager that is let go, if nothing held it to its pages.
enum PageProjection {
  /// The step that x + v / k has come to: from one to the next at `share` of the way, half way counting up; at most `reach` from the one at which the touch began, and
  /// none beyond the ends.
  /// - Parameters:
  ///   - offset: x, in points, growing towards higher pages.
  ///   - velocity: v, towards higher pages, points per second.
  ///   - deceleration: k, in 1/s, above 0.
  ///   - stride: from page to page, in points, above 0.
  ///   - touched: the step nearest to the place at which the touch began.
  ///   - share: 0 to 1; with 0.5 it is the nearest.
  ///   - reach: how many pages a swipe turns at most.
  ///   - ends: the first and the last step.
  static func target(
    offset: Double, velocity: Double, deceleration: Double, stride: Double, touched: Int, share: Double = 0.5,
    reach: Int = 1,
    ends: (low: Int, high: Int)
  ) -> Int {
    let projected = (offset + velocity / deceleration) / stride.asDivisor
    let low = touched - ends.low > reach ? touched - reach : ends.low
    let high = ends.high - touched > reach ? touched + reach : ends.high
    let rest = projected < Double(touched) ? share : 1 - share
    return (projected + rest).rounded(.down).wholeNumber(low, high)
  }
}
