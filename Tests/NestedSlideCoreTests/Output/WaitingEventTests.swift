import Testing

@testable import NestedSlideCore

@Suite("Waiting event")
struct WaitingEventTests {
  private func bytes(_ event: Event) -> [UInt8] { withUnsafeBytes(of: event) { Array($0) } }

  @Test("an event that has waited is the same in every field", arguments: 1...22 as ClosedRange<Int32>)
  func same(_ raw: Int32) throws {
    let kind = try #require(Event.Kind(rawValue: raw))
    for flag in [false, true] {
      var event = Event(kind, at: 1.5)
      (event.index, event.state, event.source, event.flag) = (7, 3, .pen, flag)
      event.set(PageTransition(from: 4, to: 5, steps: 1))
      if kind == .pageScrolled {
        (event.position, event.progress) = (4.25, 0.25)
      } else {
        (event.outer, event.inner) = (-20, 300)
      }
      #expect(bytes(WaitingEvent(event).event) == bytes(event))
    }
  }

  @Test("one of an offset is made the same in either way")
  func offset() {
    let waiting = WaitingEvent.offset(at: 2, index: 3, outer: 200, inner: -0.5, source: 7)
    #expect(bytes(waiting.event) == bytes(.offset(at: 2, index: 3, outer: 200, inner: -0.5, source: 7)))
    #expect(bytes(waiting.offsetEvent) == bytes(waiting.event))
  }
}
