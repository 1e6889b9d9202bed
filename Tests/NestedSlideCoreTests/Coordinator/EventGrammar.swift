import NestedSlideCore

/// Reads a coordinator's events call by call and notes what does not belong.
struct EventGrammar {
  private(set) var faults = [String]()
  private var isScrolling = false
  private var isDragging = false
  private var isDecelerating = false
  private var isPinned = false
  private var inTransition = false
  private var transition: (from: Int32, to: Int32)?
  private var currentIndex: Int32
  private var needed = Set<Int32>()
  private var showing = Set<Int32>()
  /// Whether pages have come, gone or moved: what showed then is not known.
  private var pagesChanged = false
  private var time = -Double.infinity
  /// The header's, as of the last call.
  private var range = 0.0
  /// The pages' keys, as of the last call.
  private var keys = [Int64]()

  /// - Parameter coordinator: new, its first events not yet polled.
  init(_ coordinator: TestCoordinator) {
    currentIndex = coordinator.view.pageIndex
    range = coordinator.view.range
    for event in coordinator.poll() { read(event, coordinator) }
  }

  /// Reads what one call has brought. `call` is nil where it was refused.
  mutating func read(_ coordinator: TestCoordinator, after call: Call?) {
    var events = coordinator.poll()
    if call == nil && !events.isEmpty { note("a refused call tells of \(events)") }
    if let call { renumber(call, &events) }
    var once = [Event.Kind.offsetChanged, .pageScrolled, .dragBegan, .settled]
    // A bounce that swings comes back into the path again and again, and where all of that is header opens it each time.
    // So may what moves while the header's own height does.
    if !((coordinator.fine.springDamping ?? 1) < 1) && coordinator.view.range == range { once.append(.pinned) }
    range = coordinator.view.range
    for kind in once {
      if events.count(where: { $0.kind == kind }) > 1 { note("\(kind) more than once a call: \(events)") }
    }
    for event in events { read(event, coordinator) }
    if let place = events.firstIndex(where: { $0.kind == .settled }), place != events.count - 1 {
      note("something after settled: \(events)")
    }
    compare(coordinator)
    keys = (0..<Int(coordinator.view.pageCount)).map { (try? coordinator.pointer.pointee.pageSettings($0).key) ?? 0 }
  }

  private mutating func note(_ fault: String) { faults.append(fault) }

  private mutating func read(_ event: Event, _ coordinator: TestCoordinator) {
    if event.time < time || event.time > coordinator.view.time { note("\(event) at \(event.time)") }
    time = event.time
    switch event.kind {
    case .scrollBegan: flip(\.isScrolling, to: true, event)
    case .scrollEnded:
      flip(\.isScrolling, to: false, event)
      if isDragging || isDecelerating || inTransition { note("\(event) too early") }
    case .settled:
      // A pointer may come later than what it finds at rest.
      let isNow = event.time == coordinator.view.time
      if isScrolling || isNow && coordinator.view.isAtRest == 0 { note("\(event) too early") }
    case .dragBegan: flip(\.isDragging, to: true, event)
    case .dragEnded: flip(\.isDragging, to: false, event)
    case .decelerationBegan: flip(\.isDecelerating, to: true, event)
    case .decelerationEnded: flip(\.isDecelerating, to: false, event)
    case .pinned: flip(\.isPinned, to: true, event)
    case .unpinned: flip(\.isPinned, to: false, event)
    case .pageTransitionBegan:
      flip(\.inTransition, to: true, event)
      transition = event.fromAndTo
    case .pageTransitionEnded:
      flip(\.inTransition, to: false, event)
      if let transition, transition != event.fromAndTo { note("\(event.fromAndTo) ends, not \(transition)") }
    case .pageChanged:
      if event.index == currentIndex { note("\(event) without a change") }
      currentIndex = event.index
      if event.index >= 0 && !needed.contains(event.index) { note("\(event) before the page is there") }
    case .pageNeeded: if !needed.insert(event.index).inserted { note("\(event) again") }
    case .pageReleased: if needed.remove(event.index) == nil { note("\(event) of none") }
    case .pageAppeared: if !showing.insert(event.index).inserted && !pagesChanged { note("\(event) again") }
    case .pageDisappeared: if showing.remove(event.index) == nil && !pagesChanged { note("\(event) of none") }
    default: break
    }
    let parts: [Event.Kind] = [.dragBegan, .dragEnded, .decelerationBegan, .decelerationEnded, .scrolledToTop]
    if parts.contains(event.kind) && !isScrolling { note("\(event) outside a scroll") }
  }

