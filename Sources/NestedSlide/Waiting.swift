// What waits in the engine until the host takes it: events, corrections of observed views, bytes of a record.

import CNestedSlide

extension NestedSlide {
  /// The events that wait, oldest first. Iterating takes them: `for event in slide.events`.
  ///
  /// A host that calls ``frame(at:samples:)`` finds them in the frame instead.
  public var events: Events { Events(slide: self) }

  public struct Events: Sequence, IteratorProtocol {
    let slide: NestedSlide

    public mutating func next() -> Event? {
      var (event, count) = (Event(), Int32(0))
      _ = nslide_poll_events(slide.handle, &event.c, 1, &count)
      return count == 0 ? nil : event
    }
  }

  /// Reports that one of your scroll views has moved. Returns the corrections to apply.
  ///
  /// Put each view of the corrections at its offset. If your toolkit reports that movement too, hand back the
  /// correction's token with it.
  ///
  /// - Parameters:
  ///   - view: ``ObservedView/outer``, ``ObservedView/pager`` or a page's index.
  ///   - offset: Where the view is, points.
  ///   - movedBy: What moved it.
  ///   - token: That of the correction that moved the view; 0 if it moved otherwise.
  public func observe(
    _ view: Int, offset: Double, movedBy: MovedBy, token: Int = 0
  ) throws(Failure) -> [Correction] {
    let (view, token) = (Int32(clamping: view), Int32(clamping: token))
    var count = Int32(0)
    try check(nslide_observe(handle, view, offset, movedBy.rawValue, token, nil, 0, &count))
    return try pollCorrections()
  }

  /// Takes the corrections that wait: the outer view's first, then the pager's, then the pages' in ascending order. Call
  /// it in each frame as long as inertia moves a view.
  public func pollCorrections() throws(Failure) -> [Correction] {
    var all: [Correction] = []
    var (one, count) = (Correction(), Int32(1))
    while true {
      try check(nslide_poll_corrections(handle, &one.c, 1, &count))
      if count == 0 { return all }
      all.append(one)
    }
  }

  /// Takes the bytes of the record that wait. Put them behind those read before.
  /// - Complexity: linear in the bytes.
  public func recordRead() throws(Failure) -> [UInt8] {
    var all: [UInt8] = []
    var (some, count) = ([UInt8](repeating: 0, count: 4096), 0)
    repeat {
      try check(nslide_record_read(handle, &some, some.count, &count))
      all += some.prefix(count)
    } while count == some.count
    return all
  }
}
