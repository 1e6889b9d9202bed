import Testing

@testable import NestedSlideCore

@Suite("Page projection")
struct PageProjectionTests {
  /// Five pages of the table's stride.
  private static func target(_ offset: Double, _ velocity: Double, _ deceleration: Double, from page: Int) -> Int {
    PageProjection.target(
      offset: offset, velocity: velocity, deceleration: deceleration, stride: 375, touched: page, ends: (0, 4))
  }

  /// Per second, of the rates 0.998 and 0.99 a millisecond, and what a velocity carries a page by in the discrete
  /// projection with the same rate, rate / (1 - rate) ms.
  private static let decelerations = [
    (column: "wwdc_project_0.998", deceleration: Physics.decelerationNormal, discrete: 0.499),
    (column: "wwdc_project_0.99", deceleration: Physics.decelerationFast, discrete: 0.099),
  ]

  @Test("of paging.csv: as far as the discrete projection but for what goes in its first millisecond")
  func discrete() throws {
    let rows = try GoldenTable("paging").rows
    #expect(rows.count == 250)
    for (column, deceleration, discrete) in Self.decelerations {
      // 1 / k is the sum of a continuous decay; the sum over whole milliseconds is about half a millisecond less, as
      // much less as one that counts the first at full speed is more.
      #expect(isClose(1 / deceleration - discrete, 0.0005, relative: 0.01))
      for row in rows {
        let (offset, velocity) = (row.number("x"), row.number("v"))
        #expect(isClose(offset + velocity * discrete, row.number(column), scale: 1000))
        // That is 1 point at 2000 points per second, and nowhere in the table another page.
        let page = Int(row.number("start_page"))
        let expected = (row.number(column) / 375 + 0.5).rounded(.down)
        let limited = min(max(expected, Double(max(0, page - 1))), Double(min(4, page + 1)))
        #expect(Self.target(offset, velocity, deceleration, from: page) == Int(limited), "\(row.fields)")
      }
    }
  }

  @Test("of paging.csv: the proposal of a threshold, which the engine did not take, agrees where a finger is slow")
  func proposal() throws {
    // Above 50 points per second the proposal turns to the next page in the direction, however slow that is; the
    // projection turns when the velocity carries it half a page.
    var different = [0, 0]
    for row in try GoldenTable("paging").rows {
      let (page, velocity) = (Int(row.number("start_page")), row.number("v"))
      let proposed = Int(row.number("nestedslide_proposal(0.99,+-1)"))
      for (index, deceleration) in [Physics.decelerationNormal, Physics.decelerationFast].enumerated() {
        let target = Self.target(row.number("x"), velocity, deceleration, from: page)
        if velocity.magnitude < 50 { #expect(target == proposed, "\(row.fields)") }
        if target != proposed { different[index] += 1 }
      }
    }
    #expect(different == [36, 40])
  }

  @Test("half way counts up, and one page is the most")
  func rules() {
    let k = Physics.decelerationNormal
    #expect(Self.target(187.5, 0, k, from: 0) == 1 && Self.target(187.499_999, 0, k, from: 0) == 0)
    #expect(Self.target(375, 1e9, k, from: 1) == 2 && Self.target(375, -1e9, k, from: 1) == 0)
    #expect(Self.target(1500, 1e9, k, from: 4) == 4 && Self.target(0, -1e9, k, from: 0) == 0)
    // A little over one stride a second turns the page: k / 2 strides.
    #expect(
      Self.target(0, 375 * k / 2 * 1.0001, k, from: 0) == 1 && Self.target(0, 375 * k / 2 * 0.9999, k, from: 0) == 0)
    #expect(Self.target(.nan, 0, k, from: 2) == 1 && Self.target(0, .infinity, k, from: 2) == 3)
    // Without ends the steps go on, and with a further reach so does a swipe.
    for (page, velocity, reach, expected) in [(0, -1e9, 1, -1), (4, 1e9, 1, 5), (2, 1e9, 3, 5), (2, -1e9, 7, -5)] {
      let target = PageProjection.target(
        offset: Double(page) * 375, velocity: velocity, deceleration: k, stride: 375, touched: page, reach: reach,
        ends: (-1 << 30, 1 << 30))
      #expect(target == expected)
    }
  }
}
