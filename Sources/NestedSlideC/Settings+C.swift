import CNestedSlide
import NestedSlideCore

// The header's structs of settings, and the engine's own: SettingTable says how one becomes the other.

extension AllSettings {
  /// Reads them in place: they are large.
  @inline(never)
  mutating func read(_ config: UnsafePointer<nslide_config>?) throws(Failure) {
    let config = try required(config, "config: must not be null")
    try read(sized: config, "struct_size: must be that of nslide_config, with a tail of zeros")
    turnViewport()
  }
}

extension PageSettings {
  init(_ settings: UnsafePointer<nslide_page_settings>?) throws(Failure) {
    let settings = try required(settings, "settings: must not be null")
    self.init()
    try read(sized: settings, "struct_size: must be that of nslide_page_settings, with a tail of zeros")
  }
}

extension ListSettings {
  /// The usual ones for null.
  @inline(never)
  init(_ config: UnsafePointer<nslide_list_config>?) throws(Failure) {
    self.init()
    guard let config else { return }
    try read(sized: config, "struct_size: must be that of nslide_list_config, with a tail of zeros")
  }
}

extension SectionSettings {
  /// The usual ones for null.
  @inline(never)
  init(_ section: UnsafePointer<nslide_section>?) throws(Failure) {
    self.init()
    guard let section else { return }
    try read(sized: section, "struct_size: must be that of nslide_section, with a tail of zeros")
  }
}

extension SettingsOfC {
  @inline(__always)
  fileprivate mutating func read(sized given: UnsafeRawPointer, _ message: StaticString) throws(Failure) {
    try StructSize.checkInput(given, Self.table.size, message)
    try read(given)
  }
}

extension SettingTable {
  /// Fills a struct of the caller's, which may be of a later version, with what is usual.
  @inline(never)
  func writeUsual(
    to struct: UnsafeMutableRawPointer?, _ size: Int, _ noPointer: StaticString, _ wrongSize: StaticString
  ) -> nslide_status {
    attempt { () throws(Failure) in
      guard let given = `struct` else { throw Failure(.invalidArgument, noPointer) }
      if size < self.size || size > StructSize.greatest { throw Failure(.structSize, wrongSize) }
      given.initializeMemory(as: UInt8.self, repeating: 0, count: size)
      given.storeBytes(of: UInt32(truncatingIfNeeded: size), as: UInt32.self)
      writeUsual(to: given)
    }
  }
}

let automaticValue = NSLIDE_AUTO

/// A number that the caller may leave to the engine.
func automatic(_ value: Double) -> Double? { value == automaticValue ? nil : value }
