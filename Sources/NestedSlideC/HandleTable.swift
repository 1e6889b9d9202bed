import NestedSlideCore
import Synchronization

/// Where the coordinators and lists are that handles stand for. Lock-free: different ones never wait for each other.
///
/// A handle holds a slot's number (24 bits), a kind (8 bits) and the generation in which the slot was filled (32 bits).
/// A slot's word holds its generation and whether a call is inside; one exchange of it lets a call in, and tells
/// stale, foreign and busy apart. Slots live in chunks that are never given back; every kind has slots of its own.
enum HandleTable {
  enum Kind: UInt32 {
    case coordinator = 1
    case list = 2
  }

  /// 128 slots a chunk, 2048 chunks of each kind.
  private static let chunkBits: UInt32 = 7
  private static let chunkCount: UInt32 = 2048

  struct Slot: ~Copyable {
    /// generation << 1 | busy
    let word = Atomic<UInt64>(2)
    /// The next free slot's number + 1, 0 for none.
    let nextFree = Atomic<UInt32>(0)
    /// nil while the slot is free. Only touched by who has made the word busy.
    var object: UnsafeMutableRawPointer?
  }

  typealias Chunk = UnsafeMutablePointer<Slot>

  /// A slot that a call is inside of.
  struct Entry {
    let slot: Chunk
    let number: UInt32
    let word: UInt64
    let kind: Kind
    let object: UnsafeMutableRawPointer

    @inline(__always)
    var coordinator: UnsafeMutablePointer<Coordinator> { object.assumingMemoryBound(to: Coordinator.self) }

    @inline(__always)
    var list: UnsafeMutablePointer<List> { object.assumingMemoryBound(to: List.self) }

    /// Leaves the slot as it was.
    @inline(__always)
    func leave() { slot.pointee.word.store(word, ordering: .releasing) }
  }

  // MARK: Entering

  /// Goes inside what a handle stands for.
  @inline(__always)
  static func enter(_ handle: UInt64, _ kind: Kind = .coordinator) throws(Failure) -> Entry {
    // Another kind gives a number that no slot has.
    let number = UInt32(truncatingIfNeeded: handle) &- kind.rawValue << 24
    let generation = handle >> 32
    guard let slot = slot(number, kind) else {
      throw Failure(.invalidHandle, "handle: is not one of this kind")
    }
    let idle = generation << 1
    let (entered, found) = slot.pointee.word.compareExchange(
      expected: idle, desired: idle | 1, successOrdering: .acquiring, failureOrdering: .acquiring)
    if !entered { throw refusal(generation: generation, found: found) }
    guard let object = slot.pointee.object else {
      slot.pointee.word.store(idle, ordering: .releasing)
      throw Failure(.invalidHandle, "handle: was never handed out")
    }
    return Entry(slot: slot, number: number, word: idle, kind: kind, object: object)
  }

  private static func refusal(generation: UInt64, found: UInt64) -> Failure {
    if found >> 1 == generation { return Failure(.busy, "handle: another call is inside") }
    if generation > 0 && generation < found >> 1 { return Failure(.staleHandle, "handle: was destroyed") }
    return Failure(.invalidHandle, "handle: was never handed out")
  }

  // MARK: Filling and emptying

  /// A handle for a coordinator or a list, nil when there is no slot left.
  @inline(never)
  static func add(_ object: UnsafeMutableRawPointer, _ kind: Kind) -> UInt64? {
    guard let number = takeFreeSlot(kind) ?? takeNewSlot(kind), let slot = slot(number, kind) else { return nil }
    let word = occupy(slot)
    slot.pointee.object = object
    slot.pointee.word.store(word, ordering: .releasing)
    return (word >> 1) << 32 | UInt64(kind.rawValue << 24 | number)
  }

  /// Takes what is there out of its slot; every handle to it is stale from now on.
  @inline(never)
  static func remove(_ entry: Entry) {
    entry.slot.pointee.object = nil
    let generation = (entry.word >> 1) + 1
    entry.slot.pointee.word.store(generation << 1, ordering: .releasing)
    // A slot whose generations are used up stays empty, so that no handle ever comes back.
    if generation < 0xFFFF_FFFF { giveFreeSlot(entry) }
  }

  /// Makes a free slot's word busy; only a made-up handle can be in the way, for an instant.
  private static func occupy(_ slot: Chunk) -> UInt64 {
    while true {
      let idle = slot.pointee.word.load(ordering: .relaxed) & ~1
      let (done, _) = slot.pointee.word.compareExchange(
        expected: idle, desired: idle | 1, successOrdering: .acquiring, failureOrdering: .relaxed)
      if done { return idle }
    }
  }

  // MARK: Slots

