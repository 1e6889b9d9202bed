import Testing

@testable import NestedSlideCore

@Suite("Strip of tabs")
struct TabStripTests {
  private func settings(_ alignment: TabAlignment) -> TabSettings {
    var settings = TabSettings()
    settings.alignment = alignment
    return settings
  }

  @Test("an indicator is centred in its item and no wider")
  func indicator() {
    let item = TabSpan(start: 100, width: 80)
    #expect(item.indicator(width: 30) == TabSpan(start: 125, width: 30))
    #expect(item.indicator(width: 80) == item && item.indicator(width: 200) == item && item.indicator(width: 0) == item)
  }

  @Test("between two items place and width go in a straight line")
  func between() {
    let (a, b) = (TabSpan(start: 0, width: 40), TabSpan(start: 40, width: 100))
    #expect(TabSpan.between(a, b, 0) == a && TabSpan.between(a, b, 1) == b)
    #expect(TabSpan.between(a, b, 0.25) == TabSpan(start: 10, width: 55))
  }

  @Test("a strip that is wider than its room holds the item where the alignment says")
  func alignment() {
    let item = TabSpan(start: 300, width: 80)
    func offset(_ alignment: TabAlignment, from offset: Double = 0) -> Double {
      item.offset(settings(alignment), from: offset, strip: 1000, port: 200)
    }
    #expect(offset(.start) == 300 && offset(.center) == 240)
    // Hidden on the right, hidden on the left, and shown already.
    #expect(offset(.nearest) == 180 && offset(.nearest, from: 700) == 300 && offset(.nearest, from: 250) == 250)
  }

  @Test("never beyond its ends, and not at all where there is room for all")
  func ends() {
    for alignment in [TabAlignment.start, .center, .nearest] {
      let first = TabSpan(start: 0, width: 80)
      let last = TabSpan(start: 920, width: 80)
      #expect(first.offset(settings(alignment), from: 500, strip: 1000, port: 200) == 0)
      #expect(last.offset(settings(alignment), from: 0, strip: 1000, port: 200) == 800)
      #expect(last.offset(settings(alignment), from: 300, strip: 1000, port: 1000) == 0)
      #expect(last.offset(settings(alignment), from: 300, strip: 1000, port: 2000) == 0)
    }
  }

  @Test("an item wider than the room shows its beginning")
  func wide() {
    let item = TabSpan(start: 300, width: 500)
    #expect(item.offset(settings(.nearest), from: 0, strip: 1000, port: 200) == 300)
    #expect(item.offset(settings(.nearest), from: 700, strip: 1000, port: 200) == 300)
  }

  @Test("items of given widths lie side by side, the others take an equal share")
  func givenWidths() throws {
    let coordinator = try TestCoordinator(heights: [900, 900, 900, 900])
    func tab(_ index: Int) throws -> Rect { try coordinator.pointer.pointee.tabFrame(index) }
    #expect(try tab(2) == Rect(x: 195, y: 0, width: 97.5, height: 50))
    var settings = PageSettings()
    settings.tabWidth = 200
    try coordinator.pointer.pointee.setPageSettings(1, settings)
    #expect(try tab(0).width == 97.5 && tab(1) == Rect(x: 97.5, y: 0, width: 200, height: 50))
    #expect(try tab(2).x == 297.5 && tab(3).x == 395 && coordinator.view.tabOffset == 0)
    coordinator.pointer.pointee.scrollToPage(3, animated: false)
    // The strip is 492.5 wide: its end is seen.
    #expect(coordinator.view.tabOffset == 102.5)
    #expect(try tab(3) == Rect(x: 292.5, y: 0, width: 97.5, height: 50))
    #expect(coordinator.view.tabIndicator == Rect(x: 292.5, y: 48, width: 97.5, height: 2))
    #expect(throws: Failure.self) { try tab(4) }
    #expect(throws: Failure.self) { try tab(-1) }
  }

  @Test("a point finds the item that is drawn there", arguments: [false, true])
  func points(rightToLeft: Bool) throws {
    let coordinator = try TestCoordinator(
      heights: Array(repeating: 900, count: 7), fine: .with { $0.tabs.alignment = .start }
    ) {
      $0.layout.rightToLeft = rightToLeft
    }
    var settings = PageSettings()
    for (index, width) in [60.0, 140, 90, 200, 45, 120, 80].enumerated() {
      settings.tabWidth = width
      try coordinator.pointer.pointee.setPageSettings(index, settings)
    }
    for page in [0, 3, 6] {
      coordinator.pointer.pointee.scrollToPage(page, animated: false)
      let hover = coordinator.view.hover
      var found = Set<Int>()
      for step in 0..<390 {
        let x = Double(step) + 0.5
        let index = try coordinator.pointer.pointee.tab(x: x, y: hover.y + 10)
        guard let index else { continue }
        found.insert(index)
        let frame = try coordinator.pointer.pointee.tabFrame(index)
        #expect(frame.x <= x && x < frame.x + frame.width)
      }
      #expect(found.contains(page))
      #expect(try coordinator.pointer.pointee.tab(x: 10, y: hover.y - 1) == nil)
      #expect(try coordinator.pointer.pointee.tab(x: 10, y: hover.y + 50) == nil)
      #expect(try coordinator.pointer.pointee.tab(x: 391, y: hover.y + 10) == nil)
    }
  }

  @Test("at the start, and as near as it is, an item keeps the insets of the strip")
  func insets() {
    var settings = settings(.start)
    (settings.insetStart, settings.insetEnd) = (20, 30)
    let item = TabSpan(start: 300, width: 80)
    #expect(item.offset(settings, from: 0, strip: 1000, port: 200) == 280)
    settings.alignment = .nearest
    #expect(item.offset(settings, from: 0, strip: 1000, port: 200) == 210)
    #expect(item.offset(settings, from: 700, strip: 1000, port: 200) == 280)
  }

  @Test("a fling ends at the strip's end at the instant at which it gets there, either way")
  func flings() {
    let physics = Physics(MotionSettings(), FineSettings(), viewportHeight: 800)
    for sign in [1.0, -1] {
      var strip = StripMotion()
      strip.put(at: 300)
      strip.fling(sign * 1500, within: 600, physics, at: 2)
      #expect(strip.isMoving && strip.goal == (sign > 0 ? 600 : 0))
      let before = strip.state(at: strip.end - 1e-6)
      #expect(abs(before.offset - strip.goal) < 1e-2 && before.velocity * sign > 100)
      strip.follow(to: strip.end)
      #expect(!strip.isMoving && strip.offset == strip.goal)
      // At its end there is nowhere to go.
      strip.fling(sign * 1500, within: 600, physics, at: 9)
      #expect(!strip.isMoving)
    }
  }

  @Test("a glide does not pass its goal, whatever moved the strip before")
  func glides() {
    for velocity in [-5000.0, 0, 5000] {
      var strip = StripMotion()
      strip.put(at: 100)
      strip.glide(to: 250, velocity: velocity, restDistance: 0.1, at: 0)
      for step in 0...200 { #expect(strip.state(at: Double(step) / 100).offset <= 250) }
      strip.follow(to: 100)
      #expect(strip.offset == 250 && !strip.isMoving)
    }
  }
}
