import Synchronization

/// The system's name for the thread that runs. 0 with glibc before 2.27 in a program without libpthread.
@_silgen_name("pthread_self")
private func systemThread() -> UInt

/// A name for the thread that runs; never 0. Systems name threads by addresses, or count in fours: the last bit tells
/// nothing.
private func currentThread() -> UInt { systemThread() | 1 }

/// The threads that are inside a hook of the host's: a call that meets another one inside is told from one that comes
/// from within a hook.
enum HookThreads {
  typealias Places = [16 of Atomic<UInt>]

  /// Runs a hook.
  ///
  /// If more threads are in hooks than there are places, calls from within the last ones are busy, not re-entrant.
  @inline(never)
  static func run(_ hook: () -> Void) {
    let place = take(of: places)
    hook()
    if place >= 0 { leave(place, of: places) }
  }

  /// Whether the call comes from within a hook.
  @inline(never)
  static func containCurrent() -> Bool { contain(currentThread(), places) }

  private static func contain(_ thread: UInt, _ places: borrowing Places) -> Bool {
    for index in places.indices where places[index].load(ordering: .relaxed) == thread { return true }
    return false
  }

  /// Takes a place for this thread, or -1.
  @inline(never)
  private static func take(of places: borrowing Places) -> Int {
    let thread = currentThread()
    for index in places.indices
    where places[index].compareExchange(expected: 0, desired: thread, ordering: .relaxed).exchanged { return index }
    return -1
  }

  private static func leave(_ place: Int, of places: borrowing Places) {
    places[place].store(0, ordering: .relaxed)
  }
}

/// 0 if there is room.
private let places: HookThreads.Places = [
  Atomic(0), Atomic(0), Atomic(0), Atomic(0), Atomic(0), Atomic(0), Atomic(0), Atomic(0),
  Atomic(0), Atomic(0), Atomic(0), Atomic(0), Atomic(0), Atomic(0), Atomic(0), Atomic(0),
]
