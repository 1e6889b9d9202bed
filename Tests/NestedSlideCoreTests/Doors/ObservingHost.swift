import NestedSlideCore

/// A host's scroll views: where each is. It reports every movement, and does what the answer says.
final class ObservingHost {
  let coordinator: TestCoordinator
  /// -1: the outer one.
  private(set) var offsets = [Int: Double]()
  private(set) var reports = 0
  /// A toolkit that knows whole points only.
  var rounds = false

  init(heights: [Double] = [3000, 3000, 3000], _ change: (inout Settings) -> Void = { _ in }) throws {
    coordinator = try TestCoordinator(heights: heights, change)
  }

  /// Moves a view; answers the corrections it led to, those of reporting corrections included.
  @discardableResult
  func move(_ view: Int, to offset: Double, _ movedBy: MovedBy = .drag) throws -> [Correction] {
    let place = rounds ? offset.rounded() : offset
    offsets[view] = place
    reports += 1
    try coordinator.pointer.pointee.observe(view, offset: place, movedBy: movedBy, token: 0)
    return try follow()
  }

  /// Does what the engine says, and reports what that moved, as a toolkit's own signals would.
  @discardableResult
  func follow() throws -> [Correction] {
    var all = [Correction]()
    while let next = coordinator.pointer.pointee.nextCorrection() {
      all.append(next)
      let view = Int(next.view)
      let place = rounds ? next.offset.rounded() : next.offset
      if offsets[view] == place { continue }
      offsets[view] = place
      reports += 1
      // A toolkit does not know what its signal came from: the token says so.
      let movedBy: MovedBy = reports % 2 == 0 ? .program : .drag
      try coordinator.pointer.pointee.observe(view, offset: place, movedBy: movedBy, token: next.token)
      if all.count > 100 { break }
    }
    return all
  }

  var view: Snapshot { coordinator.view }

  /// A view feels a finger, as far as its own range goes.
  func drag(_ view: Int, by step: Double, most: Double) throws {
    let place = offsets[view] ?? 0
    let goal = place + step
    let held = goal < 0 ? 0 : (goal > most ? most : goal)
    if held != place { try move(view, to: held) }
  }
}
