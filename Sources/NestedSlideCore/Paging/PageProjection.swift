/// Where a pager that is let go would come to rest if nothing held it to its pages.
enum PageProjection {
  /// The page nearest to x + v / k, half way counting up, at most `reach` from the page at which the touch began, and
  /// none beyond the ends, if there are any.
  /// - Parameters:
  ///   - offset: x, in points, growing towards higher pages.
  ///   - velocity: v, towards higher pages, points per second.
  ///   - deceleration: k, in 1/s, above 0.
  ///   - stride: from page to page, in points, above 0.
  ///   - reach: how many pages a swipe turns at most.
  ///   - lastPage: the index of the last page.
  static func target(
    offset: Double, velocity: Double, deceleration: Double, stride: Double, pageAtTouch: Int, reach: Int = 1,
    lastPage: Int, isEndless: Bool
  ) -> Int {
    let projected = (offset + velocity / deceleration) / stride
    let low = pageAtTouch > reach || isEndless ? pageAtTouch - reach : 0
    let high = lastPage - pageAtTouch > reach || isEndless ? pageAtTouch + reach : lastPage
    return (projected + 0.5).rounded(.down).wholeNumber(low, high)
  }
}
