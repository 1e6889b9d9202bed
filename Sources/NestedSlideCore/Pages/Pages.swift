/// The pages: their store, which of them shows, which is current, and which the host has been asked for.
///
/// What it does it tells by events to `Output`, in the order in which a host needs them: pages that are needed first,
/// then what disappeared, then what appeared; what is released comes last.
struct Pages: ~Copyable {
  /// How many are needed, and the lowest and highest index among them.
  @Narrow private(set) var liveCount = 0
  @Narrow private var lowestLive = 0
  @Narrow private var highestLive = -1
  /// Those of which enough shows to count as appeared.
  private(set) var showing = PageWindow()
  // The fields that every frame touches come last: in memory those of the output follow.
  var store: PageStore
  /// The current page, -1 for none.
  @Narrow private(set) var current = -1
  /// Those that show at all.
  private(set) var overlapping = PageWindow()

  init(_ store: consuming PageStore) { self.store = store }

  mutating func free() { store.free() }

  @inline(__always) var count: Int { store.count }
  subscript(index: Int) -> PageState {
    @inline(__always) get { store[index] }
    @inline(__always) _modify { yield &store[index] }
  }

  mutating func setCurrent(_ index: Int) { current = index }

  // MARK: Loading

  /// The settings that decide which pages are loaded.
  struct Loading {
    let isLazy: Bool
    let prefetch: Int
    let keepAlive: Int
    let isEndless: Bool

    init(_ setup: SetupPointer, count: Int) {
      let paging = setup.pointee.settings.paging
      isLazy = paging.lazy
      // No more than there are pages, which is as good as any more: sums with it fit if an Int has 32 bits.
      prefetch = min(Int(paging.prefetch), count)
      keepAlive = Int(paging.keepAlive)
      isEndless = setup.isEndless(count: count)
    }
  }

  /// The first page shows, -1 for none; nothing has been told yet.
  mutating func begin(_ first: Int, _ loading: Loading, at time: Double, _ output: inout Output) {
    current = first
    overlapping = PageWindow(first, first)
    showing = overlapping
    if first < 0 { return }
    needLive(loading, at: time, &output)
    output.tell(.pageAppeared, index: first, at: time)
  }

  /// The pager shows these pages from now on.
  mutating func show(
    overlapping: PageWindow, showing: PageWindow, _ loading: Loading, at time: Double, _ output: inout Output
  ) {
    self.overlapping = overlapping
    if showing == self.showing { return }
    let before = self.showing
    self.showing = showing
    needLive(loading, at: time, &output)
    before.visit { if !showing.contains($0) { output.tell(.pageDisappeared, index: $0, at: time) } }
    showing.visit { if !before.contains($0) { output.tell(.pageAppeared, index: $0, at: time) } }
  }

  /// Asks for every page that is needed and not there, in ascending order; over the joint those that show come last.
  @inline(never)
  mutating func needLive(_ loading: Loading, at time: Double, _ output: inout Output) {
    if count == 0 { return }
    if !loading.isLazy {
      if liveCount < count { need(0, count - 1, at: time, &output) }
      return
    }
    let center = current < 0 ? 0 : current
    let last = count - 1
    if loading.isEndless {
      needRound(center - loading.prefetch, center + loading.prefetch, at: time, &output)
      needShowing(at: time, &output)
      return
    }
    let low = center > loading.prefetch ? center - loading.prefetch : 0
    let high = last - center > loading.prefetch ? center + loading.prefetch : last
    let showing = showing
    if showing.lowest < low { showing.visit { if $0 < low { need($0, $0, at: time, &output) } } }
    need(low, high, at: time, &output)
    needShowing(at: time, &output)
  }

  private mutating func needShowing(at time: Double, _ output: inout Output) {
    let showing = showing
    showing.visit { if !store[$0].isNeeded { need($0, $0, at: time, &output) } }
  }

  /// Needs a page by itself, before it shows.
  mutating func need(_ index: Int, _ loading: Loading, at time: Double, _ output: inout Output) {
    if loading.isLazy { need(index, index, at: time, &output) }
  }

  /// Needs pages round the circle.
  private mutating func needRound(_ low: Int, _ high: Int, at time: Double, _ output: inout Output) {
    let last = count - 1
    if high - low >= last {
      need(0, last, at: time, &output)
    } else if low.wrapped(count) <= high.wrapped(count) {
      need(low.wrapped(count), high.wrapped(count), at: time, &output)
    } else {
      need(0, high.wrapped(count), at: time, &output)
      need(low.wrapped(count), last, at: time, &output)
    }
  }

  private mutating func need(_ first: Int, _ last: Int, at time: Double, _ output: inout Output) {
    for index in first...last where !store[index].isNeeded {
      store[index].isNeeded = true
      if liveCount == 0 || index < lowestLive { lowestLive = index }
      if liveCount == 0 || index > highestLive { highestLive = index }
      liveCount += 1
      output.tell(.pageNeeded, index: index, at: time)
    }
  }

  // MARK: Releasing

  /// More pages are there than are to be kept.
  func needsRelease(_ setup: SetupPointer) -> Bool {
    let keep = Int(setup.pointee.settings.paging.keepAlive)
    return keep > 0 && liveCount > keep
  }

