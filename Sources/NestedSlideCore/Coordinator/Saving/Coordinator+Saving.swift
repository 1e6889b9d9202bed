/// A coordinator as bytes, and back: a head of four words, magic, version, length and checksum of what follows; then
/// settings, pages, state and waiting events, each field a word.
extension Coordinator {
  /// "NSLIDSAV", as a little-endian number.
  private static let magic: UInt64 = 0x5641_5344_494C_534E
  /// Goes up with every change of what is saved.
  private static let version: UInt64 = 3
  private static let headSize = 32

  /// A number made of everything that decides how it continues, the events that wait left aside.
  public mutating func stateHash() -> UInt64 {
    var archive = Archive()
    archiveAll(&archive, events: false)
    return archive.hashOfAll
  }

  /// How many bytes `save` writes.
  public mutating func savedSize() -> Int {
    var archive = Archive()
    archiveAll(&archive, events: true)
    return Coordinator.headSize + archive.position
  }

  /// Writes `savedSize` bytes.
  public mutating func save(to bytes: UnsafeMutablePointer<UInt8>) {
    var archive = Archive(writingTo: bytes + Coordinator.headSize)
    archiveAll(&archive, events: true)
    var head = Archive(writingTo: bytes)
    var (magic, version) = (Coordinator.magic, Coordinator.version)
    var length = UInt64(archive.position)
    var sum = Coordinator.checksum(bytes + Coordinator.headSize, count: archive.position)
    head.word(&magic)
    head.word(&version)
    head.word(&length)
    head.word(&sum)
  }

  /// Makes a coordinator of what `save` wrote, which continues as the one saved would have.
  public static func restore(
    _ bytes: UnsafePointer<UInt8>, count: Int
  ) throws(Failure) -> UnsafeMutablePointer<Coordinator> {
    var archive = Archive(reading: bytes + headSize, count: try checkedLength(bytes, count: count))
    var all = AllSettings()
    var pageCount = 0
    all.archive(&archive)
    archive.integer(&pageCount, 0, Limits.pages)
    if archive.isCorrupt { throw damaged(archive) }
    // No page takes less than three words: a count that cannot be takes no memory.
    if pageCount > count / 24 { throw damaged(archive) }

    let coordinator = try make(&all, pageCount: pageCount, heights: nil)
    coordinator.pointee.archive(&archive)
    if !archive.isCorrupt { coordinator.pointee.output.archiveEvents(&archive, now: coordinator.pointee.now) }
    if archive.isCorrupt || !archive.isAtEnd {
      destroy(coordinator)
      throw damaged(archive)
    }
    coordinator.pointee.completeRestored()
    return coordinator
  }

  @inline(never)
  private mutating func archiveAll(_ archive: inout Archive, events withEvents: Bool) {
    var all = AllSettings(currentSettings, currentFineSettings)
    var pageCount = pages.count
    all.archive(&archive)
    archive.integer(&pageCount, 0, Limits.pages)
    self.archive(&archive)
    if withEvents { output.archiveEvents(&archive, now: now) }
  }

  /// The length of what follows a head, after a look at all of it.
  private static func checkedLength(_ bytes: UnsafePointer<UInt8>, count: Int) throws(Failure) -> Int {
    var head = Archive(reading: bytes, count: count < headSize ? count : headSize)
    var (magic, version, length, sum): (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
    head.word(&magic)
    head.word(&version)
    head.word(&length)
    head.word(&sum)
    if head.isCorrupt || magic != Coordinator.magic {
      throw Failure(.corruptData, "bytes: were not written by nslide_save")
    }
    if version != Coordinator.version {
      throw Failure(.unsupported, "bytes: were saved by a version of the library with another format")
    }
    if length != UInt64(count - headSize) || length % 8 != 0
      || sum != checksum(bytes + headSize, count: count - headSize)
    {
      throw Failure(.corruptData, "bytes: are cut short or damaged")
    }
    return count - headSize
  }

  private static func damaged(_ archive: Archive) -> Failure {
    archive.status == .outOfMemory
      ? Failure(.outOfMemory, "out of memory") : Failure(.corruptData, "bytes: are cut short or damaged")
  }

  /// Of whole words.
  @inline(never)
  private static func checksum(_ bytes: UnsafePointer<UInt8>, count: Int) -> UInt64 {
    var sum: UInt64 = 1
    for offset in Swift.stride(from: 0, to: count & ~7, by: 8) {
      let word = UnsafeRawPointer(bytes).loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      sum = Archive.mixed(sum, UInt64(littleEndian: word))
    }
    return sum
  }
}
