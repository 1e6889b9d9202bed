import Testing

@testable import NestedSlideCore

/// Views for what is seen, beside a dictionary of them.
@Suite("Slot table")
struct SlotTableTests {
  /// A path in a plain array: section, and the item or an edge of it.
  private struct Name: Hashable, Comparable {
    var section: Int
    var rank: Int

    var path: ItemPath {
      if rank < 0 { return ItemPath(headerOf: section) }
      return rank == .max ? ItemPath(footerOf: section) : ItemPath(section, item: rank)
    }

    static func < (a: Name, b: Name) -> Bool { (a.section, a.rank) < (b.section, b.rank) }
  }

  /// Tells the table of what is seen now, and answers what changed.
  private func tell(_ table: inout SlotTable, _ seen: [Name]) -> [ItemChange] {
    let isReserved = table.reserve(seen.count)
    #expect(isReserved)
    for (index, name) in seen.enumerated() { table.note(name.path, at: index) }
    let count = table.compare(seen.count, left: nil)
    return [ItemChange](unsafeUninitializedCapacity: max(count, 1)) { buffer, made in
      let again = table.compare(seen.count, left: buffer.baseAddress)
      table.exchange(seen.count, entered: buffer.baseAddress.map { $0 + count })
      made = again
    }
  }

  /// What is wrong with changes, nil if nothing is. Brings `slots` up to date.
  private func fault(_ changes: [ItemChange], _ seen: [Name], _ slots: inout [Name: Int32]) -> String? {
    let (gone, new) = (Set(slots.keys).subtracting(seen), seen.filter { slots[$0] == nil })
    let left = changes.prefix { $0.kind == ItemChange.left }
    let entered = changes.dropFirst(left.count)
    if entered.contains(where: { $0.kind != ItemChange.entered }) { return "one left behind one that entered" }
    if left.count != gone.count || entered.count != new.count {
      return "\(left.count) left and \(entered.count) entered, not \(gone.count) and \(new.count)"
    }
    for (change, name) in zip(left, gone.sorted()) where change.slot != slots[name] || !isSame(change, name) {
      return "\(change) left, not \(name)"
    }
    for name in gone { slots[name] = nil }
    for (change, name) in zip(entered, new) {
      // The lowest number that is free.
      let taken = Set(slots.values)
      let free = (0...Int32.max).first { !taken.contains($0) }
      if change.slot != free || !isSame(change, name) { return "\(change) entered, not \(name) in \(free ?? -1)" }
      slots[name] = change.slot
    }
    return nil
  }

  private func isSame(_ change: ItemChange, _ name: Name) -> Bool {
    change.section == name.path.section && change.item == name.path.item
  }

  private func stretch(_ generator: inout RepeatableGenerator) -> [Name] {
    var names = [Name]()
    let first = Int.random(in: 0...4, using: &generator)
    for section in first..<first + Int.random(in: 0...3, using: &generator) {
      if generator.next() % 2 == 0 { names.append(Name(section: section, rank: -1)) }
      let low = Int.random(in: 0...20, using: &generator)
      let number = Int.random(in: 0...25, using: &generator)
      for item in low..<low + number { names.append(Name(section: section, rank: item)) }
      if generator.next() % 2 == 0 { names.append(Name(section: section, rank: .max)) }
    }
    return names
  }

  @Test("what is seen keeps its view, what comes gets the lowest that is free", arguments: 0..<6)
  func exchange(_ part: Int) {
    var generator = RepeatableGenerator(stream: UInt64(part))
    var table = SlotTable()
    var slots = [Name: Int32]()
    for step in 0..<150 {
      let seen = stretch(&generator)
      let changes = tell(&table, seen)
      if let fault = fault(changes, seen, &slots) { return recordFault("part \(part), step \(step): \(fault)") }
      for name in seen where table.slot(of: name.path) != slots[name] { return recordFault("\(name) in another view") }
      for _ in 0..<5 {
        let section = Int.random(in: 0...8, using: &generator)
        let name = Name(section: section, rank: Int.random(in: 0...60, using: &generator))
        if table.slot(of: name.path) != slots[name] ?? -1 { return recordFault("\(name) has a view") }
      }
    }
  }

