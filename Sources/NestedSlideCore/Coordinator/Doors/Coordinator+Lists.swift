/// Lists that are attached to pages: they give the content height, the page gives the offset.
extension Coordinator {
  // MARK: Attaching

  /// - Parameter owner: the coordinator's own handle, for the list to know it by.
  public mutating func attach(
    _ list: UnsafeMutablePointer<List>, page index: Int, owner: UInt64
  ) throws(Failure) {
    try require(index, within: 0, pages.count - 1, .outOfRange, "page: there is no such page")
    if list.pointee.owner != 0 { throw Failure(.invalidState, "list: is attached to a page already") }
    if pages.store.list(of: index) != nil { throw Failure(.invalidState, "page: a list is attached to it already") }
    if list.pointee.rule != nil { try refuseRule() }
    if !pages.store.needExtras() { throw Failure(.outOfMemory, "out of memory") }
    if let areas = pages.store.extras(index).snapAreas, !areas.pointee.needItems() {
      throw Failure(.outOfMemory, "out of memory")
    }
    try list.pointee.reserve(width: layout.pageWidth)
    let isAtEnd = offset(of: index) >= greatestOffset(of: index) - list.pointee.endSlack(isHeld: isHeld(index))
    setList(list, ofPage: index)
    pages.store.hasLists = true
    list.pointee.attached(to: owner, page: index, width: layout.pageWidth)
    list.pointee.isTurned = attention.contains(.turned)
    list.pointee.reach(up: setup.pointee.fine { $0.pagerUnderPinned })
    look(at: list, page: index)
    if list.pointee.settings.grows == .up && isAtEnd {
      // What shows beyond the end is no part of the way.
      let beyond = index == path.page ? path.shownInner - path.inner : 0
      list.pointee.shift = list.pointee.maxOffset - (list.pointee.port.offset - beyond)
    }
    follow(list, page: index)
    if list.pointee.rule != nil { finishSnapAreas(ofPage: index) }
  }

  /// What the rule of a list has decided is in no record.
  public func refuseRule() throws(Failure) {
    if attention.contains(.recording) {
      throw Failure(.invalidState, "snap: items of a list cannot be snap areas while the coordinator is recorded")
    }
  }

  var anyListHasRule: Bool {
    if !pages.store.hasLists { return false }
    for index in 0..<pages.count where pages.store.list(of: index)?.pointee.rule != nil { return true }
    return false
  }

  /// The list keeps what it had from the page.
  public mutating func detach(_ list: UnsafeMutablePointer<List>) {
    if let page = page(of: list) {
      setList(nil, ofPage: page)
      if pages[page].growsUp {
        pages[page].growsUp = false
        fit(page: page, height: pages[page].contentHeight, shift: 0)
      }
    }
    list.pointee.leave()
  }

  /// The coordinator goes: its lists are on their own.
  public mutating func detachLists() {
    lookAtLists(0..<pages.count)
    if pages.store.hasLists { for index in 0..<pages.count { setList(nil, ofPage: index) } }
  }

  @inline(never)
  private func setList(_ list: UnsafeMutablePointer<List>?, ofPage index: Int) {
    pages.store.changeExtras(index) {
      if list == nil {
        $0.list?.pointee.page = -1
        $0.snapAreas?.pointee.forgetItems()
      }
      $0.list = list
    }
  }

  /// The page that a list is attached to, nil if that is no more.
  @inline(__always)
  public mutating func page(of list: UnsafeMutablePointer<List>) -> Int? {
    let page = list.pointee.page
    if page >= 0 && page < pages.count && pages.store.list(of: page) == list { return page }
    return search(list)
  }

  @inline(never)
  private mutating func search(_ list: UnsafeMutablePointer<List>) -> Int? {
    if list.pointee.page < 0 { return nil }
    for index in 0..<pages.count where pages.store.list(of: index) == list {
      list.pointee.page = index
      return index
    }
    return nil
  }

