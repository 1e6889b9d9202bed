/// What is seen keeps its place on the screen when sections or items come, go or change.
///
/// One thing is held: its top keeps its place on the screen, and all else moves with it. That is the first thing
/// seen, as the eye reads on from there. But rows that come in from above have only estimated heights until the host
/// has measured them, and what was seen before them must not move by that:
///
///     before              two rows come in        measured
///     ┌──────────────┐    ┌ estimated ───┐  ▲     they are longer than that, and push upwards
///     │ row 10       │    ├ estimated ───┤  │
///     │ row 11       │    │ row 10       │        row 10 is held: it was held before, or is the first one measured
///
/// So what was held in the last edit is held again, as long as it is seen and only rows with estimated heights lie
/// above it. To hold the first measured row in any case would be wrong for a host that measures a new screen from its
/// end upwards: each row would push all above it out.
extension List {
  /// What is to keep its place.
  struct Held: BitwiseCopyable {
    enum Kind: UInt8 {
      /// Nothing: the offset stays.
      case nothing
      /// The end of the content, which was seen; `y` was the greatest offset.
      case end
      /// The upper edge of something, which was at `y` in the content.
      case top
      /// Its lower edge.
      case bottom
      /// `y`, the start of something that is gone with all of what was seen.
      case gap
      /// What was scrolled to.
      case goal
    }

    var kind = Kind.nothing
    var path = ItemPath(-1, item: 0)
    var y = 0.0
    /// Beyond which end the offset was: -1, 1, or 0.
    var beyond: Int8 = 0
  }

  /// What keeps its place in an edit.
  /// - Parameters:
  ///   - edit: what becomes of the numbers; nil: nothing. Of what is removed or moved nothing is held.
  @_optimize(speed)
  mutating func hold(during edit: Renumbering? = nil) -> Held {
    var held = find(during: edit)
    held.beyond = beyond
    return held
  }

  @_optimize(speed) @inline(__always)
  private mutating func find(during edit: Renumbering?) -> Held {
    if let namedAnchor, edit.map({ $0(namedAnchor) != nil }) ?? true {
      return Held(kind: .top, path: namedAnchor, y: top(of: namedAnchor))
    }
    if let goal, edit == nil && goal.isReached && goal.offset == port.offset {
      return Held(kind: .goal, path: goal.path)
    }
    // What is pulled beyond the end stays so.
    if isAtEnd { return Held(kind: .end, y: port.offset < maxOffset ? port.offset : maxOffset) }
    if settings.anchor == .none || settings.anchor == .scrolled && port.offset <= 0 { return Held() }

    // If all is covered, what lies at the edge of that is held.
    let edge = port.offset + settings.overlap + List.leastSeen
    let bottom = port.bottom - List.leastSeen
    let span = VisibleSpan(from: edge, to: bottom > edge ? bottom : edge.nextUp, sticks: false)
    guard let first = firstVisibleSection(span)?.first else { return Held() }
    let y = top(of: first)
    if let edit, edit.displaces(first) { return hold(behind: edit, span) }
    if section(Int(first.section)).pointee.isEstimated, let held = heldBelowEstimated(first, edit, span) {
      lastHeld = held
      return Held(kind: .top, path: held, y: top(of: held))
    }
    lastHeld = first
    // Of all that is new the lower edge of the first was seen, if anything.
    if y < span.from - 2 * List.leastSeen && isEstimated(first) {
      return Held(kind: .bottom, path: first, y: y + frame(first).height)
    }
    return Held(kind: .top, path: first, y: y)
  }

  /// What was seen before the rows with estimated heights that come first now; nil if there are no such rows, or
  /// nothing was.
  @inline(never)
  private mutating func heldBelowEstimated(
    _ first: ItemPath, _ edit: Renumbering?, _ span: VisibleSpan
  ) -> ItemPath? {
    if lastHeld == first { return nil }
    func stays(_ path: ItemPath) -> Bool { edit.map { !$0.displaces(path) } ?? true }
    var last: ItemPath?
    if let held = lastHeld, first < held, stays(held), top(of: held) < span.to { last = held }
    var isBelowEstimated = isEstimated(first)
    if last == nil && !isBelowEstimated && first.isItem { return nil }
    var next = first
    while let path = firstPath(behind: next), top(of: path) < span.to {
      if let last {
        if isBelowEstimated { return last }
        if !(path < last) { return nil }
      }
      if isEstimated(path) {
        isBelowEstimated = true
      } else if last == nil && path.isItem && stays(path) {
        return isBelowEstimated ? path : nil
      }
      next = path
    }
    return nil
  }

