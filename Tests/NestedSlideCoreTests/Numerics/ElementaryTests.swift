import Testing

@testable import NestedSlideCore

@Suite("Elementary functions")
struct ElementaryTests {
  private static func function(_ name: String) -> ((Double) -> Double)? {
    switch name {
    case "exp": Elementary.exp
    case "expm1": Elementary.expm1
    case "log": Elementary.log
    case "log1p": Elementary.log1p
    case "sin": Elementary.sin
    case "cos": Elementary.cos
    default: nil
    }
  }

  @Test("at most 1 ulp from the 50-digit values", arguments: ["exp", "expm1", "log", "log1p", "sin", "cos"])
  func accuracy(name: String) throws {
    let function = try #require(Self.function(name))
    let rows = try GoldenTable("elementary").rows.filter { $0.text("function") == name }
    #expect(rows.count > 1200)
    var (worst, at) = (0.0, 0.0)
    for row in rows {
      // The difference to the rounded value is exact, and a power of two times a whole number.
      let steps = scaled(function(row.number("argument")) - row.number("result"), by: -row.number("ulp"))
      let error = (steps - row.number("distance")).magnitude
      if !(error <= worst) { (worst, at) = (error, row.number("argument")) }
    }
    #expect(worst <= 1, "\(worst) ulp at \(at)")
  }

  /// In two steps, for exponents down to -1074.
  private func scaled(_ value: Double, by exponent: Double) -> Double {
    let half = (exponent / 2).rounded(.down)
    return value * Double(sign: .plus, exponent: Int(half), significand: 1)
      * Double(sign: .plus, exponent: Int(exponent - half), significand: 1)
  }

  @Test("special values are those of IEEE 754")
  func specialValues() {
    #expect(Elementary.exp(0) == 1 && Elementary.exp(-0.0) == 1)
    #expect(Elementary.exp(.infinity) == .infinity && Elementary.exp(-.infinity) == 0)
    #expect(Elementary.exp(709.79) == .infinity && Elementary.exp(-745.14) == 0)
    #expect(Elementary.exp(709.78) < .infinity && Elementary.exp(-745.13) == .leastNonzeroMagnitude)
    #expect(Elementary.expm1(.infinity) == .infinity && Elementary.expm1(-.infinity) == -1)
    #expect(Elementary.expm1(709.79) == .infinity && Elementary.expm1(-50) == -1)
    #expect(Elementary.log(0) == -.infinity && Elementary.log(-0.0) == -.infinity)
    #expect(Elementary.log(-1).isNaN && Elementary.log(-.infinity).isNaN && Elementary.log(.infinity) == .infinity)
    #expect(Elementary.log(1) == 0 && Elementary.log(1).sign == .plus)
    #expect(Elementary.log1p(-1) == -.infinity && Elementary.log1p(-1.0.nextUp).isNaN)
    #expect(Elementary.log1p(.infinity) == .infinity && Elementary.log1p(-.infinity).isNaN)
    #expect(Elementary.sin(.infinity).isNaN && Elementary.cos(-.infinity).isNaN)
    #expect(Elementary.cos(0) == 1)
    for function in ["exp", "expm1", "log", "log1p", "sin", "cos"] {
      #expect(Self.function(function)?(.nan).isNaN == true, "\(function)")
    }
  }

  @Test("odd ones keep the sign of zero and tiny arguments as they are")
  func tinyArguments() {
    for tiny in [0.0, .leastNonzeroMagnitude, .leastNormalMagnitude / 64, 1e-200, 0x1p-60] {
      for value in [tiny, -tiny] {
        for function in [Elementary.expm1, Elementary.log1p, Elementary.sin] {
          #expect(function(value).bitPattern == value.bitPattern)
        }
      }
    }
  }

  @Test("any bits may come in")
  func anyBits() {
    var generator = RepeatableGenerator()
    for index in 0..<200_000 {
      let x = index < awkwardDoubles.count ? awkwardDoubles[index] : generator.anyDouble()
      let (sine, cosine) = Elementary.sineAndCosine(x)
      #expect(sine.bitPattern == Elementary.sin(x).bitPattern && cosine.bitPattern == Elementary.cos(x).bitPattern)
      if x.isFinite {
        #expect(sine.magnitude <= 1 && cosine.magnitude <= 1)
        #expect((sine * sine + cosine * cosine - 1).magnitude < 1e-15)
        #expect(Elementary.sin(-x) == -sine && Elementary.cos(-x) == cosine)
      }
      #expect(x.isNaN || Elementary.exp(x) >= 0)
      #expect(x.isNaN || Elementary.expm1(x) >= -1)
      #expect(Elementary.log(x).isNaN == !(x >= 0))
      #expect(Elementary.log1p(x).isNaN == !(x >= -1))
    }
  }

  @Test("they undo each other")
  func inverses() {
    var generator = RepeatableGenerator()
    for _ in 0..<20_000 {
      let x = generator.uniform(-700, 700)
      #expect(isClose(Elementary.log(Elementary.exp(x)), x, relative: 4e-16, scale: 1))
      let y = generator.uniform(-0.999, 5)
      #expect(isClose(Elementary.expm1(Elementary.log1p(y)), y, relative: 4e-15))
    }
  }

  @Test("the phase of a harmonic motion is where it passes through zero")
  func phase() {
    var generator = RepeatableGenerator()
    let pi = Double.pi
    #expect(Elementary.phase(ofZero: 0, 1) == pi && Elementary.phase(ofZero: 0, -1) == pi)
    #expect(isClose(Elementary.phase(ofZero: 1, 0), pi / 2, relative: 1e-15))
    #expect(isClose(Elementary.phase(ofZero: 1, -1), pi / 4, relative: 1e-15))
    #expect(isClose(Elementary.phase(ofZero: 1, 1), 3 * pi / 4, relative: 1e-15))
    #expect(isClose(Elementary.phase(ofZero: -1e-9, 1), 1e-9, relative: 1e-15))
    for _ in 0..<20_000 {
      let angle = generator.uniform(1e-6, pi)
      let size = Elementary.exp(generator.uniform(-20, 20)) * (generator.next() & 1 == 0 ? 1 : -1)
      let phase = Elementary.phase(ofZero: size * Elementary.sin(angle), -size * Elementary.cos(angle))
      #expect(isClose(phase, angle, relative: 1e-15))
    }
  }
}
