/// How the settings of one struct of C are read, written and saved: by loops over rows.
///
/// A row says of one setting its place in the struct of C and in the engine's, how it is kept, and what it may be.
/// Code that names each of a hundred settings for each of these tasks would be four times as long. The rows are
/// generated from the header, which says the ranges, and from the Swift structs (SettingRows.swift,
/// tools/api/emit/swift).
///
/// What is usual is passed over when a struct is read: most hosts change few settings, and creating a coordinator is to
/// be quick. So a struct is compared, word by word, with one that has only what is usual.
public struct SettingTable {
  /// The table's rows, among those of all tables, in the order of C.
  let first: Int
  let end: Int
  /// The start of the struct of defaults in `usualWords`, and how many words it has.
  let usual: Int
  let words: Int

  struct Row {
    /// The setting's offset in C, and in the engine's struct.
    let place: UInt16
    let own: UInt16
    let form: Form
    /// Which of `bounds` it must lie within.
    let span: UInt8
    /// The start of its message in `messages`.
    let message: UInt16

    @inline(__always)
    init(_ place: UInt16, _ own: UInt16, _ form: Form, _ span: UInt8, _ message: UInt16) {
      (self.place, self.own, self.form, self.span, self.message) = (place, own, form, span, message)
    }
  }

  /// How a setting is kept in C, and in the engine.
  enum Form: UInt8 {
    /// A double, and a `Double`.
    case number
    /// A double that may be NSLIDE_AUTO, and an `Automatic`.
    case automatic
    /// An int32_t, and a byte: a flag, or the number of an enum's case.
    case choice
    /// The same, which may be -1 in C and nil here: one more than the greatest number of a case.
    case left
    /// An int32_t, and an `Int32`.
    case count
    /// Any int64_t.
    case key
    /// An int32_t that must be 0, and nothing.
    case reserved
  }

  /// NSLIDE_AUTO.
  private static var automatic: Double { -1e300 }

  // MARK: Loops

  /// The size in C of a struct that has only what this version knows.
  public var size: Int { 8 * words }

  /// Takes over what is not usual in a struct of C, checked. The engine's struct must have what is usual.
  ///
  /// The first words are lengths, which most hosts set. Of the others sixteen are looked at in a step: this is most of
  /// what reading a struct takes.
  /// - Returns: the place of the last setting that it has taken over, in the engine's struct.
  @inline(never)
  @_optimize(speed)
  public func read(_ given: UnsafeRawPointer, to own: UnsafeMutableRawPointer) throws(Failure) -> Int {
    var furthest = 0
    // Half of the first word is the struct's size.
    if difference(given, 0) >> 32 != 0 { try readWords(0, 1, given, to: own, &furthest) }
    var word = words < 9 ? words : 9
    try readWords(1, word, given, to: own, &furthest)
    while word &+ 32 <= words && sixteenDiffer(given, word) | sixteenDiffer(given, word &+ 16) == 0 { word &+= 32 }
    while word < words {
      let next = word &+ 16 < words ? word &+ 16 : words
      // The last of them are looked at together with some before them.
      if next < 16 || sixteenDiffer(given, next &- 16) != 0 {
        try readWords(word, next, given, to: own, &furthest)
      }
      word = next
    }
    return furthest
  }

  /// How a word differs from the usual one. By its bits: a NaN is not equal to itself.
  @inline(__always)
  private func difference(_ given: UnsafeRawPointer, _ word: Int) -> UInt64 {
    given.load(fromByteOffset: 8 * word, as: UInt64.self) ^ SettingTable.usualWords[usual + word]
  }

  @inline(__always)
  private func fourDiffer(_ given: UnsafeRawPointer, _ word: Int) -> UInt64 {
    let first = difference(given, word) | difference(given, word + 1)
    return first | difference(given, word + 2) | difference(given, word + 3)
  }

  @inline(__always)
  private func sixteenDiffer(_ given: UnsafeRawPointer, _ word: Int) -> UInt64 {
    let first = fourDiffer(given, word) | fourDiffer(given, word &+ 4)
    return first | fourDiffer(given, word &+ 8) | fourDiffer(given, word &+ 12)
  }

  /// Takes over what is not usual in words up to, not with, another. A word has one setting or two.
  @inline(never)
  @_optimize(speed)
  private func readWords(
    _ first: Int, _ endWord: Int, _ given: UnsafeRawPointer, to own: UnsafeMutableRawPointer, _ furthest: inout Int
  ) throws(Failure) {
    var word = first
    while word < endWord {
      if difference(given, word) != 0 { try readWord(word, given, to: own, &furthest) }
      word &+= 1
    }
  }

  @inline(__always)
  private func readWord(
    _ word: Int, _ given: UnsafeRawPointer, to own: UnsafeMutableRawPointer, _ furthest: inout Int
  ) throws(Failure) {
    var index = Int(SettingTable.wordRows[usual &+ word])
    while index < end && SettingTable.rows[index].place < 8 &* word &+ 8 {
      try SettingTable.read(index, given, to: own)
      let place = Int(SettingTable.rows[index].own)
      if place > furthest { furthest = place }
      index &+= 1
    }
  }

