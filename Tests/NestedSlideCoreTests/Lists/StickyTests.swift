import Testing

@testable import NestedSlideCore

/// Headers and footers that stick within their sections, at exactly the places where that begins and ends.
@Suite("Sticky headers and footers")
struct StickyTests {
  /// Sections of 300 points: a header of 40, ten items of 22, a footer of 40.
  private func list(overlap: Double = 0) throws -> TestList {
    let list = try TestList { $0.overlap = overlap }
    for index in 0..<20 {
      try list.insertSection(index, [Double](repeating: 22, count: 10)) {
        ($0.headerHeight, $0.footerHeight, $0.stickyFooter) = (40, 40, true)
      }
    }
    return list
  }

  /// Instants about a boundary, and on it.
  private func about(_ value: Double) -> [Double] {
    [value - 10, value - 0.25, value.nextDown, value, value.nextUp, value + 0.25, value + 10]
  }

  @Test("a header stays, sticks, and is pushed", arguments: [0.0, 30, 88.5])
  func header(_ overlap: Double) throws {
    let list = try list(overlap: overlap)
    let (top, bottom) = (900.0, 1200.0)
    for edge in about(top) + about(bottom - 40) + about(bottom) + [1000] {
      list.offset = edge - overlap
      // Rounded as the list rounds it.
      let line = list.offset + overlap
      let expected = max(top, min(line, bottom - 40))
      let frame = try list.frame(3, -1)
      #expect(frame == Rect(x: 0, y: expected, width: 390, height: 40))
      let seen = try list.visible().first { $0.section == 3 && $0.item == ItemPath.headerRank }
      if let seen {
        #expect(seen.frame == frame && (seen.flags == ListItem.stuck) == (expected != top))
      } else {
        #expect(expected + 40 <= list.offset + 1e-6)
      }
    }
  }

  @Test("a footer likewise at the other end", arguments: [0.0, 30])
  func footer(_ overlap: Double) throws {
    let list = try list(overlap: overlap)
    let (top, bottom) = (900.0, 1200.0)
    for edge in about(bottom) + about(top + 40) + about(top) + [1000] {
      list.offset = edge - 500
      let line = list.offset + 500
      let expected = min(bottom - 40, max(line - 40, top))
      let frame = try list.frame(3, -2)
      #expect(frame == Rect(x: 0, y: expected, width: 390, height: 40))
      let seen = try list.visible().first { $0.section == 3 && $0.item == ItemPath.footerIndex }
      if let seen {
        #expect(seen.frame == frame && (seen.flags == ListItem.stuck) == (expected != bottom - 40))
      } else {
        #expect(expected >= line - 1e-6)
      }
    }
  }

  @Test("those that do not stick stay where they are")
  func fixed() throws {
    let list = try TestList()
    for index in 0..<5 {
      try list.insertSection(index, [Double](repeating: 22, count: 10)) {
        ($0.headerHeight, $0.footerHeight, $0.stickyHeader) = (40, 40, false)
      }
    }
    for offset in stride(from: -50.0, through: 1300, by: 12.5) {
      list.offset = offset
      let (header, footer) = (try list.frame(2, -1), try list.frame(2, -2))
      #expect(header.y == 600 && footer.y == 860)
    }
  }

  @Test("a header higher than its section's room, an empty section")
  func narrow() throws {
    let list = try TestList()
    try list.insertSection(0, []) { $0.headerHeight = 40 }
    try list.insertSection(1, [10]) { ($0.headerHeight, $0.footerHeight, $0.stickyFooter) = (40, 30, true) }
    try list.insertSection(2, [Double](repeating: 100, count: 30))
    for offset in [0.0, 10, 40, 41, 79.75, 80, 81, 200] {
      list.offset = offset
      let (empty, header, footer) = (try list.frame(0, -1), try list.frame(1, -1), try list.frame(1, -2))
      // There is no room to stick in.
      #expect(empty.y == 0)
      #expect(header.y == max(40, min(offset, 80)) && footer.y == 90)
    }
  }

  @Test("pulled down, the first header stays at its place")
  func pulled() throws {
    let list = try list()
    list.offset = -120
    let header = try list.frame(0, -1)
    let flags = try list.visible().first { $0.section == 0 && $0.item == ItemPath.headerRank }?.flags
    #expect(header.y == 0 && flags == 0)
  }

  @Test("what is tapped: headers and footers where they stick, above the items")
  func hits() throws {
    let list = try list()
    list.offset = 1000
    for (y, item) in [(1000.0, -1), (1039.75, -1), (1040, 4), (1160, -2), (1159.75, 9), (1199.75, -2)] {
      let path = try list.pointer.pointee.path(atX: 10, y: y)
      #expect(path?.section == 3 && path?.item == Int32(item), "\(y): \(String(describing: path))")
    }
    let footer = try list.pointer.pointee.path(atX: 10, y: 1499)
    #expect(footer?.section == 4 && footer?.item == -2)
    let beside = try list.pointer.pointee.path(atX: 390, y: 1100)
    #expect(beside == nil)
  }
}