  /// Releases the pages furthest from the current one while more than `keepAlive` are there; of two equally far the
  /// higher. Pages that show or are prefetched stay.
  mutating func releaseFar(_ loading: Loading, at time: Double, _ output: inout Output) {
    let keep = loading.keepAlive
    if keep == 0 || !loading.isLazy || liveCount <= keep { return }
    var low = lowestLive
    var high = highestLive
    if loading.isEndless {
      // There may be many pages to look through for nothing.
      if liveCount <= heldCount(loading) { return }
      // By steps from the current one half a circle to either side.
      low = current - (count - 1) / 2
      high = current + count / 2
    }
    while liveCount > keep {
      while low <= high && !isReleasable(low.wrapped(count), loading) { low += 1 }
      while high >= low && !isReleasable(high.wrapped(count), loading) { high -= 1 }
      if low > high { break }
      let (before, after) = (current - low, high - current)
      let takesHigh = after > before || after == before && high.wrapped(count) > low.wrapped(count)
      release((takesHigh ? high : low).wrapped(count), at: time, &output)
    }
    while liveCount > 0 && !store[lowestLive].isNeeded { lowestLive += 1 }
    while liveCount > 0 && !store[highestLive].isNeeded { highestLive -= 1 }
  }

  /// How many pages stay whatever `keepAlive` says.
  private func heldCount(_ loading: Loading) -> Int {
    let around = 2 * loading.prefetch + 1
    var held = around < count ? around : count
    showing.visit { if distance($0, loading) > loading.prefetch { held += 1 } }
    return held
  }

  @inline(never)
  private func isReleasable(_ index: Int, _ loading: Loading) -> Bool {
    store[index].isNeeded && distance(index, loading) > loading.prefetch && !showing.contains(index)
      && index != current
  }

  /// From the current page, in pages, the shorter way round if there are no ends.
  private func distance(_ index: Int, _ loading: Loading) -> Int {
    let way = abs(index - current)
    return loading.isEndless && way > count - way ? count - way : way
  }

  @inline(never)
  private mutating func release(_ index: Int, at time: Double, _ output: inout Output) {
    store[index].isNeeded = false
    liveCount -= 1
    output.tell(.pageReleased, index: index, at: time)
  }

  /// A page goes: tells of it under the number it has.
  @inline(never)
  mutating func leave(_ index: Int, at time: Double, _ output: inout Output) {
    if showing.contains(index) { output.tell(.pageDisappeared, index: index, at: time) }
    if store[index].isNeeded { release(index, at: time, &output) }
  }

  /// A page, or all with -1, is released if it is there, and asked for again if it shows or has to be there.
  mutating func remake(_ index: Int, _ loading: Loading, at time: Double, _ output: inout Output) {
    if liveCount == 0 { return }
    for page in index < 0 ? lowestLive...highestLive : index...index where store[page].isNeeded {
      leave(page, at: time, &output)
      if !showing.contains(page) { continue }
      need(page, page, at: time, &output)
      output.tell(.pageAppeared, index: page, at: time)
    }
    needLive(loading, at: time, &output)
  }

  // MARK: Numbers

  /// Pages have other numbers now. What does not show beside the current page any more disappears.
  mutating func renumber(
    _ number: PageRenumbering, current: Int, countBefore: Int, at time: Double, _ output: inout Output
  ) {
    let (kept, before) = (self.current, showing)
    overlapping = overlapping.renumbered(number, keeping: kept, before: countBefore, now: count)
    showing = showing.renumbered(number, keeping: kept, before: countBefore, now: count)
    let showing = showing
    before.visit {
      let index = number($0)
      if index >= 0 && !showing.contains(index) { output.tell(.pageDisappeared, index: index, at: time) }
    }
    self.current = count == 0 ? -1 : current
    countLive()
  }

  mutating func countLive() {
    liveCount = 0
    for index in 0..<count where store[index].isNeeded {
      if liveCount == 0 { lowestLive = index }
      highestLive = index
      liveCount += 1
    }
  }

  /// Calls `visit` with the index of every needed page, in ascending order.
  func forEachLive(_ visit: (Int) -> Void) {
    if liveCount == 0 { return }
    for index in lowestLive...highestLive where store[index].isNeeded { visit(index) }
  }

  // MARK: Offsets

  /// Brings a page's offset within its range.
  @inline(never)
  func clamp(_ index: Int, _ setup: SetupPointer) {
    let greatest = setup.greatestOffset(store[index])
    if store[index].offset > greatest { store[index].offset = greatest }
  }

  func clampAll(but index: Int, _ setup: SetupPointer) {
    for page in 0..<count where page != index { clamp(page, setup) }
  }

  // MARK: Saving

  @inline(never)
  mutating func archive(_ archive: inout Archive) {
    store.archive(&archive)
    archive.integer(&current, count == 0 ? -1 : 0, count - 1)
    overlapping.archive(&archive, pageCount: count)
    showing.archive(&archive, pageCount: count)
    if archive.isReading { countLive() }
  }
}

extension Int {
  /// The page that a number counted on over the joint of the last page and the first stands for, of `count` pages.
  @inline(never)
  func wrapped(_ count: Int) -> Int {
    if self >= 0 && self < count || count == 0 { return self }
    let rest = self % count
    return rest < 0 ? rest + count : rest
  }
}
