/// The pages' states in one piece of memory, which grows only when pages are added; and what few pages have in another,
/// which is there once one has it. Indices are the caller's to check.
struct PageStore: ~Copyable {
  private var base: UnsafeMutablePointer<PageState>
  /// As many as there is room for, or nil. The words of `marks` lie behind them.
  private var extras: UnsafeMutablePointer<PageExtras>?
  private var number: Int32
  private var room: Int32
  private var ownsMemory = false
  /// In one byte, for the sake of a coordinator's size.
  private var kinds: Kinds = []

  /// What some page has, or had.
  private struct Kinds: OptionSet {
    let rawValue: UInt8
    static var tabWidths: Kinds { Kinds(rawValue: 1) }
    static var snapAreas: Kinds { Kinds(rawValue: 2) }
    static var loads: Kinds { Kinds(rawValue: 4) }
    static var lists: Kinds { Kinds(rawValue: 8) }
  }

  /// Some page's item in the strip of tabs has a width of its own.
  var hasTabWidths: Bool {
    @inline(__always) get { kinds.contains(.tabWidths) }
    set { set(.tabWidths, newValue) }
  }

  /// Some page has snap areas.
  var hasSnapAreas: Bool {
    @inline(__always) get { kinds.contains(.snapAreas) }
    set { set(.snapAreas, newValue) }
  }

  /// Some page loads more by a distance of its own, or has no more.
  var hasLoads: Bool {
    @inline(__always) get { kinds.contains(.loads) }
    set { set(.loads, newValue) }
  }

  /// Some page has, or had, a list.
  var hasLists: Bool {
    @inline(__always) get { kinds.contains(.lists) }
    set { set(.lists, newValue) }
  }

  private mutating func set(_ kind: Kinds, _ isThere: Bool) {
    if isThere { kinds.insert(kind) } else { kinds.remove(kind) }
  }

  private(set) var count: Int {
    @inline(__always) get { Int(number) }
    set { number = Int32(truncatingIfNeeded: newValue) }
  }

  private var capacity: Int {
    get { Int(room) }
    set { room = Int32(truncatingIfNeeded: newValue) }
  }

  /// Begins in memory that belongs to somebody else, filled with `count` pages.
  init(lent memory: UnsafeMutablePointer<PageState>, count: Int) {
    base = memory
    number = Int32(truncatingIfNeeded: count)
    room = number
  }

  mutating func free() {
    release(from: 0)
    if ownsMemory { RawMemory.free(base) }
    RawMemory.free(extras)
  }

  subscript(index: Int) -> PageState {
    @inline(__always) get { base[index] }
    @inline(__always) nonmutating _modify {
      assert(index >= 0 && index < count)
      yield &base[index]
      mark(index)
    }
  }

  /// Makes room for `total` pages; false, and nothing changed, when there is no memory for them.
  mutating func reserve(_ total: Int) -> Bool {
    if total <= capacity { return true }
    let grown = total > capacity * 2 ? total : capacity * 2
    guard let memory = RawMemory.allocate(PageState.self, count: grown) else { return false }
    if let extras {
      guard let moved = PageStore.allocateExtras(capacity: grown) else {
        RawMemory.free(memory)
        return false
      }
      moved.moveInitialize(from: extras, count: count)
      PageStore.marks(behind: moved, capacity: grown).insert(from: 0, to: count - 1)
      RawMemory.free(extras)
      self.extras = moved
    }
    memory.moveInitialize(from: base, count: count)
    if ownsMemory { RawMemory.free(base) }
    ownsMemory = true
    base = memory
    capacity = grown
    return true
  }

  /// Adds a page after the last; there must be room.
  mutating func append(_ page: PageState) {
    (base + count).initialize(to: page)
    if let extras { (extras + count).initialize(to: PageExtras()) }
    count += 1
  }

  /// Adds pages of given content heights, or of height 0; there must be room.
  mutating func append(_ count: Int, heights: UnsafePointer<Double>?) {
    for index in 0..<count { append(PageState(contentHeight: heights.map { $0[index] } ?? 0)) }
  }

  /// Inserts a page before `index`; there must be room.
  mutating func insert(_ page: PageState, at index: Int) {
    append(page)
    move(from: count - 1, to: index)
  }

  mutating func remove(at index: Int) {
    move(from: index, to: count - 1)
    truncate(to: count - 1)
  }

