import CNestedSlide
import NestedSlideCore
import Synchronization

/// The table from handles to coordinators and lists. Lock-free: different handles never wait for each other.
///
/// A handle holds a slot's number (24 bits), a kind (8 bits) and the generation in which the slot was filled (32 bits).
/// A slot's word holds the same, or its generation alone if a word is no longer than that, and two flags: whether
/// the slot is free, and whether a call is inside. One exchange of the word lets a call in, and what it holds tells
/// stale, foreign and busy apart. Slots live in chunks that are never given back; every kind has slots of its own.
enum HandleTable {
  enum Kind: UInt32 {
    case coordinator = 1
    case list = 2
  }

  /// 128 slots a chunk.
  private static let chunkBits: UInt32 = 7
  /// Of each kind: there can be as many coordinators as lists.
  private static let chunkCount = UInt32(NSLIDE_MAX_COORDINATORS) >> chunkBits

  /// What a list of free slots has of a number + 1; the bits above count changes.
  private static let freeBits: UInt = 19
  private static let freeMask: UInt = (1 << freeBits) - 1

  struct Slot: ~Copyable {
    let word: Atomic<UInt>
    /// The next free slot's number + 1, 0 for none.
    let nextFree = Atomic<UInt32>(0)
    /// kind << 24 | number: the lower half of its handles.
    let name: UInt32
    /// Only touched by who has made the word busy, or fills the slot.
    var object: UnsafeMutableRawPointer?

    /// A free slot, in its first generation.
    init(name: UInt32) {
      self.name = name
      word = Atomic(Word.idle(1 << 32 | UInt64(name)) | Word.free)
    }

    /// What stands for what is there.
    var handle: UInt64 { Word.generation(word.load(ordering: .relaxed)) << 32 | UInt64(name) }
  }

  /// What a slot's word says.
  private enum Word {
    /// It holds a whole handle; elsewhere the generation and, below it, the flags.
    private static var isWhole: Bool { UInt.bitWidth == UInt64.bitWidth }
    /// The flags are bits that no handle of a kind has: what looks like a busy word is no handle.
    static var busy: UInt { isWhole ? 1 << 30 : 1 }
    static var free: UInt { isWhole ? 1 << 31 : 2 }
    /// Of a slot that stays empty, as no other generation has a word of its own.
    static var lastGeneration: UInt64 { UInt64(UInt32.max >> (isWhole ? 0 : 2)) }

    /// Of a slot that is taken, while no call is inside.
    @inline(__always)
    static func idle(_ handle: UInt64) -> UInt {
      isWhole ? UInt(truncatingIfNeeded: handle) : UInt(truncatingIfNeeded: handle >> 32) << 2
    }

    @inline(__always)
    static func generation(_ word: UInt) -> UInt64 { UInt64(word) >> (isWhole ? 32 : 2) }
  }

  typealias Chunk = UnsafeMutablePointer<Slot>

  /// A slot that a call is inside of.
  struct Entry {
    let slot: Chunk
    let word: UInt
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

  /// Goes inside what a handle stands for; nil if that cannot be, see `refusal`.
  @inline(__always)
  static func enterInPlace(_ handle: UInt64, _ kind: Kind = .coordinator) -> Entry? {
    guard let slot = slot(of: handle, kind) else { return nil }
    let idle = Word.idle(handle)
    // Never so if a word holds it all, and then not in the code.
    if Word.generation(idle) != handle >> 32 { return nil }
    let (entered, _) = slot.pointee.word.compareExchange(
      expected: idle, desired: idle &+ Word.busy, successOrdering: .acquiring, failureOrdering: .relaxed)
    return entered ? Entry(slot: slot, word: idle, object: slot.pointee.object.unsafelyUnwrapped) : nil
  }

  /// Leaves a slot that a call is inside of. Nobody else changes the word of such a slot.
  @inline(__always)
  static func leave(_ slot: Chunk) {
    slot.pointee.word.store(slot.pointee.word.load(ordering: .relaxed) & ~Word.busy, ordering: .releasing)
  }

  /// Goes inside what a handle stands for.
  @inline(never)
  static func enter(_ handle: UInt64, _ kind: Kind = .coordinator) throws(Failure) -> Entry {
    guard let entry = enterInPlace(handle, kind) else { throw refusal(of: handle, kind) }
    return entry
  }

