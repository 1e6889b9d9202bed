/// What becomes of pages' offsets when pages begin to show and when the header opens.
extension Coordinator {
  /// Pages that the pager passed over or came to begin to show, whether or not a frame was drawn while they did.
  mutating func alignPagesBetween(_ before: Double, _ after: Double) {
    if settings.paging.memory != .align || isPinned || pages.count == 0 { return }
    let stride = layout.stride
    if !(stride > 0) { return }
    let numbers = Pager.numbers(count: pages.count, isEndless: isEndless)
    let low = ((before < after ? before : after) / stride).rounded(.down).wholeNumber(numbers.low, numbers.high)
    let high = ((before < after ? after : before) / stride).rounded(.up).wholeNumber(numbers.low, numbers.high)
    for number in low...(high > low ? high : low) {
      let index = wrapped(number)
      if index != currentIndex && !seen.overlapping.contains(index) { pages[index].offset = top(of: index) }
    }
  }

  /// A page's top: where a refresh holds it open, it begins there once the header is open.
  mutating func top(of index: Int) -> Double {
    pages[index].refresh == .refreshing && canOpenPage ? -refreshHeight(of: index) : 0
  }

  /// A page begins to show at once.
  mutating func alignPage(_ index: Int) {
    if settings.paging.memory == .align && !isPinned { pages[index].offset = top(of: index) }
  }

  mutating func resetPagesOnOpening() {
    let memory = settings.paging.memory
    if memory == .align || memory == .keep { return }
    if memory == .resetAll {
      for index in 0..<pages.count { pages[index].offset = 0 }
    }
    if inner == 0 && vertical.rest.inner == 0 { return }
    inner = 0
    // A motion that would bring the page back goes on with the outer alone.
    if vertical.kind == .animation || vertical.kind == .snap {
      retargetAnimation(to: Route.Place(outer: vertical.rest.outer, inner: 0))
    }
  }
}
