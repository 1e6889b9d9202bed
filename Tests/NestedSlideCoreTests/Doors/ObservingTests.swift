import NestedSlideCore
import Testing

/// The engine coordinates scroll views that a host owns.
@Suite("Observing")
struct ObservingTests {
  /// A host's scroll views: where each is. It reports every movement, and does what the answer says.
  private final class Host {
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
      try coordinator.pointer.pointee.observe(view, offset: place, movedBy: movedBy)
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
        try coordinator.pointer.pointee.observe(view, offset: place, movedBy: .program)
        if all.count > 100 { break }
      }
      return all
    }

    func forget(_ view: Int) throws {
      offsets[view] = nil
      try coordinator.pointer.pointee.unobserve(view)
    }

    var view: Snapshot { coordinator.view }
  }

  @Test("while the header is open the page is held, and the outer view is free")
  func pageIsHeld() throws {
    let host = try Host()
    #expect(try host.move(-1, to: 120).isEmpty && host.view.outer == 120)
    #expect(try host.move(0, to: 35).map(\.offset) == [0] && host.offsets[0] == 0 && host.view.inner == 0)
    #expect(try host.move(-1, to: 40).isEmpty && host.view.outer == 40)
  }

  @Test("collapsed, the outer view is held as long as the page is not at its top")
  func outerIsHeld() throws {
    let host = try Host()
    #expect(
      try host.move(-1, to: 230).map(\.offset) == [200] && host.view.collapseState == CollapseState.pinned.rawValue)
    #expect(try host.move(0, to: 90).isEmpty && host.view.inner == 90)
    #expect(try host.move(-1, to: 150).map(\.view) == [-1] && host.offsets[-1] == 200)
    #expect(try host.move(0, to: -8).map(\.offset) == [0] && host.view.inner == 0)
    #expect(try host.move(-1, to: 150).isEmpty && host.view.outer == 150)
  }

  @Test("a kept offset holds the page there while the header is open")
  func keptPage() throws {
    let host = try Host { $0.paging.memory = .keep }
    try host.move(-1, to: 200)
    try host.move(0, to: 300)
    try host.move(-1, to: 60, .program)
    #expect(host.view.outer == 60 && host.view.inner == 300)
    #expect(try host.move(0, to: 320).map(\.offset) == [300])
    // Below R the outer view is free, wherever the page is.
    #expect(try host.move(-1, to: 80).isEmpty && host.view.outer == 80)
  }

  @Test("reporting a correction yields none, whatever moves", arguments: [false, true])
  func noPingPong(rounds: Bool) throws {
    var generator = RepeatableGenerator()
    for memory in [PageMemory.align, .keep, .resetCurrent, .resetAll] {
      let host = try Host {
        $0.layout.headerHeight = 240.4
        $0.paging.memory = memory
      }
      host.rounds = rounds
      for _ in 0..<500 {
        let view = Int.random(in: -1...2, using: &generator)
        let movedBy: MovedBy =
          [.drag, .drag, .inertia, .program, .scrollToTop].randomElement(using: &generator) ?? .drag
        let corrections = try host.move(view, to: generator.uniform(-100, 700), movedBy)
        #expect(corrections.count <= 4)
        #expect(try host.follow().isEmpty)
        // What the host shows is what the engine says, to the rounding of the toolkit.
        for (view, offset) in host.offsets {
          let said = try view < 0 ? host.view.outer : host.coordinator.page(view).offset
          #expect(abs(said - offset) < (rounds ? 1 : 1e-12))
        }
        try host.coordinator.advance(to: host.view.time + generator.uniform(0, 0.05))
      }
    }
  }

  @Test("a program is never held back, and the pages follow their memory")
  func program() throws {
    for (memory, inner) in [(PageMemory.align, 300.0), (.keep, 300), (.resetCurrent, 0), (.resetAll, 0)] {
      let host = try Host { $0.paging.memory = memory }
      try host.move(-1, to: 200)
      try host.move(0, to: 300)
      let corrections = try host.move(-1, to: 0, .program)
      #expect(host.view.outer == 0 && host.view.inner == inner && host.offsets[0] == inner)
      #expect(corrections.count == (inner == 0 ? 1 : 0))
    }
  }

  @Test("reset_all tells every registered page, and no other")
  func allPages() throws {
    let host = try Host { $0.paging.memory = .resetAll }
    try host.move(-1, to: 200)
    try host.move(0, to: 300)
    try host.move(1, to: 500)
    #expect(try host.move(-1, to: 10, .scrollToTop).map(\.view) == [0, 1])
    #expect(host.offsets == [-1: 10, 0: 0, 1: 0])
  }

  @Test("a view that comes late is put where it belongs; one that went is left alone")
  func comesAndGoes() throws {
    let host = try Host()
    try host.move(-1, to: 90)
    #expect(try host.move(0, to: 410, .program).map(\.offset) == [0])
    try host.forget(0)
    try host.coordinator.place(outer: 200, inner: 77)
    #expect(try host.follow().map(\.view) == [-1])
    #expect(try host.move(0, to: 0, .program).isEmpty && host.view.inner == 0)
    #expect(throws: Failure.self) { try host.forget(3) }
    #expect(throws: Failure.self) { try host.move(3, to: 0) }
  }

  @Test("what inertia loses at the seam goes to the view beyond it")
  func velocity() throws {
    let host = try Host()
    for step in 0...6 {
      try host.coordinator.advance(to: Double(step) / 60)
      let corrections = try host.move(-1, to: Double(step) * 35, .inertia)
      guard let correction = corrections.first else { continue }
      #expect(step == 6 && correction.offset == 200 && correction.heir == 0)
      #expect(isClose(correction.velocity, 35 * 60, relative: 1e-9))
    }
    #expect(host.view.outer == 200)
    // Down again from the page.
    try host.move(0, to: 100, .inertia)
    var heirs = [Int32]()
    for step in 1...4 {
      try host.coordinator.advance(to: 0.1 + Double(step) / 60)
      for correction in try host.move(0, to: 100 - Double(step) * 30, .inertia) {
        heirs.append(correction.heir)
        #expect(isClose(correction.velocity, -30 * 60, relative: 1e-9))
      }
    }
    #expect(heirs == [-1])
  }

  @Test("what is held takes nothing from what moves")
  func heldAndMoving() throws {
    let host = try Host()
    for step in 0...5 {
      try host.coordinator.advance(to: Double(step) / 60)
      try host.move(-1, to: Double(step) * 38)
      #expect(try host.move(0, to: 3).map(\.view) == [0])
    }
    try host.coordinator.advance(to: 0.1)
    #expect(try host.move(-1, to: 230, .inertia).map(\.heir) == [0])
  }

  @Test("a toolkit of whole points can collapse a header of a broken range")
  func brokenRange() throws {
    let host = try Host { $0.layout.headerHeight = 240.4 }
    host.rounds = true
    try host.move(-1, to: 239)
    #expect(host.view.collapseState == CollapseState.collapsing.rawValue)
    try host.move(-1, to: 240)
    #expect(host.view.collapseState == CollapseState.pinned.rawValue && host.offsets[-1] == 240)
    #expect(try host.move(0, to: 50).isEmpty && host.view.inner == 50)
  }

  @Test("a throw may pass the top between two reports")
  func throughTheTop() throws {
    let host = try Host()
    try host.move(-1, to: 28)
    #expect(try host.move(-1, to: -53, .inertia).isEmpty && host.view.outer == -53)
    let page = try Host { ($0.overscrollTop, $0.layout.headerHeight) = (.page, 0) }
    try page.move(0, to: 28)
    #expect(try page.move(0, to: -40, .inertia).isEmpty && page.view.inner == -40)
  }

  @Test("a finger has no velocity to leave")
  func noVelocity() throws {
    let host = try Host()
    for step in 0...6 {
      try host.coordinator.advance(to: Double(step) / 60)
      for correction in try host.move(-1, to: Double(step) * 35) {
        #expect(correction.heir == -2 && correction.velocity == 0)
      }
    }
  }

  @Test("motion of the engine's own reaches the host's views")
  func commands() throws {
    let host = try Host()
    try host.move(-1, to: 200)
    try host.move(0, to: 400)
    host.coordinator.pointer.pointee.scrollToTop(animated: true)
    var frames = 0
    while host.view.needsFrame != 0 && frames < 200 {
      try host.coordinator.advance(to: host.view.time + 1.0 / 60)
      try host.follow()
      frames += 1
    }
    #expect(host.offsets == [-1: 0, 0: 0] && frames > 10)
    // A finger takes over from it.
    try host.coordinator.pointer.pointee.scroll(outer: 150, inner: nil, animated: true)
    try host.coordinator.advance(to: host.view.time + 0.1)
    try host.follow()
    try host.move(-1, to: 20)
    try host.coordinator.advance(to: host.view.time + 1)
    #expect(host.view.outer == 20)
  }

  @Test("another page, laid out by the memory rule")
  func pageTurn() throws {
    for (memory, isOpen, offset) in [
      (PageMemory.align, false, 250.0), (.align, true, 0), (.keep, true, 250), (.resetAll, true, 0),
    ] {
      let host = try Host { $0.paging.memory = memory }
      try host.move(-1, to: 200)
      try host.move(1, to: 250)
      try host.move(0, to: 0)
      if isOpen { try host.move(-1, to: 50) }
      host.coordinator.pointer.pointee.scrollToPage(1, animated: false)
      try host.follow()
      #expect(host.view.pageIndex == 1 && host.offsets[1] == offset)
    }
  }

  @Test("overscroll is the owner's, and the host's to end")
  func overscroll() throws {
    let whole = try Host()
    #expect(try whole.move(-1, to: -30).isEmpty && whole.view.outer == -30 && whole.view.overscroll == -30)
    #expect(try whole.move(-1, to: -10, .inertia).isEmpty && whole.view.outer == -10)
    #expect(try whole.move(0, to: -20).map(\.offset) == [0])
    let page = try Host { $0.overscrollTop = .page }
    #expect(try page.move(-1, to: -30).map(\.offset) == [0])
    #expect(try page.move(0, to: -20).isEmpty && page.view.inner == -20 && page.view.outer == 0)
    #expect(try page.move(0, to: 0, .inertia).isEmpty && page.view.overscroll == 0)
    let none = try Host { $0.overscrollTop = .none }
    #expect(try none.move(-1, to: -30).map(\.offset) == [0])
    #expect(try none.move(0, to: -30).map(\.offset) == [0])
  }

  @Test("events frame a movement, and it ends when nothing is told of it")
  func events() throws {
    let host = try Host()
    _ = host.coordinator.poll()
    for step in 1...8 {
      try host.coordinator.advance(to: Double(step) * 0.02)
      try host.move(-1, to: Double(step) * 30)
    }
    #expect(host.view.phase == Phase.dragging.rawValue && host.view.isAtRest == 0 && host.view.needsFrame == 1)
    var told = host.coordinator.poll().map(\.kind).filter { $0 != .offsetChanged }
    #expect(told == [.scrollBegan, .indicatorsChanged, .pinned])
    try host.move(0, to: 10, .inertia)
    #expect(host.view.phase == Phase.decelerating.rawValue)
    try host.coordinator.settle()
    told = host.coordinator.poll().map(\.kind).filter { $0 != .offsetChanged }
    #expect(told == [.indicatorsChanged, .scrollEnded, .settled])
    #expect(host.view.isAtRest == 1)
  }

  @Test("nothing is reported while the engine's own gesture runs")
  func ownGesture() throws {
    let host = try Host()
    try host.coordinator.pointer.pointee.beginSession(source: .touch, x: 0, y: 0)
    #expect(throws: Failure.self) { try host.move(-1, to: 20) }
  }
}
