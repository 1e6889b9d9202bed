/// The bytes of a record that wait to be read. Little endian: a head with the state at the start, then one entry a
/// call, its number, how many words follow, and its arguments in words of eight bytes.
public struct Recorder {
  private var bytes: UnsafeMutablePointer<UInt8>?
  private var capacity = 0
  /// What has been read already, and the place of the next byte.
  private var start = 0
  private var end = 0
  /// The start of the entry that is being written, and whether there is room for all of it.
  private var entry = 0
  /// Memory has run out: the record ends before that.
  private(set) var hasFailed = false
  private(set) var isOpen = false

  /// "NSLIDREC", as a little-endian number.
  private static let magic: UInt64 = 0x4345_5244_494C_534E
  private static let version: UInt64 = 1

  init() {}

  func free() { RawMemory.free(bytes) }

  /// How many bytes wait.
  var waiting: Int { end - start }

  // MARK: Writing

  /// Begins a record; `state` has a whole number of words. False when there is no memory for it.
  mutating func begin(stateSize: Int, _ write: (UnsafeMutablePointer<UInt8>) -> Void) -> Bool {
    start = 0
    end = 0
    hasFailed = false
    let padded = (stateSize + 7) & ~7
    if !reserve(24 + padded) {
      hasFailed = false
      return false
    }
    append(Recorder.magic)
    append(Recorder.version)
    append(UInt64(stateSize))
    guard let bytes else { return false }
    write(bytes + end)
    for index in stateSize..<padded { bytes[end + index] = 0 }
    end += padded
    entry = end
    isOpen = true
    return true
  }

  /// Begins an entry.
  @inline(never)
  mutating func begin(_ call: RecordedCall) {
    entry = end
    if reserve(8) { append(UInt64(call.rawValue)) }
  }

  @inline(never)
  mutating func add(bits: UInt64) {
    if reserve(8) { append(bits) }
  }

  /// Ends an entry, if one was begun: its length is known now. One for which there was no memory is left out, and all
  /// that come after it.
  mutating func finish() {
    if entry == end { return }
    if hasFailed {
      end = entry
      return
    }
    let words = UInt32(truncatingIfNeeded: (end - entry) / 8 - 1)
    guard let bytes else { return }
    UnsafeMutableRawPointer(bytes + entry).storeBytes(of: words.littleEndian, toByteOffset: 4, as: UInt32.self)
    entry = end
  }

  private mutating func append(_ word: UInt64) {
    guard let bytes else { return }
    UnsafeMutableRawPointer(bytes + end).storeBytes(of: word.littleEndian, as: UInt64.self)
    end += 8
  }

  private mutating func reserve(_ count: Int) -> Bool {
    if hasFailed { return false }
    if count <= capacity - end { return true }
    var grown = capacity < 4096 ? 4096 : capacity * 2
    while grown - end < count { grown *= 2 }
    guard let memory = RawMemory.allocate(UInt8.self, count: grown) else {
      hasFailed = true
      return false
    }
    if let bytes {
      UnsafeMutableRawPointer(memory).copyMemory(from: bytes, byteCount: end)
      RawMemory.free(bytes)
    }
    bytes = memory
    capacity = grown
    return true
  }

  // MARK: Reading

  /// Moves up to `limit` bytes out and answers how many.
  mutating func read(to target: UnsafeMutableRawPointer, limit: Int) -> Int {
    let count = limit < waiting ? limit : waiting
    guard count > 0, let bytes else { return 0 }
    target.copyMemory(from: bytes + start, byteCount: count)
    start += count
    if start == end {
      (start, end, entry) = (0, 0, 0)
    }
    return count
  }
}
