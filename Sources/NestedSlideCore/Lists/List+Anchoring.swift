/// What is seen keeps its place on the screen when sections or items come, go or change.
extension List {
  /// What is to keep its place.
  enum Held {
    /// Nothing: the offset stays.
    case nothing
    /// The end of the content, which was seen at this greatest offset.
    case end(Double)
    /// The edge of something, in the content: its upper one, or its lower one.
    case edge(ItemPath, Double, isLower: Bool)
    /// Where something began that is gone, with all of what is seen.
    case gap(Double)
    /// What was scrolled to.
    case goal(ListGoal)
  }

  /// What keeps its place in an edit.
  /// - Parameters:
  ///   - edit: what becomes of the numbers; nil: nothing. Of what is removed or moved nothing is held.
  mutating func hold(during edit: Renumbering? = nil) -> Held {
    if let namedAnchor, edit.map({ $0(namedAnchor) != nil }) ?? true {
      return .edge(namedAnchor, frame(namedAnchor).y, isLower: false)
    }
    if let goal, edit == nil && goal.isReached && goal.offset == port.offset { return .goal(goal) }
    if settings.sticksToEnd && port.offset >= maxOffset - 1 { return .end(maxOffset) }
    if settings.anchor == .none || settings.anchor == .scrolled && port.offset <= 0 { return .nothing }

    let span = VisibleSpan(
      from: port.offset + settings.overlap + List.leastSeen, to: port.bottom - List.leastSeen, sticks: false)
    guard let first = firstVisibleSection(span)?.pointee.first else { return .nothing }
    let frame = frame(first)
    if let edit, edit.displaces(first) {
      let gap = frame.y
      guard let next = firstPath(behind: edit.lastDisplaced) else { return .gap(gap) }
      let y = self.frame(next).y
      return y < span.to ? .edge(next, y, isLower: false) : .gap(gap)
    }
    // What was only estimated came in from above: its lower edge is what was seen.
    if frame.y < span.from && isEstimated(first) { return .edge(first, frame.y + frame.height, isLower: true) }
    return .edge(first, frame.y, isLower: false)
  }

  private func isEstimated(_ path: ItemPath) -> Bool {
    let section = section(Int(path.section))
    if !path.isItem || !section.pointee.settings.isEstimated { return false }
    return section.pointee.isStandard(Int(path.rank))
  }

  /// What comes next in the order of the list.
  private func firstPath(behind path: ItemPath) -> ItemPath? {
    var index = Int(path.section)
    var item = path.rank == ItemPath.footerRank ? Int.max : Int(path.rank) + 1
    while index < sections.count {
      let section = section(index)
      if item == 0 && section.pointee.settings.headerHeight > 0 && index != Int(path.section) {
        return ItemPath(headerOf: index)
      }
      if item < section.pointee.count { return ItemPath(index, item: item) }
      if item != .max && section.pointee.settings.footerHeight > 0 { return ItemPath(footerOf: index) }
      index += 1
      item = 0
    }
    return nil
  }

  /// An edit has been done: gives everything its new number, and works out how far the page has to move.
  mutating func settle(_ held: Held, after edit: Renumbering? = nil) {
    version &+= 1
    follow(held, after: edit)
  }

  /// The same where cursors are up to date.
  mutating func follow(_ held: Held, after edit: Renumbering? = nil) {
    if let edit {
      if let path = namedAnchor { namedAnchor = edit(path) }
      // What is there already is held as anything else is.
      if goal?.isReached == true { goal = nil }
      if let path = goal?.path {
        if let moved = edit(path) { goal?.path = moved } else { goal = nil }
      }
      slots.renumber(edit)
    }
    shift = 0
    switch held {
    case .nothing, .goal: break
    case .end(let before): shift = maxOffset - before
    case .gap(let y):
      let edge = y - settings.overlap
      if edge < port.offset { shift = edge - port.offset }
    case .edge(let path, let before, let isLower):
      guard let path = edit.map({ $0(path) }) ?? path else { return settleAlone(held) }
      let frame = frame(path)
      shift = (isLower ? frame.y + frame.height : frame.y) - before
    }
    settleAlone(held)
  }

  /// Without a page the list keeps the offset itself.
  private mutating func settleAlone(_ held: Held) {
    if owner != 0 { return }
    let wasBeyond = port.offset < 0
    port.offset += shift
    if case .goal(let goal) = held { port.offset = offset(of: goal.path, goal.align) }
    if !wasBeyond || port.offset > 0 { port.offset = port.offset.clamped(0, maxOffset) }
    goal?.offset = port.offset
    shift = 0
  }
}

extension Renumbering {
  /// Something is removed, or goes to another place.
  func displaces(_ path: ItemPath) -> Bool {
    switch self {
    case .insertedItems, .insertedSections: false
    case .removedItems, .removedSections: self(path) == nil
    case .movedItem(let from, _): path == from
    case .movedSection(let from, _): Int(path.section) == from
    }
  }

  /// The last of what is displaced.
  var lastDisplaced: ItemPath {
    switch self {
    case .insertedItems(let section, let item, _): ItemPath(section, item: item - 1)
    case .removedItems(let section, let item, let count): ItemPath(section, item: item + count - 1)
    case .insertedSections(let index, _): ItemPath(footerOf: index - 1)
    case .removedSections(let index, let count): ItemPath(footerOf: index + count - 1)
    case .movedItem(let from, _): from
    case .movedSection(let from, _): ItemPath(footerOf: from)
    }
  }
}
