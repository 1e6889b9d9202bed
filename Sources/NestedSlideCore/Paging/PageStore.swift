/// The pages' states in one piece of memory, which grows only when pages are added. Indices are the caller's to check.
struct PageStore: ~Copyable {
  private var base: UnsafeMutablePointer<PageState>
  private var capacity: Int
  private var ownsMemory = false
  private(set) var count: Int

  /// Begins in memory that belongs to somebody else, filled with `count` pages.
  init(lent memory: UnsafeMutablePointer<PageState>, count: Int) {
    base = memory
    capacity = count
    self.count = count
  }

  deinit {
    if ownsMemory { RawMemory.free(base) }
  }

  subscript(index: Int) -> PageState {
    @inline(__always) get { base[index] }
    @inline(__always) nonmutating _modify { yield &base[index] }
  }

  /// Makes room for `total` pages; false, and nothing changed, when there is no memory for them.
  mutating func reserve(_ total: Int) -> Bool {
    if total <= capacity { return true }
    let grown = total > capacity * 2 ? total : capacity * 2
    guard let memory = RawMemory.allocate(PageState.self, count: grown) else { return false }
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

  mutating func truncate(to newCount: Int) {
    if newCount < count { count = newCount }
  }

  func move(from: Int, to: Int) {
    let page = self[from]
    let step = from < to ? 1 : -1
    var index = from
    while index != to {
      self[index] = self[index + step]
      index += step
    }
    self[to] = page
  }
}
