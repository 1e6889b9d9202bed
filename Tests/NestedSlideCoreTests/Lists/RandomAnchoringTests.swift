import Testing

@testable import NestedSlideCore

/// Edits of all kinds at random, beside arrays of things with names: whichever is seen first does not move.
@Suite("Random list anchoring")
struct RandomAnchoringTests {
  /// A list of sections with headers or none, and what is in it, by name.
  private final class Scene {
    struct Thing {
      var name: Int
      var height: Double
    }

    struct Part {
      var header: Double
      var items: [Thing]
    }

    let list: TestList
    var parts = [Part]()
    var generator: RepeatableGenerator
    private var nextName = 0

    init(stream: Int) throws {
      generator = RepeatableGenerator(stream: UInt64(stream))
      list = try TestList(height: 300)
      for _ in 0..<6 { try insertSection() }
    }

    func whole(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }

    private func things(_ number: Int) -> [Thing] {
      (0..<number).map { _ in
        nextName += 1
        return Thing(name: nextName, height: whole(0...9) == 0 ? 0 : Double(whole(1...400)) / 4)
      }
    }

    private func insertSection() throws {
      let part = Part(header: Double(whole(0...1) * 20), items: things(whole(0...40)))
      let index = whole(0...parts.count)
      try list.insertSection(index, part.items.map(\.height)) { ($0.headerHeight, $0.lineSpacing) = (part.header, 2.5) }
      parts.insert(part, at: index)
    }

    /// Everything by name, with its top and height; headers have none.
    var places: [(path: ItemPath, name: Int, top: Double, height: Double)] {
      var (places, y) = ([(path: ItemPath, name: Int, top: Double, height: Double)](), 0.0)
      for (section, part) in parts.enumerated() {
        if part.header > 0 { places.append((ItemPath(headerOf: section), 0, y, part.header)) }
        y += part.header
        for (item, thing) in part.items.enumerated() {
          places.append((ItemPath(section, item: item), thing.name, y, thing.height))
          y += thing.height + (item + 1 < part.items.count ? 2.5 : 0)
        }
      }
      return places
    }

    var extent: Double { places.last.map { $0.top + $0.height } ?? 0 }

    /// An edit of items; answers which names go or move.
    func edit() throws -> Set<Int> {
      let section = whole(0...parts.count - 1)
      let there = parts[section].items.count
      switch whole(0...3) {
      case 0:
        let (item, made) = (whole(0...there), things(whole(1...12)))
        try list.insert(section, item, made.map(\.height))
        parts[section].items.insert(contentsOf: made, at: item)
      case 1 where there > 0:
        let item = whole(0...there - 1)
        let number = whole(1...min(12, there - item))
        try list.remove(section, item, number)
        let gone = parts[section].items[item..<item + number].map(\.name)
        parts[section].items.removeSubrange(item..<item + number)
        return Set(gone)
      case 2 where there > 0:
        let (from, to) = (whole(0...there - 1), whole(0...parts.count - 1))
        let moved = parts[section].items.remove(at: from)
        let place = whole(0...parts[to].items.count)
        parts[to].items.insert(moved, at: place)
        try list.pointer.pointee.moveItem(section, from, to: to, place)
        return [moved.name]
      default:
        let item = whole(0...there)
        let made = things(min(whole(1...12), there - item))
        if made.isEmpty { return [] }
        try list.set(section, item, made.map(\.height))
        for (index, thing) in made.enumerated() { parts[section].items[item + index].height = thing.height }
      }
      return []
    }

    /// What is wrong with the frames that the list tells of, nil if nothing is.
    func fault() throws -> String? {
      for place in places {
        let frame = try list.frame(Int(place.path.section), Int(place.path.item))
        if place.path.isItem && (frame.y != place.top || frame.height != place.height) {
          return "\(place.path) at \(frame), not \(place.top)"
        }
      }
      let height = list.pointer.pointee.contentHeight
      if height != extent { return "\(height) high, not \(extent)" }
      return nil
    }
  }

  @Test("items come, go, move and change", arguments: 0..<10)
  func items(_ part: Int) throws {
    let scene = try Scene(stream: part)
    for step in 0..<80 {
      let greatest = max(scene.extent - 300, 0)
      scene.list.offset = min((scene.generator.uniform(0, greatest) * 4).rounded() / 4, greatest)
      let offset = scene.list.offset
      let before = scene.places
      let first = before.first { $0.top + $0.height > offset + 1e-6 && $0.top < offset + 300 - 1e-6 }
      // As a section's number stays, so does its header's.
      let displaced = try scene.edit()
      if let fault = try scene.fault() { return recordFault("part \(part), step \(step): \(fault)") }
      let after = scene.places
      let most = max(scene.extent - 300, 0)
      guard let first, !displaced.contains(first.name) else {
        #expect(scene.list.offset >= 0 && scene.list.offset <= most)
        continue
      }
      let now = after.first { first.name == 0 ? $0.path == first.path : $0.name == first.name }
      let expected = min(max(offset + (now?.top ?? .nan) - first.top, 0), most)
      if scene.list.offset != expected {
        return recordFault("part \(part), step \(step): from \(offset) to \(scene.list.offset), not \(expected)")
      }
    }
  }
}
