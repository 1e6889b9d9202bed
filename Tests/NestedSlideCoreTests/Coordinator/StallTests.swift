import Testing

@testable import NestedSlideCore

@Suite("Stall")
struct StallTests {
  /// How many instants it takes, of a million at most; nil where it is not reached.
  private func instants(_ instant: (Int) -> (time: Double, clock: Double)) -> Int? {
    var stall = Stall()
    for number in 0..<1_000_000 {
      let (time, clock) = instant(number)
      if stall.isReached(at: time, clock: clock) { return number }
    }
    return nil
  }

  @Test("reached by a thousand instants at one time")
  func standingStill() {
    #expect(instants { _ in (5, .infinity) } == Stall.limit)
    // It does not matter what came before.
    #expect(instants { (min(Double($0), 300), .infinity) } == 300 + Stall.limit)
  }

  @Test("not by any number at different times, nor by a few hundred at each")
  func timeGoesOn() {
    #expect(instants { (Double($0), .infinity) } == nil)
    #expect(instants { (Double($0 / 900), .infinity) } == nil)
  }

  @Test("not while the pager goes on; by a pager that goes back and forth")
  func pagerGoesOn() {
    #expect(instants { (1e12, Double($0)) } == nil)
    #expect(instants { (1e12, Double($0 % 2)) } == 2 * Stall.limit)
  }
}
