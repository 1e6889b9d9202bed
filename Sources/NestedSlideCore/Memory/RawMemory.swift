/// Memory that may not be there: the one place in which the engine takes it and gives it back.
public enum RawMemory {
  /// Uninitialised room for `count` values, or nil if no memory is left.
  public static func allocate<Element: ~Copyable>(
    _ type: Element.Type, count: Int
  ) -> UnsafeMutablePointer<Element>? {
    let (bytes, overflow) = MemoryLayout<Element>.stride.multipliedReportingOverflow(by: count)
    if overflow || count < 0 { return nil }
    return allocate(bytes: bytes, alignment: MemoryLayout<Element>.alignment)?.bindMemory(to: type, capacity: count)
  }

  /// Gives so many bytes, 1 or more, at an address of that alignment, or nil.
  public typealias Allocate = @convention(c) (_ bytes: Int, _ alignment: Int) -> UnsafeMutableRawPointer?
  /// Takes back what `Allocate` gave.
  public typealias Free = @convention(c) (_ memory: UnsafeMutableRawPointer) -> Void

  /// Takes memory from these functions instead of the system. Nothing may have been allocated before.
  public static func use(allocate: @escaping Allocate, free: @escaping Free) {
    hostAllocate = allocate
    hostFree = free
  }

  nonisolated(unsafe) private static var hostAllocate: Allocate?
  nonisolated(unsafe) private static var hostFree: Free?

  /// Uninitialised memory, or nil if no memory is left.
  @inline(never)
  static func allocate(bytes: Int, alignment: Int) -> UnsafeMutableRawPointer? {
    if let hostAllocate { return hostAllocate(bytes < 1 ? 1 : bytes, alignment) }
    let memory = UnsafeMutableRawPointer.allocate(byteCount: bytes < 1 ? 1 : bytes, alignment: alignment)
    // The runtime hands on the system's null when memory has run out; its type does not say so.
    return UnsafeMutableRawPointer(bitPattern: UInt(bitPattern: memory))
  }

  /// Gives memory back whose values are no longer initialised.
  public static func free<Element: ~Copyable>(_ memory: UnsafeMutablePointer<Element>?) {
    if let memory { free(UnsafeMutableRawPointer(memory)) }
  }

  @inline(never)
  private static func free(_ memory: UnsafeMutableRawPointer) {
    if let hostFree { return hostFree(memory) }
    memory.deallocate()
  }

  /// Copies plain values; source and target may overlap.
  @inline(__always)
  static func move<Element: BitwiseCopyable>(
    _ source: UnsafeMutablePointer<Element>, to target: UnsafeMutablePointer<Element>, count: Int
  ) {
    UnsafeMutableRawPointer(target).copyMemory(from: source, byteCount: count * MemoryLayout<Element>.stride)
  }
}