  // MARK: Seeing

  /// Tells a list the place of its page.
  @inline(never)
  public mutating func look(at list: UnsafeMutablePointer<List>, page index: Int) {
    let height = layout.pagerHeight
    // With the header open the page's lower part is below the viewport.
    let hidden = layout.range - output.view.outer
    let seen = hidden > 0 ? height - hidden : height
    list.pointee.port.height = height
    list.pointee.port.offset = offset(of: index)
    list.pointee.port.seen = seen > 0 ? seen : 0
    if list.pointee.hasOwnPort { lookFurther(at: list) }
  }

  @inline(never)
  private mutating func lookFurther(at list: UnsafeMutablePointer<List>) {
    list.pointee.port.hidden = list.pointee.settings.grows == .up ? layout.hidden(outer: output.view.outer) : 0
    list.pointee.port.lead = list.pointee.lead
    list.pointee.port.offset -= list.pointee.port.lead
    if !list.pointee.reachesUp { return }
    let pinned = layout.pinnedTop + layout.hoverHeight + layout.pagerGap
    list.pointee.port.edge = List.leastSeen - (pinned > 0 ? pinned : 0)
    list.pointee.uncovered = hoverHidden
  }

  /// What settings say of it has changed.
  @inline(never)
  mutating func reachUpInLists() {
    for index in 0..<pages.count {
      pages.store.list(of: index)?.pointee.reach(up: setup.pointee.fine { $0.pagerUnderPinned })
    }
  }

  /// The same if it is still attached to the page it was attached to last; else false.
  @inline(__always)
  public mutating func lookQuickly(at list: UnsafeMutablePointer<List>) -> Bool {
    let page = list.pointee.page
    if page < 0 || page >= pages.count || pages.store.list(of: page) != list { return false }
    look(at: list, page: page)
    return true
  }

  /// Tells the lists of pages that are about to go their places: there they stay.
  @inline(never)
  mutating func lookAtLists(_ range: Range<Int>) {
    if !pages.store.hasLists { return }
    for index in range {
      if let list = pages.store.list(of: index) { look(at: list, page: index) }
    }
  }

  // MARK: Following

  /// A list is about to change: tells it the place of its page, and whether what it was scrolled to still counts.
  public mutating func prepare(_ list: UnsafeMutablePointer<List>, page index: Int) {
    look(at: list, page: index)
    list.pointee.port.isHeld = isHeld(index)
    list.pointee.lastEdit = nil
    if pages.store.hasSnapAreas { pages.store.extras(index).snapAreas?.pointee.noteItems(list) }
    guard var goal = list.pointee.goal else { return }
    let waits = pending.reveal?.page == index
    if waits && !goal.isReached { return }
    let offset = list.pointee.port.offset
    if index == path.page && (path.isMoving || hand.gesture.isActive || !path.overscroll.isZero) {
      let isOnItsWay = isRevealing && !goal.isReached && (goal.offset.isNaN || path.motion.rest.inner == goal.offset)
      list.pointee.goal = isOnItsWay ? goal : nil
      return
    }
    if goal.offset.isNaN { goal.offset = list.pointee.offset(of: goal.path, goal.align) }
    goal.isReached = true
    list.pointee.goal = abs(offset - goal.offset) < 1e-6 ? goal : nil
    list.pointee.goal?.offset = offset
  }

  /// A list has changed: its page follows.
  public mutating func follow(_ list: UnsafeMutablePointer<List>, page index: Int) {
    let height = list.pointee.contentHeight
    let shift = list.pointee.shift + list.pointee.lead - list.pointee.port.lead
    let growsUp = list.pointee.settings.grows == .up
    let isOther = pages[index].growsUp != growsUp
    let hasRule = list.pointee.rule != nil
    list.pointee.shift = 0
    list.pointee.port.lead = 0
    if hasRule { pages.store.hasSnapAreas = true }
    pages[index].growsUp = growsUp
    if height != pages[index].contentHeight || shift != 0 || isOther || hasRule {
      fit(page: index, height: height, shift: shift)
      record(Recorded(.shiftPage, (Int64(index), height, shift)))
    }
    if pages.store.hasSnapAreas {
      moveSnapAreas(with: list, page: index)
      if hasRule { redirectToRule(page: index) }
    }
    look(at: list, page: index)
    followGoal(of: list, page: index)
  }

