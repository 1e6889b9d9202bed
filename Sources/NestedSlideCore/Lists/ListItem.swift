/// Something of a list that is seen. Its layout in memory is that of nslide_item, field by field.
public struct ListItem {
  /// In the content.
  public var frame: Rect
  public internal(set) var section: Int32
  /// As `ItemPath.item`.
  public internal(set) var item: Int32
  /// The number of its view, -1 for none.
  public internal(set) var slot: Int32
  public internal(set) var flags: Int32

  /// A header or footer that is not at its own place.
  public static var stuck: Int32 { 1 }
  /// Its height is its section's estimate.
  public static var estimated: Int32 { 2 }
}

/// From the first to the last of what is seen. Its layout in memory is that of nslide_item_range.
public struct ItemRange {
  public internal(set) var firstSection: Int32 = -1
  public internal(set) var firstItem = ItemPath.noIndex
  public internal(set) var lastSection: Int32 = -1
  public internal(set) var lastItem = ItemPath.noIndex
}

/// What came into view, or went out of it. Its layout in memory is that of nslide_item_change.
public struct ItemChange {
  public internal(set) var kind: Int32
  public internal(set) var slot: Int32
  public internal(set) var section: Int32
  public internal(set) var item: Int32

  public static var left: Int32 { 0 }
  public static var entered: Int32 { 1 }

  init(_ kind: Int32, _ entry: SlotTable.Entry) {
    let isGone = entry.path == SlotTable.Entry.removed
    (self.kind, slot) = (kind, entry.slot)
    (section, item) = isGone ? (-1, ItemPath.noIndex) : (entry.path.section, entry.path.item)
  }
}
