// The class as a Swift program uses it: making, moving, reading, refusals.

import NestedSlide
import Testing

private func profile() throws -> NestedSlide {
  try NestedSlide(pages: [3000, 1500]) {
    $0.headerHeight = 220
    $0.hoverHeight = 48
  }
}

@Suite struct SlideTests {
  @Test func theReadmesNumbersComeOut() throws {
    let slide = try profile()
    try slide.sessionBegin(.touch, x: 195, y: 600)
    let used = try slide.sessionUpdate(dx: 0, dy: 300)
    #expect(used.consumedY == 300)
    try slide.sessionEnd(vx: 0, vy: 900)
    let frame = try slide.frame(at: 1)
    #expect(frame.snapshot.hover.y == 0)
    #expect((frame.snapshot.inner * 10).rounded() == 4688)
    #expect(frame.snapshot.collapseState == .pinned)
    #expect(frame.pages.map(\.index) == [0])
    #expect(frame.events.contains { $0.type == .pinned && $0.source == .touch })
  }

  @Test func aFlingCanBeCopiedFrameByFrame() throws {
    let slide = try profile()
    try slide.sessionBegin(.touch, x: 195, y: 600)
    try slide.sessionEnd(vx: 0, vy: 2400)
    var time = 0.0
    var held: [ArraySlice<NestedSlide.Page>] = []
    var offsets: [Double] = []
    repeat {
      time += 1 / 60.0
      let frame = try slide.frame(at: time)
      if Int(time * 60) % 7 == 0 {  // a copy that is held, so that the frame's own memory changes
        held.append(frame.pages)
        offsets.append(frame.snapshot.inner)
      }
      let whole = try slide.snapshot
      #expect(frame.snapshot.inner == whole.inner && frame.snapshot.outer == whole.outer)
      #expect(frame.snapshot.velocityY == whole.velocityY && frame.snapshot.phase == whole.phase)
      #expect(frame.pages.first?.offset == (try slide.page(0).offset))
      #expect(frame.motion.inner == whole.inner)
    } while try slide.snapshot.needsFrame && time < 10
    #expect(held.map { $0.first?.offset } == offsets)
    #expect(Set(offsets).count > 5)
  }

  @Test func samplesDriveAFrame() throws {
    let slide = try profile()
    for step in 0...10 {
      let action: NestedSlide.PointerAction = step == 0 ? .down : .move
      let time = Double(step) / 60
      try slide.frame(
        at: time,
        samples: [.init(action: action, source: .touch, id: 7, x: 195, y: 600 - Double(step) * 20, time: time)])
    }
    let shot = try slide.snapshot
    #expect(shot.phase == .dragging && shot.touch == .dragged)
    #expect(shot.outer > 150)
  }

  @Test func eventsAreTakenInOrder() throws {
    let slide = try profile()
    try slide.scrollToPage(1)
    let types = slide.events.map(\.type)
    #expect(types.contains(.pageChanged))
    let changed = types.firstIndex(of: .pageChanged)
    #expect(changed != nil)
    #expect(Array(slide.events).isEmpty)
  }

  @Test func moreEventsThanAFrameHoldsComeWithTheNext() throws {
    let slide = try profile()
    for _ in 0..<60 {
      try slide.scrollToPage(1)
      try slide.scrollToPage(0)
    }
    let waiting = try Int(slide.snapshot.eventsQueued)
    #expect(waiting > 64)
    var seen = 0
    for step in 0..<100 {
      let count = try slide.frame(at: Double(step) / 60).events.count
      seen += count
      if count < 64 { break }
    }
    #expect(seen >= waiting)
  }

  @Test func settingsAreReadAndChanged() throws {
    let slide = try profile()
    try slide.set {
      $0.headerHeight = 300
      $0.physics = .android
      $0.bounces = .always
      $0.endless = true
      $0.deceleration = 0.99
      $0.flingCurve = .spline
      $0.contentMargins.bottom = 34
    }
    let config = try slide.config
    #expect(config.headerHeight == 300 && config.physics == .android && config.bounces == .always)
    #expect(config.endless && config.deceleration == 0.99 && config.flingCurve == .spline)
    #expect(config.contentMargins.bottom == 34 && config.contentMargins.top == 0)
    try slide.set {
      $0.deceleration = nil
      $0.flingCurve = nil
    }
    #expect(try slide.config.deceleration == nil && slide.config.flingCurve == nil)
    try slide.setPage(1) {
      $0.seam = .stop
      $0.key = 9
    }
    #expect(try slide.pageSettings(1).seam == .stop && slide.pageSettings(0).seam == nil)
    #expect(try slide.findPage(9) == 1)
    #expect(try slide.findPage(8) == nil)
  }

