import NestedSlideCore
import Synchronization

/// Where the coordinators are that handles stand for. Lock-free: different coordinators never wait for each other.
///
/// A handle holds a slot's number (24 bits), a kind (8 bits) and the generation in which the slot was filled (32 bits).
/// A slot's word holds its generation and whether a call is inside; one exchange of it lets a call in, and tells
/// stale, foreign and busy apart. Slots live in chunks that are never given back.
enum HandleTable {
  static let kind: UInt32 = 1
  /// 128 slots a chunk, 2048 chunks.
  private static let chunkBits: UInt32 = 7
  private static let chunkCount: UInt32 = 2048

  struct Slot: ~Copyable {
    /// generation << 1 | busy
    let word = Atomic<UInt64>(2)
    /// The next free slot's number + 1, 0 for none.
    let nextFree = Atomic<UInt32>(0)
    /// nil while the slot is free. Only touched by who has made the word busy.
    var coordinator: UnsafeMutablePointer<Coordinator>?
  }

  typealias Chunk = UnsafeMutablePointer<Slot>

  /// A slot that a call is inside of.
  struct Entry {
    let slot: Chunk
    let number: UInt32
    let word: UInt64
    let coordinator: UnsafeMutablePointer<Coordinator>

    /// Leaves the slot as it was.
    @inline(__always)
    func leave() { slot.pointee.word.store(word, ordering: .releasing) }
  }

  // MARK: Entering

  /// Goes inside the coordinator that a handle stands for.
  @inline(__always)
  static func enter(_ handle: UInt64) throws(Failure) -> Entry {
    // Another kind gives a number that no slot has.
    let number = UInt32(truncatingIfNeeded: handle) &- kind << 24
    let generation = handle >> 32
    guard let slot = slot(number) else {
      throw Failure(.invalidHandle, "coordinator: is not a handle of one")
    }
    let idle = generation << 1
    let (entered, found) = slot.pointee.word.compareExchange(
      expected: idle, desired: idle | 1, successOrdering: .acquiring, failureOrdering: .relaxed)
    if !entered { throw refusal(generation: generation, found: found) }
    guard let coordinator = slot.pointee.coordinator else {
      slot.pointee.word.store(idle, ordering: .releasing)
      throw Failure(.invalidHandle, "coordinator: was never handed out")
    }
    return Entry(slot: slot, number: number, word: idle, coordinator: coordinator)
  }

  private static func refusal(generation: UInt64, found: UInt64) -> Failure {
    if found >> 1 == generation { return Failure(.busy, "coordinator: another call is inside") }
    if generation > 0 && generation < found >> 1 { return Failure(.staleHandle, "coordinator: was destroyed") }
    return Failure(.invalidHandle, "coordinator: was never handed out")
  }

  // MARK: Filling and emptying

  /// A handle for a coordinator, nil when there is no slot left.
  static func add(_ coordinator: UnsafeMutablePointer<Coordinator>) -> UInt64? {
    guard let number = takeFreeSlot() ?? takeNewSlot(), let slot = slot(number) else { return nil }
    let word = occupy(slot)
    slot.pointee.coordinator = coordinator
    slot.pointee.word.store(word, ordering: .releasing)
    return (word >> 1) << 32 | UInt64(kind << 24 | number)
  }

  /// Takes the coordinator out of its slot; every handle to it is stale from now on.
  static func remove(_ entry: Entry) {
    entry.slot.pointee.coordinator = nil
    let generation = (entry.word >> 1) + 1
    entry.slot.pointee.word.store(generation << 1, ordering: .releasing)
    // A slot whose generations are used up stays empty, so that no handle ever comes back.
    if generation < 0xFFFF_FFFF { giveFreeSlot(entry.number, entry.slot) }
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
  private static func slot(_ number: UInt32) -> Chunk? {
    let chunk = number >> chunkBits
    if chunk >= chunkCount { return nil }
    guard let directory = UnsafeMutablePointer<Atomic<UInt>>(bitPattern: handleDirectory.load(ordering: .acquiring)),
      let slots = Chunk(bitPattern: directory[Int(chunk)].load(ordering: .acquiring))
    else { return nil }
    return slots + Int(number & ((1 << chunkBits) - 1))
  }

  private static func takeFreeSlot() -> UInt32? {
    var head = freeSlots.load(ordering: .acquiring)
    while head & 0xFFFF_FFFF != 0 {
      let number = UInt32(truncatingIfNeeded: head) - 1
      guard let slot = slot(number) else { return nil }
      let next = UInt64(slot.pointee.nextFree.load(ordering: .relaxed))
      // The upper half counts changes, so that a head that came back is not taken for the same.
      let (done, found) = freeSlots.compareExchange(
        expected: head, desired: ((head >> 32) &+ 1) << 32 | next, successOrdering: .acquiringAndReleasing,
        failureOrdering: .acquiring)
      if done { return number }
      head = found
    }
    return nil
  }

  private static func giveFreeSlot(_ number: UInt32, _ slot: Chunk) {
    var head = freeSlots.load(ordering: .relaxed)
    while true {
      slot.pointee.nextFree.store(UInt32(truncatingIfNeeded: head), ordering: .relaxed)
      let (done, found) = freeSlots.compareExchange(
        expected: head, desired: ((head >> 32) &+ 1) << 32 | UInt64(number + 1), successOrdering: .releasing,
        failureOrdering: .relaxed)
      if done { return }
      head = found
    }
  }

  private static func takeNewSlot() -> UInt32? {
    let capacity = chunkCount << chunkBits
    var used = usedSlots.load(ordering: .relaxed)
    while true {
      if used >= capacity || !makeChunk(for: used) { return nil }
      let (done, found) = usedSlots.compareExchange(
        expected: used, desired: used + 1, successOrdering: .relaxed, failureOrdering: .relaxed)
      if done { return used }
      used = found
    }
  }

  /// Makes sure that the chunk of a slot is there.
  private static func makeChunk(for number: UInt32) -> Bool {
    if slot(number) != nil { return true }
    guard
      let directory = publish(in: handleDirectory, count: Int(chunkCount), { (_: Int) -> Atomic<UInt> in Atomic(0) })
    else { return false }
    return publish(in: directory[Int(number >> chunkBits)], count: 1 << chunkBits, { (_: Int) -> Slot in Slot() })
      != nil
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

/// The address of the table of chunks; 0 until the first coordinator.
private let handleDirectory = Atomic<UInt>(0)
/// The free slot given back last: changes << 32 | number + 1.
private let freeSlots = Atomic<UInt64>(0)
/// How many slots were ever taken.
private let usedSlots = Atomic<UInt32>(0)
