import CNestedSlide

extension NestedSlide {
  /// A call that was refused. It has changed nothing.
  public struct Failure: Error, CustomStringConvertible {
    public let status: Status
    /// The name of the argument, and what it must be.
    public let reason: String

    init(_ status: Status, _ reason: String) {
      self.status = status
      self.reason = reason
    }

    /// The last refused call on a handle; 0: of those that make handles.
    init(_ status: nslide_status, of handle: UInt64) {
      self.status = named(status)
      reason = nslide_error_message(handle).map { String(cString: $0) } ?? ""
    }

    public var description: String { "\(status): \(reason)" }
  }

  func check(_ status: nslide_status) throws(Failure) {
    if status != NSLIDE_OK { throw Failure(status, of: handle) }
  }
}

extension NestedSlide.List {
  func check(_ status: nslide_status) throws(NestedSlide.Failure) {
    if status != NSLIDE_OK { throw NestedSlide.Failure(status, of: handle) }
  }
}

/// For calls that make a handle, and have none yet.
func checkMade(_ status: nslide_status) throws(NestedSlide.Failure) {
  if status != NSLIDE_OK { throw NestedSlide.Failure(status, of: 0) }
}
