/// All that nslide_config has. It is read, written, checked and saved by loops over `SettingTable`.
public struct AllSettings {
  public var settings = Settings()
  public var fine = FineSettings()

  public init() {}

  public init(_ settings: Settings, _ fine: FineSettings) { (self.settings, self.fine) = (settings, fine) }

  /// Takes over what is not usual in an nslide_config, checked. These settings must be the usual ones.
  public mutating func read(_ config: UnsafeRawPointer) throws(Failure) {
    try withUnsafeMutablePointer(to: &self) { settings throws(Failure) in
      let memory = UnsafeMutableRawPointer(settings)
      try SettingTable.readChoices(config, to: memory)
      let inFront = SettingTable.numbersInFront
      try SettingTable.readNumbers(config + SettingTable.placeInFront, to: memory, 0, inFront)
      let behind = config + (SettingTable.placeBehind - 8 * inFront)
      let beforeLast = SettingTable.numbersBeforeLast
      try SettingTable.readNumbers(behind, to: memory, inFront, beforeLast)
      let last = config + (SettingTable.placeOfLast - 8 * beforeLast)
      try SettingTable.readNumbers(last, to: memory, beforeLast, SettingTable.numbers.count)
    }
    try settings.checkOwners()
  }

  /// Writes all of them to an nslide_config.
  public func write(to config: UnsafeMutableRawPointer) {
    withUnsafePointer(to: self) { settings in
      SettingTable.writeChoices(settings, to: config)
      SettingTable.writeNumbers(settings, to: config)
    }
  }

  mutating func archive(_ archive: inout Archive) {
    withUnsafeMutablePointer(to: &self) { settings in
      SettingTable.archive(settings, &archive)
    }
  }
}

extension Settings {
  /// Refuses settings outside their documented ranges.
  public func check() throws(Failure) {
    try withUnsafePointer(to: self) { settings throws(Failure) in
      try SettingTable.checkCounts(settings)
      try SettingTable.checkNumbers(settings, fine: false)
    }
    try checkOwners()
  }

  fileprivate func checkOwners() throws(Failure) {
    if overscrollBottom == .both {
      throw Failure(.invalidArgument, "overscroll_bottom: must be none, page or whole")
    }
  }
}

extension FineSettings {
  /// Refuses settings outside their documented ranges.
  public func check() throws(Failure) {
    try withUnsafePointer(to: self) { settings throws(Failure) in
      try SettingTable.checkNumbers(UnsafeRawPointer(settings) - SettingTable.fine, fine: true)
    }
  }
}

extension SettingTable {
  /// Where `FineSettings` begin in `AllSettings`.
  fileprivate static var fine: Int { MemoryLayout<Settings>.stride }

  // MARK: Numbers

  /// Where the number of a row lies in nslide_config.
  @inline(__always)
  private static func place(ofNumber index: Int) -> Int {
    if index < numbersInFront { return placeInFront + 8 * index }
    return index < numbersBeforeLast
      ? placeBehind + 8 * (index - numbersInFront) : placeOfLast + 8 * (index - numbersBeforeLast)
  }

  /// - Parameter base: where row 0 would be in nslide_config if all numbers lay one behind the other.
  @inline(never)
  fileprivate static func readNumbers(
    _ base: UnsafeRawPointer, to memory: UnsafeMutableRawPointer, _ first: Int, _ end: Int
  ) throws(Failure) {
    var index = unusualNumber(base, first, end)
    while index < end {
      let value = base.load(fromByteOffset: 8 * index, as: Double.self)
      memory.storeBytes(of: value, toByteOffset: Int(numbers[index].own), as: Double.self)
      try checkNumber(index, memory)
      index = unusualNumber(base, index + 1, end)
    }
  }

  /// The next that is not usual. Looks at two in a step: this is most of what reading a configuration takes.
  @inline(never)
  private static func unusualNumber(_ base: UnsafeRawPointer, _ first: Int, _ end: Int) -> Int {
    // By its bits: a NaN is not equal to itself.
    func difference(_ index: Int) -> UInt64 {
      base.load(fromByteOffset: 8 * index, as: UInt64.self) ^ usualNumbers[index].bitPattern
    }
    var index = first
    while index + 1 < end && difference(index) | difference(index + 1) == 0 { index += 2 }
    while index < end && difference(index) == 0 { index += 1 }
    return index
  }

  @inline(never)
  private static func checkNumber(_ index: Int, _ memory: UnsafeRawPointer) throws(Failure) {
    let row = numbers[index]
    if isLeftOut(row, memory) { return }
    let value = memory.load(fromByteOffset: Int(row.own), as: Double.self)
    let span = 2 * Int(row.span.rawValue)
    if !(value >= bounds[span] && value <= bounds[span + 1]) { throw Failure(value, message(ofNumber: index)) }
  }

  fileprivate static func checkNumbers(_ memory: UnsafeRawPointer, fine isFine: Bool) throws(Failure) {
    var index = 0
    while index < numbers.count {
      if (Int(numbers[index].own) >= fine) == isFine { try checkNumber(index, memory) }
      index += 1
    }
  }

  fileprivate static func writeNumbers(_ memory: UnsafeRawPointer, to config: UnsafeMutableRawPointer) {
    var index = 0
    while index < numbers.count {
      let row = numbers[index]
      let value = memory.load(fromByteOffset: Int(row.own), as: Double.self)
      let given = isLeftOut(row, memory) ? usualNumbers[index] : value
      config.storeBytes(of: given, toByteOffset: place(ofNumber: index), as: Double.self)
      index += 1
    }
  }