  /// Why `enterInPlace` did not let a call in.
  @inline(never)
  static func refusal(of handle: UInt64, _ kind: Kind = .coordinator) -> Failure {
    guard let slot = slot(of: handle, kind) else { return Failure(.invalidHandle, "handle: is not one of this kind") }
    let generation = handle >> 32
    // If it has gone, all that was done to it before is seen from here on.
    let word = slot.pointee.word.load(ordering: .acquiring)
    // What was inside may have left by now.
    if Word.generation(word) == generation && word & Word.free == 0 {
      return HookThreads.containCurrent()
        ? Failure(.reentrant, "handle: is what the call that called this hook is inside of")
        : Failure(.busy, "handle: another call is inside")
    }
    if generation > 0 && generation < Word.generation(word) { return Failure(.staleHandle, "handle: was destroyed") }
    return Failure(.invalidHandle, "handle: was never handed out")
  }

  // MARK: Filling and emptying

  /// A handle for a coordinator or a list, nil when there is no slot left.
  @inline(never)
  static func add(_ object: UnsafeMutableRawPointer, _ kind: Kind) -> UInt64? {
    guard let number = takeFreeSlot(kind) ?? takeNewSlot(kind), let slot = slot(number, kind) else { return nil }
    slot.pointee.object = object
    slot.pointee.word.store(slot.pointee.word.load(ordering: .relaxed) & ~Word.free, ordering: .releasing)
    return slot.pointee.handle
  }

  /// Takes what is there out of its slot; every handle to it is stale from now on.
  @inline(never)
  static func remove(_ entry: Entry, _ kind: Kind = .coordinator) {
    let generation = Word.generation(entry.word) + 1
    let handle = generation << 32 | UInt64(entry.slot.pointee.name)
    entry.slot.pointee.word.store(Word.idle(handle) | Word.free, ordering: .releasing)
    // A slot whose generations are used up stays empty, so that no handle ever comes back.
    if generation < Word.lastGeneration { giveFreeSlot(entry.slot, kind) }
  }

  // MARK: Slots

  /// The slot of a handle, nil when none was ever there. A handle of another kind gives a number that no slot has.
  @inline(__always)
  private static func slot(of handle: UInt64, _ kind: Kind) -> Chunk? {
    slot(UInt32(truncatingIfNeeded: handle) &- kind.rawValue << 24, kind)
  }

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
    while head & freeMask != 0 {
      let number = UInt32(truncatingIfNeeded: head & freeMask) - 1
      guard let slot = slot(number, kind) else { return nil }
      let next = UInt(slot.pointee.nextFree.load(ordering: .relaxed))
      // The upper bits count changes, so that a head that came back is not taken for the same.
      let (done, found) = exchangeFree(kind, head, ((head >> freeBits) &+ 1) << freeBits | next)
      if done { return number }
      head = found
    }
    return nil
  }

  private static func giveFreeSlot(_ slot: Chunk, _ kind: Kind) {
    let number = slot.pointee.name & 0xFF_FFFF
    var head = loadFree(kind)
    while true {
      slot.pointee.nextFree.store(UInt32(truncatingIfNeeded: head & freeMask), ordering: .relaxed)
      let (done, found) = exchangeFree(kind, head, ((head >> freeBits) &+ 1) << freeBits | UInt(number + 1))
      if done { return }
      head = found
    }
  }

  private static func loadFree(_ kind: Kind) -> UInt {
    kind == .coordinator ? freeCoordinators.load(ordering: .acquiring) : freeLists.load(ordering: .acquiring)
  }

  private static func exchangeFree(_ kind: Kind, _ head: UInt, _ next: UInt) -> (Bool, UInt) {
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
        in: handleDirectory, count: 2 * Int(chunkCount), { (_: UInt32) -> Atomic<UInt> in Atomic(0) })
    else { return false }
    let chunk = number >> chunkBits
    let first = kind.rawValue << 24 | chunk << chunkBits
    return publish(
      in: directory[place(of: chunk, kind)], count: 1 << chunkBits,
      { (index: UInt32) -> Slot in Slot(name: first + index) }) != nil
  }

  /// Allocates an array and publishes its address, unless another thread was first; answers what is there then.
  private static func publish<Element: ~Copyable>(
    in address: borrowing Atomic<UInt>, count: Int, _ make: (UInt32) -> Element
  ) -> UnsafeMutablePointer<Element>? {
    if let there = UnsafeMutablePointer<Element>(bitPattern: address.load(ordering: .acquiring)) { return there }
    guard let memory = RawMemory.allocate(Element.self, count: count) else { return nil }
    for index in 0..<count { (memory + index).initialize(to: make(UInt32(truncatingIfNeeded: index))) }
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
/// The free slots given back last: changes << 19 | number + 1. There are 2^18 slots.
private let freeCoordinators = Atomic<UInt>(0)
private let freeLists = Atomic<UInt>(0)
/// How many slots were ever taken.
private let usedCoordinators = Atomic<UInt32>(0)
private let usedLists = Atomic<UInt32>(0)
