import Foundation

/// A table of `Tests/golden` by name, with its header.
struct GoldenTable {
  struct Row {
    let fields: [String: Substring]

    func text(_ column: String) -> String { fields[column].map(String.init) ?? "" }

    /// nil where the field is empty.
    func optional(_ column: String) -> Double? { Double(text(column)) }

    /// NaN, which fails every comparison, where the field is missing.
    func number(_ column: String) -> Double { optional(column) ?? .nan }
  }

  let rows: [Row]

  init(_ name: String) throws {
    let text = try String(contentsOf: GoldenTable.url("\(name).csv"), encoding: .utf8)
    let lines = text.split(whereSeparator: \.isNewline)
    let header = GoldenTable.names(in: lines[0])
    rows = lines.dropFirst().map { line in
      let fields = line.split(separator: ",", omittingEmptySubsequences: false)
      return Row(fields: Dictionary(uniqueKeysWithValues: zip(header, fields)))
    }
  }

  /// The names of the columns; one with a comma in it stands in quotation marks.
  private static func names(in line: Substring) -> [String] {
    var names = [""]
    var isQuoted = false
    for character in line {
      if character == "\"" {
        isQuoted.toggle()
      } else if character == ",", !isQuoted {
        names.append("")
      } else {
        names[names.count - 1].append(character)
      }
    }
    return names
  }

  static func url(_ file: String) -> URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../golden/\(file)").standardizedFileURL
  }
}

/// Whether `value` is within `relative` of `expected`, or of `scale` where that is larger.
func isClose(_ value: Double, _ expected: Double, relative: Double = 1e-12, scale: Double = 0) -> Bool {
  value == expected || (value - expected).magnitude <= relative * max(expected.magnitude, scale.magnitude)
}

/// A small generator with a fixed start (Marsaglia's xorshift), so that a failure can be repeated.
struct RepeatableGenerator: RandomNumberGenerator {
  private var state: UInt64 = 88_172_645_463_325_252

  init() {}

  /// One of many that have nothing to do with each other.
  init(stream number: UInt64) {
    state ^= (number &+ 1) &* 0x9E37_79B9_7F4A_7C15
    for _ in 0..<8 { _ = next() }
  }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }

  mutating func uniform(_ low: Double, _ high: Double) -> Double { Double.random(in: low...high, using: &self) }

  /// Any double at all: NaN, infinite, huge, subnormal.
  mutating func anyDouble() -> Double { Double(bitPattern: next()) }
}

/// Doubles at which things go wrong.
let awkwardDoubles: [Double] = [
  0, -0.0, .leastNonzeroMagnitude, -.leastNonzeroMagnitude, .leastNormalMagnitude, -.leastNormalMagnitude, 1e-300,
  -1e-300, 0x1p-54, -0x1p-54, 0.5.nextDown, 1, -1, (-1.0).nextUp, 1.0.nextUp, 708, -708, 709.9, -745.2, 1e6, 0x1p20,
  0x1p52, 0x1p53, 9.3e18, 1e300, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .infinity, -.infinity, .nan,
]
