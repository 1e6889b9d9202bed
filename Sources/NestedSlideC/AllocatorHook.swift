import CNestedSlide
import NestedSlideCore
import Synchronization

/// The host's functions for memory. They are set before any is taken, so that all goes back to its source.
enum AllocatorHook {
  fileprivate typealias Functions = (
    allocate: nslide_allocate_function, release: nslide_release_function, context: UnsafeMutableRawPointer?
  )

  private enum State {
    static let open: UInt8 = 0
    static let beingSet: UInt8 = 1
    static let closed: UInt8 = 2
  }

  static func set(
    _ allocate: nslide_allocate_function, _ release: nslide_release_function, _ context: UnsafeMutableRawPointer?
  ) throws(Failure) {
    if !state.compareExchange(expected: State.open, desired: State.beingSet, ordering: .acquiring).exchanged {
      throw Failure(.invalidState, "allocate: must be set once, before the first coordinator or list")
    }
    functions = (allocate, release, context)
    RawMemory.use(allocate: allocateByHook, free: freeByHook)
    state.store(State.closed, ordering: .releasing)
  }

  /// Called before memory is taken for the first time, and then again.
  @inline(never)
  static func close() {
    while state.load(ordering: .acquiring) != State.closed {
      _ = state.compareExchange(
        expected: State.open, desired: State.closed, successOrdering: .acquiringAndReleasing,
        failureOrdering: .acquiring)
    }
  }

  private static let state = Atomic<UInt8>(State.open)
  nonisolated(unsafe) fileprivate static var functions: Functions?
}

private func allocateByHook(_ bytes: Int, _ alignment: Int) -> UnsafeMutableRawPointer? {
  guard let functions = AllocatorHook.functions else { return nil }
  var memory: UnsafeMutableRawPointer?
  HookThreads.run {
    memory = functions.allocate(functions.context, bytes, alignment)
    // What cannot be used is as good as none.
    if let given = memory, UInt(bitPattern: given) & UInt(alignment - 1) != 0 {
      functions.release(functions.context, given)
      memory = nil
    }
  }
  return memory
}

private func freeByHook(_ memory: UnsafeMutableRawPointer) {
  guard let functions = AllocatorHook.functions else { return }
  HookThreads.run { functions.release(functions.context, memory) }
}
