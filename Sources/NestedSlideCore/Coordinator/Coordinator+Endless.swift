/// Pages without ends: the last and the first are neighbours. While the pager moves it counts on over the joint where they
/// meet; the host is told of pages by their own numbers, and of a position within one circle.
extension Coordinator {
  /// A page alone is no neighbour of itself.
  var isEndless: Bool {
    @inline(__always) mutating get { settings.paging.isEndless && pages.count > 1 }
  }

  /// The page that a number of the pager's stands for.
  @inline(__always)
  mutating func wrapped(_ number: Int) -> Int { number.wrapped(pages.count) }

  /// Of the numbers that stand for a page, the one nearest to where the pager is.
  @inline(__always)
  mutating func numberAtPager(_ index: Int) -> Double {
    settings.paging.isEndless ? endlessNumberAtPager(index) : Double(index)
  }

  @inline(never)
  private mutating func endlessNumberAtPager(_ index: Int) -> Double {
    let number = Double(index)
    if !isEndless || !(layout.stride > 0) { return number }
    let count = Double(pages.count)
    return number + ((pager.offset / layout.stride - number) / count + 0.5).rounded(.down) * count
  }

  // MARK: What the host is told

  /// Where the pager is in pages: 1.5 is half way from page 1 to page 2. Where there are no ends it is from -1 to the
  /// number of pages, and at rest a page's own number.
  public var pagePosition: Double {
    @inline(__always) mutating get {
      let position = pager.position(stride: layout.stride)
      return isEndless ? withinOneCircle(position) : position
    }
  }

  /// A turn that was caught and thrown on may lead further than the pages next to the joint.
  private mutating func withinOneCircle(_ position: Double) -> Double {
    let count = Double(pages.count)
    if position > count { return position - ((position - count) / count).rounded(.up) * count }
    if position < -1 { return position + ((-1 - position) / count).rounded(.up) * count }
    return position
  }

  /// What the event of a page scroll says beside its two pages and its position, for the progress to follow from them.
  mutating func stepsToTell() -> Int8 {
    if !isEndless || !transition.isActive { return 0 }
    let progress = transition.progress(position: pager.position(stride: layout.stride))
    if progress == 0 { return .min }
    if progress == 1 { return .max }
    let to = Int(transition.to)
    if to == wrapped(to) { return 0 }
    // A way too long to be told is that of many turns caught and thrown on: the last of them is under way.
    let steps = to - Int(transition.from)
    return abs(steps) < Int(Int8.max) ? Int8(truncatingIfNeeded: steps) : .max
  }

  // MARK: Moving

  /// A finger or a command stops the pager where it is.
  mutating func holdPager() {
    if isEndless {
      pager.stop()
    } else {
      pager.hold(maxOffset: maxPagerOffset, band: pagerBand)
    }
  }

  /// What is beyond an end as seen.
  var pagerOvershoot: Double {
    mutating get { isEndless ? 0 : pager.overshoot(maxOffset: maxPagerOffset) }
  }

  /// Moves the pager, which nothing holds back, by an amount. A whole circle from the page where the way began is that
  /// page again: so the offset stays small however far it goes.
  mutating func dragEndlessly(_ delta: Double, from page: Int) {
    let stride = layout.stride
    if !(stride > 0) { return }
    pager.offset += delta
    let circle = Double(pages.count) * stride
    let origin = Double(page) * stride
    let circles = (abs(pager.offset - origin) / circle).rounded(.down)
    if circles == 0 { return }
    // Of a thousand million circles doubles keep no useful rest.
    let rest = circles < 1e9 ? abs(pager.offset - origin) - circles * circle : 0
    let isBackwards = pager.offset < origin
    pager.offset = origin + (isBackwards ? -rest : rest)
    // Every page was passed, as on a way of one circle.
    seen.pagerOffset = pager.offset + (isBackwards ? circle : -circle)
  }

  /// Gives the pager's place another number, whole circles from the one it has: it does not move by that.
  mutating func renumberPager(by numbers: Int) {
    let way = Double(numbers) * layout.stride
    let hasMoved = pager.offset != seen.pagerOffset
    pager.offset += way
    seen.pagerOffset = hasMoved ? seen.pagerOffset + way : pager.offset
    if transition.isActive {
      // It leads less than a circle away, as ever.
      let from = Int(transition.from)
      transition = PageTransition(from: from, to: from + (Int(transition.to) + numbers - from) % pages.count)
    }
  }

  /// Moves the pager on to `time`. Where it comes to rest it takes the page's own number.
  mutating func advancePager(to time: Double) {
    let glided = pager.isGliding
    pager.advance(to: time)
    if glided && !pager.isMoving { return releasePager(0, pageAtTouch: pager.restingIndex) }
    if pager.isMoving || !isEndless { return }
    let index = wrapped(pager.restingIndex)
    if index == pager.restingIndex { return }
    let hasMoved = pager.offset != seen.pagerOffset
    renumberPager(by: index - pager.restingIndex)
    pager.align(to: index, stride: layout.stride)
    if !hasMoved { seen.pagerOffset = pager.offset }
  }

  /// The number for a turn to a number. A whole circle from the page the pager left is that page again, so the pager is
  /// renumbered for a way from there of less than a circle.
  mutating func shortenWay(to number: Int) -> Int {
    let count = pages.count
    let circles = isEndless ? (number - pager.restingIndex) / count * count : 0
    if circles != 0 { renumberPager(by: -circles) }
    return number - circles
  }

  /// The number by which a command turns to a page: over the joint between the last page and the first, else straight
  /// through the pages between. Of two pages the straight way is as short.
  mutating func numberToScroll(to index: Int) -> Int {
    if !isEndless { return index }
    let number = nearestPage
    let last = pages.count - 1
    let steps = index - wrapped(number)
    if last > 1 && abs(steps) == last { return steps < 0 ? number + 1 : number - 1 }
    return number + steps
  }

  /// Nothing of what the pager goes by is beyond the joint, where there were `count` pages: then it means the same with
  /// another number of pages.
  mutating func pagerIsWithinEnds(of count: Int) -> Bool {
    func isPage(_ number: Int) -> Bool { number >= 0 && number < count }
    return count > 1 && pages.count > 1
      && pager.offset >= 0 && pager.offset <= Pager.maxOffset(count: count, stride: layout.stride)
      && (!pager.isMoving || isPage(pager.targetIndex))
      && (!gesture.isActive || isPage(gesture.pageAtTouch))
      && (!transition.isActive || isPage(Int(transition.to)))
  }
}