  /// Fills a struct of C, but for its size.
  public func write(_ own: UnsafeRawPointer, to given: UnsafeMutableRawPointer) {
    for index in first..<end {
      let row = SettingTable.rows[index]
      let word = SettingTable.load(index, own)
      if row.isWide {
        given.storeBytes(of: word, toByteOffset: Int(row.place), as: UInt64.self)
      } else {
        given.storeBytes(of: UInt32(truncatingIfNeeded: word), toByteOffset: Int(row.place), as: UInt32.self)
      }
    }
  }

  /// Fills a struct of C with what is usual, but for its size.
  public func writeUsual(to given: UnsafeMutableRawPointer) {
    for word in 0..<words {
      let usual = SettingTable.usualWords[usual + word]
      if word > 0 {
        given.storeBytes(of: usual, toByteOffset: 8 * word, as: UInt64.self)
      } else {
        given.storeBytes(of: UInt32(truncatingIfNeeded: usual >> 32), toByteOffset: 4, as: UInt32.self)
      }
    }
  }

  /// Saves settings as C has them; what is read is checked.
  /// - Returns: the same as `read`.
  func archive(_ own: UnsafeMutableRawPointer, _ archive: inout Archive) -> Int {
    var furthest = 0
    for index in first..<end {
      if SettingTable.rows[index].form == .reserved { continue }
      let before = SettingTable.load(index, own)
      var word = before
      archive.word(&word)
      if word == before || archive.isCorrupt { continue }
      do throws(Failure) { try SettingTable.store(word, index, own) } catch { archive.fail() }
      furthest = max(furthest, Int(SettingTable.rows[index].own))
    }
    return furthest
  }

  // MARK: One row

  private static func read(
    _ index: Int, _ given: UnsafeRawPointer, to own: UnsafeMutableRawPointer
  ) throws(Failure) {
    let place = Int(rows[index].place)
    if rows[index].isWide { return try store(given.load(fromByteOffset: place, as: UInt64.self), index, own) }
    let value = given.load(fromByteOffset: place, as: Int32.self)
    try store(UInt64(bitPattern: Int64(value)), index, own)
  }

  /// A setting as C has it: the bits of a double, or a whole number with its sign.
  @inline(never)
  private static func load(_ index: Int, _ own: UnsafeRawPointer) -> UInt64 {
    let row = rows[index]
    let address = own + Int(row.own)
    switch row.form {
    case .number, .key: return address.load(as: UInt64.self)
    case .automatic: return (address.load(as: Automatic.self).wrappedValue ?? automatic).bitPattern
    case .count: return UInt64(bitPattern: Int64(address.load(as: Int32.self)))
    case .choice, .left:
      let value = Int64(address.load(as: UInt8.self))
      return UInt64(bitPattern: row.form == .left && Double(value) > row.most ? -1 : value)
    case .reserved: return 0
    }
  }

  /// Sets a setting to what C has, if it may be that.
  @inline(never)
  private static func store(_ word: UInt64, _ index: Int, _ own: UnsafeMutableRawPointer) throws(Failure) {
    let row = rows[index]
    let address = own + Int(row.own)
    let whole = Int64(bitPattern: word)
    switch row.form {
    case .number:
      try check(Double(bitPattern: word), index)
      address.storeBytes(of: word, as: UInt64.self)
    case .automatic:
      var value = Automatic()
      if word != automatic.bitPattern {
        try check(Double(bitPattern: word), index)
        value.wrappedValue = Double(bitPattern: word)
      }
      address.storeBytes(of: value, as: Automatic.self)
    case .count:
      try check(Double(whole), index)
      address.storeBytes(of: Int32(truncatingIfNeeded: whole), as: Int32.self)
    case .choice, .left:
      let isLeft = row.form == .left && whole == -1
      if !isLeft { try check(Double(whole), index) }
      address.storeBytes(of: isLeft ? UInt8(row.most) + 1 : UInt8(truncatingIfNeeded: whole), as: UInt8.self)
    case .key: address.storeBytes(of: word, as: UInt64.self)
    case .reserved: try check(Double(whole), index)
    }
  }

  @inline(never)
  private static func check(_ value: Double, _ index: Int) throws(Failure) {
    let row = rows[index]
    // Not finite comes first: to compare a signaling NaN may trap.
    if value.isFinite && value >= bounds[2 * Int(row.span)] && value <= row.most { return }
    throw Failure(value, messages.utf8Start + Int(row.message))
  }
}

extension SettingTable.Row {
  /// It takes a word of C, not half of one.
  fileprivate var isWide: Bool { form == .number || form == .automatic || form == .key }

  fileprivate var most: Double { SettingTable.bounds[2 * Int(span) + 1] }
}
