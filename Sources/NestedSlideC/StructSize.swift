import NestedSlideCore

/// Structs that carry their size, so that they can grow at the end: a caller built with an older header hands in a
/// shorter one, with a newer header a longer one.
enum StructSize {
  /// No struct of this library will ever be longer.
  static let greatest = 65536

  /// Refuses a struct that is shorter than this version, or longer with something in its tail. One that has grown and
  /// is handed in as an earlier version is `lengthened` before.
  @inline(never)
  static func checkInput(_ bytes: UnsafeRawPointer, _ wanted: Int, _ message: StaticString) throws(Failure) {
    let size = Int(bytes.load(as: UInt32.self))
    if size == wanted { return }
    if size < wanted || size > greatest { throw Failure(.structSize, message) }
    for offset in wanted..<size where bytes.load(fromByteOffset: offset, as: UInt8.self) != 0 {
      throw Failure(.structSize, message)
    }
  }

  /// What is filled in of a struct that may be of an earlier version, over a struct of zeros: what a shorter one does
  /// not have is not read. No version ends within a word.
  @inline(never)
  static func lengthened<Struct>(_ pointer: UnsafePointer<Struct>, over zeros: Struct) -> Struct {
    var result = zeros
    let given = Int(UnsafeRawPointer(pointer).load(as: UInt32.self))
    let size = given - given % MemoryLayout<Struct>.alignment
    withUnsafeMutableBytes(of: &result) { bytes in
      let count = size < bytes.count ? size : bytes.count
      bytes.copyMemory(from: UnsafeRawBufferPointer(start: pointer, count: count))
      bytes.storeBytes(of: UInt32(truncatingIfNeeded: bytes.count), as: UInt32.self)
    }
    return result
  }

  /// Refuses a struct with less room than the first version.
  @inline(__always)
  static func checkOutput<Struct>(_ pointer: UnsafeMutablePointer<Struct>, _ message: StaticString) throws(Failure) {
    if !isOutput(pointer) { throw Failure(.structSize, message) }
  }

  @inline(__always)
  static func isOutput<Struct>(_ pointer: UnsafeMutablePointer<Struct>) -> Bool {
    let size = Int(UnsafeRawPointer(pointer).load(as: UInt32.self))
    return size >= MemoryLayout<Struct>.size && size <= greatest
  }
}
