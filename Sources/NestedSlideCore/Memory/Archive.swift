/// Brings state to bytes and back: one function a type names its fields in order, and the archive writes them, reads
/// them, or makes a hash of them. Every field is a word of eight bytes, little endian, so the bytes are the same on
/// every platform.
///
/// What is read is checked as it comes: a field that cannot be is left as it was, and the archive has failed.
struct Archive {
  private enum Task {
    case hash
    case write
    case read
  }

  private let task: Task
  private let bytes: UnsafeMutableRawPointer?
  /// How many bytes there are to read.
  private let limit: Int
  private(set) var position = 0
  private var hash: UInt64 = 0
  /// Why reading failed, `ok` as long as it has not.
  private(set) var status = Status.ok
  /// What has been read and is referred to by what follows: the host's own curve of flings.
  var flingSamples: UnsafeRawPointer?

  /// Makes a hash, and counts the bytes.
  init() {
    task = .hash
    bytes = nil
    limit = 0
  }

  /// Writes to memory that has room for all.
  init(writingTo bytes: UnsafeMutablePointer<UInt8>) {
    task = .write
    self.bytes = UnsafeMutableRawPointer(bytes)
    limit = 0
  }

  init(reading bytes: UnsafePointer<UInt8>, count: Int) {
    task = .read
    self.bytes = UnsafeMutableRawPointer(mutating: bytes)
    limit = count
  }

  var isReading: Bool { task == .read }
  var isCorrupt: Bool { status != .ok }
  var isAtEnd: Bool { position == limit }

  mutating func fail(_ reason: Status = .corruptData) {
    if status == .ok { status = reason }
  }

  /// Fails if something that was read cannot be.
  @inline(never)
  mutating func demand(_ condition: Bool) {
    if !condition && isReading { fail() }
  }

  /// Fails if fewer words are left to read than must come. To be asked before memory is reserved for what comes:
  /// then no bytes, however they were made, reserve much more than they are.
  mutating func demandWords(_ count: Int) { demand(count <= (limit - position) / 8) }

  // MARK: Words