  private mutating func flip(_ state: WritableKeyPath<EventGrammar, Bool>, to value: Bool, _ event: Event) {
    if self[keyPath: state] == value { note("\(event) again") }
    self[keyPath: state] = value
  }

  /// The pages have new numbers from here on.
  private mutating func renumber(_ call: Call, _ events: inout [Event]) {
    switch call {
    case .insert(let index, _): needed = Set(needed.map { $0 >= index ? $0 + 1 : $0 })
    case .remove(let index):
      if needed.remove(Int32(index)) != nil {
        if let first = events.first, first.kind == .pageDisappeared, first.index == index { events.removeFirst() }
        if let first = events.first, first.kind == .pageReleased, first.index == index {
          events.removeFirst()
        } else {
          note("page \(index) removed, not released: \(events)")
        }
      }
      needed = Set(needed.map { $0 > index ? $0 - 1 : $0 })
    case .move(let from, let to):
      needed = Set(
        needed.map { page in
          if page == from { return Int32(to) }
          if page > from && page <= to { return page - 1 }
          return page >= to && page < from ? page + 1 : page
        })
    case .reload:
      // What stays is neither asked for anew nor told of twice, and what goes is told of under the number it had.
      transition = nil
      return
    case .reloadKeyed(let new, _):
      var kept = Set<Int32>()
      for page in needed.sorted() {
        let key = Int(page) < keys.count ? keys[Int(page)] : 0
        // Of pages that were given the same key the first has it.
        if let number = new.firstIndex(of: key), key != 0, keys.firstIndex(of: key) == Int(page) {
          kept.insert(Int32(number))
        } else if let told = events.firstIndex(where: { $0.kind == .pageReleased && $0.index == page }) {
          // Under the number it had.
          events.remove(at: told)
        } else {
          note("page \(page) is gone, not released")
        }
      }
      events.removeAll { $0.kind == .pageDisappeared }
      needed = kept
    default: return
    }
    pagesChanged = true
    // The transition that goes on carries new numbers.
    transition = nil
  }

  /// What was told is what is.
  private mutating func compare(_ coordinator: TestCoordinator) {
    let view = coordinator.view
    if currentIndex != view.pageIndex { note("the current page is \(view.pageIndex), told was \(currentIndex)") }
    if isPinned != coordinator.isPinned && !coordinator.leavesPin && !coordinator.pullsComingPage {
      note(
        "pinned or not at \(coordinator.place) of \(view.range), told was \(isPinned), \(view.phase) at \(view.velocityY)"
      )
    }
    if inTransition != (view.transitionFrom >= 0) { note("in a transition or not") }
    if view.isAtRest != 0 && isScrolling { note("at rest, but no end was told") }
    let waits = view.touch == Touch.waiting.rawValue
    // A hover bar that comes back for a finger at rest is no scroll: of it only a frame is asked.
    let mayBeHover = coordinator.fine.hoverHides != .never && view.phase == Phase.idle.rawValue
    if view.needsFrame != 0 && !isScrolling && !waits && !mayBeHover { note("moves, but no beginning was told") }
    var live = Set<Int32>()
    coordinator.pointer.pointee.forEachLivePage { live.insert(Int32($0)) }
    if live != needed { note("needed are \(live.sorted()), told were \(needed.sorted())") }
    if !pagesChanged, let fault = showingFault(coordinator) { note(fault) }
    if view.eventsLost != 0 { note("events were lost") }
  }

  /// Of the pages told to have appeared, which shows too little, or of the others, which shows enough: nil if none.
  private func showingFault(_ coordinator: TestCoordinator) -> String? {
    let (view, threshold) = (coordinator.view, coordinator.fine.loadThreshold)
    let visible = coordinator.visible
    for index in showing where !visible.contains(index) { return "page \(index) does not show, told was that it does" }
    for index in visible {
      guard let frame = try? coordinator.frame(Int(index)) else { return "page \(index) shows and is not there" }
      let left = max(frame.x, view.pager.x)
      let right = min(frame.x + frame.width, view.pager.x + view.pager.width)
      let share = frame.width > 0 ? (right - left) / frame.width : 1
      // The page that the pager rests on shows, however little rounding leaves of it.
      let isEnough = share > threshold || visible.count == 1 && view.velocityX == 0 && share == 1
      // Of a share so close to the threshold, rounding decides; of a narrow page a sliver does.
      let rounding = frame.width < view.pager.width ? 0.0011 / frame.width : 1e-9
      if (share - threshold).magnitude < rounding || isEnough == showing.contains(index) { continue }
      return "of page \(index) \(share) shows, told to show are \(showing.sorted())"
    }
    return nil
  }
}
