import CNestedSlide
import NestedSlideCore

// What the core writes lies in memory as the header has it.
extension UnsafeMutablePointer<nslide_item> {
  var items: UnsafeMutablePointer<ListItem> { UnsafeMutableRawPointer(self).assumingMemoryBound(to: ListItem.self) }
}

extension UnsafeMutablePointer<nslide_item_change> {
  var changes: UnsafeMutablePointer<ItemChange> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: ItemChange.self)
  }
}

extension UnsafeMutablePointer<nslide_item_range> {
  var range: UnsafeMutablePointer<ItemRange> { UnsafeMutableRawPointer(self).assumingMemoryBound(to: ItemRange.self) }
}

extension UnsafeMutablePointer<nslide_rect> {
  var rects: UnsafeMutablePointer<Rect> { UnsafeMutableRawPointer(self).assumingMemoryBound(to: Rect.self) }
}