  /// Any eight bytes.
  @inline(never)
  mutating func word(_ value: inout UInt64) {
    switch task {
    case .hash: hash = Archive.mixed(hash, value)
    case .write: bytes?.storeBytes(of: value.littleEndian, toByteOffset: position, as: UInt64.self)
    case .read:
      guard limit - position >= 8, let bytes else { return fail() }
      value = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self))
    }
    position += 8
  }

  /// A hash that a word has been added to: each bit of either reaches all of the sum.
  static func mixed(_ hash: UInt64, _ word: UInt64) -> UInt64 {
    let sum = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
    return (sum ^ (sum &>> 32)) &* 0xD6E8_FEB8_6659_FD93
  }

  /// The hash of all words so far and of their number.
  var hashOfAll: UInt64 {
    let sum = Archive.mixed(hash, UInt64(truncatingIfNeeded: position))
    return sum ^ (sum &>> 29)
  }

  // MARK: Numbers

  /// No number of the engine's is greater: the pager's place, eight circles of the most and widest pages, comes next.
  private static let greatest = 1e21

  /// A finite number.
  @inline(never)
  mutating func number(_ value: inout Double) { number(&value, -Archive.greatest, Archive.greatest) }

  /// A number, or an infinity if there is no bound.
  @inline(never)
  mutating func bound(_ value: inout Double) {
    var kind: Int32 = value == .infinity ? 1 : (value == -.infinity ? -1 : 0)
    integer(&kind, -1, 1)
    var number = kind == 0 ? value : 0
    self.number(&number)
    if !isReading || isCorrupt { return }
    value = kind == 0 ? number : (kind > 0 ? .infinity : -.infinity)
  }

  @inline(never)
  mutating func number(_ value: inout Double, _ low: Double, _ high: Double) {
    var bits = value.bitPattern
    word(&bits)
    if !isReading || isCorrupt { return }
    let read = Double(bitPattern: bits)
    // By its bits first: to compare a signaling NaN, which only a forgery has, may trap.
    if read.isFinite && read >= low && read <= high { value = read } else { fail() }
  }

  /// A number that may be left out.
  @inline(never)
  mutating func number(_ value: inout Double?) { number(&value, -Archive.greatest, Archive.greatest) }

  @inline(never)
  mutating func number(_ value: inout Double?, _ low: Double, _ high: Double) {
    var isThere = value != nil
    var given = value ?? 0
    flag(&isThere)
    number(&given, low, high)
    if isReading && !isCorrupt { value = isThere ? given : nil }
  }

  // What is saved most, each by a function of its own: so that a call does not bring the bounds along.

  /// A length, points.
  @inline(never)
  mutating func length(_ value: inout Double) { number(&value, 0, Limits.length) }

  @inline(never)
  mutating func length(_ value: inout Double?) { number(&value, 0, Limits.length) }

  /// A place on either side of 0, points.
  @inline(never)
  mutating func place(_ value: inout Double) { number(&value, -Limits.length, Limits.length) }

  /// Seconds.
  @inline(never)
  mutating func time(_ value: inout Double) { number(&value, -Limits.time, Limits.time) }

  /// A value that is made of finite doubles and of nothing else.
  mutating func numbers<Value>(_ value: inout Value) { numbers(&value, -Archive.greatest, Archive.greatest) }

  mutating func numbers<Value>(_ value: inout Value, _ low: Double, _ high: Double) {
    withUnsafeMutableBytes(of: &value) { numbers(in: $0, low, high) }
  }

  @inline(never)
  private mutating func numbers(in memory: UnsafeMutableRawBufferPointer, _ low: Double, _ high: Double) {
    guard let base = memory.baseAddress else { return }
    for offset in Swift.stride(from: 0, to: memory.count, by: 8) {
      var part = base.load(fromByteOffset: offset, as: Double.self)
      number(&part, low, high)
      if isReading { base.storeBytes(of: part, toByteOffset: offset, as: Double.self) }
    }
  }

  /// Out of line, one function for each type: in place the conversions would be most of what saving is.
  @inline(never)
  mutating func integer<Value: FixedWidthInteger>(_ value: inout Value, _ low: Int64, _ high: Int64) {
    var wide = Int64(truncatingIfNeeded: value)
    integer(wide: &wide, low, high)
    value = Value(truncatingIfNeeded: wide)
  }

  @inline(never)
  private mutating func integer(wide value: inout Int64, _ low: Int64, _ high: Int64) {
    var bits = UInt64(bitPattern: value)
    word(&bits)
    if !isReading || isCorrupt { return }
    let read = Int64(bitPattern: bits)
    if read >= low && read <= high { value = read } else { fail() }
  }

  /// A count or an index that `Int` has room for everywhere.
  mutating func integer(_ value: inout Int, _ low: Int, _ high: Int) { integer(&value, Int64(low), Int64(high)) }

  @inline(never)
  mutating func flag(_ value: inout Bool) {
    var bit: UInt8 = value ? 1 : 0
    integer(&bit, 0, 1)
    value = bit == 1
  }

  // MARK: Choices

  @inline(never)
  mutating func choice<Choice: RawRepresentable>(_ value: inout Choice) where Choice.RawValue: FixedWidthInteger {
    var raw = value.rawValue
    integer(&raw, -1000, 1000)
    if !isReading || isCorrupt { return }
    if let read = Choice(rawValue: raw) { value = read } else { fail() }
  }

  @inline(never)
  mutating func choice<Choice: RawRepresentable>(_ value: inout Choice?) where Choice.RawValue: FixedWidthInteger {
    var isThere = value != nil
    var raw = value?.rawValue ?? 0
    flag(&isThere)
    integer(&raw, -1000, 1000)
    if !isReading || isCorrupt { return }
    if !isThere {
      value = nil
    } else if let read = Choice(rawValue: raw) {
      value = read
    } else {
      fail()
    }
  }
}
