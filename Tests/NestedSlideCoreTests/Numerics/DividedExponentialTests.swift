import Foundation
import Testing

@testable import NestedSlideCore

@Suite("Divided exponential")
struct DividedExponentialTests {
  /// (e^x - 1 - x) / x^2 and (e^x - 1) / x by their series, whose terms fall from the first on for |x| <= 1.
  private static func series(_ x: Double) -> (first: Double, second: Double) {
    var (first, second) = (0.0, 0.0)
    for n in stride(from: 30, through: 0, by: -1) {
      first = 1 / tgamma(Double(n) + 2) + x * first
      second = 1 / tgamma(Double(n) + 3) + x * second
    }
    return (first, second)
  }

  @Test("as their series for small arguments, as their definition for large ones")
  func values() {
    var generator = RepeatableGenerator()
    for _ in 0..<5_000 {
      let x = generator.uniform(-1, 1) * Elementary.exp(generator.uniform(-60, 0))
      let (value, series) = (Elementary.dividedExponential(x), Self.series(x))
      #expect(
        isClose(value.first, series.first, relative: 1e-15) && isClose(value.second, series.second, relative: 2e-15))
      #expect(isClose(value.power, Elementary.exp(x), relative: 4e-16))
      let large = generator.uniform(-700, 700)
      let far = Elementary.dividedExponential(large)
      #expect(isClose(far.power, Elementary.exp(large), relative: 4e-16))
      if large.magnitude > 1 {
        #expect(isClose(far.first, Elementary.expm1(large) / large, relative: 1e-15))
        #expect(isClose(far.second, (Elementary.expm1(large) - large) / large / large, relative: 2e-15))
      }
    }
  }

  @Test("at 0, at the limits, and where the formula changes")
  func limits() {
    for zero in [0.0, -0.0, .leastNonzeroMagnitude, -1e-300] {
      #expect(Elementary.dividedExponential(zero) == (1, 1, 0.5))
    }
    #expect(Elementary.dividedExponential(-.infinity) == (0, 0, 0))
    for limit in [0.34657, -0.34657] {
      let inner = limit > 0 ? limit.nextDown : limit.nextUp
      let (near, far) = (Elementary.dividedExponential(inner), Elementary.dividedExponential(limit))
      #expect(isClose(near.power, far.power, relative: 4e-16) && isClose(near.first, far.first, relative: 1e-15))
      #expect(isClose(near.second, far.second, relative: 2e-15))
    }
    for x in awkwardDoubles { _ = Elementary.dividedExponential(x) }
  }
}
