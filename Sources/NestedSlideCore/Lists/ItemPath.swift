/// An item of a list by its section and its index there, or a section's header or footer.
public struct ItemPath: Equatable, BitwiseCopyable {
  public internal(set) var section: Int32
  /// In the order of the section: the header first, the footer last.
  var rank: Int32

  static var headerRank: Int32 { -1 }
  static var footerRank: Int32 { .max }

  init(_ section: Int, item: Int) {
    self.section = Int32(truncatingIfNeeded: section)
    rank = Int32(truncatingIfNeeded: item)
  }

  init(section: Int32, rank: Int32) { (self.section, self.rank) = (section, rank) }

  init(headerOf section: Int) { self.init(section, item: Int(ItemPath.headerRank)) }

  init(footerOf section: Int) { self.init(section, item: Int(ItemPath.footerRank)) }

  /// An item's index; -1 for a header, -2 for a footer, as the C interface has it.
  public var item: Int32 { rank == ItemPath.footerRank ? ItemPath.footerIndex : rank }

  public static var footerIndex: Int32 { -2 }
  public static var noIndex: Int32 { -3 }

  var isItem: Bool { rank >= 0 && rank != ItemPath.footerRank }

  /// A number in the order of the list.
  @inline(__always)
  private var order: Int64 { Int64(section) << 32 | Int64(UInt32(bitPattern: rank &+ 1)) }

  @inline(__always)
  static func < (a: ItemPath, b: ItemPath) -> Bool { a.order < b.order }
}

/// What an edit does to the numbers of sections and items.
enum Renumbering {
  case insertedItems(section: Int, item: Int, count: Int)
  case removedItems(section: Int, item: Int, count: Int)
  case insertedSections(index: Int, count: Int)
  case removedSections(index: Int, count: Int)
  case movedItem(from: ItemPath, to: ItemPath)
  case movedSection(from: Int, to: Int)

  /// The number that something has afterwards, nil if it is gone.
  func callAsFunction(_ path: ItemPath) -> ItemPath? {
    var path = path
    switch self {
    case .insertedItems(let section, let item, let count):
      if Int(path.section) == section && path.isItem && Int(path.rank) >= item {
        path.rank += Int32(truncatingIfNeeded: count)
      }
    case .removedItems(let section, let item, let count):
      if Int(path.section) == section && path.isItem && Int(path.rank) >= item {
        if Int(path.rank) < item + count { return nil }
        path.rank -= Int32(truncatingIfNeeded: count)
      }
    case .insertedSections(let index, let count):
      if Int(path.section) >= index { path.section += Int32(truncatingIfNeeded: count) }
    case .removedSections(let index, let count):
      if Int(path.section) >= index {
        if Int(path.section) < index + count { return nil }
        path.section -= Int32(truncatingIfNeeded: count)
      }
    case .movedItem(let from, let to):
      if path == from { return to }
      guard let rest = Renumbering.removedItems(section: Int(from.section), item: Int(from.rank), count: 1)(path)
      else { return to }
      return Renumbering.insertedItems(section: Int(to.section), item: Int(to.rank), count: 1)(rest)
    case .movedSection(let from, let to):
      if Int(path.section) == from {
        path.section = Int32(truncatingIfNeeded: to)
      } else if from < to && Int(path.section) > from && Int(path.section) <= to {
        path.section -= 1
      } else if to < from && Int(path.section) >= to && Int(path.section) < from {
        path.section += 1
      }
    }
    return path
  }
}
