import Testing

@testable import NestedSlideCore

@Suite("Pointer table")
struct PointerTableTests {
  private func pointer(_ id: Int64) -> PointerTable.Pointer {
    .init(id: id, x: Double(id) * 2, y: Double(id) * 3, time: 0)
  }

  @Test("the newest drives")
  func newest() {
    var table = PointerTable()
    #expect(table.isEmpty && table.index(of: 0) == nil)
    for id in [7, -3, 40] as [Int64] {
      table.add(pointer(id))
      #expect(table.driver.id == id && table.driver.x == Double(id) * 2)
      #expect(table.index(of: id) == table.count - 1 && table.drives(table.count - 1))
    }
    #expect(!table.drives(0) && !table.drives(1))
    // One of the others lifts: the same drives.
    table.remove(at: 0)
    #expect(table.driver.id == 40 && table.index(of: -3) == 0 && table.index(of: 7) == nil)
    // The one that drives lifts: the newest of the rest does.
    table.remove(at: 1)
    #expect(table.driver.id == -3 && table.count == 1)
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
    #expect(table.driver.id == 99 && table.isFull)
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
      if let last = list.last, table.driver.id != last { Issue.record("\(last) does not drive") }
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
