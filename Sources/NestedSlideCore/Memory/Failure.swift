/// Why a call was refused. The raw values are those of the C interface.
public enum Status: Int32, Sendable {
  case ok = 0
  case invalidArgument = -1
  case notFinite = -2
  case outOfRange = -3
  case invalidHandle = -4
  case staleHandle = -5
  case invalidState = -6
  case timeWentBack = -7
  case structSize = -8
  case bufferTooSmall = -9
  case outOfMemory = -10
  case busy = -11
  case reentrant = -12
  case unsupported = -13
  case corruptData = -14

  /// The status as a word.
  public var name: StaticString {
    switch self {
    case .ok: "ok"
    case .invalidArgument: "invalid_argument"
    case .notFinite: "not_finite"
    case .outOfRange: "out_of_range"
    case .invalidHandle: "invalid_handle"
    case .staleHandle: "stale_handle"
    case .invalidState: "invalid_state"
    case .timeWentBack: "time_went_back"
    case .structSize: "struct_size"
    case .bufferTooSmall: "buffer_too_small"
    case .outOfMemory: "out_of_memory"
    case .busy: "busy"
    case .reentrant: "reentrant"
    case .unsupported: "unsupported"
    case .corruptData: "corrupt_data"
    }
  }
}

/// A refused call: its status, and which argument was wrong and what it must be.
public struct Failure: Error, @unchecked Sendable {
  public let status: Status
  /// A string that ends with a null, of static lifetime.
  public let message: UnsafePointer<UInt8>

  /// Whether another call is inside what this one wanted to go inside of.
  public var isOccupied: Bool { status == .busy || status == .reentrant }

  static var noMessage: UnsafePointer<UInt8> {
    let nothing: StaticString = ""
    return nothing.utf8Start
  }

  @inline(__always)
  public init(_ status: Status, _ message: StaticString) {
    self.status = status
    self.message = message.utf8Start
  }

  init(_ status: Status, at message: UnsafePointer<UInt8>) {
    self.status = status
    self.message = message
  }

  /// A number that is not finite, or not within its bounds.
  @inline(never)
  init(_ value: Double, _ message: UnsafePointer<UInt8>) {
    status = value.isFinite ? .invalidArgument : .notFinite
    self.message = message
  }
}