  /// What was scrolled to may be elsewhere.
  private mutating func followGoal(of list: UnsafeMutablePointer<List>, page index: Int) {
    guard let goal = list.pointee.goal else { return }
    let (y, height) = list.pointee.stretch(goal.path)
    let waits = pending.reveal?.page == index
    if !goal.isReached && !waits && !isRevealing {
      // If the content ends earlier now, the page would ease back: it continues to what it was led to.
      reveal(goal.path, of: list, index, goal.align, animated: true)
    } else if !goal.isReached {
      try? retargetReveal(page: index, y: y, height: height, align: goal.align)
      record(Recorded(.retargetReveal, (Int64(index), y, height, Int64(goal.align.rawValue))))
    } else if index == path.page {
      let rules = rules
      let place = path.goal(showing: Reveal(y: y, height: height, align: goal.align), rules).rest
      // If the page eases back from beyond its end, that motion is led to what was scrolled to.
      if place.outer != path.shownOuter || place.inner != path.shownInner {
        reveal(goal.path, of: list, index, goal.align, animated: path.isMoving)
      }
    }
    noteGoal(of: list, page: index)
  }

  /// Notes the present or coming place of what is scrolled to.
  private mutating func noteGoal(of list: UnsafeMutablePointer<List>, page index: Int) {
    look(at: list, page: index)
    let waits = pending.reveal?.page == index
    let isOnItsWay = index == path.page && isRevealing
    list.pointee.goal?.isReached = !waits && !isOnItsWay
    list.pointee.goal?.offset = waits ? .nan : (isOnItsWay ? path.motion.rest.inner : list.pointee.port.offset)
  }

  @inline(never)
  private mutating func reveal(
    _ path: ItemPath, of list: UnsafeMutablePointer<List>, _ index: Int, _ align: Align, animated: Bool
  ) {
    let (y, height) = list.pointee.stretch(path)
    try? reveal(page: index, y: y, height: height, align: align, animated: animated)
    record(Recorded(.reveal, (Int64(index), y, height, Int64(align.rawValue), animated ? 1 as Int64 : 0)))
  }

  /// Scrolls to something of a list.
  public mutating func scroll(
    to path: ItemPath, of list: UnsafeMutablePointer<List>, page index: Int, align: Align, animated: Bool
  ) throws(Failure) {
    look(at: list, page: index)
    let kept = list.pointee.alignToKeep(align, path)
    reveal(path, of: list, index, align, animated: animated)
    list.pointee.goal = kept.map { ListGoal(path: path, align: $0, offset: 0, isReached: false) }
    noteGoal(of: list, page: index)
  }

  // MARK: Changes of size

  /// Makes room for lists as wide as pages will be.
  public mutating func reserveLists(for all: UnsafePointer<AllSettings>) throws(Failure) {
    if !pages.store.hasLists { return }
    let changed = StackLayout(all)
    for index in 0..<pages.count {
      try pages.store.list(of: index)?.pointee.reserve(width: changed.pageWidth)
    }
  }

  /// Lays out lists for pages that have another width; there must be room for them.
  public mutating func fitLists() {
    if !pages.store.hasLists { return }
    for index in 0..<pages.count {
      guard let list = pages.store.list(of: index), list.pointee.port.width != layout.pageWidth else { continue }
      prepare(list, page: index)
      list.pointee.resize(to: layout.pageWidth)
      follow(list, page: index)
    }
  }
}
