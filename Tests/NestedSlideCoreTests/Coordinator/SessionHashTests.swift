import Foundation
import NestedSlideCore
import Testing

/// A long session comes to the same bits in the debug build as everywhere else.
@Suite("Session hash")
struct SessionHashTests {
  @Test("ten thousand steps")
  func tenThousandSteps() throws {
    let text = try String(contentsOf: GoldenTable.url("session-hash.txt"), encoding: .utf8)
    let expected = try #require(text.split(whereSeparator: \.isNewline).first { !$0.hasPrefix("#") })
    var session = try ScriptedSession()
    for _ in 0..<10_000 { session.step() }
    #expect(session.hash == UInt64(expected, radix: 16), "\(String(session.hash, radix: 16))")
  }
}
