import NestedSlideCore

/// Structs that carry their size, so that they can grow at the end: a caller built with an older header hands in a
/// shorter one, with a newer header a longer one.
enum StructSize {
  /// No struct of this library will ever be longer.
  static let greatest = 65536

  /// Refuses a struct that is shorter than the first version, or longer with something in its tail.
  @inline(__always)
  static func checkInput<Struct>(_ pointer: UnsafePointer<Struct>, _ message: StaticString) throws(Failure) {
    let bytes = UnsafeRawPointer(pointer)
    let size = Int(bytes.load(as: UInt32.self))
    if size == MemoryLayout<Struct>.size { return }
    if size < MemoryLayout<Struct>.size || size > greatest { throw Failure(.structSize, message) }
    for offset in MemoryLayout<Struct>.size..<size where bytes.load(fromByteOffset: offset, as: UInt8.self) != 0 {
      throw Failure(.structSize, message)
    }
  }

  /// Refuses a struct with less room than the first version.
  @inline(__always)
  static func checkOutput<Struct>(_ pointer: UnsafeMutablePointer<Struct>, _ message: StaticString) throws(Failure) {
    let size = Int(UnsafeRawPointer(pointer).load(as: UInt32.self))
    if size < MemoryLayout<Struct>.size || size > greatest { throw Failure(.structSize, message) }
  }
}