  @Test func aRefusalSaysWhyAndChangesNothing() throws {
    let slide = try profile()
    let before = try slide.stateHash
    #expect {
      _ = try slide.tab(7)
    } throws: {
      let failure = $0 as? NestedSlide.Failure
      return failure?.status == .outOfRange && failure?.reason.contains("index") == true
    }
    #expect(throws: NestedSlide.Failure.self) { try slide.set { $0.headerHeight = -1 } }
    #expect(throws: NestedSlide.Failure.self) { try NestedSlide(pages: [.nan]) }
    #expect(throws: NestedSlide.Failure.self) { try slide.reloadKeyed([1, 2], contentHeights: [5]) }
    #expect(throws: NestedSlide.Failure.self) { try slide.setPageHeight(.max, contentHeight: 5) }
    #expect(try slide.stateHash == before)
  }

  @Test func nothingIsNil() throws {
    let slide = try NestedSlide()
    let shot = try slide.snapshot
    #expect(shot.pageIndex == nil && shot.transitionFrom == nil && shot.pageGoal == nil)
    #expect(try slide.tabAt(x: 5, y: 5) == nil)
    #expect(try slide.pages.isEmpty)
  }

  @Test func offsetsAndPagesMayBeLeftOut() throws {
    let slide = try profile()
    try slide.scrollTo(inner: 500)
    try slide.scrollTo(outer: 100)
    #expect(try slide.snapshot.outer == 100)
    try slide.set { $0.refreshHeight = 60 }
    try slide.scrollTo(outer: 0, inner: 0)
    try slide.beginRefresh()
    #expect(try slide.snapshot.refresh == .refreshing)
    try slide.endRefresh(result: .success)
    #expect(try slide.snapshot.refresh != .refreshing)
  }

  @Test func aSlideIsSavedAndRestored() throws {
    let slide = try profile()
    try slide.scrollTo(outer: 220, inner: 700)
    let bytes = try slide.save()
    let restored = try NestedSlide(restoring: bytes)
    #expect(try restored.stateHash == slide.stateHash)
    #expect(try restored.save() == bytes)
    let wider = try NestedSlide(
      .init {
        $0.viewportWidth = 800
        $0.headerHeight = 100
      }, pages: [3000, 1500], placesOf: bytes)
    #expect(try wider.snapshot.outer == 100 && wider.snapshot.inner == 700)
    #expect(throws: NestedSlide.Failure.self) { try NestedSlide(restoring: [1, 2, 3]) }
  }

  @Test func aRecordIsReadWhole() throws {
    let slide = try profile()
    try slide.recordStart()
    for step in 0..<2000 { try slide.advance(Double(step) / 100) }
    try slide.recordStop()
    let bytes = try slide.recordRead()
    #expect(bytes.count > 4096 && bytes.count != 8192)
    #expect(try slide.recordRead().isEmpty)
  }

  @Test func observedViewsAreCorrected() throws {
    let slide = try profile()
    #expect(try slide.observe(NestedSlide.ObservedView.outer, offset: 0, movedBy: .program).isEmpty)
    #expect(try slide.observe(0, offset: 0, movedBy: .program).isEmpty)
    let corrections = try slide.observe(0, offset: 90, movedBy: .drag)
    #expect(corrections.map(\.view) == [0] && corrections.map(\.offset) == [0])
    let token = corrections.first?.token ?? 0
    #expect(try token != 0 && slide.observe(0, offset: 0, movedBy: .drag, token: token).isEmpty)
    #expect(try slide.pollCorrections().isEmpty)
  }

  @Test func aSlideLiesInAnother() throws {
    let (outer, inner) = try (profile(), NestedSlide(pages: [600, 600, 600]))
    try inner.link(to: outer, [.horizontal, .latched])
    try inner.setLinkPlace(page: 0, y: 100)
    try inner.sessionBegin(.touch, x: 100, y: 100)
    try inner.sessionUpdate(dx: -80, dy: 0)
    #expect(try inner.snapshot.pagePosition <= 0)
    try inner.sessionEnd(vx: 0, vy: 0)
    try inner.unlink()
  }

  @Test func aSlideThatIsLetGoOfIsDestroyed() throws {
    for _ in 0..<NestedSlide.maxCoordinators + 10 { _ = try NestedSlide() }
  }
}
