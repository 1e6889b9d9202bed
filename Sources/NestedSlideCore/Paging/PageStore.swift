/// The pages' states in one piece of memory, which grows only when pages are added. Indices are the caller's to check.
struct PageStore: ~Copyable {
  private var base: UnsafeMutablePointer<PageState>?
  private var capacity = 0
  private(set) var count = 0

  init() {}

  deinit {
    RawMemory.free(base)
  }

  subscript(index: Int) -> PageState {
    @inline(__always) get { base.unsafelyUnwrapped[index] }
    @inline(__always) nonmutating _modify { yield &base.unsafelyUnwrapped[index] }
  }

  /// Makes room for `total` pages; false, and nothing changed, when there is no memory for them.
  mutating func reserve(_ total: Int) -> Bool {
    if total <= capacity { return true }
    let grown = capacity == 0 ? total : (total > capacity * 2 ? total : capacity * 2)
    guard let memory = RawMemory.allocate(PageState.self, count: grown) else { return false }
    if let base {
      memory.moveInitialize(from: base, count: count)
      RawMemory.free(base)
    }
    base = memory
    capacity = grown
    return true
  }

  /// Adds a page after the last; there must be room.
  mutating func append(_ page: PageState) {
    (base.unsafelyUnwrapped + count).initialize(to: page)
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
