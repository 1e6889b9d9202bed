import CNestedSlide
import Testing

@testable import NestedSlideCore

/// Settings made by a test are checked as those of a host are: in the struct of C.
extension SettingsOfC {
  func check() throws(Failure) {
    let words = UnsafeMutablePointer<UInt64>.allocate(capacity: Self.table.words)
    defer { words.deallocate() }
    write(to: words)
    var again = Self()
    try again.read(words)
  }
}

extension AllSettings: Equatable {
  public static func == (a: AllSettings, b: AllSettings) -> Bool { a.settings == b.settings && a.fine == b.fine }
}

/// What SettingRowsTests look at of each row: the fields of C and Swift, by the names that the compiler knows, are the
/// ones that the row connects, with its range and its default.
struct SettingChecks<C, Own: SettingsOfC & Equatable> {
  typealias Field<Value> = WritableKeyPath<C, Value>
  typealias Property<Value> = WritableKeyPath<Own, Value>

  /// A struct of C with what is usual, written by the same words as nslide_..._default.
  private func usual() -> C {
    let memory = UnsafeMutablePointer<C>.allocate(capacity: 1)
    defer { memory.deallocate() }
    UnsafeMutableRawPointer(memory).initializeMemory(as: UInt8.self, repeating: 0, count: MemoryLayout<C>.size)
    Own.table.writeUsual(to: memory)
    return memory.pointee
  }

  private func read(_ given: C) throws -> Own {
    var own = Own()
    try withUnsafePointer(to: given) { try own.read(UnsafeRawPointer($0)) }
    return own
  }

  /// A field of C is read as that property and as no other, and written back.
  private func check<Given, Value>(
    _ field: Field<Given>, _ given: Given, _ own: Property<Value>, _ value: Value, at location: SourceLocation
  ) {
    var config = usual()
    config[keyPath: field] = given
    var expected = Own()
    expected[keyPath: own] = value
    #expect((try? read(config)) == expected, sourceLocation: location)
    var written = usual()
    expected.write(to: &written)
    let isSame = withUnsafeBytes(of: &written) { ours in withUnsafeBytes(of: &config) { ours.elementsEqual($0) } }
    #expect(isSame, sourceLocation: location)
  }

  private func refuses<Given>(_ field: Field<Given>, _ given: Given, _ name: String, at location: SourceLocation) {
    var config = usual()
    config[keyPath: field] = given
    do {
      _ = try read(config)
      Issue.record("accepted", sourceLocation: location)
    } catch {
      let message = (error as? Failure).map { String(cString: $0.message) } ?? ""
      #expect(message.hasPrefix("\(name): "), sourceLocation: location)
    }
  }

  /// The struct's field before the first point: what a message begins with.
  private func name<Given>(_ field: Field<Given>) -> String {
    let path = "\(field)".drop { $0 != "." }.dropFirst()
    return String(path.prefix { $0 != "." })
  }

  /// No property is left that has no row, and so is neither read nor saved.
  func properties(_ count: Int, at location: SourceLocation = #_sourceLocation) {
    func leaves(_ value: Any) -> Int {
      let mirror = Mirror(reflecting: value)
      let isWhole = mirror.displayStyle != .struct || mirror.children.isEmpty || value is Automatic
      // What `AllSettings` notes of reading is no setting.
      let settings = mirror.children.filter { $0.label != "furthest" }
      return isWhole ? 1 : settings.reduce(0) { $0 + leaves($1.value) }
    }
    #expect(leaves(Own()) == count, sourceLocation: location)
  }

  func number(
    _ field: Field<Double>, _ own: Property<Double>, _ bounds: ClosedRange<Double>, usual: Double,
    at location: SourceLocation = #_sourceLocation
  ) {
    for value in [bounds.lowerBound, bounds.upperBound, usual] { check(field, value, own, value, at: location) }
    #expect(Own()[keyPath: own] == usual, sourceLocation: location)
    for value in [bounds.lowerBound.nextDown, bounds.upperBound.nextUp, .nan, .infinity] {
      refuses(field, value, name(field), at: location)
    }
  }

  func automatic(
    _ field: Field<Double>, _ own: Property<Double?>, _ bounds: ClosedRange<Double>, usual: Double,
    at location: SourceLocation = #_sourceLocation
  ) {
    check(field, usual, own, nil, at: location)
    #expect(usual == NSLIDE_AUTO && Own()[keyPath: own] == nil, sourceLocation: location)
    for value in [bounds.lowerBound, bounds.upperBound] { check(field, value, own, value, at: location) }
    for value in [bounds.lowerBound.nextDown, bounds.upperBound.nextUp, .nan, .infinity] {
      refuses(field, value, name(field), at: location)
    }
  }

  func choice<Choice: RawRepresentable<Int32> & Equatable>(
    _ field: Field<Int32>, _ own: Property<Choice>, most: Int32, usual: Int32,
    at location: SourceLocation = #_sourceLocation
  ) {
    for raw in 0...most {
      guard let value = Choice(rawValue: raw) else {
        Issue.record("\(Choice.self) has no case \(raw)", sourceLocation: location)
        return
      }
      check(field, raw, own, value, at: location)
    }
    #expect(Own()[keyPath: own].rawValue == usual, sourceLocation: location)
    for value in [-1, most + 1] { refuses(field, value, name(field), at: location) }
  }

  func left<Choice: RawRepresentable<Int32> & Equatable>(
    _ field: Field<Int32>, _ own: Property<Choice?>, most: Int32, usual: Int32,
    at location: SourceLocation = #_sourceLocation
  ) {
    for raw in 0...most { check(field, raw, own, Choice(rawValue: raw), at: location) }
    check(field, -1, own, nil, at: location)
    #expect(usual == -1 && Own()[keyPath: own] == nil && Choice(rawValue: most + 1) == nil, sourceLocation: location)
    for value in [-2, most + 1] { refuses(field, value, name(field), at: location) }
  }

  func flag(
    _ field: Field<Int32>, _ own: Property<Bool>, usual: Bool, at location: SourceLocation = #_sourceLocation
  ) {
    check(field, 0, own, false, at: location)
    check(field, 1, own, true, at: location)
    #expect(Own()[keyPath: own] == usual, sourceLocation: location)
    for value: Int32 in [-1, 2] { refuses(field, value, name(field), at: location) }
  }

  func count(
    _ field: Field<Int32>, _ own: Property<Int32>, most: Int32, usual: Int32,
    at location: SourceLocation = #_sourceLocation
  ) {
    for value in [0, usual, most] { check(field, value, own, value, at: location) }
    #expect(Own()[keyPath: own] == usual, sourceLocation: location)
    refuses(field, -1, name(field), at: location)
    if most < Int32.max { refuses(field, most + 1, name(field), at: location) }
  }

  func key(_ field: Field<Int64>, _ own: Property<Int64>, at location: SourceLocation = #_sourceLocation) {
    for value in [0, -1, Int64.min, Int64.max, 0x7FF4_0000_0000_0001] { check(field, value, own, value, at: location) }
    #expect(Own()[keyPath: own] == 0, sourceLocation: location)
  }

  func reserved(_ field: Field<Int32>, at location: SourceLocation = #_sourceLocation) {
    for value: Int32 in [-1, 1] { refuses(field, value, name(field), at: location) }
  }
}

extension Coordinator {
  /// Puts settings in force that a test has made, the fine ones that there are unless it has made some too.
  mutating func apply(_ settings: Settings, _ fine: FineSettings? = nil) throws(Failure) {
    var all = AllSettings(settings, fine ?? currentFineSettings)
    try all.check()
    try apply(&all)
  }
}
