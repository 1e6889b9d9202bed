import Testing

@testable import NestedSlideCore

@Suite("Rubber band")
struct RubberBandTests {
  @Test("values of rubberband.csv")
  func values() throws {
    let rows = try GoldenTable("rubberband").rows
    #expect(rows.count > 90)
    for row in rows {
      let band = RubberBand(dimension: row.number("dimension"), factor: row.number("c"))
      let (raw, shown) = (row.number("raw_x"), row.number("visible_y"))
      #expect(isClose(band.shown(raw), shown) && isClose(band.slope(raw), row.number("dy_dx")))
      if shown.magnitude < 0.99 * row.number("dimension") {
        #expect(isClose(band.raw(shown), row.number("inverse(y)")))
      }
    }
  }

  @Test("values of rubberband_flutter_continuum.csv: Flutter's friction, in steps that go to 0")
  func continuum() throws {
    for row in try GoldenTable("rubberband_flutter_continuum").rows {
      let shown = RubberBand(dimension: row.number("viewport"), factor: 0.52).shown(row.number("raw"))
      #expect(isClose(shown, row.number("hyperbolic_c0.52")) && isClose(shown, row.number("flutter_ode_limit")))
    }
  }

  @Test("the five published values for 960 points")
  func published() {
    let band = RubberBand(dimension: 960, factor: 0.55)
    for (raw, shown) in [(5.0, 2.74), (10, 5.47), (100, 52.02), (400, 178.98), (960, 340.65)] {
      #expect((band.shown(raw) - shown).magnitude <= 0.0051)
    }
  }

  @Test("odd, increasing, bounded, and undone by its inverse")
  func properties() {
    var generator = RepeatableGenerator()
    for _ in 0..<5_000 {
      let dimension = generator.uniform(1, 5000)
      let band = RubberBand(dimension: dimension, factor: generator.uniform(0.01, 1))
      let raw = generator.uniform(0, 20) * dimension
      let shown = band.shown(raw)
      #expect(band.shown(-raw) == -shown && band.slope(-raw) == band.slope(raw) && band.raw(-shown) == -band.raw(shown))
      #expect(shown >= 0 && shown < dimension && shown <= raw && band.shown(raw * 1.01 + 0.01) > shown)
      if shown < 0.99 * dimension { #expect(isClose(band.raw(shown), raw, relative: 1e-13)) }
      let step = 1e-4 * dimension
      #expect(isClose((band.shown(raw + step) - band.shown(raw - step)) / (2 * step), band.slope(raw), relative: 1e-6))
    }
  }

  @Test("what cannot be shown counts as 0.99 of the length")
  func limit() {
    let band = RubberBand(dimension: 400, factor: 0.5)
    #expect(band.raw(1000) == band.raw(396) && band.raw(-1000) == band.raw(-396))
    #expect(isClose(band.raw(1e12), 396 * 400 / (0.5 * 4)))
    #expect(band.shown(1e12) <= 400 && band.shown(.infinity) == 400 && band.shown(-.infinity) == -400)
    #expect(band.shown(.greatestFiniteMagnitude) == 400 && band.slope(.infinity) == 0)
  }

  @Test("nothing to pull, nothing moves")
  func nothing() {
    for band in [
      RubberBand(dimension: 0, factor: 0.55), RubberBand(dimension: -1, factor: 0.55),
      RubberBand(dimension: 100, factor: 0), RubberBand(dimension: 100, factor: -0.5),
      RubberBand(dimension: .nan, factor: 0.55), RubberBand(dimension: 100, factor: .nan),
    ] {
      for raw in awkwardDoubles {
        #expect(band.shown(raw) == 0 && band.slope(raw) == 0 && band.raw(raw) == 0)
      }
    }
  }

  @Test("finite for whatever is finite and within the limits")
  func finite() {
    for dimension in [1e-6, 1, 800, 1e12] {
      for factor in [0.001, 0.55, 1] {
        let band = RubberBand(dimension: dimension, factor: factor)
        for x in awkwardDoubles where x.isFinite {
          #expect(band.shown(x).magnitude <= dimension * (1 + 1e-15))
          #expect(band.slope(x) >= 0 && band.slope(x) <= factor && band.raw(x).isFinite)
        }
      }
    }
  }
}
