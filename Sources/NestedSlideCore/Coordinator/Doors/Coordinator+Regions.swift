/// Rectangles in which the host claims an axis: a gesture that begins there moves nothing along it.
extension Coordinator {
  /// Replaces all regions.
  public mutating func setRegions(count: Int, _ region: (Int) throws(Failure) -> Region) throws(Failure) {
    try require(count, within: 0, Regions.greatestCount, .outOfRange, "count: must be from 0 to 1024")
    if count == 0 && extras == nil { return }
    let extras = try needExtras()
    var regions = Regions()
    if count > 0 {
      guard let memory = RawMemory.allocate(Region.self, count: count) else {
        throw Failure(.outOfMemory, "out of memory")
      }
      do throws(Failure) {
        for index in 0..<count {
          let given = try region(index)
          try given.check()
          (memory + index).initialize(to: given)
        }
      } catch {
        RawMemory.free(memory)
        throw error
      }
      regions = Regions(memory, count: count)
    }
    extras.pointee.regions.free()
    extras.pointee.regions = regions
  }

  /// The axes that the host claims at a point of the viewport. What is fixed there lies over all else, the hover bar
  /// over the header, and both over the pages.
  @inline(never)
  mutating func regionAxes(x: Double, y: Double) -> Axes {
    guard let extras, extras.pointee.regions.count > 0 else { return [] }
    let regions = extras.pointee.regions
    let fixed = regions.axes(at: x, y, in: Region.viewport)
    if !fixed.isEmpty { return fixed }
    let view = output.view
    if view.hover.contains(x, y) { return regions.axes(at: x - view.hover.x, y - view.hover.y, in: Region.hover) }
    if view.header.contains(x, y) { return regions.axes(at: x - view.header.x, y - view.header.y, in: Region.header) }
    guard view.pager.contains(x, y), let place = visiblePage(at: x, y) else { return [] }
    return regions.axes(at: place.x, place.y, in: Int32(truncatingIfNeeded: place.index))
  }
}