  @inline(__always)
  private static func isLeftOut(_ row: NumberRow, _ memory: UnsafeRawPointer) -> Bool {
    row.form == .automatic
      && memory.load(fromByteOffset: Int(row.own), as: Automatic.self).wrappedValue == nil
  }

  private static func message(ofNumber index: Int) -> UnsafePointer<UInt8> {
    var number = 0
    var before = 1
    while before <= index {
      if numbers[before].form != .sharing { number += 1 }
      before += 1
    }
    return message(number, of: numberMessages)
  }

  @inline(never)
  private static func message(_ number: Int, of messages: StaticString) -> UnsafePointer<UInt8> {
    var message = messages.utf8Start
    var left = number
    while left > 0 {
      if message.pointee == 0 { left -= 1 }
      message += 1
    }
    return message
  }

  // MARK: Choices

  private static func place(ofChoice index: Int) -> Int {
    if index < 32 { return 192 + 4 * index }
    if index == 32 { return 4 }
    return index < 35 ? 488 + 4 * (index - 33) : 512
  }

  fileprivate static func readChoices(_ config: UnsafeRawPointer, to memory: UnsafeMutableRawPointer) throws(Failure) {
    var index = unusualChoice(config, 0)
    while index < 32 {
      try readChoice(index, config, to: memory)
      index = unusualChoice(config, index + 1)
    }
    index = 32
    while index < choices.count {
      try readChoice(index, config, to: memory)
      index += 1
    }
  }

  @inline(never)
  private static func unusualChoice(_ config: UnsafeRawPointer, _ first: Int) -> Int {
    func difference(_ index: Int) -> Int32 {
      config.load(fromByteOffset: 192 + 4 * index, as: Int32.self) ^ usualChoices[index]
    }
    var index = first
    while index < 31 && difference(index) | difference(index + 1) == 0 { index += 2 }
    while index < 32 && difference(index) == 0 { index += 1 }
    return index
  }

  @inline(never)
  private static func readChoice(
    _ index: Int, _ config: UnsafeRawPointer, to memory: UnsafeMutableRawPointer
  ) throws(Failure) {
    let row = choices[index]
    let value = config.load(fromByteOffset: place(ofChoice: index), as: Int32.self)
    if value == usualChoices[index] { return }
    if value < 0 || !row.isCount && value > Int32(row.most) { throw refusal(ofChoice: index) }
    store(value, row, in: memory)
  }

  @inline(never)
  private static func refusal(ofChoice index: Int) -> Failure {
    Failure(.invalidArgument, at: message(index, of: choiceMessages))
  }

  fileprivate static func checkCounts(_ memory: UnsafeRawPointer) throws(Failure) {
    var index = 0
    while index < choices.count {
      if choices[index].isCount && load(choices[index], in: memory) < 0 { throw refusal(ofChoice: index) }
      index += 1
    }
  }

  fileprivate static func writeChoices(_ memory: UnsafeRawPointer, to config: UnsafeMutableRawPointer) {
    var index = 0
    while index < choices.count {
      let value = load(choices[index], in: memory)
      config.storeBytes(of: value, toByteOffset: place(ofChoice: index), as: Int32.self)
      index += 1
    }
  }

  /// As C has it.
  @inline(never)
  private static func load(_ row: ChoiceRow, in memory: UnsafeRawPointer) -> Int32 {
    if row.isCount { return memory.load(fromByteOffset: Int(row.own), as: Int32.self) }
    let value = Int32(memory.load(fromByteOffset: Int(row.own), as: UInt8.self))
    return value > Int32(row.most) ? -1 : value
  }

  @inline(never)
  private static func store(_ value: Int32, _ row: ChoiceRow, in memory: UnsafeMutableRawPointer) {
    if row.isCount {
      memory.storeBytes(of: value, toByteOffset: Int(row.own), as: Int32.self)
    } else {
      let own = value < 0 ? row.most + 1 : Int8(truncatingIfNeeded: value)
      memory.storeBytes(of: own, toByteOffset: Int(row.own), as: Int8.self)
    }
  }

  // MARK: Saving

  fileprivate static func archive(_ memory: UnsafeMutableRawPointer, _ archive: inout Archive) {
    var next = 0
    while next < order.count {
      let index = Int(order[next])
      if index < numbers.count {
        archiveNumber(numbers[index], in: memory, &archive)
      } else {
        archiveChoice(index - numbers.count, in: memory, &archive)
      }
      next += 1
    }
  }

  private static func archiveNumber(
    _ row: NumberRow, in memory: UnsafeMutableRawPointer, _ archive: inout Archive
  ) {
    let address = memory + Int(row.own)
    if row.form == .automatic {
      archive.number(&address.assumingMemoryBound(to: Automatic.self).pointee.wrappedValue)
    } else {
      archive.number(&address.assumingMemoryBound(to: Double.self).pointee)
    }
  }

  private static func archiveChoice(
    _ index: Int, in memory: UnsafeMutableRawPointer, _ archive: inout Archive
  ) {
    let row = choices[index]
    var value = load(row, in: memory)
    let most = row.isCount ? Int64(Int32.max) : Int64(row.most)
    if usualChoices[index] < 0 {
      var isThere = value >= 0
      var given = value < 0 ? 0 : value
      archive.flag(&isThere)
      archive.integer(&given, 0, most)
      value = isThere ? given : -1
    } else {
      archive.integer(&value, 0, most)
    }
    if archive.isReading && !archive.isCorrupt { store(value, row, in: memory) }
  }
}