  /// The slot of a number, nil when none was ever there.
  @inline(__always)
  private static func slot(_ number: UInt32, _ kind: Kind) -> Chunk? {
    let chunk = number >> chunkBits
    if chunk >= chunkCount { return nil }
    guard let directory = UnsafeMutablePointer<Atomic<UInt>>(bitPattern: handleDirectory.load(ordering: .acquiring)),
      let slots = Chunk(bitPattern: directory[place(of: chunk, kind)].load(ordering: .acquiring))
    else { return nil }
    return slots + Int(number & ((1 << chunkBits) - 1))
  }

  /// The coordinators' chunks come first, the lists' behind them.
  @inline(__always)
  private static func place(of chunk: UInt32, _ kind: Kind) -> Int {
    Int(kind == .coordinator ? chunk : chunk + chunkCount)
  }

  private static func takeFreeSlot(_ kind: Kind) -> UInt32? {
    var head = loadFree(kind)
    while head & 0xFFFF_FFFF != 0 {
      let number = UInt32(truncatingIfNeeded: head) - 1
      guard let slot = slot(number, kind) else { return nil }
      let next = UInt64(slot.pointee.nextFree.load(ordering: .relaxed))
      // The upper half counts changes, so that a head that came back is not taken for the same.
      let (done, found) = exchangeFree(kind, head, ((head >> 32) &+ 1) << 32 | next)
      if done { return number }
      head = found
    }
    return nil
  }

  private static func giveFreeSlot(_ entry: Entry) {
    var head = loadFree(entry.kind)
    while true {
      entry.slot.pointee.nextFree.store(UInt32(truncatingIfNeeded: head), ordering: .relaxed)
      let (done, found) = exchangeFree(entry.kind, head, ((head >> 32) &+ 1) << 32 | UInt64(entry.number + 1))
      if done { return }
      head = found
    }
  }

  private static func loadFree(_ kind: Kind) -> UInt64 {
    kind == .coordinator ? freeCoordinators.load(ordering: .acquiring) : freeLists.load(ordering: .acquiring)
  }

  private static func exchangeFree(_ kind: Kind, _ head: UInt64, _ next: UInt64) -> (Bool, UInt64) {
    let (done, found) =
      kind == .coordinator
      ? freeCoordinators.compareExchange(
        expected: head, desired: next, successOrdering: .acquiringAndReleasing, failureOrdering: .acquiring)
      : freeLists.compareExchange(
        expected: head, desired: next, successOrdering: .acquiringAndReleasing, failureOrdering: .acquiring)
    return (done, found)
  }

  private static func takeNewSlot(_ kind: Kind) -> UInt32? {
    let capacity = chunkCount << chunkBits
    while true {
      let used = kind == .coordinator ? usedCoordinators.load(ordering: .relaxed) : usedLists.load(ordering: .relaxed)
      if used >= capacity || !makeChunk(for: used, kind) { return nil }
      let (done, _) =
        kind == .coordinator
        ? usedCoordinators.compareExchange(expected: used, desired: used + 1, ordering: .relaxed)
        : usedLists.compareExchange(expected: used, desired: used + 1, ordering: .relaxed)
      if done { return used }
    }
  }

  /// Makes sure that the chunk of a slot is there.
  private static func makeChunk(for number: UInt32, _ kind: Kind) -> Bool {
    if slot(number, kind) != nil { return true }
    guard
      let directory = publish(
        in: handleDirectory, count: 2 * Int(chunkCount), { (_: Int) -> Atomic<UInt> in Atomic(0) })
    else { return false }
    let chunk = place(of: number >> chunkBits, kind)
    return publish(in: directory[chunk], count: 1 << chunkBits, { (_: Int) -> Slot in Slot() }) != nil
  }

  /// Allocates an array and publishes its address, unless another thread was first; answers what is there then.
  private static func publish<Element: ~Copyable>(
    in address: borrowing Atomic<UInt>, count: Int, _ make: (Int) -> Element
  ) -> UnsafeMutablePointer<Element>? {
    if let there = UnsafeMutablePointer<Element>(bitPattern: address.load(ordering: .acquiring)) { return there }
    guard let memory = RawMemory.allocate(Element.self, count: count) else { return nil }
    for index in 0..<count { (memory + index).initialize(to: make(index)) }
    let (done, found) = address.compareExchange(
      expected: 0, desired: UInt(bitPattern: memory), successOrdering: .acquiringAndReleasing,
      failureOrdering: .acquiring)
    if done { return memory }
    RawMemory.free(memory)
    return UnsafeMutablePointer<Element>(bitPattern: found)
  }
}

/// The address of the table of chunks; 0 until the first handle.
private let handleDirectory = Atomic<UInt>(0)
/// The free slots given back last: changes << 32 | number + 1.
private let freeCoordinators = Atomic<UInt64>(0)
private let freeLists = Atomic<UInt64>(0)
/// How many slots were ever taken.
private let usedCoordinators = Atomic<UInt32>(0)
private let usedLists = Atomic<UInt32>(0)
