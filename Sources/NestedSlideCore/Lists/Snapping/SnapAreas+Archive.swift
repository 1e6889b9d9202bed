extension SnapAreas {
  mutating func archive(_ archive: inout Archive) {
    archive.integer(&snapped, -1, count - 1)
    var (focus, shift) = (focus, shift)
    archive.integer(&focus, .min, .max)
    archive.place(&shift)
    for index in 0..<count {
      var area = given(index)
      // If the content above has changed, above the page too.
      archive.place(&area.start)
      archive.length(&area.length)
      archive.place(&area.marginStart)
      archive.place(&area.marginEnd)
      archive.integer(&area.key, .min, .max)
      archive.choice(&area.align)
      archive.demand(area.align != .nearest)
      archive.flag(&area.alwaysStops)
      if archive.isReading { self[index] = area }
    }
    if !archive.isReading || archive.isCorrupt { return }
    move(by: shift)
    setFocus(focus)
  }
}
