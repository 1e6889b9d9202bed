import Synchronization

#if !arch(wasm32)
  /// The system's name for the thread that runs; never 0.
  @_silgen_name("pthread_self")
  private func currentThread() -> UInt
#else
  private func currentThread() -> UInt { 1 }
#endif

/// The threads that are inside a hook of the host's: a call that meets another one inside is told from one that comes
/// from within a hook.
enum HookThreads {
  /// Runs a hook.
  ///
  /// Where more threads are in hooks than there is room for, calls from within the last ones are busy, not re-entrant.
  @inline(never)
  static func run(_ hook: () -> Void) {
    let thread = currentThread()
    for index in inHooks.indices
    where inHooks[index].compareExchange(expected: 0, desired: thread, ordering: .relaxed).exchanged {
      hook()
      inHooks[index].store(0, ordering: .relaxed)
      return
    }
    hook()
  }

  /// Whether the call comes from within a hook.
  @inline(never)
  static func containCurrent() -> Bool {
    let thread = currentThread()
    for index in inHooks.indices where inHooks[index].load(ordering: .relaxed) == thread { return true }
    return false
  }
}

/// 0 where there is room.
private let inHooks: [16 of Atomic<UInt>] = [
  Atomic(0), Atomic(0), Atomic(0), Atomic(0), Atomic(0), Atomic(0), Atomic(0), Atomic(0),
  Atomic(0), Atomic(0), Atomic(0), Atomic(0), Atomic(0), Atomic(0), Atomic(0), Atomic(0),
]
