/// Places follow what changes before them. What they come to does not depend on their former places: everything is
/// added up in the order of a lookup.
extension ItemHeights {
  /// Heights from `first` to before `end` have changed, and nothing else: two places behind them move, the second not
  /// before the first.
  @_optimize(speed) @inline(never)
  mutating func renew(
    _ place: UnsafeMutablePointer<Place>, _ last: UnsafeMutablePointer<Place>, first: Int, end: Int
  ) {
    if !place.pointee.isUnknown && place.pointee.item >= first {
      // In a leaf behind it is as far from the leaf's start as before.
      if place.pointee.leaf.firstItem < end {
        place.pointee = self.place(ofItem: place.pointee.item)
      } else {
        place.pointee.leaf = leaves.place(ofItem: place.pointee.leaf.firstItem)
      }
    }
    if !last.pointee.isUnknown && last.pointee.item >= first { bring(last, to: last.pointee.item, from: place) }
  }

  /// Items were inserted before one, and there are as many leaves as before: two places behind it move, the second not
  /// before the first.
  @inline(never)
  mutating func move(
    _ place: UnsafeMutablePointer<Place>, _ last: UnsafeMutablePointer<Place>, by count: Int, from item: Int
  ) {
    if !place.pointee.isUnknown && place.pointee.item >= item {
      place.pointee = self.place(ofItem: place.pointee.item + count)
    }
    if !last.pointee.isUnknown && last.pointee.item >= item {
      bring(last, to: last.pointee.item + count, from: place)
    }
  }

  /// Brings a place to an item. Mostly that is in the leaf of another place, which is up to date, or in the next one.
  @_optimize(speed) @inline(never)
  private mutating func bring(
    _ place: UnsafeMutablePointer<Place>, to item: Int, from other: UnsafeMutablePointer<Place>
  ) {
    if !other.pointee.isUnknown {
      var leaf = other.pointee.leaf
      if item >= leaf.firstItem + leaf.itemCount { _ = leaf.advance() }
      if item >= leaf.firstItem && item < leaf.firstItem + leaf.itemCount {
        place.pointee.leaf = leaf
        place.pointee.local = item - leaf.firstItem
        place.pointee.partial = top(ItemHeights.block(leaf), place.pointee.local)
        return
      }
    }
    place.pointee = self.place(ofItem: item)
  }
}
