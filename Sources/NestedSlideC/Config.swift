import CNestedSlide
import NestedSlideCore

/// nslide_config and the engine's settings.
extension AllSettings {
  init(_ config: UnsafePointer<nslide_config>?) throws(Failure) {
    let config = try required(config, "config: must not be null")
    try StructSize.checkInput(config, "struct_size: must be that of nslide_config, with a tail of zeros")
    self.init()
    try read(UnsafeRawPointer(config))
    if config.pointee.reserved != 0 { throw Failure(.invalidArgument, "reserved: must be 0") }
  }

  /// All settings as the C interface has them. struct_size is the caller's.
  func write(to config: UnsafeMutablePointer<nslide_config>) {
    write(to: UnsafeMutableRawPointer(config))
    config.pointee.reserved = 0
  }
}

let automaticValue = NSLIDE_AUTO

/// A number that the caller may leave to the engine.
func automatic(_ value: Double) -> Double? { value == automaticValue ? nil : value }
