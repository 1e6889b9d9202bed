import CNestedSlide
import NestedSlideCore
import Synchronization

/// The function that the host wants to be called for refused calls.
///
/// Function and context are read and written together without a lock: a reader that meets a writer looks again.
enum LogHook {
  static func set(_ log: nslide_log_function?, _ context: UnsafeMutableRawPointer?) throws(Failure) {
    if HookThreads.containCurrent() { throw Failure(.reentrant, "log: must not be set from within a hook") }
    var even = version.load(ordering: .relaxed) & ~1
    while true {
      let (done, found) = version.compareExchange(
        expected: even, desired: even | 1, successOrdering: .acquiring, failureOrdering: .relaxed)
      if done { break }
      even = found & ~1
    }
    function.store(log.map { unsafeBitCast($0, to: UInt.self) } ?? 0, ordering: .sequentiallyConsistent)
    self.context.store(UInt(bitPattern: context), ordering: .sequentiallyConsistent)
    version.store(even + 2, ordering: .releasing)
  }

  /// Tells of a refused call.
  @inline(never)
  static func tell(_ failure: Failure, on handle: UInt64) {
    if function.load(ordering: .relaxed) == 0 || failure.status == .bufferTooSmall { return }
    while true {
      let before = version.load(ordering: .sequentiallyConsistent)
      let function = function.load(ordering: .sequentiallyConsistent)
      let context = context.load(ordering: .sequentiallyConsistent)
      if before & 1 != 0 || version.load(ordering: .sequentiallyConsistent) != before { continue }
      if function == 0 || HookThreads.containCurrent() { return }
      let log = unsafeBitCast(function, to: nslide_log_function.self)
      return HookThreads.run {
        log(UnsafeMutableRawPointer(bitPattern: context), failure.status.rawValue, handle, failure.cMessage)
      }
    }
  }

  /// Odd while it is being set.
  private static let version = Atomic<UInt>(0)
  /// The address of the host's function, 0 for none.
  private static let function = Atomic<UInt>(0)
  private static let context = Atomic<UInt>(0)
}

extension Failure {
  var cMessage: UnsafePointer<CChar> { UnsafeRawPointer(message).assumingMemoryBound(to: CChar.self) }
}

/// Why the last call on no handle, such as nslide_create, was refused: the address of a string of static lifetime, 0
/// if none was. Of the whole process, as Embedded Swift has no variables of a thread.
private let lastWithoutHandle = Atomic<UInt>(0)

var messageWithoutHandle: UnsafePointer<UInt8>? {
  UnsafePointer(bitPattern: lastWithoutHandle.load(ordering: .relaxed))
}

/// Tells of a call that was refused, and answers its status.
@inline(never)
func report(_ failure: Failure, on handle: UInt64 = 0) -> nslide_status {
  if handle == 0 { lastWithoutHandle.store(UInt(bitPattern: failure.message), ordering: .relaxed) }
  LogHook.tell(failure, on: handle)
  return failure.status.rawValue
}

/// The same for a call that was let in.
@inline(never)
func report(_ failure: Failure, inside slot: HandleTable.Chunk) -> nslide_status {
  report(failure, on: slot.pointee.handle)
}
