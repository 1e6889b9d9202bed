import Foundation
import Testing

@testable import NestedSlideCore

/// Decays and springs one after the other, as the tables of whole motions have them, and the way split by a route.
@Suite("Decay into an edge")
struct CompositeGoldenTests {
  /// A decay up to an edge, if it gets there, and the spring from there on.
  private struct Composite {
    let start: Double
    let decay: Decay
    var hit: (time: Double, edge: Double, spring: Spring)?

    init(start: Double, decay: Decay, edge: Double, frequency: Double, ratio: Double) {
      self.start = start
      self.decay = decay
      guard let time = decay.time(toOffset: edge - start) else { return }
      let velocity = decay.velocity(atOffset: edge - start)
      let spring = Spring(offset: 0, velocity: velocity, angularFrequency: frequency, dampingRatio: ratio)
      hit = (time, edge, spring)
    }

    func state(at time: Double) -> MotionState {
      var state: MotionState
      if let hit, time >= hit.time {
        state = hit.spring.state(at: time - hit.time)
        state.offset += hit.edge
      } else {
        state = decay.state(at: time)
        state.offset += start
      }
      return state
    }
  }

  @Test("decay_edge.csv and its summary")
  func edge() throws {
    let states = try GoldenTable("decay_edge").rows
    for row in try GoldenTable("decay_edge_summary").rows {
      let v0 = row.number("v0")
      let composite = Composite(
        start: row.number("x0"),
        decay: Decay(velocity: v0, deceleration: DecayTests.deceleration(rate: row.text("rate"))),
        edge: row.number(v0 > 0 ? "hi" : "lo"), frequency: row.optional("omega0") ?? 10,
        ratio: row.optional("zeta") ?? 1)
      #expect((composite.hit == nil) == (row.optional("t_hit") == nil))
      if let hit = composite.hit {
        // The way to the edge against the way to rest: close to 1 for the grazing case, which costs digits.
        let sharpness = 1e-12 / (hit.spring.velocity / v0).magnitude.squareRoot()
        #expect(isClose(hit.time, row.number("t_hit"), relative: sharpness))
        #expect(isClose(hit.spring.velocity, row.number("v_hit"), scale: v0 * 1e-2))
        let turn = try #require(hit.spring.derivative.firstCrossing())
        #expect(isClose(hit.time + turn, row.number("t_peak"), relative: sharpness))
        #expect(isClose(hit.edge + hit.spring.state(at: turn).offset, row.number("x_peak_or_end")))
        #expect(
          isClose(
            hit.time + hit.spring.restTime(within: 0.5, speed: .infinity), row.number("t_settle_0.5pt"),
            relative: sharpness))
      } else {
        #expect(isClose(composite.start + composite.decay.distance, row.number("x_peak_or_end")))
        #expect(isClose(composite.decay.restTime(within: 0.5), row.number("t_settle_0.5pt")))
      }
      for sample in states where sample.text("case") == row.text("case") {
        let state = composite.state(at: sample.number("t"))
        #expect(isClose(state.offset, sample.number("x")))
        #expect(isClose(state.velocity, sample.number("v"), scale: v0 * 1e-1))
      }
    }
  }

  private struct Case: Decodable {
    struct Bounce: Decodable {
      let peak, tPeak, tSettleHalfPt: String
    }

    struct Boundary: Decodable {
      let vEnter: String
      let tExit, vExit, stopAt: String?
    }

    let `case`: String
    let v0: Double
    let boundaries: [Boundary]
    let bounce: Bounce?
  }

  /// The way of a case, as far as its extents go. A third one, beyond what a route needs, is a third leg: the outer goes
  /// on where the inner has reached its end.
  private static func route(_ extents: [(name: String, length: Double)]) -> Route {
    let (first, second) = (extents[0].length, extents[1].length)
    if extents[0].name == "inner" {
      return Route(outerStart: 0, outerMiddle: 0, outerEnd: second, innerStart: 0, innerEnd: first, heading: 1)
    }
    let third = extents.count > 2 ? extents[2].length : 0
    return Route(
      outerStart: 0, outerMiddle: first, outerEnd: first + third, innerStart: 0, innerEnd: second, heading: 1)
  }

  /// The columns of a row that say where each of the extents is, at a way along the route.
  private static func check(_ row: GoldenTable.Row, _ distance: Double, _ extents: [(name: String, length: Double)]) {
    let (place, first) = (route(extents).place(at: distance), extents[0].length)
    let hasThree = extents.count > 2
    #expect(isClose(hasThree ? min(place.outer, first) : place.outer, row.number("outer_or_root"), scale: 100))
    #expect(isClose(hasThree ? max(0, place.outer - first) : place.inner, row.number("inner_or_leaf"), scale: 100))
    // Empty, for nothing yet, up to the middle one.
    if hasThree { #expect(isClose(place.inner, row.optional("mid") ?? 0, scale: 100)) }
    let whole = extents.reduce(0) { $0 + $1.length }
    #expect(isClose(max(0, distance - whole), row.number("overscroll"), scale: 1000))
  }

  @Test("nested_handoff.csv and its summary, joined and split among two and three extents")
  func handOff() throws {
    let data = try Data(contentsOf: GoldenTable.url("nested_handoff_summary.json"))
    let object = try #require(try JSONSerialization.jsonObject(with: data) as? [[String: Any]])
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let cases = try decoder.decode([Case].self, from: data)
    let states = try GoldenTable("nested_handoff").rows
    var compared = 0
    for (index, test) in cases.enumerated() {
      // Name, extent and deceleration of each segment.
      let segments = try #require(object[index]["segments"] as? [[Any]])
      let extents = segments.map { (name: $0[0] as? String ?? "", length: ($0[1] as? NSNumber)?.doubleValue ?? .nan) }
      var pieces: [(start: Double, from: Double, decay: Decay)] = []
      var (time, offset, velocity) = (0.0, 0.0, test.v0)
      for (segment, boundary) in zip(segments, test.boundaries) {
        let extent = try #require((segment[1] as? NSNumber)?.doubleValue)
        let decay = Decay(velocity: velocity, deceleration: try #require(Double(segment[2] as? String ?? "")))
        pieces.append((time, offset, decay))
        #expect(isClose(velocity, Double(boundary.vEnter) ?? .nan))
        guard let exit = decay.time(toOffset: extent) else {
          #expect(boundary.tExit == nil && boundary.stopAt != nil)
          #expect(isClose(decay.distance, Double(boundary.stopAt ?? "") ?? .nan, scale: 1000))
          break
        }
        time += exit
        offset += extent
        velocity = decay.velocity(atOffset: extent)
        #expect(isClose(time, Double(boundary.tExit ?? "") ?? .nan))
        #expect(isClose(velocity, Double(boundary.vExit ?? "") ?? .nan))
      }
      let spring = Spring(offset: 0, velocity: velocity, angularFrequency: 10, dampingRatio: 1)
      if let bounce = test.bounce {
        let turn = try #require(spring.derivative.firstCrossing())
        #expect(isClose(time + turn, Double(bounce.tPeak) ?? .nan))
        #expect(isClose(spring.state(at: turn).offset, Double(bounce.peak) ?? .nan))
        let rest = spring.restTime(within: 0.5, speed: .infinity)
        #expect(isClose(time + rest, Double(bounce.tSettleHalfPt) ?? .nan))
      }
      for row in states where row.text("case") == test.case {
        let now = row.number("t")
        var state: MotionState
        if test.bounce != nil, now >= time {
          state = spring.state(at: now - time)
          state.offset += offset
        } else {
          let piece = try #require(pieces.last { $0.start <= now })
          state = piece.decay.state(at: now - piece.start)
          state.offset += piece.from
        }
        #expect(isClose(state.offset, row.number("sum_coordinate")), "\(test.case) \(now)")
        Self.check(row, state.offset, extents)
        #expect(isClose(state.velocity, row.number("velocity"), scale: test.v0 * 1e-1), "\(test.case) \(now)")
        compared += 1
      }
    }
    #expect(compared == 161)
  }
}
