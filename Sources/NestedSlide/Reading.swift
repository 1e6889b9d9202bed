// How values and arrays of C become those of Swift.

import CNestedSlide

/// A setting that is left to the engine. The header's macro is an expression that Swift does not import.
let automatic = -1.0e300

/// The engine is compiled with this package: it answers no value that the header does not name.
func named<Choice: RawRepresentable<Int32>>(_ value: Int32) -> Choice {
  guard let choice = Choice(rawValue: value) else { preconditionFailure("\(Choice.self) has no value \(value)") }
  return choice
}

/// Reads an array whose size is not known: once with room for some, and if there are more, again with room for all.
func readWhole<Element, Count: FixedWidthInteger>(
  room: Int, _ zero: Element,
  _ read: (UnsafeMutablePointer<Element>?, Count, UnsafeMutablePointer<Count>) -> nslide_status
) -> (all: [Element], status: nslide_status) {
  var (all, count) = ([Element](repeating: zero, count: room), Count(0))
  var status = read(&all, Count(room), &count)
  if status == NSLIDE_ERROR_BUFFER_TOO_SMALL {
    all = [Element](repeating: zero, count: Int(count))
    status = read(&all, count, &count)
  }
  all.removeLast(max(0, all.count - Int(count)))
  return (all, status)
}

/// The two kinds of objects that have a handle.
protocol Handled {
  func check(_ status: nslide_status) throws(NestedSlide.Failure)
}

extension NestedSlide: Handled {}
extension NestedSlide.List: Handled {}

/// A value of C that is all zero.
protocol Zero { init() }

extension Double: Zero {}
extension Int32: Zero {}
extension nslide_rect: Zero {}
extension nslide_page: Zero {}
extension nslide_item: Zero {}
extension nslide_item_change: Zero {}

extension Handled {
  func readAll<Element: Zero>(
    _ read: (UnsafeMutablePointer<Element>?, Int32, UnsafeMutablePointer<Int32>) -> nslide_status
  ) throws(NestedSlide.Failure) -> [Element] {
    let found = readWhole(room: 32, Element(), read)
    try check(found.status)
    return found.all
  }

  func readBytes(
    _ read: (UnsafeMutableRawPointer?, Int, UnsafeMutablePointer<Int>) -> nslide_status
  ) throws(NestedSlide.Failure) -> [UInt8] {
    let found = readWhole(room: 4096, UInt8(0)) { bytes, capacity, count in read(bytes, capacity, count) }
    try check(found.status)
    return found.all
  }
}