  /// What was seen first goes: the next thing that is seen is held, else its former place.
  @inline(never)
  private mutating func hold(behind edit: Renumbering, _ span: VisibleSpan) -> Held {
    if let next = firstPath(behind: edit.lastDisplaced) {
      let y = top(of: next)
      if y < span.to { return Held(kind: .top, path: next, y: y) }
    }
    return Held(kind: .gap, y: top(of: edit.firstDisplaced))
  }

  private mutating func isEstimated(_ path: ItemPath) -> Bool {
    let section = section(Int(path.section))
    if !path.isItem || !section.pointee.isEstimated { return false }
    return section.pointee.isStandard(Int(path.rank))
  }

  /// What comes next in the order of the list.
  @inline(never)
  private mutating func firstPath(behind path: ItemPath) -> ItemPath? {
    var index = Int(path.section)
    var item = path.rank == ItemPath.footerRank ? Int.max : Int(path.rank) + 1
    while index < sections.count {
      let section = section(index)
      if item == 0 && section.pointee.headerHeight > 0 && index != Int(path.section) {
        return ItemPath(headerOf: index)
      }
      if item < section.pointee.count { return ItemPath(index, item: item) }
      if item != .max && section.pointee.footerHeight > 0 { return ItemPath(footerOf: index) }
      index += 1
      item = 0
    }
    return nil
  }

  /// An edit has been done: gives everything its new number, and works out how far the page has to move.
  @inline(never)
  mutating func settle(_ held: Held, after edit: Renumbering? = nil) {
    version &+= 1
    var held = held
    if let edit {
      held.path = edit(held.path) ?? held.path
      if let path = namedAnchor { namedAnchor = edit(path) }
      if let path = lastHeld { lastHeld = edit(path) }
      if let path = snapped { snapped = edit(path) }
      lastEdit = edit
      // What is there already is held as anything else is.
      if goal?.isReached == true { goal = nil }
      if let path = goal?.path {
        if let moved = edit(path) { goal?.path = moved } else { goal = nil }
      }
      slots.renumber(edit)
    }
    follow(held)
  }

  /// The same if numbers are as they were, and cursors up to date.
  @_optimize(speed)
  mutating func follow(_ held: Held) {
    shift = 0
    switch held.kind {
    case .nothing, .goal: break
    case .end: shift = maxOffset - held.y
    case .gap:
      let edge = held.y - settings.overlap
      if edge < port.offset { shift = edge - port.offset }
    case .top: shift = top(of: held.path) - held.y
    case .bottom: shift = top(of: held.path) + frame(held.path).height - held.y
    }
    if owner == 0 { moveAlone(isGoal: held.kind == .goal, from: held.beyond) }
  }

  /// Beyond which end the offset is: -1 above the beginning, 1 below the end, or 0.
  var beyond: Int8 { mutating get { port.offset < minOffset ? -1 : (port.offset > maxOffset ? 1 : 0) } }

  /// Without a page the list keeps the offset itself.
  /// - Parameter beyond: beyond which end it was.
  @_optimize(speed)
  mutating func moveAlone(isGoal: Bool, from beyond: Int8) {
    port.offset += shift
    if isGoal, let goal { port.offset = offset(of: goal.path, goal.align) }
    // A host that lets it overscroll brings it back itself. No end is passed by what comes in at the other.
    port.offset = port.offset.clamped(beyond < 0 ? -.infinity : minOffset, beyond > 0 ? .infinity : maxOffset)
    if goal != nil { goal?.offset = port.offset }
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

  /// The first of what is displaced, or the header before it that its section may not have.
  var firstDisplaced: ItemPath {
    switch self {
    case .insertedItems(let section, let item, _), .removedItems(let section, let item, _):
      ItemPath(section, item: item)
    case .insertedSections(let index, _), .removedSections(let index, _): ItemPath(headerOf: index)
    case .movedItem(let from, _): from
    case .movedSection(let from, _): ItemPath(headerOf: from)
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