  @Test("views go with their items when these are moved, and are free when they are removed", arguments: 0..<6)
  func renumbered(_ part: Int) {
    var generator = RepeatableGenerator(stream: UInt64(10 + part))
    for round in 0..<60 {
      var table = SlotTable()
      var slots = [Name: Int32]()
      var seen = stretch(&generator)
      _ = fault(tell(&table, seen), seen, &slots)
      func whole(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
      let (section, item, count) = (whole(0...6), whole(0...40), whole(1...9))
      let edits: [Renumbering] = [
        .insertedItems(section: section, item: item, count: count),
        .removedItems(section: section, item: item, count: count),
        .insertedSections(index: section, count: 1), .removedSections(index: section, count: whole(1...2)),
        .movedItem(from: ItemPath(section, item: item), to: ItemPath(whole(0...6), item: whole(0...40))),
        .movedSection(from: section, to: whole(0...6)),
      ]
      let edit = edits[whole(0...edits.count - 1)]
      table.renumber(edit)
      // By the same rule, name by name: the rule has tests of its own.
      var moved = [Name: Int32]()
      var removed = Set<Int32>()
      for (name, slot) in slots {
        if let path = edit(name.path) {
          moved[Name(section: Int(path.section), rank: path.isItem ? Int(path.rank) : name.rank)] = slot
        } else {
          removed.insert(slot)
        }
      }
      seen = moved.keys.sorted()
      let changes = tell(&table, seen)
      let isTold =
        Set(changes.map(\.slot)) == removed && changes.count == removed.count
        && changes.allSatisfy { $0.kind == ItemChange.left && $0.section == -1 && $0.item == ItemPath.noIndex }
      if !isTold { return recordFault("part \(part), round \(round), \(edit): \(changes), not \(removed)") }
      for name in seen where table.slot(of: name.path) != moved[name] {
        return recordFault("part \(part), round \(round), \(edit): \(name) in another view")
      }
    }
  }

  @Test("more than any screen has room for is refused, and nothing has changed")
  func tooMany() {
    var table = SlotTable()
    let name = Name(section: 0, rank: 3)
    _ = tell(&table, [name])
    let isReserved = table.reserve(SlotTable.mostEntries + 1)
    let slot = table.slot(of: name.path)
    #expect(!isReserved && slot == 0)
  }
}

/// What an edit does to numbers.
@Suite("Renumbering")
struct RenumberingTests {
  /// Sections of items, each with a name of its own.
  private typealias Model = [[Int]]

  private func path(of name: Int, _ model: Model) -> ItemPath? {
    for (section, items) in model.enumerated() {
      if let item = items.firstIndex(of: name) { return ItemPath(section, item: item) }
    }
    return nil
  }

  @Test("the same as moving things in arrays", arguments: 0..<6)
  func arrays(_ part: Int) {
    var generator = RepeatableGenerator(stream: UInt64(part))
    func whole(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
    for _ in 0..<300 {
      var next = 0
      let model: Model = (0..<whole(1...6)).map { _ in
        (0..<whole(0...8)).map { _ in
          next += 1
          return next
        }
      }
      var changed = model
      let section = whole(0...model.count - 1)
      let items = model[section].count
      let edit: Renumbering
      switch whole(0...5) {
      case 0:
        let (item, count) = (whole(0...items), whole(1...4))
        changed[section].insert(contentsOf: repeatElement(-1, count: count), at: item)
        edit = .insertedItems(section: section, item: item, count: count)
      case 1 where items > 0:
        let item = whole(0...items - 1)
        let count = whole(1...items - item)
        changed[section].removeSubrange(item..<item + count)
        edit = .removedItems(section: section, item: item, count: count)
      case 2:
        changed.insert([], at: section)
        edit = .insertedSections(index: section, count: 1)
      case 3:
        let count = whole(1...model.count - section)
        changed.removeSubrange(section..<section + count)
        edit = .removedSections(index: section, count: count)
      case 4 where items > 0:
        let (from, to) = (whole(0...items - 1), whole(0...model.count - 1))
        let moved = changed[section].remove(at: from)
        let place = whole(0...changed[to].count)
        changed[to].insert(moved, at: place)
        edit = .movedItem(from: ItemPath(section, item: from), to: ItemPath(to, item: place))
      default:
        let to = whole(0...model.count - 1)
        changed.insert(changed.remove(at: section), at: to)
        edit = .movedSection(from: section, to: to)
      }
      for name in 1..<max(next + 1, 1) {
        guard let before = path(of: name, model) else { continue }
        let after = edit(before)
        if after != path(of: name, changed) { return recordFault("\(edit): \(before) to \(String(describing: after))") }
      }
    }
  }

  @Test("headers and footers stay with their sections")
  func edges() {
    let (header, footer) = (ItemPath(headerOf: 2), ItemPath(footerOf: 2))
    for edit in [
      Renumbering.insertedItems(section: 2, item: 0, count: 5), .removedItems(section: 2, item: 0, count: 5),
      .movedItem(from: ItemPath(2, item: 0), to: ItemPath(0, item: 0)), .movedSection(from: 0, to: 1),
    ] {
      #expect(edit(header) == header && edit(footer) == footer)
    }
    #expect(Renumbering.insertedSections(index: 2, count: 3)(footer) == ItemPath(footerOf: 5))
    #expect(Renumbering.removedSections(index: 0, count: 2)(header) == ItemPath(headerOf: 0))
    #expect(Renumbering.removedSections(index: 2, count: 1)(header) == nil)
    #expect(Renumbering.movedSection(from: 2, to: 0)(footer) == ItemPath(footerOf: 0))
    #expect(header < ItemPath(2, item: 0) && ItemPath(2, item: List.mostItems) < footer)
    #expect(footer < ItemPath(headerOf: 3))
  }
}
