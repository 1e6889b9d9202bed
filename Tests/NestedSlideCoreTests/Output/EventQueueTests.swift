import Testing

@testable import NestedSlideCore

@Suite("Event queue")
struct EventQueueTests {
  /// What tells events apart here: their kind, and the number they were pushed with.
  private struct Mark: Equatable, CustomStringConvertible {
    let kind: Event.Kind
    let number: Double
    var isProgress: Bool { kind == .offsetChanged || kind == .pageScrolled }
    var description: String { "\(kind) \(Int(number))" }

    var event: Event {
      var event = Event(kind, at: 0)
      event.first = number
      return event
    }

    var waiting: WaitingEvent { WaitingEvent(event) }
  }

  /// Calls `body` with a queue in lent memory.
  private func withQueue(_ body: (inout EventQueue) -> Void) {
    let memory = UnsafeMutablePointer<WaitingEvent>.allocate(capacity: EventQueue.initialCapacity)
    defer { memory.deallocate() }
    var queue = EventQueue(lent: memory)
    defer { queue.free() }
    body(&queue)
  }

  private func push(_ kind: Event.Kind, _ number: Int, to queue: inout EventQueue, limit: Int = 1024) {
    queue.push(Mark(kind: kind, number: Double(number)).waiting, limit: limit)
  }

  private func pop(_ queue: inout EventQueue) -> Mark? {
    if queue.count == 0 { return nil }
    let mark = Mark(kind: queue.oldest.kind, number: queue.oldest.first)
    queue.dropOldest()
    return mark
  }

  private func drain(_ queue: inout EventQueue) -> [Mark] {
    var marks = [Mark]()
    while let mark = pop(&queue) { marks.append(mark) }
    return marks
  }

  @Test("first in, first out, and nothing between others merges while there is room")
  func order() {
    withQueue { queue in
      let kinds: [Event.Kind] = [.offsetChanged, .pageScrolled]
      let marks = (0..<EventQueue.initialCapacity).map { Mark(kind: kinds[$0 % 2], number: Double($0)) }
      for mark in marks { queue.push(mark.waiting, limit: 1024) }
      #expect(queue.count == EventQueue.initialCapacity)
      #expect(drain(&queue) == marks && queue.count == 0 && queue.lost == 0)
    }
  }

  @Test("progress takes the place of the one before where nothing else happened between")
  func replacing() {
    withQueue { queue in
      for number in 0..<3 { push(.offsetChanged, number, to: &queue) }
      push(.pinned, 3, to: &queue)
      for number in 4..<6 { push(.offsetChanged, number, to: &queue) }
      #expect(drain(&queue).map(\.number) == [2, 3, 5] && queue.lost == 0)
      for number in 0..<2 { push(.offsetChanged, number, to: &queue) }
      for number in 2..<4 { push(.pageScrolled, number, to: &queue) }
      #expect(drain(&queue).map(\.number) == [1, 3] && queue.lost == 0)
    }
  }

  @Test("full, the latest of each progress kind stays, where it was last told")
  func merging() {
    withQueue { queue in
      let full = 8
      for number in 0..<full { push(number % 2 == 0 ? .offsetChanged : .pageScrolled, number, to: &queue, limit: full) }
      push(.dragBegan, full, to: &queue, limit: full)
      #expect(drain(&queue).map(\.number) == [Double(full - 2), Double(full - 1), Double(full)] && queue.lost == 0)
    }
  }

  @Test("a host that never polls keeps one offset event")
  func neverPolled() {
    withQueue { queue in
      for number in 0..<10_000 { push(.offsetChanged, number, to: &queue, limit: 8) }
      let marks = drain(&queue)
      #expect(marks.last == Mark(kind: .offsetChanged, number: 9999) && marks.count == 1 && queue.lost == 0)
    }
  }

  @Test("what may not merge makes it grow, in order, also round the end of the ring")
  func growth() {
    withQueue { queue in
      for number in 0..<4 { push(.pageNeeded, number, to: &queue) }
      for number in 0..<3 { #expect(pop(&queue)?.number == Double(number)) }
      for number in 4..<300 { push(.pageNeeded, number, to: &queue) }
      #expect(queue.count == 297 && queue.lost == 0)
      #expect(drain(&queue).map(\.number) == (3..<300).map(Double.init))
    }
  }

  @Test("at its limit events are lost and counted, and the ones kept are the oldest")
  func lost() {
    withQueue { queue in
      for number in 0..<100 { push(.pageNeeded, number, to: &queue, limit: 20) }
      let kept = queue.count
      #expect(kept >= 20 && kept < 100 && queue.lost == UInt32(100 - kept))
      #expect(drain(&queue).map(\.number) == (0..<kept).map(Double.init))
      // With room again nothing more is lost.
      push(.settled, 7, to: &queue, limit: 20)
      #expect(drain(&queue) == [Mark(kind: .settled, number: 7)] && queue.lost == UInt32(100 - kept))
    }
  }

  @Test("at its limit progress makes room for what may not be lost")
  func progressMakesRoom() {
    withQueue { queue in
      let kinds: [Event.Kind] = [.offsetChanged, .pinned, .offsetChanged, .unpinned, .offsetChanged, .settled]
      for (number, kind) in kinds.enumerated() { push(kind, number, to: &queue, limit: 4) }
      let marks = drain(&queue)
      #expect(queue.lost == 0 && marks.filter { !$0.isProgress }.map(\.number) == [1, 3, 5])
      #expect(marks.last { $0.isProgress }?.number == 4)
    }
  }

  @Test("whatever is pushed and polled: a part in order, all that may not merge, the latest of what may")
  func model() {
    var generator = RepeatableGenerator()
    let kinds: [Event.Kind] = [.offsetChanged, .pageScrolled, .offsetChanged, .pinned, .pageChanged, .settled]
    for round in 0..<300 {
      withQueue { queue in
        // All that was pushed and not yet polled.
        var (pushed, number) = ([Mark](), 0.0)
        let variety = Int.random(in: 1...kinds.count, using: &generator)
        for _ in 0..<100 {
          if generator.next() % 3 != 0 {
            let mark = Mark(kind: kinds[Int.random(in: 0..<variety, using: &generator)], number: number)
            number += 1
            pushed.append(mark)
            queue.push(mark.waiting, limit: 1024)
          } else if let mark = pop(&queue) {
            guard let place = pushed.firstIndex(of: mark), pushed[..<place].allSatisfy(\.isProgress) else {
              Issue.record("round \(round): \(mark) polled before \(pushed)")
              return
            }
            pushed.removeSubrange(...place)
          }
        }
        let left = drain(&queue)
        let certain = left.filter { !$0.isProgress }
        #expect(certain == pushed.filter { !$0.isProgress } && queue.lost == 0)
        for kind in [Event.Kind.offsetChanged, .pageScrolled] {
          #expect(left.last { $0.kind == kind } == pushed.last { $0.kind == kind })
        }
        #expect(left.map(\.number) == left.map(\.number).sorted())
      }
    }
  }
}