  @inline(never)
  mutating func truncate(to newCount: Int) {
    if newCount >= count { return }
    release(from: newCount)
    count = newCount
  }

  private func release(from first: Int) {
    guard hasSnapAreas || hasLists else { return }
    for index in first..<count { release(of: index) }
  }

  /// A page has no snap areas and no list any more.
  func release(of index: Int) {
    guard let extras else { return }
    SnapAreas.free(extras[index].snapAreas)
    extras[index].snapAreas = nil
    extras[index].list?.pointee.page = -1
    extras[index].list = nil
  }

  func move(from: Int, to: Int) {
    PageStore.rotate(base, from: from, to: to)
    if let extras { PageStore.rotate(extras, from: from, to: to) }
    marks?.insert(from: from < to ? from : to, to: from < to ? to : from)
  }

  private static func rotate<Element>(_ memory: UnsafeMutablePointer<Element>, from: Int, to: Int) {
    let moved = memory[from]
    let step = from < to ? 1 : -1
    var index = from
    while index != to {
      memory[index] = memory[index + step]
      index += step
    }
    memory[to] = moved
  }

  /// Exchanges all pages for others, which the store owns from now on; what the old ones have is not released.
  /// - Parameter extras: from `allocateExtras`.
  mutating func replace(
    pages: UnsafeMutablePointer<PageState>, extras: UnsafeMutablePointer<PageExtras>, count: Int
  ) {
    if ownsMemory { RawMemory.free(base) }
    RawMemory.free(self.extras)
    ownsMemory = true
    base = pages
    self.extras = extras
    self.count = count
    capacity = count
    marks?.insert(from: 0, to: count - 1)
  }

  // MARK: What few pages have

  var hasExtras: Bool { @inline(__always) get { extras != nil } }

  /// Makes room for what few pages have; false when there is no memory for it.
  mutating func needExtras() -> Bool {
    if extras != nil { return true }
    guard let memory = PageStore.allocateExtras(capacity: capacity) else { return false }
    memory.initialize(repeating: PageExtras(), count: count)
    extras = memory
    return true
  }

  /// What a page has; as good as nothing if none has anything.
  func extras(_ index: Int) -> PageExtras { extras.map { $0[index] } ?? PageExtras() }

  /// Changes what a page has; nothing if none has anything, see `needExtras`.
  @inline(__always)
  func changeExtras(_ index: Int, _ change: (inout PageExtras) -> Void) {
    guard let extras else { return }
    change(&extras[index])
    markInExtras(index)
  }

  /// Whether the host's own scroll view has to be told of an offset. A page whose view has not is left unmarked.
  func correctView(of index: Int, to offset: Double, _ token: Int32, isForced: Bool) -> Bool {
    guard let extras, extras[index].view.correct(to: offset, token, isForced: isForced) else { return false }
    markInExtras(index)
    return true
  }

  /// The list that is attached to a page.
  func list(of index: Int) -> UnsafeMutablePointer<List>? { extras?[index].list }

  /// Room for what few pages have, with no page marked; nil if there is no memory for it.
  static func allocateExtras(capacity: Int) -> UnsafeMutablePointer<PageExtras>? {
    let marks = PageMarks.wordCount(capacity) * MemoryLayout<UInt64>.stride
    let bytes = MemoryLayout<PageExtras>.stride * capacity + marks
    guard let memory = RawMemory.allocate(bytes: bytes, alignment: MemoryLayout<PageExtras>.alignment) else {
      return nil
    }
    let extras = memory.bindMemory(to: PageExtras.self, capacity: capacity)
    PageStore.marks(behind: extras, capacity: capacity).clear()
    return extras
  }

  private static func marks(behind extras: UnsafeMutablePointer<PageExtras>, capacity: Int) -> PageMarks {
    PageMarks(
      UnsafeMutableRawPointer(extras + capacity).assumingMemoryBound(to: UInt64.self), capacity: capacity)
  }

  /// The pages that were written to since somebody looked at them; nil if no page has extras.
  ///
  /// What has to follow a page's offset need not look at all pages then. Every way to write to one marks it, so that no
  /// change is missed; one that is marked may be as it was.
  var marks: PageMarks? { extras.map { PageStore.marks(behind: $0, capacity: capacity) } }

  @inline(__always)
  private func mark(_ index: Int) {
    if extras != nil { markInExtras(index) }
  }

  @inline(never)
  private func markInExtras(_ index: Int) { marks?.insert(index) }
}
