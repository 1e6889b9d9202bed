import NestedSlideCore

/// Structs that carry their size, so that they can grow at the end: a caller built with an older header hands in a
/// shorter one, with a newer header a longer one.
enum StructSize {
  /// No struct of this library will ever be longer.
  static let greatest = 65536

  /// Refuses a struct that is shorter than the first version, or longer with something in its tail.
  @inline(__always)
  static func checkInput<Struct>(_ pointer: UnsafePointer<Struct>, _ message: StaticString) throws(Failure) {
    let size = try given(UnsafeRawPointer(pointer), least: MemoryLayout<Struct>.size, message)
    if size == MemoryLayout<Struct>.size { return }
    let bytes = UnsafeRawPointer(pointer)
    for offset in MemoryLayout<Struct>.size..<size where bytes.load(fromByteOffset: offset, as: UInt8.self) != 0 {
      throw Failure(.structSize, message)
    }
  }

  /// Refuses a struct with less room than the first version.
  @inline(__always)
  static func checkOutput<Struct>(_ pointer: UnsafeMutablePointer<Struct>, _ message: StaticString) throws(Failure) {
    _ = try given(UnsafeRawPointer(pointer), least: MemoryLayout<Struct>.size, message)
  }

  @inline(__always)
  private static func given(
    _ pointer: UnsafeRawPointer, least: Int, _ message: StaticString
  ) throws(Failure) -> Int {
    let size = Int(pointer.load(as: UInt32.self))
    if size < least || size > greatest { throw Failure(.structSize, message) }
    return size
  }
}
