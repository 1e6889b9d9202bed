/// A coordinator lives in one piece of memory, with its first events and pages behind it.
extension Coordinator {
  /// Makes a coordinator at time 0 with the header open, in memory that `destroy` gives back.
  /// - Parameters:
  ///   - settings: checked.
  ///   - heights: one content height a page in points, or nil for all 0.
  public static func create(
    _ settings: UnsafePointer<AllSettings>, pageCount: Int, heights: UnsafePointer<Double>?
  ) throws(Failure) -> UnsafeMutablePointer<Coordinator> {
    try check(pageCount: pageCount, heights: heights)
    let coordinator = try make(settings, pageCount: pageCount, heights: heights)
    coordinator.pointee.start(on: Int(settings.pointee.settings.paging.initialPage))
    return coordinator
  }

  /// Makes one that has told of nothing yet: `start`, or all of a saved state, must follow.
  static func make(
    _ settings: UnsafePointer<AllSettings>, pageCount: Int, heights: UnsafePointer<Double>?
  ) throws(Failure) -> UnsafeMutablePointer<Coordinator> {
    let setupOffset = MemoryLayout<Coordinator>.stride
    let eventsOffset = setupOffset + MemoryLayout<Setup>.stride
    let pagesOffset = eventsOffset + MemoryLayout<WaitingEvent>.stride * EventQueue.initialCapacity
    guard
      let block = RawMemory.allocate(
        bytes: pagesOffset + MemoryLayout<PageState>.stride * pageCount, alignment: MemoryLayout<Coordinator>.alignment)
    else { throw Failure(.outOfMemory, "out of memory") }

    let events = (block + eventsOffset).bindMemory(to: WaitingEvent.self, capacity: EventQueue.initialCapacity)
    let pages = (block + pagesOffset).bindMemory(to: PageState.self, capacity: pageCount)
    if let heights {
      for index in 0..<pageCount { (pages + index).initialize(to: PageState(contentHeight: heights[index])) }
    } else {
      pages.initialize(repeating: PageState(contentHeight: 0), count: pageCount)
    }
    let setup = (block + setupOffset).bindMemory(to: Setup.self, capacity: 1)
    setup.initialize(to: Setup(settings))
    let coordinator = block.bindMemory(to: Coordinator.self, capacity: 1)
    coordinator.initialize(
      to: Coordinator(
        setup: setup, pages: PageStore(lent: pages, count: pageCount), events: EventQueue(lent: events)))
    do throws(Failure) {
      try coordinator.pointee.makeRoom(for: settings)
    } catch {
      destroy(coordinator)
      throw error
    }
    if settings.pointee.changesLayoutOnly { return coordinator }
    setup.pointee.adoptFine(settings)
    coordinator.pointee.noteInput()
    return coordinator
  }

  @inline(never)
  public static func destroy(_ coordinator: UnsafeMutablePointer<Coordinator>) {
    coordinator.pointee.free()
    RawMemory.free(coordinator)
  }

  /// Shows the first page and asks for what is needed. Everything rests, the header is open and nothing has moved: of
  /// what `finish` looks at only this can be other than it is in a coordinator that has been made.
  mutating func start(on wanted: Int) {
    let last = pages.count - 1
    let first = wanted < last ? wanted : last
    pager.align(to: first < 0 ? 0 : first)
    path.begin(
      page: first,
      Extent(
        layout: setup.pointee.layout, first < 0 ? nil : pages[first], shortPage: setup.pointee.settings.shortPage))
    output.setLimit(pageCount: pages.count)
    let setup = setup
    if setup.pointee.hasFine {
      layOutTabs(from: 0)
      settleHover()
    } else {
      tabs.layOut(share: setup.pointee.layout.topWidth / Double(last < 0 ? 1 : last + 1))
    }
    pages.begin(first, loading, at: now, &output)
    if setup.pointee.layout.isCarousel { showBeside() }
    showBeginning()
  }

  /// Pages beside the first one show, too.
  @inline(never)
  private mutating func showBeside() {
    let (rules, loading) = (pagerRules, loading)
    let (overlapping, showing) = pager.windows(threshold: rules.threshold, rules)
    pages.show(overlapping: overlapping, showing: showing, loading, at: now, &output)
  }

  @_optimize(speed)
  static func check(pageCount: Int, heights: UnsafePointer<Double>?) throws(Failure) {
    try require(pageCount, within: 0, Limits.pages, .outOfRange, "page_count: must be from 0 to 10000000")
    guard let heights else { return }
    // Most are numbers from 0 on, whose bits are in their order.
    var first = 0
    while first < pageCount && heights[first].bitPattern <= Limits.length.bitPattern { first &+= 1 }
    for index in first..<pageCount {
      try require(heights[index], within: 0, Limits.length, "content_heights: each must be from 0 to 1e12 points")
    }
  }
}
