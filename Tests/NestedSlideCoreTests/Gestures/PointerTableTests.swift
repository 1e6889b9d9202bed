import Testing

@testable import NestedSlideCore

@Suite("Pointer table")
struct PointerTableTests {
  private func pointer(_ id: Int64) -> PointerTable.Pointer {
    .init(id: id, x: Double(id) * 2, y: Double(id) * 3, time: 0)
  }

  @Test("of those that rest the last is the newest")
  func newest() {
    var table = PointerTable()
    #expect(table.isEmpty && table.index(of: 0) == nil)
    for id in [7, -3, 40] as [Int64] {
      table.add(pointer(id))
      #expect(table[table.newest(at: 0)].id == id && table.index(of: id) == table.count - 1)
    }
    // One of the others lifts: the same is the newest.
    table.remove(at: 0)
    #expect(table[table.newest(at: 0)].id == 40 && table.index(of: -3) == 0 && table.index(of: 7) == nil)
    table.remove(at: 1)
    #expect(table[table.newest(at: 0)].id == -3 && table.count == 1)
  }

  @Test("of those that move the last is the newest, for as long as it moves")
  func moving() {
    var table = PointerTable()
    for id in 0..<3 as Range<Int64> { table.add(pointer(id)) }
    table.move(0, x: 0, y: 20, at: 1)
    #expect(table.newest(at: 1) == 0 && table.movingCount(at: 1) == 1)
    table.move(1, x: 2, y: 30, at: 1.05)
    #expect(table.newest(at: 1.05) == 1 && table.movingCount(at: 1.05) == 2)
    // A tremble of less than 2 points is none.
    table.move(2, x: 5.9, y: 9 - 1.9, at: 1.06)
    #expect(table.newest(at: 1.06) == 1)
    table.move(0, x: 0, y: 30, at: 1.14)
    #expect(table.newest(at: 1.14) == 1 && table.newest(at: 1.16) == 0 && table.newest(at: 1.25) == 2)
    // It adds up, though.
    table.move(2, x: 6, y: 6.9, at: 1.3)
    #expect(table.newest(at: 1.3) == 2 && table.movingCount(at: 1.3) == 1)
  }

  @Test("room for eight")
  func full() {
    var table = PointerTable()
    for id in 0..<8 as Range<Int64> {
      #expect(!table.isFull)
      table.add(pointer(id))
    }
    #expect(table.isFull && table.count == PointerTable.capacity)
    table.remove(at: 3)
    #expect(!table.isFull)
    table.add(pointer(99))
    #expect(table[table.newest(at: 0)].id == 99 && table.isFull)
  }

  @Test("places are kept and changed in order")
  func places() {
    var table = PointerTable()
    for id in 0..<4 as Range<Int64> { table.add(pointer(id)) }
    table[2].x = -5
    table.remove(at: 1)
    #expect(table[0].id == 0 && table[1].id == 2 && table[2].id == 3)
    #expect(table[1].x == -5 && table[1].y == 6)
  }

  @Test("as a list would do, whatever comes and goes")
  func model() {
    var generator = RepeatableGenerator()
    var (table, list) = (PointerTable(), [Int64]())
    for _ in 0..<20_000 {
      let id = Int64.random(in: -6...6, using: &generator)
      if let index = table.index(of: id) {
        #expect(list[index] == id)
        table.remove(at: index)
        list.remove(at: index)
      } else {
        if list.contains(id) { Issue.record("\(id) is down, but not found") }
        if table.isFull { continue }
        table.add(pointer(id))
        list.append(id)
      }
      if table.count != list.count || list.indices.contains(where: { table[$0].id != list[$0] }) {
        Issue.record("the table differs from \(list)")
        return
      }
      if let last = list.last, table[table.newest(at: 0)].id != last { Issue.record("\(last) is not the newest") }
    }
  }

  @Test("a time may be a millisecond early, other fingers come by their own times, and a pointer always lifts")
  func takenTimes() throws {
    let pointer = PointerTable.Pointer(id: 1, x: 0, y: 0, time: 5)
    for (action, time, taken) in [
      (PointerAction.move, 5.0, 5.0), (.move, 5.5, 5.5), (.move, 4.999, 5), (.move, 7, 7), (.down, 5.9995, 6),
      (.down, 5.999, 6), (.down, 7, 7), (.up, 0, 6), (.up, 7, 7), (.cancel, -1e12, 6), (.cancel, 6.5, 6.5),
    ] { #expect(try pointer.takenTime(time, action, last: 6) == taken, "\(action) \(time)") }
    for (action, time) in [(PointerAction.move, 4.9989), (.move, -1), (.down, 5.9989), (.down, 5)] {
      #expect(throws: Failure.self, "\(action) \(time)") { _ = try pointer.takenTime(time, action, last: 6) }
    }
  }
}
